// G2 Turn, G5 delivery, G6 money, G7.1 new orders.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufTurn, ClockwiseWithOneSpaceEach) {
    CLAUSES("G2.1");
    State state = at_work(3, 1);
    for (Seat expected : {1, 2, 0, 1}) {
        EXPECT_EQ(GluckAuf::to_act(state), SeatSet::of(expected));
        place(state, kBank);
    }
}

TEST(GluckAufTurn, WhoHasNoWorkersIsSkipped) {
    CLAUSES("G2.1");
    State state = at_work(3);
    seat(state, 0).workers = 3;
    seat(state, 1).workers = 0;
    seat(state, 2).workers = 1;
    place(state, kBank);
    EXPECT_EQ(state.table.active, 2);
    place(state, kBank);
    EXPECT_EQ(state.table.active, 0);
    place(state, kBank);
    EXPECT_EQ(state.table.active, 0);  // alone
    EXPECT_EQ(state.table.shift, 1);
    place(state, kBank);
    EXPECT_EQ(state.table.shift, 2);  // nobody has workers
}

TEST(GluckAufTurn, ThreeShifts) {
    CLAUSES("G2.1");
    State state = at_work(2);
    int turns = 0;
    for (; !GluckAuf::to_act(state).empty(); ++turns) place(state, kBank);
    EXPECT_EQ(turns, 3 * 2 * 18);
    EXPECT_EQ(state.table.shift, 3);
}

// Rulebook: the 4, 5 and 6 mark spaces hold 0, 1 and 2 workers.
TEST(GluckAufTurn, ExampleMoneyWithOneTwoThreeWorkers) {
    CLAUSES("G2.2 G6.1");
    const struct {
        int space, needed, marks;
    } cases[] = {{kMoney4, 1, 4}, {kMoney5, 2, 5}, {kMoney6, 3, 6}};
    for (const auto& each : cases) {
        State state = at_work(3);
        seat(state, 1).workers -= 1;
        state.table.crews[kMoney5] = {1, 1};
        seat(state, 2).workers -= 2;
        state.table.crews[kMoney6] = {2, 2};
        place(state, each.space);
        EXPECT_EQ(seat(state, 0).workers, 15 - each.needed);
        EXPECT_EQ(seat(state, 0).marks, 9 + each.marks);
        EXPECT_EQ(state.table.crews[each.space].workers, each.needed);
        EXPECT_EQ(state.table.crews[each.space].owner, 0);
        EXPECT_EQ(seat(state, 1).in_canteen, each.space == kMoney5 ? 1 : 0);
        EXPECT_EQ(seat(state, 2).in_canteen, each.space == kMoney6 ? 2 : 0);
        expect_conserved(state);
    }
}

TEST(GluckAufTurn, OwnWorkersAreOustedToo) {
    CLAUSES("G2.2");
    State state = at_work(2);
    place(state, kMoney6);
    place(state, kBank);
    place(state, kMoney6);
    EXPECT_EQ(state.table.crews[kMoney6].workers, 2);
    EXPECT_EQ(seat(state, 0).in_canteen, 1);
    EXPECT_EQ(seat(state, 0).workers, 15);
}

TEST(GluckAufTurn, TooFewWorkersForASpace) {
    CLAUSES("G2.2 G2.3");
    State state = at_work(2);
    state.table.crews[kMoney6] = {2, 1};
    seat(state, 0).workers = 2;
    EXPECT_FALSE(may_place(state, kMoney6));
    EXPECT_TRUE(may_place(state, kMoney4));
    seat(state, 0).workers = 3;
    EXPECT_TRUE(may_place(state, kMoney6));
}

TEST(GluckAufTurn, OnlySpacesWhoseActionIsPossible) {
    CLAUSES("G2.3");
    State state = at_work(4);
    seat(state, 0).marks = 2;
    put_tile(state, kF1, tile_of(Colour::brown, Side::light, 1));
    put_tile(state, kF2, tile_of(Colour::grey, Side::light, 1));
    EXPECT_TRUE(may_place(state, kF1));
    EXPECT_FALSE(may_place(state, kF2));  // cannot be paid
    state.table.tile_on[kF1] = kNoTile;
    EXPECT_FALSE(may_place(state, kF1));
    state.table.order_on[1] = kNoOrder;
    EXPECT_FALSE(may_place(state, kO2));
    EXPECT_TRUE(may_place(state, kO1));
    EXPECT_TRUE(may_place(state, kFactoryDraw));
    shorten(state, Pile::tiles, 0);
    EXPECT_FALSE(may_place(state, kFactoryDraw));
    EXPECT_TRUE(may_place(state, kNewOrderDraw));
    shorten(state, Pile::orders, 0);
    EXPECT_FALSE(may_place(state, kNewOrderDraw));
    for (int space = kDelivery1; space < kMoney6; ++space) EXPECT_FALSE(may_place(state, space));
    for (int space = kMining10; space < kDelivery1; ++space) EXPECT_TRUE(may_place(state, space));
}

