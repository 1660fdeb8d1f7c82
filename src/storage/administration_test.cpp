// Looking after a house, in the store: who may do what to whom, and that every deed leaves its entry.
#include <gmock/gmock.h>

#include <atomic>
#include <thread>

#include "storage/testing/contract.h"

namespace wharf::storage::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class AdministrationTest : public StoreTest {
 protected:
    // Ann is administrator, Ben moderator, Cyd nobody in particular; d is Dan, another moderator.
    void SetUp() override {
        add_people();
        ASSERT_EQ(codes({AddUser{user("d", "Dan")}, SetRole{by_hand(), "a", Role::administrator},
                         SetRole{by("a"), "b", Role::moderator}, SetRole{by("a"), "d", Role::moderator}}),
                  std::vector<Code>(4, Code::done));
    }
    static Act by(const Id& id, Time at = 1000) { return {id, "", at, "because"}; }
    static Act by_hand() { return {"", "root", 1000, "set up"}; }
    std::vector<std::string> noted(std::int64_t after) {
        std::vector<std::string> words;
        for (const AuditEntry& entry : store_->audit_after(after))
            words.push_back(entry.by + " " + entry.action + " " + entry.user);
        return words;
    }
    Role role(const Id& id) { return store_->user(id)->role; }
};

INSTANTIATE_TEST_SUITE_P(Stores, AdministrationTest, ::testing::Values(Backend::sqlite, Backend::postgres),
                         [](const auto& backend) { return backend.param == Backend::sqlite ? "sqlite" : "postgres"; });

TEST_P(AdministrationTest, roles_are_given_by_administrators_alone) {
    EXPECT_EQ(role("a"), Role::administrator);
    EXPECT_EQ(code(SetRole{by("b"), "c", Role::moderator}), Code::forbidden);
    EXPECT_EQ(code(SetRole{by("c"), "c", Role::administrator}), Code::forbidden);
    EXPECT_EQ(code(SetRole{by("nobody"), "c", Role::administrator}), Code::forbidden);
    EXPECT_EQ(code(SetRole{by("a"), "nobody", Role::moderator}), Code::missing);
    EXPECT_EQ(code(SetRole{by("a"), "b", Role::moderator}), Code::already);
    User guest = user("g", "Gus");
    guest.kind = UserKind::guest;
    ASSERT_EQ(code(AddUser{guest}), Code::done);
    EXPECT_EQ(code(SetRole{by("a"), "g", Role::moderator}), Code::conflict);
    EXPECT_THAT(noted(0), ElementsAre(" role a", "a role b", "a role d"));
    EXPECT_EQ(store_->last_audit(), 3);
    EXPECT_EQ(store_->audit_after(0).front().via, "root");
}

TEST_P(AdministrationTest, the_last_administrator_stays) {
    EXPECT_EQ(code(SetRole{by("a"), "a", Role::person}), Code::last);
    EXPECT_EQ(code(SetRole{by_hand(), "a", Role::moderator}), Code::last);
    EXPECT_EQ(code(DeleteUser{"a", 2000, {}, {}}), Code::last);
    EXPECT_EQ(code(DeleteUser{"a", 2000, {}, by_hand()}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by_hand(), "a", SanctionKind::ban, 0}), Code::forbidden);
    ASSERT_EQ(code(SetRole{by("a"), "c", Role::administrator}), Code::done);
    EXPECT_EQ(code(SetRole{by("a"), "a", Role::person}), Code::done);
    EXPECT_EQ(code(SetRole{by("a"), "a", Role::administrator}), Code::forbidden);
    EXPECT_EQ(code(DeleteUser{"c", 2000, {}, {}}), Code::last);
}

// Two administrators take each other's role, or their own, at the same moment from two nodes: one stays.
TEST_P(AdministrationTest, two_who_resign_at_once_do_not_leave_the_house_alone) {
    const std::unique_ptr<Store> other = place_.open();
    for (int round = 0; round < 8; ++round) {
        for (const char* id : {"a", "c"})
            if (role(id) != Role::administrator)
                ASSERT_EQ(code(SetRole{by_hand(), id, Role::administrator}), Code::done);
        const auto resign = [&](Store& store, const Id& actor, const Id& whom) {
            const Write write = SetRole{by(actor), whom, Role::person};
            store.commit({&write, 1});
        };
        const bool crosswise = round % 2 == 0;
        std::thread there([&] { resign(*other, "c", crosswise ? "a" : "c"); });
        resign(*store_, "a", crosswise ? "c" : "a");
        there.join();
        EXPECT_EQ((role("a") == Role::administrator) + (role("c") == Role::administrator), 1) << round;
    }
}

