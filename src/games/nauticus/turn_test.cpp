// N7 Passing, N8 the extra action.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

using enum Piece;

Action extra(Tile tile) { return make(Kind::extra, index_of(tile)); }

TEST(NauticusPass, TurnsTheHighestTile) {
    CLAUSES("N7.1");
    Scene scene;
    scene.offer(Tile::money, 0, 3).without_extra();
    for (int turned = 1; turned <= kPassTiles; ++turned) {
        begin_turn(scene.table(), 0);
        scene.play(make(Kind::pass));
        EXPECT_EQ(scene.board().turned, turned);
        EXPECT_EQ(visible_crowns(scene.board()), turned);
        const int left[] = {6, 3, 1, 0};
        EXPECT_EQ(pass_penalty(scene.board().turned), left[turned]);
    }
}

TEST(NauticusPass, AFourthHasNoEffect) {
    CLAUSES("N7.2");
    Scene scene;
    scene.offer(Tile::money, 0, 3).without_extra();
    scene.board().turned = 3;
    scene.play(make(Kind::pass));
    EXPECT_EQ(scene.board().turned, 3);
    EXPECT_EQ(scene.actor(), 1);
}

TEST(NauticusPass, TheBonusIsKept) {
    CLAUSES("N7.2 N2.3");
    Scene scene;
    scene.without_extra().choose(0).play(make(Kind::pass));
    EXPECT_EQ(scene.board().workers, 7);
}

TEST(NauticusExtra, BeforeActing) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.play(extra(Tile::money));
    EXPECT_EQ(scene.board().workers, 6);
    EXPECT_EQ(scene.table().blue, 0);
    EXPECT_EQ(scene.count(Kind::money), 6);  // no blue workers
    scene.play(make(Kind::money, 0, 1));
    // The tile's own action follows, with its blue workers; unused extra workers are kept.
    EXPECT_EQ(scene.table().pending, Pending::turn);
    EXPECT_EQ(scene.table().action, Tile::hulls);
    EXPECT_EQ(scene.table().blue, 2);
    EXPECT_EQ(scene.board().workers, 5);
    EXPECT_EQ(scene.count(Kind::extra), 0);
    scene.play(make(Kind::pass));
    EXPECT_EQ(scene.board().turned, 1);
    EXPECT_EQ(scene.actor(), 1);
}

TEST(NauticusExtra, AfterActing) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.buy_to_warehouse(stern);
    EXPECT_EQ(scene.count(Kind::extra), 0);  // not inside an action
    scene.play(make(Kind::done));
    EXPECT_EQ(scene.table().pending, Pending::after);
    EXPECT_EQ(scene.actor(), 0);
    scene.play(extra(Tile::transport)).transport(stern, Ship{}).play(make(Kind::done));
    EXPECT_EQ(scene.actor(), 1);
    EXPECT_EQ(scene.board().workers, 5);
    EXPECT_EQ(scene.board().turned, 0);
}

TEST(NauticusExtra, AfterPassingItIsNoPass) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.play(make(Kind::pass)).play(extra(Tile::money)).play(make(Kind::money, 0, 2));
    EXPECT_EQ(scene.board().turned, 1);
    EXPECT_EQ(scene.actor(), 1);
}

TEST(NauticusExtra, OncePerGameAndNeverForced) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.play(make(Kind::pass));
    EXPECT_TRUE(scene.allows(make(Kind::end)));
    scene.play(make(Kind::end));
    EXPECT_EQ(scene.board().extra, 1);
    scene.play(extra(Tile::money)).play(make(Kind::money, 0, 1)).play(make(Kind::pass));
    EXPECT_EQ(scene.board(1).extra, 0);
    scene.choose(7);
    EXPECT_EQ(scene.actor(), 1);
    EXPECT_EQ(scene.count(Kind::extra), 0);
    scene.play(make(Kind::pass));
    EXPECT_EQ(scene.actor(), 0);  // nothing is asked of seat 1 any more
}

TEST(NauticusExtra, NeedsAnExecution) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::money, 0, 3).play(extra(Tile::hulls));
    EXPECT_EQ(scene.table().pending, Pending::extra);
    EXPECT_EQ(scene.count(Kind::done), 0);
    EXPECT_EQ(scene.count(Kind::pass), 0);
    scene.buy_to_warehouse(bow);
    EXPECT_EQ(scene.count(Kind::done), 1);
}

