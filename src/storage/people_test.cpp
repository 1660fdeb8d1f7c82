// Users and sessions.
#include <gmock/gmock.h>

#include <thread>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

namespace {

User guest(const Id& id, const std::string& name) { return {.id = id, .name = name, .created = 100}; }

AddToken token(const std::string& hash, const Id& user, const std::string& by, int most = 20) {
    return {{hash, SessionKind::api_token, user, "my bot", 5, 0}, by, most};
}

}  // namespace

TEST_P(StoreTest, users_are_found_by_id_and_by_name_without_case) {
    User guest = user("g", "Łódź");
    guest.kind = UserKind::guest;
    guest.password_hash = "";
    ASSERT_EQ(code(AddUser{guest}), Code::done);
    EXPECT_EQ(store_->user("g"), guest);
    EXPECT_EQ(store_->user_named("łÓDŹ"), guest);
    EXPECT_EQ(store_->user_named("Ło\u0301dz\u0301"), guest);  // the same letters, put together otherwise
    EXPECT_FALSE(store_->user("h"));
    EXPECT_FALSE(store_->user_named("lodz"));
    EXPECT_EQ(code(AddUser{user("g", "Other")}), Code::conflict);
    EXPECT_EQ(code(AddUser{user("h", "ŁÓDŹ")}), Code::name_taken);
}

TEST_P(StoreTest, a_name_that_looks_like_another_is_taken) {
    ASSERT_EQ(code(AddUser{user("a", "Bill")}), Code::done);
    EXPECT_EQ(code(AddUser{user("b", "BiIl")}), Code::name_taken);  // a capital I
    EXPECT_EQ(code(AddUser{user("b", "Вill")}), Code::name_taken);  // a Cyrillic letter
    EXPECT_EQ(code(AddUser{guest("b", "Guest")}), Code::done);
    EXPECT_EQ(code(MakeAccount{"b", "Bi1l", "hash"}), Code::name_taken);
    EXPECT_EQ(code(MakeAccount{"b", "Bell", "hash"}), Code::done);
    EXPECT_EQ(code(DeleteUser{"a", 5}), Code::done);
    EXPECT_EQ(code(AddUser{user("c", "BiIl")}), Code::done);
}

TEST_P(StoreTest, users_are_read_in_the_order_asked) {
    add_people();
    const std::vector<User> found = store_->users(std::vector<Id>{"c", "nobody", "a"});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].name, "Cyd");
    EXPECT_EQ(found[1].name, "Ann");
}

TEST_P(StoreTest, a_guest_becomes_an_account_once) {
    add_people();
    ASSERT_EQ(code(AddUser{guest("g", "Guest")}), Code::done);
    EXPECT_EQ(code(MakeAccount{"g", "ben", "hash"}), Code::name_taken);
    EXPECT_EQ(code(MakeAccount{"g", "GUEST", "hash"}), Code::done);  // his own name in other letters
    EXPECT_EQ(code(MakeAccount{"g", "Other", "other"}), Code::conflict);
    EXPECT_EQ(code(MakeAccount{"nobody", "Nobody", "hash"}), Code::missing);
    EXPECT_EQ(code(MakeAccount{"g", "Empty", ""}), Code::invalid);
    EXPECT_EQ(store_->user("g")->name, "GUEST");
    EXPECT_EQ(store_->user("g")->kind, UserKind::account);
    EXPECT_EQ(store_->user("g")->password_hash, "hash");
}

// Whoever put his cookie into somebody's browser has nothing of the account that is made there.
TEST_P(StoreTest, sessions_and_tokens_of_a_guest_end_when_he_becomes_an_account) {
    ASSERT_EQ(code(AddUser{guest("g", "Guest")}), Code::done);
    ASSERT_EQ(code(AddSession{{.token_hash = "old", .user = "g"}}), Code::done);
    ASSERT_EQ(code(token("bot", "g", "old")), Code::done);
    const Outcome made = commit(MakeAccount{"g", "Account", "hash"});
    EXPECT_EQ(made.code, Code::done);
    EXPECT_THAT(made.ended, UnorderedElementsAre("old", "bot"));
    EXPECT_FALSE(store_->session("old", 0));
    EXPECT_EQ(code(token("late", "g", "old")), Code::missing);
}

