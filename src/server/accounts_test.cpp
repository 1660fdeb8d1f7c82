// Accounts: what happens when several things are done to one at the same moment, and who may try passwords.
#include "server/accounts.h"

#include <gmock/gmock.h>

#include "server/cookies.h"
#include "server/testing/house.h"

namespace wharf::server {
namespace {

using ::testing::UnorderedElementsAre;
using tests::TestNode;

// Somebody at a browser, which keeps its cookies.
class Browser {
 public:
    Browser(tests::House& house, TestNode& node, std::string address = "192.0.2.1")
        : house_(house), node_(node), address_(std::move(address)) {}

    Request request(const boost::json::object& body = {}) const {
        Request request;
        request.address = address_;
        request.body = boost::json::serialize(body);
        for (const auto& [name, value] : cookies_) request.cookie += name + "=" + value + "; ";
        return request;
    }
    std::optional<Person> who() { return house_.run(node_.people.identify(request())); }
    Response keep(Response response) {
        for (const auto& [name, value] : response.headers) {
            const std::size_t equals = value.find('=');
            if (name == "Set-Cookie")
                cookies_[value.substr(0, equals)] = value.substr(equals + 1, value.find(';') - equals - 1);
        }
        return response;
    }
    int guest(const std::string& name) {
        return keep(house_.run(node_.people.accounts.become_guest(request({{"name", name}})))).status;
    }
    int sign_up(const std::string& name, const std::string& password) {
        return keep(house_.run(node_.people.accounts.sign_up(credentials(name, password), who()))).status;
    }
    int log_in(const std::string& name, const std::string& password) {
        return keep(house_.run(node_.people.accounts.log_in(credentials(name, password), who()))).status;
    }
    int change_password(const std::string& from, const std::string& to) {
        const Request asked = request({{"old_password", from}, {"new_password", to}});
        return keep(house_.run(node_.people.accounts.change_password(asked, *who()))).status;
    }
    int delete_account(const std::string& password) {
        return keep(house_.run(node_.people.accounts.delete_account(request({{"password", password}}), *who()))).status;
    }
    Request credentials(const std::string& name, const std::string& password) const {
        return request({{"name", name}, {"password", password}});
    }

 private:
    tests::House& house_;
    TestNode& node_;
    std::string address_;
    std::map<std::string, std::string> cookies_;
};

// Who has found the token of somebody's program.
Person by_token(Person person) {
    person.by_api_token = true;
    return person;
}

class AccountsTest : public ::testing::Test {
 protected:
    // Starts tasks together and waits for all of them.
    std::vector<int> all(std::vector<Task<Response>> tasks) {
        std::vector<int> statuses;
        const std::size_t count = tasks.size();
        for (Task<Response>& task : tasks)
            spawn<Response>(std::move(task),
                            [&](auto response, auto) { statuses.push_back(response ? response->status : 500); });
        EXPECT_TRUE(house.wait_until([&] { return statuses.size() == count; }));
        return statuses;
    }

