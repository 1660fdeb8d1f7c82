// Reasons held against what the moves do: in random games two legal moves are compared, and both are made.
#pragma once

#include <map>
#include <string>

#include "core/testing/conformance.h"
#include "text/reasons.h"

namespace wharf::testing {

inline std::int64_t number_of(const text::Message& message, std::size_t i = 0) {
    return std::get<std::int64_t>(message.arguments[i]);
}

inline const text::Message* find_reason(const text::Messages& reasons, const text::MessageKind& kind) {
    for (const text::Message& reason : reasons)
        if (reason.is(kind)) return &reason;
    return nullptr;
}

// `check(view, reason, better, worse, after, instead)` looks at one reason; the last two are the states after both
// moves. Returns how often each reason was given.
template <text::GameText T, class Check>
std::map<std::string, int> check_reasons(int games, Check check) {
    using G = typename T::Rules;
    std::map<std::string, int> given;
    for_player_counts<G>([&](int players) {
        Rng rng = Rng::from(22, static_cast<std::uint64_t>(players));
        for_random_steps<G>(players, games, [&](const typename G::State& state, const auto& list, const Step<G>& step) {
            if (step.seat == kChance || list.size() < 2) return;
            const auto& better = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
            const auto& worse = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
            const auto view = G::observe(state, step.seat);
            const text::Messages reasons = T::reasons(view, better, worse);
            if (better == worse) ASSERT_TRUE(reasons.empty()) << reasons[0].key() << " between a move and itself";
            typename G::State after = state;
            typename G::State instead = state;
            G::apply(after, step.seat, better);
            G::apply(instead, step.seat, worse);
            for (const text::Message& reason : reasons) {
                given[std::string(reason.key())] += 1;
                SCOPED_TRACE(::testing::Message()
                             << reason.key() << ": " << T::write(better) << " rather than " << T::write(worse));
                check(view, reason, better, worse, after, instead);
            }
        });
    });
    return given;
}

}  // namespace wharf::testing
