// How computer players of each level are written (players/spec.h knows how strong they think).
#pragma once

#include "players/spec.h"
#include "protocol/messages.h"

namespace wharf::server {

inline players::Spec spec_of(protocol::Level level) {
    return std::get<players::Spec>(players::read_spec(boost::describe::enum_to_string(level, "normal")));
}

}  // namespace wharf::server
