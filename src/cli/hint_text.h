// A hint as the terminal tells it, and as a program reads it.
#pragma once

#include <boost/json.hpp>

#include "language/language.h"
#include "players/hint.h"

namespace wharf::cli {

// Lines: the best move, what it is compared with, the reasons.
std::string hint_text(const language::Speaker& speaker, const players::Hint& hint, Seat seat);

// {"compared", "beginner", "cost", "margin", "reasons": [{"key", …, "text"}]}; null where nothing was compared.
boost::json::value hint_json(const players::Hint& hint, const language::Speaker& speaker);

}  // namespace wharf::cli
