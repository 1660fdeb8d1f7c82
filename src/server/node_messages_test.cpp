// What comes over the bus and is none of ours: dropped and counted, and the node goes on.
#include "server/node_messages.h"

#include <gtest/gtest.h>

#include "bus/local.h"
#include "server/cluster.h"
#include "server/news.h"
#include "server/testing/house.h"

namespace wharf::server {

namespace {

const std::vector<std::string> kGarbage = {
    "",
    "x",
    "[]",
    "null",
    "{}",
    std::string("\0\xff", 2),
    std::string(100'000, '['),
    R"({"node":1,"fields":{}})",
    R"({"node":"other"})",
    R"({"node":"other","fields":null})",
    R"({"node":"other","fields":{"table":7}})",
    R"({"node":"other","fields":{"table":"t","sequence":-1}})",
    R"({"node":"other","fields":{"table":"t","sequence":1e30}})",
    R"({"node":"other","fields":{"table":"t","seat":99,"is_here":true}})",
};

TEST(NodeMessages, GarbageIsCountedAndTheNextMessageIsHeard) {
    tests::House house;
    tests::TestNode node(house);
    tests::TestNode other(house);
    const auto bus = bus::local_bus();
    NodeMessages here(node.node, bus.get());
    NodeMessages there(other.node, bus.get());
    std::vector<std::string> heard;
    const auto listening = here.on<TableNews>([&](const std::string& sender, const TableNews& news) {
        EXPECT_EQ(sender, there.self());
        heard.push_back(news.table.value + std::to_string(news.sequence.value));
    });
    for (const std::string& text : kGarbage) bus->publish("table", text);
    there.send(TableNews{{"t"}, {7}});
    here.send(TableNews{{"own"}, {1}});  // not heard
    there.send(TableNews{{"t"}, {8}});
    ASSERT_TRUE(house.wait_until([&] { return heard.size() == 2; }));
    EXPECT_EQ(heard, (std::vector<std::string>{"t7", "t8"}));
    EXPECT_EQ(here.counts().bad, kGarbage.size());
}

TEST(NodeMessages, WhatAListenerThrowsEndsThere) {
    tests::House house;
    tests::TestNode node(house);
    const auto bus = bus::local_bus();
    NodeMessages here(node.node, bus.get());
    NodeMessages there(node.node, bus.get());
    int heard = 0;
    const auto listening = here.on<TableNews>([&](const std::string&, const TableNews&) {
        if (++heard == 1) throw std::runtime_error("not today");
    });
    there.send(TableNews{{"t"}, {1}});
    there.send(TableNews{{"t"}, {2}});
    EXPECT_TRUE(house.wait_until([&] { return heard == 2; }));
    EXPECT_EQ(here.counts().bad, 1u);
}

TEST(NodeMessages, WhoHasGoneHearsNothing) {
    tests::House house;
    tests::TestNode node(house);
    const auto bus = bus::local_bus();
    NodeMessages here(node.node, bus.get());
    NodeMessages there(node.node, bus.get());
    auto listener = std::make_unique<int>(0);
    auto listening = here.on<TableNews>([&](const std::string&, const TableNews&) { *listener += 1; });
    there.send(TableNews{{"t"}, {1}});
    ASSERT_TRUE(house.wait_until([&] { return *listener == 1; }));
    there.send(TableNews{{"t"}, {2}});  // under way when he goes
    listening.reset();
    listener.reset();
    there.send(TableNews{{"t"}, {3}});
    EXPECT_TRUE(house.wait_until([&] { return here.counts().heard == 3; }));
    EXPECT_EQ(here.counts().bad, 0u);
}

// Garbage on every topic, and a job that is none.
TEST(Cluster, GarbageOnTheBusDoesNotEndANode) {
    tests::House house;
    tests::TestNode node(house);
    NodeMessages& messages = node.messages;
    bus::Bus* bus = house.bus.get();
    Cluster cluster(node.node, node.live_tables, messages, *bus);
    for (const char* topic : {"table", "row", "chat", "presence", "alive"})
        for (const std::string& text : kGarbage) bus->publish(topic, text);
    for (std::size_t i = 0; i < kGarbage.size(); ++i) bus->put(bus::Lane::slow, "job" + std::to_string(i), kGarbage[i]);
    ASSERT_TRUE(house.wait_until([&] { return messages.counts().bad >= 5 * (kGarbage.size() - 2) + kGarbage.size(); }));
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::computer, protocol::Level::easy}};
    const auto opened =
        house.run<WaitingRooms::Opened>(node.live_tables.rooms().open(house.guest("Anna"), wanted, false));
    EXPECT_TRUE(std::holds_alternative<std::shared_ptr<LiveTable>>(opened));
    EXPECT_EQ(bus->take(bus::Lane::slow, std::chrono::milliseconds(0)), nullptr);  // nobody gets them again
}

}  // namespace

}  // namespace wharf::server
