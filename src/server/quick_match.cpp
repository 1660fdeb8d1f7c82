#include "server/quick_match.h"

#include <algorithm>

#include "catalog/catalog.h"

namespace wharf::server {

using protocol::Error;

namespace {

// Nodes that open tables at the same moment try to meet this often.
constexpr int kMostRounds = 5;
// So long the older of two tables waits for the person of the younger one.
constexpr std::chrono::milliseconds kMoment{500};
constexpr std::int64_t kSeconds = 900;
constexpr std::int64_t kIncrement = 15;

Arrival<bool> pause(Loop& loop, std::chrono::milliseconds moment) {
    return Arrival<bool>(
        [&loop, moment](auto deliver) { loop.after(moment, [deliver = std::move(deliver)] { deliver(true); }); });
}

}  // namespace

Task<LiveTables::Opened> QuickMatch::find(Person person, protocol::QuickMatch wanted) {
    // Only then a queue is kept for it.
    if (catalog::find_game(wanted.game.value) == nullptr) co_return errors::kNoSuchGame();
    if (person.kind == protocol::PersonKind::bot) co_return errors::kBotsCannotQuick();
    const Wishes wishes{wanted.game.value, static_cast<int>(wanted.players.value),
                        wanted.rated.value_or(false) && person.kind != protocol::PersonKind::guest};
    std::shared_ptr<Turnstile>& queue = queues_[wishes];
    if (queue == nullptr) queue = std::make_shared<Turnstile>(node_.loop);
    const std::shared_ptr<Turnstile> held = queue;
    const Turnstile::Inside inside = co_await held->enter();
    for (int round = 1;; ++round) {
        std::shared_ptr<LiveTable> joined = co_await join_one(person, wishes);
        if (joined != nullptr) co_return joined;
        LiveTables::Opened opened = co_await open(person, wishes);
        const auto* own = std::get_if<std::shared_ptr<LiveTable>>(&opened);
        if (own == nullptr || round == kMostRounds) co_return opened;
        const bool goes = co_await gives_way(*own, person, wishes);
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
                if (known != nullptr && known->starts_itself) list.push_back({row.created, row.id});
            }
            if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) return list;
            after = {rows.back().created, rows.back().id};
        }
    });
    co_return co_await list_read;
}

Task<std::shared_ptr<LiveTable>> QuickMatch::join_one(Person person, Wishes wishes) {
    const std::vector<Waiting> list = co_await waiting(wishes);
    for (const Waiting& candidate : list) {
        const std::shared_ptr<LiveTable> table = co_await live_tables_.find_table(candidate.id);
        if (table == nullptr) continue;
        const auto refused = co_await live_tables_.join(person, table, std::nullopt);
        if (!refused || refused->code == "already_seated") co_return table;
    }
    co_return nullptr;
}

Task<LiveTables::Opened> QuickMatch::open(Person person, Wishes wishes) {
    protocol::NewTable fresh;
    fresh.game.value = wishes.game;
    fresh.seats.items.resize(static_cast<std::size_t>(wishes.players));
    fresh.rated = wishes.rated;
    fresh.shuffle = true;
    fresh.clock.emplace();
    fresh.clock->seconds.value = kSeconds;
    fresh.clock->increment.value = kIncrement;
    co_return co_await live_tables_.open(person, std::move(fresh), true);
}

// Two nodes may open a table at the same moment. The younger one gives way, at once if it sees the older one; the
// older one, if its person was not seen, after a moment. Who gives way closes his table first, so nobody sits at two.
Task<bool> QuickMatch::gives_way(std::shared_ptr<LiveTable> own, Person person, Wishes wishes) {
    const Waiting mine{own->created(), own->id()};
    for (const bool last : {false, true}) {
        std::vector<Waiting> list = co_await waiting(wishes);
        std::erase(list, mine);
        if (list.empty()) co_return false;
        if (last || list.front() < mine) break;
        auto moment = pause(node_.loop, kMoment);
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
