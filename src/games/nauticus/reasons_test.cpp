// Reasons of Nauticus: what they say is what the moves do.
#include "text/testing/reasons.h"

#include "games/nauticus/messages.h"
#include "games/nauticus/testing.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {
namespace {

using wharf::testing::check_reasons;
using wharf::testing::find_reason;
using wharf::testing::number_of;

text::Messages reasons(Scene& scene, Action better, Action worse) {
    EXPECT_TRUE(scene.allows(better) && scene.allows(worse));
    return NauticusText::reasons(Nauticus::observe(scene.state, scene.actor()), better, worse);
}

TEST(Reasons, ASailThatFinishesAShip) {
    Scene scene;
    const Ship ship = ship_of({Piece::one_ship, Piece::whale_mast});
    scene.launch(ship).offer(Tile::sails, 0, 0).without_extra();
    const int whale = scene.price(Piece::whale_sail);
    const int anchor = scene.price(Piece::anchor_sail);
    const auto given = reasons(scene, make_lay(Kind::buy, Piece::whale_sail, ship, whale),
                               make_store(Kind::buy, Piece::anchor_sail, anchor));
    EXPECT_EQ(*find_reason(given, says::kShipIsFinished), says::kShipIsFinished(1));
    const auto* cheaper = find_reason(given, says::kCheaper);
    EXPECT_EQ(cheaper != nullptr, whale < anchor);
}

TEST(Reasons, PassingTurnsATile) {
    Scene scene;
    scene.offer(Tile::hulls, 0, 0).without_extra();
    const auto given = reasons(scene, make(Kind::pass), make_store(Kind::buy, Piece::stern, scene.price(Piece::stern)));
    EXPECT_EQ(*find_reason(given, says::kPassTurns), says::kPassTurns(3));
}

// Every reason of random pairs of moves, looked up in what both moves do.
TEST(Reasons, AreTrue) {
    const auto given = check_reasons<NauticusText>(30, [](const View& view, const text::Message& reason, Action better,
                                                          Action worse, const State& after, const State& instead) {
        const Table& before = view.table;
        // The end of a round turns pass tiles back and pays for them.
        for (const State* state : {&after, &instead})
            if (state->table.round != before.round || state->table.pending == Pending::over) return;
        const Board& own = before.boards[before.active];
        const Board& then = after.table.boards[before.active];
        const Board& else_then = instead.table.boards[before.active];
        if (reason.is(says::kShipIsFinished)) {
            ASSERT_EQ(after.table.rewards_due, number_of(reason));
        } else if (reason.is(says::kFifthIsFree)) {
            ASSERT_EQ(after.table.bought, 0xF);
            ASSERT_NE(before.bought, 0xF);
        } else if (reason.is(says::kOneMoreCrown)) {
            ASSERT_EQ(visible_crowns(then), number_of(reason));
            ASSERT_EQ(visible_crowns(else_then), visible_crowns(own) + (worse.kind == Kind::pass && own.turned < 3));
        } else if (reason.is(says::kDearerCargo)) {
            ASSERT_EQ(score(then).delivered - score(else_then).delivered, number_of(reason));
        } else if (reason.is(says::kMoreBlue)) {
            ASSERT_EQ(blue_workers(before, better.value) - blue_workers(before, worse.value), number_of(reason));
        } else if (reason.is(says::kCheaper)) {
            ASSERT_EQ(then.taler - else_then.taler, number_of(reason));
        } else if (reason.is(says::kPassTurns)) {
            ASSERT_EQ(then.turned, own.turned + 1);
            ASSERT_EQ(kPassTiles - own.turned, number_of(reason));
        } else if (reason.is(says::kExtraIsKept)) {
            ASSERT_EQ(std::pair(int{then.extra}, int{else_then.extra}), std::pair(1, 0));
        } else if (reason.is(says::kMoreTaler)) {
            const int other = worse.kind == Kind::money ? else_then.taler : own.taler;
            ASSERT_EQ(then.taler - other, number_of(reason));
        } else if (reason.is(says::kFewerOwnWorkers)) {
            ASSERT_EQ(then.workers - else_then.workers, number_of(reason));
        }
    });
    for (const char* key :
         {"reason.finishes", "reason.fifth", "reason.crown", "reason.cargo", "reason.more-blue", "reason.cheaper",
          "reason.pass", "reason.extra-kept", "reason.more-taler", "reason.fewer-workers"})
        EXPECT_TRUE(given.contains(key)) << key << " never came up";
}

}  // namespace
}  // namespace wharf::nauticus
