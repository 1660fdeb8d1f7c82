// A drawing of lines and boxes, fitted to a terminal: boxes stand side by side where there is room, and what does not
// fit into the height is folded to one line, what matters least first.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace wharf::text {

struct Room {
    int columns = 80;
    int rows = 24;
};

// What is folded first, where there is no room for all.
enum class Matters { little, somewhat, most };

// `drawing` is made of lines and of boxes as box() draws them (paint.h); `judge` is asked about each box by its title,
// without colours. What matters most is never folded,
// only cut where it is too wide, so a drawing may stay higher than its room.
std::string fitted(std::string_view drawing, Room room, const std::function<Matters(std::string_view title)>& judge);

// Lines that are wider than so many columns, broken between words, where there are any: behind a " ·" or at a gap if
// one is near, so that what belongs together stays together. What follows is indented by two more.
std::string wrapped(std::string_view text, int columns);
// How many lines a text takes on a terminal so wide.
int height(std::string_view text, int columns);
// No wider than so many columns: the rest is "…". Colours end there.
std::string cut(std::string_view text, int columns);
// Without colours.
std::string uncoloured(std::string_view text);

}  // namespace wharf::text
