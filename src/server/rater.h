// Rates finished games: from their rows alone, so that a game whose node died is rated by whoever finds it.
#pragma once

#include "server/node.h"

namespace wharf::server {

// What is known of the people of a game when it is rated.
struct Standing {
    std::vector<storage::Rating> ratings{};
    bool share_a_place = false;    // all of them have been at one network or device
    std::vector<Time> together{};  // when games of theirs, of this kind, were rated
};

// Whether a finished game moves ratings. Games among people who are always in one place, who may be one person, move
// them only if they were played to the end, took a while, and are few.
bool counts(const storage::TableRow& table, const Standing& standing);

class Rater {
 public:
    explicit Rater(Node& node) : node_(node) {}

    // Rates every finished rated game that has not been rated.
    Task<bool> rate_all();

 private:
    Task<bool> rate(storage::TableRow table);
    // What the store knows of those who played.
    Task<Standing> standing(std::vector<std::string> users, storage::RatingKey key);

    Node& node_;
    bool at_work_ = false;
};

}  // namespace wharf::server
