// Hermagor for people: the trait of text/game_text.h.
#pragma once

#include "games/hermagor/rules.h"
#include "text/game_text.h"

namespace wharf::hermagor {

struct HermagorText {
    using Rules = Hermagor;

    static constexpr std::string_view id() { return "hermagor"; }
    static std::string_view title() { return "Hermagor"; }
    static int round(const View& view) { return view.table.round; }
    static std::span<const text::Option> options();
#include "text/game_text.inc"
    static std::string chance_label(const State& state, Action action);
    static text::Messages reasons(const View& view, Action better, Action worse);  // reasons.cpp
};

}  // namespace wharf::hermagor
