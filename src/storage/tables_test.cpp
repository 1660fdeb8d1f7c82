// Tables, their logs, snapshots, lists and chat.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST_P(StoreTest, a_place_in_a_log_is_taken_once_and_in_order) {
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    EXPECT_EQ(code(AddTable{table("t")}), Code::conflict);
    EXPECT_EQ(code(append("t", 2)), Code::conflict);
    EXPECT_EQ(code(append("t", 1, R"("first")")), Code::done);
    EXPECT_EQ(code(append("t", 1, R"("late")")), Code::conflict);
    EXPECT_EQ(codes({append("t", 2), append("t", 3), append("t", 4)}), std::vector<Code>(3, Code::done));
    EXPECT_EQ(code(append("t", 0)), Code::invalid);
    const std::vector<LogEntry> log = store_->log("t", 0);
    ASSERT_EQ(log.size(), 4U);
    EXPECT_EQ(log[0], (LogEntry{1, 1001, R"("first")"}));
    EXPECT_EQ(store_->log("t", 2, 1), std::vector{log[2]});
    EXPECT_THAT(store_->log("u", 0), IsEmpty());
}

TEST_P(StoreTest, the_row_and_the_snapshot_go_with_the_entry_or_not_at_all) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a"})}), Code::done);
    Append first = append("t", 1);
    first.row = table("t", {"a", "b"});
    first.row->status = TableStatus::playing;
    first.row->deadline = 5000;
    first.row->paused = 6000;
    first.snapshot = R"({"at":1})";
    EXPECT_EQ(code(first), Code::done);
    TableRow expected = *first.row;
    expected.sequence = 1;
    EXPECT_EQ(store_->table("t"), expected);
    EXPECT_EQ(store_->snapshot("t"), (Snapshot{1, R"({"at":1})"}));
    EXPECT_THAT(ids(store_->tables_of("b", TableStatus::playing, {})), ElementsAre("t"));

    Append late = append("t", 1);
    late.row = table("t", {"c"});
    late.snapshot = "null";
    EXPECT_EQ(code(late), Code::conflict);
    EXPECT_EQ(store_->table("t"), expected);
    EXPECT_EQ(store_->snapshot("t"), (Snapshot{1, R"({"at":1})"}));
    EXPECT_THAT(store_->tables_of("c", TableStatus::open, {}), IsEmpty());

    Append foreign = append("t", 2);
    foreign.row = table("u");
    EXPECT_EQ(code(foreign), Code::invalid);
}

TEST_P(StoreTest, who_leaves_an_open_table_leaves_its_list) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a", "b"})}), Code::done);
    EXPECT_THAT(ids(store_->tables_of("b", TableStatus::open, {})), ElementsAre("t"));
    Append left = append("t", 1);
    left.row = table("t", {"a"});
    ASSERT_EQ(code(left), Code::done);
    EXPECT_THAT(store_->tables_of("b", TableStatus::open, {}), IsEmpty());
    EXPECT_THAT(ids(store_->tables_of("a", TableStatus::open, {})), ElementsAre("t"));
}

TEST_P(StoreTest, a_snapshot_is_replaced_by_newer_ones_only) {
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    EXPECT_FALSE(store_->snapshot("t"));
    EXPECT_EQ(code(PutSnapshot{"t", {64, R"("64")"}}), Code::done);
    EXPECT_EQ(code(PutSnapshot{"t", {32, R"("32")"}}), Code::done);
    EXPECT_EQ(store_->snapshot("t"), (Snapshot{64, R"("64")"}));
    EXPECT_EQ(code(PutSnapshot{"u", {1, "1"}}), Code::missing);
}

TEST_P(StoreTest, open_tables_are_listed_newest_first_in_pages) {
    for (int i = 0; i < 7; ++i) ASSERT_EQ(code(AddTable{table("t" + std::to_string(i), {}, 1000 + i / 2)}), Code::done);
    TableRow hidden = table("hidden");
    hidden.listed = false;
    TableRow other = table("other", {}, 1);
    other.game = "hermagor";
    TableRow playing = table("playing");
    playing.status = TableStatus::playing;
    ASSERT_EQ(codes({AddTable{hidden}, AddTable{other}, AddTable{playing}}), std::vector<Code>(3, Code::done));
    Page page{.limit = 4};
    EXPECT_THAT(ids(store_->open_tables(page)), ElementsAre("t6", "t5", "t4", "t3"));
    page.before = 1001;
    page.before_id = "t3";
    EXPECT_THAT(ids(store_->open_tables(page)), ElementsAre("t2", "t1", "t0", "other"));
    EXPECT_THAT(ids(store_->open_tables({}, "hermagor")), ElementsAre("other"));
    EXPECT_THAT(store_->open_tables({.limit = -1}), IsEmpty());
    EXPECT_THAT(ids(store_->waiting_tables("hermagor", 2, false, {})), ElementsAre("other"));
    EXPECT_THAT(store_->waiting_tables("hermagor", 3, false, {}), IsEmpty());
    EXPECT_THAT(store_->waiting_tables("hermagor", 2, true, {}), IsEmpty());
}

TEST_P(StoreTest, progress_says_how_far_tables_have_come) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, AddTable{table("u")}}), std::vector<Code>(2, Code::done));
    for (int i = 1; i <= 3; ++i) ASSERT_EQ(code(Append{"t", {i, 1000, "{}"}}), Code::done);
    for (int i = 0; i < 2; ++i) ASSERT_EQ(code(AddChat{"u", "a", 1000, "hello"}), Code::done);
    const std::vector<Id> asked{"u", "nowhere", "t"};
    EXPECT_THAT(store_->progress(asked),
                ElementsAre(TableProgress{"u", 0, 2}, TableProgress{"nowhere", 0, 0}, TableProgress{"t", 3, 0}));
    EXPECT_THAT(store_->progress({}), IsEmpty());
}

