// Ratings as they are kept; how they are computed is the business of ratings/.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

const RatingKey kTwo{"tortuga", "2"};

Rate rate(const std::string& table, std::vector<Rate::Change> changes) { return {table, 50, kTwo, std::move(changes)}; }

}  // namespace

TEST_P(StoreTest, a_game_moves_all_its_ratings_once) {
    add_people();
    TableRow finished = table("t", {"a", "b"});
    finished.status = TableStatus::finished;
    finished.rated = true;
    ASSERT_EQ(code(AddTable{finished}), Code::done);
    EXPECT_THAT(ids(store_->unrated_tables()), ElementsAre("t"));
    EXPECT_FALSE(store_->rated_table("t").is_rated);
    const Rate moves = rate("t", {{"b", 0, 2, 23.25, 8.0 / 3}, {"a", 0, 1, 27.1, 7.9, "{}"}});
    EXPECT_EQ(code(moves), Code::done);
    EXPECT_EQ(code(moves), Code::already);
    EXPECT_THAT(store_->unrated_tables(), IsEmpty());
    EXPECT_THAT(store_->ratings("b"), ElementsAre(Rating{"b", kTwo, 23.25, 8.0 / 3, 1}));
    EXPECT_THAT(store_->ratings(std::vector<Id>{"c", "a"}, kTwo), ElementsAre(Rating{"a", kTwo, 27.1, 7.9, 1}));
    EXPECT_THAT(store_->rating_history("a", kTwo), ElementsAre(RatedGame{"t", 50, kTwo, 1, 27.1, 7.9, "{}"}));
    const RatedTable rated = store_->rated_table("t");
    EXPECT_TRUE(rated.is_rated);
    ASSERT_EQ(rated.seats.size(), 2U);
    EXPECT_EQ(rated.seats[0].user, "a");
    EXPECT_EQ(rated.seats[0].game.reason, "{}");
    EXPECT_EQ(rated.seats[1].game.mean, 23.25);
    EXPECT_FALSE(store_->rated_table("nowhere").is_rated);
    EXPECT_THAT(store_->rating_history("a", {"tortuga", "3"}), IsEmpty());
    EXPECT_EQ(code(rate("nowhere", {})), Code::missing);
}

TEST_P(StoreTest, ratings_computed_from_old_ones_are_refused_whole) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, AddTable{table("u")}}), std::vector<Code>(2, Code::done));
    ASSERT_EQ(code(rate("t", {{"a", 0, 1, 30, 7}})), Code::done);
    EXPECT_EQ(code(rate("u", {{"b", 0, 2, 20, 7}, {"a", 0, 1, 31, 7}})), Code::conflict);
    EXPECT_THAT(store_->ratings("b"), IsEmpty());
    EXPECT_EQ(code(rate("u", {{"b", 0, 2, 20, 7}, {"a", 1, 1, 31, 6}})), Code::done);
    EXPECT_THAT(store_->ratings("a"), ElementsAre(Rating{"a", kTwo, 31, 6, 2}));
    EXPECT_EQ(code(rate("u", {{"a", 2, 1, 1, 1}, {"a", 2, 1, 1, 1}})), Code::invalid);
}

TEST_P(StoreTest, deleted_people_are_passed_over) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, DeleteUser{"b", 5}}), std::vector<Code>(2, Code::done));
    EXPECT_EQ(code(rate("t", {{"a", 0, 1, 30, 7}, {"b", 0, 2, 20, 7}})), Code::done);
    EXPECT_EQ(store_->ratings("a").size(), 1U);
    EXPECT_THAT(store_->ratings("b"), IsEmpty());
}

TEST_P(StoreTest, the_best_are_those_of_the_highest_estimate_and_enough_games) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, AddTable{table("u")}}), std::vector<Code>(2, Code::done));
    ASSERT_EQ(code(rate("t", {{"a", 0, 1, 30, 8}, {"b", 0, 2, 25, 2}, {"c", 0, 3, 20, 7}})), Code::done);
    ASSERT_EQ(code(rate("u", {{"a", 1, 1, 31, 8}, {"b", 1, 2, 25, 2}})), Code::done);
    const auto names = [](const std::vector<Rating>& ratings) {
        std::vector<Id> found;
        for (const Rating& rating : ratings) found.push_back(rating.user);
        return found;
    };
    EXPECT_THAT(names(store_->best(kTwo, 1, 9)), ElementsAre("a", "b", "c"));
    EXPECT_THAT(names(store_->best(kTwo, 2, 9)), ElementsAre("a", "b"));
    EXPECT_THAT(names(store_->best(kTwo, 0, 1)), ElementsAre("c"));
    EXPECT_THAT(names(store_->best(kTwo, 1, 9, 1)), ElementsAre("a"));
}

}  // namespace wharf::storage::testing
