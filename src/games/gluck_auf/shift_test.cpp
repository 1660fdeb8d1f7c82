// G8 Shift scoring, G9 between shifts, G10 the end.
#include "games/gluck_auf/testing.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf::testing {
namespace {

// The last worker of the shift goes to the bank.
void end_the_shift(State& state) {
    for (Player& player : state.table.seats) player.workers = 0;
    seat(state, state.table.active).workers = 1;
    place(state, kBank);
}

// Points of three players for one element.
std::vector<int> score_of(int element, std::vector<int> counts) {
    Tally tallies[kMaxPlayers] = {};
    for (std::size_t i = 0; i < counts.size(); ++i) tallies[i].of[element] = static_cast<std::uint8_t>(counts[i]);
    int points[kMaxPlayers] = {};
    score_element(tallies, static_cast<int>(counts.size()), element, points);
    return {points, points + counts.size()};
}

constexpr int kWheelbarrows = 4;
constexpr int kHorseCarts = 5;
using Points = std::vector<int>;

// Rulebook: two players tie for first with wheelbarrows, the third gets nothing; with horse carts two tie for second.
TEST(GluckAufShiftScoring, ExampleTies) {
    CLAUSES("G8.2");
    EXPECT_EQ(score_of(kWheelbarrows, {3, 3, 2}), (Points{6, 6, 0}));
    EXPECT_EQ(score_of(kHorseCarts, {6, 1, 1}), (Points{7, 3, 3}));
}

TEST(GluckAufShiftScoring, FirstSecondAndNothing) {
    CLAUSES("G8.1 G8.2");
    EXPECT_EQ(score_of(0, {1, 3, 2}), (Points{0, 2, 1}));
    EXPECT_EQ(score_of(11, {4, 3, 2, 1}), (Points{13, 6, 0, 0}));
    EXPECT_EQ(score_of(11, {3, 4, 3, 3}), (Points{6, 13, 6, 6}));
    EXPECT_EQ(score_of(8, {0, 4, 0}), (Points{0, 10, 0}));  // with none of it nobody is second
    EXPECT_EQ(score_of(8, {0, 0, 0}), (Points{0, 0, 0}));
    EXPECT_EQ(score_of(6, {1, 1, 1, 1}), (Points{8, 8, 8, 8}));
}

TEST(GluckAufShiftScoring, TwoPlayersHaveNoSecond) {
    CLAUSES("G8.2");
    EXPECT_EQ(score_of(3, {2, 1}), (Points{5, 0}));
    EXPECT_EQ(score_of(3, {2, 2}), (Points{5, 5}));
}

// Rulebook: delivered orders with 3 grey, 3 black, 1 yellow and 1 brown slot; 2 on a wheelbarrow, 6 on horse carts.
TEST(GluckAufShiftScoring, ExampleCountsPrintedSlots) {
    CLAUSES("G8.1");
    State state = at_work(3);
    give_delivered(state, 0, Transport::wheelbarrow, kPair + kG);
    give_delivered(state, 0, Transport::horse_cart, kAllFour);
    give_delivered(state, 0, Transport::horse_cart, kPair + kK);
    const Tally counted = tally(seat(state, 0));
    const int expected[] = {1, 1, 3, 3, 2, 6, 0, 0};
    for (int element = 0; element < 8; ++element) EXPECT_EQ(counted.of[element], expected[element]) << element;
}

TEST(GluckAufShiftScoring, EmptyCartsWithPrintedOnes) {
    CLAUSES("G8.1 G8.3");
    State state = at_work(3);
    give_tile(state, 0, tile_of(Colour::grey, Side::light, 2));
    seat(state, 0).carts[kK][kK] = 0;
    state.table.stock[kK] += 1;
    const Tally counted = tally(seat(state, 0));
    EXPECT_EQ(counted.of[8 + kY], 0);
    EXPECT_EQ(counted.of[8 + kG], 2);
    EXPECT_EQ(counted.of[8 + kK], 1);
    state.table.shift = 3;
    end_the_shift(state);
    EXPECT_EQ(seat(state, 0).points, 12 + 13);  // without any delivery
}

// One brown slot on a locomotive and an empty yellow cart.
TEST(GluckAufShiftScoring, EveryShiftScoresFourElementsMore) {
    CLAUSES("G8.1");
    const int expected[] = {3, 3 + 9, 3 + 9 + 10};
    for (int shift = 1; shift <= 3; ++shift) {
        State state = at_work(3);
        give_delivered(state, 1, Transport::locomotive, kSingle + kB);
        give_complete(state, 2, Transport::truck, kSingle + kK);  // not delivered
        seat(state, 1).carts[kY][kY] = 0;
        state.table.stock[kY] += 1;
        state.table.shift = static_cast<std::uint8_t>(shift);
        end_the_shift(state);
        EXPECT_EQ(seat(state, 0).points, 0);
        EXPECT_EQ(seat(state, 1).points, expected[shift - 1]);
        EXPECT_EQ(seat(state, 2).points, 0);
    }
}

TEST(GluckAufShiftScoring, DeliveredOrdersCountInEveryLaterShift) {
    CLAUSES("G8.1 G5.1");
    State state = at_work(3);
    give_delivered(state, 1, Transport::locomotive, kSingle + kB);
    end_the_shift(state);
    end_the_shift(state);
    EXPECT_EQ(seat(state, 1).points, 3 + (3 + 9));
}

TEST(GluckAufShiftScoring, EveryShiftIsASourceOfItsOwn) {
    CLAUSES("G8.1 G5.1");
    State state = at_work(3);
    GluckAufText::Sources sources = GluckAufText::first_sources(state);
    State before = state;
    give_delivered(state, 1, Transport::locomotive, kSingle + kB);
    const int order = points_of(order_of(Transport::locomotive, kSingle + kB));
    seat(state, 1).points = static_cast<std::int16_t>(order);
    GluckAufText::count_sources(sources, before, {}, state);
    for (int shift = 0; shift < 2; ++shift) {
        before = state;
        end_the_shift(state);
        GluckAufText::count_sources(sources, before, {}, state);
    }
    EXPECT_EQ(sources[1].orders, order);
    EXPECT_EQ(sources[1].shifts[0], 3);
    EXPECT_EQ(sources[1].shifts[1], 3 + 9);
    EXPECT_EQ(sources[0].shifts[1], 0);
}

TEST(GluckAufShiftScoring, AtLeastOneOfTheElement) {
    CLAUSES("G8.3");
    State state = at_work(3);
    give_delivered(state, 0, Transport::truck, kSingle + kY);
    give_delivered(state, 0, Transport::truck, kSingle + kB);
    give_delivered(state, 1, Transport::horse_cart, kSingle + kB);
    end_the_shift(state);
    EXPECT_EQ(seat(state, 0).points, 2 + 3);
    EXPECT_EQ(seat(state, 1).points, 3);  // delivered, but no yellow: no second place there
}

void man_factory(State& state, std::vector<int> workers) {
    for (std::size_t s = 0; s < workers.size(); ++s)
        if (workers[s] > 0) state.table.crews[kF1 + s] = {static_cast<std::uint8_t>(workers[s]), static_cast<Seat>(s)};
}

// Rulebook: 5 workers in the factory against 4 and 2.
TEST(GluckAufBetweenShifts, ExampleMostWorkersInTheFactoryStart) {
    CLAUSES("G9.1");
    State state = at_work(3, 1);
    man_factory(state, {4, 2, 0});
    state.table.crews[kFactoryDraw] = {5, 2};  // the draw space counts
    seat(state, 0).in_canteen = 7;             // the canteen does not
    EXPECT_EQ(next_start_player(state.table), 2);
    end_the_shift(state);
    EXPECT_EQ(state.table.start, 2);
    EXPECT_EQ(state.table.active, 2);
    EXPECT_EQ(state.table.shift, 2);
}

TEST(GluckAufBetweenShifts, OtherAreasDoNotCount) {
    CLAUSES("G9.1");
    State state = at_work(3);
    man_factory(state, {0, 0, 1});
    state.table.crews[kMining10] = {6, 1};
    state.table.crews[kNewOrderDraw] = {6, 1};
    EXPECT_EQ(next_start_player(state.table), 2);
}

TEST(GluckAufBetweenShifts, ATieGoesClockwiseAndNeverToTheOldStartPlayer) {
    CLAUSES("G9.1");
    State state = at_work(4, 1);
    man_factory(state, {3, 3, 0, 3});
    EXPECT_EQ(next_start_player(state.table), 3);
    man_factory(state, {3, 3, 0, 2});
    EXPECT_EQ(next_start_player(state.table), 0);
    man_factory(state, {3, 4, 0, 2});
    EXPECT_EQ(next_start_player(state.table), 1);  // alone he keeps it
}

TEST(GluckAufBetweenShifts, NobodyInTheFactory) {
    CLAUSES("G9.1");
    State state = at_work(3, 2);
    EXPECT_EQ(next_start_player(state.table), 0);
}

TEST(GluckAufBetweenShifts, WorkersReturnAndEverythingElseStays) {
    CLAUSES("G9.2");
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::store, {kY});
    for (int turn = 0; turn < 35; ++turn) place(state, turn < 6 ? kMoney6 : kBank);
    while (state.table.shift == 1) {
        const State before = state;
        place(state, kBank);
        if (state.table.shift == 1) continue;
        for (int s = 0; s < 2; ++s) {
            EXPECT_EQ(seat(state, s).workers, 18);
            EXPECT_EQ(seat(state, s).in_canteen, 0);
            EXPECT_EQ(seat(state, s).in_bank, 0);
            EXPECT_EQ(seat(state, s).outstanding, before.table.seats[s].outstanding);
            EXPECT_EQ(seat(state, s).store[kY], before.table.seats[s].store[kY]);
        }
        for (const Crew& crew : state.table.crews) EXPECT_EQ(crew.workers, 0);
        EXPECT_EQ(memcmp(state.table.tile_on, before.table.tile_on, sizeof before.table.tile_on), 0);
        EXPECT_EQ(memcmp(state.table.order_on, before.table.order_on, sizeof before.table.order_on), 0);
    }
    expect_conserved(state);
}