TEST_P(StoreTest, finished_games_are_found_by_what_they_were) {
    add_people();
    const auto finish = [&](const std::string& id, Time at, std::vector<Id> people, const auto& change) {
        TableRow row = table(id, std::move(people));
        row.status = TableStatus::finished;
        row.finished = at;
        change(row);
        ASSERT_EQ(code(AddTable{row}), Code::done);
    };
    finish("g1", 10, {"a", "b"}, [](TableRow&) {});
    finish("g2", 20, {"a", "c"}, [](TableRow& row) { row.rated = true; });
    finish("g3", 30, {"b", "c"}, [](TableRow& row) { row.game = "nauticus"; });
    finish("g4", 30, {"a", "b", "c"}, [](TableRow& row) { row.players = 3; });
    finish("g5", 40, {"a"}, [](TableRow& row) { row.listed = false; });
    const auto found = [&](const GameFilter& filter, const Page& page = {}) {
        return ids(store_->finished_games(filter, page));
    };
    EXPECT_THAT(found({}), ElementsAre("g4", "g3", "g2", "g1"));
    EXPECT_THAT(found({}, {.limit = 2, .before = 30, .before_id = "g4"}), ElementsAre("g3", "g2"));
    EXPECT_THAT(found({.game = "tortuga"}), ElementsAre("g4", "g2", "g1"));
    EXPECT_THAT(found({.players = 3}), ElementsAre("g4"));
    EXPECT_THAT(found({.rated = true}), ElementsAre("g2"));
    EXPECT_THAT(found({.rated = false}), ElementsAre("g4", "g3", "g1"));
    EXPECT_THAT(found({.user = "a"}), ElementsAre("g4", "g2", "g1"));
    EXPECT_THAT(found({.user = "a", .unlisted = true}), ElementsAre("g5", "g4", "g2", "g1"));
    EXPECT_THAT(found({.game = "tortuga", .user = "a", .other = "b"}), ElementsAre("g4", "g1"));
    EXPECT_THAT(found({.from = 20, .until = 30}), ElementsAre("g4", "g3", "g2"));
}

TEST_P(StoreTest, a_node_wakes_up_to_running_and_overdue_tables) {
    const auto add = [&](const std::string& id, TableStatus status, Time deadline) {
        TableRow row = table(id);
        row.status = status;
        row.deadline = deadline;
        ASSERT_EQ(code(AddTable{row}), Code::done);
    };
    add("a", TableStatus::open, 5);
    add("b", TableStatus::playing, 0);
    add("C", TableStatus::playing, 300);
    add("d", TableStatus::playing, 200);
    add("e", TableStatus::finished, 100);
    add("f", TableStatus::abandoned, 0);
    EXPECT_THAT(ids(store_->running_tables("")), ElementsAre("C", "a", "b", "d"));
    EXPECT_THAT(ids(store_->running_tables("a", 1)), ElementsAre("b"));
    EXPECT_THAT(ids(store_->due_tables(299)), ElementsAre("d"));
    EXPECT_THAT(ids(store_->due_tables(300)), ElementsAre("d", "C"));
}

TEST_P(StoreTest, chat_lines_are_numbered_within_their_table) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, AddTable{table("u")}}), std::vector<Code>(2, Code::done));
    EXPECT_EQ(commit(AddChat{"t", "a", 7, "ahoy"}), (Outcome{Code::done, 1}));
    EXPECT_EQ(commit(AddChat{"u", "a", 8, "elsewhere"}), (Outcome{Code::done, 1}));
    EXPECT_EQ(commit(AddChat{"t", "b", 9, ""}), (Outcome{Code::done, 2}));
    EXPECT_EQ(code(AddChat{"nowhere", "a", 7, "x"}), Code::missing);
    EXPECT_EQ(code(AddChat{"t", "nobody", 7, "x"}), Code::missing);
    EXPECT_THAT(store_->chat("t", 0), ElementsAre(ChatLine{1, "a", 7, "ahoy"}, ChatLine{2, "b", 9, ""}));
    EXPECT_THAT(store_->chat("t", 1), ElementsAre(ChatLine{2, "b", 9, ""}));
}

TEST_P(StoreTest, chat_of_one_table_has_an_end) {
    add_people();
    ASSERT_EQ(codes({AddTable{table("t")}, AddTable{table("u")}}), std::vector<Code>(2, Code::done));
    constexpr int kMost = 2000;
    const std::vector<Write> lines(kMost, AddChat{"t", "a", 7, "ahoy"});
    ASSERT_EQ(codes(lines), std::vector<Code>(kMost, Code::done));
    EXPECT_EQ(code(AddChat{"t", "b", 8, "one more"}), Code::too_many);
    // A line that somebody takes away makes no room: its number is its own.
    EXPECT_EQ(code(RemoveChat{{.at = 8}, "t", kMost}), Code::done);
    EXPECT_EQ(code(AddChat{"t", "b", 9, "one more"}), Code::too_many);
    EXPECT_EQ(commit(AddChat{"u", "a", 9, "elsewhere"}), (Outcome{Code::done, 1}));
}

}  // namespace wharf::storage::testing
