#include "server/tournament_driver.h"

#include <algorithm>
#include <stdexcept>

#include "ratings/ratings.h"
#include "server/finished_table.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;

namespace {

constexpr int kMostSteps = 20;

std::string fresh_table() { return random_id(); }
std::string fresh_secret() { return match::hexadecimal(match::random_secret()); }

TableResult closed_table(const std::string& id) {
    TableResult result;
    result.table = id;
    result.closed = true;
    return result;
}

// Throws where the row is not what a server has written.
TableResult result_of(const storage::TableRow& row, std::size_t players) {
    if (row.status == storage::TableStatus::abandoned) return closed_table(row.id);
    TableResult result;
    result.table = row.id;
    const std::vector<Seated> seats = seated_at(row);
    if (seats.size() != players) throw std::runtime_error("another number of players");
    const std::vector<int> ranks = ranks_of(row, seats);
    result.ranks.assign(ranks.begin(), ranks.end());
    result.scores = scores_of(row);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (seats[seat].left()) result.left.push_back(static_cast<std::int64_t>(seat));
        if (seats[seat].substituted && !seats[seat].resigned) result.away.push_back(seats[seat].user);
    }
    if (result.scores.size() != players) throw std::runtime_error("scores of another number of players");
    return result;
}

// What is due of itself, if nobody else has done it meanwhile.
TournamentDone next_entry(const TournamentState& state, Time now) {
    TournamentEvent ended;
    ended.kind = TournamentEventKind::ended;
    switch (state.due(now)) {
        case TournamentDue::end: return ended;
        case TournamentDue::cancel: return state.cancel();
        case TournamentDue::pair:
            if (auto paired = state.pair(now, fresh_table, fresh_secret)) return std::move(*paired);
            break;
        default: break;
    }
    return errors::kAlreadyDone();
}

}  // namespace

void TournamentDriver::see_to(const std::shared_ptr<LiveTournament>& tournament) {
    if (node_.draining) return;
    tournament->is_wanted = true;
    if (std::exchange(tournament->is_driven, true)) return;
    spawn<bool>(drive(tournament), [this, tournament](auto, std::exception_ptr failed) {
        tournament->is_driven = false;
        if (failed) node_.log.warning("a tournament could not be seen to", {{"tournament", tournament->id()}});
    });
}

Task<bool> TournamentDriver::drive(std::shared_ptr<LiveTournament> tournament) {
    for (int steps = 0; steps < kMostSteps && std::exchange(tournament->is_wanted, false); ++steps) {
        const bool is_whole = co_await read_on_(tournament);
        if (!is_whole) co_return false;
        const std::int64_t before = tournament->sequence();
        co_await see_to_tables(tournament);
        const bool did = co_await do_what_is_due(tournament);
        if (tournament->sequence() != before) changed_(*tournament);
        tournament->is_wanted = tournament->is_wanted || did;
    }
    co_return true;
}

// Tables that were paired and are not there are opened, unless it was called off; of those that are over the results
// are taken.
Task<bool> TournamentDriver::see_to_tables(std::shared_ptr<LiveTournament> tournament) {
    const std::vector<std::size_t> open = tournament->state().tables_not_over();
    if (open.empty()) co_return true;
    std::vector<std::string> ids;
    for (const std::size_t table : open) ids.push_back(tournament->state().tables()[table].id);
    auto rows_read = node_.read([ids](storage::Store& store) { return store.tables(ids); });
    const std::vector<storage::TableRow> rows = co_await rows_read;
    std::vector<TableResult> results;
    std::vector<std::pair<std::string, std::string>> unreadable;  // tables, and why
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto row =
            std::find_if(rows.begin(), rows.end(), [&](const storage::TableRow& found) { return found.id == ids[i]; });
        if (row == rows.end() && tournament->is_over()) {  // called off before it was opened
            results.push_back(closed_table(ids[i]));
            continue;
        }
        if (row == rows.end()) {
            co_await open_table(tournament, open[i]);
            continue;
        }
        if (row->status != storage::TableStatus::finished && row->status != storage::TableStatus::abandoned) continue;
        const TournamentState& state = tournament->state();
        const std::size_t players = state.history().games[state.tables()[open[i]].game].seats.size();
        try {
            results.push_back(result_of(*row, players));
        } catch (const std::exception& fault) {
            // Nobody waits for ever for what nobody can read: it counts like a table that was closed.
            results.push_back(closed_table(ids[i]));
            unreadable.emplace_back(ids[i], fault.what());
        }
    }
    call_people(*tournament);
    if (results.empty()) co_return true;
    LiveTournament::Attempt attempt = [results](const TournamentState& state, Time) {
        return state.take_results(results);
    };
    const auto refused = co_await tournament->perform(std::move(attempt));
    if (refused) co_return false;
    for (const auto& [table, fault] : unreadable)  // once: it is over from now on
        node_.log.error("a tournament's table cannot be read: half a point for everybody there",
                        {{"tournament", tournament->id()}, {"table", table}, {"reason", fault}});
    co_return true;
}

