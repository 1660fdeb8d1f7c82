#include "server/hall.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

// A person may have so many tables waiting for players.
constexpr int kMostOpenTables = 10;
constexpr Time kIdle = 10 * 60'000;
// Tables that never started are given up: live ones when nobody has been there for so long, others after a week.
constexpr Time kForgottenLive = 60 * 60'000;
constexpr Time kForgottenTurns = Time{7} * 86'400'000;

bool is_forgotten(const LiveTable& table, Time now) {
    if (!table.is_loaded() || table.table().status() != Status::open || table.has_listeners()) return false;
    const bool is_live = table.table().setup().pace == protocol::Pace::live;
    return now - table.last_used() > (is_live ? kForgottenLive : kForgottenTurns);
}

}  // namespace

Task<std::shared_ptr<LiveTable>> Hall::find(std::string id) {
    if (const auto found = tables_.find(id); found != tables_.end()) {
        const std::shared_ptr<LiveTable> table = found->second;
        if (table->is_loaded()) co_return table;
        const bool loaded = co_await table->load();
        co_return loaded ? table : nullptr;
    }
    const auto table = std::make_shared<LiveTable>(node_, *this, id);
    tables_[id] = table;
    const bool loaded = co_await table->load();
    if (!loaded) {
        tables_.erase(id);
        co_return nullptr;
    }
    table->go_on();
    co_return table;
}

std::shared_ptr<LiveTable> Hall::at_work(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second;
}

std::variant<Setup, Error> Hall::check(const Person& person, const protocol::NewTable& wanted) const {
    const match::AnyGame* game = catalog::find_game(wanted.game.value);
    if (game == nullptr) return protocol::bad_field({"game", "there is no such game"});
    Setup setup;
    setup.game = wanted.game.value;
    setup.seats = wanted.seats.items;
    bool has_open = false;
    for (protocol::SeatWish& seat : setup.seats) {
        if (seat.kind == SeatKind::person) seat.kind = SeatKind::open;
        has_open |= seat.kind == SeatKind::open;
        if (seat.kind == SeatKind::computer && !seat.level) seat.level = protocol::Level::normal;
    }
    if (!has_open) return protocol::bad_field({"seats", "must leave one open for you"});
    setup.options = wanted.options.value_or(boost::json::object());
    const auto config = config_of(*game, static_cast<int>(setup.seats.size()), setup.options);
    if (const auto* problem = std::get_if<text::Problem>(&config)) return protocol::bad_field(*problem);
    setup.pace = wanted.pace.value_or(protocol::Pace::live);
    setup.clock = wanted.clock;
    if (setup.pace == protocol::Pace::turns && !setup.clock)
        return protocol::bad_field({"clock", "is needed turn by turn: the seconds for every turn"});
    setup.invite_only = wanted.invite_only.value_or(false);
    setup.rated = wanted.rated.value_or(false);
    if (setup.rated && person.kind == protocol::PersonKind::guest)
        return error("guests_cannot", "Rated games need an account.");
    setup.shuffle = wanted.shuffle.value_or(false);
    setup.host = person.id;
    setup.invite = random_id();
    return setup;
}

Task<Hall::Opened> Hall::open(Person person, protocol::NewTable wanted, bool starts_itself) {
    if (node_.draining) co_return restarting();
    if (!node_.options.unlimited_rate) {
        if (!new_tables_.allow(person.id, now_ms())) co_return too_many();
        const auto hosted = std::count_if(tables_.begin(), tables_.end(), [&](const auto& entry) {
            return entry.second->is_loaded() && entry.second->table().status() == Status::open &&
                   entry.second->table().setup().host == person.id;
        });
        if (hosted >= kMostOpenTables) co_return error("too_many", "You have too many tables waiting for players.");
    }
    auto checked = check(person, wanted);
    if (auto* fault = std::get_if<Error>(&checked)) co_return std::move(*fault);
    Setup setup = std::get<Setup>(std::move(checked));
    setup.starts_itself = starts_itself;
    const match::AnyGame& game = *catalog::find_game(setup.game);
    const auto table = std::make_shared<LiveTable>(node_, *this, random_id());
    tables_[table->id()] = table;
    const bool stored = co_await table->create(game, std::move(setup));
    if (!stored) {
        tables_.erase(table->id());
        co_return try_again();
    }
    co_return table;
}

Task<Hall::Opened> Hall::quick_match(Person person, protocol::QuickMatch wanted) {
    const bool rated = wanted.rated.value_or(false) && person.kind != protocol::PersonKind::guest;
    // The one that waits longest.
    for (const auto& [id, info] : lobby_) {
        const auto found = tables_.find(id);
        if (found == tables_.end() || !found->second->is_loaded()) continue;
        const std::shared_ptr<LiveTable> table = found->second;
        const Setup& setup = table->table().setup();
        if (!setup.starts_itself || setup.game != wanted.game.value || setup.rated != rated ||
            setup.seats.size() != static_cast<std::size_t>(wanted.players.value))
            continue;
        if (table->table().seat_of(person.id) != kSpectator) co_return table;
        const auto refused = co_await join(person, table, std::nullopt);
        if (!refused) co_return table;
    }
    protocol::NewTable fresh;
    fresh.game.value = wanted.game.value;
    fresh.seats.items.resize(static_cast<std::size_t>(wanted.players.value));
    fresh.rated = rated;
    fresh.shuffle = true;
    fresh.clock.emplace();
    fresh.clock->seconds.value = 900;
    fresh.clock->increment.value = 15;
    co_return co_await open(person, std::move(fresh), true);
}

