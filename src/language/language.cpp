#include "language/language.h"

#include <array>
#include <boost/json.hpp>

#include "language/embedded.h"
#include "language/format.h"

namespace wharf::language {

namespace {

constexpr std::array<std::string_view, 4> kLanguages = {"en", "hu", "pl", "de"};

using text::Parameter;

// Without the places where only a browser may part a word.
std::string without_soft_hyphens(std::string_view sentence) {
    constexpr std::string_view hyphen = "\u00AD";
    std::string plain(sentence);
    for (std::size_t at = 0; (at = plain.find(hyphen, at)) != std::string::npos;) plain.erase(at, hyphen.size());
    return plain;
}

WordTable read_tables(std::string_view language, std::string_view game) {
    WordTable table;
    for (const EmbeddedWords& file : embedded_words()) {
        if (file.language != language || file.game != game) continue;
        const boost::json::value words = boost::json::parse(file.json);
        for (const auto& entry : words.as_object())
            table.emplace(entry.key(), without_soft_hyphens(entry.value().as_string()));
    }
    return table;
}

template <class Say>
std::string joined(std::int64_t bits, Say say) {
    std::string list;
    for (int i = 0; (bits >> i) != 0; ++i)
        if (((bits >> i) & 1) != 0) list += (list.empty() ? "" : ", ") + say(i);
    return list;
}

}  // namespace

std::span<const std::string_view> languages() { return kLanguages; }

std::optional<std::string_view> language_of(std::string_view locale) {
    for (const std::string_view language : kLanguages)
        if (locale.substr(0, locale.find_first_of("_-.@")) == language) return language;
    return std::nullopt;
}

const WordTable& table_of(std::string_view language, std::string_view game) {
    static std::map<std::pair<std::string, std::string>, WordTable> tables;
    const auto [found, is_new] = tables.try_emplace({std::string(language), std::string(game)});
    if (is_new) found->second = read_tables(language, game);
    return found->second;
}

Speaker::Speaker(std::string_view language, std::string_view game, std::vector<std::string> names)
    : language_(language_of(language).value_or("en")),
      own_(table_of(language_, game)),
      common_(table_of(language_, "")),
      names_(std::move(names)) {}

std::optional<std::string_view> Speaker::find(std::string_view key) const {
    if (const auto found = own_.find(key); found != own_.end()) return found->second;
    if (const auto found = common_.find(key); found != common_.end()) return found->second;
    return std::nullopt;
}

std::string Speaker::word(std::string_view kind, std::string_view value) const {
    const auto found = find(std::string(kind) + "." + std::string(value));
    return std::string(found.value_or(value));
}

std::string Speaker::decimal(double number, int places, bool is_signed) const {
    return language::decimal(language_, number, places, is_signed);
}

std::string Speaker::name(Seat seat) const { return seat < names_.size() ? names_[seat] : std::to_string(seat); }

std::string Speaker::say_argument(const Parameter& parameter, const text::Argument& argument,
                                  std::string_view kind) const {
    const auto number = [&] { return std::get<std::int64_t>(argument); };
    const auto said_word = [&](std::int64_t i) {
        return word(kind.empty() ? parameter.name : kind, parameter.words[static_cast<std::size_t>(i)]);
    };
    switch (parameter.type) {
        case Parameter::Type::number: return std::to_string(number());
        case Parameter::Type::word: return said_word(number());
        case Parameter::Type::words: return joined(number(), said_word);
        case Parameter::Type::seat: return name(static_cast<Seat>(number()));
        case Parameter::Type::seats: return joined(number(), [&](int i) { return name(static_cast<Seat>(i)); });
        case Parameter::Type::text: {
            const std::string& text = std::get<std::string>(argument);
            return kind.empty() ? text : word(kind, text);
        }
        case Parameter::Type::messages: return say(std::get<text::Messages>(argument), ", ");
    }
    return {};
}

std::string Speaker::say(const text::Message& message) const {
    const auto sentence = find(message.key());
    if (!sentence) return std::string(message.key());
    const auto index_of = [&](std::string_view name) {
        std::size_t i = 0;
        while (i < message.arguments.size() && message.kind->parameters[i].name != name) ++i;
        return i;
    };
    return format(
        *sentence, language_,
        [&](std::string_view name, std::string_view kind) {
            const std::size_t i = index_of(name);
            if (i == message.arguments.size()) return "{" + std::string(name) + "}";
            return say_argument(message.kind->parameters[i], message.arguments[i], kind);
        },
        [&](std::string_view name) -> std::int64_t {
            const std::size_t i = index_of(name);
            return i == message.arguments.size() ? 0 : std::get<std::int64_t>(message.arguments[i]);
        });
}

std::string Speaker::say(const text::Problem& problem) const {
    std::string said = problem.field.empty() ? "" : problem.field + ": ";
    said += say(problem.reason);
    return problem.clause.empty() ? said : said + " (" + problem.clause + ")";
}

std::string Speaker::say(const text::Messages& messages, std::string_view between) const {
    std::string said;
    for (const text::Message& message : messages) {
        if (!said.empty()) said += between;
        said += say(message);
    }
    return said;
}

}  // namespace wharf::language
