// The games of one block.
#pragma once

#include <optional>

#include "arena/contest.h"
#include "match/record.h"

namespace wharf::arena {

// Hears of every finished game, and may keep its record.
using GameOver = std::function<void(match::Record&& record)>;

// Plays one block of this line-up; nothing if it was stopped meanwhile.
std::optional<Block> play_block(const Contest& contest, int number, const std::vector<int>& line_up,
                                const std::function<bool()>& is_stopped, const GameOver& game_over);

// Places by the result, but who has lost by a fault shares the last place with those like him.
void set_ranks(Game& game, const Outcome& outcome, const std::vector<int>& seat_of_place);

}  // namespace wharf::arena
