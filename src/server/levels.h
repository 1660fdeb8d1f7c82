// What a computer player of each level plays.
#pragma once

#include <string>

#include "match/any_match.h"
#include "protocol/messages.h"

namespace wharf::server {

// players/spec.h knows how strong the levels think.
std::string choose_at_level(const match::AnyMatch& match, Seat seat, protocol::Level level);

}  // namespace wharf::server