TEST_P(StoreTest, two_sign_ups_of_one_guest_at_two_nodes_make_one_account) {
    const std::unique_ptr<Store> other = place_.open();
    for (int round = 0; round < 20; ++round) {
        const std::string id = "g" + std::to_string(round);
        ASSERT_EQ(code(AddUser{guest(id, "Guest " + id)}), Code::done);
        Code second{};
        std::thread rival([&] {
            const Write write = MakeAccount{id, "second " + id, "second"};
            second = other->commit({&write, 1}).at(0).code;
        });
        const Code first = code(MakeAccount{id, "first " + id, "first"});
        rival.join();
        EXPECT_THAT((std::vector{first, second}), UnorderedElementsAre(Code::done, Code::conflict));
        EXPECT_EQ(store_->user(id)->password_hash, first == Code::done ? "first" : "second");
    }
}

TEST_P(StoreTest, a_password_is_changed_by_who_knew_it_and_ends_all_sessions) {
    add_people();
    const std::string old = user("a", "Ann").password_hash;
    ASSERT_EQ(code(AddSession{{.token_hash = "s", .user = "a"}, old}), Code::done);
    ASSERT_EQ(code(token("bot", "a", "s")), Code::done);
    EXPECT_EQ(code(SetPassword{"a", "guessed", "new"}), Code::conflict);
    EXPECT_TRUE(store_->session("s", 0));
    const Outcome changed = commit(SetPassword{"a", old, "new"});
    EXPECT_EQ(changed.code, Code::done);
    EXPECT_THAT(changed.ended, UnorderedElementsAre("s", "bot"));
    EXPECT_EQ(code(SetPassword{"a", old, "third"}), Code::conflict);
    EXPECT_EQ(code(AddSession{{.token_hash = "late", .user = "a"}, old}), Code::conflict);  // checked before the change
    EXPECT_EQ(code(DeleteUser{"a", 5, old}), Code::conflict);
    EXPECT_EQ(code(SetPassword{"nobody", "x", "y"}), Code::missing);
    User expected = user("a", "Ann");
    expected.password_hash = "new";
    EXPECT_EQ(store_->user("a"), expected);
}

TEST_P(StoreTest, no_session_outlives_a_password_that_changes_at_another_node) {
    add_people();
    const std::unique_ptr<Store> other = place_.open();
    std::string password = user("a", "Ann").password_hash;
    for (int round = 0; round < 30; ++round) {
        const std::string next = "password " + std::to_string(round);
        const std::string hash = "session " + std::to_string(round);
        std::thread thief([&] {
            const Write write = AddSession{{.token_hash = hash, .user = "a"}, password};
            other->commit({&write, 1});
        });
        EXPECT_EQ(code(SetPassword{"a", password, next}), Code::done);
        thief.join();
        EXPECT_FALSE(store_->session(hash, 0)) << round;
        password = next;
    }
}

TEST_P(StoreTest, mutes_are_rows_of_their_own) {
    add_people();
    EXPECT_EQ(
        codes({Mute{"a", "b", 1}, Mute{"a", "b", 1}, Mute{"a", "c", 1}, Mute{"a", "nobody", 9}, Unmute{"a", "c"}}),
        (std::vector{Code::done, Code::done, Code::too_many, Code::missing, Code::done}));
    EXPECT_THAT(store_->muted_by("a"), ElementsAre("b"));
    EXPECT_EQ(codes({Mute{"a", "c", 2}, Unmute{"a", "b"}, Mute{"c", "a", 9}}), std::vector<Code>(3, Code::done));
    EXPECT_THAT(store_->muted_by("a"), ElementsAre("c"));
    EXPECT_EQ(store_->user("a"), user("a", "Ann"));
    EXPECT_EQ(code(DeleteUser{"c", 5}), Code::done);
    EXPECT_THAT(store_->muted_by("a"), IsEmpty());
    EXPECT_THAT(store_->muted_by("c"), IsEmpty());
}

