// G4 Mining.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

Action ride(int level) { return make(Kind::ride, level); }
Action load(int cube) { return make(Kind::load, 0, 0, cube); }
Action unload(int cube) { return make(Kind::unload, 0, 0, cube); }
Action from_cage(int order, int slot, int cube) { return make(Kind::from_cage, slot, order, cube); }
Action from_store(int order, int slot, int cube) { return make(Kind::from_store, slot, order, cube); }
const Action kStop = make(Kind::stop);
constexpr int kSurface = 0;

// A mining turn of seat 0 with this many steps on the way.
void mine(State& state, int space = kMining10) { act(state, place_on(state, space)); }

// Rulebook: down to grey, two grey cubes, up to yellow, a yellow cube, up to the surface, two grey cubes on an order.
TEST(GluckAufMining, ExampleOfEightSteps) {
    CLAUSES("G4.1 G4.2 G4.3 G4.4");
    State state = at_work(3);
    give_tile(state, 0, tile_of(Colour::grey, Side::light, 1));
    seat(state, 0).carts[kG][kG] += 1;
    state.table.stock[kG] -= 1;
    const int order = give_order(state, 0, Transport::truck, kPair + kG);
    mine(state, kM8);
    for (const Action& step : {ride(1 + kG), load(kG), load(kG), ride(1 + kY), load(kY), ride(kSurface),
                               from_cage(order, kG, kG), from_cage(order, kG, kG)}) {
        EXPECT_EQ(state.table.active, 0);
        act(state, step);
    }
    EXPECT_EQ(state.table.active, 1);  // eight steps end the action
    EXPECT_TRUE(is_complete(state.table, order));
    EXPECT_EQ(seat(state, 0).cage[kY], 1);
    EXPECT_EQ(sum(seat(state, 0).cage), 1);
    EXPECT_EQ(seat(state, 0).cage_at, kSurface);
    expect_conserved(state);
}

TEST(GluckAufMining, FewerStepsAreAllowedEvenNone) {
    CLAUSES("G4.1 G2.3");
    State state = at_work(2);
    mine(state, kM6);
    EXPECT_EQ(state.table.steps_left, 6);
    act(state, kStop);
    EXPECT_EQ(state.table.active, 1);
    mine(state, kMining10);
    EXPECT_EQ(state.table.steps_left, 10);
    act(state, ride(2));
    act(state, kStop);
    EXPECT_EQ(state.table.active, 0);
    EXPECT_EQ(state.table.steps_left, 0);
}

TEST(GluckAufMining, TheCageRidesAnyDistanceInOneStep) {
    CLAUSES("G4.2");
    State state = at_work(2);
    mine(state);
    for (int level = 1; level <= 4; ++level) EXPECT_TRUE(offers(state, ride(level)));
    EXPECT_FALSE(offers(state, ride(kSurface)));
    act(state, ride(4));
    EXPECT_EQ(state.table.steps_left, 9);
    act(state, ride(2));
    for (int level : {0, 1, 3, 4}) EXPECT_TRUE(offers(state, ride(level)));
    EXPECT_FALSE(offers(state, ride(2)));
    act(state, ride(3));
    act(state, ride(kSurface));
    EXPECT_EQ(state.table.steps_left, 6);
}

TEST(GluckAufMining, LoadingTakesFromTheLevelOfTheCage) {
    CLAUSES("G4.3");
    State state = at_work(2);
    mine(state);
    EXPECT_FALSE(offers(state, load(kY)));  // at the surface there are no carts
    act(state, ride(1 + kB));
    EXPECT_TRUE(offers(state, load(kB)));
    EXPECT_FALSE(offers(state, load(kY)));
    act(state, load(kB));
    EXPECT_EQ(seat(state, 0).cage[kB], 1);
    EXPECT_EQ(seat(state, 0).carts[kB][kB], 0);
    EXPECT_EQ(empty_carts(seat(state, 0), kB), 1);
    EXPECT_FALSE(offers(state, load(kB)));
}

