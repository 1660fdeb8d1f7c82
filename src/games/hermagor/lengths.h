// How many decisions and chance events a game may have, by the number of players, two first: what machines that learn
// make room for.
#pragma once

namespace wharf::hermagor {

// The sum of rules.h in its parts. Chance: in four rounds 20 tiles, 1 action tile and 5 draws, and the start player.
// Decisions: in four rounds 6 of the tax officer, 20 buyers, 20 prices and 1 naming; 19 actions and 20 regions of five.
struct Lengths {
    static constexpr int kDecisions[] = {383, 383, 383, 383};
    static constexpr int kChances[] = {105, 105, 105, 105};
};

}  // namespace wharf::hermagor
