// What goes wrong with the store and the bus is noticed, told and got over; nodes keep up with each other without news.
#include "server/health.h"

#include <gtest/gtest.h>

#include "server/cluster.h"
#include "server/store_watch.h"
#include "server/testing/ear.h"
#include "server/testing/lossy_bus.h"

namespace wharf::server {

namespace {

// Nodes that know of each other.
struct Linked : tests::TestNode {
    Linked(tests::House& the_house, tests::LossyBus& lossy)
        : TestNode(the_house), cluster(node, live_tables, messages, lossy) {
        cluster.start();
    }
    Cluster cluster;
};

std::shared_ptr<LiveTable> open_at(tests::House& house, tests::TestNode& node, const Person& host, int computers = 0) {
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(static_cast<std::size_t>(2 - computers));
    for (int i = 0; i < computers; ++i)
        wanted.seats.items.push_back({protocol::SeatKind::computer, protocol::Level::easy});
    return std::get<std::shared_ptr<LiveTable>>(
        house.run<WaitingRooms::Opened>(node.live_tables.rooms().open(host, wanted, false)));
}

std::string last_presence(const Ear& ear) {
    for (auto message = ear.messages.rbegin(); message != ear.messages.rend(); ++message)
        if (message->starts_with(R"({"kind":"presence")")) return *message;
    return {};
}

bool shows(const Ear& ear, const char* seats, int watchers) {
    const std::string last = last_presence(ear);
    return last.find(std::string(R"("seats":)") + seats) != std::string::npos &&
           last.find(R"("watchers":)" + std::to_string(watchers)) != std::string::npos;
}

TEST(PresenceElsewhere, WhoListensAtAnotherNodeIsSeenUntilHeGoesOrItDies) {
    tests::LossyHouse house;
    Linked first(house, *house.lossy);
    auto second = std::make_unique<Linked>(house, *house.lossy);
    const Person anna = house.guest("Anna");
    const Person bert = house.guest("Bert");
    const auto here = open_at(house, first, anna);
    const auto there = house.run<std::shared_ptr<LiveTable>>(second->live_tables.find_table(here->id()));
    EXPECT_FALSE(
        house.run<std::optional<protocol::Error>>(second->live_tables.rooms().join(bert, there, std::nullopt)));
    const auto a = std::make_shared<Ear>(anna.id);
    const auto b = std::make_shared<Ear>(bert.id);
    const auto c = std::make_shared<Ear>("somebody");
    house.run<std::optional<protocol::Error>>(here->subscribe(a, 0, ""));
    house.run<std::optional<protocol::Error>>(there->subscribe(b, 0, ""));
    house.run<std::optional<protocol::Error>>(there->subscribe(c, 0, ""));
    EXPECT_TRUE(house.wait_until([&] { return shows(*a, "[true,true]", 1) && shows(*b, "[true,true]", 1); }));
    EXPECT_TRUE(first.live_tables.other_nodes()->is_followed(here->id()));
    there->unsubscribe(*c);
    EXPECT_TRUE(house.wait_until([&] { return shows(*a, "[true,true]", 0); }));
    // While the bus is away nobody is taken for absent.
    house.lossy->connected = false;
    EXPECT_TRUE(house.wait_until([&] { return !first.live_tables.other_nodes()->knows_presence(); }));
    EXPECT_TRUE(shows(*a, "[true,true]", 0));
    house.lossy->connected = true;
    EXPECT_TRUE(house.wait_until([&] { return first.live_tables.other_nodes()->knows_presence(); }));
    EXPECT_TRUE(shows(*a, "[true,true]", 0));
    second.reset();
    EXPECT_TRUE(house.wait_until([&] { return shows(*a, "[true,false]", 0); }));
    EXPECT_EQ(first.cluster.nodes(), 0u);
}

TEST(StoreWatch, WithoutTheBusTablesAndChatAreReadFromTheStore) {
    tests::LossyHouse house;
    Linked first(house, *house.lossy);
    Linked second(house, *house.lossy);
    house.lossy->connected = false;
    StoreWatch watch(second.node, second.live_tables);
    const Person anna = house.guest("Anna");
    const auto mine = std::make_shared<Ear>(anna.id);
    second.live_tables.my_tables().watch(mine);
    const auto here = open_at(house, first, anna);
    const auto there = house.run<std::shared_ptr<LiveTable>>(second.live_tables.find_table(here->id()));
    const auto ear = std::make_shared<Ear>("somebody");
    house.run<std::optional<protocol::Error>>(there->subscribe(ear, 0, ""));
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(
        first.live_tables.rooms().join(house.guest("Bert"), here, std::nullopt)));
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(first.live_tables.chat().say(anna, here, "hello")));
    EXPECT_LT(there->sequence(), here->sequence());
    watch.look_now();
    EXPECT_TRUE(house.wait_until([&] {
        const auto is_chat = [](const std::string& message) { return message.find("hello") != std::string::npos; };
        return there->sequence() == here->sequence() && second.live_tables.lobby().size() == 1 &&
               std::any_of(ear->messages.begin(), ear->messages.end(), is_chat) && !mine->messages.empty() &&
               watch.looks() >= 1;
    }));
    // The same again is told to nobody. Who is present may be told at any time.
    const auto told = [&] {
        const auto is_news = [](const std::string& text) { return text.find("\"presence\"") == std::string::npos; };
        return std::count_if(ear->messages.begin(), ear->messages.end(), is_news) +
               std::ptrdiff_t(mine->messages.size());
    };
    const auto before = told();
    for (std::uint64_t looks = 2; looks <= 3; ++looks) {
        watch.look_now();
        EXPECT_TRUE(house.wait_until([&] { return watch.looks() == looks; }));
    }
    EXPECT_TRUE(house.run<bool>(second.live_tables.lobby().read()));
    EXPECT_EQ(told(), before);
}