Task<bool> TournamentDriver::open_table(std::shared_ptr<LiveTournament> tournament, std::size_t index) {
    const TournamentState& state = tournament->state();
    const TournamentState::Table table = state.tables()[index];
    const tournaments::Game& game = state.history().games[table.game];
    const TournamentSetup& agreed = state.setup();
    const std::optional<std::string> shared = state.rounds()[static_cast<std::size_t>(game.round) - 1].secret;
    Setup setup;
    setup.game = agreed.game;
    setup.rules = agreed.rules;
    std::vector<std::string> users;
    for (const Player player : game.seats) {
        const bool is_computer = player == kComputer;
        setup.seats.push_back({is_computer ? protocol::SeatKind::computer : protocol::SeatKind::open,
                               is_computer ? agreed.fill : std::nullopt});
        if (!is_computer) users.push_back(state.entrants()[index_of(player)].user);
    }
    setup.options = agreed.options;
    setup.pace = agreed.pace;
    setup.clock = agreed.clock;
    setup.rated = agreed.rated;
    setup.starts_itself = true;
    setup.invite = random_id();
    setup.secret = shared.value_or(fresh_secret());
    setup.commitment = match::hexadecimal(match::sha256(match::bytes_of(*match::read_digest(*setup.secret))));
    setup.tournament = TournamentPlace{tournament->id(), game.round, agreed.appear, shared.has_value()};
    const WaitingRooms::Opened opened = co_await live_tables_.rooms().open_for_tournament(table.id, setup, users);
    if (const auto* refused = std::get_if<Error>(&opened)) {
        node_.log.warning("a tournament's table could not be opened",
                          {{"tournament", tournament->id()}, {"table", table.id}, {"reason", refused->code}});
        co_return false;
    }
    co_return true;
}

// To all connections that they have here; at other nodes those do it.
void TournamentDriver::call_people(LiveTournament& tournament) const {
    const TournamentState& state = tournament.state();
    for (; tournament.called < state.rounds().size(); ++tournament.called)
        for (const std::size_t index : state.rounds()[tournament.called].tables) {
            const TournamentState::Table& table = state.tables()[index];
            if (table.over) continue;
            protocol::TournamentCall call{tournament.id(), state.setup().name,
                                          static_cast<std::int64_t>(tournament.called) + 1, table.id,
                                          state.setup().game};
            const auto text = std::make_shared<const std::string>(protocol::message(call));
            for (const Player player : state.history().games[table.game].seats) {
                if (player == kComputer) continue;
                const std::string& user = state.entrants()[index_of(player)].user;
                for (const auto& receiver : node_.connections->listening(user)) receiver->tell(text);
            }
        }
}

