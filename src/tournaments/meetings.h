// Counts over a history: who has met whom, sat where, had a bye.
#pragma once

#include "tournaments/history.h"

namespace wharf::tournaments {

class Meetings {
 public:
    explicit Meetings(const History& history);

    // How often two have sat at one table; of a player and computers, at how many tables there were some.
    int between(Player a, Player b) const;
    int at_seat(Player player, std::size_t seat) const;
    int byes(Player player) const { return byes_[static_cast<std::size_t>(player)]; }

 private:
    static constexpr std::size_t kMostSeats = 5;
    std::size_t index(Player a, Player b) const;

    std::size_t players_;
    std::vector<int> met_;  // the last row and column are the computers'
    std::vector<int> seats_;
    std::vector<int> byes_;
};

}  // namespace wharf::tournaments
