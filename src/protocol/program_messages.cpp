#include "protocol/program_messages.h"

#include "match/record.h"

namespace wharf::protocol::program {

void read(const json::value& value, LineMove& to, const Path& path, Fault& fault) {
    const json::array* pair = value.if_array();
    if (pair == nullptr || pair->size() != 2 || !(*pair)[1].is_string()) return fault.set(path, faults::kNoMover());
    const json::value& mover = (*pair)[0];
    const auto seat = match::read_seat(mover.is_string()  ? std::string_view(mover.get_string())
                                       : mover.is_int64() ? std::to_string(mover.get_int64())
                                                          : std::string());
    if (!seat) return fault.set(path, faults::kNoMover());
    to.seat.seat = *seat;
    to.text = std::string((*pair)[1].get_string());
}

void read(const json::value& value, Setting& to, const Path& path, Fault& fault) {
    if (value.is_string() && value.get_string().size() > 1000) return fault.set(path, faults::kTooLong(1000));
    if (!value.is_string() && !value.is_bool() && !value.is_int64()) return fault.set(path, faults::kNoText());
    to.value = value;
}

namespace {

// The same with a name that may stand in C++.
struct Declared {
    OptionName name;
    std::optional<std::int64_t> low;
    std::optional<std::int64_t> high;
    std::optional<List<Text<60>, 100>> words;
};
BOOST_DESCRIBE_STRUCT(Declared, (), (name, low, high, words))

}  // namespace

void read(const json::value& value, DeclaredOption& to, const Path& path, Fault& fault) {
    const json::object* object = text::read_object(value, path, fault);
    if (object == nullptr) return;
    const json::value* preset = object->if_contains("default");
    if (preset == nullptr) return fault.set({&path, "default"}, faults::kMissing());
    read(*preset, to.default_value, {&path, "default"}, fault);
    json::object rest = *object;
    rest.erase("default");
    Declared declared;
    protocol::read(rest, declared, path, fault);
    to.name = std::move(declared.name);
    to.low = declared.low;
    to.high = declared.high;
    to.words = std::move(declared.words);
}

}  // namespace wharf::protocol::program
