// Computer players' turns are shared out fairly, by one node and over the bus.
#include <atomic>
#include <future>
#include <mutex>

#include "catalog/catalog.h"
#include "server/cluster.h"
#include "server/testing/house.h"

namespace wharf::server {

namespace {

constexpr std::size_t kManyTables = 12;

// One node with one thread for what takes long, alone or with a bus; what thinks there is the test's.
struct Thinking {
    Thinking(bool over_the_bus, std::function<std::string(const match::AnyMatch&, Seat, protocol::Level)> choose)
        : here(house, options_with(std::move(choose))) {
        if (!over_the_bus) return;
        cluster.emplace(here.node, here.live_tables, here.messages, *house.bus);
    }
    static NodeOptions options_with(std::function<std::string(const match::AnyMatch&, Seat, protocol::Level)> choose) {
        NodeOptions options;
        options.unlimited_rate = true;
        options.thinkers = 1;
        options.choose = std::move(choose);
        return options;
    }

    std::shared_ptr<LiveTable> begin(const Person& person, const std::string& game, protocol::Level level) {
        protocol::NewTable wanted;
        wanted.game.value = game;
        wanted.seats.items = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::computer, level}};
        const WaitingRooms::Opened opened = house.run(here.live_tables.rooms().open(person, wanted, false));
        auto table = std::get<std::shared_ptr<LiveTable>>(opened);
        Node& node = here.node;
        LiveTable::Attempt start = [&node, &person](TableState& open, Time now) {
            return open.start(person.id, node.chance, now);
        };
        EXPECT_FALSE(house.run(table->perform(start)));
        return table;
    }
    // Somebody leaves his games to computer players.
    void leave_many(const Person& person) {
        for (std::size_t i = 0; i < kManyTables; ++i) {
            const auto table = begin(person, "nauticus", protocol::Level::master);
            LiveTable::Attempt leave = [&person](TableState& playing, Time now) {
                return playing.leave(person.id, now);
            };
            EXPECT_FALSE(house.run(table->perform(leave)));
        }
    }
    // A move of seat 0, as soon as it may; false: it may never.
    bool play(const std::shared_ptr<LiveTable>& table) {
        const auto legal = [&] { return table->table().match()->legal(0); };
        if (!house.wait_until([&] { return !legal().empty(); })) return false;
        Node& node = here.node;
        LiveTable::Attempt move = [&node](TableState& playing, Time now) {
            return playing.move(0, playing.match()->legal(0).front().text, node.chance, now);
        };
        EXPECT_FALSE(house.run(table->perform(move)));
        return true;
    }

    tests::House house;
    tests::TestNode here;
    std::optional<Cluster> cluster;
};

class ThinkingTest : public ::testing::TestWithParam<bool> {};

// Anna's masters think for ever; Bela's easy player answers him all the same.
TEST_P(ThinkingTest, AnEasyPlayerDoesNotWaitForMasters) {
    std::promise<void> end;
    const std::shared_future<void> ended = end.get_future().share();
    Thinking thinking(GetParam(), [ended](const match::AnyMatch& match, Seat seat, protocol::Level level) {
        if (level == protocol::Level::master) ended.wait();
        return match.legal(seat).front().text;
    });
    thinking.leave_many(thinking.house.guest("anna"));
    const Person bela = thinking.house.guest("bela");
    const auto table = thinking.begin(bela, "tortuga", protocol::Level::easy);
    for (int i = 0; i < 5; ++i) {
        const bool has_played = thinking.play(table);
        EXPECT_TRUE(has_played) << "turn " << i;
        if (!has_played) break;
    }
    thinking.here.node.draining = true;
    end.set_value();
}

// Bela's master has its turn after few of the many that wait for Anna's.
TEST_P(ThinkingTest, NobodysManyTurnsKeepAnotherWaiting) {
    std::mutex mutex;
    std::string order;  // for whom was thought
    Thinking thinking(GetParam(), [&](const match::AnyMatch& match, Seat seat, protocol::Level level) {
        if (level == protocol::Level::master) {
            const std::lock_guard lock(mutex);
            order += match.game().id() == std::string_view("nauticus") ? 'a' : 'b';
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return match.legal(seat).front().text;
    });
    const auto so_far = [&] {
        const std::lock_guard lock(mutex);
        return order;
    };
    thinking.leave_many(thinking.house.guest("anna"));
    const Person bela = thinking.house.guest("bela");
    const auto table = thinking.begin(bela, "tortuga", protocol::Level::master);
    int waited = 0;
    for (int i = 0; i < 20 && waited < 4; ++i) {
        const std::size_t before = so_far().size();
        ASSERT_TRUE(thinking.play(table));
        const std::size_t asked = so_far().size();
        if (table->table().computers_to_act().empty() || so_far().find('b', before) < asked) continue;
        const auto is_thought_for = [&] { return so_far().find('b', asked) != std::string::npos; };
        ASSERT_TRUE(
            thinking.house.wait_until([&] { return is_thought_for() || table->table().computers_to_act().empty(); }));
        if (!is_thought_for()) continue;  // it was at it when he moved
        waited += 1;
        EXPECT_LE(so_far().find('b', asked) - asked, kManyTables / 2) << so_far();
    }
    thinking.here.node.draining = true;
}

// While nobody gets to an end, all turns that wait are counted, of masters and of those who take a moment.
TEST_P(ThinkingTest, WhatWaitsIsCountedInAllLanes) {
    std::promise<void> end;
    const std::shared_future<void> ended = end.get_future().share();
    Thinking thinking(GetParam(), [ended](const match::AnyMatch& match, Seat seat, protocol::Level) {
        ended.wait();
        return match.legal(seat).front().text;
    });
    const Person anna = thinking.house.guest("anna");
    std::size_t before = 0;
    for (const protocol::Level level : {protocol::Level::master, protocol::Level::easy}) {
        for (std::size_t i = 0; i < kManyTables; ++i) thinking.begin(anna, "tortuga", level);
        // One is thought about, or a few are with other nodes.
        EXPECT_TRUE(thinking.house.wait_until(
            [&] { return thinking.here.node.computers_waiting() >= before + kManyTables - 4; }));
        before = thinking.here.node.computers_waiting();
    }
    thinking.here.node.draining = true;
    end.set_value();
}

// Where nets ship, all but masters take a moment.
TEST(Levels, OnlyMastersTakeLong) {
    for (const match::AnyGame* game : catalog::games()) {
        ASSERT_NE(catalog::shipped_net(*game), nullptr) << game->id();
        double before = 0;
        for (const auto level : {protocol::Level::beginner, protocol::Level::easy, protocol::Level::normal,
                                 protocol::Level::hard, protocol::Level::expert, protocol::Level::master}) {
            for (const int players : {2, 3, 4})
                EXPECT_EQ(is_quick(*game, players, level), level != protocol::Level::master) << game->id();
            EXPECT_GE(thinking_time(*game, 2, level), before) << game->id();
            before = thinking_time(*game, 2, level);
        }
        EXPECT_LT(before, 1000) << game->id();
    }
}

INSTANTIATE_TEST_SUITE_P(OneNodeAndTheBus, ThinkingTest, ::testing::Values(false, true));

}  // namespace

}  // namespace wharf::server
