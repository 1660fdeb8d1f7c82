// Reasons of Glück Auf: what they say is what the moves do.
#include "text/testing/reasons.h"

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf {
namespace {

using namespace testing;
using wharf::testing::check_reasons;
using wharf::testing::find_reason;
using wharf::testing::number_of;

text::Messages reasons(const State& state, Action better, Action worse) {
    EXPECT_TRUE(offers(state, better) && offers(state, worse));
    return GluckAufText::reasons(GluckAuf::observe(state, state.table.active), better, worse);
}

TEST(Reasons, FewerWorkersAndTheOrderNeedsYellow) {
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kY);
    put_tile(state, kF1, tile_of(Colour::yellow, Side::light, 1));
    put_tile(state, kF2, tile_of(Colour::black, Side::dark, 1));
    seat(state, 0).carts[kY][kY] = 0;
    state.table.stock[kY] += 1;
    state.table.crews[kF2] = {2, 1};
    seat(state, 1).workers -= 2;
    const auto given = reasons(state, place_on(state, kF1), place_on(state, kF2));
    EXPECT_EQ(*find_reason(given, says::kBringsNeeded), says::kBringsNeeded(Colour::yellow));
    EXPECT_EQ(*find_reason(given, says::kFewerWorkers), says::kFewerWorkers(2));
    EXPECT_EQ(*find_reason(given, says::kFewerMarks), says::kFewerMarks(3));
    EXPECT_EQ(find_reason(reasons(state, place_on(state, kF2), place_on(state, kF1)), says::kFewerWorkers), nullptr);
}

TEST(Reasons, DeliveriesAndWhoElseWantsThem) {
    State state = at_work(2);
    give_complete(state, 0, Transport::truck, kPair + kB);
    give_complete(state, 1, Transport::truck, kSingle + kB);
    const auto given = reasons(state, place_on(state, kDelivery1 + 2), place_on(state, kBank));
    EXPECT_EQ(*find_reason(given, says::kDelivers), says::kDelivers(1, 5));
    EXPECT_EQ(*find_reason(given, says::kDearerFor), says::kDearerFor(1, 2));
}

int marks(const State& state, Seat seat) { return state.table.seats[seat].marks; }

// Every reason of random pairs of moves, looked up in what both moves do.
TEST(Reasons, AreTrue) {
    const auto given = check_reasons<GluckAufText>(20, [](const View& view, const text::Message& reason, Action better,
                                                          Action worse, const State& after, const State& instead) {
        const Seat me = view.observer;
        const Table& before = view.table;
        const Player& then = after.table.seats[me];
        const Player& else_then = instead.table.seats[me];
        if (reason.is(says::kFewerWorkers)) {
            // A new shift gives workers back.
            if (after.table.shift == before.shift && instead.table.shift == before.shift)
                ASSERT_EQ(then.workers - else_then.workers, number_of(reason));
        } else if (reason.is(says::kDelivers)) {
            ASSERT_EQ(count_bits(then.delivered) - count_bits(before.seats[me].delivered), number_of(reason));
            ASSERT_GE(then.points - before.seats[me].points, number_of(reason, 1));
        } else if (reason.is(says::kFillsLast)) {
            ASSERT_TRUE(is_complete(after.table, better.card));
            ASSERT_EQ(points_of(better.card), number_of(reason));
        } else if (reason.is(says::kFewerMarks)) {
            ASSERT_GE(
                marks(after, me) - marks(instead, me),
                better.kind == worse.kind && !is_money(worse.value) && worse.value != kBank ? number_of(reason) : 1);
        } else if (reason.is(says::kBalances)) {
            ASSERT_EQ(end_score(after.table, then).for_imbalance - end_score(instead.table, else_then).for_imbalance,
                      number_of(reason));
        } else if (reason.is(says::kBringsNeeded)) {
            const auto colour = number_of(reason);
            int more = 0;
            for (int level = 0; level < kColours; ++level)
                more += then.carts[level][colour] - else_then.carts[level][colour];
            ASSERT_GT(more, 0);
            int open = 0;
            for (OrderSet rest = before.seats[me].outstanding; rest != 0; rest &= rest - 1)
                open += slots_of_colour(slots_of(lowest_bit(rest)), static_cast<int>(colour)) -
                        slots_of_colour(before.filled[lowest_bit(rest)], static_cast<int>(colour));
            ASSERT_GT(open, 0) << "some order waits for this colour";
        } else if (reason.is(says::kWantedBy)) {
            for (const std::uint8_t shown : after.table.order_on) ASSERT_NE(shown, better.card) << "it is gone";
        } else if (reason.is(says::kDearerFor)) {
            if (after.table.shift == before.shift)
                ASSERT_EQ(workers_needed(after.table, better.value), number_of(reason, 1));
        }
    });
    for (const char* key : {"reason.fewer-workers", "reason.delivers", "reason.completes", "reason.brings",
                            "reason.balances", "reason.coal-there", "reason.wanted", "reason.fewer-marks",
                            "reason.more-marks", "reason.more-steps", "reason.dearer"})
        EXPECT_TRUE(given.contains(key)) << key << " never came up";
}

}  // namespace
}  // namespace wharf::gluck_auf
