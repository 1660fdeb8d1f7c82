// Hermagor for people: the trait of text/game_text.h.
#pragma once

#include "games/hermagor/rules.h"
#include "text/game_text.h"

namespace wharf::hermagor {

struct HermagorText {
    using Rules = Hermagor;

    static constexpr std::string_view id() { return "hermagor"; }
    static std::string_view title() { return "Hermagor"; }
    static std::span<const text::Option> options();
#include "text/game_text.inc"
};

}  // namespace wharf::hermagor
