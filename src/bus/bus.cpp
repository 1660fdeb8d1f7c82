#include "bus/bus.h"

#include <algorithm>

namespace wharf::bus {

void check_topic(std::string_view topic) {
    constexpr std::size_t kLongest = 100;
    const bool good = !topic.empty() && topic.size() <= kLongest && std::all_of(topic.begin(), topic.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_' ||
               c == ':';
    });
    if (!good) throw Failure("A topic must be 1 to 100 letters, digits, '-', '_' or ':'.");
}

}  // namespace wharf::bus