// True: something has happened.
Task<bool> TournamentDriver::do_what_is_due(std::shared_ptr<LiveTournament> tournament) {
    const TournamentDue due = tournament->state().due(now_ms());
    if (due == TournamentDue::nothing) co_return false;
    if (due == TournamentDue::unseal) co_return co_await unseal(tournament);
    if (due == TournamentDue::start) {
        const auto refused = co_await start(tournament);
        co_return !refused;
    }
    if (due == TournamentDue::pair) co_await drop_deleted(tournament);
    LiveTournament::Attempt attempt = next_entry;
    const auto refused = co_await tournament->perform(std::move(attempt));
    co_return !refused;
}

// Whose account was deleted is not paired any more.
Task<bool> TournamentDriver::drop_deleted(std::shared_ptr<LiveTournament> tournament) {
    std::vector<std::string> users;
    for (const TournamentState::Entrant& entrant : tournament->state().entrants())
        if (!entrant.away) users.push_back(entrant.user);
    auto users_read = node_.read([users](storage::Store& store) { return store.users(users); });
    const std::vector<storage::User> known = co_await users_read;
    for (const storage::User& user : known) {
        if (user.deleted == 0) continue;
        LiveTournament::Attempt attempt = [id = user.id](const TournamentState& state, Time) {
            return state.leave(id);
        };
        co_await tournament->perform(std::move(attempt));
    }
    co_return true;
}

// First the tables, then the entry that says so: whoever finds it missing does it again.
Task<bool> TournamentDriver::unseal(std::shared_ptr<LiveTournament> tournament) {
    const auto round = tournament->state().sealed_round();
    if (!round) co_return false;
    std::vector<std::string> ids;
    for (const std::size_t table : tournament->state().rounds()[*round].tables)
        ids.push_back(tournament->state().tables()[table].id);
    for (const std::string& id : ids) {
        const LiveTables::Found found = co_await live_tables_.find(id);
        const auto* table = std::get_if<std::shared_ptr<LiveTable>>(&found);
        if (table == nullptr) continue;
        const std::shared_ptr<LiveTable> held = *table;
        LiveTable::Attempt attempt = [](TableState& state, Time now) { return state.unseal(now); };
        const auto refused = co_await held->perform(std::move(attempt));
        if (refused && refused->code != errors::kAlreadyDone.code) co_return false;
    }
    LiveTournament::Attempt attempt = [number = *round](const TournamentState& state, Time) -> TournamentDone {
        if (state.sealed_round() != number) return errors::kAlreadyDone();
        TournamentEvent entry;
        entry.kind = TournamentEventKind::unsealed;
        entry.round = static_cast<std::int64_t>(number) + 1;
        return entry;
    };
    const auto refused = co_await tournament->perform(std::move(attempt));
    co_return !refused;
}

// Stronger players first, by their ratings at such tables; who has none, and who are equal, in an order that is drawn.
Task<std::optional<Error>> TournamentDriver::start(std::shared_ptr<LiveTournament> tournament) {
    std::vector<std::string> order;
    for (const TournamentState::Entrant& entrant : tournament->state().entrants()) order.push_back(entrant.user);
    for (std::size_t i = order.size(); i > 1; --i)
        std::swap(order[i - 1], order[node_.chance.below(static_cast<std::uint32_t>(i))]);
    const TournamentSetup& setup = tournament->state().setup();
    const storage::RatingKey key{setup.game, std::string(ratings::player_class(static_cast<int>(setup.players)))};
    auto ratings_read = node_.read([order, key](storage::Store& store) { return store.ratings(order, key); });
    const std::vector<storage::Rating> known = co_await ratings_read;
    const auto worth = [&](const std::string& user) {
        for (const storage::Rating& rating : known)
            if (rating.user == user) return ratings::shown({rating.mean, rating.deviation});
        return 0;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](const std::string& a, const std::string& b) { return worth(a) > worth(b); });
    LiveTournament::Attempt attempt = [order](const TournamentState& state, Time) { return state.start(order); };
    auto refused = co_await tournament->perform(std::move(attempt));
    if (!refused) {
        changed_(*tournament);
        see_to(tournament);
    }
    co_return refused;
}

}  // namespace wharf::server
