#include "server/live_tables.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "server/news.h"
#include "server/shared_limits.h"
#include "server/table_row.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

constexpr Time kIdle = 10 * 60'000;
// A table that others write and nobody here listens to is read again when nothing was heard of it for so long: its node
// may have died.
constexpr Time kSilence = 10'000;
// Tables that never started are given up: live ones when nobody has been there for so long, others after a week.
constexpr Time kForgottenLive = 60 * 60'000;
constexpr Time kForgottenTurns = Time{7} * 86'400'000;
// And those where nobody sits any more: whoever opens and leaves tables would fill the lobby.
constexpr Time kForgottenEmpty = 60'000;

bool is_forgotten(const LiveTable& table, Time now) {
    if (!table.is_loaded() || table.table().status() != Status::open || table.has_listeners()) return false;
    const std::vector<SeatState>& seats = table.table().seats();
    const bool is_empty =
        std::none_of(seats.begin(), seats.end(), [](const SeatState& seat) { return seat.kind == SeatKind::person; });
    const bool is_live = table.table().setup().pace == protocol::Pace::live;
    const Time patience = is_live ? kForgottenLive : kForgottenTurns;
    return now - table.last_used() > (is_empty ? kForgottenEmpty : patience);
}

}  // namespace

LiveTables::LiveTables(Node& node, People& people, NodeMessages& messages)
    : node_(node),
      people_(people),
      messages_(messages),
      lobby_(node, people),
      my_tables_(node, people),
      chat_(node, people, messages, [this](const std::string& id) { return at_work(id); }),
      challenges_(node, people) {
    table_news_ = messages_.on<TableNews>(
        [this](const std::string&, const TableNews& news) { heard_of(news.table.value, news.sequence.value); });
    row_news_ = messages_.on<RowNews>(
        [this](const std::string&, const RowNews& news) { heard_of_row(news.table.value, news.sequence.value); });
}

void LiveTables::share_limits(SharedLimits& shared) {
    shared.share("new tables", new_tables_);
    chat_.share_limits(shared);
}

Task<LiveTables::Found> LiveTables::find(std::string id) {
    std::shared_ptr<LiveTable> table = at_work(id);
    if (table != nullptr && table->is_loaded()) {
        if (table->sequence() < tables_[id].newest) co_await table->refresh();
        co_return table;
    }
    const bool is_new = table == nullptr;
    if (is_new) {
        table = std::make_shared<LiveTable>(node_, *this, id);
        tables_[id].table = table;
    }
    const Loaded loaded = co_await table->load();
    if (loaded == Loaded::there) {
        // Who asked first could not read it and has taken it away: this one would go on beside the next.
        if (at_work(id) != table) co_return co_await find(std::move(id));
        if (is_new) table->go_on();
        co_return table;
    }
    // Whoever asked first takes it away again; nobody has put another in its place meanwhile.
    if (is_new) tables_.erase(id);
    co_return refusal_of(loaded);
}

Task<std::shared_ptr<LiveTable>> LiveTables::find_table(std::string id) {
    Found found = co_await find(std::move(id));
    auto* table = std::get_if<std::shared_ptr<LiveTable>>(&found);
    co_return table == nullptr ? nullptr : std::move(*table);
}

std::shared_ptr<LiveTable> LiveTables::at_work(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.table;
}

// --- what other nodes write -----------------------------------------------------------------------------------------

void LiveTables::heard_of(const std::string& id, std::int64_t sequence) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    AtWork& entry = found->second;
    entry.newest = std::max(entry.newest, sequence);
    entry.heard = now_ms();
    if (entry.table->has_listeners()) refresh(entry);
}

void LiveTables::refresh(AtWork& entry) {
    if (entry.refreshing || !entry.table->is_loaded() || entry.table->sequence() >= entry.newest) return;
    entry.refreshing = true;
    spawn<bool>("reading on in a table", entry.table->refresh(), [this, id = entry.table->id()](auto there) {
        const auto again = tables_.find(id);
        if (again == tables_.end()) return;
        again->second.refreshing = false;
        // More may have come meanwhile. What could not be read is tried again when it is heard of again.
        if (there.value_or(false)) refresh(again->second);
    });
}

