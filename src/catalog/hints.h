// Hints that teach, by game.
#pragma once

#include "match/any_game.h"
#include "nets/net.h"
#include "players/hint.h"

namespace wharf::catalog {

// From the view of a seat that may act; with the net that ships or, if given, with another that fits the game. Without
// any, moves are played on by a one-ply lookahead.
players::Hint hint(const match::AnyMatch& match, Seat seat, const players::Inquiry& inquiry,
                   players::AnyAnalyst& analyst, const nets::Net* net = nullptr);

}  // namespace wharf::catalog
