// N9 End and scoring, N10 information.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

using enum Piece;

TEST(NauticusScoring, DeliveredGoods) {
    CLAUSES("N9.1");
    const int worth[] = {0, 2, 5, 9, 14, 20, 25, 30, 35, 40, 45, 50, 55};
    for (int count = 0; count <= 12; ++count) EXPECT_EQ(worth_of_goods(count), worth[count]);
    Board board{};
    board.delivered[1] = 2;
    board.delivered[3] = 2;
    EXPECT_EQ(score(board).delivered, 10);  // kinds apart
}

TEST(NauticusScoring, FinishedShips) {
    CLAUSES("N9.2");
    Scene scene;
    scene.launch(small_ship());
    EXPECT_EQ(score(scene.board()).ships, 2);
    scene.launch(ship_of({bow, stern, star_mast, star_mast, star_sail, star_sail}));
    EXPECT_EQ(score(scene.board()).ships, 10);
    scene.launch(ship_of({bow, middle, stern, star_mast, star_mast, star_mast, star_sail, star_sail, star_sail}));
    EXPECT_EQ(score(scene.board()).ships, 30);
    scene.launch(ship_of({bow, middle, middle, stern, crown_mast, crown_mast, crown_mast, crown_mast, whale_sail,
                          whale_sail, whale_sail, whale_sail}));
    EXPECT_EQ(score(scene.board()).ships, 65);
    scene.launch(ship_of({bow, stern, star_mast, star_mast, star_sail}));  // not finished
    EXPECT_EQ(score(scene.board()).ships, 65);
}

TEST(NauticusScoring, EverythingElseIsATaler) {
    CLAUSES("N9.3");
    Scene scene;
    scene.board().taler = 2;
    scene.board().workers = 3;
    EXPECT_EQ(score(scene.board()).taler, 5);
    scene.give(star_mast).give(fish).give(bow);  // a stored mast counts 1
    EXPECT_EQ(score(scene.board()).taler, 8);
    scene.launch(ship_of({bow, middle, star_mast, star_sail, salt}));  // four parts and a good
    EXPECT_EQ(score(scene.board()).taler, 13);
    scene.launch(with_piece(small_ship(), grain));  // of a finished ship only the good
    EXPECT_EQ(score(scene.board()).taler, 14);
    EXPECT_EQ(score(scene.board()).total(), 10 + 2 + 4);
    EXPECT_EQ(score(scene.board()).left_over(), 2);
}

// Worked example: 39 for goods, 34 for ships, 21 taler = 7.
TEST(NauticusExample, End) {
    CLAUSES("N9.1 N9.2 N9.3");
    Scene scene;
    Board& board = scene.board();
    board.points = 0;
    board.taler = 8;
    board.workers = 2;
    board.delivered[1] = 2;
    board.delivered[0] = 3;
    board.delivered[2] = 6;
    scene.give(star_sail).give(wheel_sail).give(one_ship);
    scene.launch(small_ship()).launch(small_ship()).launch(with_piece(small_ship(), salt));
    scene.launch(ship_of({bow, stern, whale_mast, whale_mast, whale_sail, whale_sail, salt}));
    scene.launch(ship_of({bow, middle, stern, wheel_mast, wheel_mast, wheel_mast, wheel_sail, wheel_sail, wheel_sail}));
    scene.launch(ship_of({bow, stern, anchor_mast, anchor_sail, fish})).launch(small_hull());
    const Score result = score(board);
    EXPECT_EQ(result.delivered, 39);
    EXPECT_EQ(result.ships, 34);
    EXPECT_EQ(result.taler, 21);
    EXPECT_EQ(result.total(), 39 + 34 + 7);
}

Outcome outcome_of(std::initializer_list<std::pair<int, int>> points_and_taler) {
    Scene scene(static_cast<int>(points_and_taler.size()));
    int seat = 0;
    for (const auto& [points, taler] : points_and_taler) {
        scene.board(seat).points = static_cast<std::int16_t>(points);
        scene.board(seat).taler = static_cast<std::int16_t>(taler);
        scene.board(seat).workers = 0;
        seat += 1;
    }
    return Nauticus::outcome(scene.state);
}

TEST(NauticusScoring, TiesAndPlaces) {
    CLAUSES("N9.4");
    // Equal points, more taler left over: 20 + 7/3 = 22 rest 1; 22 + 2/3 = 22 rest 2.
    Outcome outcome = outcome_of({{20, 7}, {22, 2}});
    EXPECT_EQ(outcome.score[0], outcome.score[1]);
    EXPECT_EQ(outcome.rank[0], 2);
    EXPECT_EQ(outcome.rank[1], 1);
    // The rest equal too: more taler in all.
    outcome = outcome_of({{20, 7}, {22, 1}});
    EXPECT_EQ(outcome.rank[0], 1);
    EXPECT_EQ(outcome.rank[1], 2);
    // All equal: the place is shared, the next one is skipped.
    outcome = outcome_of({{20, 4}, {30, 0}, {20, 4}, {5, 3}});
    EXPECT_EQ(outcome.rank[0], 2);
    EXPECT_EQ(outcome.rank[1], 1);
    EXPECT_EQ(outcome.rank[2], 2);
    EXPECT_EQ(outcome.rank[3], 4);
}

TEST(NauticusScoring, TotalsMayBeNegative) {
    CLAUSES("N9.4 N2.5");
    const Outcome outcome = outcome_of({{-9, 3}, {-4, 0}});
    EXPECT_EQ(outcome.score[0], -8);
    EXPECT_EQ(outcome.rank[0], 2);
}

TEST(NauticusInformation, EverybodySeesTheTable) {
    CLAUSES("N10.1");
    Scene scene(3);
    scene.give(fish).launch(small_hull(), 1).offer(Tile::money, 0, 3);
    for (Seat observer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
        const View view = Nauticus::observe(scene.state, observer);
        EXPECT_TRUE(same_bytes(view.table, scene.table()));
        EXPECT_EQ(view.observer, observer);
        Rng rng = Rng::from(1, 1);
        EXPECT_TRUE(same_bytes(Nauticus::determinize(view, rng), scene.state));
    }
}

TEST(NauticusInformation, NoFutureDealIsInTheState) {
    CLAUSES("N10.1 N2.1");
    Scene scene;
    scene.without_extra();
    for (int phase = 0; phase < kPhases; ++phase) scene.choose(phase).finish_phase();
    for (Tile tile : scene.table().tile_on) EXPECT_EQ(tile, Tile::none);
    EXPECT_EQ(scene.legal().size(), 8U);
}

}  // namespace
}  // namespace wharf::nauticus
