// Checks that any game must pass; a game's test runs them all with one line: CONFORMANCE(Tortuga).
#pragma once

#include <gtest/gtest.h>

#include "core/random_play.h"
#include "core/signature.h"

namespace wharf::testing {

// A number of games: under a sanitizer, which makes them many times slower, a third of them.
constexpr int fewer_if_sanitized(int games) {
#ifdef WHARF_SANITIZED
    return (games + 2) / 3;
#else
    return games;
#endif
}

// Of things that are slow to look at, every one; under a sanitizer every fourth.
#ifdef WHARF_SANITIZED
inline constexpr int kEveryNth = 4;
#else
inline constexpr int kEveryNth = 1;
#endif

// Calls `visit(state, list, step)` before every step of `games` random games (fewer under a sanitizer) with this number
// of players, all options, for every version of the rules up to `newest`.
template <Game G, class Visit>
void for_random_steps(int players, int games, Visit visit, int newest = G::kRulesVersion) {
    games = fewer_if_sanitized(games);
    for (int i = 0; i < games * (newest - G::kOldestRules + 1); ++i) {
        const auto n = static_cast<std::uint64_t>(i % games);
        Rng rng = Rng::from(0xC0FFEE, n);
        typename G::State state = G::initial(signature_config<G>(players, n, G::kOldestRules + i / games));
        ActionList<G> list;
        for (SeatSet set = G::to_act(state); !set.empty(); set = G::to_act(state)) {
            const Step<G> step = choose_random<G>(state, set, list, rng);
            visit(state, list, step);
            if (::testing::Test::HasFatalFailure()) return;
            G::apply(state, step.seat, step.action);
        }
    }
}

template <Game G, class Check>
void for_player_counts(Check check) {
    for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
        SCOPED_TRACE(::testing::Message() << players << " players");
        check(players);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

// Random games end within the bound, with ranks that fit the scores.
template <Game G>
void check_games_end() {
    for_player_counts<G>([](int players) {
        for (std::uint64_t n = 0; n < 200 * (G::kRulesVersion - G::kOldestRules + 1); ++n) {
            Rng rng = Rng::from(1, n);
            const int rules = G::kOldestRules + static_cast<int>(n / 200);
            typename G::State state = G::initial(signature_config<G>(players, n, rules));
            ASSERT_EQ(G::rules(state), rules);
            ASSERT_LE(play_random<G>(state, rng), G::kMaxSteps);
            ASSERT_EQ(G::rules(state), rules) << "a game keeps its rules";
            const Outcome outcome = G::outcome(state);
            bool winner = false;
            for (int a = 0; a < players; ++a) {
                winner = winner || outcome.rank[a] == 1;
                for (int b = 0; b < players; ++b)
                    if (outcome.score[a] > outcome.score[b]) {
                        ASSERT_LT(outcome.rank[a], outcome.rank[b]);
                    }
            }
            ASSERT_TRUE(winner);
        }
    });
}

// Lists: never empty, no move twice, within capacity; weights above 0; nothing for seats that are not to act is needed.
// Chance drawn without a list is what the list would give.
template <Game G>
void check_lists() {
    for_player_counts<G>([](int players) {
        Rng luck = Rng::from(3, static_cast<std::uint64_t>(players));
        ActionList<G> scratch;
        for_random_steps<G>(players, 30, [&](const auto& state, const auto& list, const Step<G>& step) {
            if (step.seat == kChance) {
                Rng same = luck;
                ASSERT_TRUE(same_bytes(list[draw_outcome<G>(state, list, same)], draw_chance<G>(state, scratch, luck)));
                ASSERT_EQ(same, luck);
            }
            ASSERT_GT(list.size(), 0);
            for (int a = 0; a < list.size(); ++a) {
                for (int b = a + 1; b < list.size(); ++b) ASSERT_FALSE(same_bytes(list[a], list[b]));
                if (step.seat == kChance) {
                    ASSERT_GT(G::chance_weight(state, list[a]), 0U);
                }
            }
        });
    });
}

// A state is a value: applying to a copy changes the copy only, and equal states answer alike.
template <Game G>
void check_copies() {
    for_player_counts<G>([](int players) {
        for_random_steps<G>(players, 10, [](const auto& state, const auto&, const Step<G>& step) {
            const typename G::State before = state;
            typename G::State copy = state;
            typename G::State again = state;
            G::apply(copy, step.seat, step.action);
            G::apply(again, step.seat, step.action);
            ASSERT_TRUE(same_bytes(before, state));
            ASSERT_TRUE(same_bytes(copy, again));
        });
    });
}

// What a seat cannot tell apart gives it equal views, lists and followers of its own moves: secrets do not leak.
template <Game G>
void check_non_interference() {
    for_player_counts<G>([](int players) {
        Rng rng = Rng::from(2, static_cast<std::uint64_t>(players));
        for_random_steps<G>(players, 20, [&](const typename G::State& state, const auto&, const Step<G>&) {
            for (int k = 0; k <= players; ++k) {
                const Seat observer = k == players ? kSpectator : static_cast<Seat>(k);
                const typename G::View view = G::observe(state, observer);
                const typename G::State other = G::determinize(view, rng);
                ASSERT_TRUE(same_bytes(view, G::observe(other, observer))) << "observer " << int{observer};
                const SeatSet acting = G::to_act(state);
                ASSERT_EQ(acting.contains(observer), G::to_act(other).contains(observer));
                if (acting.is_chance()) {
                    ASSERT_TRUE(G::waiting_for(view).is_chance());
                } else {
                    ASSERT_EQ(acting.bits & G::waiting_for(view).bits, acting.bits);
                    ASSERT_EQ(acting.contains(observer), G::waiting_for(view).contains(observer));
                }
                if (observer == kSpectator || !acting.contains(observer)) continue;
                ActionList<G> here;
                ActionList<G> there;
                here.reset();
                there.reset();
                G::legal_actions(state, observer, here);
                G::legal_actions(other, observer, there);
                ASSERT_TRUE(here == there);
                const auto action = here[static_cast<int>(rng.below(static_cast<std::uint32_t>(here.size())))];
                typename G::State after_here = state;
                typename G::State after_there = other;
                G::apply(after_here, observer, action);
                G::apply(after_there, observer, action);
                // Several seats choose at once: whether this was the last of them may differ. The end of the game opens
                // secrets.
                const bool alone = acting.size() == 1 && G::to_act(other).size() == 1;
                if (alone && !G::to_act(after_here).empty() && !G::to_act(after_there).empty())
                    ASSERT_TRUE(same_bytes(G::observe(after_here, observer), G::observe(after_there, observer)));
            }
        });
    });
}

// Simultaneous choices: any order of commits, one result.
template <Game G>
void check_commit_order() {
    for_player_counts<G>([](int players) {
        Rng rng = Rng::from(3, static_cast<std::uint64_t>(players));
        for_random_steps<G>(players, 30, [&](const typename G::State& state, const auto&, const Step<G>&) {
            const SeatSet acting = G::to_act(state);
            if (acting.is_chance() || acting.size() < 2) return;
            typename G::Action chosen[kMaxSeats] = {};
            for (Seat seat = 0; seat < kMaxSeats; ++seat) {
                if (!acting.contains(seat)) continue;
                ActionList<G> list;
                list.reset();
                G::legal_actions(state, seat, list);
                chosen[seat] = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
            }
            typename G::State upwards = state;
            typename G::State downwards = state;
            for (int seat = 0; seat < kMaxSeats; ++seat)
                if (acting.contains(static_cast<Seat>(seat))) G::apply(upwards, static_cast<Seat>(seat), chosen[seat]);
            for (int seat = kMaxSeats - 1; seat >= 0; --seat)
                if (acting.contains(static_cast<Seat>(seat)))
                    G::apply(downwards, static_cast<Seat>(seat), chosen[seat]);
            ASSERT_TRUE(same_bytes(upwards, downwards));
        });
    });
}

}  // namespace wharf::testing

#define CONFORMANCE(G)                                                                     \
    TEST(G##Conformance, GamesEnd) { wharf::testing::check_games_end<G>(); }               \
    TEST(G##Conformance, Lists) { wharf::testing::check_lists<G>(); }                      \
    TEST(G##Conformance, Copies) { wharf::testing::check_copies<G>(); }                    \
    TEST(G##Conformance, NonInterference) { wharf::testing::check_non_interference<G>(); } \
    TEST(G##Conformance, CommitOrder) { wharf::testing::check_commit_order<G>(); }