// The first moves of two computer players, handed out or not.
TEST(Cluster, ComputersPlayOnWithoutTheBus) {
    tests::LossyHouse house;
    Linked node(house, *house.lossy);
    house.lossy->connected = false;
    const Person anna = house.guest("Anna");
    const auto table = open_at(house, node, anna, 1);
    Node& own = node.node;
    LiveTable::Attempt start = [&](TableState& open, Time now) { return open.start(anna.id, own.chance, now); };
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(table->perform(start)));
    LiveTable::Attempt leave = [&](TableState& playing, Time now) { return playing.leave(anna.id, now); };
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(table->perform(leave)));
    EXPECT_TRUE(house.wait_until([&] { return own.counts.computer_moves > 10; }));
    house.lossy->connected = true;
    EXPECT_TRUE(house.wait_until([&] { return table->table().status() == protocol::Status::over; }));
    bool is_settled = false;
    spawn<bool>(table->settled(), [&](auto, auto) { is_settled = true; });
    EXPECT_TRUE(house.wait_until([&] { return is_settled; }));
}

TEST(Health, ABusThatGoesAndComesIsNoticed) {
    tests::LossyHouse house;
    tests::TestNode node(house);
    Health health(node.node, house.bus.get());
    std::vector<bool> changes;
    health.when_bus_changes([&](bool is_there) { changes.push_back(is_there); });
    health.start();
    EXPECT_FALSE(health.is_ready()) << "tables were not taken up yet";
    health.is_awake();
    EXPECT_TRUE(health.is_ready());
    house.lossy->connected = false;
    EXPECT_TRUE(house.wait_until([&] { return !health.is_ready(); }));
    EXPECT_FALSE(health.report().at("bus").as_bool());
    house.lossy->connected = true;
    EXPECT_TRUE(house.wait_until([&] { return health.is_ready(); }));
    EXPECT_EQ(changes, (std::vector<bool>{false, true}));
    node.node.draining = true;
    EXPECT_FALSE(health.is_ready());
}

}  // namespace

}  // namespace wharf::server
