// Nauticus for people: the trait of text/game_text.h.
#pragma once

#include <array>

#include "games/nauticus/rules.h"
#include "text/game_text.h"

namespace wharf::nauticus {

// Where a player's points came from, as long as the match lasts.
struct PointSources {
    std::int16_t start;       // N1.1, or what the first position says
    std::int16_t bonuses;     // N3.1
    std::int16_t rewards;     // N5.4
    std::int16_t crowns;      // N6.4
    std::int16_t pass_tiles;  // N2.5: none or less
};

struct NauticusText {
    using Rules = Nauticus;
    using Sources = std::array<PointSources, kMaxPlayers>;

    static constexpr std::string_view id() { return "nauticus"; }
    static std::string_view title() { return "Nauticus"; }
    static int round(const View& view) { return view.table.round; }
    static std::span<const text::Option> options() { return {}; }
#include "text/game_text.inc"
    static std::string chance_label(const State& state, Action action);
    static text::Messages reasons(const View& view, Action better, Action worse);  // reasons.cpp

    // sources.cpp
    static Sources first_sources(const State& state);
    static void count_sources(Sources& sources, const State& before, Action action, const State& after);
    static std::vector<text::ScoreLine> source_lines(const Sources& sources, Seat seat);
};

// The canonical name of a ship, from its counts alone (notation.cpp): hull / masts / sails / goods, as in
// "bow+2middle/anchor+crown/anchor/fish" or "two-ship/-/-/salt". Empty parts are "-", or left out at the end.
std::string name_of(Ship ship);

// What a space gives its chooser (notation.cpp).
text::Messages bonus_messages(int space);

}  // namespace wharf::nauticus
