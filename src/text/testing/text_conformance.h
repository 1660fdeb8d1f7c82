// Checks that any game's words must pass; a game's test runs them all with one line: TEXT_CONFORMANCE(TortugaText).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "core/testing/conformance.h"
#include "text/game_text.h"
#include "text/plain.h"
#include "text/reasons.h"
#include "text/testing/type_documents.h"

namespace wharf::testing {

using text::GameText;

// Pieces are conserved and the pending decision can be made, after every step of random games.
template <GameText T>
void check_invariants() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        for_random_steps<G>(players, 60, [](const auto& state, const auto&, const Step<G>& step) {
            const auto before = T::check(state);
            ASSERT_FALSE(before.has_value()) << before->facts();
            typename G::State after = state;
            G::apply(after, step.seat, step.action);
            const auto fault = T::check(after);
            ASSERT_FALSE(fault.has_value()) << fault->facts() << " after " << T::write(step.action);
        });
    });
}

// A position written and read is the same position, byte for byte.
template <GameText T>
void check_positions() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        int steps = 0;
        for_random_steps<G>(players, 6, [&](const auto& state, const auto&, const Step<G>& step) {
            if (++steps % kEveryNth != 0) return;
            typename G::State after = state;
            G::apply(after, step.seat, step.action);
            const std::string document = boost::json::serialize(text::position_json<T>(after));
            const auto read = T::read_position(boost::json::parse(document).as_object());
            ASSERT_TRUE(std::holds_alternative<typename G::State>(read)) << std::get<text::Problem>(read).facts();
            ASSERT_TRUE(same_bytes(std::get<typename G::State>(read), after)) << document;
        });
    });
}

// A view written and read is the same view, byte for byte, for every observer; and nobody else's.
template <GameText T>
void check_views() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        int steps = 0;
        for_random_steps<G>(players, 2, [&](const auto& state, const auto&, const Step<G>& step) {
            if (++steps % kEveryNth != 0) return;
            typename G::State after = state;
            G::apply(after, step.seat, step.action);
            for (int k = 0; k <= players; ++k) {
                const Seat observer = k == players ? kSpectator : static_cast<Seat>(k);
                const typename G::View view = G::observe(after, observer);
                const std::string document = boost::json::serialize(text::view_json<T>(view));
                const auto read = T::read_view(boost::json::parse(document).as_object(), observer);
                ASSERT_TRUE(std::holds_alternative<typename G::View>(read)) << std::get<text::Problem>(read).facts();
                ASSERT_TRUE(same_bytes(std::get<typename G::View>(read), view)) << document;
            }
        });
    });
    const typename G::State state = G::initial(signature_config<G>(G::kMinPlayers, 0));
    const auto absent = static_cast<Seat>(G::kMinPlayers);
    ASSERT_TRUE(
        std::holds_alternative<text::Problem>(T::read_view(text::view_json<T>(G::observe(state, absent)), absent)));
}

inline void expect_move_text(const std::string& text) {
    ASSERT_FALSE(text.empty());
    ASSERT_EQ(text, text::plain(text, 80));
    ASSERT_NE(text.front(), ' ');
    ASSERT_NE(text.back(), ' ');
    ASSERT_EQ(text.find("  "), std::string::npos) << text;
    ASSERT_EQ(text.find(':'), std::string::npos) << "a colon separates the seat on the command line: " << text;
}

// Every move of a list has a text of its own.
template <GameText T>
void check_notation() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        for_random_steps<G>(players, 20, [](const auto&, const auto& list, const Step<G>&) {
            std::set<std::string> texts;
            for (const auto& action : list) {
                const std::string text = T::write(action);
                expect_move_text(text);
                ASSERT_TRUE(texts.insert(text).second) << "twice: " << text;
            }
        });
    });
}

template <class Said>
std::string said_as_json(const Said& said) {
    return text::json_text([&](text::JsonText& to) { text::write(to, said); });
}

// A move's text has one of the game's forms.
template <GameText T>
void expect_form(const std::string& move) {
    const std::string fields = text::json_text([&](text::JsonText& to) {
        to.open('{');
        ASSERT_TRUE(text::write_move_fields(to, T::forms(), move)) << move;
        to.close('}');
    });
    ASSERT_TRUE(text::parse_own(fields).contains("kind")) << fields;
}

