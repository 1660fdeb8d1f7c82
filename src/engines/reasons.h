// Why something was not done, in a sentence for the author of a program.
#pragma once

#include <string>
#include <string_view>

#include "language/language.h"
#include "text/problem.h"
#include "text/refusals.h"

namespace wharf::engines {

// Lines between programs have one language.
inline constexpr std::string_view kLanguage = "en";

inline std::string reason_of(const text::Problem& problem) {
    return language::Speaker(kLanguage, problem.game).say(problem);
}

inline std::string reason_of(const text::Refusal& refusal, std::string_view game) {
    return language::Speaker(kLanguage, game).say(refusal.message) +
           (refusal.clause.empty() ? "" : " (" + refusal.clause + ")");
}

}  // namespace wharf::engines
