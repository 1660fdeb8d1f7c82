// What follows from a position of Glück Auf without playing on: the majorities as they stand, what orders lack, the
// work steps they would take. For the numbers of machines that learn; all of it runs on every target.
#pragma once

#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

GAME_FN constexpr int lesser(int a, int b) { return a < b ? a : b; }

// G8 as if it were scored now, all twelve elements.
struct Standings {
    Tally tallies[kMaxPlayers];
    std::uint8_t points[kMaxPlayers][kElements];
    std::uint8_t best_other[kMaxPlayers][kElements];  // the most that another player has

    GAME_FN explicit Standings(const Table& table) : tallies{}, points{}, best_other{} {
        for (int seat = 0; seat < table.players; ++seat) tallies[seat] = tally(table.seats[seat]);
        for (int element = 0; element < kElements; ++element) {
            int scored[kMaxPlayers] = {};
            score_element(tallies, table.players, element, scored);
            for (int seat = 0; seat < table.players; ++seat) {
                points[seat][element] = static_cast<std::uint8_t>(scored[seat]);
                for (int other = 0; other < table.players; ++other)
                    if (other != seat && tallies[other].of[element] > best_other[seat][element])
                        best_other[seat][element] = tallies[other].of[element];
            }
        }
    }

    // G8.1: the first elements, four for every shift.
    GAME_FN int sum(int seat, int elements) const {
        int all = 0;
        for (int element = 0; element < elements; ++element) all += points[seat][element];
        return all;
    }
};

// A player's cubes by colour: loaded carts anywhere in the mine.
GAME_FN inline void count_mine(const Player& player, int (&cubes)[kColours]) {
    for (int c = 0; c < kColours; ++c) {
        cubes[c] = 0;
        for (int level = 0; level < kColours; ++level) cubes[c] += player.carts[level][c];
    }
}

// An order looked at alone, with all of a player's cubes at its service and no two of them for one slot (G4.7).
struct OrderOutlook {
    int steps;    // G4.1: work steps that would fill all slots for which there is a cube
    int missing;  // slots for which there is none

    GAME_FN OrderOutlook(const Table& table, const Player& player, int order) : steps(0), missing(0) {
        const auto open = static_cast<Slots>(slots_of(order) - table.filled[order]);
        bool rises = false;
        for (int c = 0; c < kColours; ++c) {
            int left = slots_of_colour(open, c);
            const int from_store = lesser(left, player.store[c]);
            left -= from_store;
            const int from_cage = lesser(left, player.cage[c]);
            left -= from_cage;
            steps += from_store + from_cage;
            rises = rises || (from_cage > 0 && player.cage_at != 0);
            for (int level = 0; level < kColours && left > 0; ++level) {
                const int from_level = lesser(left, player.carts[level][c]);
                if (from_level == 0) continue;
                left -= from_level;
                // A ride there, if the cage is not there yet; each cube is loaded and laid.
                steps += 2 * from_level + (player.cage_at == level + 1 ? 0 : 1);
                rises = true;
            }
            missing += left;
        }
        steps += rises ? 1 : 0;
    }
};

}  // namespace wharf::gluck_auf