void LiveTables::heard_of_row(const std::string& id, std::int64_t sequence) {
    heard_of(id, sequence);
    const auto table = at_work(id);
    if (table != nullptr && table->has_listeners()) return;  // it says so itself when it has caught up
    spawn<bool>(read_row(id), [this, id](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("a table's row could not be read", {{"table", id}});
    });
}

Task<bool> LiveTables::read_row(std::string id) {
    auto row_read = node_.read([id](storage::Store& store) { return store.table(id); });
    const std::optional<storage::TableRow> row = co_await row_read;
    if (!row) co_return false;
    co_await people_.learn_names(row->people);
    const auto info = info_of(*row, people_);
    if (!info) co_return false;
    lobby_.update(*info, row->sequence);
    my_tables_.update(*info);
    co_return true;
}

void LiveTables::table_changed(LiveTable& table) {
    protocol::TableInfo info = table.info(kSpectator);
    info.proof.reset();  // lists do without
    lobby_.update(info, table.sequence());
    my_tables_.update(info);
    const auto found = tables_.find(table.id());
    const std::int64_t heard = found == tables_.end() ? 0 : found->second.newest;
    // What was heard of another node was told to all by that one.
    if (table.sequence() > heard) messages_.send(RowNews{{table.id()}, {table.sequence()}});
}

std::vector<std::string> LiveTables::followed() const {
    std::vector<std::string> ids;
    for (const auto& [id, entry] : tables_)
        if (entry.table->has_listeners()) ids.push_back(id);
    return ids;
}

// --- opening and joining --------------------------------------------------------------------------------------------

std::variant<Setup, Error> LiveTables::check(const Person& person, const protocol::NewTable& wanted) const {
    const match::AnyGame* game = catalog::find_game(wanted.game.value);
    if (game == nullptr) return errors::kNoSuchGame();
    Setup setup;
    setup.game = wanted.game.value;
    setup.rules = game->rules_version();
    setup.seats = wanted.seats.items;
    bool has_open = false;
    for (protocol::SeatWish& seat : setup.seats) {
        if (seat.kind == SeatKind::person) seat.kind = SeatKind::open;
        if (seat.kind != SeatKind::open) seat.user.reset();
        has_open |= seat.kind == SeatKind::open && !seat.user;
        if (seat.kind == SeatKind::computer && !seat.level) seat.level = protocol::Level::normal;
    }
    if (!has_open) return errors::kNoSeatForYou();
    setup.options = wanted.options.value_or(boost::json::object());
    const auto config = config_of(*game, rules_of(setup), static_cast<int>(setup.seats.size()), setup.options);
    if (const auto* refused = std::get_if<Error>(&config)) return *refused;
    setup.pace = wanted.pace.value_or(protocol::Pace::live);
    setup.clock = wanted.clock;
    if (setup.pace == protocol::Pace::turns && !setup.clock) return errors::kTurnsNeedClock();
    setup.invite_only = wanted.invite_only.value_or(false);
    setup.rated = wanted.rated.value_or(false);
    if (setup.rated && person.kind == protocol::PersonKind::guest) return errors::kRatedNeedsAccount();
    // Without one, somebody who never moves would keep the game from ever ending.
    if (setup.rated && !setup.clock) return errors::kRatedNeedsClock();
    setup.shuffle = wanted.shuffle.value_or(false);
    setup.host = person.id;
    setup.invite = random_id();
    const match::Digest secret = match::random_secret();
    setup.secret = match::hexadecimal(secret);
    setup.commitment = match::hexadecimal(match::sha256(match::bytes_of(secret)));
    return setup;
}

Task<LiveTables::Opened> LiveTables::open(Person person, protocol::NewTable wanted, bool starts_itself) {
    if (node_.draining) co_return errors::kRestarting();
    if (!node_.options.unlimited_rate) {
        const auto a_minute = static_cast<double>(node_.rules.tables_per_minute.value);
        new_tables_.change(a_minute, a_minute);
        if (!new_tables_.allow(person.id)) co_return errors::kTooMany();
        const bool may = co_await may_open(person.id);
        if (!may) co_return errors::kTooManyTables();
    }
    auto checked = check(person, wanted);
    if (auto* fault = std::get_if<Error>(&checked)) co_return std::move(*fault);
    Setup setup = std::get<Setup>(std::move(checked));
    setup.starts_itself = starts_itself;
    const match::AnyGame& game = *catalog::find_game(setup.game);
    const auto table = std::make_shared<LiveTable>(node_, *this, random_id());
    tables_[table->id()].table = table;
    const bool stored = co_await table->create(game, std::move(setup));
    if (!stored) {
        tables_.erase(table->id());
        co_return errors::kTryAgain();
    }
    co_return table;
}