TEST(GluckAufBetweenShifts, NothingHappensAfterTheThird) {
    CLAUSES("G9.2 G10.1");
    State state = at_work(2);
    state.table.shift = 3;
    man_factory(state, {0, 4});
    end_the_shift(state);
    EXPECT_TRUE(GluckAuf::to_act(state).empty());
    EXPECT_EQ(state.table.start, 0);
    EXPECT_EQ(state.table.crews[kF2].workers, 4);
}

// Rulebook: 7 marks +1; 4 cubes in cart, cage, store and on an order +1; one order −1; 7 light against 4 dark tiles −6.
TEST(GluckAufEnd, ExampleEndScoring) {
    CLAUSES("G10.1");
    State state = at_work(3);
    Player& player = seat(state, 0);
    player.marks = 7;
    for (int tile = 0; tile < 7; ++tile)
        give_tile(state, 0, tile_of(static_cast<Colour>(1 + tile / 3), Side::light, 2));
    for (int tile = 0; tile < 4; ++tile) give_tile(state, 0, tile_of(static_cast<Colour>(tile), Side::dark, 1));
    for (int level = 1; level < kColours; ++level) player.carts[level][level] = 0;
    player.cage[kB] = 1;
    player.store[kG] = 1;
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    state.table.cubes_on[order] = 1 << (4 * kK);
    state.table.filled[order] = one_slot(kK);
    expect_conserved(state);
    const EndScore score = end_score(state.table, player);
    EXPECT_EQ(score.for_marks, 1);
    EXPECT_EQ(score.for_cubes, 1);
    EXPECT_EQ(score.for_outstanding, -1);
    EXPECT_EQ(score.for_imbalance, -6);
    EXPECT_EQ(GluckAuf::outcome(state).score[0], -5);  // a total may be negative
}

