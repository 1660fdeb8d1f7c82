// A hint as the terminal tells it, and as a program reads it.
#pragma once

#include <boost/json.hpp>

#include "language/language.h"
#include "players/hint.h"
#include "text/paint.h"

namespace wharf::cli {

// Lines: the best move, what it is compared with, the reasons.
std::string hint_text(const language::Speaker& speaker, const players::Hint& hint, Seat seat);

// Lines: one of the moves that were searched, with its number, and what it is worth to every seat.
std::string assessed_text(const language::Speaker& speaker, const players::AssessedMove& move, int number, int players,
                          Seat me, const text::Paint& paint);

// {"compared", "beginner", "cost", "margin", "reasons": [{"key", …, "text"}]}; null where nothing was compared.
boost::json::value hint_json(const players::Hint& hint, const language::Speaker& speaker);

}  // namespace wharf::cli