TEST_P(StoreTest, bonds_are_followed_and_blocked_people) {
    add_people();
    const auto follow = [](const Id& user, const Id& other, Time at, int most = 9) {
        return AddBond{user, {other, BondKind::follow, at}, most};
    };
    EXPECT_EQ(
        codes({follow("a", "b", 1), follow("a", "b", 2), follow("a", "c", 3), follow("a", "a", 4),
               follow("a", "nobody", 4), follow("b", "a", 5), follow("b", "c", 6, 1)}),
        (std::vector{Code::done, Code::done, Code::done, Code::missing, Code::missing, Code::done, Code::too_many}));
    EXPECT_THAT(store_->bonds("a"), ElementsAre(Bond{"c", BondKind::follow, 3}, Bond{"b", BondKind::follow, 1}));
    EXPECT_THAT(store_->bound_to("a", BondKind::follow, std::vector<Id>{"b", "c"}), ElementsAre("b"));
    // Who blocks follows no longer; what the other has decided stays, so that he notices nothing.
    EXPECT_EQ(code(AddBond{"a", {"b", BondKind::block, 7}, 9}), Code::done);
    EXPECT_THAT(store_->bonds("a"), ElementsAre(Bond{"b", BondKind::block, 7}, Bond{"c", BondKind::follow, 3}));
    EXPECT_THAT(store_->bonds("b"), ElementsAre(Bond{"a", BondKind::follow, 5}));
    EXPECT_THAT(store_->bound_to("b", BondKind::block, std::vector<Id>{"a", "c"}), ElementsAre("a"));
    EXPECT_EQ(codes({EndBond{"a", "b", BondKind::block}, EndBond{"a", "b", BondKind::block}, DeleteUser{"c", 8}}),
              std::vector<Code>(3, Code::done));
    EXPECT_THAT(store_->bonds("a"), IsEmpty());
    EXPECT_EQ(codes({SetHidden{"a", true}, SetHidden{"nobody", true}}), (std::vector{Code::done, Code::missing}));
    EXPECT_TRUE(store_->user("a")->hidden);
    EXPECT_FALSE(store_->user("b")->hidden);
}

// Of two nodes that mute at once neither undoes the other, and together they keep the limit.
TEST_P(StoreTest, mutes_at_two_nodes_add_up) {
    add_people();
    constexpr int kMost = 10;
    for (int i = 0; i < 2 * kMost; ++i)
        ASSERT_EQ(code(AddUser{user("u" + std::to_string(i), "User number " + std::to_string(i))}), Code::done);
    const std::unique_ptr<Store> other = place_.open();
    const auto mute = [](Store& store, int first) {
        for (int i = 0; i < kMost; ++i) {
            const Write write = Mute{"a", "u" + std::to_string(first + i), kMost};
            store.commit({&write, 1});
        }
    };
    std::thread second([&] { mute(*other, kMost); });
    mute(*store_, 0);
    second.join();
    EXPECT_EQ(store_->muted_by("a").size(), static_cast<std::size_t>(kMost));
}

TEST_P(StoreTest, places_are_remembered_those_seen_last_longest) {
    add_people();
    for (int i = 0; i < kMostPlaces + 5; ++i)
        EXPECT_EQ(code(SeeAt{"a", "place " + std::to_string(i), 100 + i}), Code::done);
    EXPECT_EQ(code(SeeAt{"a", "place 7", 900}), Code::done);
    EXPECT_EQ(code(SeeAt{"a", "place 7", 5}), Code::done);  // an older sight changes nothing
    const std::vector<std::string> places = store_->places_of("a");
    EXPECT_EQ(places.size(), static_cast<std::size_t>(kMostPlaces));
    EXPECT_EQ(places.front(), "place 7");
    EXPECT_EQ(places.back(), "place 5");
    EXPECT_THAT(store_->places_of("b"), IsEmpty());
    EXPECT_EQ(code(SeeAt{"nobody", "x", 1}), Code::missing);
    EXPECT_EQ(code(DeleteUser{"a", 5}), Code::done);
    EXPECT_THAT(store_->places_of("a"), IsEmpty());
}