TEST_P(AdministrationTest, sanctions_go_down_and_never_up) {
    EXPECT_EQ(code(SetSanction{by("b"), "a", SanctionKind::ban, 0}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by("b"), "d", SanctionKind::silence, 0}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by("b"), "b", SanctionKind::ban, 0}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by("a"), "a", SanctionKind::ban, 0}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by("c"), "d", SanctionKind::ban, 0}), Code::forbidden);
    EXPECT_EQ(code(SetSanction{by("b"), "c", SanctionKind::ban, 5000}), Code::done);
    EXPECT_EQ(code(SetSanction{by("a"), "d", SanctionKind::ban, 0}), Code::done);
    // A moderator who is banned moderates nobody.
    EXPECT_EQ(code(SetSanction{by("d"), "c", SanctionKind::silence, 0}), Code::forbidden);
    EXPECT_EQ(code(SetRole{by("a"), "c", Role::moderator}), Code::conflict);
    EXPECT_THAT(store_->sanctions("c", 4999), SizeIs(1));
    EXPECT_EQ(store_->sanctions("c", 4999).at(0).reason, "because");
    EXPECT_THAT(store_->sanctions("c", 5000), IsEmpty());
    EXPECT_EQ(code(LiftSanction{by("c"), "c", SanctionKind::ban}), Code::forbidden);
    EXPECT_EQ(code(LiftSanction{by("b"), "c", SanctionKind::ban}), Code::done);
    EXPECT_EQ(code(LiftSanction{by("b"), "c", SanctionKind::ban}), Code::already);
    EXPECT_THAT(noted(3), ElementsAre("b ban c", "a ban d", "b unban c"));
}

