// Tournaments: how one is wished for, and what is shown of it. docs/tournaments.md says how they are played.
#pragma once

#include "protocol/tables.h"

namespace wharf::protocol {

using TournamentId = Text<32>;

enum class TournamentKind { swiss, knock_out, arena };
BOOST_DESCRIBE_ENUM(TournamentKind, swiss, knock_out, arena)
enum class TournamentStatus { open, running, over, cancelled };
BOOST_DESCRIBE_ENUM(TournamentStatus, open, running, over, cancelled)

// A tournament to be made. `players` sit at a table; `starts` is a moment, or none where its host starts it.
struct NewTournament {
    Text<60> name;
    TournamentKind kind = TournamentKind::swiss;
    Text<20> game;
    Whole<2, 5> players;
    std::optional<json::object> options;
    std::optional<Pace> pace;
    Clock clock;
    std::optional<Whole<0, INT64_MAX>> starts;
    std::optional<Whole<1, 15>> rounds;          // Swiss
    std::optional<Whole<1, 30 * 1440>> minutes;  // arena: so long tables are made
    std::optional<Whole<0, 86400>> pause;        // seconds between rounds
    std::optional<Whole<10, 3600>> appear;       // seconds until who has not come to his table is played for; live
    std::optional<Whole<2, 256>> most;           // people
    std::optional<bool> rated;
    std::optional<bool> bots;       // bots' accounts may join
    std::optional<bool> duplicate;  // Swiss: the same luck at all tables of a round, seats compared
    std::optional<Level> fill;      // computer players of this level fill incomplete tables; none: byes
};
BOOST_DESCRIBE_STRUCT(NewTournament, (),
                      (name, kind, game, players, options, pace, clock, starts, rounds, minutes, pause, appear, most,
                       rated, bots, duplicate, fill))

struct TournamentInfo {
    std::string id;
    std::string name;
    TournamentKind kind = TournamentKind::swiss;
    TournamentStatus status = TournamentStatus::open;
    std::string game;
    std::int64_t players = 0;
    json::object options;
    Pace pace = Pace::live;
    Clock clock;
    std::string host;
    std::string host_name;
    std::int64_t created = 0;
    std::int64_t changed = 0;
    std::int64_t starts = 0;  // 0: when its host starts it
    std::int64_t most = 0;
    std::int64_t joined = 0;
    std::int64_t round = 0;  // that was begun last
    std::optional<std::int64_t> rounds;
    std::optional<std::int64_t> minutes;
    std::optional<std::int64_t> ends;  // arena, once it runs: no tables are made after that
    std::optional<std::int64_t> next;  // when the next round begins, while everybody waits for it
    std::int64_t pause = 0;
    std::int64_t appear = 0;
    bool rated = false;
    bool bots = false;
    bool duplicate = false;
    std::optional<Level> fill;
    std::optional<std::vector<std::string>> winners;  // names, once it is over
};
BOOST_DESCRIBE_STRUCT(TournamentInfo, (),
                      (id, name, kind, status, game, players, options, pace, clock, host, host_name, created, changed,
                       starts, most, joined, round, rounds, minutes, ends, next, pause, appear, rated, bots, duplicate,
                       fill, winners))

// Points, and opponents' points, are in 24ths.
struct StandingInfo {
    std::string user;
    std::string name;
    std::optional<bool> bot;
    std::int64_t place = 0;
    std::int64_t points = 0;
    std::int64_t opponents = 0;
    std::int64_t direct = 0;
    std::int64_t wins = 0;
    std::int64_t games = 0;
    std::int64_t byes = 0;
    std::int64_t reached = 0;          // knock-out: the last round in which he was
    bool away = false;                 // gets no tables until he is back
    std::optional<std::string> table;  // where he plays now
};
BOOST_DESCRIBE_STRUCT(StandingInfo, (),
                      (user, name, bot, place, points, opponents, direct, wins, games, byes, reached, away, table))

// A table of a round. `closed`: it was never played to its end, and counts half a point for everybody.
struct TournamentTable {
    std::string table;
    std::int64_t round = 0;
    std::vector<std::string> users;  // by seat; "" where a computer player sits
    std::vector<std::string> names;
    bool over = false;
    bool closed = false;
    std::optional<std::vector<std::int64_t>> ranks;
    std::optional<std::vector<std::int64_t>> scores;
    std::optional<std::vector<std::int64_t>> points;  // in 24ths
};
BOOST_DESCRIBE_STRUCT(TournamentTable, (), (table, round, users, names, over, closed, ranks, scores, points))

// Everything that is shown of a tournament: all players, and the tables of one round (of an arena, the newest).
struct TournamentPage {
    TournamentInfo info;
    std::vector<StandingInfo> standings;
    std::int64_t round = 0;  // which one
    std::vector<TournamentTable> tables;
    std::vector<std::string> byes;  // names
};
BOOST_DESCRIBE_STRUCT(TournamentPage, (), (info, standings, round, tables, byes))

}  // namespace wharf::protocol
