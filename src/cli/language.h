// The language the terminal speaks: --language, or what the environment asks for, or English.
#pragma once

#include <CLI/CLI.hpp>

#include "language/language.h"
#include "match/record.h"

namespace wharf::cli {

// For all commands.
void add_language(CLI::App& app);

// Speaks at this record's table, with the names of its players.
language::Speaker speaker_for(const match::Record& record);
language::Speaker speaker_for(const match::AnyGame& game);
// What is wrong with something given to a command.
std::string say(const text::Problem& problem);
// What concerns no game.
std::string say(const text::Message& message);
// The name of a line of a score sheet.
std::string score_name(const language::Speaker& speaker, const text::ScoreLine& line);

}  // namespace wharf::cli
