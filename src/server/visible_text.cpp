#include "server/visible_text.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>

namespace wharf::server {

namespace {

// Drawn as nothing, though no property of Unicode says so: an empty pattern of Braille, a note without its head.
constexpr std::array<UChar32, 2> kDrawnAsNothing = {0x2800, 0x1D159};

bool is_seen(UChar32 code) {
    if (u_isUWhiteSpace(code) != 0 || u_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0) return false;
    if (std::find(kDrawnAsNothing.begin(), kDrawnAsNothing.end(), code) != kDrawnAsNothing.end()) return false;
    switch (u_charType(code)) {
        case U_CONTROL_CHAR:
        case U_FORMAT_CHAR:
        case U_SURROGATE:
        case U_SPACE_SEPARATOR:
        case U_LINE_SEPARATOR:
        case U_PARAGRAPH_SEPARATOR: return false;
        default: return true;
    }
}

}  // namespace

bool is_blank(std::string_view text) {
    const char* bytes = text.data();
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t at = 0; at < size;) {
        UChar32 code = 0;
        U8_NEXT(bytes, at, size, code);
        if (code < 0 || is_seen(code)) return false;
    }
    return true;
}

std::string seen(std::string text) { return is_blank(text) ? std::string() : std::move(text); }

}  // namespace wharf::server
