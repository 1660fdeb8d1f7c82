// The registry of connections: who is let in, who goes, whose are whose.
#include "server/connections.h"

#include <gtest/gtest.h>

#include <thread>

namespace wharf::server {
namespace {

struct Ended final : Outbox {
    void send(std::shared_ptr<const std::string>) override {}
    void close(std::string_view reason) override { reasons.emplace_back(reason); }
    std::vector<std::string> reasons;
};

struct Deaf final : Receiver {
    std::chrono::milliseconds received(std::string_view) override { return {}; }
    void closed() override {}
    void send_off() override {}
};

// A connection of a test: what was done to it.
struct Visitor {
    std::shared_ptr<Connections::Place> place;
    std::shared_ptr<Ended> outbox = std::make_shared<Ended>();
    std::shared_ptr<Deaf> receiver = std::make_shared<Deaf>();
    bool is_cut = false;

    bool is_in() const { return place != nullptr; }
    bool open(const std::string& user, const std::string& session) {
        return place->open({user, session}, Connections::Clock::now(), outbox, receiver);
    }
};

std::unique_ptr<Visitor> visit(Connections& all, const std::string& address, bool is_proxy = false) {
    auto visitor = std::make_unique<Visitor>();
    visitor->place = all.admit(address, is_proxy);
    if (visitor->place) visitor->place->on_cut([v = visitor.get()] { v->is_cut = true; });
    return visitor;
}

std::shared_ptr<Connections> with(ConnectionLimits limits) { return std::make_shared<Connections>(limits); }

TEST(Connections, TheOldestSilentOneOfAnAddressMakesRoom) {
    const auto all = with({.silent_per_address = 2});
    const auto first = visit(*all, "a");
    const auto elsewhere = visit(*all, "b");
    const auto second = visit(*all, "a");
    const auto third = visit(*all, "a");
    EXPECT_TRUE(first->is_cut);
    EXPECT_FALSE(second->is_cut);
    EXPECT_TRUE(third->is_in());
    EXPECT_FALSE(elsewhere->is_cut);
    EXPECT_EQ(all->counts().evicted, 1U);
}

TEST(Connections, WhoSpeaksIsNotEvictedAndWhoRestsIsAgain) {
    const auto all = with({.silent_per_address = 1});
    const auto first = visit(*all, "a");
    EXPECT_TRUE(first->place->speaks("a"));
    const auto second = visit(*all, "a");
    EXPECT_FALSE(first->is_cut);
    EXPECT_FALSE(second->is_cut);
    first->place->rests();
    const auto third = visit(*all, "a");
    EXPECT_TRUE(second->is_cut);
    EXPECT_FALSE(first->is_cut);
    const auto fourth = visit(*all, "a");
    EXPECT_TRUE(first->is_cut);
}

TEST(Connections, WhenAllArePutToUseTheNextIsRefused) {
    const auto all = with({.connections = 2});
    auto first = visit(*all, "a");
    const auto second = visit(*all, "b");
    first->place->speaks("a");
    second->place->speaks("b");
    EXPECT_FALSE(visit(*all, "c")->is_in());
    EXPECT_EQ(all->counts().refused, 1U);
    first->place.reset();
    EXPECT_TRUE(visit(*all, "c")->is_in());
}

TEST(Connections, AnAddressHasABoundAndOthersDoNotSufferFromIt) {
    const auto all = with({.per_address = 2});
    const auto first = visit(*all, "a");
    const auto second = visit(*all, "a");
    first->place->speaks("a");
    const auto third = visit(*all, "a");  // in the place of the silent one
    EXPECT_TRUE(third->is_in());
    EXPECT_TRUE(second->is_cut);
    third->place->speaks("a");
    EXPECT_FALSE(visit(*all, "a")->is_in());
    EXPECT_TRUE(visit(*all, "b")->is_in());
}

TEST(Connections, BehindAProxyTheClientsAddressCounts) {
    const auto all = with({.per_address = 1});
    const auto first = visit(*all, "proxy", true);
    const auto second = visit(*all, "proxy", true);
    EXPECT_TRUE(first->place->speaks("a"));
    EXPECT_FALSE(second->place->speaks("a"));
    EXPECT_TRUE(second->place->speaks("b"));
}

TEST(Connections, ASessionEndsAndOnlyThatOne) {
    const auto all = with({});
    const auto phone = visit(*all, "a");
    const auto desktop = visit(*all, "a");
    const auto other = visit(*all, "a");
    EXPECT_TRUE(phone->open("anna", "phone"));
    EXPECT_TRUE(desktop->open("anna", "desktop"));
    EXPECT_TRUE(other->open("bert", "bert's"));
    EXPECT_EQ(all->open_of("anna"), 2);
    all->end_session("phone", "signed out");
    EXPECT_EQ(phone->outbox->reasons, std::vector<std::string>{"signed out"});
    EXPECT_TRUE(desktop->outbox->reasons.empty());
    all->end_person("anna", "new password", "desktop");
    EXPECT_EQ(phone->outbox->reasons.size(), 2U);
    EXPECT_TRUE(desktop->outbox->reasons.empty());
    all->end_person("anna", "account deleted");
    EXPECT_EQ(desktop->outbox->reasons.size(), 1U);
    EXPECT_TRUE(other->outbox->reasons.empty());
    EXPECT_EQ(all->listening("anna").size(), 2U);
    EXPECT_EQ(all->listening().size(), 3U);
}

TEST(Connections, ARequestFromBeforeTheEndOpensNothing) {
    const auto all = with({});
    const auto before = Connections::Clock::now();
    const auto late = visit(*all, "a");
    all->end_session("phone", "signed out");
    EXPECT_FALSE(late->place->open({"anna", "phone"}, before, late->outbox, late->receiver));
    const auto kept = visit(*all, "a");
    all->end_person("bert", "new password", "desktop");
    EXPECT_TRUE(kept->place->open({"bert", "desktop"}, before, kept->outbox, kept->receiver));
    const auto lost = visit(*all, "a");
    EXPECT_FALSE(lost->place->open({"bert", "phone"}, before, lost->outbox, lost->receiver));
}

TEST(Connections, WhatWaitsForOneAddressIsBounded) {
    const auto all = with({.waiting_per_address = 100});
    const auto first = visit(*all, "a");
    const auto second = visit(*all, "a");
    EXPECT_TRUE(first->place->wait(60));
    EXPECT_FALSE(second->place->wait(60));
    first->place->taken(60);
    EXPECT_TRUE(second->place->wait(60));
}

TEST(Connections, WhatIsLargerThanTheBoundWaitsAlone) {
    const auto all = with({.waiting_per_address = 100});
    const auto first = visit(*all, "a");
    const auto second = visit(*all, "a");
    EXPECT_TRUE(first->place->wait(150));
    EXPECT_FALSE(second->place->wait(1));
    first->place->taken(150);
    EXPECT_TRUE(second->place->wait(1));
}

TEST(Connections, WhenTooMuchWaitsInAllTheLongestStalledIsCutOff) {
    const auto all = with({.waiting = 100});
    const auto slow = visit(*all, "a");
    const auto quick = visit(*all, "b");
    EXPECT_TRUE(slow->place->wait(60));
    slow->place->writes(true);
    EXPECT_TRUE(quick->place->wait(30));
    quick->place->writes(true);
    EXPECT_FALSE(slow->is_cut);
    EXPECT_TRUE(quick->place->wait(30));
    EXPECT_TRUE(slow->is_cut);
    EXPECT_FALSE(quick->is_cut);
    EXPECT_EQ(all->counts().cut_off, 1U);
}

TEST(Connections, WhoDoesNotTakeWhatIsWrittenIsCutOffInTime) {
    const auto all = with({});
    const auto stalled = visit(*all, "a");
    const auto done = visit(*all, "a");
    stalled->place->writes(true);
    done->place->writes(true);
    done->place->writes(false);
    all->cut_stalled(std::chrono::seconds(3600));
    EXPECT_FALSE(stalled->is_cut);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    all->cut_stalled(std::chrono::seconds(0));
    EXPECT_TRUE(stalled->is_cut);
    EXPECT_FALSE(done->is_cut);
}

TEST(Connections, NothingIsLeftOfThoseWhoHaveGone) {
    const auto all = with({.per_address = 1, .waiting_per_address = 10});
    for (int i = 0; i < 100; ++i) {
        const auto visitor = visit(*all, "a");
        ASSERT_TRUE(visitor->is_in());
        EXPECT_TRUE(visitor->place->wait(10));
        visitor->place->writes(i % 2 == 0);
        visitor->open("anna", "session");
    }
    EXPECT_EQ(all->counts().connections, 0);
    EXPECT_EQ(all->open_of("anna"), 0);
    EXPECT_TRUE(all->listening().empty());
}

}  // namespace
}  // namespace wharf::server
