#include "cli/random_moves.h"

namespace wharf::cli {

std::string random_move(const match::AnyMatch& match, Seat seat, match::RandomNumbers& chance) {
    const auto moves = match.legal(seat);
    return moves[chance.below(static_cast<std::uint32_t>(moves.size()))].text;
}

void play_randomly(match::AnyMatch& match, match::RandomNumbers& chance) {
    match.settle(chance);
    while (!match.is_over()) {
        const Seat seat = match.to_act().first();
        match.play(seat, random_move(match, seat, chance));
        match.settle(chance);
    }
}

}  // namespace wharf::cli
