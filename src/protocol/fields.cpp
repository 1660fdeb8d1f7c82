#include "protocol/fields.h"

#include <algorithm>

#include "text/plain.h"

namespace wharf::protocol {

void read(const json::value& value, bool& to, const Path& path, Fault& fault) {
    if (value.is_bool())
        to = value.get_bool();
    else
        fault.set(path, faults::kNoFlag());
}

void read(const json::value& value, std::int64_t& to, const Path& path, Fault& fault) {
    if (value.is_int64())
        to = value.get_int64();
    else
        fault.set(path, faults::kNoNumber());
}

void read(const json::value& value, json::object& to, const Path& path, Fault& fault) {
    if (value.is_object())
        to = value.get_object();
    else
        fault.set(path, faults::kNoObject());
}

void read(const json::value& value, std::string& to, const Path& path, Fault& fault) {
    if (value.is_string())
        to = std::string(value.get_string());
    else
        fault.set(path, faults::kNoText());
}

void read_text(const json::value& value, std::string& to, std::size_t most, const Path& path, Fault& fault) {
    read(value, to, path, fault);
    if (to.size() > most) return fault.set(path, faults::kTooLong(most));
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (std::any_of(to.begin(), to.end(), is_control)) fault.set(path, faults::kControlCharacters());
}

void read_whole(const json::value& value, std::int64_t& to, std::int64_t low, std::int64_t high, const Path& path,
                Fault& fault) {
    if (value.is_int64() && value.get_int64() >= low && value.get_int64() <= high)
        to = value.get_int64();
    else
        fault.set(path, faults::kOutOfRange(low, high));
}

void read_fields(const json::object& object, std::span<const ReadField> fields, void* to, const Path& path,
                 Fault& fault) {
    std::size_t known = 0;
    for (const ReadField& field : fields) {
        if (const json::value* found = object.if_contains(field.name)) {
            ++known;
            field.read(*found, to, Path{&path, field.name}, fault);
        } else if (!field.is_optional) {
            fault.set(Path{&path, field.name}, faults::kMissing());
        }
        if (fault.found()) return;
    }
    if (known == object.size()) return;
    for (const auto& field : object) {
        const auto is_this = [&](const ReadField& one) { return one.name == field.key(); };
        if (std::any_of(fields.begin(), fields.end(), is_this)) continue;
        const std::string plain = text::plain(field.key(), 40);  // a name from outside may be anything
        return fault.set(Path{&path, plain}, faults::kUnknown());
    }
}

std::string Path::text() const {
    if (outer == nullptr) return std::string(name);
    std::string text = outer->text();
    if (name.empty()) return text + "[" + std::to_string(item) + "]";
    if (!text.empty()) text += '.';
    return text.append(name);
}

}  // namespace wharf::protocol
