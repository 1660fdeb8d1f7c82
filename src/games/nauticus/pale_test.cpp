// N6 Transport, money, delivery, crowns.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

using enum Piece;

TEST(NauticusTransport, EveryKindOfPiece) {
    CLAUSES("N6.1");
    Scene scene;
    scene.give(bow).give(star_mast).give(star_sail).give(fish).offer(Tile::transport, 0, 1);
    EXPECT_EQ(scene.count(Kind::transport), 1);  // only the bow can begin a ship
    scene.transport(bow, Ship{}).transport(star_mast, ship_of({bow}));
    scene.transport(star_sail, ship_of({bow, star_mast})).transport(fish, ship_of({bow, star_mast, star_sail}));
    EXPECT_EQ(scene.board().ships[0], ship_of({bow, star_mast, star_sail, fish}));
    EXPECT_EQ(scene.board().stored, 0);
    EXPECT_EQ(scene.board().workers, 4 - 1);  // one each, three of them blue
}

TEST(NauticusTransport, ToABegunShipOrAsANewOne) {
    CLAUSES("N6.1");
    Scene scene;
    scene.launch(ship_of({bow})).give(middle).offer(Tile::transport, 0, 1);
    EXPECT_TRUE(scene.allows(make_lay(Kind::transport, middle, Ship{})));
    EXPECT_TRUE(scene.allows(make_lay(Kind::transport, middle, ship_of({bow}))));
    EXPECT_EQ(scene.count(Kind::transport), 2);
}

TEST(NauticusMoney, TwoTalerPerWorker) {
    CLAUSES("N6.2");
    Scene scene;
    scene.offer(Tile::money, 0, 3).without_extra();  // 2 blue workers
    EXPECT_EQ(scene.count(Kind::money), 6);
    scene.play(make(Kind::money, 0, 5));
    EXPECT_EQ(scene.board().taler, 25);
    EXPECT_EQ(scene.board().workers, 1);
    EXPECT_EQ(scene.actor(), 1);
}

TEST(NauticusDelivery, AWholeCargo) {
    CLAUSES("N6.3");
    const Ship ship = ship_of({bow, stern, star_mast, star_mast, star_sail, star_sail, fish, fish});
    Scene scene;
    scene.launch(ship).offer(Tile::delivery, 0, 0);
    scene.play(make_deliver(ship));
    EXPECT_EQ(scene.board().delivered[0], 2);
    EXPECT_EQ(scene.board().workers, 2);
    EXPECT_EQ(scene.board().ships[0], without_cargo(ship));
    EXPECT_EQ(scene.table().stock[index_of(fish)], 10);  // they leave the stock for good
    // The emptied ship may be loaded again.
    EXPECT_NE(accepted_pieces(scene.board().ships[0]) & bit_of(fish), 0U);
    EXPECT_EQ(scene.count(Kind::deliver), 0);
}

TEST(NauticusDelivery, NoPartialDelivery) {
    CLAUSES("N6.3");
    const Ship laden = ship_of({bow, stern, star_mast, star_mast, star_sail, star_sail, fish, salt});
    Scene scene;
    scene.launch(laden);
    scene.launch(ship_of({bow, stern, star_mast, star_mast, star_sail, star_sail, fish}));  // half laden
    scene.launch(ship_of({one_ship, star_mast, fish}));                                     // not finished
    scene.offer(Tile::delivery, 0, 0);
    EXPECT_EQ(scene.count(Kind::deliver), 1);
    scene.board().workers = 1;
    EXPECT_EQ(scene.count(Kind::deliver), 0);
}

TEST(NauticusDelivery, AnyNumberOfShips) {
    CLAUSES("N6.3 N5.5");
    const Ship ship = with_piece(small_ship(), coffee);
    Scene scene;
    scene.launch(ship).launch(ship).launch(with_piece(small_ship(), salt)).offer(Tile::delivery, 0, 0);
    EXPECT_EQ(scene.count(Kind::deliver), 2);  // ships alike are one
    scene.play(make_deliver(ship)).play(make_deliver(ship)).play(make_deliver(with_piece(small_ship(), salt)));
    EXPECT_EQ(scene.board().delivered[2], 2);
    EXPECT_EQ(scene.board().delivered[3], 1);
    EXPECT_EQ(scene.board().workers, 1);
}

// Worked example: a crown mast on a ship, a crown sail in the warehouse, one turned pass tile.
Scene three_crowns() {
    Scene scene;
    scene.launch(ship_of({one_ship, crown_mast})).give(crown_sail).offer(Tile::crowns, 0, 3).without_extra();
    scene.board().turned = 1;
    return scene;
}

TEST(NauticusExample, Crowns) {
    CLAUSES("N6.4");
    Scene nine = three_crowns();
    EXPECT_EQ(visible_crowns(nine.board()), 3);
    nine.play(make(Kind::crowns, 0, 3));
    EXPECT_EQ(nine.board().points, 10 + 9);
    EXPECT_EQ(nine.board().workers, 3);
    Scene fifteen = three_crowns();
    EXPECT_EQ(fifteen.count(Kind::crowns), 5);  // a sixth worker would bring nothing
    fifteen.play(make(Kind::crowns, 0, 5));
    EXPECT_EQ(fifteen.board().points, 10 + 15);
}

TEST(NauticusCrowns, TheLimitCutsTheSum) {
    CLAUSES("N6.4");
    Scene scene = three_crowns();
    scene.give(crown_mast);  // 4 crowns
    EXPECT_EQ(scene.count(Kind::crowns), 4);
    scene.play(make(Kind::crowns, 0, 4));
    EXPECT_EQ(scene.board().points, 10 + 15);
}

TEST(NauticusCrowns, NotForNothing) {
    CLAUSES("N6.4");
    Scene scene;
    scene.offer(Tile::crowns, 0, 3).without_extra();
    EXPECT_EQ(scene.legal(), std::vector<Action>{make(Kind::pass)});
}

TEST(NauticusCrowns, AnExtraActionHasItsOwnLimit) {
    CLAUSES("N6.4 N8.1");
    Scene scene;
    scene.give(crown_sail, 5).offer(Tile::crowns, 0, 3);
    scene.play(make(Kind::crowns, 0, 3));
    EXPECT_EQ(scene.board().points, 25);
    scene.play(make(Kind::extra, index_of(Tile::crowns))).play(make(Kind::crowns, 0, 3));
    EXPECT_EQ(scene.board().points, 40);
}

}  // namespace
}  // namespace wharf::nauticus
