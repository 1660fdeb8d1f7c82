// N5 Ships: hulls, masts and sails, goods, finishing and its rewards.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

bool takes(Ship ship, Piece piece) { return (accepted_pieces(ship) & bit_of(piece)) != 0; }

TEST(NauticusShip, AOneShipTakesNoOtherHull) {
    CLAUSES("N5.1");
    for (Piece piece : {Piece::stern, Piece::middle, Piece::bow, Piece::one_ship})
        EXPECT_FALSE(takes(small_hull(), piece));
    EXPECT_TRUE(small_hull().is_complete());
    EXPECT_EQ(small_hull().size(), 1);
}

TEST(NauticusShip, LargerHulls) {
    CLAUSES("N5.1");
    using enum Piece;
    EXPECT_TRUE(takes(ship_of({bow}), stern) && takes(ship_of({bow}), middle));
    EXPECT_FALSE(takes(ship_of({bow}), bow) || takes(ship_of({bow}), one_ship));
    EXPECT_TRUE(takes(ship_of({stern}), bow) && takes(ship_of({stern}), middle));
    EXPECT_FALSE(takes(ship_of({stern}), stern));
    EXPECT_TRUE(takes(ship_of({middle}), bow) && takes(ship_of({middle}), stern) && takes(ship_of({middle}), middle));
    // Two middles without ends are allowed, three never.
    EXPECT_TRUE(takes(ship_of({middle, middle}), bow) && takes(ship_of({middle, middle}), stern));
    EXPECT_FALSE(takes(ship_of({middle, middle}), middle));
    EXPECT_FALSE(takes(ship_of({bow, middle, middle}), middle));
    // Bow and stern fix the size.
    for (const Ship& ship :
         {ship_of({bow, stern}), ship_of({stern, middle, bow}), ship_of({middle, bow, middle, stern})}) {
        EXPECT_TRUE(ship.is_complete());
        EXPECT_EQ(accepted_pieces(ship) & kHullBits, 0U);
    }
    EXPECT_EQ(ship_of({bow, stern}).size(), 2);
    EXPECT_EQ(ship_of({bow, middle, stern}).size(), 3);
    EXPECT_EQ(ship_of({bow, middle, middle, stern}).size(), 4);
    EXPECT_FALSE(ship_of({bow, middle, middle}).is_complete());
}

TEST(NauticusShip, EveryHullTileCanStartAShip) {
    CLAUSES("N5.1 N5.5");
    Scene scene;
    scene.launch(ship_of({Piece::bow})).launch(ship_of({Piece::stern}));
    scene.offer(Tile::hulls, 6, 3);
    for (Piece piece : {Piece::middle, Piece::bow, Piece::one_ship})
        EXPECT_EQ(scene.allows(make_lay(Kind::buy, piece, Ship{}, price_at(6, index_of(piece)))), true);
    // Bow and stern begun apart are two ships for ever.
    scene.buy_to_ship(Piece::middle, ship_of({Piece::bow}));
    EXPECT_EQ(scene.board().ship_count, 2);
}

TEST(NauticusShip, OneMastPerHullTileOneSailPerMast) {
    CLAUSES("N5.2");
    using enum Piece;
    EXPECT_FALSE(takes(Ship{}, whale_mast));
    EXPECT_TRUE(takes(ship_of({bow}), whale_mast));  // complete or not
    EXPECT_FALSE(takes(ship_of({bow, whale_mast}), whale_mast));
    EXPECT_FALSE(takes(ship_of({bow, middle}), whale_sail));
    EXPECT_TRUE(takes(ship_of({bow, middle, whale_mast}), whale_sail));
    EXPECT_FALSE(takes(ship_of({bow, middle, whale_mast, whale_sail}), whale_sail));
    EXPECT_TRUE(takes(ship_of({bow, middle, whale_mast, whale_sail}), whale_mast));
}

TEST(NauticusShip, OneGoodPerHullTile) {
    CLAUSES("N5.2");
    using enum Piece;
    EXPECT_FALSE(takes(Ship{}, fish));
    const Ship full = ship_of({bow, middle, fish, salt});
    for (Piece good : {fish, grain, coffee, salt}) {
        EXPECT_TRUE(takes(ship_of({bow, middle, fish}), good));
        EXPECT_FALSE(takes(full, good));
    }
    EXPECT_EQ(full.goods(0), 1);
    EXPECT_EQ(full.goods(3), 1);
    EXPECT_EQ(ship_of({bow, middle, middle, stern, salt, salt, salt, salt}).cargo(), 4);
    EXPECT_EQ(ship_of({bow, middle, middle, stern, fish, grain, coffee, salt}).cargo(), 4);
}