TEST_P(AdministrationTest, a_ban_is_found_with_the_session_and_ends_it_for_sockets) {
    const std::string hash(32, 'h');
    ASSERT_EQ(code(AddSession{{.token_hash = hash, .user = "c", .created = 1, .expires = 90'000}, {}}), Code::done);
    EXPECT_FALSE(store_->session(hash, 1500)->ban);
    ASSERT_EQ(code(SetSanction{by("b"), "c", SanctionKind::ban, 5000}), Code::done);
    ASSERT_TRUE(store_->session(hash, 1500)->ban);
    EXPECT_EQ(store_->session(hash, 1500)->ban->until, 5000);
    EXPECT_FALSE(store_->session(hash, 5000)->ban);
    EXPECT_THAT(store_->living_sessions(std::vector{hash}, 1500), IsEmpty());
    EXPECT_THAT(store_->living_sessions(std::vector{hash}, 5000), SizeIs(1));
}

TEST_P(AdministrationTest, who_is_silenced_says_nothing) {
    ASSERT_EQ(code(AddTable{table("t", {"c"})}), Code::done);
    ASSERT_EQ(code(SetSanction{by("b"), "c", SanctionKind::silence, 5000}), Code::done);
    EXPECT_EQ(code(AddChat{"t", "c", 4999, "hi"}), Code::silenced);
    EXPECT_EQ(code(AddChat{"t", "b", 4999, "hi"}), Code::done);
    EXPECT_EQ(code(AddChat{"t", "c", 5000, "hi"}), Code::done);
}

TEST_P(AdministrationTest, a_new_password_ends_sessions_and_is_not_for_those_above) {
    const std::string hash(32, 'h');
    ASSERT_EQ(code(AddSession{{.token_hash = hash, .user = "c", .created = 1, .expires = 90'000}, {}}), Code::done);
    EXPECT_EQ(code(ResetPassword{by("b"), "c", "$new"}), Code::forbidden);
    EXPECT_EQ(code(ResetPassword{by("a"), "a", "$new"}), Code::forbidden);
    const Outcome outcome = commit(ResetPassword{by("a"), "c", "$new"});
    EXPECT_EQ(outcome.code, Code::done);
    EXPECT_THAT(outcome.ended, ElementsAre(hash));
    EXPECT_EQ(store_->user("c")->password_hash, "$new");
    EXPECT_EQ(code(ResetPassword{by_hand(), "a", "$new"}), Code::done);
    EXPECT_THAT(noted(3), ElementsAre("a password c", " password a"));
}

TEST_P(AdministrationTest, lines_are_taken_away_and_keep_their_number) {
    ASSERT_EQ(codes({AddTable{table("t", {"c"})}, AddChat{"t", "c", 1, "rude"}, AddChat{"t", "a", 2, "order"}}),
              std::vector<Code>(3, Code::done));
    EXPECT_EQ(code(RemoveChat{by("c"), "t", 1}), Code::forbidden);
    EXPECT_EQ(code(RemoveChat{by("b"), "t", 2}), Code::forbidden);
    EXPECT_EQ(code(RemoveChat{by("b"), "t", 3}), Code::missing);
    EXPECT_EQ(code(RemoveChat{by("b"), "t", 1}), Code::done);
    EXPECT_EQ(code(RemoveChat{by("b"), "t", 1}), Code::already);
    const std::vector<ChatLine> lines = store_->chat("t", 0);
    EXPECT_EQ(lines.at(0).text, "");
    EXPECT_TRUE(lines.at(0).removed);
    EXPECT_EQ(lines.at(1).text, "order");
    EXPECT_EQ(commit(AddChat{"t", "c", 3, "sorry"}).number, 3);
    EXPECT_THAT(noted(3), ElementsAre("b delete_chat c"));
}

TEST_P(AdministrationTest, reports_keep_what_was_said_and_wait_for_an_answer) {
    ASSERT_EQ(codes({AddTable{table("t", {"c"})}, AddChat{"t", "c", 1, "rude"}}), std::vector<Code>(2, Code::done));
    const Report about_line{.id = "r1", .at = 10, .by = "d", .user = "c", .table = "t", .line = 1, .text = "look"};
    const Report about_admin{.id = "r2", .at = 11, .by = "c", .user = "a", .text = "unfair"};
    Report wrong = about_line;
    wrong.id = "r3";
    wrong.user = "b";  // who has not said it
    Report own = about_admin;
    own.user = "c";
    EXPECT_EQ(codes({AddReport{about_line}, AddReport{about_admin}, AddReport{wrong}, AddReport{own}}),
              (std::vector{Code::done, Code::done, Code::missing, Code::missing}));
    ASSERT_EQ(code(RemoveChat{by("b"), "t", 1}), Code::done);
    EXPECT_EQ(store_->report("r1")->said, "rude");
    EXPECT_THAT(store_->reports({.open = true}, {}), SizeIs(2));
    EXPECT_THAT(store_->reports({.open = true, .below_role = true}, {}), SizeIs(1));
    EXPECT_EQ(code(AnswerReport{by("c"), "r1", "no"}), Code::forbidden);
    EXPECT_EQ(code(AnswerReport{by("b"), "r2", "no"}), Code::forbidden);
    EXPECT_EQ(code(AnswerReport{by("a"), "r2", "I am fair"}), Code::forbidden);  // it is about her
    EXPECT_EQ(code(AnswerReport{by("b"), "r1", "thank you"}), Code::done);
    EXPECT_EQ(code(AnswerReport{by("b"), "r1", "again"}), Code::already);
    EXPECT_EQ(code(AnswerReport{by_hand(), "r2", "noted"}), Code::done);
    EXPECT_EQ(store_->report("r1")->answer, "thank you");
    EXPECT_THAT(store_->reports({.open = true}, {}), IsEmpty());
    EXPECT_THAT(store_->reports({.by = "d"}, {}), SizeIs(1));
    for (int i = 0; i < kMostOpenReports; ++i)
        ASSERT_EQ(code(AddReport{{.id = "x" + std::to_string(i), .at = 20, .by = "d", .user = "c"}}), Code::done);
    EXPECT_EQ(code(AddReport{{.id = "more", .at = 20, .by = "d", .user = "c"}}), Code::too_many);
}

TEST_P(AdministrationTest, invitations_are_used_up) {
    EXPECT_EQ(code(AddInvitation{by("b"), {.code = "come"}}), Code::forbidden);
    ASSERT_EQ(code(AddInvitation{by("a"), {.code = "come", .expires = 9000, .note = "club", .most = 2}}), Code::done);
    User eve = user("e", "Eve");
    EXPECT_EQ(code(AddUser{eve, "wrong"}), Code::no_invitation);
    eve.created = 9000;
    EXPECT_EQ(code(AddUser{eve, "come"}), Code::no_invitation);
    eve.created = 8999;
    EXPECT_EQ(code(AddUser{user("x", "ANN"), "come"}), Code::name_taken);  // and nothing is used
    EXPECT_EQ(code(AddUser{eve, "come"}), Code::done);
    User guest = user("g", "Gus");
    guest.kind = UserKind::guest;
    ASSERT_EQ(code(AddUser{guest}), Code::done);
    EXPECT_EQ(store_->invitations(100).at(0).used, 1);
    EXPECT_EQ(code(MakeAccount{"g", "Gus", "$h", "come", 100}), Code::done);
    EXPECT_EQ(code(AddUser{user("f", "Fay"), "come"}), Code::no_invitation);
    EXPECT_THAT(store_->invitations(100), IsEmpty());
    EXPECT_EQ(code(EndInvitation{by("a"), "come"}), Code::done);
    EXPECT_EQ(code(EndInvitation{by("a"), "come"}), Code::missing);
}

TEST_P(AdministrationTest, announcements_and_rules_are_for_administrators) {
    EXPECT_EQ(code(Announce{by("b"), {.id = "n", .text = "hear"}}), Code::forbidden);
    EXPECT_EQ(code(Announce{by("a"), {.id = "n", .text = ""}}), Code::invalid);
    EXPECT_EQ(code(Announce{by("a"), {.id = "n", .until = 5000, .text = "hear"}}), Code::done);
    EXPECT_THAT(store_->announcements(4999), SizeIs(1));
    EXPECT_THAT(store_->announcements(5000), IsEmpty());
    EXPECT_EQ(code(EndAnnouncement{by("b"), "n"}), Code::forbidden);
    EXPECT_EQ(code(EndAnnouncement{by("a"), "n"}), Code::done);
    EXPECT_EQ(code(EndAnnouncement{by("a"), "n"}), Code::missing);
    EXPECT_EQ(code(SetHouseRule{by("b"), {"sign_up", "closed"}}), Code::forbidden);
    EXPECT_EQ(code(SetHouseRule{by("a"), {"sign_up", "closed"}}), Code::done);
    EXPECT_THAT(store_->house_rules(), ElementsAre(HouseRule{"sign_up", "closed"}));
    EXPECT_EQ(code(NoteAct{by("b"), Role::administrator, actions::kExport, "c", ""}), Code::forbidden);
    EXPECT_EQ(code(NoteAct{by("b"), Role::moderator, actions::kCloseTable, "", "t"}), Code::done);
    EXPECT_THAT(noted(3), ElementsAre("a announce ", "a end_announcement ", "a rule ", "b close_table "));
}

TEST_P(AdministrationTest, nobody_rewrites_the_audit_log) {
    EXPECT_THROW(place_.bare()->execute("UPDATE audit SET by_id = 'c'"), Failure);
    EXPECT_THROW(place_.bare()->execute("DELETE FROM audit"), Failure);
    EXPECT_EQ(store_->last_audit(), 3);
    EXPECT_THAT(store_->audit(0, "", 2), SizeIs(2));
    EXPECT_EQ(store_->audit(0, "", 2).at(0).number, 3);
    EXPECT_EQ(store_->audit(3, "", 10).at(0).number, 2);
    EXPECT_THAT(store_->audit(0, "b", 10), SizeIs(1));
}

TEST_P(AdministrationTest, people_are_found_by_a_part_of_their_name) {
    const auto names = [&](const UserFilter& filter) {
        std::vector<std::string> found;
        for (const User& user : store_->find_users(filter, 1500, {})) found.push_back(user.name);
        std::sort(found.begin(), found.end());
        return found;
    };
    EXPECT_THAT(names({}), ElementsAre("Ann", "Ben", "Cyd", "Dan"));
    EXPECT_THAT(names({.part = "N"}), ElementsAre("Ann", "Ben", "Dan"));
    EXPECT_THAT(names({.part = "%"}), IsEmpty());
    EXPECT_THAT(names({.has_role = true}), ElementsAre("Ann", "Ben", "Dan"));
    ASSERT_EQ(code(SetSanction{by("b"), "c", SanctionKind::silence, 2000}), Code::done);
    EXPECT_THAT(names({.sanctioned = true}), ElementsAre("Cyd"));
    const Figures figures = store_->figures(1500, 0);
    EXPECT_EQ(figures.accounts, 4);
    EXPECT_EQ(figures.silences, 1);
}

TEST_P(AdministrationTest, who_is_deleted_leaves_no_word) {
    ASSERT_EQ(codes({AddTable{table("t", {"c"})}, AddChat{"t", "c", 1, "my address is"},
                     AddReport{{.id = "r", .at = 5, .by = "c", .user = "b", .text = "my complaint"}},
                     AddReport{{.id = "s", .at = 5, .by = "b", .user = "c", .table = "t", .line = 1, .text = "see"}},
                     SetSanction{by("b"), "c", SanctionKind::silence, 0}}),
              std::vector<Code>(5, Code::done));
    EXPECT_EQ(code(DeleteUser{"c", 2000, {}, by("b")}), Code::forbidden);
    const Outcome outcome = commit(DeleteUser{"c", 2000, {}, by("a")});
    EXPECT_EQ(outcome.code, Code::done);
    EXPECT_EQ(outcome.number, 1);  // a table stays
    EXPECT_EQ(store_->chat("t", 0).at(0).text, "");
    EXPECT_EQ(store_->report("r")->text, "");
    EXPECT_EQ(store_->report("s")->said, "");
    EXPECT_THAT(store_->sanctions("c", 2000), IsEmpty());
    EXPECT_EQ(noted(3).back(), "a delete c");
}

TEST_P(StoreTest, a_database_from_before_roles_is_brought_up_to_date) {
    constexpr int kBefore = 7;
    const Place older(GetParam());
    older.fill_older(kBefore,
                     "INSERT INTO chat (table_id, number, user_id, at, line) VALUES ('t', 1, 'a', 5, 'hello')");
    const std::unique_ptr<Store> store = older.open();
    EXPECT_EQ(store->user("a")->role, Role::person);
    EXPECT_EQ(store->chat("t", 0).at(0).text, "hello");
    EXPECT_FALSE(store->chat("t", 0).at(0).removed);
    const Write first = SetRole{{"", "root", 10, ""}, "a", Role::administrator};
    EXPECT_EQ(store->commit({&first, 1}).at(0).code, Code::done);
    EXPECT_EQ(store->last_audit(), 1);
}

TEST_P(AdministrationTest, a_copy_has_all_of_it) {
    ASSERT_EQ(codes({SetSanction{by("b"), "c", SanctionKind::ban, 0}, Announce{by("a"), {.id = "n", .text = "hear"}},
                     SetHouseRule{by("a"), {"sign_up", "closed"}}, AddInvitation{by("a"), {.code = "come"}},
                     AddReport{{.id = "r", .at = 5, .by = "c", .user = "b", .text = "x"}}}),
              std::vector<Code>(5, Code::done));
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "copy").string();
    place_.copy_to(file);
    for (const Backend backend : {Backend::sqlite, Backend::postgres}) {
        const Place elsewhere(backend);
        elsewhere.fill_from(file);
        const std::unique_ptr<Store> copy = elsewhere.open();
        EXPECT_EQ(copy->audit(0, "", 100), store_->audit(0, "", 100));
        EXPECT_EQ(copy->user("b"), store_->user("b"));
        EXPECT_EQ(copy->sanctions("c", 1), store_->sanctions("c", 1));
        EXPECT_EQ(copy->announcements(1), store_->announcements(1));
        EXPECT_EQ(copy->house_rules(), store_->house_rules());
        EXPECT_EQ(copy->invitations(1), store_->invitations(1));
        EXPECT_EQ(copy->report("r"), store_->report("r"));
    }
}

}  // namespace wharf::storage::testing
