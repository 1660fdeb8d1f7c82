// Everything that can be written, and what can come of it.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "storage/records.h"

namespace wharf::storage {

// --- people ---------------------------------------------------------------------------------------------------------

// done; name_taken; conflict: the id is in use.
struct AddUser {
    User user;
};

// Replaces name, kind, password hash and settings: a guest becomes an account, a password is changed.
// done; name_taken; missing: no such living user.
struct ChangeUser {
    User user;
};

// The name, password, settings, sessions and ratings go; the row stays for the archive. done; missing.
struct DeleteUser {
    Id user{};
    Time at = 0;
};

// done; missing: no such living user; conflict: that hash is stored already.
struct AddSession {
    Session session;
};

// done; missing.
struct ExtendSession {
    std::string token_hash{};
    Time expires = 0;
};

// Always done.
struct DeleteSession {
    std::string token_hash{};
};

// Logs out everywhere, but for `except` (a token hash, may be empty); API tokens only where asked. Always done.
struct DeleteSessions {
    Id user{};
    std::string except{};
    bool api_tokens = false;
};

// Forgets sessions that have expired by `now`. Always done.
struct ForgetExpired {
    Time now = 0;
};

// --- tables ---------------------------------------------------------------------------------------------------------

// done; conflict: the id is in use; missing: one of its people is unknown.
struct AddTable {
    Table table;
};

// Appends an entry, and with it, or not at all, the row as it is from now on and a snapshot at that entry.
// done; conflict: the sequence is taken, or is not the next one, or an earlier append to this table in the same commit
// was refused; missing: no such table. After a conflict the caller reloads the table: somebody else was faster.
// A caller has one append per table under way at a time: what follows a lost race must not be written.
struct Append {
    Id table{};
    Entry entry;
    std::optional<Table> row{};          // its id, game, players, created and sequence are not taken from here
    std::optional<Document> snapshot{};  // replaces the older one
};

// A snapshot apart from an append, e.g. made when a long table was loaded. An older one never replaces a newer one.
// done; missing.
struct PutSnapshot {
    Id table{};
    Snapshot snapshot;
};

// With its log, snapshot, chat and place in people's lists. Always done.
struct DeleteTable {
    Id table{};
};

// done, with the line's number; missing: no such table or user.
struct AddChat {
    Id table{};
    Id user{};
    Time at = 0;
    std::string text{};
};

// --- ratings --------------------------------------------------------------------------------------------------------

// All ratings that one finished game moves, or none of them. Every row names the number of games it was computed from:
// if another game was rated in between, nothing is written and the caller computes again.
// done, also for people deleted since, who are passed over; conflict: computed from old ratings; already: this table
// was rated before; missing: no such table.
struct Rate {
    struct Change {
        Id user;
        std::int64_t games_before = 0;
        int rank = 0;
        double mean = 0;
        double deviation = 0;
    };
    Id table{};
    Time at = 0;
    RatingKey key{};
    std::vector<Change> changes{};
};

using Write = std::variant<AddUser, ChangeUser, DeleteUser, AddSession, ExtendSession, DeleteSession, DeleteSessions,
                           ForgetExpired, AddTable, Append, PutSnapshot, DeleteTable, AddChat, Rate>;

enum class Code : std::uint8_t {
    done,        // durable
    conflict,    // somebody else was there first; see the write
    name_taken,  // a living user has that name
    already,     // it was done before
    missing,     // what it refers to does not exist
    invalid,     // a text is too long, empty where it must not be, or not UTF-8 (see limits.h)
    failed,      // only from the scribe: the database could not be reached or written; it may or may not be stored
};

struct Outcome {
    Code code = Code::done;
    std::int64_t number = 0;  // where the write says so

    friend bool operator==(const Outcome&, const Outcome&) = default;
};

}  // namespace wharf::storage
