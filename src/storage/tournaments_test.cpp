// Tournaments and their logs.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

TournamentRow tournament(const Id& id, const Id& host, Time created = 100) {
    TournamentRow row;
    row.id = id;
    row.host = host;
    row.created = row.changed = created;
    row.starts = 500;
    row.setup = R"({"game":"tortuga"})";
    return row;
}

AppendTournament entry(const TournamentRow& row, std::int64_t sequence, std::optional<Id> joined = {}) {
    return {row.id, {sequence, 1000 + sequence, "{}"}, row, std::move(joined)};
}

std::vector<Id> ids_of(const std::vector<TournamentRow>& rows) {
    std::vector<Id> list;
    for (const TournamentRow& row : rows) list.push_back(row.id);
    return list;
}

}  // namespace

TEST_P(StoreTest, tournaments_that_were_called_off_are_forgotten_a_few_at_a_time) {
    add_people();
    const auto add = [&](const Id& id, TournamentStatus status, Time changed) {
        TournamentRow row = tournament(id, "a");
        ASSERT_EQ(code(AddTournament{row, 20, 100}), Code::done);
        row.status = status;
        row.changed = changed;
        ASSERT_EQ(code(entry(row, 1, "b")), Code::done);
    };
    for (const char* id : {"o1", "o2", "o3"}) add(id, TournamentStatus::cancelled, 100);
    add("late", TournamentStatus::cancelled, 500);
    add("runs", TournamentStatus::running, 100);
    add("open", TournamentStatus::open, 100);
    add("over", TournamentStatus::over, 100);
    EXPECT_EQ(commit(ForgetTournaments{TournamentStatus::cancelled, 100, 10}).number, 0);
    EXPECT_EQ(commit(ForgetTournaments{TournamentStatus::cancelled, 500, 2}).number, 2);
    EXPECT_EQ(commit(ForgetTournaments{TournamentStatus::cancelled, 500, 2}).number, 1);
    EXPECT_EQ(commit(ForgetTournaments{TournamentStatus::cancelled, 500, 2}).number, 0);
    EXPECT_FALSE(store_->tournament("o1"));
    EXPECT_THAT(store_->tournament_log("o1", 0), IsEmpty());
    EXPECT_EQ(store_->tournaments_of("b", {}).size(), 4U) << "nor is it among anybody's";
    EXPECT_EQ(code(entry(tournament("o1", "a"), 2)), Code::missing) << "who still has it at hand";
    EXPECT_TRUE(store_->tournament("late") && store_->tournament("runs") && store_->tournament("open"));
    EXPECT_EQ(commit(ForgetTournaments{TournamentStatus::over, 500, 10}).number, 1);
    EXPECT_EQ(code(ForgetTournaments{TournamentStatus::running, 500, 10}), Code::invalid);
    EXPECT_EQ(code(ForgetTournaments{TournamentStatus::open, 500, 10}), Code::invalid);
}

TEST_P(StoreTest, a_place_in_the_log_of_a_tournament_is_taken_once) {
    add_people();
    TournamentRow row = tournament("x", "a");
    ASSERT_EQ(code(AddTournament{row, 2, 10}), Code::done);
    EXPECT_EQ(code(AddTournament{row, 2, 10}), Code::conflict);
    EXPECT_EQ(code(AddTournament{tournament("y", "nobody"), 2, 10}), Code::missing);
    EXPECT_EQ(store_->tournament("x"), row);
    EXPECT_EQ(code(entry(row, 2)), Code::conflict);
    EXPECT_EQ(codes({entry(row, 1, "b"), entry(row, 1, "c"), entry(row, 2, "c")}),
              (std::vector{Code::done, Code::conflict, Code::done}));
    EXPECT_EQ(code(entry(tournament("z", "a"), 1)), Code::missing);
    EXPECT_EQ(code(entry(row, 0)), Code::invalid);
    row.status = TournamentStatus::running;
    row.summary = R"({"players":2})";
    EXPECT_EQ(code(entry(row, 3)), Code::done);
    row.sequence = 3;
    EXPECT_EQ(store_->tournament("x"), row);
    EXPECT_EQ(store_->tournament_log("x", 1), (std::vector{LogEntry{2, 1002, "{}"}, LogEntry{3, 1003, "{}"}}));
    EXPECT_THAT(ids_of(store_->tournaments_of("b", {})), ElementsAre("x"));
    EXPECT_THAT(store_->tournaments_of("a", {}), IsEmpty());
}

TEST_P(StoreTest, who_was_deleted_and_still_has_a_place_somewhere_is_found) {
    add_people();
    User passing = user("g", "Guest");
    passing.kind = UserKind::guest;
    ASSERT_EQ(codes({AddUser{passing}, AddTable{table("t", {"a", "g"})}, AddTournament{tournament("x", "b"), 2, 10},
                     entry(tournament("x", "b"), 1, "c")}),
              std::vector<Code>(4, Code::done));
    EXPECT_THAT(store_->departed(), IsEmpty());
    ASSERT_EQ(codes({DeleteUser{"a", 5}, DeleteUser{"b", 6}, DeleteUser{"c", 7}, DeleteUser{"g", 8}}),
              std::vector<Code>(4, Code::done));
    EXPECT_THAT(store_->departed(), ElementsAre("c", "b", "a")) << "guests are forgotten, and nobody waits for them";
    EXPECT_THAT(store_->departed(1), ElementsAre("c"));
    TableRow over = table("t", {"a", "g"});
    over.status = TableStatus::finished;
    Append last = append("t", 1);
    last.row = over;
    TournamentRow called_off = tournament("x", "b");
    called_off.status = TournamentStatus::cancelled;
    ASSERT_EQ(codes({last, entry(called_off, 2)}), std::vector<Code>(2, Code::done));
    EXPECT_THAT(store_->departed(), IsEmpty());
}

TEST_P(StoreTest, there_are_so_many_tournaments_of_a_host_and_in_all) {
    add_people();
    EXPECT_EQ(code(AddTournament{tournament("1", "a", 1), 2, 3}), Code::done);
    EXPECT_EQ(code(AddTournament{tournament("2", "a", 2), 2, 3}), Code::done);
    EXPECT_EQ(code(AddTournament{tournament("3", "a", 3), 2, 3}), Code::too_many);
    EXPECT_EQ(code(AddTournament{tournament("3", "b", 3), 2, 3}), Code::done);
    EXPECT_EQ(code(AddTournament{tournament("4", "c", 4), 2, 3}), Code::too_many);
    EXPECT_THAT(ids_of(store_->unfinished_tournaments()), ElementsAre("1", "2", "3"));
    TournamentRow over = tournament("1", "a", 1);
    over.status = TournamentStatus::over;
    over.changed = 50;
    EXPECT_EQ(code(entry(over, 1)), Code::done);
    EXPECT_EQ(code(AddTournament{tournament("4", "a", 4), 2, 3}), Code::done);
    EXPECT_THAT(ids_of(store_->unfinished_tournaments()), ElementsAre("2", "3", "4"));
    EXPECT_THAT(ids_of(store_->finished_tournaments({})), ElementsAre("1"));
    EXPECT_THAT(store_->finished_tournaments({.before = 50, .before_id = "1"}), IsEmpty());
}

}  // namespace wharf::storage::testing
