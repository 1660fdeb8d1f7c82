#include "server/tournament_page.h"

#include <algorithm>

#include "server/own_document.h"
#include "tournaments/points.h"

namespace wharf::server {

namespace {

// Of an arena so many tables are shown, the newest.
constexpr std::size_t kMostArenaTables = 40;

protocol::TournamentInfo info_of(const storage::TournamentRow& row, const TournamentSetup& setup,
                                 const TournamentSummary& summary, const People& people) {
    protocol::TournamentInfo info;
    info.id = row.id;
    info.name = setup.name;
    info.kind = setup.kind;
    info.status = static_cast<TournamentStatus>(row.status);
    info.game = setup.game;
    info.players = setup.players;
    info.options = setup.options;
    info.pace = setup.pace;
    info.clock = setup.clock;
    info.host = row.host;
    info.host_name = people.name_of(row.host);
    info.created = row.created;
    info.changed = row.changed;
    info.starts = row.starts;
    info.most = setup.most;
    info.joined = summary.joined;
    info.round = summary.round;
    if (setup.kind == TournamentKind::swiss) info.rounds = setup.rounds;
    if (setup.kind == TournamentKind::arena) info.minutes = setup.minutes;
    info.pause = setup.pause;
    info.appear = setup.appear;
    info.rated = setup.rated;
    info.bots = setup.bots;
    info.duplicate = setup.duplicate;
    info.fill = setup.fill;
    if (info.status == TournamentStatus::over) {
        info.winners.emplace();
        for (const std::string& user : summary.winners) info.winners->push_back(people.name_of(user));
    }
    return info;
}

std::vector<std::int64_t> wide(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }

// What shares its luck with tables that are not over says nothing of itself.
bool is_sealed(const TournamentState& state, const TournamentState::Round& round) {
    return state.setup().duplicate && round.over == 0;
}

// By table of the round: each is compared with all others once, however many are shown.
std::vector<std::vector<int>> compared(const TournamentState& state, const TournamentState::Round& round) {
    std::vector<const tournaments::Game*> games;
    for (const std::size_t table : round.tables) games.push_back(&state.history().games[state.tables()[table].game]);
    return tournaments::points_by_comparison(games);
}

// Without its points where tables are compared.
protocol::TournamentTable shown_table(const TournamentState& state, std::size_t index, const People& people) {
    const TournamentState::Table& table = state.tables()[index];
    const tournaments::Game& game = state.history().games[table.game];
    protocol::TournamentTable shown;
    shown.table = table.id;
    shown.round = game.round;
    for (const Player player : game.seats) {
        const std::string user = player == kComputer ? "" : state.entrants()[index_of(player)].user;
        shown.users.push_back(user);
        shown.names.push_back(user.empty() ? "" : people.name_of(user));
    }
    shown.over = table.over;
    shown.closed = game.outcome == tournaments::Outcome::void_;
    const TournamentState::Round& round = state.rounds()[index_of(game.round) - 1];
    if (game.outcome != tournaments::Outcome::played || is_sealed(state, round)) return shown;
    shown.ranks = wide(game.ranks);
    shown.scores = game.scores;
    if (state.setup().duplicate) return shown;
    shown.points.emplace();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat)
        shown.points->push_back(tournaments::points_of_place(game.ranks, seat));
    return shown;
}

void add_round(protocol::TournamentPage& page, const TournamentState& state, const TournamentState::Round& round,
               const People& people) {
    for (const std::size_t table : round.tables) page.tables.push_back(shown_table(state, table, people));
    if (!state.setup().duplicate || is_sealed(state, round)) return;
    const std::vector<std::vector<int>> points = compared(state, round);
    for (std::size_t i = 0; i < page.tables.size(); ++i)
        if (page.tables[i].ranks) page.tables[i].points = wide(points[i]);
}

}  // namespace

std::optional<protocol::TournamentInfo> info_of(const storage::TournamentRow& row, const People& people) {
    const auto setup = read_own<TournamentSetup>(row.setup);
    const auto summary = read_own<TournamentSummary>(row.summary);
    if (!setup || !summary) return std::nullopt;
    return info_of(row, *setup, *summary, people);
}

protocol::TournamentInfo info_of(const LiveTournament& tournament, const People& people) {
    const TournamentState& state = tournament.state();
    storage::TournamentRow row = tournament.row();
    row.status = static_cast<storage::TournamentStatus>(state.status());
    protocol::TournamentInfo info = info_of(row, state.setup(), state.summary(), people);
    if (state.setup().kind == TournamentKind::arena && state.ends() != 0) info.ends = state.ends();
    if (const Time next = state.next_round(); next != 0) info.next = next;
    return info;
}

protocol::TournamentPage page_of(const LiveTournament& tournament, const People& people, std::int64_t wanted) {
    const TournamentState& state = tournament.state();
    protocol::TournamentPage page;
    page.info = info_of(tournament, people);
    std::vector<std::optional<std::string>> playing(state.entrants().size());
    for (const std::size_t index : state.tables_not_over())
        for (const Player player : state.history().games[state.tables()[index].game].seats)
            if (player != kComputer) playing[index_of(player)] = state.tables()[index].id;
    for (const tournaments::Standing& standing : state.standings()) {
        const TournamentState::Entrant& entrant = state.entrants()[index_of(standing.player)];
        protocol::StandingInfo shown;
        shown.user = entrant.user;
        shown.name = people.name_of(entrant.user);
        if (people.names.is_bot(entrant.user)) shown.bot = true;
        shown.place = standing.place;
        shown.points = standing.points;
        shown.opponents = standing.opponents;
        shown.direct = standing.direct;
        shown.wins = standing.wins;
        shown.games = standing.games;
        shown.byes = standing.byes;
        shown.reached = standing.reached;
        shown.away = entrant.away;
        shown.table = playing[index_of(standing.player)];
        page.standings.push_back(std::move(shown));
    }
    const auto rounds = static_cast<std::int64_t>(state.rounds().size());
    page.round = wanted >= 1 && wanted <= rounds ? wanted : rounds;
    if (page.round == 0) return page;
    if (state.setup().kind == TournamentKind::arena && wanted == 0) {
        const std::size_t all = state.tables().size();
        for (std::size_t i = 0; i < std::min(all, kMostArenaTables); ++i)
            page.tables.push_back(shown_table(state, all - 1 - i, people));
        return page;
    }
    const TournamentState::Round& round = state.rounds()[static_cast<std::size_t>(page.round) - 1];
    add_round(page, state, round, people);
    for (const Player player : round.byes) page.byes.push_back(people.name_of(state.entrants()[index_of(player)].user));
    return page;
}

}  // namespace wharf::server
