#include "storage/name_key.h"

#include <cstdint>

namespace wharf::storage {

namespace {

// Latin Extended-A pairs capital and small letter; which of the two is even changes twice.
std::uint32_t small_extended(std::uint32_t code) {
    if (code == 0x178) return 0xFF;                                    // Ÿ
    if (code == 0x130 || code == 0x131 || code == 0x138) return code;  // dotted and dotless i, kra: no pair
    const bool odd_capitals = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
    if (odd_capitals) return code % 2 == 1 ? code + 1 : code;
    return code <= 0x177 && code % 2 == 0 ? code + 1 : code;
}

std::uint32_t small(std::uint32_t code) {
    if (code >= 'A' && code <= 'Z') return code + 32;
    if (code >= 0xC0 && code <= 0xDE && code != 0xD7) return code + 32;  // À–Þ but ×
    if (code >= 0x100 && code <= 0x17F) return small_extended(code);
    if (code >= 0x391 && code <= 0x3A9 && code != 0x3A2) return code + 32;  // Α–Ω
    if (code == 0x3C2) return 0x3C3;                                        // final sigma
    if (code >= 0x410 && code <= 0x42F) return code + 32;                   // А–Я
    if (code >= 0x400 && code <= 0x40F) return code + 80;                   // Ѐ–Џ
    return code;
}

}  // namespace

std::string name_key(std::string_view name) {
    std::string key;
    key.reserve(name.size());
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto first = static_cast<std::uint8_t>(name[i]);
        // All letters with a case that are handled here are written with one or two bytes.
        if (first < 0x80) {
            key.push_back(static_cast<char>(small(first)));
        } else if (first >= 0xC2 && first < 0xE0 && i + 1 < name.size()) {
            const std::uint32_t code = small((first & 0x1FU) << 6U | (static_cast<std::uint8_t>(name[i + 1]) & 0x3FU));
            key.push_back(static_cast<char>(0xC0U | code >> 6U));
            key.push_back(static_cast<char>(0x80U | (code & 0x3FU)));
            ++i;
        } else {
            key.push_back(name[i]);
        }
    }
    return key;
}

}  // namespace wharf::storage
