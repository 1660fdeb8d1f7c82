#include "tournaments/meetings.h"

#include <algorithm>

namespace wharf::tournaments {

Meetings::Meetings(const History& history)
    : players_(static_cast<std::size_t>(history.players)),
      met_((players_ + 1) * (players_ + 1)),
      seats_(players_ * kMostSeats),
      byes_(players_) {
    for (const Game& game : history.games) {
        const bool has_computer = std::find(game.seats.begin(), game.seats.end(), kComputer) != game.seats.end();
        for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
            const Player player = game.seats[seat];
            if (player == kComputer) continue;
            seats_[static_cast<std::size_t>(player) * kMostSeats + std::min(seat, kMostSeats - 1)] += 1;
            for (const Player other : game.seats)
                if (other != player && other != kComputer) met_[index(player, other)] += 1;
            if (has_computer) {
                met_[index(player, kComputer)] += 1;
                met_[index(kComputer, player)] += 1;
            }
        }
    }
    for (const Bye& bye : history.byes) byes_[static_cast<std::size_t>(bye.player)] += 1;
}

std::size_t Meetings::index(Player a, Player b) const {
    const auto place = [&](Player player) { return player == kComputer ? players_ : static_cast<std::size_t>(player); };
    return place(a) * (players_ + 1) + place(b);
}

int Meetings::between(Player a, Player b) const { return met_[index(a, b)]; }

int Meetings::at_seat(Player player, std::size_t seat) const {
    return player == kComputer ? 0 : seats_[static_cast<std::size_t>(player) * kMostSeats + seat];
}

}  // namespace wharf::tournaments