TEST(NauticusShip, OneCrest) {
    CLAUSES("N5.3");
    using enum Piece;
    const Ship anchored = ship_of({bow, middle, anchor_mast});
    EXPECT_TRUE(takes(anchored, anchor_mast) && takes(anchored, crown_mast));
    EXPECT_FALSE(takes(anchored, whale_mast) || takes(anchored, wheel_mast) || takes(anchored, star_mast));
    EXPECT_TRUE(takes(anchored, anchor_sail) && takes(anchored, crown_sail));
    EXPECT_FALSE(takes(anchored, whale_sail));
    // Crowns fix nothing; a sail may.
    const Ship crowned = ship_of({bow, middle, crown_mast});
    EXPECT_TRUE(takes(crowned, whale_mast) && takes(crowned, star_sail));
    const Ship sailed = ship_of({bow, middle, crown_mast, star_sail});
    EXPECT_TRUE(takes(sailed, star_mast));
    EXPECT_FALSE(takes(sailed, whale_mast));
    EXPECT_TRUE(ship_of({one_ship, crown_mast, crown_sail}).is_finished());
}

// Worked example: a steering wheel sail on the crown mast of an anchor ship.
TEST(NauticusShip, AWrongSailOnACrownMastIsRefused) {
    CLAUSES("N5.3");
    using enum Piece;
    const Ship ship = ship_of({bow, stern, anchor_mast, anchor_sail, crown_mast});
    Scene scene;
    scene.launch(ship).give(wheel_sail).give(anchor_sail).offer(Tile::transport, 0, 1);
    EXPECT_FALSE(scene.allows(make_lay(Kind::transport, wheel_sail, ship)));
    EXPECT_TRUE(scene.allows(make_lay(Kind::transport, anchor_sail, ship)));
}

TEST(NauticusShip, Finished) {
    CLAUSES("N5.4");
    using enum Piece;
    EXPECT_TRUE(small_ship().is_finished());
    EXPECT_FALSE(ship_of({bow, star_mast, star_sail}).is_finished());  // the hull is not complete
    EXPECT_FALSE(ship_of({bow, stern, star_mast, star_mast, star_sail}).is_finished());
    EXPECT_TRUE(ship_of({bow, stern, star_mast, star_mast, star_sail, star_sail}).is_finished());
    // Only a sail can finish a ship: whatever else a ship takes leaves a hull tile without a sail.
    const Ship almost = ship_of({bow, star_mast, star_sail});
    EXPECT_FALSE(with_piece(almost, stern).is_finished());
    EXPECT_FALSE(with_piece(with_piece(almost, stern), star_mast).is_finished());
}

// A ship with one sail missing, and the sail in the warehouse, in a transport action with `blue` workers.
Scene about_to_finish(Ship ship, int sector = 3) {
    Scene scene;
    scene.launch(ship).give(Piece::star_sail).offer(Tile::transport, 0, sector);
    return scene;
}

TEST(NauticusRewards, OnePerMastBeforeAnythingElse) {
    CLAUSES("N5.4");
    using enum Piece;
    const Ship ship = ship_of({bow, middle, stern, star_mast, star_mast, star_mast, star_sail, star_sail});
    Scene scene = about_to_finish(ship);
    scene.transport(star_sail, ship);
    for (Reward reward : {Reward::points, Reward::taler, Reward::workers}) {
        EXPECT_EQ(scene.table().pending, Pending::reward);
        EXPECT_EQ(scene.count(Kind::reward), static_cast<int>(scene.legal().size()));
        scene.reward(reward);
    }
    EXPECT_EQ(scene.table().pending, Pending::act);
    EXPECT_EQ(scene.board().points, 13);
    EXPECT_EQ(scene.board().taler, 22);
    EXPECT_EQ(scene.board().workers, 7);
    for (std::uint8_t taken : scene.table().rewards) EXPECT_EQ(taken, 0);
}

TEST(NauticusRewards, EachKindAtMostTwice) {
    CLAUSES("N5.4");
    using enum Piece;
    const Ship ship = ship_of(
        {bow, middle, middle, stern, star_mast, star_mast, star_mast, star_mast, star_sail, star_sail, star_sail});
    Scene scene = about_to_finish(ship);
    scene.transport(star_sail, ship);
    scene.reward(Reward::crown_mast).reward(Reward::crown_mast);
    EXPECT_FALSE(scene.allows(make(Kind::reward, index_of(Reward::crown_mast))));
    scene.reward(Reward::crown_sail).reward(Reward::crown_sail);
    EXPECT_EQ(scene.table().pending, Pending::act);
    EXPECT_EQ(scene.board().warehouse[index_of(crown_mast)], 2);
    EXPECT_EQ(scene.board().warehouse[index_of(crown_sail)], 2);
    EXPECT_EQ(visible_crowns(scene.board()), 4);
}

TEST(NauticusRewards, TwoDifferentGoods) {
    CLAUSES("N5.4");
    const Ship ship = ship_of({Piece::one_ship, Piece::star_mast});
    Scene scene = about_to_finish(ship);
    scene.transport(Piece::star_sail, ship);
    EXPECT_EQ(scene.count(Kind::reward), 5 + 6);  // six pairs
    scene.reward(Reward::goods, 0b0101);
    EXPECT_EQ(scene.board().warehouse[index_of(Piece::fish)], 1);
    EXPECT_EQ(scene.board().warehouse[index_of(Piece::coffee)], 1);
    EXPECT_EQ(scene.table().stock[index_of(Piece::fish)], 11);
}

