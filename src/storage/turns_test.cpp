// Turns that wait, and ways to tell people of them.
#include <gmock/gmock.h>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

Append waits(std::int64_t sequence, std::vector<Turn> turns) {
    return {.table = "t", .entry = {sequence, 100 * sequence, "{}"}, .turns = std::move(turns)};
}

Turn turn(const Id& user, Time since, Time until, Time due) { return {user, "t", since, until, due}; }

Way device(const Id& id, const Id& user, const std::string& address) {
    return {id, user, WayKind::push, address, "keys", "en", 10, true, 0};
}

Way mailbox(const Id& id, const Id& user, const std::string& address) {
    return {id, user, WayKind::mail, address, "", "hu", 10, false, 0};
}

}  // namespace

TEST_P(StoreTest, a_turn_waits_until_it_is_over_and_keeps_its_moment) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    ASSERT_EQ(code(AddWay{device("d", "a", "https://push.example/1"), 5}), Code::done);
    ASSERT_EQ(code(waits(1, {turn("a", 100, 900, 160), turn("b", 100, 900, 160)})), Code::done);
    EXPECT_THAT(store_->turns_of("a"), ElementsAre(turn("a", 100, 900, 160)));
    EXPECT_THAT(store_->turns_of("b"), ElementsAre(turn("b", 100, 900, 0)));  // has no way to be told
    EXPECT_THAT(store_->due_turns(159), IsEmpty());
    EXPECT_THAT(store_->due_turns(160), ElementsAre(turn("a", 100, 900, 160)));
    // He goes on deciding: his time may be another, that he waits is as before.
    ASSERT_EQ(code(waits(2, {turn("a", 200, 950, 260)})), Code::done);
    EXPECT_THAT(store_->turns_of("a"), ElementsAre(turn("a", 100, 950, 160)));
    EXPECT_THAT(store_->turns_of("b"), IsEmpty());
    // One of all who look tells it.
    const Turn known = turn("a", 100, 950, 160);
    EXPECT_EQ(code(PutOffTurn{known, 500}), Code::done);
    EXPECT_EQ(code(PutOffTurn{known, 500}), Code::already);
    EXPECT_THAT(store_->due_turns(499), IsEmpty());
    EXPECT_EQ(code(PutOffTurn{turn("a", 100, 950, 500), 0}), Code::done);
    EXPECT_THAT(store_->due_turns(10'000), IsEmpty());
    EXPECT_THAT(store_->turns_of("a"), ElementsAre(turn("a", 100, 950, 0)));
    ASSERT_EQ(code(waits(3, {})), Code::done);
    EXPECT_THAT(store_->turns_of("a"), IsEmpty());
}

// What could not be told by all ways at once is tried again, by whoever looks next: he knows by which it was.
TEST_P(StoreTest, a_turn_remembers_by_which_ways_it_was_told) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    ASSERT_EQ(code(AddWay{device("d", "a", "https://push.example/1"), 5}), Code::done);
    ASSERT_EQ(code(waits(1, {turn("a", 100, 900, 160)})), Code::done);
    Turn known = turn("a", 100, 900, 160);
    EXPECT_EQ(code(PutOffTurn{known, 200}), Code::done);
    known.due = 200;
    known.attempts = 1;
    known.told = {"d", "e"};
    EXPECT_EQ(code(PutOffTurn{known, 300}), Code::done);
    known.due = 300;
    EXPECT_THAT(store_->due_turns(300), ElementsAre(known));
    // He goes on deciding: it is still the same turn.
    ASSERT_EQ(code(waits(2, {turn("a", 200, 900, 260)})), Code::done);
    EXPECT_THAT(store_->due_turns(300), ElementsAre(known));
    ASSERT_EQ(code(waits(3, {})), Code::done);
    ASSERT_EQ(code(waits(4, {turn("a", 400, 900, 460)})), Code::done);
    EXPECT_THAT(store_->due_turns(460), ElementsAre(turn("a", 400, 900, 460)));
    known.told = {"not an id"};
    EXPECT_EQ(code(PutOffTurn{known, 300}), Code::invalid);
}

TEST_P(StoreTest, who_has_least_time_is_told_first_and_who_has_all_of_it_last) {
    add_people();
    for (const char* id : {"t", "s", "r"}) {
        ASSERT_EQ(code(AddTable{table(id)}), Code::done);
        Append append = waits(1, {{.user = "a", .since = 1, .until = id[0] == 't' ? 0 : id[0] * Time{10}}});
        append.table = id;
        ASSERT_EQ(code(append), Code::done);
    }
    std::vector<Id> order;
    for (const Turn& turn : store_->turns_of("a")) order.push_back(turn.table);
    EXPECT_THAT(order, ElementsAre("r", "s", "t"));
}

