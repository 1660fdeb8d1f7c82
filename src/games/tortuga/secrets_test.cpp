// T8 Who knows what.
#include "games/tortuga/testing.h"

namespace wharf::tortuga {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;

Play rolled() {
    Play play(before_roll(3));
    roll(play, {"fleet", "crew", "raid", "raid", "skull"});
    roll(play, {"crew", "crew", "crew", "raid", "raid"});
    roll(play, {"treasure", "treasure", "treasure", "fleet", "fleet"});
    return play;
}

TEST(TortugaSecrets, RollsAreSeenByTheirOwnerOnly) {
    CLAUSES("T8.1");
    const Play play = rolled();
    const View own = Tortuga::observe(play.state, 1);
    EXPECT_THAT(own.own.face, ElementsAre(Symbol::crew, Symbol::crew, Symbol::crew, Symbol::raid, Symbol::raid));
    EXPECT_THAT(Tortuga::observe(play.state, kSpectator).own.face, Each(Symbol::none));
    State other = play.state;
    for (Symbol& face : other.hands[0].face) face = Symbol::skull;
    EXPECT_TRUE(same_bytes(own, Tortuga::observe(other, 1))) << "seat 0's dice make no difference to seat 1";
}

TEST(TortugaSecrets, SelectionsAreHiddenUntilTheReveal) {
    CLAUSES("T8.1 T2.6");
    Play play = rolled();
    const View before = Tortuga::observe(play.state, 1);
    play.does(0, "keep A E");
    EXPECT_TRUE(same_bytes(before, Tortuga::observe(play.state, 1))) << "not even that seat 0 has selected is seen";
    EXPECT_EQ(Tortuga::waiting_for(Tortuga::observe(play.state, 1)).bits, 0b111);
    EXPECT_EQ(Tortuga::waiting_for(Tortuga::observe(play.state, 0)).bits, 0b110);
    EXPECT_EQ(Tortuga::to_act(play.state).bits, 0b110);
    // Nobody is told of the selection; everybody of the reveal.
    EXPECT_EQ(TortugaText::write_seen(play.state, 1, make(Kind::keep, 1), 0), std::nullopt);
    play.does(2, "keep A").does(1, "keep A B");
    EXPECT_EQ(TortugaText::write_seen(play.state, kChance, make(Kind::reveal), 2),
              "reveal 0 A E-skull fleet, 1 A B crew, 2 A treasure");
}

TEST(TortugaSecrets, TilesAreKnownToTheirOwnerUntilTheEnd) {
    CLAUSES("T8.1");
    State state = before_roll(3);
    for (Seat seat = 0; seat < 3; ++seat) lay_all(state, seat, Symbol::treasure);
    Play play = at_actions(state);
    play.does(0, "use").chances({"chest red", "tile 2"});
    EXPECT_EQ(Tortuga::observe(play.state, 0).hunted_value, 2);
    EXPECT_EQ(Tortuga::observe(play.state, 1).hunted_value, 0);
    EXPECT_EQ(TortugaText::write_seen(play.state, kChance, make(Kind::tile, 3), 0), "tile 3");
    EXPECT_EQ(TortugaText::write_seen(play.state, kChance, make(Kind::tile, 3), 1), "tile ?");
    play.chance("tile 3");
    EXPECT_THAT(Tortuga::observe(play.state, 0).own.tiles, ElementsAre(0, 0, 1));
    EXPECT_EQ(Tortuga::observe(play.state, 1).table.boards[0].tiles, 1) << "how many is public";
    EXPECT_THAT(Tortuga::observe(play.state, 1).shown_tiles[0], ElementsAre(0, 0, 0));
    play.state.table.pending = Pending::over;
    EXPECT_THAT(Tortuga::observe(play.state, kSpectator).shown_tiles[0], ElementsAre(0, 0, 1));
}

TEST(TortugaSecrets, EverythingElseIsPublic) {
    CLAUSES("T8.2 T2.6");
    const Play play = rolled();
    const View view = Tortuga::observe(play.state, kSpectator);
    EXPECT_TRUE(same_bytes(view.table, play.state.table));
    // Open rolls are seen by all.
    State state = before_roll(2);
    set_markers(state, 0, 1, 1);
    lay_all(state, 0, Symbol::ship_attack, Symbol::raid, Symbol::crew, Symbol::crew, Symbol::none);
    lay_all(state, 1, Symbol::treasure);
    begin_roll(state.table);
    Play open(state);
    roll(open, {"raid"});
    open.does(0, "keep").chance("reveal");
    roll(open, {"fleet"});
    EXPECT_EQ(Tortuga::observe(open.state, 1).table.open_face[4], Symbol::fleet);
    EXPECT_EQ(TortugaText::write_seen(open.state, kChance, make(Kind::die, 0, 4), 1), "die E fleet");
}

TEST(TortugaSecrets, DeterminizedTilesAddUp) {
    CLAUSES("T8.1");
    State state = before_roll(3);
    for (Seat seat = 0; seat < 3; ++seat) lay_all(state, seat, Symbol::treasure);
    Play play = at_actions(state);
    play.does(0, "use").chances({"chest red", "tile 3", "tile 3"}).does(1, "use").chance("tile 2");
    Rng rng = Rng::from(7);
    int seen[kTileValues] = {};
    for (int i = 0; i < 3000; ++i) {
        const State imagined = Tortuga::determinize(Tortuga::observe(play.state, 1), rng);
        EXPECT_EQ(TortugaText::check(imagined), std::nullopt);
        for (int v = 0; v < kTileValues; ++v) seen[v] += imagined.hands[0].tiles[v];
    }
    // Seat 0's tile is one of the 29 that seat 1 does not hold: 17, 8 and 4 of each value.
    EXPECT_NEAR(seen[0], 3000 * 17 / 29, 120);
    EXPECT_NEAR(seen[1], 3000 * 8 / 29, 120);
    EXPECT_NEAR(seen[2], 3000 * 4 / 29, 100);
}

}  // namespace
}  // namespace wharf::tortuga
