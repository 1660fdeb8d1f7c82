// What the estimate must get right, whatever its weights.
#include "games/nauticus/evaluation.h"

#include "core/random_play.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

std::int32_t estimate_of(Scene& scene, int seat = 0) {
    return NauticusEvaluation::estimate(scene.state).centipoints[seat];
}

TEST(NauticusEvaluation, EqualBoardsAreEqual) {
    Scene scene(4);
    for (Board& board : scene.table().boards) board = scene.board(0);
    for (int seat = 1; seat < 4; ++seat) EXPECT_EQ(estimate_of(scene, seat), estimate_of(scene));
}

TEST(NauticusEvaluation, EveryPieceBringsAShipForward) {
    std::int32_t before = 0;
    Ship ship{};
    for (Piece piece :
         {Piece::bow, Piece::stern, Piece::star_mast, Piece::star_mast, Piece::star_sail, Piece::star_sail}) {
        ship = with_piece(ship, piece);
        Scene scene;
        scene.launch(ship);
        // The rewards wait to be taken.
        if (ship.is_finished()) {
            scene.table().pending = Pending::reward;
            scene.table().rewards_due = 2;
        }
        EXPECT_GT(estimate_of(scene), before) << "piece " << index_of(piece);
        before = estimate_of(scene);
    }
}

TEST(NauticusEvaluation, AHullWithoutTimeIsScrap) {
    Scene early;
    early.launch(small_hull());
    Scene late;
    late.launch(small_hull());
    late.table().round = 4;
    late.table().face_down = 0x3F;
    Scene bare_early;
    Scene bare_late;
    bare_late.table().round = 4;
    bare_late.table().face_down = 0x3F;
    EXPECT_GT(estimate_of(early) - estimate_of(bare_early), 100);
    EXPECT_LT(estimate_of(late) - estimate_of(bare_late), 100);
}

TEST(NauticusEvaluation, GoodsAreWorthMoreOnTheirWayAndMostDelivered) {
    Scene stored, loaded, delivered;
    stored.launch(small_ship()).give(Piece::fish);
    loaded.launch(with_piece(small_ship(), Piece::fish));
    delivered.launch(small_ship());
    delivered.board().delivered[0] = 1;
    EXPECT_GT(estimate_of(loaded), estimate_of(stored));
    EXPECT_GT(estimate_of(delivered), estimate_of(loaded));
}

TEST(NauticusEvaluation, ResourcesAndPassTilesHelp) {
    Scene plain, worker, taler, turned, crown;
    worker.board().workers += 1;
    taler.board().taler = static_cast<std::int16_t>(taler.board().taler + 1);
    turned.board().turned = 1;
    crown.give(Piece::crown_sail);
    EXPECT_GT(estimate_of(worker), estimate_of(taler));
    EXPECT_GT(estimate_of(taler), estimate_of(plain));
    EXPECT_GT(estimate_of(turned), estimate_of(plain));
    EXPECT_GT(estimate_of(crown), estimate_of(worker));
}

TEST(NauticusEvaluation, APieceForACrestThatWaitsIsWorthMore) {
    const Ship ship = ship_of({Piece::one_ship, Piece::star_mast});
    Scene fitting, foreign;
    fitting.launch(ship).give(Piece::star_sail);
    foreign.launch(ship).give(Piece::whale_sail);
    EXPECT_GT(estimate_of(fitting), estimate_of(foreign));
}

TEST(NauticusEvaluation, AtTheEndItIsTheScoreAndOnTheWayItStaysInBounds) {
    for (int players = 2; players <= 4; ++players) {
        Config config;
        config.players = static_cast<std::uint8_t>(players);
        State state = Nauticus::initial(config);
        Rng rng = Rng::from(static_cast<std::uint64_t>(players));
        ActionList<Nauticus> list;
        for (SeatSet set = Nauticus::to_act(state); !set.empty(); set = Nauticus::to_act(state)) {
            const Estimate estimate = NauticusEvaluation::estimate(state);
            for (int seat = 0; seat < players; ++seat) {
                EXPECT_GT(estimate.centipoints[seat], -5000);
                EXPECT_LT(estimate.centipoints[seat], 30000);
            }
            const Step<Nauticus> step = choose_random<Nauticus>(state, set, list, rng);
            Nauticus::apply(state, step.seat, step.action);
        }
        const Estimate estimate = NauticusEvaluation::estimate(state);
        for (int seat = 0; seat < players; ++seat)
            EXPECT_EQ(estimate.centipoints[seat], 100 * Nauticus::outcome(state).score[seat]);
    }
}

}  // namespace
}  // namespace wharf::nauticus