TEST(NauticusRewards, OneGoodIfNoMoreFitOrAreLeft) {
    CLAUSES("N5.4 N3.3");
    const Ship ship = ship_of({Piece::one_ship, Piece::star_mast});
    Scene crowded = about_to_finish(ship);
    crowded.give(Piece::bow, 11).transport(Piece::star_sail, ship);  // the sail leaves one place
    EXPECT_TRUE(crowded.allows(make(Kind::reward, index_of(Reward::goods), 0b0001)));
    EXPECT_FALSE(crowded.allows(make(Kind::reward, index_of(Reward::goods), 0b0011)));
    EXPECT_FALSE(crowded.allows(make(Kind::reward, index_of(Reward::crown_mast))));
    EXPECT_TRUE(crowded.allows(make(Kind::reward, index_of(Reward::crown_sail))));
    Scene scarce = about_to_finish(ship);
    for (int i = index_of(Piece::grain); i <= index_of(Piece::salt); ++i) scarce.table().stock[i] = 0;
    scarce.transport(Piece::star_sail, ship);
    EXPECT_TRUE(scarce.allows(make(Kind::reward, index_of(Reward::goods), 0b0001)));
    EXPECT_EQ(scarce.count(Kind::reward), 6);
}

TEST(NauticusRewards, AKindThatGivesNothingIsNotOffered) {
    CLAUSES("N5.4 N3.3");
    const Ship ship = ship_of({Piece::one_ship, Piece::star_mast});
    Scene scene = about_to_finish(ship);
    scene.table().stock[index_of(Piece::crown_mast)] = 0;
    scene.table().stock[index_of(Piece::crown_sail)] = 0;
    for (int i = index_of(Piece::fish); i <= index_of(Piece::salt); ++i) scene.table().stock[i] = 0;
    scene.transport(Piece::star_sail, ship);
    EXPECT_EQ(scene.legal().size(), 3U);  // points, taler, workers
}

TEST(NauticusRewards, ChainsInsideOneAction) {
    CLAUSES("N5.4 N4.6");
    using enum Piece;
    const Ship first = ship_of({one_ship, star_mast});
    const Ship second = ship_of({one_ship, whale_mast});
    Scene scene = about_to_finish(first, 3);  // 2 blue workers
    scene.launch(second);
    scene.board().workers = 0;
    scene.transport(star_sail, first).reward(Reward::crown_sail);
    scene.transport(crown_sail, second);  // the reward finishes the next ship
    EXPECT_EQ(scene.table().pending, Pending::reward);
    EXPECT_EQ(workers_at_hand(scene.table()), 0);
    scene.reward(Reward::workers);
    EXPECT_EQ(workers_at_hand(scene.table()), 3);  // usable in the running action
    EXPECT_EQ(scene.table().pending, Pending::act);
}

TEST(NauticusRewards, TalerOfARewardPaysTheNextPurchase) {
    CLAUSES("N5.4 N4.6");
    using enum Piece;
    const Ship ship = ship_of({one_ship, star_mast});
    Scene scene;
    scene.launch(ship).offer(Tile::sails, 3, 3);
    scene.board().taler = 3;
    EXPECT_EQ(scene.price(star_sail), 0);
    scene.buy_to_warehouse(star_sail);
    EXPECT_EQ(scene.price(star_sail), -1);  // a second one costs 4
    scene.board().taler = 4;
    scene.buy_to_ship(star_sail, ship);
    EXPECT_EQ(scene.board().taler, 0);
    scene.reward(Reward::taler);
    EXPECT_EQ(scene.price(star_sail), 4);
}

TEST(NauticusShipyard, ShipsAlikeAreOneDestination) {
    CLAUSES("N5.5");
    Scene scene;
    scene.launch(small_hull()).launch(small_hull()).launch(ship_of({Piece::bow}));
    scene.give(Piece::whale_mast).give(Piece::whale_mast).offer(Tile::transport, 0, 1);
    EXPECT_EQ(scene.count(Kind::transport), 2);
    scene.transport(Piece::whale_mast, small_hull());
    EXPECT_EQ(scene.board().ship_count, 3);
    EXPECT_EQ(scene.count(Kind::transport), 2);  // the other small hull and the bow
}

TEST(NauticusShipyard, TheOrderOfBuildingLeavesNoTrace) {
    CLAUSES("N5.5");
    using enum Piece;
    EXPECT_EQ(ship_of({bow, middle, fish, stern, star_mast, salt}),
              ship_of({stern, star_mast, middle, salt, bow, fish}));
    Scene one;
    Scene two;
    one.launch(small_hull()).launch(ship_of({bow})).launch(ship_of({middle}));
    two.launch(ship_of({middle})).launch(small_hull()).launch(ship_of({bow}));
    EXPECT_TRUE(same_bytes(one.state, two.state));
}

}  // namespace
}  // namespace wharf::nauticus
