// What holds in every position of Skeleton Game: tokens are conserved, and the pending decision can be made.
#include "games/skeleton_game/messages.h"
#include "games/skeleton_game/text.h"

namespace wharf::skeleton_game {

std::optional<text::Problem> SkeletonGameText::check(const State& state) {
    using says::broken;
    using text::Problem;
    const Table& table = state.table;
    int taken = 0;
    for (int value = 1; value <= kValues; ++value) {
        int tokens = table.bag[value - 1] + (table.token == value ? 1 : 0);
        for (int seat = 0; seat < table.players; ++seat) {
            tokens += table.tokens[seat][value - 1];
            taken += table.tokens[seat][value - 1];
        }
        if (tokens != kOfEach) return Problem{"table", broken("every-token-once"), "S1.1"};
    }
    if (table.start >= table.players) return Problem{"table.start", text::faults::kNoSeat()};
    if (table.turn != taken) return Problem{"table.turn", broken("one-token-a-turn"), "S2.2"};
    if ((table.token != 0) != (table.pending == Pending::choice))
        return Problem{"table.token", broken("decided-when-drawn"), "S2.1"};
    if ((table.turn == table.players * kTurns) != (table.pending == Pending::over))
        return Problem{"table.pending", broken("ends-after-nine-turns"), "S2.3"};
    if (table.pending == Pending::start_player && (table.turn != 0 || table.start != 0))
        return Problem{"table.pending", broken("start-player-first"), "S1.2"};
    return std::nullopt;
}

}  // namespace wharf::skeleton_game