    tests::House house;
    TestNode node{house};
    Browser anna{house, node};
};

// As many of one name as have ever been: the next one gets a longer number.
TEST_F(AccountsTest, a_token_of_a_guest_makes_no_account_of_him) {
    ASSERT_EQ(anna.guest("Anna"), 200);
    const Person guest = *anna.who();
    const Request asked = anna.credentials("Anna", "anna's password");
    const Response refused = house.run(node.people.accounts.sign_up(asked, by_token(guest)));
    EXPECT_EQ(refused.status, 403);
    EXPECT_EQ(refused.refusal, "token_cannot");
    EXPECT_EQ(house.store->user(guest.id)->kind, storage::UserKind::guest);
    EXPECT_EQ(anna.sign_up("Anna", "anna's password"), 200) << "he himself does";
    EXPECT_EQ(anna.who()->id, guest.id);
}

TEST_F(AccountsTest, a_guest_gets_in_however_many_have_his_name) {
    std::vector<storage::Write> crowd;
    for (int i = 1; i <= 100'000; ++i) {
        storage::User user;
        user.id = "crowd-" + std::to_string(i);
        user.name = i == 1 ? "Crowd" : "Crowd " + std::to_string(i);
        crowd.emplace_back(storage::AddUser{user});
    }
    ASSERT_EQ(house.store->commit(crowd).back().code, storage::Code::done);
    EXPECT_EQ(Browser(house, node).guest("Crowd"), 200);
}

TEST_F(AccountsTest, the_guests_cookie_is_no_session_of_the_account) {
    ASSERT_EQ(anna.guest("Anna"), 200);
    Browser planted = anna;  // somebody else who knows the guest's cookie
    const std::string id = anna.who()->id;
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    EXPECT_EQ(anna.who()->id, id);
    EXPECT_EQ(anna.who()->kind, protocol::PersonKind::account);
    EXPECT_FALSE(planted.who());
}

TEST_F(AccountsTest, of_two_sign_ups_of_one_guest_one_succeeds) {
    ASSERT_EQ(anna.guest("Anna"), 200);
    const auto person = anna.who();
    std::vector<Task<Response>> tasks;
    tasks.push_back(node.people.accounts.sign_up(anna.credentials("First", "correct horse"), person));
    tasks.push_back(node.people.accounts.sign_up(anna.credentials("Second", "correct horse"), person));
    EXPECT_THAT(all(std::move(tasks)), UnorderedElementsAre(200, 409));
    EXPECT_NE(house.store->user_named("First").has_value(), house.store->user_named("Second").has_value());
}

TEST_F(AccountsTest, a_mute_undoes_no_change_of_password) {
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    house.guest("Noisy");
    for (int round = 0; round < 2; ++round) {
        const std::string from = round == 0 ? "correct horse" : "new horse " + std::to_string(round);
        const std::string to = "new horse " + std::to_string(round + 1);
        Browser session = anna;
        const Person now = *session.who();
        std::vector<Task<Response>> tasks;
        tasks.push_back(
            node.people.accounts.change_password(session.request({{"old_password", from}, {"new_password", to}}), now));
        for (int i = 0; i < 10; ++i)
            tasks.push_back(node.people.mutes.change(session.request({{"user", "id-Noisy"}, {"on", i % 2 == 0}}), now));
        for (const int status : all(std::move(tasks))) EXPECT_EQ(status, 200);
        EXPECT_EQ(anna.log_in("Anna", from), 401);
        EXPECT_EQ(anna.log_in("Anna", to), 200);
    }
}

TEST_F(AccountsTest, a_new_password_ends_everything_but_the_session_it_brings) {
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    Browser stolen = anna;
    Browser phone(house, node, "192.0.2.2");
    ASSERT_EQ(phone.log_in("anna", "correct horse"), 200);
    const Response made = house.run(node.people.tokens.make(phone.request({{"label", "bot"}}), *phone.who()));
    const auto token = boost::json::parse(*made.body).as_object().at("token").as_string();
    EXPECT_EQ(anna.change_password("wrong horse", "new horse 1"), 401);
    EXPECT_TRUE(phone.who());
    EXPECT_EQ(anna.change_password("correct horse", "new horse 1"), 200);
    EXPECT_TRUE(anna.who());
    EXPECT_FALSE(stolen.who());
    EXPECT_FALSE(phone.who());
    Request bot;
    bot.authorization = "Bearer " + std::string(token);
    EXPECT_FALSE(house.run(node.people.identify(bot)));
}

TEST_F(AccountsTest, who_logs_in_leaves_the_session_he_had) {
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    Browser left = anna;
    EXPECT_EQ(anna.log_in("Anna", "correct horse"), 200);
    EXPECT_TRUE(anna.who());
    EXPECT_FALSE(left.who());
}

TEST_F(AccountsTest, passwords_are_not_guessed_where_an_account_is_deleted_or_changed) {
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    std::map<int, int> statuses;
    for (int i = 0; i < 8; ++i) statuses[anna.delete_account("wrong horse")] += 1;
    for (int i = 0; i < 8; ++i) statuses[anna.change_password("wrong horse", "new horse 1")] += 1;
    EXPECT_EQ(statuses[401], PasswordGuard::kAtPlace);
    EXPECT_EQ(statuses[429], 16 - PasswordGuard::kAtPlace);
}

TEST_F(AccountsTest, strangers_do_not_lock_the_owner_out) {
    ASSERT_EQ(anna.sign_up("Anna", "correct horse"), 200);
    for (int i = 0; i < 20; ++i) {
        Browser stranger(house, node, "203.0.113." + std::to_string(i));
        for (const char* name : {"Anna", "ANNA", "anna"}) stranger.log_in(name, "wrong horse");
    }
    Browser stranger(house, node, "203.0.113.99");
    EXPECT_EQ(stranger.log_in("Anna", "correct horse"), 429);
    Browser at_home(house, node);  // the network he signed up at, without any cookie
    EXPECT_EQ(at_home.log_in("Anna", "correct horse"), 200);
    const Person person = *anna.who();
    EXPECT_EQ(house.run(node.people.accounts.log_out(anna.request(), person)).status, 200);
    EXPECT_FALSE(anna.who());
    EXPECT_EQ(anna.log_in("Anna", "correct horse"), 200);
}

TEST_F(AccountsTest, names_that_look_like_somebodys_are_taken) {
    ASSERT_EQ(anna.sign_up("Bill", "correct horse"), 200);
    Browser other(house, node);
    EXPECT_EQ(other.sign_up("BiIl", "correct horse"), 409);
    EXPECT_EQ(other.sign_up("Computer, easy", "correct horse"), 400);
    EXPECT_EQ(other.guest("Bi\u200Bll"), 400);
    ASSERT_EQ(other.guest("BiIl"), 200);
    EXPECT_TRUE(other.who()->name.starts_with("BiIl ")) << other.who()->name;
}

}  // namespace
}  // namespace wharf::server
