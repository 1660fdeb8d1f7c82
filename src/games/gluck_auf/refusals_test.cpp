// What is forbidden names the clause that forbids it.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufRefusals, Placements) {
    CLAUSES("G0.1 G2.2 G2.3 G5.1");
    State state = at_work(2);
    put_tile(state, kF1, tile_of(Colour::black, Side::light, 2));
    state.table.crews[kMoney6] = {2, 1};
    seat(state, 0).marks = 7;
    seat(state, 0).workers = 2;
    Play play(state);
    EXPECT_EQ(play.refused(0, "place f4"), "G0.1");
    EXPECT_EQ(play.refused(0, "place money-6"), "G2.2");
    EXPECT_EQ(play.refused(0, "place f1 kk-light"), "G2.3");
    EXPECT_EQ(play.refused(0, "place truck"), "G5.1");
    EXPECT_EQ(play.refused(0, "place o2"), "");  // a card is named with its space
    EXPECT_EQ(play.refused(0, "stop"), "G4.1");
    EXPECT_EQ(play.refused(0, "ride grey"), "G4.2");
    shorten(play.state, Pile::tiles, 0);
    EXPECT_EQ(play.refused(0, "place f-draw"), "G2.3");
}

TEST(GluckAufRefusals, Mining) {
    CLAUSES("G4.2 G4.3 G4.4 G4.5 G4.6 G4.7");
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kK);
    give_order(state, 1, Transport::truck, kPair + kG);
    give_cubes(state, 0, To::cage, {kY, kY});
    Play play(state);
    play.does(0, "place m6");
    EXPECT_EQ(play.refused(0, "ride surface"), "G4.2");
    EXPECT_EQ(play.refused(0, "load yellow"), "G4.3");
    EXPECT_EQ(play.refused(0, "unload brown"), "G4.5");
    EXPECT_EQ(play.refused(0, "fill truck-gg grey from cage"), "G4.4");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from cage"), "G4.4");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from store"), "G4.6");
    EXPECT_EQ(play.refused(0, "fill truck-kk grey with yellow from cage"), "G4.7");
    EXPECT_EQ(play.refused(0, "place bank"), "G2.1");
    play.does(0, "ride brown");
    EXPECT_EQ(play.refused(0, "load yellow"), "G4.3");
    EXPECT_EQ(play.refused(0, "unload yellow"), "G4.5");
    EXPECT_EQ(play.refused(0, "fill truck-kk black with yellow from cage"), "G4.4");
    play.does(0, "ride surface").does(0, "fill truck-kk black with yellow from cage");
    EXPECT_EQ(play.refused(0, "stop"), "G4.7");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from cage"), "G4.7");
    play.does(0, "fill truck-kk black with yellow from cage");
}

TEST(GluckAufRefusals, DrawingAndLoading) {
    CLAUSES("G3.2 G3.3 G7.2");
    State state = at_work(2);
    seat(state, 0).marks = 2;
    Play play(state);
    play.does(0, "place f-draw");
    play.chances(
        {"look tile kk-light", "look tile kk-light", "look tile b-light", "look tile g-dark", "look tile g-dark"});
    EXPECT_EQ(play.refused(0, "buy kk-light"), "G3.2");
    EXPECT_EQ(play.refused(0, "buy gg-dark"), "G3.2");
    EXPECT_EQ(play.refused(0, "keep truck-kk"), "G7.2");
    play.does(0, "buy none");
    EXPECT_EQ(play.refused(0, "cart yellow"), "G3.3");
    play.does(0, "return bottom");
    EXPECT_EQ(play.refused(0, "lay tile y-light"), "G3.2");
    EXPECT_EQ(play.refused(0, "return top"), "G3.2");
}

TEST(GluckAufRefusals, Draft) {
    CLAUSES("G1.3");
    Play play(start_of(2));
    while (GluckAuf::to_act(play.state).is_chance()) play.chance(play.legal(kChance).front());
    EXPECT_EQ(play.refused(1, "draft locomotive-ggg"), "G1.3");
    EXPECT_EQ(play.refused(1, "place bank"), "G2.1");
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
