// What can happen in a tournament, as it stands in its log: one entry, one transaction.
#pragma once

#include "protocol/messages.h"
#include "server/time.h"

namespace wharf::server {

enum class TournamentEventKind {
    joined,     // user: takes part, or is back
    left,       // user: before the start he is gone, afterwards away
    started,    // order: all who take part, the best seed first
    paired,     // round, tables, byes; secret: of the luck that its tables share
    results,    // of tables that are over
    unsealed,   // round: its tables may be seen
    ended,      //
    cancelled,  //
};
BOOST_DESCRIBE_ENUM(TournamentEventKind, joined, left, started, paired, results, unsealed, ended, cancelled)

struct PairedTable {
    std::string table;
    std::vector<std::string> seats;  // users; "" for a computer player
};
BOOST_DESCRIBE_STRUCT(PairedTable, (), (table, seats))

struct TableResult {
    std::string table;
    bool closed = false;  // it was never played to its end: there is nothing below
    std::vector<std::int64_t> ranks{};
    std::vector<std::int64_t> scores{};
    std::vector<std::int64_t> left{};  // seats whose players did not stay to the end
    std::vector<std::string> away{};   // users who did not come, or did not stay: no tables until they are back
};
BOOST_DESCRIBE_STRUCT(TableResult, (), (table, closed, ranks, scores, left, away))

struct TournamentEvent {
    TournamentEventKind kind = TournamentEventKind::joined;
    std::optional<std::string> user{};
    std::optional<std::vector<std::string>> order{};
    std::optional<std::int64_t> round{};
    std::optional<std::vector<PairedTable>> tables{};
    std::optional<std::vector<std::string>> byes{};
    std::optional<std::string> secret{};
    std::optional<std::vector<TableResult>> results{};
};
BOOST_DESCRIBE_STRUCT(TournamentEvent, (), (kind, user, order, round, tables, byes, secret, results))

// What was agreed when it was made.
struct TournamentSetup {
    std::string name;
    protocol::TournamentKind kind = protocol::TournamentKind::swiss;
    std::string game;
    std::int64_t rules = 1;
    std::int64_t players = 2;
    boost::json::object options;
    protocol::Pace pace = protocol::Pace::live;
    protocol::Clock clock;
    std::int64_t rounds = 0;
    std::int64_t minutes = 0;
    std::int64_t pause = 0;
    std::int64_t appear = 0;
    std::int64_t most = 0;
    bool rated = false;
    bool bots = false;
    bool duplicate = false;
    std::optional<protocol::Level> fill;
};
BOOST_DESCRIBE_STRUCT(TournamentSetup, (),
                      (name, kind, game, rules, players, options, pace, clock, rounds, minutes, pause, appear, most,
                       rated, bots, duplicate, fill))

// What lists show besides: of a tournament that nobody has loaded.
struct TournamentSummary {
    std::int64_t joined = 0;
    std::int64_t round = 0;
    std::vector<std::string> winners{};  // users
};
BOOST_DESCRIBE_STRUCT(TournamentSummary, (), (joined, round, winners))

}  // namespace wharf::server