TEST(GluckAufEnd, ACompletedOrderThatWasNotDeliveredCostsAPointToo) {
    CLAUSES("G10.1");
    State state = at_work(2);
    give_complete(state, 0, Transport::truck, kPair + kK);
    give_order(state, 0, Transport::truck, kPair + kY);
    EXPECT_EQ(end_score(state.table, seat(state, 0)).for_outstanding, -2);
    EXPECT_EQ(end_score(state.table, seat(state, 0)).for_cubes, 2);  // 4 in carts, 2 on the order
}

TEST(GluckAufEnd, BalanceCountsTilesOfAllLevelsTogether) {
    CLAUSES("G10.1");
    State state = at_work(2);
    give_tile(state, 0, tile_of(Colour::brown, Side::light, 2));
    give_tile(state, 0, tile_of(Colour::black, Side::dark, 1));
    EXPECT_EQ(end_score(state.table, seat(state, 0)).for_imbalance, 0);
    give_tile(state, 0, tile_of(Colour::black, Side::dark, 1));
    EXPECT_EQ(end_score(state.table, seat(state, 0)).for_imbalance, -2);
}

TEST(GluckAufEnd, MostPointsThenMarksThenShared) {
    CLAUSES("G10.2");
    State state = at_work(4);
    for (int s = 0; s < 4; ++s) seat(state, s).points = 20;
    seat(state, 0).marks = 8;   // 1 point and 3 over
    seat(state, 1).marks = 9;   // 1 point and 4 over
    seat(state, 2).marks = 10;  // 2 points and 0 over
    seat(state, 3).marks = 8;
    const Outcome outcome = GluckAuf::outcome(state);
    EXPECT_EQ(outcome.score[0], 20 + 1 + 1);  // four cubes are one point
    EXPECT_EQ(outcome.score[2], 20 + 2 + 1);
    EXPECT_EQ(outcome.rank[2], 1);
    EXPECT_EQ(outcome.rank[1], 2);
    EXPECT_EQ(outcome.rank[0], 3);
    EXPECT_EQ(outcome.rank[3], 3);
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
