// Users and sessions.
#include <gmock/gmock.h>

#include "storage/name_key.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

TEST(NameKey, makes_capitals_small_in_european_alphabets) {
    EXPECT_EQ(name_key("ÁRVÍZTŰRŐ Tükörfúrógép"), "árvíztűrő tükörfúrógép");
    EXPECT_EQ(name_key("ZAŻÓŁĆ GĘŚLĄ JAŹŃ"), "zażółć gęślą jaźń");
    EXPECT_EQ(name_key("Glück AUF ẞ ß"), "glück auf ẞ ß");
    EXPECT_EQ(name_key("ЁЖИК Ђ"), "ёжик ђ");
    EXPECT_EQ(name_key("ΩΜΈΓΑ ΟΔΌΣ"), name_key("ωμΈγα οδΌς"));
    EXPECT_EQ(name_key("ŸŽŇĽÐÞ×"), "ÿžňľðþ×");
    EXPECT_EQ(name_key("船 🐢"), "船 🐢");
}

TEST_P(StoreTest, users_are_found_by_id_and_by_name_without_case) {
    User guest = user("g", "Łódź");
    guest.kind = UserKind::guest;
    guest.password_hash = "";
    guest.settings = R"({"language":"pl"})";
    ASSERT_EQ(code(AddUser{guest}), Code::done);
    EXPECT_EQ(store_->user("g"), guest);
    EXPECT_EQ(store_->user_named("łÓDŹ"), guest);
    EXPECT_FALSE(store_->user("h"));
    EXPECT_FALSE(store_->user_named("lodz"));
    EXPECT_EQ(code(AddUser{user("g", "Other")}), Code::conflict);
    EXPECT_EQ(code(AddUser{user("h", "ŁÓDŹ")}), Code::name_taken);
}

TEST_P(StoreTest, users_are_read_in_the_order_asked) {
    add_people();
    const std::vector<User> found = store_->users(std::vector<Id>{"c", "nobody", "a"});
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].name, "Cyd");
    EXPECT_EQ(found[1].name, "Ann");
}

TEST_P(StoreTest, a_guest_becomes_an_account_unless_the_name_is_taken) {
    add_people();
    User changed = user("a", "ben");
    EXPECT_EQ(code(ChangeUser{changed}), Code::name_taken);
    changed.name = "ANN";  // her own name in other letters
    changed.password_hash = "new";
    EXPECT_EQ(code(ChangeUser{changed}), Code::done);
    EXPECT_EQ(store_->user("a"), changed);
    EXPECT_EQ(code(ChangeUser{user("nobody", "Nobody")}), Code::missing);
}

TEST_P(StoreTest, a_deleted_user_is_nobody_but_the_archive_stays) {
    add_people();
    ASSERT_EQ(code(AddTable{table("t", {"a", "b"})}), Code::done);
    ASSERT_EQ(code(AddSession{{.token_hash = "h", .user = "a"}}), Code::done);
    ASSERT_EQ(code(AddChat{"t", "a", 5, "hello"}), Code::done);
    EXPECT_EQ(code(DeleteUser{"a", 777}), Code::done);
    EXPECT_EQ(code(DeleteUser{"a", 778}), Code::missing);
    const std::optional<User> gone = store_->user("a");
    ASSERT_TRUE(gone);
    EXPECT_EQ(gone->name, "");
    EXPECT_EQ(gone->password_hash, "");
    EXPECT_EQ(gone->deleted, 777);
    EXPECT_FALSE(store_->user_named("Ann"));
    EXPECT_FALSE(store_->session("h", 0));
    EXPECT_EQ(code(AddSession{{.token_hash = "h2", .user = "a"}}), Code::missing);
    EXPECT_EQ(code(ChangeUser{user("a", "Ann")}), Code::missing);
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
    EXPECT_EQ(code(ExtendSession{hash, 900}), Code::done);
    EXPECT_TRUE(store_->session(hash, 500));
    EXPECT_EQ(code(ForgetExpired{900}), Code::done);
    EXPECT_EQ(code(ExtendSession{hash, 950}), Code::missing);
    EXPECT_EQ(code(AddSession{{.token_hash = "x", .user = "nobody"}}), Code::missing);
}

TEST_P(StoreTest, logging_out_everywhere_spares_this_session_and_api_tokens) {
    add_people();
    const auto add = [&](const std::string& hash, SessionKind kind, const Id& user, Time created) {
        ASSERT_EQ(code(AddSession{{hash, kind, user, "", created, 0}}), Code::done);
    };
    add("one", SessionKind::browser, "a", 1);
    add("two", SessionKind::browser, "a", 2);
    add("bot", SessionKind::api_token, "a", 3);
    add("bens", SessionKind::browser, "b", 4);
    EXPECT_EQ(store_->sessions("a", SessionKind::browser).at(0).token_hash, "two");
    EXPECT_EQ(code(DeleteSessions{"a", "two", false}), Code::done);
    EXPECT_FALSE(store_->session("one", 9));
    EXPECT_TRUE(store_->session("two", 9));
    EXPECT_TRUE(store_->session("bot", 9));
    EXPECT_EQ(store_->sessions("a", SessionKind::api_token).size(), 1U);
    EXPECT_EQ(code(DeleteSessions{"a", "", true}), Code::done);
    EXPECT_FALSE(store_->session("two", 9));
    EXPECT_FALSE(store_->session("bot", 9));
    EXPECT_TRUE(store_->session("bens", 9));
    EXPECT_EQ(code(DeleteSession{"bens"}), Code::done);
    EXPECT_FALSE(store_->session("bens", 9));
}

}  // namespace wharf::storage::testing
