// Nauticus for people: the trait of text/game_text.h.
#pragma once

#include "games/nauticus/rules.h"
#include "text/game_text.h"

namespace wharf::nauticus {

struct NauticusText {
    using Rules = Nauticus;

    static constexpr std::string_view id() { return "nauticus"; }
    static std::string_view title() { return "Nauticus"; }
    static std::span<const text::Option> options() { return {}; }
#include "text/game_text.inc"
};

// The canonical name of a ship, from its counts alone (notation.cpp): hull / masts / sails / goods, as in
// "bow+2middle/anchor+crown/anchor/fish" or "two-ship/-/-/salt". Empty parts are "-", or left out at the end.
std::string name_of(Ship ship);

// What a space gives its chooser (notation.cpp).
text::Messages bonus_messages(int space);

}  // namespace wharf::nauticus
