// The printed data adds up to what the specification says.
#include "games/gluck_auf/data.h"

#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufData, SpacesCloseByPlayerCount) {
    CLAUSES("G0.1");
    const std::vector<int> closed_with_2 = {kF4, 7, kM8, kM4, kMoney5, kMoney3, kO1};
    const std::vector<int> closed_with_3 = {7, kM4, kMoney3};
    for (int space = 0; space < kSpaces; ++space) {
        const bool in_2 = std::find(closed_with_2.begin(), closed_with_2.end(), space) != closed_with_2.end();
        const bool in_3 = std::find(closed_with_3.begin(), closed_with_3.end(), space) != closed_with_3.end();
        EXPECT_EQ(is_open(space, 2), !in_2) << space;
        EXPECT_EQ(is_open(space, 3), !in_3) << space;
        EXPECT_TRUE(is_open(space, 4));
    }
    EXPECT_EQ(steps_of(kMining10), 10);
    EXPECT_EQ(steps_of(kM8), 8);
    EXPECT_EQ(steps_of(kM6), 6);
    EXPECT_EQ(steps_of(kM4), 4);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(marks_of(kMoney6 + i), 6 - i);
}

TEST(GluckAufData, ClosedSpacesAreNotOffered) {
    CLAUSES("G0.1");
    for (int players = 2; players <= 4; ++players) {
        State state = at_work(players);
        seat(state, 0).marks = 99;
        for (int space = 0; space < kSpaces; ++space)
            EXPECT_EQ(may_place(state, space), is_open(space, players) && !is_delivery(space)) << space;
    }
}

TEST(GluckAufData, Tiles) {
    CLAUSES("G0.2");
    EXPECT_EQ(kTiles, 48);
    for (int c = 0; c < kColours; ++c) {
        int tiles = 0;
        int carts = 0;
        for (int tile = 0; tile < kTileTypes; ++tile) {
            if (index_of(colour_of_tile(tile)) != c) continue;
            tiles += kTilesPerType;
            carts += kTilesPerType * carts_of_tile(tile);
            EXPECT_EQ(price_of_tile(tile), (c + 1) * carts_of_tile(tile));
            EXPECT_EQ(tile_of(colour_of_tile(tile), side_of_tile(tile), carts_of_tile(tile)), tile);
        }
        EXPECT_EQ(tiles, 12);
        EXPECT_EQ(carts, 18);
    }
}

TEST(GluckAufData, Orders) {
    CLAUSES("G0.3");
    EXPECT_EQ(kOrders, 44);
    for (int t = 0; t < kTransports; ++t) {
        int slots = 0;
        int points = 0;
        for (int content = 0; content < kOrdersPerTransport; ++content) {
            const int order = order_of(static_cast<Transport>(t), content);
            EXPECT_EQ(index_of(transport_of(order)), t);
            for (int c = 0; c < kColours; ++c) slots += slots_of_colour(slots_of(order), c);
            points += points_of(order);
        }
        EXPECT_EQ(slots, 22);
        EXPECT_EQ(points, 64);
    }
}

struct Printed {
    Transport transport;
    int content;
    int slots[kColours];
    int points;
};

TEST(GluckAufData, PointsByContent) {
    CLAUSES("G0.3");
    const Printed cards[] = {
        {Transport::truck, kSingle + kY, {1, 0, 0, 0}, 2},
        {Transport::truck, kSingle + kB, {0, 1, 0, 0}, 3},
        {Transport::truck, kSingle + kG, {0, 0, 1, 0}, 4},
        {Transport::truck, kSingle + kK, {0, 0, 0, 1}, 5},
        {Transport::truck, kPair + kY, {2, 0, 0, 0}, 3},
        {Transport::truck, kPair + kB, {0, 2, 0, 0}, 5},
        {Transport::truck, kPair + kG, {0, 0, 2, 0}, 7},
        {Transport::truck, kPair + kK, {0, 0, 0, 2}, 9},
        {Transport::truck, kAllFour, {1, 1, 1, 1}, 10},
        {Transport::truck, kFirstTriple, {3, 0, 0, 0}, 4},
        {Transport::truck, kSecondTriple, {0, 0, 0, 3}, 12},
        {Transport::horse_cart, kFirstTriple, {3, 0, 0, 0}, 4},
        {Transport::horse_cart, kSecondTriple, {0, 0, 0, 3}, 12},
        {Transport::wheelbarrow, kFirstTriple, {0, 3, 0, 0}, 7},
        {Transport::wheelbarrow, kSecondTriple, {0, 0, 3, 0}, 9},
        {Transport::locomotive, kFirstTriple, {0, 3, 0, 0}, 7},
        {Transport::locomotive, kSecondTriple, {0, 0, 3, 0}, 9},
    };
    for (const Printed& card : cards) {
        const int order = order_of(card.transport, card.content);
        for (int c = 0; c < kColours; ++c) EXPECT_EQ(slots_of_colour(slots_of(order), c), card.slots[c]);
        EXPECT_EQ(points_of(order), card.points);
    }
}

TEST(GluckAufData, CubesAndMarks) {
    CLAUSES("G0.4");
    State state = at_work(3);
    for (int c = 0; c < kColours; ++c) EXPECT_EQ(state.table.stock[c], 16 - 3);
    seat(state, 0).marks = 1000;  // more than all banknotes of the box
    place(state, kMoney6);
    EXPECT_EQ(seat(state, 0).marks, 1006);
    EXPECT_EQ(GluckAuf::observe(state, 2).table.seats[0].marks, 1006);
}

TEST(GluckAufData, Mine) {
    CLAUSES("G0.5");
    EXPECT_EQ(printed_cart_side(Colour::yellow), Side::dark);
    EXPECT_EQ(printed_cart_side(Colour::brown), Side::light);
    EXPECT_EQ(printed_cart_side(Colour::grey), Side::light);
    EXPECT_EQ(printed_cart_side(Colour::black), Side::dark);
    State state = at_work(2);
    for (int level = 0; level < kColours; ++level) EXPECT_EQ(sum(seat(state, 0).carts[level]), 1);
    EXPECT_EQ(end_score(state.table, seat(state, 0)).for_imbalance, 0);  // printed carts do not weigh
    EXPECT_EQ(kCagePlaces, 5);
}

TEST(GluckAufData, ScoringValues) {
    CLAUSES("G8.1 G8.3");
    const int first[kElements] = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};
    const int second[kElements] = {1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
    for (int element = 0; element < kElements; ++element) {
        EXPECT_EQ(first_value(element), first[element]);
        EXPECT_EQ(second_value(element), second[element]);
    }
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
