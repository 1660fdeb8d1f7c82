// Points and tie-breaks, worked by hand.
#include "tournaments/standings.h"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include <numeric>

#include "tournaments/points.h"

namespace wharf::tournaments {

namespace {

using ::testing::ElementsAre;

std::vector<int> points_at(const std::vector<int>& ranks) {
    std::vector<int> points;
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) points.push_back(points_of_place(ranks, seat));
    return points;
}

std::vector<Player> order_of(const std::vector<Standing>& all) {
    std::vector<Player> players;
    for (const Standing& standing : all) players.push_back(standing.player);
    return players;
}

std::vector<int> places_of(const std::vector<Standing>& all) {
    std::vector<int> places;
    for (const Standing& standing : all) places.push_back(standing.place);
    return places;
}

Game game(int round, std::vector<Player> seats, std::vector<int> ranks) {
    Game played{round, std::move(seats), Outcome::played, std::move(ranks), {}, {}};
    played.scores.resize(played.seats.size());
    return played;
}

}  // namespace

TEST(Points, are_the_share_of_the_others_beaten) {
    EXPECT_THAT(points_at({1, 2}), ElementsAre(24, 0));
    EXPECT_THAT(points_at({1, 1}), ElementsAre(12, 12));
    EXPECT_THAT(points_at({2, 1, 3}), ElementsAre(12, 24, 0));
    EXPECT_THAT(points_at({1, 1, 3}), ElementsAre(18, 18, 0));
    EXPECT_THAT(points_at({1, 2, 3, 4}), ElementsAre(24, 16, 8, 0));
    EXPECT_THAT(points_at({1, 2, 2, 4}), ElementsAre(24, 12, 12, 0));
    EXPECT_THAT(points_at({5, 4, 3, 2, 1}), ElementsAre(0, 6, 12, 18, 24));
    EXPECT_THAT(points_at({1, 1, 1, 1, 1}), ElementsAre(12, 12, 12, 12, 12));
}

TEST(Points, of_a_table_are_half_as_many_as_its_players) {
    EXPECT_TRUE(rc::check([] {
        const auto players = *rc::gen::inRange<std::size_t>(2, 6);
        const auto ranks = *rc::gen::container<std::vector<int>>(players, rc::gen::inRange(1, 6));
        const std::vector<int> points = points_at(ranks);
        RC_ASSERT(std::accumulate(points.begin(), points.end(), 0) == static_cast<int>(players) * kPoint / 2);
    }));
}

TEST(Duplicate, compares_those_of_the_same_seat) {
    Game a = game(1, {0, 1}, {1, 2});
    Game b = game(1, {2, 3}, {1, 2});
    Game c = game(1, {4, 5}, {1, 2});
    a.scores = {50, 40};
    b.scores = {60, 45};
    c.scores = {50, 10};
    std::vector<const Game*> tables{&a, &b, &c};
    // Seat 0: 50, 60, 50; seat 1: 40, 45, 10. Who lost at his table may have done best with his seat.
    EXPECT_THAT(points_by_comparison(tables), ElementsAre(ElementsAre(6, 12), ElementsAre(24, 24), ElementsAre(6, 0)));
    b.left = {true, false};
    EXPECT_THAT(points_by_comparison(tables), ElementsAre(ElementsAre(12, 12), ElementsAre(0, 24), ElementsAre(12, 0)));
    tables = {&a};
    EXPECT_THAT(points_by_comparison(tables), ElementsAre(ElementsAre(12, 12)));
}

TEST(Duplicate, counts_when_the_round_is_over) {
    History history{.players = 4};
    history.games = {game(1, {0, 1}, {1, 2}), game(1, {2, 3}, {2, 1})};
    history.games[0].scores = {30, 20};
    history.games[1].scores = {20, 30};
    const Scoring scoring{Kind::swiss, 2, true};
    EXPECT_THAT(points_of_all(history, scoring), ElementsAre(24, 0, 0, 24));
    history.games[1].outcome = Outcome::none;
    EXPECT_THAT(points_of_all(history, scoring), ElementsAre(0, 0, 0, 0));
}