Task<bool> LiveTables::may_open(std::string host) {
    auto rows_read = node_.read([host](storage::Store& store) {
        return store.tables_of(host, storage::TableStatus::open, {.limit = storage::kMostRows});
    });
    const std::vector<storage::TableRow> rows = co_await rows_read;
    const auto hosted = std::count_if(rows.begin(), rows.end(), [&](const storage::TableRow& row) {
        const auto setup = read_setup(row.setup);
        return std::holds_alternative<Setup>(setup) && std::get<Setup>(setup).host == host;
    });
    co_return hosted < node_.rules.open_tables.value;
}

Task<LiveTables::Opened> LiveTables::rematch(Person person, std::string id) {
    Found found = co_await find(id);
    if (std::holds_alternative<Error>(found)) co_return found;
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    if (table->table().seat_of(person.id) == kSpectator) co_return errors::kNotSeated();
    if (table->table().status() != Status::over) co_return errors::kNotOver();
    if (!table->table().rematch().empty()) {
        Found there = co_await find(table->table().rematch());
        if (std::holds_alternative<Error>(there)) co_return there;
        const auto next = std::get<std::shared_ptr<LiveTable>>(there);
        const auto refused = co_await join(person, next, std::nullopt);
        if (refused && refused->code != errors::kAlreadySeated.code) co_return *refused;
        co_return next;
    }
    const Setup& before = table->table().setup();
    protocol::NewTable again;
    again.game.value = before.game;
    for (const SeatState& seat : table->table().seats()) {
        again.seats.items.push_back({seat.kind == SeatKind::computer ? SeatKind::computer : SeatKind::open,
                                     seat.kind == SeatKind::computer ? std::optional(seat.level) : std::nullopt});
        // A bot is challenged again; nobody else plays for it.
        if (is_bot(seat.user) && seat.user != person.id) again.seats.items.back().user.emplace().value = seat.user;
    }
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
    LiveTable::Attempt attempt = [next_id](TableState& finished, Time now) {
        return finished.play_again(next_id, now);
    };
    const auto refused = co_await table->perform(std::move(attempt));
    if (refused) {
        // Somebody else has asked at the same moment, and was faster: his table is the one.
        LiveTable::Attempt close = [](TableState& open, Time now) { return open.abandon(now); };
        co_await (*next)->perform(std::move(close));
        if (refused->code != errors::kRematchExists.code) co_return *refused;
        co_return co_await rematch(std::move(person), std::move(id));
    }
    co_await start_if_ready(*next);
    co_return opened;
}

Task<std::optional<Error>> LiveTables::join(Person person, std::shared_ptr<LiveTable> table, std::optional<Seat> seat) {
    if (table->table().setup().rated && person.kind == protocol::PersonKind::guest)
        co_return errors::kRatedNeedsAccount();
    // A bot sits where it was asked to, and at tables of its own.
    if (person.kind == protocol::PersonKind::bot && table->table().setup().host != person.id &&
        table->table().challenged_seat(person.id) == kSpectator && table->table().seat_of(person.id) == kSpectator)
        co_return errors::kBotsNeedChallenge();
    LiveTable::Attempt attempt = [person, seat](TableState& t, Time now) { return t.join(person.id, seat, now); };
    auto refused = co_await table->perform(std::move(attempt));
    if (!refused) co_await start_if_ready(table);
    co_return refused;
}

Task<std::optional<Error>> LiveTables::close(std::string id, std::string reason) {
    Found found = co_await find(std::move(id));
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    LiveTable::Attempt attempt = [reason](TableState& t, Time now) { return t.close(reason, now); };
    co_return co_await table->perform(std::move(attempt));
}

