// How strong computer players of each level think.
#pragma once

#include "players/spec.h"
#include "protocol/messages.h"

namespace wharf::server {

inline players::Spec spec_of(protocol::Level level) {
    switch (level) {
        case protocol::Level::easy: return {players::Method::search, "search:30", 30, 0};
        case protocol::Level::hard: return {players::Method::search, "search:1.8s", 0, 1.8};
        case protocol::Level::normal: break;
    }
    return {players::Method::search, "search:0.4s", 0, 0.4};
}

}  // namespace wharf::server
