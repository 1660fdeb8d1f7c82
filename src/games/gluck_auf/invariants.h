// Parts of GluckAufText::check that stand in a file of their own (pending.cpp).
#pragma once

#include <optional>

#include "games/gluck_auf/state.h"
#include "text/problem.h"

namespace wharf::gluck_auf {

// Where in a position document a seat's field stands.
inline std::string at_seat(int seat, std::string_view field) { return text::field_of("table.seats", seat, field); }

// G1: what lies on the table during the set-up, and which spaces stay closed.
std::optional<text::Problem> check_setup(const Table& table);
// G2: the active player can do what is pending.
std::optional<text::Problem> check_turn(const Table& table);

}  // namespace wharf::gluck_auf