// Four players, three rounds, everybody met everybody: 0 beats 1 and 3, 1 beats 2, 2 beats 0 and 3, 1 and 3 draw.
// Points: 0: 2, 1: 1½, 2: 2, 3: ½. Opponents of 0: 1½ + 2 + ½ = 4; of 2: the same; 2 has beaten 0.
TEST(Standings, swiss_by_direct_encounter) {
    History history{.players = 4};
    history.games = {game(1, {0, 1}, {1, 2}), game(1, {2, 3}, {1, 2}), game(2, {0, 2}, {2, 1}),
                     game(2, {1, 3}, {1, 1}), game(3, {0, 3}, {1, 2}), game(3, {1, 2}, {1, 2})};
    const std::vector<Standing> all = standings(history, {Kind::swiss, 2});
    EXPECT_THAT(order_of(all), ElementsAre(2, 0, 1, 3));
    EXPECT_THAT(places_of(all), ElementsAre(1, 2, 3, 4));
    EXPECT_EQ(all[0].points, 48);
    EXPECT_EQ(all[0].opponents, 96);
    EXPECT_EQ(all[0].direct, 1);
    EXPECT_EQ(all[1].opponents, 96);
    EXPECT_EQ(all[1].direct, -1);
}

// Two tables of three, two rounds. Round 1: 0 > 1 > 2, 3 > 4 > 5. Round 2: 3 > 0 > 1 and 4 > 5 > 2. Points: 0: 1½,
// 1: ½, 2: 0, 3: 2, 4: 1½, 5: ½. The mean of 0's opponents: (½ + 0)/2 + (2 + ½)/2 = 1½; of 4's: (2 + ½)/2 + (½ + 0)/2
// = 1½; they never met and have a win each: they share the second place. 1: (1½ + 0)/2 + (2 + 1½)/2 = 2½; 5:
// (2 + 1½)/2 + (1½ + 0)/2 = 2½: they share the fourth.
TEST(Standings, swiss_at_larger_tables) {
    History history{.players = 6};
    history.games = {game(1, {0, 1, 2}, {1, 2, 3}), game(1, {3, 4, 5}, {1, 2, 3}), game(2, {0, 1, 3}, {2, 3, 1}),
                     game(2, {4, 5, 2}, {1, 2, 3})};
    const std::vector<Standing> all = standings(history, {Kind::swiss, 3});
    EXPECT_THAT(order_of(all), ElementsAre(3, 0, 4, 1, 5, 2));
    EXPECT_THAT(places_of(all), ElementsAre(1, 2, 2, 4, 4, 6));
    EXPECT_EQ(all[1].opponents, 36);
    EXPECT_EQ(all[3].opponents, 60);
}

// A bye is a point in pairs and counts as an opponent with half of what there was to win.
TEST(Standings, a_bye) {
    History history{.players = 3};
    history.games = {game(1, {0, 1}, {1, 2}), game(2, {0, 2}, {2, 1})};
    history.byes = {{1, 2}, {2, 1}};
    const std::vector<Standing> all = standings(history, {Kind::swiss, 2});
    EXPECT_THAT(order_of(all), ElementsAre(2, 0, 1));
    EXPECT_EQ(all[0].points, 48);
    EXPECT_EQ(all[0].opponents, 24 + 24);  // 0 has a point; two rounds have two, half of them is one
    EXPECT_EQ(all[1].points, 24);
    EXPECT_EQ(all[1].opponents, 24 + 48);
    EXPECT_EQ(all[2].points, 24);
    EXPECT_EQ(all[2].opponents, 24 + 24);
}

TEST(Standings, knock_out_by_the_round_reached) {
    History history{.players = 5};
    history.games = {game(1, {3, 4}, {2, 1}), game(2, {0, 4}, {1, 2}), game(2, {1, 2}, {2, 1}),
                     game(3, {0, 2}, {2, 1})};
    history.byes = {{1, 0}, {1, 1}, {1, 2}};
    const std::vector<Standing> all = standings(history, {Kind::knock_out, 2});
    // The final: 2 before 0. Then those of the second round: 4 has won a game, 1 had a bye, a point each.
    EXPECT_THAT(order_of(all), ElementsAre(2, 0, 1, 4, 3));
    EXPECT_THAT(places_of(all), ElementsAre(1, 2, 3, 3, 5));
}

TEST(Standings, arena_by_points_and_fewer_games) {
    History history{.players = 3};
    history.games = {game(1, {0, 1}, {1, 2}), game(2, {0, 2}, {2, 1}), game(3, {0, 1}, {2, 1})};
    const std::vector<Standing> all = standings(history, {Kind::arena, 2});
    EXPECT_THAT(order_of(all), ElementsAre(2, 1, 0));
    EXPECT_THAT(places_of(all), ElementsAre(1, 2, 3));
}

}  // namespace wharf::tournaments
