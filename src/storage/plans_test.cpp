// Plans: kept with the entries that they are played by, or not at all.
#include <gmock/gmock.h>

#include "storage/limits.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

Plan plan(const Id& user, std::int64_t revision, const std::string& document, bool active = true) {
    return {"t", user, revision, active, document};
}

TableRow playing(const Id& id, TableStatus status = TableStatus::playing) {
    TableRow row = table(id, {"a", "b"});
    row.status = status;
    return row;
}

Append step(std::int64_t sequence, Plan plan) {
    Append write = append("t", sequence);
    write.plan = std::move(plan);
    return write;
}

}  // namespace

TEST_P(StoreTest, a_plan_is_kept_for_each_and_changed_by_who_knows_it) {
    add_people();
    ASSERT_EQ(code(AddTable{playing("t")}), Code::done);
    EXPECT_EQ(store_->plan("t", "a"), std::nullopt);
    EXPECT_EQ(code(KeepPlan{plan("a", 1, "[1]")}), Code::done);
    EXPECT_EQ(code(KeepPlan{plan("b", 1, "[2]")}), Code::done);
    EXPECT_EQ(code(KeepPlan{plan("a", 1, "[3]")}), Code::conflict);
    EXPECT_EQ(code(KeepPlan{plan("a", 3, "[3]")}), Code::conflict);
    EXPECT_EQ(code(KeepPlan{plan("a", 2, "[3]", false)}), Code::done);
    EXPECT_EQ(store_->plan("t", "a"), plan("a", 2, "[3]", false));
    EXPECT_THAT(store_->plans_at("t"), ElementsAre(plan("a", 2, "[3]", false), plan("b", 1, "[2]")));
    EXPECT_THAT(store_->plans_of("b"), ElementsAre(plan("b", 1, "[2]")));
    EXPECT_THAT(store_->plans_at("u"), IsEmpty());
    EXPECT_EQ(code(KeepPlan{plan("x", 1, "[1]")}), Code::missing);
    EXPECT_EQ(code(KeepPlan{{"u", "a", 1, true, "[1]"}}), Code::missing);
    EXPECT_EQ(code(KeepPlan{plan("c", 0, "[1]")}), Code::invalid);
    EXPECT_EQ(code(KeepPlan{plan("c", 1, "")}), Code::invalid);
    EXPECT_EQ(code(KeepPlan{plan("c", 1, std::string(kLongestPlan + 1, '1'))}), Code::invalid);
}

TEST_P(StoreTest, a_step_is_appended_with_what_is_left_of_its_plan_or_not_at_all) {
    add_people();
    ASSERT_EQ(code(AddTable{playing("t")}), Code::done);
    ASSERT_EQ(code(KeepPlan{plan("a", 1, "[1,2]")}), Code::done);
    EXPECT_EQ(code(step(1, plan("a", 2, "[2]"))), Code::done);
    EXPECT_EQ(store_->plan("t", "a"), plan("a", 2, "[2]"));
    // Another entry was there first: the plan is as it was.
    EXPECT_EQ(code(step(1, plan("a", 3, "[]", false))), Code::conflict);
    EXPECT_EQ(store_->plan("t", "a"), plan("a", 2, "[2]"));
    // The plan is another by now: there is no entry, nor what was to follow it.
    ASSERT_EQ(code(KeepPlan{plan("a", 3, "[7]")}), Code::done);
    EXPECT_EQ(codes({step(2, plan("a", 3, "[]", false)), append("t", 3)}), std::vector<Code>(2, Code::conflict));
    EXPECT_EQ(store_->log("t", 0).size(), 1U);
    EXPECT_EQ(store_->plan("t", "a"), plan("a", 3, "[7]"));
    EXPECT_EQ(code(step(2, plan("b", 1, "[1]"))), Code::conflict);  // he has none
    EXPECT_EQ(code(step(2, {"u", "a", 4, true, "[1]"})), Code::invalid);
    EXPECT_EQ(code(append("t", 2)), Code::done);
}

TEST_P(StoreTest, plans_end_with_their_game_and_go_with_their_user) {
    add_people();
    ASSERT_EQ(codes({AddTable{playing("t")}, AddTable{playing("u", TableStatus::open)}}),
              std::vector<Code>(2, Code::done));
    EXPECT_EQ(code(KeepPlan{{"u", "a", 1, true, "[1]"}}), Code::missing);  // not playing
    ASSERT_EQ(codes({KeepPlan{plan("a", 1, "[1]")}, KeepPlan{plan("b", 1, "[2]")}}), std::vector<Code>(2, Code::done));
    ASSERT_EQ(code(DeleteUser{.user = "b", .at = 5}), Code::done);
    EXPECT_THAT(store_->plans_at("t"), ElementsAre(plan("a", 1, "[1]")));
    EXPECT_EQ(code(KeepPlan{plan("b", 1, "[2]")}), Code::missing);
    Append over = append("t", 1);
    over.row = playing("t", TableStatus::finished);
    ASSERT_EQ(code(over), Code::done);
    EXPECT_THAT(store_->plans_at("t"), IsEmpty());
    EXPECT_EQ(code(KeepPlan{plan("a", 1, "[1]")}), Code::missing);
}

TEST_P(StoreTest, tables_are_named_where_somebody_with_an_active_plan_is_waited_for) {
    add_people();
    for (const char* id : {"t", "u", "v"}) ASSERT_EQ(code(AddTable{playing(id)}), Code::done);
    for (const char* id : {"t", "u"}) {
        Append waits = append(id, 1);
        waits.turns = {{.user = "a", .since = 1}};
        ASSERT_EQ(code(waits), Code::done);
        ASSERT_EQ(code(KeepPlan{{id, "b", 1, true, "[1]"}}), Code::done);  // is not waited for
    }
    EXPECT_THAT(store_->planned_tables(), IsEmpty());
    ASSERT_EQ(code(KeepPlan{{"t", "a", 1, true, "[1]"}}), Code::done);
    ASSERT_EQ(code(KeepPlan{{"u", "a", 1, false, "[1]"}}), Code::done);
    ASSERT_EQ(code(KeepPlan{{"v", "a", 1, true, "[1]"}}), Code::done);  // not waited for there
    EXPECT_THAT(store_->planned_tables(), ElementsAre("t"));
}

}  // namespace wharf::storage::testing
