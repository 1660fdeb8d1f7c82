// Glück Auf for people: the trait of text/game_text.h.
#pragma once

#include "games/gluck_auf/rules.h"
#include "text/game_text.h"

namespace wharf::gluck_auf {

struct GluckAufText {
    using Rules = GluckAuf;

    static constexpr std::string_view id() { return "gluck-auf"; }
    static std::string_view title() { return "Glück Auf"; }
    static std::span<const text::Option> options() { return {}; }
#include "text/game_text.inc"
};

}  // namespace wharf::gluck_auf
