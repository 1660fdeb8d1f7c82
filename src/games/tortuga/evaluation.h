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
    static constexpr float curiosity(int /*players*/) { return 4; }  // one look sees a round half done
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
    // Nearly two chests reach Tortuga in a round, so the leader sets the clock.
    static int rounds_left(const Table& table) {
        int most = 0;
        for (const Board& board : table.boards) {
            const int own = tortuga_size(board);
            most = own > most ? own : most;
        }
        const int rounds = (table.target - most + 1) / 2;
        return rounds < 1 ? 1 : rounds;
    }

    // What a chest on its way will be worth: Tortuga is `rounds_needed` away, and every round somebody may rob it.
    static std::int32_t on_its_way(Colour colour, int rounds_needed, int rounds, int arrived, int on_the_way) {
        const int worth_here = rounds >= rounds_needed ? arrived : on_the_way;
        // A white chest that arrives completes sets; about half of a set's points.
        const int joker = colour == Colour::white && rounds >= rounds_needed ? 150 : 0;
        return worth_here * worth(colour) + joker;
    }

    static std::int32_t of_board(const Board& board, const std::uint8_t (&tiles)[kTileValues], int rounds) {
        const Score now = score(board, tiles);
        std::int32_t sum = 100 * (now.in_tortuga + now.sets + now.tracks + now.coins);
        for (const Colour colour : board.row[index_of(Track::fleet)]) sum += on_its_way(colour, 1, rounds, 270, 200);
        for (const Colour colour : board.row[index_of(Track::crew)]) sum += on_its_way(colour, 2, rounds, 230, 180);
        // T0.5: capacity carries more chests in every round to come.
        sum += 70 * rounds * (capacity(board, Track::fleet) + capacity(board, Track::crew));
        // T2.9: an advantage wins places in actions; the later, the less often.
        for (const std::uint8_t advantage : board.advantage) sum += 20 * rounds * advantage;
        return sum;
    }
};

}  // namespace wharf::tortuga
