#include "protocol/fields.h"

#include <algorithm>

namespace wharf::protocol {

void read(const json::value& value, std::int64_t& to, const Path& path, Fault& fault) {
    if (value.is_int64())
        to = value.get_int64();
    else
        fault.set(path, faults::kNoNumber());
}

void read(const json::value& value, json::object& to, const Path& path, Fault& fault) {
    if (const json::object* object = text::read_object(value, path, fault)) to = *object;
}

void read_text(const json::value& value, std::string& to, std::size_t most, const Path& path, Fault& fault) {
    read(value, to, path, fault);
    if (to.size() > most) return fault.set(path, faults::kTooLong(most));
    const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (std::any_of(to.begin(), to.end(), is_control)) fault.set(path, faults::kControlCharacters());
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
    text::refuse_unknown(object, path, fault, [&](std::string_view name) {
        return std::any_of(fields.begin(), fields.end(), [&](const ReadField& one) { return one.name == name; });
    });
}

}  // namespace wharf::protocol
