// What is forgotten, and what is not.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

namespace {

TableRow of_status(const std::string& id, TableStatus status, Time changed, std::vector<Id> people = {}) {
    TableRow row = table(id, std::move(people), changed);
    row.status = status;
    row.finished = status == TableStatus::finished ? changed : 0;
    return row;
}

User guest(const std::string& id, const std::string& name, Time created) {
    return {.id = id, .name = name, .kind = UserKind::guest, .password_hash = {}, .created = created};
}

Session session(const std::string& hash, const std::string& user) {
    return {.token_hash = hash, .kind = SessionKind::browser, .user = user, .label = {}, .created = 1, .expires = 5000};
}

}  // namespace

TEST_P(StoreTest, a_chore_is_done_by_one_of_many_and_not_too_often) {
    const std::unique_ptr<Store> other = place_.open();
    const Write early = TakeChore{"tidy", 10'000, 1000};
    const Write soon = TakeChore{"tidy", 10'999, 1000};
    const Write late = TakeChore{"tidy", 11'000, 1000};
    EXPECT_EQ(code(early), Code::done);
    EXPECT_EQ(other->commit({&early, 1}).at(0).code, Code::already);
    EXPECT_EQ(other->commit({&soon, 1}).at(0).code, Code::already);
    EXPECT_EQ(code(TakeChore{"other", 10'999, 1000}), Code::done);
    EXPECT_EQ(other->commit({&late, 1}).at(0).code, Code::done);
    EXPECT_EQ(code(late), Code::already);
    // A clock that was wrong does not stop it for ever; one that is a little behind does not do it twice.
    EXPECT_EQ(code(TakeChore{"tidy", 10'900, 1000}), Code::already);
    EXPECT_EQ(code(TakeChore{"tidy", 9'000, 1000}), Code::done);
}

TEST_P(StoreTest, old_tables_are_forgotten_with_all_that_is_theirs) {
    add_people();
    ASSERT_EQ(codes({AddTable{of_status("old", TableStatus::abandoned, 100, {"a"})},
                     AddTable{of_status("new", TableStatus::abandoned, 900, {"a"})},
                     AddTable{of_status("open", TableStatus::open, 100, {"a"})},
                     AddTable{of_status("over", TableStatus::finished, 100, {"a", "b"})}, append("old", 1),
                     PutSnapshot{"old", {1, "{}"}}, AddChat{"old", "a", 100, "hello"}}),
              std::vector<Code>(7, Code::done));
    // Entries are at 1001: they count as much as the row.
    EXPECT_EQ(commit(ForgetTables{TableStatus::abandoned, 500, 10}).number, 0);
    store_.reset();
    place_.bare()->execute("UPDATE log SET at = 100");
    store_ = place_.open();
    EXPECT_EQ(commit(ForgetTables{TableStatus::abandoned, 500, 10}).number, 1);
    EXPECT_FALSE(store_->table("old"));
    EXPECT_THAT(store_->log("old", 0), IsEmpty());
    EXPECT_THAT(store_->chat("old", 0), IsEmpty());
    EXPECT_FALSE(store_->snapshot("old"));
    EXPECT_THAT(ids(store_->all_tables("")), UnorderedElementsAre("new", "open", "over"));
    EXPECT_EQ(code(append("old", 2)), Code::missing) << "who still has it at hand";
    EXPECT_EQ(code(append("old", 1)), Code::missing);

    ASSERT_EQ(code(KeepJudged{"a", {"over", "[]"}}), Code::done);
    EXPECT_EQ(commit(ForgetTables{TableStatus::finished, 100, 10}).number, 0);
    EXPECT_EQ(commit(ForgetTables{TableStatus::finished, 101, 10}).number, 1);
    EXPECT_THAT(store_->judged_games("a", {}), IsEmpty());
    EXPECT_THAT(store_->tables_of("b", TableStatus::finished, {}), IsEmpty());
    EXPECT_EQ(code(ForgetTables{TableStatus::open, 500, 10}), Code::invalid);
}

TEST_P(StoreTest, only_games_that_nothing_ends_and_nobody_goes_on_with_are_forgotten) {
    add_people();
    TableRow due = of_status("due", TableStatus::playing, 100, {"a"});
    due.deadline = 5000;
    TableRow rated = of_status("rated", TableStatus::playing, 100, {"a"});
    rated.rated = true;
    ASSERT_EQ(codes({AddTable{due}, AddTable{rated}, AddTable{of_status("quiet", TableStatus::playing, 100, {"a"})},
                     AddTable{of_status("alive", TableStatus::playing, 100, {"a"})}, append("alive", 1)}),
              std::vector<Code>(5, Code::done));
    EXPECT_EQ(commit(ForgetTables{TableStatus::playing, 500, 10}).number, 1);
    EXPECT_THAT(ids(store_->all_tables("")), UnorderedElementsAre("due", "rated", "alive"));
}

TEST_P(StoreTest, tables_are_forgotten_a_few_at_a_time) {
    for (int i = 0; i < 5; ++i)
        ASSERT_EQ(code(AddTable{of_status("t" + std::to_string(i), TableStatus::abandoned, 100)}), Code::done);
    EXPECT_EQ(commit(ForgetTables{TableStatus::abandoned, 500, 3}).number, 3);
    EXPECT_EQ(commit(ForgetTables{TableStatus::abandoned, 500, 3}).number, 2);
    EXPECT_EQ(commit(ForgetTables{TableStatus::abandoned, 500, 3}).number, 0);
}

TEST_P(StoreTest, guests_who_cannot_come_back_are_forgotten) {
    add_people();
    ASSERT_EQ(codes({AddUser{guest("gone", "Gus", 100)}, AddUser{guest("here", "Hal", 100)},
                     AddUser{guest("late", "Leo", 100)}, AddUser{guest("idle", "Ida", 100)},
                     AddSession{session(std::string(32, 'h'), "here"), {}},
                     AddTable{of_status("t", TableStatus::finished, 200, {"a", "gone", "here"})},
                     AddTable{of_status("recent", TableStatus::playing, 900, {"late"})}}),
              std::vector<Code>(7, Code::done));
    EXPECT_EQ(commit(ForgetGuests{500, 1000, 10}).number, 2);
    // Gus has sat at a table: his seat stays, without his name, which is free.
    ASSERT_TRUE(store_->user("gone"));
    EXPECT_EQ(store_->user("gone")->name, "");
    EXPECT_EQ(store_->user("gone")->deleted, 1000);
    EXPECT_EQ(store_->table("t")->people, (std::vector<Id>{"a", "gone", "here"}));
    EXPECT_FALSE(store_->user_named("Gus"));
    // Of Ida nothing stays; Hal has a session, Leo is at a table, and accounts are never forgotten.
    EXPECT_FALSE(store_->user("idle"));
    EXPECT_EQ(store_->user("here")->name, "Hal");
    EXPECT_EQ(store_->user("late")->name, "Leo");
    EXPECT_EQ(store_->user("b")->name, "Ben");
    EXPECT_EQ(commit(ForgetGuests{500, 1000, 10}).number, 0);
    EXPECT_EQ(commit(ForgetGuests{901, 1000, 10}).number, 1);
}

}  // namespace wharf::storage::testing