// A message of a kind that the game lists, with all its arguments.
template <GameText T>
void expect_listed(const text::Messages& said) {
    for (const text::Message& message : said) {
        const auto kinds = T::messages();
        ASSERT_TRUE(std::any_of(kinds.begin(), kinds.end(), [&](const auto* kind) { return kind == message.kind; }) ||
                    message.kind == &text::kNotNow)
            << message.key();
        ASSERT_EQ(static_cast<int>(message.arguments.size()), message.kind->count()) << message.key();
        for (const text::Argument& argument : message.arguments)
            if (const auto* inner = std::get_if<text::Messages>(&argument)) expect_listed<T>(*inner);
    }
}

// What is asked, what is said of every move, and how every move is written, is listed.
template <GameText T>
void check_messages() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        for_random_steps<G>(players, 20, [&](const auto& state, const auto& list, const Step<G>& step) {
            for (const auto& action : list) expect_form<T>(T::write(action));
            for (int k = 0; k <= players; ++k) {
                const auto told =
                    T::write_seen(state, step.seat, step.action, k == players ? kSpectator : static_cast<Seat>(k));
                if (told) expect_form<T>(*told);
            }
            if (step.seat == kChance) return;
            const auto view = G::observe(state, step.seat);
            expect_listed<T>({T::prompt(view)});
            for (const auto& action : list) expect_listed<T>(T::hint(view, action));
            if constexpr (text::HasReasons<T>)
                for (const auto& action : list) expect_listed<T>(T::reasons(view, action, list[0]));
        });
    });
}

// All outcomes of a chance event belong to the same event, and its name is a line of text (docs/fair-chance.md).
template <GameText T>
void check_chance_labels() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        for_random_steps<G>(players, 5, [&](const auto& state, const auto&, const Step<G>& step) {
            if (step.seat != kChance) return;
            ActionList<G> list;
            list.reset();
            G::legal_actions(state, kChance, list);
            const std::string label = text::chance_label<T>(state, list[0]);
            ASSERT_FALSE(label.empty());
            ASSERT_EQ(label.find('\n'), std::string::npos);
            for (const auto& action : list) ASSERT_EQ(text::chance_label<T>(state, action), label) << T::write(action);
        });
    });
}

// Everything one observer could be sent in a position.
template <GameText T>
std::string everything_said(const typename T::Rules::State& state, Seat observer) {
    using G = typename T::Rules;
    const typename G::View view = G::observe(state, observer);
    std::string said = boost::json::serialize(text::view_json<T>(view)) + said_as_json(T::prompt(view)) +
                       T::draw(view, text::Paint(false));
    for (Seat seat = 0; seat < G::players(state); ++seat)
        for (const text::ScoreLine& line : T::score_sheet(view, seat))
            said += std::string(line.key) + std::to_string(line.points);
    if (!G::to_act(state).is_chance() && G::to_act(state).contains(observer)) {
        ActionList<G> list;
        list.reset();
        G::legal_actions(state, observer, list);
        for (const auto& action : list) {
            said += T::write(action) + said_as_json(T::hint(view, action));
            if constexpr (text::HasReasons<T>) said += said_as_json(T::reasons(view, action, list[0]));
        }
    }
    return said;
}

// Messages to an observer are equal in positions he cannot tell apart.
template <GameText T>
void check_silence() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        Rng rng = Rng::from(4, static_cast<std::uint64_t>(players));
        for_random_steps<G>(players, 2, [&](const typename G::State& state, const auto&, const Step<G>& step) {
            if (rng.below(4 * kEveryNth) != 0) return;  // drawing boards takes its time
            for (int k = 0; k <= players; ++k) {
                const Seat observer = k == players ? kSpectator : static_cast<Seat>(k);
                const typename G::State other = G::determinize(G::observe(state, observer), rng);
                ASSERT_EQ(everything_said<T>(state, observer), everything_said<T>(other, observer));
                // What he is told of another seat's move is told of nothing more than that move in another world
                // too.
                if (step.seat == kChance || step.seat == observer || !G::to_act(other).contains(step.seat)) continue;
                ActionList<G> there;
                there.reset();
                G::legal_actions(other, step.seat, there);
                if (there.find(step.action) < 0) continue;
                ASSERT_EQ(T::write_seen(state, step.seat, step.action, observer),
                          T::write_seen(other, step.seat, step.action, observer));
            }
        });
    });
}