TEST(GluckAufMining, CartsOfALevelAreNotToldApart) {
    CLAUSES("G4.3");
    State state = at_work(2);
    give_tile(state, 0, tile_of(Colour::brown, Side::light, 2));
    give_tile(state, 0, tile_of(Colour::brown, Side::dark, 1));
    seat(state, 0).carts[kB][kB] = 3;
    seat(state, 0).carts[kB][kK] = 1;
    state.table.stock[kB] -= 2;
    state.table.stock[kK] -= 1;
    mine(state);
    act(state, ride(1 + kB));
    EXPECT_EQ(legal(state).size(), 4U + 2U + 1U);  // rides, a brown or a black cube, stop
}

TEST(GluckAufMining, TheCageHasFivePlaces) {
    CLAUSES("G4.3 G0.5");
    State state = at_work(2);
    give_cubes(state, 0, To::cage, {kY, kY, kY, kY});
    mine(state);
    act(state, ride(1 + kB));
    act(state, load(kB));
    act(state, ride(1 + kG));
    EXPECT_FALSE(offers(state, load(kG)));
}

TEST(GluckAufMining, CageToOrderOnlyAtTheSurface) {
    CLAUSES("G4.4");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kPair + kB);
    give_order(state, 1, Transport::horse_cart, kPair + kB);
    give_cubes(state, 0, To::cage, {kB, kB, kB});
    mine(state);
    int lays = 0;
    for (const Action& action : legal(state)) lays += action.kind == Kind::from_cage;
    EXPECT_EQ(lays, 1);  // own orders only, equal slots once
    act(state, ride(1));
    EXPECT_FALSE(offers(state, from_cage(order, kB, kB)));
    act(state, ride(kSurface));
    act(state, from_cage(order, kB, kB));
    EXPECT_FALSE(is_complete(state.table, order));
    act(state, from_cage(order, kB, kB));
    EXPECT_TRUE(is_complete(state.table, order));
    EXPECT_FALSE(offers(state, from_cage(order, kB, kB)));  // no free slot
    EXPECT_EQ(seat(state, 0).cage[kB], 1);
}

TEST(GluckAufMining, CageToStoreOnlyAtTheSurface) {
    CLAUSES("G4.5");
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kB);
    give_cubes(state, 0, To::cage, {kB});
    give_cubes(state, 0, To::store, {kB, kB, kB, kB, kB, kB, kB, kB});
    mine(state);
    EXPECT_TRUE(offers(state, unload(kB)));  // though an order could take it
    act(state, ride(1));
    EXPECT_FALSE(offers(state, unload(kB)));
    act(state, ride(kSurface));
    act(state, unload(kB));
    EXPECT_EQ(seat(state, 0).store[kB], 9);
    EXPECT_EQ(seat(state, 0).cage[kB], 0);
}

TEST(GluckAufMining, StoreToOrderAtAnyTime) {
    CLAUSES("G4.6");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kSingle + kB);
    give_cubes(state, 0, To::store, {kB});
    mine(state);
    EXPECT_TRUE(offers(state, from_store(order, kB, kB)));
    act(state, ride(4));
    act(state, from_store(order, kB, kB));
    EXPECT_TRUE(is_complete(state.table, order));
    EXPECT_EQ(seat(state, 0).store[kB], 0);
    EXPECT_EQ(state.table.steps_left, 8);
}

