// What those who look after a house do at one node is in force at the others, with the bus and without it; a closed
// table stays closed through its log and its snapshot.
#include "server/audit_feed.h"

#include <gmock/gmock.h>

#include "server/admin_api.h"
#include "server/testing/lossy_bus.h"
#include "server/testing/tables.h"

namespace wharf::server {
namespace {

struct HearingEar final : Receiver {
    std::chrono::milliseconds received(std::string_view) override { return {}; }
    void closed() override {}
    void send_off() override {}
    void tell(const std::shared_ptr<const std::string>& message) override { heard.push_back(*message); }
    std::vector<std::string> heard;
};

struct Closable final : Outbox {
    void send(std::shared_ptr<const std::string>) override {}
    void close(std::string_view) override { is_closed = true; }
    bool is_closed = false;
};

struct LookedAfter {
    explicit LookedAfter(tests::House& the_house)
        : node(the_house),
          house(node.node),
          feed(node.node, node.people, node.live_tables, house, node.messages),
          admin(node.node, node.people, node.live_tables, house, feed) {}

    tests::TestNode node;
    House house;
    AuditFeed feed;
    AdminApi admin;
};

struct AuditFeedTest : ::testing::Test {
    int ask(const std::string& method, std::vector<std::string> path, const boost::json::object& body) {
        Request request;
        request.method = method;
        request.body = boost::json::serialize(body);
        return house.run(here.admin.answer(std::move(request), std::move(path), Actor{"", "root"})).status;
    }

    tests::LossyHouse house;
    LookedAfter here{house};
    LookedAfter there{house};
};

TEST_F(AuditFeedTest, a_ban_ends_sockets_at_every_node_with_the_bus_and_without) {
    for (const bool with_bus : {true, false}) {
        const Person carl = house.guest(with_bus ? "Carl" : "Dora");
        house.lossy->connected = with_bus;
        const auto outbox = std::make_shared<Closable>();
        const auto ear = std::make_shared<HearingEar>();
        const auto place = there.node.node.connections->admit("192.0.2.1");
        ASSERT_TRUE(place->open({carl.id, "s"}, Connections::Clock::now(), outbox, ear));
        EXPECT_EQ(ask("POST", {"users", carl.id, "ban"}, {{"on", true}, {"reason", "r"}}), 200);
        if (!with_bus) {
            EXPECT_FALSE(outbox->is_closed);
            there.feed.start();
        }
        EXPECT_TRUE(house.wait_until([&] { return outbox->is_closed; }));
    }
}

TEST_F(AuditFeedTest, announcements_and_rules_reach_every_node) {
    const auto ear = std::make_shared<HearingEar>();
    const auto outbox = std::make_shared<Closable>();
    const auto place = there.node.node.connections->admit("192.0.2.1");
    ASSERT_TRUE(place->open({"somebody", "s"}, Connections::Clock::now(), outbox, ear));
    EXPECT_EQ(there.house.greeting(), nullptr);
    EXPECT_EQ(ask("POST", {"announcements"}, {{"text", "hear"}}), 201);
    EXPECT_TRUE(house.wait_until([&] { return !ear->heard.empty(); }));
    EXPECT_THAT(ear->heard.back(), ::testing::HasSubstr("hear"));
    EXPECT_NE(there.house.greeting(), nullptr);
    protocol::HouseRules rules;
    rules.sign_up = protocol::SignUp::closed;
    rules.open_tables.value = 3;
    EXPECT_EQ(ask("PUT", {"rules"}, protocol::to_value(rules).as_object()), 200);
    EXPECT_TRUE(house.wait_until([&] { return there.node.node.rules.sign_up == protocol::SignUp::closed; }));
    EXPECT_EQ(there.node.node.rules.open_tables.value, 3);
    EXPECT_EQ(House::rules_of(house.store->house_rules()).open_tables.value, 3);
}

TEST(House, RulesOfAnotherMakingAreAsWithout) {
    const protocol::HouseRules rules = House::rules_of({{"open_tables", "0"},
                                                        {"sign_up", "\"perhaps\""},
                                                        {"nonsense", "1"},
                                                        {"chat_per_minute", "{"},
                                                        {"guests", "false"}});
    EXPECT_EQ(rules.open_tables.value, 10);
    EXPECT_EQ(rules.sign_up, protocol::SignUp::open);
    EXPECT_FALSE(rules.guests);
}

TEST(ClosedTable, StaysClosedThroughItsSnapshot) {
    match::SystemChance chance;
    const auto table = started_table(setup_for("tortuga", 2, 60), chance, 1000);
    EXPECT_EQ(code_of(table->close("spam", 2000)), "");
    EXPECT_EQ(table->status(), protocol::Status::abandoned);
    EXPECT_EQ(table->closed(), "spam");
    EXPECT_EQ(code_of(table->close("spam", 2000)), "game_over");
    EXPECT_EQ(code_of(table->resign("u0", 2000)), "game_over");
    EXPECT_EQ(table->deadline(), 0);
    const auto again = TableState::restore(table->game(), table->setup(), table->snapshot());
    ASSERT_NE(again, nullptr);
    EXPECT_EQ(again->status(), protocol::Status::abandoned);
    EXPECT_EQ(again->closed(), "spam");
}

}  // namespace
}  // namespace wharf::server
