#include "server/waiting_rooms.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "server/live_tables.h"
#include "server/shared_limits.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

// Who sits there, and for whom seats are kept.
std::set<std::string> people_at(const TableState& table) {
    std::set<std::string> users;
    for (const SeatState& seat : table.seats())
        if (!seat.user.empty() || seat.challenged) users.insert(seat.challenged.value_or(seat.user));
    return users;
}

}  // namespace

void WaitingRooms::share_limits(SharedLimits& shared) {
    shared.share("new tables", new_tables_);
    shared.share("new tables of an address", tables_from_there_);
}

// A school opens its tables in one minute, and a few as long as it plays.
bool WaitingRooms::allows_from(const std::string& address) {
    const auto of_person = static_cast<double>(node_.rules.tables_per_minute.value);
    tables_from_there_.change(20 * of_person, 6 * of_person);
    return node_.options.unlimited_rate || tables_from_there_.allow(address);
}

std::variant<Setup, Error> WaitingRooms::check(const Person& person, const protocol::NewTable& wanted) const {
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

Task<WaitingRooms::Opened> WaitingRooms::open(Person person, protocol::NewTable wanted, bool starts_itself) {
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
    const auto table = co_await live_tables_.make(random_id(), std::move(setup));
    if (table == nullptr) co_return errors::kTryAgain();
    co_return table;
}

Task<WaitingRooms::Opened> WaitingRooms::open_for_tournament(std::string id, Setup setup,
                                                             std::vector<std::string> users) {
    if (catalog::find_game(setup.game) == nullptr) co_return errors::kNoSuchGame();
    if (live_tables_.at_work(id) != nullptr) co_return co_await live_tables_.find(std::move(id));
    co_await people_.learn_names(users);
    const auto table = co_await live_tables_.make(id, std::move(setup), std::move(users));
    if (table == nullptr) co_return co_await live_tables_.find(std::move(id));
    table->go_on();
    co_await start_if_ready(table);
    co_return table;
}

Task<bool> WaitingRooms::may_open(std::string host) {
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

// The same set-up; every other person's seat is kept for him, unless he has gone for good, or the two have nothing to
// do with each other.
protocol::NewTable WaitingRooms::again(const Person& person, const TableState& finished, protocol::SeatOrder order,
                                       const std::set<std::string>& apart) const {
    const Setup& before = finished.setup();
    protocol::NewTable wanted;
    wanted.game.value = before.game;
    for (const SeatState& seat : finished.seats()) {
        const bool is_computer = seat.kind == SeatKind::computer;
        auto& wish = wanted.seats.items.emplace_back();
        wish.kind = is_computer ? SeatKind::computer : SeatKind::open;
        if (is_computer) wish.level = seat.level;
        const bool has_other = !is_computer && !seat.user.empty() && seat.user != person.id;
        if (has_other && !apart.contains(seat.user)) wish.user.emplace().value = seat.user;
    }
    std::vector<protocol::SeatWish>& seats = wanted.seats.items;
    if (order == protocol::SeatOrder::rotated) std::rotate(seats.begin(), seats.begin() + 1, seats.end());
    wanted.options = before.options;
    wanted.pace = before.pace;
    wanted.clock = before.clock;
    wanted.invite_only = before.invite_only;
    wanted.rated = before.rated;
    wanted.shuffle = order == protocol::SeatOrder::drawn;
    return wanted;
}

Task<WaitingRooms::Opened> WaitingRooms::rematch(Person person, std::string id, protocol::SeatOrder order) {
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (std::holds_alternative<Error>(found)) co_return found;
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    if (table->table().seat_of(person.id) == kSpectator) co_return errors::kNotSeated();
    if (table->table().status() != Status::over) co_return errors::kNotOver();
    if (table->table().setup().tournament) co_return errors::kTournamentTable();
    const std::string offered = table->table().rematch();
    if (!offered.empty()) {
        LiveTables::Found there = co_await live_tables_.find_current(offered);
        const auto* refusal = std::get_if<Error>(&there);
        if (refusal != nullptr && refusal->code != errors::kNoSuchTable.code) co_return there;
        // One that was given up, and perhaps forgotten since, keeps nobody from offering another.
        const auto next = refusal == nullptr ? std::get<std::shared_ptr<LiveTable>>(there) : nullptr;
        if (next != nullptr && next->table().status() != Status::abandoned) {
            const auto refused = co_await join(person, next, std::nullopt);
            if (refused && refused->code != errors::kAlreadySeated.code) co_return *refused;
            co_return next;
        }
    }
    std::vector<std::string> others;
    for (const SeatState& seat : table->table().seats())
        if (!seat.user.empty() && seat.user != person.id) others.push_back(seat.user);
    auto apart_read = node_.read([user = person.id, others](storage::Store& store) {
        std::set<std::string> apart;
        for (const storage::User& other : store.users(others)) {
            const std::vector<std::string> muted = store.muted_by(other.id);
            const bool is_muted = std::find(muted.begin(), muted.end(), user) != muted.end();
            if (other.deleted != 0 || is_muted || Bonds::are_apart(store, user, other.id)) apart.insert(other.id);
        }
        return apart;
    });
    const std::set<std::string> apart = co_await apart_read;
    Opened opened = co_await open(person, again(person, table->table(), order, apart), true);
    const auto* next = std::get_if<std::shared_ptr<LiveTable>>(&opened);
    if (next == nullptr) co_return opened;
    const std::string next_id = (*next)->id();
    LiveTable::Attempt attempt = [next_id, offered](TableState& finished, Time now) {
        return finished.play_again(next_id, offered, now);
    };
    const auto refused = co_await table->perform(std::move(attempt));
    if (refused) {
        // Somebody else has asked at the same moment, and was faster: his table is the one.
        LiveTable::Attempt close = [](TableState& open, Time now) { return open.abandon(now); };
        co_await (*next)->perform(std::move(close));
        if (refused->code != errors::kRematchExists.code) co_return *refused;
        co_return co_await rematch(std::move(person), std::move(id), order);
    }
    co_await start_if_ready(*next);
    co_return opened;
}

Task<std::optional<Error>> WaitingRooms::join(Person person, std::shared_ptr<LiveTable> table,
                                              std::optional<Seat> seat) {
    if (table->table().setup().rated && person.kind == protocol::PersonKind::guest)
        co_return errors::kRatedNeedsAccount();
    // A bot sits where it was asked to, and at tables of its own.
    if (person.kind == protocol::PersonKind::bot && table->table().setup().host != person.id &&
        table->table().challenged_seat(person.id) == kSpectator && table->table().seat_of(person.id) == kSpectator)
        co_return errors::kBotsNeedChallenge();
    // Who has blocked somebody does not sit with him, at whoever's table.
    std::vector<std::string> there{table->table().setup().host};
    for (const SeatState& other : table->table().seats())
        if (other.kind == SeatKind::person) there.push_back(other.user);
    auto blocked_read = node_.read([there, user = person.id](storage::Store& store) {
        return !store.bound_to(user, storage::BondKind::block, there).empty();
    });
    const bool is_blocked = co_await blocked_read;
    if (is_blocked) co_return errors::kNotAdmitted();
    LiveTable::Attempt attempt = [person, seat](TableState& t, Time now) -> Done {
        // Its host may have made it so meanwhile.
        if (t.setup().rated && person.kind == protocol::PersonKind::guest) return errors::kRatedNeedsAccount();
        return t.join(person.id, seat, now);
    };
    auto refused = co_await table->perform(std::move(attempt));
    if (!refused) co_await start_if_ready(table);
    co_return refused;
}

Task<std::optional<Error>> WaitingRooms::change(Person person, std::shared_ptr<LiveTable> table,
                                                protocol::Settings settings) {
    const Setup before = table->table().setup();
    if (before.host != person.id) co_return errors::kNotHost();
    // Who waits for a quick match has agreed to what everybody plays there.
    const bool is_offer = std::any_of(before.seats.begin(), before.seats.end(),
                                      [](const protocol::SeatWish& seat) { return seat.user.has_value(); });
    if (before.starts_itself && !is_offer) co_return errors::kAgreed();
    protocol::NewTable wanted;
    wanted.game.value = before.game;
    wanted.seats.items.resize(before.seats.size());
    wanted.options = settings.options;
    wanted.pace = settings.pace;
    wanted.clock = settings.clock;
    wanted.rated = settings.rated;
    const auto checked = check(person, wanted);
    if (const auto* fault = std::get_if<Error>(&checked)) co_return *fault;
    const std::set<std::string> there = people_at(table->table());
    const std::vector<std::string> users(there.begin(), there.end());
    if (settings.rated.value_or(false)) {
        auto guests_read = node_.read([users](storage::Store& store) {
            const std::vector<storage::User> known = store.users(users);
            return std::any_of(known.begin(), known.end(),
                               [](const storage::User& user) { return user.kind == storage::UserKind::guest; });
        });
        const bool has_guests = co_await guests_read;
        if (has_guests) co_return errors::kRatedNeedsAccount();
    }
    LiveTable::Attempt attempt = [person, settings, there](TableState& t, Time now) -> Done {
        // Who has come meanwhile may be a guest.
        const std::set<std::string> now_there = people_at(t);
        if (settings.rated.value_or(false) &&
            !std::includes(there.begin(), there.end(), now_there.begin(), now_there.end()))
            return errors::kTryAgain();
        return t.change(person.id, settings, now);
    };
    co_return co_await table->perform(std::move(attempt));
}

Task<std::optional<Error>> WaitingRooms::challenge(Person person, std::shared_ptr<LiveTable> table, std::string rival,
                                                   std::optional<Seat> seat) {
    if (!node_.options.unlimited_rate && !new_tables_.allow(person.id)) co_return errors::kTooMany();
    Challenges::Found found = co_await live_tables_.challenges().find(person, std::move(rival));
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    LiveTable::Attempt attempt = [person, id = std::get<std::string>(found), seat](TableState& t, Time now) {
        return t.challenge(person.id, id, seat, now);
    };
    co_return co_await table->perform(std::move(attempt));
}

Task<std::optional<Error>> WaitingRooms::give_number(Person person, std::shared_ptr<LiveTable> table,
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
Task<bool> WaitingRooms::start_if_ready(std::shared_ptr<LiveTable> table) {
    const TableState& waiting = table->table();
    if (!waiting.setup().starts_itself || waiting.has_open_seat() || !waiting.has_all_numbers()) co_return false;
    LiveTable::Attempt start = [&node = node_](TableState& t, Time now) {
        return t.start(t.setup().host, node.chance, now);
    };
    const auto refused = co_await table->perform(std::move(start));
    co_return !refused;
}

}  // namespace wharf::server
