// Checks that any game's numbers must pass; a game's test runs them all with one line:
// FEATURE_CONFORMANCE(TortugaText, TortugaFeatures).
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

#include "core/testing/conformance.h"
#include "text/testing/feature_document.h"

namespace wharf::testing {

// Calls `visit(state)` with every position of random games, the last ones included, by all rules the numbers can tell.
template <Game G, class F, class Visit>
void for_random_positions(int players, int games, Visit visit) {
    const auto visit_both = [&](const typename G::State& state, const auto&, const Step<G>& step) {
        visit(state);
        typename G::State after = state;
        G::apply(after, step.seat, step.action);
        if (G::to_act(after).empty() && !::testing::Test::HasFatalFailure()) visit(after);
    };
    for_random_steps<G>(players, games, visit_both, F::kRules);
}

// Index and action are each other's inverse for all that is legal, and no two legal actions share an index.
template <Game G, class F>
void check_indices() {
    for_player_counts<G>([](int players) {
        for_random_positions<G, F>(players, 40, [&](const typename G::State& state) {
            for (int k = 0; k <= players; ++k) {
                const Seat seat = k == players ? kChance : static_cast<Seat>(k);
                if (!G::to_act(state).contains(seat)) continue;
                const bool chance = seat == kChance;
                std::vector<bool> used(static_cast<std::size_t>(chance ? F::kChanceOutcomes : F::kActions));
                ActionList<G> list;
                list.reset();
                G::legal_actions(state, seat, list);
                for (const auto& action : list) {
                    const int index = chance ? F::chance_index(state.table, action) : F::index(state.table, action);
                    ASSERT_GE(index, 0);
                    ASSERT_LT(index, static_cast<int>(used.size()));
                    ASSERT_FALSE(used[static_cast<std::size_t>(index)]) << "two legal actions have index " << index;
                    used[static_cast<std::size_t>(index)] = true;
                    const auto back = chance ? F::chance_action(state.table, index) : F::action(state.table, index);
                    ASSERT_TRUE(same_bytes(action, back)) << "index " << index;
                }
            }
        });
    });
}

// Every index means something everywhere: what is not legal may be any action, but asking for it is harmless.
template <Game G, class F>
void check_all_indices() {
    for_player_counts<G>([](int players) {
        for_random_positions<G, F>(players, 1, [&](const typename G::State& state) {
            for (int index = 0; index < F::kActions; ++index) static_cast<void>(F::action(state.table, index));
            for (int index = 0; index < F::kChanceOutcomes; ++index)
                static_cast<void>(F::chance_action(state.table, index));
        });
    });
}

template <Game G, class F>
std::vector<float> observation(const typename G::State& state, Seat observer, Seat seat) {
    constexpr float kGuard = -1234.5F;
    std::vector<float> row(F::kObservation + 1, std::numeric_limits<float>::quiet_NaN());
    row.back() = kGuard;
    write_observation<F>(G::observe(state, observer), seat, row.data());
    EXPECT_EQ(row.back(), kGuard) << "more than kObservation floats were written";
    row.pop_back();
    return row;
}

// All floats are written, of moderate size; the fields are the same everywhere and none is dead.
template <Game G, class F>
void check_observations() {
    std::vector<text::FeatureField> fields;
    std::vector<float> least(F::kObservation, 1e9F);
    std::vector<float> most(F::kObservation, -1e9F);
    int seen = 0;
    for_player_counts<G>([&](int players) {
        for_random_positions<G, F>(players, 12, [&](const typename G::State& state) {
            const Seat seat = static_cast<Seat>(seen++ % players);
            const std::vector<float> row = observation<G, F>(state, seat, seat);
            for (std::size_t i = 0; i < row.size(); ++i) {
                ASSERT_TRUE(std::isfinite(row[i])) << "float " << i;
                ASSERT_GE(row[i], -2.0F) << "float " << i;
                ASSERT_LE(row[i], 6.0F) << "float " << i;
                least[i] = std::min(least[i], row[i]);
                most[i] = std::max(most[i], row[i]);
            }
            const auto here = text::observation_fields<G, F>(G::observe(state, seat), seat);
            if (fields.empty()) fields = here;
            ASSERT_EQ(fields.size(), here.size());
            for (std::size_t i = 0; i < here.size(); ++i) {
                ASSERT_EQ(fields[i].name, here[i].name);
                ASSERT_EQ(fields[i].offset, here[i].offset);
            }
        });
    });
    if (::testing::Test::HasFatalFailure()) return;
    ASSERT_EQ(fields.back().offset + fields.back().length, F::kObservation);
    for (const text::FeatureField& field : fields) {
        bool varies = false;
        for (int i = field.offset; i < field.offset + field.length; ++i)
            varies = varies || least[static_cast<std::size_t>(i)] != most[static_cast<std::size_t>(i)];
        // What is true of the observer's own fields is true of the others' (check_perspective). Few games show less.
        EXPECT_TRUE(kEveryNth > 1 || varies || field.name == "present" || field.place > 0) << field.name;
    }
}

// What a seat cannot tell apart gives it equal observations.
template <Game G, class F>
void check_observation_secrets() {
    for_player_counts<G>([](int players) {
        Rng rng = Rng::from(4, static_cast<std::uint64_t>(players));
        for_random_positions<G, F>(players, 4, [&](const typename G::State& state) {
            for (Seat seat = 0; seat < players; ++seat) {
                const typename G::State other = G::determinize(G::observe(state, seat), rng);
                ASSERT_EQ((observation<G, F>(state, seat, seat)), (observation<G, F>(other, seat, seat)));
            }
        });
    });
}

// Who looks turns the seats and nothing else: what is about the table is equal, what is about a seat moves with it.
template <Game G, class F>
void check_perspective() {
    for_player_counts<G>([](int players) {
        for_random_positions<G, F>(players, 3, [&](const typename G::State& state) {
            const auto fields = text::observation_fields<G, F>(G::observe(state, 0), 0);
            const std::vector<float> first = observation<G, F>(state, 0, 0);
            const auto numbers = [](const std::vector<float>& row, const text::FeatureField& field) {
                return std::vector<float>(row.begin() + field.offset, row.begin() + field.offset + field.length);
            };
            for (Seat seat = 1; seat < players; ++seat) {
                const std::vector<float> row = observation<G, F>(state, seat, seat);
                for (const text::FeatureField& field : fields) {
                    if (field.about == About::table) {
                        ASSERT_EQ(numbers(first, field), numbers(row, field)) << field.name;
                    }
                    if (field.about != About::seat) continue;
                    const int there = places_after(static_cast<Seat>(field.place), seat, players);
                    const auto same = std::find_if(fields.begin(), fields.end(), [&](const text::FeatureField& f) {
                        const int place = field.place < players ? there : field.place;
                        return f.about == About::seat && f.place == place && f.name == field.name;
                    });
                    ASSERT_EQ(numbers(first, field), numbers(row, *same)) << field.name << " of seat " << field.place;
                    if (field.place >= players)
                        for (const float number : numbers(row, field)) ASSERT_EQ(number, 0.0F) << field.name;
                }
            }
        });
    });
}

}  // namespace wharf::testing

#define FEATURE_CONFORMANCE(T, F)                                                               \
    TEST(F##Conformance, Indices) { wharf::testing::check_indices<T::Rules, F>(); }             \
    TEST(F##Conformance, AllIndices) { wharf::testing::check_all_indices<T::Rules, F>(); }      \
    TEST(F##Conformance, Observations) { wharf::testing::check_observations<T::Rules, F>(); }   \
    TEST(F##Conformance, Secrets) { wharf::testing::check_observation_secrets<T::Rules, F>(); } \
    TEST(F##Conformance, Perspective) { wharf::testing::check_perspective<T::Rules, F>(); }     \
    TEST(F##Conformance, Document) { wharf::testing::check_document<T, F>(WHARF_SOURCE_DIR); }