TEST_P(StoreTest, everybody_is_told_of_one_turn_at_a_time) {
    add_people();
    for (const char* id : {"1", "2"}) {
        const std::string user = id[0] == '1' ? "a" : "b";
        ASSERT_EQ(code(AddWay{device(id, user, std::string("https://push.example/") + id), 5}), Code::done);
    }
    for (const char* id : {"t", "s", "r"}) {
        ASSERT_EQ(code(AddTable{table(id)}), Code::done);
        Append append = waits(1, {{"a", id, 1, 0, 10}, {"b", id, 1, 0, id[0] == 'r' ? 30 : 20}});
        append.table = id;
        ASSERT_EQ(code(append), Code::done);
    }
    const Turn first{"a", "r", 1, 0, 10};
    EXPECT_THAT(store_->due_turns(15), ElementsAre(first));
    EXPECT_THAT(store_->due_turns(30), ElementsAre(first, Turn{"b", "s", 1, 0, 20}));
    ASSERT_EQ(code(PutOffTurn{first, 0}), Code::done);
    EXPECT_THAT(store_->due_turns(30), ElementsAre(Turn{"a", "s", 1, 0, 10}, Turn{"b", "s", 1, 0, 20}));
}

TEST_P(StoreTest, ways_are_few_and_a_device_belongs_to_who_uses_it) {
    add_people();
    EXPECT_EQ(code(AddWay{device("1", "a", "https://x/1"), 2}), Code::done);
    EXPECT_EQ(code(AddWay{device("2", "a", "https://x/2"), 2}), Code::done);
    EXPECT_EQ(code(AddWay{device("3", "a", "https://x/3"), 2}), Code::too_many);
    EXPECT_EQ(code(AddWay{device("4", "a", "https://x/2"), 2}), Code::done);  // the same device again
    EXPECT_EQ(code(AddWay{device("5", "b", "https://x/2"), 2}), Code::done);
    EXPECT_THAT(store_->ways_of("a"), ElementsAre(device("1", "a", "https://x/1")));
    EXPECT_THAT(store_->ways_of("b"), ElementsAre(device("5", "b", "https://x/2")));
    EXPECT_EQ(code(AddWay{device("6", "nobody", "https://x/9"), 2}), Code::missing);
    EXPECT_EQ(code(AddWay{device("7", "a", ""), 2}), Code::invalid);
    EXPECT_EQ(code(RemoveWay{"a", "5"}), Code::missing);
    EXPECT_EQ(code(NoteWay{"5", false, 2}), Code::done);
    EXPECT_EQ(code(NoteWay{"5", true, 2}), Code::done);
    EXPECT_EQ(code(NoteWay{"5", false, 2}), Code::done);
    EXPECT_EQ(store_->ways_of("b").at(0).failures, 1);
    EXPECT_EQ(code(NoteWay{"5", false, 2}), Code::done);
    EXPECT_THAT(store_->ways_of("b"), IsEmpty());
}

// As with sessions: whoever used the guest's browser has nothing of the account that is made there.
TEST_P(StoreTest, ways_of_a_guest_go_when_he_becomes_an_account) {
    User guest = user("g", "Guest");
    guest.kind = UserKind::guest;
    ASSERT_EQ(code(AddUser{guest}), Code::done);
    ASSERT_EQ(code(AddWay{device("1", "g", "https://x/1"), 2}), Code::done);
    ASSERT_EQ(code(MakeAccount{"g", "Account", "hash"}), Code::done);
    EXPECT_THAT(store_->ways_of("g"), IsEmpty());
}

// Whoever is signed out everywhere, or whose password is another, has left devices that others may hold in hand.
TEST_P(StoreTest, devices_are_told_nothing_any_more_when_all_sessions_end) {
    add_people();
    Way box = mailbox("m", "a", "ann@example.org");
    ASSERT_EQ(code(AddWay{box, 1}), Code::done);
    ASSERT_EQ(code(AddWay{device("b", "b", "https://x/b"), 2}), Code::done);
    const auto left_by = [&](const Write& write) {
        EXPECT_EQ(code(AddWay{device("d", "a", "https://x/1"), 2}), Code::done);
        EXPECT_EQ(store_->ways_of("a").size(), 2U);
        EXPECT_EQ(code(write), Code::done);
        return store_->ways_of("a");
    };
    EXPECT_THAT(left_by(DeleteSessions{"a", false}), ElementsAre(box));
    EXPECT_THAT(left_by(SetPassword{"a", store_->user("a")->password_hash, "fresh"}), ElementsAre(box));
    ASSERT_EQ(code(AddLetter{{"letter", LetterKind::recovery, "a", "m", 10, 100}, 3}), Code::done);
    EXPECT_THAT(left_by(RecoverPassword{"letter", "fresher", 50}), ElementsAre(box));
    EXPECT_THAT(left_by(ResetPassword{{.via = "command line"}, "a", "freshest"}), ElementsAre(box));
    EXPECT_EQ(store_->ways_of("b").size(), 1U);
    // Nor does a session add one that has ended meanwhile.
    ASSERT_EQ(code(AddSession{{.token_hash = "s", .user = "a"}}), Code::done);
    EXPECT_EQ(code(AddWay{device("d", "a", "https://x/1"), 2, "s"}), Code::done);
    ASSERT_EQ(code(DeleteSessions{"a", false}), Code::done);
    EXPECT_EQ(code(AddWay{device("d", "a", "https://x/1"), 2, "s"}), Code::missing);
    EXPECT_THAT(store_->ways_of("a"), ElementsAre(box));
}

