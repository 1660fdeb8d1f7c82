// Continuations and shares of the win as they are printed.
#pragma once

#include <string>
#include <vector>

#include "language/language.h"
#include "players/assessment.h"
#include "report/share.h"

namespace wharf::cli {

// "Anna: keep A · if chance gives die B raid: Bob: keep C", and no more than a few steps of it.
std::string line_text(const language::Speaker& speaker, const std::vector<players::LineStep>& line);
// Columns that all names of a table fit in.
int widest_name(const language::Speaker& speaker, int players);
// In hundredths, with a sign: "+3.1".
std::string signed_percent(const language::Speaker& speaker, report::Share share);
std::string percent(const language::Speaker& speaker, double share);

}  // namespace wharf::cli
