// What the record of a finished table tells beside its moves: from the table's log, its clocks and the ratings.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "match/circumstances.h"
#include "server/table_state.h"
#include "storage/store.h"

namespace wharf::server {

// What the store knows of a table that is over.
struct KeptGame {
    std::vector<storage::LogEntry> log;
    std::set<std::string> bots;                          // users that are programs
    std::map<std::string, match::RatingChange> ratings;  // by user; those whose rating this game has moved
};

// Blocks; users are those who sat there, key the kind of rating that their number has, none for a game not rated.
KeptGame kept_game(storage::Store& store, const std::string& table, const std::vector<std::string>& users,
                   std::optional<storage::RatingKey> key);

// The log is folded once more to see when what happened; entries that do not fit end the story.
match::Circumstances circumstances_of(const match::AnyGame& game, const Setup& setup, const KeptGame& kept);

}  // namespace wharf::server