TEST_P(StoreTest, a_mailbox_is_confirmed_once_by_its_letter) {
    add_people();
    ASSERT_EQ(code(AddWay{mailbox("m", "a", "ann@example.org"), 1}), Code::done);
    const Letter letter{"hash", LetterKind::confirmation, "a", "m", 10, 100};
    EXPECT_EQ(code(AddLetter{letter, 1}), Code::done);
    EXPECT_EQ(code(AddLetter{{"more", LetterKind::confirmation, "a", "m", 20, 100}, 1}), Code::too_many);
    EXPECT_THAT(store_->users_at("ann@example.org", 5), IsEmpty());
    EXPECT_EQ(code(ConfirmWay{"other", 50}), Code::missing);
    EXPECT_EQ(code(ConfirmWay{"hash", 100}), Code::missing);  // too late
    EXPECT_EQ(code(RecoverPassword{"hash", "new", 50}), Code::missing);
    EXPECT_EQ(code(ConfirmWay{"hash", 99}), Code::done);
    EXPECT_EQ(code(ConfirmWay{"hash", 99}), Code::missing);
    ASSERT_EQ(store_->users_at("ann@example.org", 5).size(), 1U);
    // A letter whose way is gone does nothing.
    EXPECT_EQ(code(AddLetter{letter, 1}), Code::done);
    EXPECT_EQ(code(RemoveWay{"a", "m"}), Code::done);
    EXPECT_EQ(code(ConfirmWay{"hash", 50}), Code::missing);
}

TEST_P(StoreTest, a_password_is_recovered_once_and_all_sessions_end) {
    add_people();
    ASSERT_EQ(code(AddSession{{.token_hash = "s", .user = "a"}}), Code::done);
    for (const char* hash : {"one", "two"})
        ASSERT_EQ(code(AddLetter{{hash, LetterKind::recovery, "a", "m", 10, 100}, 3}), Code::done);
    const Outcome done = commit(RecoverPassword{"one", "fresh", 50});
    EXPECT_EQ(done.code, Code::done);
    EXPECT_THAT(done.ended, ElementsAre("s"));
    EXPECT_EQ(store_->user("a")->password_hash, "fresh");
    EXPECT_EQ(code(RecoverPassword{"one", "again", 50}), Code::missing);
    EXPECT_EQ(code(RecoverPassword{"two", "again", 50}), Code::missing);  // whoever has the older letter is late
}

TEST_P(StoreTest, who_goes_takes_his_ways_and_turns_along) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t")}), Code::done);
    ASSERT_EQ(code(AddWay{device("d", "a", "https://x/1"), 5}), Code::done);
    ASSERT_EQ(code(SetQuietHours{"a", QuietHours{"Europe/Warsaw", 1320, 420}}), Code::done);
    ASSERT_EQ(code(SetQuietHours{"a", QuietHours{"Europe/Warsaw", 1440, 420}}), Code::invalid);
    ASSERT_EQ(code(SetUnnamed{"a", true}), Code::done);
    ASSERT_EQ(code(waits(1, {turn("a", 1, 2, 3)})), Code::done);
    EXPECT_EQ(store_->quiet_hours("a")->from, 1320);
    EXPECT_THAT(store_->unnamed(std::vector<Id>{"b", "a"}), ElementsAre("a"));
    ASSERT_EQ(code(DeleteUser{"a", 5}), Code::done);
    EXPECT_THAT(store_->ways_of("a"), IsEmpty());
    EXPECT_THAT(store_->turns_of("a"), IsEmpty());
    EXPECT_FALSE(store_->quiet_hours("a"));
    EXPECT_THAT(store_->unnamed(std::vector<Id>{"a"}), IsEmpty());
}

TEST_P(StoreTest, public_games_that_are_over_are_counted_by_time) {
    EXPECT_THAT(store_->first_finished(), IsEmpty());
    Time finished = 1000;
    for (const char* id : {"t", "s", "r", "q"}) {
        TableRow row = table(id);
        row.status = id[0] == 'q' ? TableStatus::playing : TableStatus::finished;
        row.listed = id[0] != 't';
        row.finished = finished += 1000;
        ASSERT_EQ(code(AddTable{row}), Code::done);
    }
    ASSERT_EQ(store_->first_finished().size(), 1U);
    EXPECT_EQ(store_->first_finished().front(), (std::pair<std::string, Time>("tortuga", 3000)));
    EXPECT_EQ(store_->count_finished("tortuga", 0, 10'000), 2);
    EXPECT_EQ(store_->count_finished("tortuga", 3001, 4000), 1);
    EXPECT_EQ(store_->count_finished("nauticus", 0, 10'000), 0);
}

TEST_P(StoreTest, a_secret_is_made_once) {
    EXPECT_FALSE(store_->secret("push"));
    EXPECT_EQ(code(KeepSecret{"push", "one"}), Code::done);
    EXPECT_EQ(code(KeepSecret{"push", "two"}), Code::already);
    EXPECT_EQ(store_->secret("push"), "one");
}

}  // namespace wharf::storage::testing
