// Tables: how one is wished for, and what is shown of it.
#pragma once

#include "protocol/people.h"

namespace wharf::protocol {

enum class Pace { live, turns };
BOOST_DESCRIBE_ENUM(Pace, live, turns)
enum class Level { beginner, easy, normal, hard, expert, master };
BOOST_DESCRIBE_ENUM(Level, beginner, easy, normal, hard, expert, master)
enum class Status { open, playing, over, abandoned };
BOOST_DESCRIBE_ENUM(Status, open, playing, over, abandoned)
enum class SeatKind { open, person, computer };
BOOST_DESCRIBE_ENUM(SeatKind, open, person, computer)

// Live: a bank of time and what is added after a turn. Turn by turn: the time for every turn, and nothing is added.
struct Clock {
    Whole<10, 30 * 86400> seconds;
    Whole<0, 3600> increment;
};
BOOST_DESCRIBE_STRUCT(Clock, (), (seconds, increment))

// `user`: who is challenged to sit there, by his name; nobody else may.
struct SeatWish {
    SeatKind kind = SeatKind::open;
    std::optional<Level> level;
    std::optional<Name> user{};
};
BOOST_DESCRIBE_STRUCT(SeatWish, (), (kind, level, user))

// A table to open. `seats` says who plays where: open seats are for people, the first one for who opens the table. One
// where somebody is challenged starts as soon as all seats are taken.
struct NewTable {
    Text<20> game;
    List<SeatWish, 5> seats;
    std::optional<json::object> options;
    std::optional<Pace> pace;
    std::optional<Clock> clock;
    std::optional<bool> invite_only;
    std::optional<bool> rated;
    std::optional<bool> shuffle;  // seats are drawn when the game starts
};
BOOST_DESCRIBE_STRUCT(NewTable, (), (game, seats, options, pace, clock, invite_only, rated, shuffle))

struct QuickMatch {
    Text<20> game;
    Whole<2, 5> players;
    std::optional<bool> rated;
};
BOOST_DESCRIBE_STRUCT(QuickMatch, (), (game, players, rated))

// What a table's host may change until its game starts; what is missing is as it is where none is named.
struct Settings {
    std::optional<json::object> options;
    std::optional<Pace> pace;
    std::optional<Clock> clock;
    std::optional<bool> invite_only;
    std::optional<bool> rated;
    std::optional<bool> shuffle;
};
BOOST_DESCRIBE_STRUCT(Settings, (), (options, pace, clock, invite_only, rated, shuffle))

struct SeatInfo {
    SeatKind kind = SeatKind::open;
    std::string name;
    std::optional<std::string> user;
    std::optional<Level> level;
    bool substituted = false;  // a computer player plays for the person of this seat
    bool resigned = false;
    std::optional<bool> bot{};                // a bot's account sits there, or is challenged to
    std::optional<std::string> challenged{};  // who alone may take this open seat; `name` is his name
    std::optional<Level> substitute{};        // what plays for the person of this seat
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (kind, name, user, level, substituted, resigned, bot, challenged, substitute))

// An invitation to a table: somebody has challenged the one who is told of it.
struct ChallengeInfo {
    struct From {
        std::string id;
        std::string name;
    };
    std::string table;
    std::string game;
    std::int64_t players = 0;
    std::int64_t seat = 0;
    From from;
    json::object options;
    Pace pace = Pace::live;
    std::optional<Clock> clock;
    bool rated = false;
    std::int64_t created = 0;
};
BOOST_DESCRIBE_STRUCT(ChallengeInfo::From, (), (id, name))
BOOST_DESCRIBE_STRUCT(ChallengeInfo, (), (table, game, players, seat, from, options, pace, clock, rated, created))

struct Result {
    std::vector<std::int64_t> scores;
    std::vector<std::int64_t> ranks;
};
BOOST_DESCRIBE_STRUCT(Result, (), (scores, ranks))

// What will prove the chance events of a table's game, and proves them once it is over (docs/fair-chance.md).
struct ProofInfo {
    std::string commitment;                          // SHA-256 of the secret, shown before anybody gives a number
    std::vector<std::string> numbers;                // of the seats, before they were drawn; "" where none was given
    std::optional<std::vector<std::int64_t>> order;  // where seats were drawn: who sits there sat on this seat
    std::optional<std::string> secret;               // when the game is over
};
BOOST_DESCRIBE_STRUCT(ProofInfo, (), (commitment, numbers, order, secret))

// The tournament that a table belongs to.
struct TableTournament {
    std::string id;
    std::int64_t round = 0;
};
BOOST_DESCRIBE_STRUCT(TableTournament, (), (id, round))

struct TableInfo {
    std::string id;
    std::string game;
    Status status = Status::open;
    std::vector<SeatInfo> seats;
    json::object options;
    Pace pace = Pace::live;
    std::optional<Clock> clock;
    bool invite_only = false;
    bool rated = false;
    bool shuffle = false;
    std::string host;
    std::int64_t created = 0;
    std::int64_t changed = 0;
    std::optional<std::string> invite;   // only for those who sit there
    std::optional<std::string> rematch;  // the table where these people play again
    std::optional<Result> result;
    std::optional<ProofInfo> proof;     // not in lists
    std::optional<std::string> closed;  // why it was closed by those who look after the house; not in lists
    std::optional<TableTournament> tournament{};
};
BOOST_DESCRIBE_STRUCT(TableInfo, (),
                      (id, game, status, seats, options, pace, clock, invite_only, rated, shuffle, host, created,
                       changed, invite, rematch, result, proof, closed, tournament))

}  // namespace wharf::protocol
