// Tokens of programs: made in a session, shown once, revoked for good.
#include "server/api_tokens.h"

#include <gtest/gtest.h>

#include "server/testing/house.h"

namespace wharf::server {
namespace {

namespace json = boost::json;

struct ApiTokensTest : ::testing::Test {
    ApiTokensTest() {
        anna.token_hash = token_hash("cookie");
        const storage::Write write = storage::AddSession{{.token_hash = anna.token_hash, .user = anna.id}};
        EXPECT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    }
    Response make(const std::string& label) {
        Request request;
        request.body = json::serialize(json::object{{"label", label}});
        return house.run(node.people.tokens.make(request, anna));
    }
    json::array list() {
        return json::parse(*house.run(node.people.tokens.list(anna)).body).as_object().at("tokens").as_array();
    }
    bool is_known(const std::string& token) {
        Request request;
        request.authorization = "Bearer " + token;
        const auto person = house.run(node.people.identify(request));
        return person && person->by_api_token;
    }

    tests::House house;
    tests::TestNode node{house};
    Person anna = house.guest("Anna");
};

TEST_F(ApiTokensTest, are_shown_once_and_revoked_for_good) {
    const Response made = make("my bot");
    ASSERT_EQ(made.status, 201);
    const json::object info = json::parse(*made.body).as_object();
    const std::string token(info.at("token").as_string());
    const std::string id(info.at("id").as_string());
    EXPECT_TRUE(is_known(token));
    ASSERT_EQ(list().size(), 1U);
    EXPECT_EQ(list().front().as_object().at("label").as_string(), "my bot");
    EXPECT_EQ(json::serialize(list()).find(token), std::string::npos);
    EXPECT_EQ(house.run(node.people.tokens.revoke(house.guest("Bert"), id)).status, 404);
    EXPECT_TRUE(is_known(token));
    EXPECT_EQ(house.run(node.people.tokens.revoke(anna, id)).status, 200);
    EXPECT_FALSE(is_known(token));
    EXPECT_EQ(house.run(node.people.tokens.revoke(anna, id)).status, 404);
}

TEST_F(ApiTokensTest, are_bounded_and_made_in_a_living_session_only) {
    for (int i = 0; i < 20; ++i) EXPECT_EQ(make("one more").status, 201);
    EXPECT_EQ(make("too many").status, 429);
    EXPECT_TRUE(house.run(node.people.sessions.close(anna.token_hash)));
    EXPECT_EQ(make("from an ended session").status, 401);
}

}  // namespace
}  // namespace wharf::server
