// What the evaluation must find better than something else.
#include "games/hermagor/evaluation.h"

#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

std::int32_t estimate_of(const State& state, Seat seat) {
    return HermagorEvaluation::estimate(state).centipoints[seat];
}

TEST(HermagorEvaluation, AtTheEndItIsTheScore) {
    for (int players = 2; players <= 5; ++players) {
        Rng rng = Rng::from(static_cast<std::uint64_t>(players));
        State state = Hermagor::initial(config_of(players));
        ActionList<Hermagor> scratch;
        for (SeatSet acting = Hermagor::to_act(state); !acting.empty(); acting = Hermagor::to_act(state)) {
            const Step<Hermagor> step = choose_random<Hermagor>(state, acting, scratch, rng);
            Hermagor::apply(state, step.seat, step.action);
        }
        const Outcome outcome = Hermagor::outcome(state);
        for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(estimate_of(state, seat), 100 * outcome.score[seat]);
    }
}

TEST(HermagorEvaluation, AlikeSeatsAreEqualButForTheStartPlayer) {
    const State state = at_selling(3);
    EXPECT_EQ(estimate_of(state, 1), estimate_of(state, 2));
    EXPECT_NEAR(estimate_of(state, 0), estimate_of(state, 1), 200);
}

TEST(HermagorEvaluation, ATileInHandPromisesSales) {
    State state = at_selling(3);
    const std::int32_t without = estimate_of(state, 0);
    give(state, 0, {1});
    const std::int32_t with = estimate_of(state, 0);
    EXPECT_GT(with, without + 300);
    state.table.sides[0].depots_in_hand = 0;
    EXPECT_LT(estimate_of(state, 0), without + 100) << "no depot left to sell with";
}

TEST(HermagorEvaluation, ASaleKeepsWhatItPromised) {
    State state = at_selling(3, 3);
    give(state, 0, {1});
    const std::int32_t before = estimate_of(state, 0);
    std::int32_t best = before - 10000;
    for (const Action& action : legal(state)) {
        State after = state;
        Hermagor::apply(after, 0, action);
        const std::int32_t then = estimate_of(after, 0);
        best = then > best ? then : best;
        if (action.kind == Kind::pass) EXPECT_LT(then, before) << "a wasted action";
    }
    EXPECT_NEAR(best, before, 500);
}

TEST(HermagorEvaluation, TheBestPlaceForABuyerIsBetterThanAPass) {
    const State state = at_market(3);
    State passed = state;
    Hermagor::apply(passed, 0, make(Kind::no_buyer));
    std::int32_t best = estimate_of(passed, 0);
    for (const Action& action : legal(state)) {
        State placed = state;
        Hermagor::apply(placed, 0, action);
        const std::int32_t then = estimate_of(placed, 0);
        best = then > best ? then : best;
    }
    EXPECT_GT(best, estimate_of(passed, 0) + 200);
}

TEST(HermagorEvaluation, ARegionIsWorthMoreTheFewerVillagesItLacks) {
    State state = at_selling(3);
    // Three villages of R06, and two of it with one elsewhere in the same duchy, off the main road, too.
    state.table.sides[0].depots = villages({2, 3, 12});
    const std::int32_t three = estimate_of(state, 0);
    state.table.sides[0].depots = villages({2, 3, 22});
    EXPECT_GT(three, estimate_of(state, 0));
}

TEST(HermagorEvaluation, ACompletedRegionWaitsForItsDisc) {
    State state = at_selling(3);
    give(state, 0, {2});
    state.table.sides[0].depots = villages({1, 3});
    act(state, sale(2));
    ASSERT_EQ(state.table.pending, Pending::disc);
    State declined = state;
    Hermagor::apply(declined, 0, make(Kind::decline, 0));
    EXPECT_GT(estimate_of(state, 0), estimate_of(declined, 0) + 300);
    State laid = state;
    Hermagor::apply(laid, 0, make(Kind::ennoble, 0));
    EXPECT_NEAR(estimate_of(state, 0), estimate_of(laid, 0), 150);
}

}  // namespace
}  // namespace wharf::hermagor
