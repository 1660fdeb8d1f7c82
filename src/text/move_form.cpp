#include "text/move_form.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <new>
#include <optional>

#include "text/json_text.h"

namespace wharf::text {

namespace {

// The first word, which is taken off the line. Words are short: to call for a search would take longer.
std::string_view take_word(std::string_view& line) {
    std::size_t end = 0;
    while (end < line.size() && line[end] != ' ') ++end;
    const std::string_view word = line.substr(0, end);
    line.remove_prefix(std::min(end + 1, line.size()));
    return word;
}

std::size_t words_in(std::string_view line) {
    return line.empty() ? 0 : static_cast<std::size_t>(std::count(line.begin(), line.end(), ' ')) + 1;
}

// The words of a move, on the stack: a server reads every move of every list. Their room is left as it is found: to
// clear it would take longer than to read most moves.
class Tokens {
 public:
    static constexpr std::size_t kMost = 64;

    Tokens() {}
    explicit Tokens(std::string_view line) {
        while (!line.empty()) push_back(take_word(line));
    }
    void push_back(std::string_view token) {
        if (size_ < kMost) new (&room_[sizeof(std::string_view) * size_++]) std::string_view(token);
    }
    void clear() { size_ = 0; }
    std::size_t size() const { return size_; }
    std::string_view operator[](std::size_t i) const { return words()[i]; }
    operator std::span<const std::string_view>() const { return {words(), size_}; }

 private:
    const std::string_view* words() const { return std::launder(reinterpret_cast<const std::string_view*>(room_)); }

    alignas(std::string_view) std::byte room_[kMost * sizeof(std::string_view)];
    std::size_t size_ = 0;
};
using Found = std::array<std::span<const std::string_view>, MoveForm::kMostParameters>;

constexpr std::string_view kUnknown = "?";

// "{dice*}": its name, and how much it takes.
struct Place {
    std::string_view name;
    bool is_list = false;
    bool may_hide = false;
};
std::optional<Place> place_of(std::string_view token) {
    if (!token.starts_with('{')) return std::nullopt;
    token = token.substr(1, token.size() - 2);
    const bool is_list = token.ends_with('*') || token.ends_with(',');
    const bool may_hide = token.ends_with('?');
    return Place{is_list || may_hide ? token.substr(0, token.size() - 1) : token, is_list, may_hide};
}

std::optional<int> number_of(std::string_view token) {
    int value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error != std::errc{} || end != token.data() + token.size()) return std::nullopt;
    return value;
}

bool is_word(Words words, std::string_view token) {
    for (const std::string_view word : words)
        if (word == token) return true;
    return false;
}

bool fits(const Parameter& parameter, std::string_view token) {
    switch (parameter.type) {
        case Parameter::Type::number:
        case Parameter::Type::seat: return number_of(token).has_value();
        case Parameter::Type::word:
        case Parameter::Type::words: return is_word(parameter.words, token);
        default: return true;
    }
}

bool match(const MoveForm& form, std::span<const std::string_view> tokens, Found& found) {
    std::size_t at = 0;
    for (std::string_view pattern = form.pattern; !pattern.empty();) {
        const std::string_view part = take_word(pattern);
        const auto place = place_of(part);
        const std::size_t after = place && place->is_list ? words_in(pattern) : 0;
        if (tokens.size() < at + after) return false;
        const std::size_t taken = place && place->is_list ? tokens.size() - at - after : 1;
        if (tokens.size() < at + taken) return false;
        const auto these = tokens.subspan(at, taken);
        at += taken;
        if (!place) {
            if (these[0] != part) return false;
            continue;
        }
        const Parameter* parameter = form.find(place->name);
        assert(parameter != nullptr);
        for (const std::string_view token : these)
            if (parameter->type != Parameter::Type::messages && !(place->may_hide && token == kUnknown) &&
                !fits(*parameter, token))
                return false;
        found[static_cast<std::size_t>(parameter - form.parameters)] = these;
    }
    return at == tokens.size();
}

void write_token(JsonText& to, const Parameter& parameter, std::string_view token) {
    if (token == kUnknown) return to.null();
    if (parameter.type == Parameter::Type::number || parameter.type == Parameter::Type::seat)
        return to.number(*number_of(token));
    to.text(token);
}

void write_fields(JsonText& to, const MoveForm& form, const Found& found);

// The kind and fields of the first form that fits.
void write_first(JsonText& to, const MoveForm* form, std::span<const std::string_view> tokens) {
    Found found;
    while (form != nullptr && !match(*form, tokens, found)) form = form->otherwise;
    if (form == nullptr) return;
    if (!form->kind.empty()) {
        to.key("kind");
        to.word(form->kind);
    }
    write_fields(to, *form, found);
}

// Groups that commas part.
void write_groups(JsonText& to, const MoveForm& form, std::span<const std::string_view> tokens) {
    to.open('[');
    Tokens group;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const bool ends = tokens[i].ends_with(',');
        group.push_back(ends ? tokens[i].substr(0, tokens[i].size() - 1) : tokens[i]);
        if (!ends && i + 1 < tokens.size()) continue;
        to.open('{');
        write_first(to, &form, group);
        to.close('}');
        group.clear();
    }
    to.close(']');
}

void write_fields(JsonText& to, const MoveForm& form, const Found& found) {
    for (int i = 0; i < MoveForm::kMostParameters && form.parameters[i].exists(); ++i) {
        const Parameter& parameter = form.parameters[i];
        const auto tokens = found[static_cast<std::size_t>(i)];
        to.key(parameter.name);
        if (parameter.type == Parameter::Type::messages) {
            write_groups(to, *form.item, tokens);
        } else if (parameter.type == Parameter::Type::words || parameter.type == Parameter::Type::seats) {
            to.open('[');
            for (const std::string_view token : tokens) write_token(to, parameter, token);
            to.close(']');
        } else {
            write_token(to, parameter, tokens[0]);
        }
    }
}

}  // namespace

const Parameter* MoveForm::find(std::string_view name) const {
    for (const Parameter& parameter : parameters)
        if (parameter.name == name) return &parameter;
    return nullptr;
}

bool MoveForm::may_hide(std::string_view name) const {
    const Tokens tokens(pattern);
    for (const std::string_view token : std::span<const std::string_view>(tokens))
        if (const auto place = place_of(token); place && place->name == name) return place->may_hide;
    return false;
}

bool write_move_fields(JsonText& to, MoveForms forms, std::string_view move) {
    const Tokens tokens(move);
    const std::string_view first = tokens.size() == 0 ? std::string_view() : tokens[0];
    for (const MoveForm& form : forms) {
        const std::string_view pattern = form.pattern;
        const bool begins_so = pattern.substr(0, 1) == first.substr(0, 1) && pattern.starts_with(first) &&
                               (pattern.size() == first.size() || pattern[first.size()] == ' ');
        if (!begins_so) continue;
        Found found;
        if (!match(form, tokens, found)) continue;
        to.key("kind");
        to.word(form.kind);
        write_fields(to, form, found);
        return true;
    }
    return false;
}

}  // namespace wharf::text
