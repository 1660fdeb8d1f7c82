// N2 The round, N3 the bonus.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

TEST(NauticusRound, TheDealGoesClockwiseFromTheAnchor) {
    CLAUSES("N2.1");
    Config config;
    config.start = 0;
    State state = Nauticus::initial(config);
    state.table.anchor = 6;
    const int order[] = {6, 7, 0, 1, 2, 3, 4, 5};
    for (int k = 0; k < kSpaces; ++k) {
        ASSERT_TRUE(Nauticus::to_act(state).is_chance());
        ActionList<Nauticus> list;
        list.reset();
        Nauticus::legal_actions(state, kChance, list);
        ASSERT_EQ(list.size(), kTiles - k);
        for (const Action& action : list) {
            EXPECT_EQ(action.value, order[k]);
            EXPECT_EQ(Nauticus::chance_weight(state, action), 1U);
        }
        Nauticus::apply(state, kChance, list[0]);
    }
    unsigned tiles = 0;
    for (Tile tile : state.table.tile_on) tiles |= 1U << index_of(tile);
    EXPECT_EQ(tiles, 0x1FEU);
    EXPECT_EQ(state.table.pending, Pending::choose);
}

TEST(NauticusRound, SevenPhasesAndOneTileLeft) {
    CLAUSES("N2.2");
    Scene scene;
    scene.without_extra();
    for (int phase = 0; phase < kPhases; ++phase) {
        EXPECT_EQ(scene.table().round, 1);
        EXPECT_EQ(scene.count(Kind::choose), kTiles - phase);
        scene.choose(phase).finish_phase();
    }
    EXPECT_EQ(scene.table().round, 2);
    EXPECT_EQ(scene.table().pending, Pending::deal);
}

TEST(NauticusRound, TheOthersFollowClockwiseAndTheFigurePasses) {
    CLAUSES("N2.3");
    Scene scene(3);
    scene.without_extra();
    EXPECT_EQ(scene.actor(), 0);
    scene.choose(3);
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(scene.actor(), seat);
        EXPECT_EQ(scene.table().pending, Pending::turn);
        scene.play(make(Kind::pass));
    }
    EXPECT_EQ(scene.table().face_down, 1U << 3);
    EXPECT_EQ(scene.actor(), 1);
    EXPECT_FALSE(scene.allows(make(Kind::choose, index_of(scene.table().tile_on[3]), 3)));
    scene.choose(4);
    for (Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
        EXPECT_EQ(scene.actor(), seat);
        scene.play(make(Kind::pass));
    }
    EXPECT_EQ(scene.actor(), 2);
}

TEST(NauticusRound, TheFigureMovesAfterTheSeventhPhaseOnce) {
    CLAUSES("N2.3");
    Scene scene(4);
    scene.without_extra();
    for (int phase = 0; phase < kPhases; ++phase) scene.choose(phase).finish_phase();
    EXPECT_EQ(scene.table().start, 7 % 4);
    while (scene.table().pending == Pending::deal) scene.play(scene.legal().front());
    EXPECT_EQ(scene.actor(), 3);
}

TEST(NauticusRound, TheWheelTurnsToTheFirstChoice) {
    CLAUSES("N2.4");
    Scene scene;
    scene.without_extra();
    const int order[] = {5, 0, 1, 2, 3, 4, 6};
    for (int space : order) {
        scene.choose(space);
        EXPECT_EQ(scene.table().token, 5);
        scene.finish_phase();
    }
    EXPECT_EQ(scene.table().anchor, 5);
    EXPECT_EQ(scene.legal().front().value, 5);
    while (scene.table().pending == Pending::deal) scene.play(scene.legal().front());
    scene.choose(6);  // one clockwise from the anchor
    EXPECT_EQ(scene.table().blue, sector_workers(1));
}

TEST(NauticusRound, UnturnedPassTilesCost) {
    CLAUSES("N2.5");
    for (int turned = 0; turned <= kPassTiles; ++turned) {
        Scene scene;
        scene.without_extra();
        scene.table().face_down = 0x5F;
        scene.choose(5).play(make(Kind::bonus, index_of(Piece::fish)));  // money, in the seventh phase
        scene.board(0).turned = static_cast<std::uint8_t>(turned);
        scene.board(0).points = 2;
        scene.play(make(Kind::money, 0, 1));
        scene.finish_phase();
        const int lost[] = {6, 3, 1, 0};
        EXPECT_EQ(scene.board(0).points, 2 - lost[turned]);  // may be negative
        EXPECT_EQ(scene.board(0).turned, 0);
    }
}

