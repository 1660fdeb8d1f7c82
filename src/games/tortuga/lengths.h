// How many decisions and chance events a game may have, by the number of players, two first: what machines that learn
// make room for.
#pragma once

namespace wharf::tortuga {

// Open re-rolls (T2.6) are unbounded in theory. The longest of 4,935 games (for each number of players 1,500 at random,
// 25 of greedy and 120 of the net, to 8 chests) had 659 decisions and 1,104 chance events; twice as many are allowed.
struct Lengths {
    static constexpr int kDecisions[] = {1320, 1320, 1320};
    static constexpr int kChances[] = {2210, 2210, 2210};
};

}  // namespace wharf::tortuga
