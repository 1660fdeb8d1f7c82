// Glück Auf for people: the trait of text/game_text.h.
#pragma once

#include <array>

#include "games/gluck_auf/rules.h"
#include "text/game_text.h"

namespace wharf::gluck_auf {

// Where a player's points came from, as long as the match lasts.
struct PointSources {
    std::int16_t start;            // what the first position says
    std::int16_t orders;           // G5.1
    std::int16_t shifts[kShifts];  // G8.1
};

struct GluckAufText {
    using Rules = GluckAuf;
    using Sources = std::array<PointSources, kMaxPlayers>;

    static constexpr std::string_view id() { return "gluck-auf"; }
    static std::string_view title() { return "Glück Auf"; }
    static int round(const View& view) { return view.table.shift; }
    static std::span<const text::Option> options() { return {}; }
#include "text/game_text.inc"
    static std::string chance_label(const State& state, Action action);
    static text::Messages reasons(const View& view, Action better, Action worse);  // reasons.cpp

    // sources.cpp
    static Sources first_sources(const State& state);
    static void count_sources(Sources& sources, const State& before, Action action, const State& after);
    static std::vector<text::ScoreLine> source_lines(const Sources& sources, Seat seat);
};

}  // namespace wharf::gluck_auf
