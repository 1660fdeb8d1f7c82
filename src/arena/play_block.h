// The games of one block.
#pragma once

#include <optional>

#include "arena/contest.h"

namespace wharf::arena {

struct PlayedBlock {
    Block block;
    std::vector<std::string> records{};  // by rotation, as JSON; none where they are not kept
};

struct BlockCalls {
    std::function<bool()> is_stopped;
    std::function<void()> game_over;  // after every game
};

// Plays one block of this line-up; nothing if it was stopped meanwhile.
std::optional<PlayedBlock> play_block(const Contest& contest, int number, const std::vector<int>& line_up,
                                      bool keeps_records, const BlockCalls& calls);

// Places by the result, but who has lost by a fault shares the last place with those like him.
void set_ranks(Game& game, const Outcome& outcome, const std::vector<int>& seat_of_place);

}  // namespace wharf::arena
