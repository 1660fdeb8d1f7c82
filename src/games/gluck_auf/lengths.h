// How many decisions and chance events a game may have, by the number of players, two first: what machines that learn
// make room for.
#pragma once

namespace wharf::gluck_auf {

// The longest of 1,645 games (1,500 at random, 25 of greedy, 120 of the net) had 299, 358 and 406 decisions, and 138,
// 148 and 160 chance events; half as many again are allowed.
struct Lengths {
    static constexpr int kDecisions[] = {450, 540, 610};
    static constexpr int kChances[] = {210, 225, 240};
};

}  // namespace wharf::gluck_auf
