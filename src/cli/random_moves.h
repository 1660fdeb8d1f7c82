// Moves of the random player at the edge.
#pragma once

#include "match/any_match.h"

namespace wharf::cli {

// Any legal move of a seat that may act, each as likely as any.
std::string random_move(const match::AnyMatch& match, Seat seat, match::RandomNumbers& chance);

// Plays the match to its end.
void play_randomly(match::AnyMatch& match, match::RandomNumbers& chance);

}  // namespace wharf::cli
