// What a user's own decisions cost in games that are over.
#include <gmock/gmock.h>

#include "storage/limits.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

TableRow finished(const std::string& id, std::vector<Id> people, Time changed) {
    TableRow row = table(id, std::move(people));
    row.status = TableStatus::finished;
    row.changed = changed;
    return row;
}

}  // namespace

TEST_P(StoreTest, judged_games_are_kept_for_who_played_and_replaced) {
    add_people();
    ASSERT_EQ(
        codes({AddTable{finished("t", {"a", "b"}, 1)}, AddTable{finished("u", {"a"}, 2)}, AddTable{table("v", {"a"})}}),
        std::vector<Code>(3, Code::done));
    EXPECT_EQ(code(KeepJudged{"a", {"t", "[1]"}}), Code::done);
    EXPECT_EQ(code(KeepJudged{"a", {"u", "[2]"}}), Code::done);
    EXPECT_EQ(code(KeepJudged{"a", {"t", "[3]"}}), Code::done);
    EXPECT_EQ(code(KeepJudged{"a", {"v", "[4]"}}), Code::missing);  // not over
    EXPECT_EQ(code(KeepJudged{"c", {"t", "[5]"}}), Code::missing);  // was not there
    EXPECT_EQ(code(KeepJudged{"x", {"t", "[6]"}}), Code::missing);
    EXPECT_EQ(code(KeepJudged{"a", {"w", "[7]"}}), Code::missing);
    EXPECT_EQ(code(KeepJudged{"a", {"t", ""}}), Code::invalid);
    EXPECT_EQ(code(KeepJudged{"a", {"t", std::string(kLongestJudged + 1, '1')}}), Code::invalid);
    // The table that changed last comes first; the next page begins after it.
    EXPECT_THAT(store_->judged_games("a", {}), ElementsAre(JudgedGame{"u", "[2]"}, JudgedGame{"t", "[3]"}));
    EXPECT_THAT(store_->judged_games("a", {.limit = 1}), ElementsAre(JudgedGame{"u", "[2]"}));
    EXPECT_THAT(store_->judged_games("a", {.before = 2, .before_id = "u"}), ElementsAre(JudgedGame{"t", "[3]"}));
    EXPECT_THAT(store_->judged_games("b", {}), IsEmpty());
}

TEST_P(StoreTest, judged_games_are_kept_for_accounts_and_go_with_them) {
    User guest = user("g", "Guest");
    guest.kind = UserKind::guest;
    add_people();
    ASSERT_EQ(codes({AddUser{guest}, AddTable{finished("t", {"a", "b", "g"}, 1)}}), std::vector<Code>(2, Code::done));
    EXPECT_EQ(code(KeepJudged{"g", {"t", "[1]"}}), Code::missing);
    ASSERT_EQ(code(MakeAccount{"g", "Gwen", "hash"}), Code::done);
    EXPECT_EQ(codes({KeepJudged{"g", {"t", "[1]"}}, KeepJudged{"a", {"t", "[2]"}}, KeepJudged{"b", {"t", "[3]"}}}),
              std::vector<Code>(3, Code::done));
    ASSERT_EQ(code(DeleteUser{"a", 5}), Code::done);
    EXPECT_THAT(store_->judged_games("a", {}), IsEmpty());
    EXPECT_EQ(place_.bare()->query({"SELECT user_id FROM judged WHERE user_id = 'a'", {}}).size(), 0U);
    EXPECT_EQ(code(KeepJudged{"a", {"t", "[4]"}}), Code::missing);
    EXPECT_EQ(store_->judged_games("b", {}).size(), 1U);
    EXPECT_EQ(store_->judged_games("g", {}).size(), 1U);
}

TEST_P(StoreTest, a_database_from_before_judged_games_is_brought_up_to_date) {
    constexpr int kBefore = 5;
    const Place older(GetParam());
    older.fill_older(kBefore, "INSERT INTO people (table_id, user_id) VALUES ('t', 'a')");
    const std::unique_ptr<Store> store = older.open();
    EXPECT_THAT(store->judged_games("a", {}), IsEmpty());
    const Write keep = KeepJudged{"a", {"t", "[1]"}};
    EXPECT_EQ(store->commit({&keep, 1}).at(0).code, Code::done);
    EXPECT_THAT(store->judged_games("a", {}), ElementsAre(JudgedGame{"t", "[1]"}));
}

TEST_P(StoreTest, a_copy_has_judged_games) {
    add_people();
    ASSERT_EQ(codes({AddTable{finished("t", {"a"}, 1)}, KeepJudged{"a", {"t", "[1]"}}}),
              std::vector<Code>(2, Code::done));
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "copy").string();
    place_.copy_to(file);
    for (const Backend backend : {Backend::sqlite, Backend::postgres}) {
        const Place elsewhere(backend);
        elsewhere.fill_from(file);
        EXPECT_EQ(elsewhere.open()->judged_games("a", {}), store_->judged_games("a", {}));
    }
}

}  // namespace wharf::storage::testing