// A refusal has a code and a sentence, and cites a clause that exists.
template <GameText T>
void check_refusals() {
    using G = typename T::Rules;
    std::set<std::string> clauses = {""};
    for (const std::string_view clause : T::clauses())
        ASSERT_TRUE(clauses.insert(std::string(clause)).second) << "twice: " << clause;
    std::set<std::string> tried = {"",         " ", "nonsense",
                                   "\xff\xfe", "0", "pass pass pass pass pass pass pass pass pass"};
    for_player_counts<G>([&](int players) {
        for_random_steps<G>(players, 2, [&](const auto& state, const auto& list, const Step<G>& step) {
            for (const auto& action : list)
                if (tried.size() < 400) tried.insert(T::write(action));
            if (step.seat == kChance) return;
            std::set<std::string> legal;
            for (const auto& action : list) legal.insert(T::write(action));
            const auto view = G::observe(state, step.seat);
            for (const std::string& move : tried) {
                if (legal.contains(move)) continue;
                const text::Refusal refusal = T::refuse(view, move);
                ASSERT_FALSE(refusal.code.empty()) << move;
                expect_listed<T>({refusal.message});
                ASSERT_TRUE(clauses.contains(refusal.clause)) << move << ": " << refusal.clause;
            }
        });
    });
}

// The lines of a score sheet add up to the score, once everything is open.
template <GameText T>
void check_score_sheets() {
    using G = typename T::Rules;
    for_player_counts<G>([](int players) {
        for (std::uint64_t n = 0; n < 50; ++n) {
            Rng rng = Rng::from(5, n);
            typename G::State state = G::initial(signature_config<G>(players, n));
            play_random<G>(state, rng);
            for (Seat seat = 0; seat < players; ++seat) {
                int total = 0;
                for (const text::ScoreLine& line : T::score_sheet(G::observe(state, kSpectator), seat))
                    total += line.points;
                ASSERT_EQ(total, G::outcome(state).score[seat]);
            }
        }
    });
}

// Where points came from adds up to what the sheet says of them, after every step.
template <GameText T>
void check_sources() {
    if constexpr (text::HasSources<T>) {
        using G = typename T::Rules;
        for_player_counts<G>([](int players) {
            for (std::uint64_t n = 0; n < 20; ++n) {
                Rng rng = Rng::from(6, n);
                typename G::State state = G::initial(signature_config<G>(players, n));
                auto sources = T::first_sources(state);
                ActionList<G> list;
                for (SeatSet set = G::to_act(state); !set.empty(); set = G::to_act(state)) {
                    const typename G::State before = state;
                    const Step<G> step = choose_random<G>(state, set, list, rng);
                    G::apply(state, step.seat, step.action);
                    T::count_sources(sources, before, step.action, state);
                    for (Seat seat = 0; seat < players; ++seat) {
                        int total = 0;
                        for (const text::ScoreLine& line : T::source_lines(sources, seat)) total += line.points;
                        ASSERT_EQ(total, T::score_sheet(G::observe(state, kSpectator), seat).front().points);
                    }
                }
            }
        });
    }
}

}  // namespace wharf::testing

#define TEXT_CONFORMANCE(T)                                                          \
    TEST(T##Conformance, Types) { wharf::testing::check_types<T>(); }                \
    TEST(T##Conformance, Invariants) { wharf::testing::check_invariants<T>(); }      \
    TEST(T##Conformance, Positions) { wharf::testing::check_positions<T>(); }        \
    TEST(T##Conformance, Views) { wharf::testing::check_views<T>(); }                \
    TEST(T##Conformance, Notation) { wharf::testing::check_notation<T>(); }          \
    TEST(T##Conformance, Messages) { wharf::testing::check_messages<T>(); }          \
    TEST(T##Conformance, ChanceLabels) { wharf::testing::check_chance_labels<T>(); } \
    TEST(T##Conformance, Silence) { wharf::testing::check_silence<T>(); }            \
    TEST(T##Conformance, Refusals) { wharf::testing::check_refusals<T>(); }          \
    TEST(T##Conformance, ScoreSheets) { wharf::testing::check_score_sheets<T>(); }   \
    TEST(T##Conformance, Sources) { wharf::testing::check_sources<T>(); }