// A device is whatever a browser says: who says many of them is known at his network all the same.
TEST_P(StoreTest, places_of_one_kind_leave_room_for_those_of_another) {
    add_people();
    EXPECT_EQ(code(SeeAt{"a", "network 192.0.2.1", 1}), Code::done);
    for (int i = 0; i < kMostPlaces + 5; ++i)
        EXPECT_EQ(code(SeeAt{"a", "device " + std::to_string(i), 100 + i}), Code::done);
    const std::vector<std::string> places = store_->places_of("a");
    EXPECT_EQ(places.size(), static_cast<std::size_t>(kMostPlaces) + 1);
    EXPECT_EQ(places.back(), "network 192.0.2.1");
}

TEST_P(StoreTest, a_deleted_user_is_nobody_but_the_archive_stays) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a", "b"})}), Code::done);
    ASSERT_EQ(code(AddSession{{.token_hash = "h", .user = "a"}}), Code::done);
    ASSERT_EQ(code(AddChat{"t", "a", 5, "hello"}), Code::done);
    EXPECT_EQ(commit(DeleteUser{"a", 777}), (Outcome{Code::done, 1, {"h"}}));
    EXPECT_EQ(code(DeleteUser{"a", 778}), Code::missing);
    const std::optional<User> gone = store_->user("a");
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->name, "");
    EXPECT_EQ(gone->password_hash, "");
    EXPECT_EQ(gone->deleted, 777);
    EXPECT_FALSE(store_->user_named("Ann"));
    EXPECT_FALSE(store_->session("h", 0));
    EXPECT_EQ(code(AddSession{{.token_hash = "h2", .user = "a"}}), Code::missing);
    EXPECT_EQ(code(SetPassword{"a", "", "new"}), Code::missing);
    EXPECT_EQ(store_->table("t")->people, (std::vector<Id>{"a", "b"}));
    EXPECT_EQ(store_->chat("t", 0).size(), 1U);
    EXPECT_EQ(code(AddUser{user("a2", "Ann")}), Code::done);
}

TEST_P(StoreTest, sessions_are_found_by_any_bytes_until_they_expire) {
    add_people();
    const std::string hash("\x00\xff'\x80 \n", 6);
    const Session session{hash, SessionKind::browser, "a", "Firefox", 10, 500};
    EXPECT_EQ(code(AddSession{session}), Code::done);
    EXPECT_EQ(code(AddSession{session}), Code::conflict);
    ASSERT_TRUE(store_->session(hash, 499));
    EXPECT_EQ(store_->session(hash, 499)->session, session);
    EXPECT_EQ(store_->session(hash, 499)->user, user("a", "Ann"));
    EXPECT_FALSE(store_->session(hash, 500));
    EXPECT_THAT(store_->living_sessions(std::vector<std::string>{"no", hash}, 499), ElementsAre(hash));
    EXPECT_THAT(store_->living_sessions(std::vector<std::string>{"no", hash}, 500), IsEmpty());
    EXPECT_THAT(commit(ForgetExpired{499}).ended, IsEmpty());
    EXPECT_THAT(commit(ForgetExpired{500}).ended, ElementsAre(hash));
    EXPECT_FALSE(store_->session(hash, 499));
    EXPECT_EQ(codes({Touch{}, Touch{}}), std::vector<Code>(2, Code::done));
    EXPECT_EQ(code(AddSession{{.token_hash = "x", .user = "nobody"}}), Code::missing);
}

