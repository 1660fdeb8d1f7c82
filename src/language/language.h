// The languages we speak: one table of words for everything that is said to people, and one more per game. The tables
// are the files words/LANGUAGE.json here and in the games' folders; the web client reads the same ones.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "text/paint.h"
#include "text/problem.h"

namespace wharf::language {

using WordTable = std::map<std::string, std::string, std::less<>>;

// "en", "hu", "pl", "de".
std::span<const std::string_view> languages();
// The one that a locale such as hu_HU.UTF-8 asks for, if we speak it.
std::optional<std::string_view> language_of(std::string_view locale);
// The words of a game ("" for those of all) in one language; the table is empty where there is none.
const WordTable& table_of(std::string_view language, std::string_view game);

// Speaks one language at one game's table, where the players have these names.
class Speaker final : public text::Voice {
 public:
    Speaker(std::string_view language, std::string_view game, std::vector<std::string> names = {});

    std::string say(const text::Message& message) const override;
    std::string word(std::string_view kind, std::string_view value) const override;

    // "boards[1].crew: must be …", with the clause it breaks.
    std::string say(const text::Problem& problem) const;
    // Several one after the other, as beside a move.
    std::string say(const text::Messages& messages, std::string_view between = "; ") const;
    // The sentence of a key that needs nothing, or nothing.
    std::optional<std::string_view> find(std::string_view key) const;
    std::string name(Seat seat) const;
    // As this language writes numbers (format.h).
    std::string decimal(double number, int places, bool is_signed = false) const;
    std::string_view language() const { return language_; }

 private:
    std::string say_argument(const text::Parameter& parameter, const text::Argument& argument,
                             std::string_view kind) const;

    std::string_view language_;
    const WordTable& own_;
    const WordTable& common_;
    std::vector<std::string> names_;
};

}  // namespace wharf::language
