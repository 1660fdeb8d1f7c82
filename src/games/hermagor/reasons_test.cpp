// Reasons of Hermagor: what they say is what the moves do.
#include "text/testing/reasons.h"

#include "games/hermagor/messages.h"
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {
namespace {

using namespace testing;
using wharf::testing::check_reasons;
using wharf::testing::find_reason;
using wharf::testing::number_of;

TEST(Reasons, ABuyerThatWinsATileAndKeepsItFromAnother) {
    State state = at_market(3);
    // Seat 1 has a buyer beside a stall, seat 0 goes onto the stall itself, or nowhere.
    int stall = 0;
    while (state.table.stalls[stall] == kNoTile) ++stall;
    state.table.buyers[1] |= fields_beside(stall) & (~fields_beside(stall) + 1);
    const auto given =
        HermagorText::reasons(Hermagor::observe(state, 0), place_buyer(place_of_stall(stall)), make(Kind::no_buyer));
    const std::uint32_t tile = tile_bit(state.table.stalls[stall]);
    ASSERT_NE(find_reason(given, says::kWins), nullptr);
    EXPECT_NE(number_of(*find_reason(given, says::kWins)) & tile, 0);
    ASSERT_NE(find_reason(given, says::kKeptFrom), nullptr);
    EXPECT_EQ(number_of(*find_reason(given, says::kKeptFrom)), 1) << "it is seat 1 who loses it";
}

// Every reason of random pairs of moves, looked up in what both moves do.
TEST(Reasons, AreTrue) {
    const auto given = check_reasons<HermagorText>(20, [](const View& view, const text::Message& reason, Action better,
                                                          Action worse, const State& after, const State& instead) {
        const Table& before = view.table;
        const Seat me = before.active;
        const auto won = [&](const State& state, Seat seat) {
            Table table = before;
            std::copy(std::begin(state.table.buyers), std::end(state.table.buyers), std::begin(table.buyers));
            std::uint32_t tiles = 0;
            for (int stall = 0; stall < kStalls; ++stall)
                if (table.stalls[stall] != kNoTile && winner_of(table, stall) == seat)
                    tiles |= tile_bit(table.stalls[stall]);
            return tiles;
        };
        // The last buyer ends the market, and its buyers go home.
        const bool is_on = after.table.pending == Pending::buyer || after.table.pending == Pending::common_buyer;
        const bool was_on = instead.table.pending == Pending::buyer || instead.table.pending == Pending::common_buyer;
        if (reason.is(says::kWins) && is_on && was_on) {
            ASSERT_EQ(won(after, me) & ~won(instead, me), number_of(reason));
        } else if (reason.is(says::kKeptFrom) && is_on && was_on) {
            const auto rival = static_cast<Seat>(number_of(reason));
            ASSERT_EQ(won(instead, rival) & ~won(after, rival), number_of(reason, 1));
        } else if (reason.is(says::kMoreIncome) && is_on && was_on) {
            ASSERT_EQ(income(after.table.buyers[me]) - income(instead.table.buyers[me]), number_of(reason));
        } else if (reason.is(says::kCheaperPlace) && is_on && was_on) {
            ASSERT_EQ(after.table.sides[me].money - instead.table.sides[me].money, number_of(reason));
        } else if (reason.is(says::kRegionsDone)) {
            for (auto left = static_cast<std::uint32_t>(number_of(reason)); left != 0; left &= left - 1)
                ASSERT_EQ(villages_of_region(lowest_bit(left)) & ~after.table.sides[me].depots, 0U);
        } else if (reason.is(says::kOnMainRoad)) {
            ASSERT_EQ(depots_on_main_road(after.table.sides[me]), depots_on_main_road(before.sides[me]) + 1);
        } else if (reason.is(says::kShorterWay) && better.kind == Kind::move && worse.kind == Kind::move) {
            ASSERT_EQ(after.table.sides[me].money - instead.table.sides[me].money, number_of(reason));
        } else if (reason.is(says::kBetterPrice)) {
            ASSERT_EQ(before.prices[better.good] - before.prices[worse.good], number_of(reason));
        }
    });
    for (const char* key : {"reason.wins", "reason.kept-from", "reason.income", "reason.cheaper", "reason.completes",
                            "reason.main-road", "reason.shorter", "reason.price"})
        EXPECT_TRUE(given.contains(key)) << key << " never came up";
}

}  // namespace
}  // namespace wharf::hermagor
