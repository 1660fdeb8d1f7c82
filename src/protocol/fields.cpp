#include "protocol/fields.h"

#include <algorithm>

#include "text/plain.h"

namespace wharf::protocol {

void read(const json::value& value, bool& to, const Path& path, Fault& fault) {
    if (value.is_bool())
        to = value.get_bool();
    else
        fault.set(path, "must be true or false");
}

void read(const json::value& value, std::int64_t& to, const Path& path, Fault& fault) {
    if (value.is_int64())
        to = value.get_int64();
    else
        fault.set(path, "must be a whole number");
}

void read(const json::value& value, json::object& to, const Path& path, Fault& fault) {
    if (value.is_object())
        to = value.get_object();
    else
        fault.set(path, "must be an object");
}

void read(const json::value& value, std::string& to, const Path& path, Fault& fault) {
    if (value.is_string())
        to = std::string(value.get_string());
    else
        fault.set(path, "must be a text");
}

void read_text(const json::value& value, std::string& to, std::size_t most, const Path& path, Fault& fault) {
    read(value, to, path, fault);
    if (to.size() > most) return fault.set(path, "is longer than " + std::to_string(most) + " bytes");
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (std::any_of(to.begin(), to.end(), is_control)) fault.set(path, "must not hold control characters");
}

void read_whole(const json::value& value, std::int64_t& to, std::int64_t low, std::int64_t high, const Path& path,
                Fault& fault) {
    if (value.is_int64() && value.get_int64() >= low && value.get_int64() <= high)
        to = value.get_int64();
    else
        fault.set(path, "must be a whole number from " + std::to_string(low) + " to " + std::to_string(high));
}

// A name from outside may be anything.
void refuse_unknown(std::string_view name, const Path& path, Fault& fault) {
    const std::string plain = text::plain(name, 40);
    fault.set(Path{&path, plain}, "is not known here");
}

std::string Path::text() const {
    if (outer == nullptr) return std::string(name);
    std::string text = outer->text();
    if (name.empty()) return text + "[" + std::to_string(item) + "]";
    if (!text.empty()) text += '.';
    return text.append(name);
}

}  // namespace wharf::protocol
