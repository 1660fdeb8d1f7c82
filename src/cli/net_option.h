// --net FILE: a net to play with instead of the one that ships.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "match/any_game.h"
#include "nets/net.h"
#include "players/spec.h"

namespace wharf::cli {

class NetOption {
 public:
    void add(CLI::App& command);
    bool is_given() const { return !file_.empty(); }

    // The net of the file, read and checked once; null if none was named. A wrong one ends the command.
    const nets::Net* read(const match::AnyGame& game);

 private:
    std::string file_;
    std::shared_ptr<const nets::Net> net_;
};

// Ends the command if this player needs a net, none was named and none ships.
void require_net(const match::AnyGame& game, const players::Spec& spec, const nets::Net* net);

}  // namespace wharf::cli
