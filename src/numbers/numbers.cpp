#include "numbers/entries.h"

namespace wharf::numbers {

const AnyNumbers* find_numbers(std::string_view id) {
    if (id == "tortuga") return &tortuga();
    if (id == "nauticus") return &nauticus();
    if (id == "gluck-auf") return &gluck_auf();
    if (id == "hermagor") return &hermagor();
    return nullptr;
}

}  // namespace wharf::numbers
