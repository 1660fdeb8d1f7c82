// What the outlook foretells is what the rules then do.
#include "games/gluck_auf/outlook.h"

#include "core/testing/conformance.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufOutlook, StandingsAreWhatTheShiftWouldScore) {
    int scored = 0;
    for (int players = 2; players <= kMaxPlayers; ++players)
        wharf::testing::for_random_steps<GluckAuf>(players, 2, [&](const State& state, const auto&, const auto&) {
            const Standings standings(state.table);
            Table after = state.table;
            score_shift(after);
            for (int seat = 0; seat < players; ++seat) {
                const int gained = after.seats[seat].points - state.table.seats[seat].points;
                ASSERT_EQ(standings.sum(seat, 4 * state.table.shift), gained);
                scored += gained;
            }
        });
    EXPECT_GT(scored, 1000);
}

// The steps of an order alone are those that really fill it.
TEST(GluckAufOutlook, StepsFillAnOrder) {
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kAllFour);
    give_cubes(state, 0, To::store, {kB});
    give_cubes(state, 0, To::cage, {kK});
    const OrderOutlook outlook(state.table, seat(state, 0), order);
    EXPECT_EQ(outlook.missing, 0);
    EXPECT_EQ(outlook.steps, 1 + 1 + (2 + 1) + (2 + 1) + 1);
    act(state, place_on(state, kMining10));
    for (const Action& action :
         {make(Kind::from_store, kB, order, kB), make(Kind::from_cage, kK, order, kK), make(Kind::ride, 1 + kY),
          make(Kind::load, 0, 0, kY), make(Kind::ride, 1 + kG), make(Kind::load, 0, 0, kG), make(Kind::ride, 0),
          make(Kind::from_cage, kY, order, kY), make(Kind::from_cage, kG, order, kG)})
        act(state, action);
    EXPECT_EQ(state.table.steps_left, 10 - outlook.steps);
    EXPECT_TRUE(is_complete(state.table, order));
}

TEST(GluckAufOutlook, ACubeThatIsNowhereIsMissing) {
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kSecondTriple);  // three black
    const OrderOutlook outlook(state.table, seat(state, 0), order);
    EXPECT_EQ(outlook.missing, 2) << "one black cube lies on the printed cart";
    EXPECT_EQ(outlook.steps, 1 + 2 + 1);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
