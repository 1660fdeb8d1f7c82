// What is stored, as plain values: people, sessions, tables with their logs, chat, ratings, judged games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace wharf::storage {

// Milliseconds since 1970, UTC; 0 where something has not happened.
using Time = std::int64_t;

// Ids are chosen by the caller, random enough never to meet again: 1 to 64 letters, digits, '-', '_', ':' or '.'.
using Id = std::string;

// Documents are JSON texts that the store keeps and never reads.
using Document = std::string;

enum class UserKind : std::uint8_t { guest, account, bot };

// Each may do what those before it may.
enum class Role : std::uint8_t { person, moderator, administrator };

struct User {
    Id id{};
    // Unique among all living users, without case and among what looks alike (name_key.h). Empty once deleted: the row
    // stays, so that archived games keep their seats, and the name is free again.
    std::string name{};
    UserKind kind = UserKind::guest;
    std::string password_hash{};  // empty: no log-in with a password
    Time created = 0;
    Time deleted = 0;
    Role role = Role::person;
    bool hidden = false;  // does not show whether he is there

    friend bool operator==(const User&, const User&) = default;
};

// What somebody has decided about another: to hear of him, or to have nothing to do with him.
enum class BondKind : std::uint8_t { follow, block };

struct Bond {
    Id other{};
    BondKind kind = BondKind::follow;
    Time at = 0;

    friend bool operator==(const Bond&, const Bond&) = default;
};

enum class SessionKind : std::uint8_t { browser, api_token };

struct Session {
    std::string token_hash{};  // bytes; the token itself is never stored
    SessionKind kind = SessionKind::browser;
    Id user{};
    std::string label{};  // what the owner calls it: "my bot", "Firefox on Linux"
    Time created = 0;
    Time expires = 0;  // 0: never. An expired session is not found

    friend bool operator==(const Session&, const Session&) = default;
};

enum class TableStatus : std::uint8_t { open, playing, finished, abandoned };

// A table as lists show it. The truth is its log; this row is written together with the entries that change it.
struct TableRow {
    Id id{};
    std::string game{};
    int players = 0;  // seats of the game, computer players included
    TableStatus status = TableStatus::open;
    bool listed = true;  // false: only who has the link finds it
    bool rated = false;
    Time created = 0;
    Time changed = 0;
    Time finished = 0;
    Time deadline = 0;          // when somebody's time is up; 0: no clock runs
    Time paused = 0;            // when a pause ends by itself; 0: it is not paused
    std::int64_t sequence = 0;  // of the log entry this row was written with; 0: of none
    Document setup = "{}";      // what was agreed: options, clocks, levels
    Document seats = "[]";      // who sits where; ids of users rather than names, so that a deletion is one
    Document result = "null";   // scores and ranks once finished
    // Every user whose list of games this is in. While the table is open the list is as written; after that people are
    // only added to it.
    std::vector<Id> people{};

    friend bool operator==(const TableRow&, const TableRow&) = default;
};

// One thing that happened at a table. Sequences begin at 1 and have no gaps.
struct LogEntry {
    std::int64_t sequence = 0;
    Time at = 0;
    Document entry{};

    friend bool operator==(const LogEntry&, const LogEntry&) = default;
};

// A table folded up to and including `sequence`, so that loading replays only what came after.
struct Snapshot {
    std::int64_t sequence = 0;
    Document document{};

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

struct ChatLine {
    std::int64_t number = 0;  // counts within the table, from 1
    Id user{};
    Time at = 0;
    std::string text{};
    bool removed = false;  // somebody took it away: there is no text any more

    friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

enum class TournamentStatus : std::uint8_t { open, running, over, cancelled };

// A tournament as lists show it. The truth is its log, as with a table.
struct TournamentRow {
    Id id{};
    TournamentStatus status = TournamentStatus::open;
    Id host{};
    Time created = 0;
    Time starts = 0;  // 0: when its host wants
    Time changed = 0;
    std::int64_t sequence = 0;  // of the log entry this row was written with; 0: of none
    Document setup = "{}";      // what was agreed
    Document summary = "{}";    // what lists show besides

    friend bool operator==(const TournamentRow&, const TournamentRow&) = default;
};

// What a rating is of: one game with one class of player counts ("2", "3+"; the caller's word).
struct RatingKey {
    std::string game{};
    std::string players{};

    friend bool operator==(const RatingKey&, const RatingKey&) = default;
};

struct Rating {
    Id user{};
    RatingKey key{};
    double mean = 0;
    double deviation = 0;
    std::int64_t games = 0;  // rated games so far; also the row's version, see Rate

    friend bool operator==(const Rating&, const Rating&) = default;
};

// A user's rating after one game.
struct RatedGame {
    Id table{};
    Time at = 0;
    RatingKey key{};
    int rank = 0;  // 1: won
    double mean = 0;
    double deviation = 0;
    Document reason{};  // the caller's; empty for games that were rated before reasons were kept

    friend bool operator==(const RatedGame&, const RatedGame&) = default;
};

// What a table's game has done to the ratings of those who played it.
struct RatedTable {
    struct Seat {
        Id user{};
        RatedGame game{};
    };
    bool is_rated = false;  // it was looked at, and moved what it could
    std::vector<Seat> seats{};
};

// What a user's own decisions cost in a game that is over, as a device of his has judged it.
struct JudgedGame {
    Id table{};
    Document moves{};

    friend bool operator==(const JudgedGame&, const JudgedGame&) = default;
};

}  // namespace wharf::storage