TEST(NauticusRound, TheLastRoundCostsToo) {
    CLAUSES("N2.5 N1.3");
    Scene scene;
    scene.without_extra();
    scene.table().round = 4;
    scene.table().face_down = 0x3F;
    scene.board(0).points = scene.board(1).points = 3;
    scene.choose(6);
    scene.board(0).points = 3;
    scene.finish_phase();
    EXPECT_TRUE(Nauticus::to_act(scene.state).empty());
    EXPECT_EQ(scene.board(0).points, 0);  // one pass tile is turned: −2 −1
}

TEST(NauticusBonus, OnlyTheChooserGetsIt) {
    CLAUSES("N3.1 N2.3");
    Scene scene;
    scene.without_extra();
    scene.choose(3);
    EXPECT_EQ(scene.board(0).points, 12);
    scene.finish_phase();
    EXPECT_EQ(scene.board(1).points, 10);
}

TEST(NauticusBonus, EverySpace) {
    CLAUSES("N3.1 N0.3");
    const int workers[] = {3, 0, 0, 0, 2, 1, 1, 0};
    const int taler[] = {0, 0, 0, 0, 0, 0, 0, 4};
    const int points[] = {0, 0, 0, 2, 0, 0, 1, 0};
    for (int space = 0; space < kSpaces; ++space) {
        Scene scene;
        scene.choose(space);
        EXPECT_EQ(scene.board().workers, 4 + workers[space]);
        EXPECT_EQ(scene.board().taler, 15 + taler[space]);
        EXPECT_EQ(scene.board().points, 10 + points[space]);
        EXPECT_EQ(scene.table().pending, bonus_of(space).choice != 0 ? Pending::bonus : Pending::turn);
    }
}

TEST(NauticusBonus, AnOrdinaryPieceOfOwnChoiceToTheWarehouse) {
    CLAUSES("N3.1");
    Scene mast;
    mast.choose(1);
    EXPECT_EQ(mast.legal().size(), 4U);
    EXPECT_FALSE(mast.allows(make(Kind::bonus, index_of(Piece::crown_mast))));
    mast.play(make(Kind::bonus, index_of(Piece::wheel_mast)));
    EXPECT_EQ(mast.board().warehouse[index_of(Piece::wheel_mast)], 1);
    EXPECT_EQ(mast.board().taler, 15);
    EXPECT_EQ(mast.table().stock[index_of(Piece::wheel_mast)], 14);
    Scene sail;
    sail.choose(2);
    EXPECT_EQ(sail.legal().size(), 4U);
    EXPECT_FALSE(sail.allows(make(Kind::bonus, index_of(Piece::crown_sail))));
    Scene good;
    good.choose(5);
    EXPECT_EQ(good.legal().size(), 4U);
    EXPECT_TRUE(good.allows(make(Kind::bonus, index_of(Piece::coffee))));
}

TEST(NauticusBonus, UsableAtOnce) {
    CLAUSES("N3.2");
    Scene scene;
    scene.board().workers = 0;
    scene.table().tile_on[0] = Tile::money;  // the anchor's sector has no blue workers
    scene.choose(0);
    EXPECT_EQ(scene.count(Kind::money), 3);
    Scene tile;
    tile.launch(small_hull());
    tile.table().tile_on[1] = Tile::transport;
    tile.choose(1).play(make(Kind::bonus, index_of(Piece::star_mast)));
    tile.transport(Piece::star_mast, small_hull());
}

TEST(NauticusBonus, WhatDoesNotFitIsForfeited) {
    CLAUSES("N3.3");
    Scene scene;
    scene.give(Piece::fish, 11);  // one place left: no mast fits
    scene.choose(1);
    EXPECT_EQ(scene.table().pending, Pending::turn);
    EXPECT_EQ(present(scene.board().warehouse), bit_of(Piece::fish));
    EXPECT_EQ(scene.table().stock[index_of(Piece::whale_mast)], 15);
    Scene sail;
    sail.give(Piece::fish, 11).choose(2);
    EXPECT_EQ(sail.table().pending, Pending::bonus);
}

TEST(NauticusBonus, AnEmptyStockNarrowsTheChoice) {
    CLAUSES("N3.3");
    Scene scene;
    for (int i = index_of(Piece::fish); i <= index_of(Piece::coffee); ++i) scene.table().stock[i] = 0;
    scene.choose(5);
    ASSERT_EQ(scene.legal().size(), 1U);
    EXPECT_EQ(scene.legal().front(), make(Kind::bonus, index_of(Piece::salt)));
    Scene empty;
    for (int i = index_of(Piece::fish); i <= index_of(Piece::salt); ++i) empty.table().stock[i] = 0;
    empty.choose(5);
    EXPECT_EQ(empty.table().pending, Pending::turn);
    EXPECT_EQ(empty.board().workers, 5);
}

}  // namespace
}  // namespace wharf::nauticus
