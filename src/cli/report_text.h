// The report of a game as a terminal shows it.
#pragma once

#include <array>
#include <string>

#include "language/language.h"
#include "match/record.h"
#include "report/report.h"

namespace wharf::cli {

// Who did what in an event, or what chance did: "secret choices: Anna: keep A, Bob: keep C".
std::string event_text(const report::Event& event, const std::vector<match::Move>& moves,
                       const language::Speaker& speaker);
// "Round 3"; nothing before the first.
std::string round_text(const report::Event& event, const language::Speaker& speaker);

// "Round 3 · 57", the number of a move of this event; without the round before the first.
std::string when_text(const report::Event& event, int move, const language::Speaker& speaker);

// That the game goes on, or was given up, and what shares are then; nothing where it was played to its end.
std::string standing_text(const report::Report& report, const language::Speaker& speaker);
// What a mistake cost and what was better; and that a substitute made it, where one did.
std::string mistake_text(const report::JudgedDecision& mistake, const language::Speaker& speaker);

// Expected, luck, skill and share of the win in per cent, rounded so that what is shown adds up: skill takes what
// rounding leaves.
std::array<std::string, 4> sums_text(const report::SeatReport& told, const language::Speaker& speaker);
// Expected + luck + skill = share of the win, a line for every seat, in columns.
std::string seats_text(const report::Report& report, const language::Speaker& speaker, const text::Paint& paint);
// All of it. Nothing stands under a heading but what it says.
std::string report_text(const report::Report& report, const match::Record& record, const language::Speaker& speaker,
                        const text::Paint& paint);

}  // namespace wharf::cli
