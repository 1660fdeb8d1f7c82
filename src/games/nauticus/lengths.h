// How many decisions and chance events a game may have, by the number of players, two first: what machines that learn
// make room for.
#pragma once

namespace wharf::nauticus {

// Chance names the start player and deals, as often in every game. Of decisions the longest of 1,645 games (1,500 at
// random, 25 of greedy, 120 of the net) had 233, 375 and 457; half as many again are allowed.
struct Lengths {
    static constexpr int kDecisions[] = {350, 565, 690};
    static constexpr int kChances[] = {33, 41, 41};
};

}  // namespace wharf::nauticus
