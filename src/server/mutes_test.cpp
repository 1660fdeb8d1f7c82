// Whose chat somebody does not want to read: stored, and told to his sockets at every node.
#include "server/mutes.h"

#include <gmock/gmock.h>

#include "server/testing/house.h"

namespace wharf::server {
namespace {

struct MutingEar final : Receiver {
    std::chrono::milliseconds received(std::string_view) override { return {}; }
    void closed() override {}
    void send_off() override {}
    void mute(const std::string& user, bool on) override { muted[user] = on; }
    std::map<std::string, bool> muted;
};

struct MutesTest : ::testing::Test {
    int change(const std::string& other, bool on) {
        Request request;
        request.body = boost::json::serialize(boost::json::object{{"user", other}, {"on", on}});
        return house.run(here.people.mutes.change(request, anna)).status;
    }

    tests::House house;
    tests::TestNode here{house};
    tests::TestNode there{house};
    Person anna = house.guest("Anna");
};

TEST_F(MutesTest, are_kept_and_taken_back) {
    house.guest("Bert");
    EXPECT_EQ(change("id-Bert", true), 200);
    EXPECT_EQ(change("id-Bert", true), 200);
    EXPECT_THAT(house.run(there.people.mutes.of("id-Anna")), ::testing::ElementsAre("id-Bert"));
    EXPECT_EQ(change("id-Bert", false), 200);
    EXPECT_THAT(house.run(here.people.mutes.of("id-Anna")), ::testing::IsEmpty());
    EXPECT_EQ(change("nobody", true), 404);
    EXPECT_EQ(change("no id at all", true), 404);
}

TEST_F(MutesTest, are_told_to_sockets_at_every_node) {
    house.guest("Bert");
    const auto outbox = std::shared_ptr<Outbox>();
    const auto near = std::make_shared<MutingEar>();
    const auto far = std::make_shared<MutingEar>();
    const auto near_place = here.node.connections->admit("192.0.2.1");
    const auto far_place = there.node.connections->admit("192.0.2.1");
    ASSERT_TRUE(near_place->open({"id-Anna", "s"}, Connections::Clock::now(), outbox, near));
    ASSERT_TRUE(far_place->open({"id-Anna", "s"}, Connections::Clock::now(), outbox, far));
    EXPECT_EQ(change("id-Bert", true), 200);
    EXPECT_TRUE(near->muted["id-Bert"]);
    EXPECT_TRUE(house.wait_until([&] { return far->muted["id-Bert"]; }));
}

}  // namespace
}  // namespace wharf::server
