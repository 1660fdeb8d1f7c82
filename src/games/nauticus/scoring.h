// N9 Scoring, one number per clause, and the places.
#pragma once

#include "games/nauticus/state.h"

namespace wharf::nauticus {

struct Score {
    int points;     // gained on the way
    int delivered;  // N9.1
    int ships;      // N9.2
    int taler;      // N9.3: own taler and everything that counts as one

    GAME_FN constexpr int total() const { return points + delivered + ships + taler / kTalerPerPoint; }
    GAME_FN constexpr int left_over() const { return taler % kTalerPerPoint; }
};

GAME_FN inline Score score(const Board& board) {
    Score score{board.points, 0, 0, board.taler + board.workers};
    for (std::uint8_t count : board.warehouse) score.taler += count;
    for (std::uint8_t count : board.delivered) score.delivered += worth_of_goods(count);
    for (int i = 0; i < board.ship_count; ++i) {
        const Ship ship = board.ships[i];
        score.taler += ship.cargo();
        if (ship.is_finished())
            score.ships += worth_of_ship(ship.size());
        else
            score.taler += ship.size() + ship.masts() + ship.sails();
    }
    return score;
}

// N9.4: points, then the taler left over, then all taler.
GAME_FN constexpr bool is_better(const Score& a, const Score& b) {
    if (a.total() != b.total()) return a.total() > b.total();
    if (a.left_over() != b.left_over()) return a.left_over() > b.left_over();
    return a.taler > b.taler;
}

GAME_FN inline Outcome score_table(const Table& table) {
    Outcome outcome;
    Score scores[kMaxPlayers] = {};
    for (int seat = 0; seat < table.players; ++seat) scores[seat] = score(table.boards[seat]);
    for (int a = 0; a < table.players; ++a) {
        int better = 0;
        for (int b = 0; b < table.players; ++b) better += is_better(scores[b], scores[a]) ? 1 : 0;
        outcome.score[a] = static_cast<std::int16_t>(scores[a].total());
        outcome.rank[a] = static_cast<std::uint8_t>(1 + better);
    }
    return outcome;
}

}  // namespace wharf::nauticus