TEST(GluckAufTurn, TheBankIsAlwaysOpenForOneWorker) {
    CLAUSES("G2.4");
    State state = at_work(2);
    for (int turn = 0; turn < 6; ++turn) place(state, kBank);
    for (int s = 0; s < 2; ++s) {
        EXPECT_EQ(seat(state, s).workers, 15);
        EXPECT_EQ(seat(state, s).in_bank, 3);
        EXPECT_EQ(seat(state, s).in_canteen, 0);
        EXPECT_EQ(seat(state, s).marks, 13);
    }
    seat(state, 0).workers = 1;
    EXPECT_TRUE(may_place(state, kBank));
}

TEST(GluckAufDelivery, NeedsACompletedOrderOfTheTransport) {
    CLAUSES("G5.1 G2.3");
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kG);
    give_complete(state, 0, Transport::horse_cart, kSingle + kB);
    give_complete(state, 1, Transport::locomotive, kSingle + kB);
    EXPECT_FALSE(may_place(state, kDelivery1 + index_of(Transport::truck)));  // not completed
    EXPECT_TRUE(may_place(state, kDelivery1 + index_of(Transport::horse_cart)));
    EXPECT_FALSE(may_place(state, kDelivery1 + index_of(Transport::wheelbarrow)));
    EXPECT_FALSE(may_place(state, kDelivery1 + index_of(Transport::locomotive)));  // another's
}

TEST(GluckAufDelivery, AllCompletedOrdersOfTheTransportGo) {
    CLAUSES("G5.1 G11.2");
    State state = at_work(2);
    const int pair = give_complete(state, 0, Transport::truck, kPair + kG);
    const int black = give_complete(state, 0, Transport::truck, kSingle + kK);
    const int open = give_order(state, 0, Transport::truck, kAllFour);
    const int other = give_complete(state, 0, Transport::locomotive, kSingle + kY);
    place(state, kDelivery1 + index_of(Transport::truck));
    EXPECT_EQ(seat(state, 0).points, 7 + 5);
    EXPECT_EQ(seat(state, 0).delivered, only(pair) | only(black));
    EXPECT_EQ(seat(state, 0).outstanding, only(open) | only(other));
    EXPECT_EQ(state.table.stock[kG], 14);
    EXPECT_EQ(state.table.stock[kK], 14);
    EXPECT_EQ(state.table.stock[kY], 13);
    EXPECT_EQ(GluckAuf::observe(state, 1).table.seats[0].delivered, only(pair) | only(black));
    expect_conserved(state);
}

TEST(GluckAufDelivery, SubstituteCubesGoBackToo) {
    CLAUSES("G5.1 G4.7");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kSingle + kK);
    state.table.filled[order] = one_slot(kK);
    state.table.cubes_on[order] = 1 | 1 << 4;
    state.table.stock[kY] -= 1;
    state.table.stock[kB] -= 1;
    place(state, kDelivery1 + index_of(Transport::truck));
    EXPECT_EQ(state.table.stock[kY], 14);
    EXPECT_EQ(state.table.stock[kB], 14);
    expect_conserved(state);
}

TEST(GluckAufNewOrders, TheCardIsTakenFreeAndReplacedAtTheEndOfTheTurn) {
    CLAUSES("G7.1");
    State state = at_work(4);
    seat(state, 0).marks = 0;
    const int order = state.table.order_on[2];
    act(state, place_on(state, kO3));
    EXPECT_EQ(seat(state, 0).outstanding, only(order));
    EXPECT_EQ(seat(state, 0).marks, 0);
    EXPECT_EQ(state.table.order_on[2], kNoOrder);
    EXPECT_EQ(state.table.pending, Pending::refill);
    EXPECT_EQ(state.table.active, 0);
    const Action shown = legal(state).back();
    act(state, shown);
    EXPECT_EQ(state.table.order_on[2], shown.card);
    EXPECT_EQ(state.table.active, 1);
}

TEST(GluckAufNewOrders, AnEmptyPileLeavesTheSpaceEmpty) {
    CLAUSES("G7.1 G2.3");
    State state = at_work(4);
    shorten(state, Pile::orders, 0);
    act(state, place_on(state, kO3));
    EXPECT_EQ(state.table.active, 1);
    EXPECT_EQ(state.table.order_on[2], kNoOrder);
    EXPECT_FALSE(may_place(state, kO3));
}

TEST(GluckAufNewOrders, NoLimitOfOutstandingOrders) {
    CLAUSES("G7.1");
    State state = at_work(2);
    for (int i = 0; i < 30; ++i) give_order(state, 0, lowest_bit(state.unknown_orders));
    EXPECT_TRUE(may_place(state, kO2));
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
