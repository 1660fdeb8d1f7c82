// A computer player of any game, with its type erased.
#pragma once

#include <memory>
#include <string>

#include "match/any_match.h"

namespace wharf::players {

class AnyPlayer {
 public:
    virtual ~AnyPlayer() = default;
    // The text of a legal move for a seat that may act. It looks at nothing but that seat's view.
    virtual std::string choose(const match::AnyMatch& match, Seat seat) = 0;
};

}  // namespace wharf::players