TEST(NauticusExtra, OnlyKindsThatCanBeExecuted) {
    CLAUSES("N8.1");
    Scene scene;
    scene.offer(Tile::money, 0, 3);
    for (Tile tile : {Tile::hulls, Tile::masts, Tile::sails, Tile::goods, Tile::money})
        EXPECT_TRUE(scene.allows(extra(tile)));
    for (Tile tile : {Tile::transport, Tile::delivery, Tile::crowns}) EXPECT_FALSE(scene.allows(extra(tile)));
    scene.board().taler = 1;
    EXPECT_EQ(scene.count(Kind::extra), 1);  // money, even without any worker
    scene.board().workers = 0;
    EXPECT_TRUE(scene.allows(extra(Tile::money)));
    scene.board().turned = 1;
    EXPECT_TRUE(scene.allows(extra(Tile::crowns)));
    scene.give(fish);
    EXPECT_FALSE(scene.allows(extra(Tile::transport)));  // no hull to load
    scene.give(bow);
    EXPECT_TRUE(scene.allows(extra(Tile::transport)));
}

TEST(NauticusExtra, DeliveryWithTheTwoWorkers) {
    CLAUSES("N8.1 N6.3");
    Scene scene;
    scene.launch(ship_of(
        {bow, middle, stern, star_mast, star_mast, star_mast, star_sail, star_sail, star_sail, fish, fish, fish}));
    scene.offer(Tile::money, 0, 3);
    scene.board().workers = 1;
    EXPECT_TRUE(scene.allows(extra(Tile::delivery)));
    scene.board().workers = 0;
    EXPECT_FALSE(scene.allows(extra(Tile::delivery)));
}

TEST(NauticusExtra, AFullWarehouseOrAnEmptyStockClosesAKind) {
    CLAUSES("N8.1 N4.5");
    Scene scene;
    scene.give(bow, 11).offer(Tile::money, 0, 3);
    EXPECT_FALSE(scene.allows(extra(Tile::masts)));  // two places needed
    EXPECT_TRUE(scene.allows(extra(Tile::sails)));
    scene.give(bow);
    EXPECT_FALSE(scene.allows(extra(Tile::sails)));
    EXPECT_FALSE(scene.allows(extra(Tile::goods)));
    EXPECT_TRUE(scene.allows(extra(Tile::hulls)));
    scene.launch(small_hull());
    EXPECT_TRUE(scene.allows(extra(Tile::masts)));
    EXPECT_TRUE(scene.allows(extra(Tile::goods)));
    for (int i = index_of(whale_mast); i < index_of(crown_mast); ++i) scene.table().stock[i] = 0;
    EXPECT_FALSE(scene.allows(extra(Tile::masts)));
}

TEST(NauticusExtra, AnyKindWhateverLiesOnTheBoard) {
    CLAUSES("N8.1 N8.2");
    Scene scene;
    scene.offer(Tile::hulls, 3, 3);
    scene.table().face_down = static_cast<std::uint8_t>(1U << 1);  // the masts are used up
    scene.play(extra(Tile::masts)).buy_to_warehouse(star_mast).play(make(Kind::done));
    EXPECT_EQ(scene.table().face_down, 1U << 1);  // the board is not affected
    EXPECT_EQ(scene.board().points, 10);          // no bonus
}

TEST(NauticusExtra, PricesOfTwoAndFour) {
    CLAUSES("N8.2 N4.4 N4.2");
    Scene scene;
    scene.offer(Tile::money, 0, 3).play(extra(Tile::goods));
    for (Piece good : {fish, grain, coffee, salt}) {
        EXPECT_EQ(scene.price(good), 2);
        scene.buy_to_warehouse(good);
        if (good == fish) {
            EXPECT_EQ(scene.price(fish), 4);
        }
    }
    EXPECT_EQ(scene.count(Kind::free_tile), 4);
    scene.play(make(Kind::free_tile, index_of(salt)));
    EXPECT_EQ(scene.board().taler, 15 - 8);
    EXPECT_EQ(scene.board().stored, 5);
}

TEST(NauticusExtra, PricesOfTheTileAreFreshAfterwards) {
    CLAUSES("N8.2 N4.3");
    Scene scene;
    scene.offer(Tile::goods, 0, 3).play(extra(Tile::goods)).buy_to_warehouse(fish).play(make(Kind::done));
    EXPECT_EQ(scene.price(fish), 3);  // list price again: it is another action
}

}  // namespace
}  // namespace wharf::nauticus