TEST_P(StoreTest, logging_out_everywhere_spares_api_tokens_and_others) {
    add_people();
    const auto add = [&](const std::string& hash, const Id& user, Time created) {
        ASSERT_EQ(code(AddSession{{hash, SessionKind::browser, user, "", created, 0}}), Code::done);
    };
    add("one", "a", 1);
    add("two", "a", 2);
    add("bens", "b", 4);
    ASSERT_EQ(code(token("bot", "a", "one")), Code::done);
    EXPECT_EQ(store_->sessions("a", SessionKind::browser).at(0).token_hash, "two");
    EXPECT_THAT(commit(DeleteSessions{"a", false}).ended, UnorderedElementsAre("one", "two"));
    EXPECT_FALSE(store_->session("one", 9));
    EXPECT_TRUE(store_->session("bot", 9));
    EXPECT_EQ(store_->sessions("a", SessionKind::api_token).size(), 1U);
    EXPECT_THAT(commit(DeleteSessions{"a", true}).ended, ElementsAre("bot"));
    EXPECT_TRUE(store_->session("bens", 9));
    EXPECT_THAT(commit(DeleteSession{"bens"}).ended, ElementsAre("bens"));
    EXPECT_THAT(commit(DeleteSession{"bens"}).ended, IsEmpty());
    EXPECT_FALSE(store_->session("bens", 9));
}

TEST_P(StoreTest, a_guest_leaves_nothing_behind_but_his_games) {
    add_people();
    for (const char* id : {"idle", "seated", "talks", "stays"}) {
        ASSERT_EQ(code(AddUser{guest(id, std::string("Guest who ") + id)}), Code::done);
        ASSERT_EQ(code(AddSession{{id, SessionKind::browser, id, "", 1, 500}}), Code::done);
    }
    ASSERT_EQ(code(token("bot", "stays", "stays")), Code::done);
    ASSERT_EQ(codes({AddTable{table("t", {"seated"})}, AddChat{"t", "talks", 5, "hello"}, Mute{"a", "idle", 9},
                     Mute{"idle", "a", 9}}),
              std::vector<Code>(4, Code::done));
    EXPECT_EQ(commit(ForgetExpired{500}).ended.size(), 4U);
    EXPECT_FALSE(store_->user("idle"));
    EXPECT_TRUE(store_->user("seated"));
    EXPECT_TRUE(store_->user("talks"));
    EXPECT_TRUE(store_->user("stays"));  // his program may come
    EXPECT_THAT(store_->muted_by("a"), IsEmpty());
    EXPECT_EQ(code(AddUser{user("d", "Guest who idle")}), Code::done);
    EXPECT_EQ(code(DeleteSession{"bot"}), Code::done);
    EXPECT_FALSE(store_->user("stays"));
    ASSERT_EQ(code(AddSession{{.token_hash = "s", .user = "a"}}), Code::done);
    EXPECT_EQ(code(DeleteSession{"s"}), Code::done);
    EXPECT_TRUE(store_->user("a"));  // an account has its password
}

TEST_P(StoreTest, tokens_are_counted_and_need_the_session_that_asks) {
    add_people();
    ASSERT_EQ(code(AddSession{{.token_hash = "s", .user = "a"}}), Code::done);
    ASSERT_EQ(code(AddSession{{.token_hash = "bens", .user = "b"}}), Code::done);
    EXPECT_EQ(code(token("t1", "a", "s", 2)), Code::done);
    EXPECT_EQ(code(token("t1", "a", "s", 2)), Code::conflict);
    EXPECT_EQ(code(token("t2", "a", "bens", 2)), Code::missing);
    EXPECT_EQ(code(token("t2", "a", "s", 2)), Code::done);
    EXPECT_EQ(code(token("t3", "a", "s", 2)), Code::too_many);
    EXPECT_EQ(code(DeleteSession{"s"}), Code::done);
    EXPECT_EQ(code(token("t3", "a", "s", 9)), Code::missing);
}

TEST_P(StoreTest, the_oldest_session_ends_when_there_are_too_many) {
    add_people();
    const auto add = [&](int number) {
        return commit(AddSession{{"s" + std::to_string(number), SessionKind::browser, "a", "", number, 0}});
    };
    ASSERT_EQ(add(0).code, Code::done);
    ASSERT_EQ(code(token("bot", "a", "s0")), Code::done);
    for (int i = 1; i < kMostSessions; ++i) EXPECT_EQ(add(i), Outcome{});
    EXPECT_THAT(add(kMostSessions).ended, ElementsAre("s0"));
    EXPECT_TRUE(store_->session("bot", 9));
    EXPECT_EQ(store_->sessions("a", SessionKind::browser).size(), static_cast<std::size_t>(kMostSessions));
}

}  // namespace wharf::storage::testing
