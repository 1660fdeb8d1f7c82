// A computer player of any game, with its type erased.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/any_match.h"

namespace wharf::players {

// What a player thinks of the moves of a position.
struct Analysis {
    // What a seat may expect after a move.
    struct Expectation {
        float rank = 0;       // mean place, 1 is the best
        float win_share = 0;  // 0 to 1; all seats together have 1
        float points = 0;     // at the end of the game
    };
    struct Option {
        std::string move;
        std::uint32_t visits = 0;
        Expectation seats[kMaxSeats];
        std::vector<match::Move> line;  // the principal variation, this move first, until chance decides
    };
    std::vector<Option> options;  // best first
    std::uint32_t iterations = 0;
};

class AnyPlayer {
 public:
    virtual ~AnyPlayer() = default;
    // The text of a legal move for a seat that may act. It looks at nothing but that seat's view.
    virtual std::string choose(const match::AnyMatch& match, Seat seat) = 0;
    // The match is over; the seat may look at its end.
    virtual void game_over(const match::AnyMatch& match, Seat seat) {}
    // All legal moves of the seat, evaluated from its view; empty for players that do not search.
    virtual Analysis analyse(const match::AnyMatch& match, Seat seat) { return {}; }
};

}  // namespace wharf::players
