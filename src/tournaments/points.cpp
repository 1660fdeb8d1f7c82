#include "tournaments/points.h"

namespace wharf::tournaments {

int points_of_place(std::span<const int> ranks, std::size_t seat) {
    const int others = static_cast<int>(ranks.size()) - 1;
    int halves = 0;  // two for everybody beaten, one for everybody tied
    for (std::size_t other = 0; other < ranks.size(); ++other) {
        if (other == seat) continue;
        halves += ranks[seat] < ranks[other] ? 2 : ranks[seat] == ranks[other] ? 1 : 0;
    }
    return others == 0 ? kPoint : halves * (kPoint / 2) / others;
}

int points_of_bye(int table_size) { return table_size == 2 ? kPoint : kPoint / 2; }

std::vector<std::vector<int>> points_by_comparison(std::span<const Game* const> tables) {
    const auto stayed = [](const Game& game, std::size_t seat) {
        return game.outcome == Outcome::played && !(seat < game.left.size() && game.left[seat]);
    };
    std::vector<std::vector<int>> points;
    for (const Game* game : tables) {
        std::vector<int>& of_table = points.emplace_back();
        for (std::size_t seat = 0; seat < game->seats.size(); ++seat) {
            if (!stayed(*game, seat)) {
                of_table.push_back(game->outcome == Outcome::void_ ? kPoint / 2 : 0);
                continue;
            }
            int others = 0;
            int halves = 0;
            for (const Game* other : tables) {
                if (other == game || seat >= other->seats.size() || !stayed(*other, seat)) continue;
                others += 1;
                const std::int64_t mine = game->scores[seat];
                halves += mine > other->scores[seat] ? 2 : mine == other->scores[seat] ? 1 : 0;
            }
            of_table.push_back(others == 0 ? kPoint / 2 : (halves * kPoint + others) / (2 * others));
        }
    }
    return points;
}

}  // namespace wharf::tournaments
