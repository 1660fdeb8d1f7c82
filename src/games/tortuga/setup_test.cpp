// T0 Pieces and T1 Set-up.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

TEST(TortugaSetup, BagHoldsFortyChests) {
    CLAUSES("T0.1");
    const State state = Tortuga::initial({.players = 4, .start = 0, .options = {6}});
    EXPECT_EQ(bag_size(state.table), 40);
    EXPECT_THAT(state.table.bag, ElementsAre(10, 10, 10, 5, 5));
}

TEST(TortugaSetup, ThirtyTreasureTiles) {
    CLAUSES("T0.2");
    const State state = Tortuga::initial({.players = 4, .start = 0, .options = {6}});
    EXPECT_EQ(tiles_left(state.table), 30);
    EXPECT_THAT(state.pool, ElementsAre(17, 9, 4));
}

TEST(TortugaSetup, DiceAreALatinSquare) {
    CLAUSES("T0.4");
    for (int die = 0; die < kDice; ++die) {
        unsigned by_die = 0;
        unsigned by_action = 0;
        for (int action = 0; action < kActions; ++action) {
            by_die |= 1U << die_number(die, static_cast<Symbol>(action));
            by_action |= 1U << die_number(action, static_cast<Symbol>(die));
        }
        EXPECT_EQ(by_die, 0b111110U);
        EXPECT_EQ(by_action, 0b111110U);
    }
    // Die D is documented: fleet 4, crew 1, treasure 3, ship attack 5, raid 2.
    EXPECT_EQ(die_number(3, Symbol::fleet), 4);
    EXPECT_EQ(die_number(3, Symbol::ship_attack), 5);
    EXPECT_EQ(die_number(3, Symbol::raid), 2);
    // A die falls on each of six faces with equal odds.
    const Play play(before_roll(2));
    EXPECT_THAT(play.legal(kChance), ElementsAre("die A fleet", "die A crew", "die A treasure", "die A ship-attack",
                                                 "die A raid", "die A skull"));
    EXPECT_EQ(Tortuga::chance_weight(play.state, make(Kind::die, 0)),
              Tortuga::chance_weight(play.state, make(Kind::die, 5)));
}

TEST(TortugaSetup, CapacityGrowsAtFieldsTwoFourSix) {
    CLAUSES("T0.5");
    const int expected[] = {1, 2, 2, 3, 3, 4, 4, 4};
    for (int field = 1; field <= kLastField; ++field) EXPECT_EQ(capacity_at(field), expected[field - 1]) << field;
    State state = before_roll(2);
    set_markers(state, 0, 6, 1);
    EXPECT_EQ(room(state.table.boards[0], Symbol::ship_attack), 4);
    EXPECT_EQ(room(state.table.boards[0], Symbol::raid), 1);
    for (const Symbol open : {Symbol::fleet, Symbol::crew, Symbol::treasure})
        EXPECT_EQ(room(state.table.boards[0], open), 5);
}

TEST(TortugaSetup, EveryoneDrawsIslandThenCrewBeforeTheNext) {
    CLAUSES("T1.1 T0.6");
    Play play(Tortuga::initial({.players = 3, .start = 1, .options = {6}}));
    play.chances({"chest red", "chest white", "chest blue", "chest yellow", "chest purple", "chest red"});
    const Table& table = play.state.table;
    EXPECT_EQ(table.boards[1].island[index_of(Colour::red)], 1);
    EXPECT_THAT(row_of(play, 1, Track::crew), ElementsAre(Colour::white));
    EXPECT_EQ(table.boards[2].island[index_of(Colour::blue)], 1);
    EXPECT_THAT(row_of(play, 2, Track::crew), ElementsAre(Colour::yellow));
    EXPECT_EQ(table.boards[0].island[index_of(Colour::purple)], 1);
    EXPECT_THAT(row_of(play, 0, Track::crew), ElementsAre(Colour::red));
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(ship(play, seat), 3);
        EXPECT_EQ(pirate(play, seat), 3);
    }
    EXPECT_EQ(table.pending, Pending::roll);
    EXPECT_EQ(table.active, 1) << "dice fall from the start player";
}

TEST(TortugaSetup, StartPlayerIsNamedOrDrawn) {
    CLAUSES("T1.2");
    Play play(Tortuga::initial({.players = 4, .start = kDrawStart, .options = {6}}));
    EXPECT_THAT(play.legal(kChance), UnorderedElementsAre("start 0", "start 1", "start 2", "start 3"));
    EXPECT_EQ(Tortuga::chance_weight(play.state, make(Kind::start, 0)),
              Tortuga::chance_weight(play.state, make(Kind::start, 3)));
    play.chance("start 2");
    EXPECT_EQ(play.state.table.start, 2);
    EXPECT_EQ(play.state.table.active, 2);
    EXPECT_EQ(play.state.table.centre, 0);
    EXPECT_EQ(Tortuga::initial({.players = 4, .start = 3, .options = {6}}).table.start, 3);
}

TEST(TortugaSetup, OptionTarget) {
    CLAUSES("T7.1");
    const OptionValues values = Tortuga::option_values(0);
    EXPECT_EQ(values.count, 2);
    EXPECT_EQ(values.values[0], 6) << "the default";
    EXPECT_EQ(values.values[1], 8);
    EXPECT_EQ(Tortuga::initial({.players = 2, .start = 0, .options = {8}}).table.target, 8);
}

}  // namespace
}  // namespace wharf::tortuga
