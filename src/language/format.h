// Sentences with places for what stands in them: "{n, plural, one {# chest} other {# chests}} of {seat, seat}". The
// same grammar as in the web client (web/src/lib/say.ts).
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace wharf::language {

// The form of a number in a language: one, few, many or other (CLDR's rules for the languages we speak).
std::string_view plural_form(std::string_view language, std::int64_t number);

// A number with so many places behind the language's decimal sign; gains have their sign too where that is wanted.
std::string decimal(std::string_view language, double number, int places, bool is_signed = false);

// What stands in a place of a sentence: its name, and the kind of word it is ("" where the sentence does not say).
using Fill = std::function<std::string(std::string_view name, std::string_view kind)>;
using Count = std::function<std::int64_t(std::string_view name)>;

std::string format(std::string_view sentence, std::string_view language, const Fill& fill, const Count& count);

}  // namespace wharf::language
