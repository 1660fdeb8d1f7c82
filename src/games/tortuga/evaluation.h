// What a position of Tortuga promises: points on the board, chests on their way, and what tracks and tiles will still
// earn.
#pragma once

#include "core/estimate.h"
#include "games/tortuga/rules.h"
#include "games/tortuga/weights.h"

namespace wharf::tortuga {

struct TortugaEvaluation {
    using Rules = Tortuga;

    static constexpr std::int32_t scale(int /*players*/) { return kWeights.scale; }
    static constexpr int kQuiescenceLimit = 250;  // a round of four players
    static constexpr float exploration(int /*players*/) { return kWeights.exploration; }
    static constexpr int rollout_turns(int /*players*/) { return 0; }
    static constexpr bool kChanceNodes = true;  // dice are seen before anybody selects

    // Between rounds: before the first die falls, nothing is half done.
    static bool is_quiet(const State& state) {
        return state.table.pending == Pending::roll && state.table.die == 0 &&
               state.table.active == state.table.start && state.table.finished.empty() &&
               free_dice(state.table.boards[state.table.start]) == (1U << kDice) - 1;
    }

    // What a place in an action or a chest laid is good for is seen at once; what dice are good for is not.
    static bool quiesces_greedily(const State& state) { return state.table.pending >= Pending::use; }

    // Dice are not weighed before the round is over; chests and tiles are, as soon as they are drawn.
    static bool chance_matters(const State& state) {
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
    static int rounds_left(const Table& table) {
        int most = 0;
        for (const Board& board : table.boards) {
            const int own = tortuga_size(board);
            most = own > most ? own : most;
        }
        const int rounds =
            (kWeights.clock_rounds * (table.target - most) + kWeights.clock_chests / 2) / kWeights.clock_chests;
        return rounds < 1 ? 1 : rounds;
    }

    static std::int32_t of_board(const Board& board, const std::uint8_t (&tiles)[kTileValues], int rounds) {
        const Score now = score(board, tiles);
        std::int32_t sum = kPoint * (now.in_tortuga + now.sets + now.tracks + now.coins);
        for (const Colour colour : board.row[index_of(Track::fleet)])
            sum += kWeights.in_fleet * worth(colour) + (colour == Colour::white ? kWeights.joker : 0);
        for (const Colour colour : board.row[index_of(Track::crew)])
            sum += kWeights.in_crew * worth(colour) +
                   (colour == Colour::white && rounds >= kWeights.rounds_from_crew ? kWeights.joker : 0);
        for (int c = 0; c < kColours; ++c) sum += kWeights.on_island * worth(static_cast<Colour>(c)) * board.island[c];
        if (rounds >= kWeights.rounds_from_island) sum += kWeights.joker / 2 * board.island[index_of(Colour::white)];
        for (int track = 0; track < kTracks; ++track)
            sum += rounds * (kWeights.capacity[track] * capacity(board, static_cast<Track>(track)) +
                             kWeights.field[track] * board.marker[track]);
        for (int action = 0; action < kActions; ++action)
            sum += rounds * kWeights.advantage[action] * board.advantage[action];
        return sum;
    }
};

}  // namespace wharf::tortuga
