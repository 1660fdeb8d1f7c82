// A match by numbers is the match by words.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "match/record.h"
#include "numbers/any_numbers.h"

namespace wharf::numbers {
namespace {

std::vector<std::pair<const match::AnyGame*, int>> all_versions() {
    std::vector<std::pair<const match::AnyGame*, int>> versions;
    for (const match::AnyGame* game : catalog::games())
        for (int version = 1; version <= newest_version(game->id()); ++version) versions.emplace_back(game, version);
    return versions;
}

std::unique_ptr<match::AnyMatch> begin(const match::AnyGame& game, const AnyNumbers& numbers, int players) {
    Config config = game.default_config(players);
    config.rules = static_cast<std::uint8_t>(numbers.rules());
    return game.create(config);
}

TEST(Numbers, PlayAsWordsDo) {
    for (const auto& [game, version] : all_versions()) {
        SCOPED_TRACE(std::string(game->id()) + "-v" + std::to_string(version));
        const AnyNumbers* numbers = find_numbers(game->id(), version);
        ASSERT_NE(numbers, nullptr);
        const auto by_numbers = begin(*game, *numbers, 3);
        const auto by_words = begin(*game, *numbers, 3);
        Rng rng = Rng::from(5);
        while (!by_words->is_over()) {
            const SeatSet acting = by_words->to_act();
            const Seat seat = acting.is_chance() ? kChance : acting.first();
            const std::vector<match::LegalMove> moves = by_words->legal(seat);
            const std::vector<int> indices = numbers->legal(*by_numbers, seat);
            ASSERT_EQ(moves.size(), indices.size());
            const match::LegalMove& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            const auto index = numbers->read(*by_numbers, seat, move.text);
            ASSERT_TRUE(index.has_value()) << move.text;
            ASSERT_EQ(numbers->write(*by_numbers, seat, *index), move.text);
            for (const ChanceOutcome& outcome : numbers->outcomes(*by_numbers)) {
                if (outcome.index == *index) {
                    ASSERT_EQ(outcome.weight, move.weight);
                }
            }
            ASSERT_TRUE(numbers->play(*by_numbers, seat, *index));
            ASSERT_EQ(by_words->play(seat, move.text), std::nullopt);
        }
        EXPECT_TRUE(by_numbers->is_over());
        EXPECT_EQ(by_numbers->position(), by_words->position());
    }
}

// A random game of three, looked at before every move.
template <class Look>
void play_and_look(const match::AnyGame& game, const AnyNumbers& numbers, const Look& look) {
    const auto match = begin(game, numbers, 3);
    Rng rng = Rng::from(11);
    while (!match->is_over()) {
        look(*match, rng);
        const SeatSet acting = match->to_act();
        const Seat seat = acting.is_chance() ? kChance : acting.first();
        const std::vector<int> legal = numbers.legal(*match, seat);
        ASSERT_TRUE(numbers.play(*match, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    look(*match, rng);
}

TEST(Numbers, HistoriesLeadToTheSamePosition) {
    for (const auto& [game, version] : all_versions()) {
        const AnyNumbers& numbers = *find_numbers(game->id(), version);
        play_and_look(*game, numbers, [&](const match::AnyMatch& match, Rng& rng) {
            if (rng.below(40) != 0 && !match.is_over()) return;
            const auto again = begin(*game, numbers, 3);
            int decisions = 0;
            const std::vector<NumberedMove> history = numbers.history(match);
            for (const NumberedMove& move : history) {
                ASSERT_TRUE(numbers.play(*again, move.seat, move.index));
                decisions += move.seat == kChance ? 0 : 1;
            }
            EXPECT_EQ(again->position(), match.position());
            EXPECT_LE(decisions, numbers.lengths(3).decisions);
            EXPECT_LE(match.move_count() - decisions, numbers.lengths(3).chances);
            if (!history.empty()) {
                EXPECT_EQ(numbers.history(match, match.move_count() - 1), std::vector<NumberedMove>{history.back()});
            }
        });
    }
}

TEST(Numbers, TellNobodyMoreThanHeWasTold) {
    for (const auto& [game, version] : all_versions()) {
        const AnyNumbers& numbers = *find_numbers(game->id(), version);
        play_and_look(*game, numbers, [&](const match::AnyMatch& match, Rng& rng) {
            if (rng.below(40) != 0) return;
            const std::vector<NumberedMove> history = numbers.history(match);
            for (const Seat observer : {Seat{0}, Seat{2}, kSpectator}) {
                const std::vector<match::Move> seen = match.seen(observer);
                const std::vector<ToldMove> told = numbers.told(match, observer);
                ASSERT_EQ(told.size(), history.size());
                std::size_t heard = 0;
                for (std::size_t i = 0; i < told.size(); ++i) {
                    EXPECT_EQ(told[i].seat, history[i].seat);
                    if (told[i].index >= 0) {
                        EXPECT_EQ(told[i].index, history[i].index);
                        EXPECT_EQ(told[i].words, 0U);
                    }
                    if (told[i].index < 0 && told[i].words == 0) continue;
                    if (told[i].words != 0) {
                        EXPECT_EQ(told[i].words, number_of_words(seen[heard].text));
                    }
                    heard += 1;
                }
                EXPECT_EQ(heard, seen.size());
            }
        });
    }
}

TEST(Numbers, ResampledMatchesLookTheSame) {
    for (const auto& [game, version] : all_versions()) {
        const AnyNumbers& numbers = *find_numbers(game->id(), version);
        play_and_look(*game, numbers, [&](const match::AnyMatch& match, Rng& rng) {
            if (rng.below(8) != 0) return;
            for (Seat observer = 0; observer < 3; ++observer) {
                const auto other = numbers.resample(match, observer, rng);
                ASSERT_EQ(other->view(observer), match.view(observer));
                const SeatSet here = match.to_act();
                const SeatSet there = other->to_act();
                ASSERT_EQ(there.empty(), here.empty());
                ASSERT_EQ(there.is_chance(), here.is_chance());
                if (!here.empty() && !here.is_chance()) {
                    ASSERT_EQ(there.first(), here.first());
                }
            }
        });
    }
}

TEST(Numbers, WhatIsNotLegalChangesNothing) {
    for (const auto& [game, version] : all_versions()) {
        const AnyNumbers* numbers = find_numbers(game->id(), version);
        const auto match = begin(*game, *numbers, 2);
        match::SeededChance chance(Rng::from(1));
        match->settle(chance);
        const Seat seat = match->to_act().first();
        const std::vector<int> legal = numbers->legal(*match, seat);
        const int moves = match->move_count();
        for (int index = -2; index < numbers->actions() + 2; ++index) {
            if (std::binary_search(legal.begin(), legal.end(), index)) continue;
            ASSERT_FALSE(numbers->play(*match, seat, index));
            ASSERT_EQ(numbers->write(*match, seat, index), std::nullopt);
        }
        EXPECT_TRUE(numbers->legal(*match, kChance).empty());
        EXPECT_TRUE(numbers->outcomes(*match).empty());
        EXPECT_EQ(numbers->read(*match, seat, "castle"), std::nullopt);
        EXPECT_EQ(match->move_count(), moves);
    }
    EXPECT_EQ(find_numbers("chess", 1), nullptr);
    EXPECT_EQ(find_numbers("tortuga", 0), nullptr);
    EXPECT_EQ(find_numbers("tortuga", newest_version("tortuga") + 1), nullptr);
}

}  // namespace
}  // namespace wharf::numbers