Task<std::optional<Error>> LiveTables::challenge(Person person, std::shared_ptr<LiveTable> table, std::string bot,
                                                 std::optional<Seat> seat) {
    if (!node_.options.unlimited_rate && !new_tables_.allow(person.id)) co_return errors::kTooMany();
    Challenges::Found found = co_await challenges_.find(person, std::move(bot));
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    LiveTable::Attempt attempt = [person, id = std::get<std::string>(found), seat](TableState& t, Time now) {
        return t.challenge(person.id, id, seat, now);
    };
    co_return co_await table->perform(std::move(attempt));
}

Task<std::optional<Error>> LiveTables::give_number(Person person, std::shared_ptr<LiveTable> table,
                                                   std::string number) {
    LiveTable::Attempt attempt = [person, number](TableState& t, Time now) {
        return t.give_number(person.id, number, now);
    };
    auto refused = co_await table->perform(std::move(attempt));
    if (!refused) co_await start_if_ready(table);
    co_return refused;
}

// One that starts itself, as soon as all seats are taken and everybody has given his number. Who gives none is not
// waited for: the table sees to it after a moment (LiveTable::watch_start).
Task<bool> LiveTables::start_if_ready(std::shared_ptr<LiveTable> table) {
    const TableState& waiting = table->table();
    if (!waiting.setup().starts_itself || waiting.has_open_seat() || !waiting.has_all_numbers()) co_return false;
    LiveTable::Attempt start = [&node = node_](TableState& t, Time now) {
        return t.start(t.setup().host, node.chance, now);
    };
    const auto refused = co_await table->perform(std::move(start));
    co_return !refused;
}

// --- waking and forgetting ------------------------------------------------------------------------------------------

Task<bool> LiveTables::wake() {
    co_await lobby_.read();
    std::string after;
    for (;;) {
        auto rows_read = node_.read([after](storage::Store& store) { return store.running_tables(after); });
        const auto rows = co_await rows_read;
        for (const storage::TableRow& row : rows) co_await find_table(row.id);
        if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) co_return true;
        after = rows.back().id;
    }
}

void LiveTables::tidy(Time now) {
    std::vector<std::shared_ptr<LiveTable>> forgotten;
    for (const auto& [id, entry] : tables_)
        if (is_forgotten(*entry.table, now) && !is_used_elsewhere(id)) forgotten.push_back(entry.table);
    for (const auto& table : forgotten) {
        LiveTable::Attempt attempt = [](TableState& open, Time at) { return open.abandon(at); };
        spawn("giving up a table", table->perform(std::move(attempt)));
    }
    forgotten.clear();
    std::erase_if(tables_, [&](const auto& known) {
        const LiveTable& table = *known.second.table;
        if (!table.is_loaded() || table.has_listeners() || now - table.last_used() < kIdle) return false;
        const Status status = table.table().status();
        // An open table may be given up one day; a live game has clocks and computer players to look after.
        const Setup& setup = table.table().setup();
        const bool sleeps = status == Status::playing && (setup.pace == protocol::Pace::turns || !setup.clock) &&
                            table.table().computers_to_act().empty();
        return known.second.table.use_count() == 1 && (status == Status::over || status == Status::abandoned || sleeps);
    });
    chat_.tidy();
    if (other_nodes_ != nullptr) {
        std::vector<std::shared_ptr<LiveTable>> current;
        for (auto& [id, entry] : tables_) {
            if (!entry.table->is_loaded()) continue;
            if (entry.table->sequence() >= entry.newest)
                current.push_back(entry.table);
            else if (now - entry.heard > kSilence)
                refresh(entry);
        }
        for (const auto& table : current) table->go_on();
    }
    spawn<bool>(take_up_due(now), [this](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("tables whose time is up could not be read");
    });
}

bool LiveTables::is_used_elsewhere(const std::string& id) const {
    return other_nodes_ != nullptr && (!other_nodes_->knows_presence() || other_nodes_->is_followed(id));
}

// Tables that nobody looks at, whose time is up.
Task<bool> LiveTables::take_up_due(Time now) {
    auto due_read = node_.read([now](storage::Store& store) { return store.due_tables(now, 100); });
    const auto due = co_await due_read;
    for (const storage::TableRow& row : due) co_await find_table(row.id);
    co_return true;
}

}  // namespace wharf::server
