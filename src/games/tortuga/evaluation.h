// What a position of Tortuga promises: points on the board, chests on their way, and what tracks and tiles will still
// earn.
#pragma once

#include "core/estimate.h"
#include "games/tortuga/rules.h"

namespace wharf::tortuga {

struct TortugaEvaluation {
    using Rules = Tortuga;

    static constexpr std::int32_t scale(int /*players*/) { return 800; }
    static constexpr int kLeadOn = 250;                              // a round of four players
    static constexpr float curiosity(int /*players*/) { return 5; }  // one look sees a round half done
    static constexpr int turns_followed(int /*players*/) { return 0; }
    static constexpr bool kLuckDivides = true;  // dice are seen before anybody selects

    // Between rounds: before the first die falls, nothing is half done.
    static bool is_calm(const State& state) {
        return state.table.pending == Pending::roll && state.table.die == 0 &&
               state.table.active == state.table.start && state.table.finished.empty() &&
               free_dice(state.table.boards[state.table.start]) == (1U << kDice) - 1;
    }

    // What a place in an action or a chest laid is good for is seen at once; what dice are good for is not.
    static bool look_tells(const State& state) { return state.table.pending >= Pending::use; }

    // Dice are not weighed before the round is over; chests and tiles are, as soon as they are drawn.
    static bool luck_counts(const State& state) {
        return state.table.pending != Pending::roll && state.table.pending != Pending::open_roll &&
               state.table.pending != Pending::reveal;
    }

    static Estimate estimate(const State& state) {
        Estimate estimate;
        const int rounds = rounds_left(state.table);
        for (int seat = 0; seat < state.table.players; ++seat)
            estimate.centipoints[seat] = of_board(state.table.boards[seat], state.hands[seat].tiles, rounds);
        return estimate;
    }

 private:
    // All in hundredths of a point, found by games of the searching player against itself with all of them varied at
    // once (docs/strength.md).
    static constexpr int kInFleet = 255;  // for every point of a chest's worth, wherever it will get to
    static constexpr int kInCrew = 190;
    static constexpr int kOnIsland = 95;
    static constexpr int kJoker = 150;  // T5.2: a white chest that arrives completes sets; about half of a set's points
    // T0.5, in every round to come: capacity carries more chests, and a field on the way to the next one counts too.
    static constexpr int kCapacity[kTracks] = {80, 50};
    static constexpr int kField[kTracks] = {22, 12};
    // T2.9, in every round to come: an advantage wins places, most of all in actions that take from others.
    static constexpr int kAdvantage[kActions] = {18, 15, 6, 48, 38};

    // The leader sets the clock, as if 13 chests reached Tortuga in ten rounds.
    static int rounds_left(const Table& table) {
        int most = 0;
        for (const Board& board : table.boards) {
            const int own = tortuga_size(board);
            most = own > most ? own : most;
        }
        const int rounds = (10 * (table.target - most) + 6) / 13;
        return rounds < 1 ? 1 : rounds;
    }

    static std::int32_t of_board(const Board& board, const std::uint8_t (&tiles)[kTileValues], int rounds) {
        const Score now = score(board, tiles);
        std::int32_t sum = 100 * (now.in_tortuga + now.sets + now.tracks + now.coins);
        for (const Colour colour : board.row[index_of(Track::fleet)])
            sum += kInFleet * worth(colour) + (colour == Colour::white ? kJoker : 0);
        for (const Colour colour : board.row[index_of(Track::crew)])
            sum += kInCrew * worth(colour) + (colour == Colour::white && rounds >= 2 ? kJoker : 0);
        for (int c = 0; c < kColours; ++c) sum += kOnIsland * worth(static_cast<Colour>(c)) * board.island[c];
        if (rounds >= 3) sum += kJoker / 2 * board.island[index_of(Colour::white)];
        for (int track = 0; track < kTracks; ++track)
            sum += rounds * (kCapacity[track] * capacity(board, static_cast<Track>(track)) +
                             kField[track] * board.marker[track]);
        for (int action = 0; action < kActions; ++action) sum += rounds * kAdvantage[action] * board.advantage[action];
        return sum;
    }
};

}  // namespace wharf::tortuga
