// Sessions: known by cookie and token, and over at once when they end, at every node.
#include "server/sessions.h"

#include <gmock/gmock.h>

#include "server/cookies.h"
#include "server/testing/house.h"

namespace wharf::server {
namespace {

using tests::TestNode;

struct SeenOutbox final : Outbox {
    void send(std::shared_ptr<const std::string>) override {}
    void close(std::string_view) override { closed = true; }
    bool closed = false;
};

struct Ear final : Receiver {
    std::chrono::milliseconds received(std::string_view) override { return {}; }
    void closed() override {}
    void send_off() override {}
};

// A socket of a session.
struct OpenSocket {
    OpenSocket(TestNode& at, const std::string& session) : place(at.node.connections->admit("192.0.2.1")) {
        is_open = place->open({"user", session}, Connections::Clock::now(), outbox, ear);
    }
    std::shared_ptr<Connections::Place> place;
    std::shared_ptr<SeenOutbox> outbox = std::make_shared<SeenOutbox>();
    std::shared_ptr<Ear> ear = std::make_shared<Ear>();
    bool is_open = false;
};

Request with_cookie(const std::string& token) {
    Request request;
    request.cookie = "other=1; wharf_session=" + token;
    return request;
}

class SessionsTest : public ::testing::Test {
 protected:
    SessionsTest() { house.guest("Anna"); }

    std::string open(TestNode& at) {
        const auto response = house.run(at.people.sessions.open(Request{}, *house.store->user("id-Anna")));
        EXPECT_TRUE(response);
        for (const auto& [name, value] : response->headers)
            if (name == "Set-Cookie") return cookie_value(value, kSessionCookie);
        return {};
    }
    bool is_known(TestNode& at, const std::string& token) {
        return house.run(at.people.sessions.identify(with_cookie(token))).has_value();
    }

    tests::House house;
};

TEST_F(SessionsTest, are_known_by_cookie_or_header) {
    TestNode node(house);
    const std::string token = open(node);
    EXPECT_TRUE(is_known(node, token));
    EXPECT_FALSE(is_known(node, token + "x"));
    EXPECT_FALSE(is_known(node, std::string(5000, 'x')));
    Request bearer;
    bearer.authorization = "Bearer " + token;
    EXPECT_EQ(house.run(node.people.sessions.identify(bearer))->name, "Anna");
    EXPECT_FALSE(house.run(node.people.sessions.identify(Request{})));
}

TEST_F(SessionsTest, end_with_their_sockets_at_once) {
    TestNode node(house);
    const std::string token = open(node);
    const std::string other = open(node);
    EXPECT_TRUE(is_known(node, token));
    const OpenSocket socket(node, token_hash(token));
    const OpenSocket others(node, token_hash(other));
    EXPECT_TRUE(house.run(node.people.sessions.close(token_hash(token))));
    EXPECT_FALSE(is_known(node, token));
    EXPECT_TRUE(is_known(node, other));
    EXPECT_TRUE(socket.outbox->closed);
    EXPECT_FALSE(others.outbox->closed);
}

TEST_F(SessionsTest, end_at_every_node_at_once) {
    TestNode here(house);
    TestNode there(house);
    const std::string token = open(here);
    EXPECT_TRUE(is_known(there, token));
    const OpenSocket socket(there, token_hash(token));
    EXPECT_TRUE(house.run(here.people.sessions.close(token_hash(token))));
    EXPECT_TRUE(house.wait_until([&] { return socket.outbox->closed; }));
    EXPECT_FALSE(is_known(there, token));
}

TEST_F(SessionsTest, that_ended_unheard_are_found_in_the_store) {
    TestNode node(house);
    const std::string ended = open(node);
    const std::string living = open(node);
    EXPECT_TRUE(is_known(node, ended));
    const OpenSocket socket(node, token_hash(ended));
    const OpenSocket other(node, token_hash(living));
    const storage::Write write = storage::DeleteSession{token_hash(ended)};
    ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    EXPECT_TRUE(house.run(node.people.sessions.tidy()));
    EXPECT_TRUE(socket.outbox->closed);
    EXPECT_FALSE(other.outbox->closed);
    EXPECT_FALSE(is_known(node, ended));
}

// A node that is alone looks only where it is unsure: what it could not find out then, it finds out later.
TEST_F(SessionsTest, that_could_not_be_looked_up_are_looked_up_again) {
    TestNode node(house);
    NodeMessages alone(node.node, nullptr);
    KnownNames names(node.node);
    Sessions sessions(node.node, alone, names);
    const std::string ended = open(node);
    const OpenSocket socket(node, token_hash(ended));
    const storage::Write write = storage::DeleteSession{token_hash(ended)};
    ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    sessions.look_again("id-Anna");
    const auto database = storage::sqlite_connector(house.folder.file("wharf.sqlite"))->connect();
    database->execute("ALTER TABLE sessions RENAME TO away");
    EXPECT_FALSE(house.run(sessions.tidy()));
    EXPECT_FALSE(socket.outbox->closed);
    database->execute("ALTER TABLE away RENAME TO sessions");
    EXPECT_TRUE(house.run(sessions.tidy()));
    EXPECT_TRUE(socket.outbox->closed);
}

TEST_F(SessionsTest, that_end_while_they_are_looked_up_are_not_known) {
    TestNode node(house);
    const std::string token = open(node);
    std::optional<Person> person;
    bool looked = false;
    const Request request = with_cookie(token);
    spawn<std::optional<Person>>(node.people.sessions.identify(request), [&](auto found, auto) {
        person = found ? *found : std::nullopt;
        looked = true;
    });
    // The read is under way or done, but its answer can only come when the loop runs.
    node.people.sessions.end({token_hash(token)});
    EXPECT_TRUE(house.wait_until([&] { return looked; }));
    EXPECT_FALSE(person);
}

TEST_F(SessionsTest, that_expired_end_their_sockets) {
    TestNode node(house);
    const storage::Write write =
        storage::AddSession{{token_hash("old"), storage::SessionKind::browser, "id-Anna", "", 1, 2}};
    ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    EXPECT_FALSE(is_known(node, "old"));
    const OpenSocket socket(node, token_hash("old"));
    EXPECT_TRUE(house.run(node.people.sessions.tidy()));
    EXPECT_TRUE(socket.outbox->closed);
}

TEST(Cookies, belong_to_this_host_alone_under_tls) {
    Request secure;
    secure.secure = true;
    Response response;
    set_cookie(secure, response, kSessionCookie, "x", 5000);
    EXPECT_EQ(response.headers.back().second,
              "__Host-wharf_session=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=5; Secure");
    secure.cookie = "wharf_session=planted; __Host-wharf_session=mine";
    EXPECT_EQ(cookie_of(secure, kSessionCookie), "mine");
    set_cookie(Request{}, response, kSessionCookie, "", 0);
    EXPECT_EQ(response.headers.back().second, "wharf_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
}

}  // namespace
}  // namespace wharf::server
