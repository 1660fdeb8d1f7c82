// What a new tournament is to be, as somebody wishes it.
#pragma once

#include <variant>

#include "server/tournament_state.h"

namespace wharf::server {

// With all that he has not said; or what is wrong with it.
std::variant<TournamentSetup, protocol::Error> setup_of(const protocol::NewTournament& wanted);

}  // namespace wharf::server