Task<Hall::Opened> Hall::rematch(Person person, std::string id) {
    const auto table = co_await find(id);
    if (table == nullptr) co_return no_such_table();
    if (table->table().seat_of(person.id) == kSpectator) co_return not_seated();
    if (table->table().status() != Status::over) co_return error("not_over", "The game is not over yet.");
    if (!table->table().rematch().empty()) {
        const auto next = co_await find(table->table().rematch());
        if (next == nullptr) co_return no_such_table();
        const auto refused = co_await join(person, next, std::nullopt);
        if (refused && refused->code != "already_seated") co_return *refused;
        co_return next;
    }
    const Setup& before = table->table().setup();
    protocol::NewTable again;
    again.game.value = before.game;
    for (const SeatState& seat : table->table().seats())
        again.seats.items.push_back({seat.kind == SeatKind::computer ? SeatKind::computer : SeatKind::open,
                                     seat.kind == SeatKind::computer ? std::optional(seat.level) : std::nullopt});
    again.options = before.options;
    again.pace = before.pace;
    again.clock = before.clock;
    again.invite_only = true;
    again.rated = before.rated;
    again.shuffle = true;
    Opened opened = co_await open(person, std::move(again), true);
    const auto* next = std::get_if<std::shared_ptr<LiveTable>>(&opened);
    if (next == nullptr) co_return opened;
    const std::string next_id = (*next)->id();
    LiveTable::Attempt attempt = [next_id](Table& finished, Time now) { return finished.play_again(next_id, now); };
    co_await table->perform(std::move(attempt));
    if (!(*next)->table().has_open_seat()) {
        Node& node = node_;
        LiveTable::Attempt start = [&node](Table& fresh, Time now) {
            return fresh.start(fresh.setup().host, node.chance, now);
        };
        co_await (*next)->perform(std::move(start));
    }
    co_return opened;
}

Task<std::optional<Error>> Hall::join(Person person, std::shared_ptr<LiveTable> table, std::optional<Seat> seat) {
    if (table->table().setup().rated && person.kind == protocol::PersonKind::guest)
        co_return error("guests_cannot", "Rated games need an account.");
    LiveTable::Attempt attempt = [person, seat](Table& t, Time now) { return t.join(person.id, seat, now); };
    auto refused = co_await table->perform(std::move(attempt));
    if (!refused && table->table().setup().starts_itself && !table->table().has_open_seat()) {
        Node& node = node_;
        LiveTable::Attempt start = [&node](Table& t, Time now) { return t.start(t.setup().host, node.chance, now); };
        co_await table->perform(std::move(start));
    }
    co_return refused;
}

Task<std::optional<Error>> Hall::say(Person person, std::shared_ptr<LiveTable> table, std::string text) {
    if (text.find_first_not_of(' ') == std::string::npos) co_return protocol::bad_field({"text", "must not be empty"});
    if (!node_.options.unlimited_rate && !chat_.allow(person.id, now_ms())) co_return too_many();
    const Time now = now_ms();
    storage::Write write = storage::AddChat{table->id(), person.id, now, text};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return try_again();
    protocol::Chat chat;
    chat.table = table->id();
    chat.lines.push_back({outcome.number, person.id, person.name, now, text});
    table->send_chat(person.id, protocol::message(chat));
    if (others_ != nullptr) others_->said(table->id(), person.id, protocol::message(chat));
    co_return std::nullopt;
}

// --- waking and forgetting ------------------------------------------------------------------------------------------

Task<bool> Hall::wake() {
    std::string after;
    for (;;) {
        auto rows_read = node_.read([after](storage::Store& store) { return store.running_tables(after); });
        const auto rows = co_await rows_read;
        for (const storage::Table& row : rows) {
            const auto table = co_await find(row.id);
            if (table != nullptr) table_changed(*table);
        }
        if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) co_return true;
        after = rows.back().id;
    }
}

void Hall::tidy() {
    const Time now = now_ms();
    for (const auto& [id, table] : tables_) {
        if (!is_forgotten(*table, now)) continue;
        LiveTable::Attempt attempt = [](Table& open, Time at) { return open.abandon(at); };
        spawn<std::optional<Error>>(table->perform(std::move(attempt)), [](auto, auto) {});
    }
    std::erase_if(tables_, [&](const auto& entry) {
        const LiveTable& table = *entry.second;
        if (!table.is_loaded() || table.has_listeners() || now - table.last_used() < kIdle) return false;
        const Status status = table.table().status();
        // An open table is in the lobby; a live game has clocks and computer players to look after.
        const Setup& setup = table.table().setup();
        const bool sleeps = status == Status::playing && (setup.pace == protocol::Pace::turns || !setup.clock) &&
                            table.table().computers_to_act().empty();
        return entry.second.use_count() == 1 && (status == Status::over || status == Status::abandoned || sleeps);
    });
    if (others_ != nullptr)
        for (const auto& [id, table] : tables_)
            if (table->is_loaded()) table->go_on();
    spawn<bool>(
        [](Hall& hall, Time at) -> Task<bool> {
            auto due_read = hall.node_.read([at](storage::Store& store) { return store.due_tables(at, 100); });
            const auto due = co_await due_read;
            for (const storage::Table& row : due) co_await hall.find(row.id);
            co_return true;
        }(*this, now),
        [](auto, auto) {});
}

}  // namespace wharf::server
