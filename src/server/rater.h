// Rates finished games: from their rows alone, so that a game whose node died is rated by whoever finds it.
#pragma once

#include "server/node.h"

namespace wharf::server {

class Rater {
 public:
    explicit Rater(Node& node) : node_(node) {}

    // Rates every finished rated game that has not been rated.
    Task<bool> rate_all();

 private:
    Task<bool> rate(storage::Table table);

    Node& node_;
    bool at_work_ = false;
};

}  // namespace wharf::server
