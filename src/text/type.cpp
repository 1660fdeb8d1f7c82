#include "text/type.h"

#include <algorithm>

#include "core/game.h"

namespace wharf::text {

Type flag_type() { return {.kind = Type::Kind::flag, .fields = {}}; }
Type fraction_type() { return {.kind = Type::Kind::fraction, .fields = {}}; }
Type null_type() { return {.kind = Type::Kind::null, .fields = {}}; }
Type text_type(std::int64_t most) { return {.kind = Type::Kind::text, .most = most, .fields = {}}; }
Type whole_type() { return {.kind = Type::Kind::whole, .fields = {}}; }
Type whole_type(std::int64_t low, std::int64_t high) {
    return {.kind = Type::Kind::whole, .least = low, .most = high, .fields = {}};
}
Type seat_type() { return whole_type(0, kMaxSeats - 1); }
Type word_type(Words words) { return {.kind = Type::Kind::word, .words = {words.begin(), words.end()}, .fields = {}}; }
Type word_type(std::string_view only) { return word_type(Words(&only, 1)); }
Type list_type(Type of, std::int64_t least, std::int64_t most) {
    return {.kind = Type::Kind::list, .least = least, .most = most, .fields = {}, .parts = {std::move(of)}};
}
Type nullable_type(Type of) { return any_of_type({std::move(of), null_type()}); }
Type named_type(std::string name) { return {.kind = Type::Kind::named, .fields = {}, .name = std::move(name)}; }
Type any_of_type(std::vector<Type> parts) {
    return {.kind = Type::Kind::any_of, .fields = {}, .parts = std::move(parts)};
}
Type object_type(std::vector<Type::Field> fields) { return {.kind = Type::Kind::object, .fields = std::move(fields)}; }

void Types::add(std::string name, Type type) {
    if (!contains(name)) all_.push_back({std::move(name), std::move(type), {}});
}

void Types::add(std::string name, std::string all, Words words) {
    if (!contains(name)) all_.push_back({std::move(name), word_type(words), std::move(all)});
}

void Types::remove(std::string_view name) {
    std::erase_if(all_, [&](const Named& named) { return named.name == name; });
}

bool Types::contains(std::string_view name) const {
    return std::any_of(all_.begin(), all_.end(), [&](const Named& named) { return named.name == name; });
}

const Types::Named* Types::find(const std::vector<std::string>& words) const {
    for (const Named& named : all_)
        if (named.type.kind == Type::Kind::word && named.type.words == words) return &named;
    return nullptr;
}

}  // namespace wharf::text
