// How a player gives up a game that it cannot go on with: a program that crashed, hung or answered nonsense.
#pragma once

#include <stdexcept>
#include <string>

namespace wharf::players {

// Thrown by AnyPlayer::choose; what() is the cause in one line. Whoever runs the game ranks the player last.
class Forfeit : public std::runtime_error {
 public:
    explicit Forfeit(const std::string& cause) : std::runtime_error(cause) {}
};

}  // namespace wharf::players
