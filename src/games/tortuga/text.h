// Tortuga for people: the trait of text/game_text.h.
#pragma once

#include "games/tortuga/rules.h"
#include "text/game_text.h"

namespace wharf::tortuga {

struct TortugaText {
    using Rules = Tortuga;

    static constexpr std::string_view id() { return "tortuga"; }
    static std::string_view title() { return "Tortuga"; }
    static int round(const View& view) { return view.table.round; }
    static std::span<const text::Option> options();
#include "text/game_text.inc"
    static std::string chance_label(const State& state, Action action);
    static text::Messages reasons(const View& view, Action better, Action worse);  // reasons.cpp
};

// The action a selection goes to: that of its first die which is no skull, or skull (notation.cpp).
Symbol shown_symbol(const Symbol (&face)[kDice], unsigned selection);

}  // namespace wharf::tortuga
