#include "text/plain.h"

namespace wharf::text {

std::string plain(std::string_view text, std::size_t limit) {
    std::string result;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        // A continuation byte (10xxxxxx) belongs to the character before it.
        if (result.size() >= limit && (byte & 0xC0) != 0x80) return result + "…";
        result += byte < 0x20 || byte == 0x7F ? ' ' : c;
    }
    return result;
}

}  // namespace wharf::text
