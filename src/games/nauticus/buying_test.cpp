// N4 Acting, and the blue actions.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

using enum Piece;

TEST(NauticusActing, BlueWorkersFirst) {
    CLAUSES("N4.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3).without_extra();  // 2 blue workers
    EXPECT_EQ(workers_at_hand(scene.table()), 6);
    scene.buy_to_warehouse(stern).buy_to_warehouse(middle);
    EXPECT_EQ(scene.board().workers, 4);
    EXPECT_EQ(scene.table().blue, 0);
    scene.buy_to_warehouse(bow);
    EXPECT_EQ(scene.board().workers, 3);
    scene.play(make(Kind::done));
    EXPECT_EQ(scene.actor(), 1);
    EXPECT_EQ(scene.table().blue, 2);  // each player has them anew
}

TEST(NauticusActing, UnusedBlueWorkersAreLost) {
    CLAUSES("N4.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 1).without_extra();
    scene.buy_to_warehouse(stern).play(make(Kind::done));
    EXPECT_EQ(scene.board().workers, 4);
}

TEST(NauticusActing, NoWorkerNoExecution) {
    CLAUSES("N4.1 N4.7");
    Scene scene;
    scene.offer(Tile::hulls, 3, 0).without_extra();
    scene.board().workers = 1;
    scene.buy_to_warehouse(stern);
    EXPECT_EQ(scene.legal(), std::vector<Action>{make(Kind::done)});
    Scene idle;
    idle.offer(Tile::hulls, 3, 0).without_extra();
    idle.board().workers = 0;
    EXPECT_EQ(idle.legal(), std::vector<Action>{make(Kind::pass)});
}

TEST(NauticusActing, TheGoldenRule) {
    CLAUSES("N4.2");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    // One-ships cost 0: to the warehouse only.
    EXPECT_TRUE(scene.allows(make_store(Kind::buy, one_ship, 0)));
    EXPECT_FALSE(scene.allows(make_lay(Kind::buy, one_ship, Ship{}, 0)));
    // Paid tiles are placed or stored.
    EXPECT_TRUE(scene.allows(make_store(Kind::buy, stern, 1)));
    EXPECT_TRUE(scene.allows(make_lay(Kind::buy, stern, Ship{}, 1)));
    scene.buy_to_warehouse(one_ship);
    EXPECT_TRUE(scene.allows(make_lay(Kind::buy, one_ship, Ship{}, kFurtherPrice)));
}

TEST(NauticusActing, FirstAtListPriceFurtherOnesFour) {
    CLAUSES("N4.3");
    Scene scene;
    scene.offer(Tile::goods, 0, 3);
    EXPECT_EQ(scene.price(fish), 3);
    EXPECT_EQ(scene.price(salt), 0);
    scene.buy_to_warehouse(fish);
    EXPECT_EQ(scene.board().taler, 12);
    EXPECT_EQ(scene.price(fish), 4);
    scene.buy_to_warehouse(fish);
    EXPECT_EQ(scene.board().taler, 8);
    EXPECT_EQ(scene.price(fish), 4);
    EXPECT_EQ(scene.price(salt), 0);
    // The next player begins with list prices again.
    scene.without_extra().play(make(Kind::done));
    EXPECT_EQ(scene.price(fish), 3);
}

TEST(NauticusActing, NobodyBuysOnCredit) {
    CLAUSES("N4.3");
    Scene scene;
    scene.offer(Tile::goods, 0, 3);
    scene.board().taler = 1;
    EXPECT_EQ(scene.price(fish), -1);
    EXPECT_EQ(scene.price(grain), -1);
    EXPECT_EQ(scene.price(coffee), 1);
    EXPECT_EQ(scene.price(salt), 0);
}

TEST(NauticusFifthTile, AtOnceAndOncePerAction) {
    CLAUSES("N4.4");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.board().workers = 20;
    scene.board().taler = 60;
    for (Piece piece : {stern, middle, bow, one_ship}) {
        EXPECT_EQ(scene.count(Kind::free_tile), 0);
        scene.buy_to_warehouse(piece);
    }
    EXPECT_EQ(scene.legal().size(), 4U);
    EXPECT_EQ(scene.count(Kind::free_tile), 4);
    const int workers = workers_at_hand(scene.table());
    scene.play(make(Kind::free_tile, index_of(middle)));
    EXPECT_EQ(scene.board().warehouse[index_of(middle)], 2);
    EXPECT_EQ(workers_at_hand(scene.table()), workers);
    EXPECT_EQ(scene.board().taler, 54);
    for (Piece piece : {stern, middle, bow, one_ship}) scene.buy_to_warehouse(piece);
    EXPECT_EQ(scene.count(Kind::free_tile), 0);
}

TEST(NauticusFifthTile, ForfeitedWithoutRoom) {
    CLAUSES("N4.4 N3.3");
    Scene scene;
    scene.give(fish, 11).offer(Tile::hulls, 3, 3);  // room for the one-ship only
    scene.buy_to_ship(stern, Ship{}).buy_to_ship(middle, Ship{}).buy_to_ship(bow, Ship{});
    scene.buy_to_warehouse(one_ship);
    EXPECT_EQ(scene.table().pending, Pending::act);
    EXPECT_EQ(scene.table().free_due, 0);
}

TEST(NauticusFifthTile, RewardsComeFirst) {
    CLAUSES("N4.4 N5.4");
    const Ship ship = ship_of({one_ship, star_mast});
    Scene scene;
    scene.launch(ship).offer(Tile::sails, 1, 3);
    scene.buy_to_warehouse(whale_sail).buy_to_warehouse(anchor_sail).buy_to_warehouse(wheel_sail);
    scene.buy_to_ship(star_sail, ship);
    EXPECT_EQ(scene.table().pending, Pending::reward);
    scene.reward(Reward::points);
    EXPECT_EQ(scene.table().pending, Pending::free_tile);
    scene.play(make(Kind::free_tile, index_of(star_sail)));
    EXPECT_EQ(scene.table().pending, Pending::act);
}

TEST(NauticusActing, WhatFindsNoPlaceIsNotForSale) {
    CLAUSES("N4.5");
    Scene scene;
    scene.give(fish, 11).offer(Tile::masts, 1, 3);
    EXPECT_EQ(scene.count(Kind::buy), 0);  // no hull to put a mast on, one free place
    scene.launch(small_hull());
    EXPECT_EQ(scene.price(anchor_mast), 1);
    EXPECT_FALSE(scene.allows(make_store(Kind::buy, anchor_mast, 1)));
    EXPECT_EQ(scene.price(whale_mast), -1);  // costs 0 and cannot be stored: closed, also for 4
    scene.board().taler = 50;
    scene.buy_to_ship(anchor_mast, small_hull());
    EXPECT_EQ(scene.price(whale_mast), -1);
}

TEST(NauticusActing, NothingIsHeldOrThrownAway) {
    CLAUSES("N4.5");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3).without_extra();
    for (const Action& action : scene.legal()) {
        EXPECT_TRUE(action.kind == Kind::buy || action.kind == Kind::pass);
        EXPECT_EQ(action.place == Place::none, action.kind == Kind::pass);
    }
}

TEST(NauticusActing, PurchasesAndPlacementsAlternate) {
    CLAUSES("N4.6");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.buy_to_ship(bow, Ship{}).buy_to_warehouse(one_ship).buy_to_ship(middle, ship_of({bow}));
    scene.buy_to_ship(middle, ship_of({bow, middle}));
    EXPECT_EQ(scene.board().ships[0], ship_of({bow, middle, middle}));
}

TEST(NauticusActing, NoExecutionIsAPass) {
    CLAUSES("N4.7 N7.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    EXPECT_EQ(scene.count(Kind::done), 0);
    EXPECT_EQ(scene.count(Kind::pass), 1);
    scene.buy_to_warehouse(stern);
    EXPECT_EQ(scene.count(Kind::done), 1);
    EXPECT_EQ(scene.count(Kind::pass), 0);
}

// Worked example: three players buy hulls on space 3 at the sector of two workers.
TEST(NauticusExample, Hulls) {
    CLAUSES("N3.1 N4.1 N4.2 N4.3 N4.4 N5.1");
    Scene scene(3);
    scene.without_extra();
    scene.table().anchor = 0;  // space 3 has 2 blue workers
    std::swap(scene.table().tile_on[0], scene.table().tile_on[3]);
    scene.choose(3);
    EXPECT_EQ(scene.board(0).points, 12);
    scene.buy_to_ship(stern, Ship{}).buy_to_ship(bow, ship_of({stern})).buy_to_ship(middle, Ship{});
    scene.buy_to_warehouse(one_ship).play(make(Kind::free_tile, index_of(one_ship)));
    scene.play(make(Kind::done));
    EXPECT_EQ(scene.board(0).taler, 15 - 6);
    EXPECT_EQ(scene.board(0).workers, 4 - 2);
    EXPECT_EQ(scene.board(0).warehouse[index_of(one_ship)], 2);
    EXPECT_EQ(scene.board(0).ship_count, 2);
    // Bow and stern for 4 taler, no own worker.
    scene.buy_to_ship(bow, Ship{}).buy_to_ship(stern, ship_of({bow})).play(make(Kind::done));
    EXPECT_EQ(scene.board(1).taler, 16 - 4);
    EXPECT_EQ(scene.board(1).workers, 4);
    // The one-ship for nothing.
    scene.buy_to_warehouse(one_ship).play(make(Kind::done));
    EXPECT_EQ(scene.board(2).taler, 17);
    EXPECT_EQ(scene.board(2).workers, 5);
    EXPECT_EQ(scene.board(2).warehouse[index_of(one_ship)], 1);
}

// Worked example: whale 0, anchor 1, second anchor 4, three workers.
TEST(NauticusExample, Masts) {
    CLAUSES("N4.2 N4.3 N5.2");
    const Ship hull = ship_of({bow, stern});
    Scene scene;
    scene.launch(hull).offer(Tile::masts, 1, 0).without_extra();
    scene.buy_to_warehouse(whale_mast).buy_to_ship(anchor_mast, hull);
    scene.buy_to_ship(anchor_mast, ship_of({bow, stern, anchor_mast}));
    EXPECT_EQ(scene.board().taler, 15 - 5);
    EXPECT_EQ(scene.board().workers, 1);
    EXPECT_EQ(scene.board().ships[0], ship_of({bow, stern, anchor_mast, anchor_mast}));
    EXPECT_FALSE(scene.allows(make_lay(Kind::buy, whale_mast, hull, 0)));
}

// Worked example: coffee 0, second coffee 4, fish and grain 3: 7 taler, four workers.
TEST(NauticusExample, Goods) {
    CLAUSES("N4.2 N4.3 N5.2");
    const Ship hull = ship_of({bow, middle, stern});
    Scene scene;
    scene.launch(hull).offer(Tile::goods, 2, 0);
    EXPECT_EQ(scene.price(fish) + scene.price(grain), 3);
    EXPECT_EQ(scene.price(salt), 3);
    scene.buy_to_warehouse(coffee).buy_to_warehouse(fish);
    scene.buy_to_ship(coffee, hull).buy_to_ship(grain, ship_of({bow, middle, stern, coffee}));
    EXPECT_EQ(scene.board().taler, 15 - 7);
    EXPECT_EQ(scene.board().workers, 0);
    EXPECT_EQ(scene.board().stored, 2);
}

}  // namespace
}  // namespace wharf::nauticus
