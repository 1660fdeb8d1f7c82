// T5 Scoring, one number per clause.
#pragma once

#include "games/tortuga/state.h"

namespace wharf::tortuga {

struct Score {
    int in_tortuga;  // T5.1
    int in_fleet;    // T5.1
    int in_crew;     // T5.1
    int sets;        // T5.2
    int tracks;      // T5.3
    int coins;       // T5.4

    GAME_FN constexpr int total() const { return in_tortuga + in_fleet + in_crew + sets + tracks + coins; }
};

// T5.1: purple counts double.
GAME_FN constexpr int worth(Colour colour) { return colour == Colour::purple ? 2 : 1; }

// T5.2: the largest k for which whites in Tortuga fill what red, blue and yellow lack of k each.
GAME_FN constexpr int count_sets(int red, int blue, int yellow, int whites) {
    const int counts[3] = {red, blue, yellow};
    for (int k = 0;; ++k) {
        int missing = 0;
        for (int count : counts) missing += k + 1 > count ? k + 1 - count : 0;
        if (missing > whites) return k;
    }
}

GAME_FN inline int chests_on_board(const Board& board, Colour colour) {
    int chests = board.island[index_of(colour)] + board.tortuga[index_of(colour)];
    for (const auto& row : board.row)
        for (Colour chest : row) chests += chest == colour;
    return chests;
}

GAME_FN inline Score score(const Board& board, const std::uint8_t (&tiles)[kTileValues]) {
    Score score{};
    for (int c = 0; c < kColours; ++c) score.in_tortuga += 3 * worth(static_cast<Colour>(c)) * board.tortuga[c];
    for (Colour chest : board.row[index_of(Track::fleet)]) score.in_fleet += 2 * worth(chest);
    for (Colour chest : board.row[index_of(Track::crew)]) score.in_crew += worth(chest);
    score.sets = 3 * count_sets(chests_on_board(board, Colour::red), chests_on_board(board, Colour::blue),
                                chests_on_board(board, Colour::yellow), board.tortuga[index_of(Colour::white)]);
    score.tracks = board.marker[0] + board.marker[1];
    for (int value = 1; value <= kTileValues; ++value) score.coins += value * tiles[value - 1];
    return score;
}

}  // namespace wharf::tortuga