TEST(GluckAufMining, TwoCubesFillOneSlotFromCageAndStoreMixed) {
    CLAUSES("G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kSingle + kK);
    give_cubes(state, 0, To::cage, {kY});
    give_cubes(state, 0, To::store, {kB});
    mine(state);
    EXPECT_TRUE(offers(state, from_store(order, kK, kB)));
    act(state, from_cage(order, kK, kY));
    EXPECT_FALSE(is_complete(state.table, order));
    EXPECT_EQ(legal(state), std::vector<Action>{from_store(order, kK, kB)});  // no stop between
    act(state, from_store(order, kK, kB));
    EXPECT_TRUE(is_complete(state.table, order));
    EXPECT_EQ(cubes_on_order(state.table, order, kY), 1);
    EXPECT_EQ(cubes_on_order(state.table, order, kB), 1);
    EXPECT_EQ(state.table.steps_left, 8);
    expect_conserved(state);
}

TEST(GluckAufMining, TwoCubesOfOneColour) {
    CLAUSES("G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::store, {kY, kY});
    mine(state);
    act(state, from_store(order, kK, kY));
    act(state, from_store(order, kK, kY));
    EXPECT_EQ(slots_of_colour(state.table.filled[order], kK), 1);
    EXPECT_FALSE(is_complete(state.table, order));
}

TEST(GluckAufMining, TheFirstOfTwoNeedsASecondCube) {
    CLAUSES("G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::store, {kY});
    give_cubes(state, 0, To::cage, {kB});
    mine(state);
    EXPECT_TRUE(offers(state, from_store(order, kK, kY)));
    act(state, ride(1));
    EXPECT_FALSE(offers(state, from_store(order, kK, kY)));  // the cage is out of reach
}

// A cube of the slot's own colour fills it alone and is no partner.
TEST(GluckAufMining, TheSlotsOwnColourIsNoHalf) {
    CLAUSES("G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::store, {kY, kK});
    mine(state);
    EXPECT_TRUE(offers(state, from_store(order, kK, kK)));
    EXPECT_FALSE(offers(state, from_store(order, kK, kY)));
    act(state, kStop);
    State with_two = state;
    with_two.table.active = 0;
    give_cubes(with_two, 0, To::store, {kB});
    mine(with_two);
    act(with_two, from_store(order, kK, kY));
    EXPECT_EQ(legal(with_two), std::vector<Action>{from_store(order, kK, kB)});
}

TEST(GluckAufMining, TheFirstOfTwoNeedsAStepMore) {
    CLAUSES("G4.7");
    State state = at_work(4);
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::store, {kY, kB, kB});
    mine(state, kM4);
    act(state, ride(1));
    act(state, ride(2));
    State late = state;
    EXPECT_TRUE(offers(state, from_store(order, kK, kY)));  // exactly two steps left
    act(state, from_store(order, kK, kY));
    act(state, from_store(order, kK, kB));
    EXPECT_EQ(state.table.active, 1);
    act(late, ride(3));
    EXPECT_FALSE(offers(late, from_store(order, kK, kY)));
}

TEST(GluckAufMining, EverySlotOfAMixedOrderIsAChoice) {
    CLAUSES("G4.4 G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kAllFour);
    give_cubes(state, 0, To::store, {kY, kY});
    mine(state);
    for (int slot = 0; slot < kColours; ++slot) EXPECT_TRUE(offers(state, from_store(order, slot, kY)));
    act(state, from_store(order, kY, kY));
    EXPECT_EQ(state.table.filled[order], one_slot(kY));
    EXPECT_FALSE(offers(state, from_store(order, kY, kY)));
}

TEST(GluckAufMining, ACubeOnAnOrderStays) {
    CLAUSES("G4.8");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    give_order(state, 0, Transport::locomotive, kPair + kK);
    state.table.cubes_on[order] = 1 << (4 * kK);
    state.table.filled[order] = one_slot(kK);
    state.table.stock[kK] -= 1;
    mine(state);
    EXPECT_EQ(legal(state).size(), 4U + 1U);  // rides and stop: nothing moves the cube
}

TEST(GluckAufMining, TheCageKeepsPlaceAndLoad) {
    CLAUSES("G4.8 G9.2");
    State state = at_work(2);
    mine(state);
    act(state, ride(1 + kG));
    act(state, load(kG));
    act(state, kStop);
    seat(state, 0).workers = 0;
    state.table.crews[kMining10] = {};
    seat(state, 1).workers = 1;
    place(state, kBank);
    EXPECT_EQ(state.table.shift, 2);
    EXPECT_EQ(seat(state, 0).cage_at, 1 + kG);
    EXPECT_EQ(seat(state, 0).cage[kG], 1);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
