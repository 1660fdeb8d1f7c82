// What a computer player of each level plays.
#pragma once

#include <string>

#include "match/any_match.h"
#include "protocol/messages.h"

namespace wharf::server {

// players/levels.h knows what the levels play.
std::string choose_at_level(const match::AnyMatch& match, Seat seat, protocol::Level level);

// About how long a turn takes, in milliseconds: what it costs the others who wait.
double thinking_time(const match::AnyGame& game, int players, protocol::Level level);
// Whether it takes a moment only. Such turns never wait for those that take long.
bool is_quick(const match::AnyGame& game, int players, protocol::Level level);

}  // namespace wharf::server
