// Which finished games move ratings.
#include "server/rater.h"

#include <gtest/gtest.h>

#include "server/testing/house.h"

namespace wharf::server {
namespace {

constexpr Time kMinute = 60'000;

storage::TableRow finished(Time minutes, const char* seats = R"([{"user":"a"},{"user":"b"}])") {
    storage::TableRow table;
    table.created = 10 * kDay;
    table.finished = table.created + minutes * kMinute;
    table.seats = seats;
    return table;
}

TEST(Counts, every_game_of_people_of_several_places) {
    EXPECT_TRUE(counts(finished(0, R"([{"user":"a","resigned":true},{"user":"b"}])"), {}));
    EXPECT_TRUE(counts(finished(1), {{}, false, std::vector<Time>(50, 10 * kDay)}));
}

TEST(Counts, a_game_of_one_place_only_if_it_was_played) {
    const Standing neighbours{{}, true, {}};
    EXPECT_TRUE(counts(finished(30), neighbours));
    EXPECT_FALSE(counts(finished(4), neighbours));
    EXPECT_FALSE(counts(finished(30, R"([{"user":"a","resigned":true},{"user":"b"}])"), neighbours));
    EXPECT_FALSE(counts(finished(30, R"([{"user":"a"},{"user":"b","substituted":true}])"), neighbours));
}

TEST(Counts, few_games_a_day_of_one_place) {
    EXPECT_TRUE(counts(finished(30), {{}, true, {10 * kDay, 10 * kDay}}));
    EXPECT_FALSE(counts(finished(30), {{}, true, {10 * kDay, 10 * kDay, 10 * kDay}}));
    EXPECT_TRUE(counts(finished(30), {{}, true, {8 * kDay, 8 * kDay, 8 * kDay, 10 * kDay}}));
}

struct RaterTest : ::testing::Test {
    void add_account(const std::string& id, const std::string& place) {
        storage::User user;
        user.id = id;
        user.name = "Player " + id;
        user.kind = storage::UserKind::account;
        commit({storage::AddUser{user}, storage::SeeAt{id, place, 5}});
    }
    void add_game(const std::string& id, Time minutes) {
        storage::TableRow table = finished(minutes);
        table.id = id;
        table.game = "tortuga";
        table.players = 2;
        table.rated = true;
        table.status = storage::TableStatus::finished;
        table.result = R"({"ranks":[1,2]})";
        table.people = {"a", "b"};
        commit({storage::AddTable{table}});
        house.run(rater.rate_all());
        EXPECT_TRUE(house.store->unrated_tables().empty());
    }
    void commit(const std::vector<storage::Write>& writes) {
        for (const storage::Outcome& outcome : house.store->commit(writes))
            ASSERT_EQ(outcome.code, storage::Code::done);
    }
    std::int64_t games_of(const std::string& user) {
        const auto ratings = house.store->ratings(user);
        return ratings.empty() ? 0 : ratings.front().games;
    }

    tests::House house;
    tests::TestNode node{house};
    Rater rater{node.node};
};

TEST_F(RaterTest, two_accounts_of_one_place_make_no_rating_of_short_games) {
    add_account("a", "network 192.0.2.1");
    add_account("b", "network 192.0.2.1");
    for (int i = 0; i < 5; ++i) add_game("short" + std::to_string(i), 1);
    EXPECT_EQ(games_of("a"), 0);
    add_game("long", 30);
    EXPECT_EQ(games_of("a"), 1);
}

TEST_F(RaterTest, strangers_are_rated_by_every_game) {
    add_account("a", "network 192.0.2.1");
    add_account("b", "network 192.0.2.2");
    for (int i = 0; i < 5; ++i) add_game("short" + std::to_string(i), 1);
    EXPECT_EQ(games_of("a"), 5);
    EXPECT_EQ(games_of("b"), 5);
}

}  // namespace
}  // namespace wharf::server
