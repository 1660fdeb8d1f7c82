#include "server/quick_match.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace wharf::server {

using protocol::Error;

namespace {

// Nodes that open tables at the same moment try to meet this often.
constexpr int kMostRounds = 10;
// So long the older of two tables waits for the person of the younger one; twice as long each time that both have
// given way, as nodes do that are slower than this.
constexpr std::chrono::milliseconds kMoment{500};
constexpr int kMostDoublings = 4;
constexpr std::int64_t kSeconds = 900;
constexpr std::int64_t kIncrement = 15;

// Others that start themselves were offered to certain people.
bool is_quick_match(const Setup& setup) {
    return setup.starts_itself && std::none_of(setup.seats.begin(), setup.seats.end(),
                                               [](const protocol::SeatWish& seat) { return seat.user.has_value(); });
}

Arrival<bool> pause(Loop& loop, std::chrono::milliseconds moment) {
    return Arrival<bool>(
        [&loop, moment](auto deliver) { loop.after(moment, [deliver = std::move(deliver)] { deliver(true); }); });
}

}  // namespace

Task<WaitingRooms::Opened> QuickMatch::find(Person person, protocol::QuickMatch wanted) {
    // Only then a queue is kept for it.
    if (catalog::find_game(wanted.game.value) == nullptr) co_return errors::kNoSuchGame();
    if (person.kind == protocol::PersonKind::bot) co_return errors::kBotsCannotQuick();
    const Wishes wishes{wanted.game.value, static_cast<int>(wanted.players.value),
                        wanted.rated.value_or(false) && person.kind != protocol::PersonKind::guest};
    std::shared_ptr<Queue>& queue = queues_[wishes];
    if (queue == nullptr) queue = std::make_shared<Queue>(node_.loop);
    const std::shared_ptr<Queue> held = queue;
    const Turnstile::Inside inside = co_await held->turnstile.enter();
    // Who asks again is led to the table that he was given here: one that another node opens for him may give way.
    if (held->last_person == person.id) {
        const std::shared_ptr<LiveTable> given = co_await live_tables_.find_table(held->last_table);
        if (given != nullptr && given->table().status() == protocol::Status::open &&
            given->table().seat_of(person.id) != kSpectator)
            co_return given;
    }
    WaitingRooms::Opened found = co_await join_or_open(person, wishes);
    if (const auto* table = std::get_if<std::shared_ptr<LiveTable>>(&found)) {
        held->last_person = person.id;
        held->last_table = (*table)->id();
    }
    co_return found;
}

Task<WaitingRooms::Opened> QuickMatch::join_or_open(Person person, Wishes wishes) {
    const auto unfit = std::make_shared<std::set<std::string>>();
    for (int round = 1;; ++round) {
        std::shared_ptr<LiveTable> joined = co_await join_one(person, wishes, unfit);
        if (joined != nullptr) co_return joined;
        WaitingRooms::Opened opened = co_await open(person, wishes);
        const auto* own = std::get_if<std::shared_ptr<LiveTable>>(&opened);
        if (own == nullptr || round == kMostRounds) co_return opened;
        const bool goes =
            co_await gives_way(*own, person, wishes, unfit, kMoment * (1 << std::min(round - 1, kMostDoublings)));
        if (!goes) co_return opened;
    }
}

// The one that waits longest first.
Task<std::vector<QuickMatch::Waiting>> QuickMatch::waiting(Wishes wishes) {
    auto list_read = node_.read([wishes](storage::Store& store) {
        std::vector<Waiting> list;
        storage::After after;
        for (;;) {
            const auto rows = store.waiting_tables(wishes.game, wishes.players, wishes.rated, after);
            for (const storage::TableRow& row : rows) {
                const auto setup = read_setup(row.setup);
                const auto* known = std::get_if<Setup>(&setup);
                // A full one waits for nobody but the numbers for its dice: it is no reason to give way.
                const bool has_room = static_cast<int>(row.people.size()) < wishes.players;
                if (known != nullptr && has_room && is_quick_match(*known)) list.push_back({row.created, row.id});
            }
            if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) return list;
            after = {rows.back().created, rows.back().id};
        }
    });
    co_return co_await list_read;
}

Task<std::shared_ptr<LiveTable>> QuickMatch::join_one(Person person, Wishes wishes, Unfit unfit) {
    const std::vector<Waiting> list = co_await waiting(wishes);
    auto bonds_read = node_.read([user = person.id](storage::Store& store) { return store.bonds(user); });
    const std::vector<storage::Bond> bonds = co_await bonds_read;
    const auto wants_none_of = [&](const SeatState& seat) {
        return std::any_of(bonds.begin(), bonds.end(), [&](const storage::Bond& bond) {
            return bond.kind == storage::BondKind::block && bond.other == seat.user;
        });
    };
    for (const Waiting& candidate : list) {
        const std::shared_ptr<LiveTable> table = co_await live_tables_.find_table(candidate.id);
        if (table == nullptr) continue;
        const std::vector<SeatState>& seats = table->table().seats();
        if (std::any_of(seats.begin(), seats.end(), wants_none_of)) {
            unfit->insert(candidate.id);
            continue;
        }
        const auto refused = co_await live_tables_.rooms().join(person, table, std::nullopt);
        if (!refused || refused->code == "already_seated") co_return table;
        if (refused->code == errors::kNotAdmitted.code) unfit->insert(candidate.id);
    }
    co_return nullptr;
}

Task<WaitingRooms::Opened> QuickMatch::open(Person person, Wishes wishes) {
    protocol::NewTable fresh;
    fresh.game.value = wishes.game;
    fresh.seats.items.resize(static_cast<std::size_t>(wishes.players));
    fresh.rated = wishes.rated;
    fresh.shuffle = true;
    fresh.clock.emplace();
    fresh.clock->seconds.value = kSeconds;
    fresh.clock->increment.value = kIncrement;
    co_return co_await live_tables_.rooms().open(person, std::move(fresh), true);
}

// Two nodes may open a table at the same moment. The younger one gives way, at once if it sees the older one; the
// older one, if its person was not seen, after a moment. Who gives way closes his table first, so nobody sits at two.
Task<bool> QuickMatch::gives_way(std::shared_ptr<LiveTable> own, Person person, Wishes wishes, Unfit unfit,
                                 std::chrono::milliseconds patience) {
    const Waiting mine{own->created(), own->id()};
    for (const bool last : {false, true}) {
        std::vector<Waiting> list = co_await waiting(wishes);
        std::erase_if(list, [&](const Waiting& other) { return other == mine || unfit->contains(other.id); });
        if (list.empty()) co_return false;
        if (last || list.front() < mine) break;
        auto moment = pause(node_.loop, patience);
        co_await moment;
    }
    LiveTable::Attempt close = [user = person.id](TableState& table, Time now) -> Done {
        const bool alone = std::none_of(table.seats().begin(), table.seats().end(), [&](const SeatState& seat) {
            return seat.kind == protocol::SeatKind::person && seat.user != user;
        });
        return alone ? table.abandon(now) : errors::kSeatTaken();
    };
    const auto refused = co_await own->perform(std::move(close));
    co_return !refused;
}

}  // namespace wharf::server
