// What people see of tables, the same at every node: the lobby, one's own tables, what is said.
#include "server/lobby.h"

#include <gtest/gtest.h>

#include "server/testing/ear.h"
#include "server/testing/house.h"

namespace wharf::server {

namespace {

std::vector<boost::json::object> heard_by(const Ear& ear) {
    std::vector<boost::json::object> heard;
    for (const std::string& message : ear.messages) heard.push_back(boost::json::parse(message).as_object());
    return heard;
}

protocol::NewTable two_seats(bool invite_only = false) {
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    wanted.invite_only = invite_only;
    return wanted;
}

std::shared_ptr<LiveTable> open_table(tests::House& house, tests::TestNode& node, const Person& host,
                                      const protocol::NewTable& wanted) {
    house.run<bool>(node.people.learn_names({host.id}));  // as whoever signs in is known
    return std::get<std::shared_ptr<LiveTable>>(
        house.run<WaitingRooms::Opened>(node.live_tables.rooms().open(host, wanted, false)));
}

TEST(Lobby, ATableIsListedAtEveryNodeAndGoesWhenItStarts) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    const Person anna = house.guest("Anna");
    const auto ear = std::make_shared<Ear>("somebody");
    second.live_tables.lobby().watch(ear);
    EXPECT_TRUE(heard_by(*ear).back().at("all").as_bool());
    const auto table = open_table(house, first, anna, two_seats());
    open_table(house, first, anna, two_seats(true));  // not for the lobby
    ASSERT_TRUE(house.wait_until([&] { return second.live_tables.lobby().size() == 1; }));
    EXPECT_EQ(protocol::to_text(second.live_tables.lobby().tables("tortuga")),
              protocol::to_text(first.live_tables.lobby().tables("")));
    EXPECT_EQ(second.live_tables.lobby().tables("")[0].seats[0].name, "Anna");
    EXPECT_TRUE(second.live_tables.lobby().tables("nauticus").empty());
    ASSERT_TRUE(house.wait_until([&] { return ear->messages.size() == 2; }));
    EXPECT_EQ(heard_by(*ear).back().at("tables").as_array().size(), 1u);
    // Somebody joins at the other node: both see him.
    const auto there = house.run<std::shared_ptr<LiveTable>>(second.live_tables.find_table(table->id()));
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(
        second.live_tables.rooms().join(house.guest("Bert"), there, std::nullopt)));
    ASSERT_TRUE(house.wait_until([&] { return first.live_tables.lobby().tables("")[0].seats[1].name == "Bert"; }));
    Node& node = second.node;
    LiveTable::Attempt start = [&](TableState& open, Time now) { return open.start(anna.id, node.chance, now); };
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(there->perform(start)));
    EXPECT_TRUE(
        house.wait_until([&] { return first.live_tables.lobby().size() + second.live_tables.lobby().size() == 0; }));
    EXPECT_TRUE(house.wait_until([&] { return !heard_by(*ear).back().at("gone").as_array().empty(); }));
}

// Whoever opens tables and leaves them does not fill the lobby: where nobody sits, a table is given up in a minute.
TEST(Lobby, TablesThatPeopleOpenAndLeaveDoNotStay) {
    tests::House house;
    tests::TestNode node(house);
    const Person anna = house.guest("Anna");
    const auto stays = open_table(house, node, anna, two_seats());
    for (int i = 0; i < 5; ++i) {
        const auto table = open_table(house, node, anna, two_seats());
        LiveTable::Attempt leave = [&](TableState& open, Time now) { return open.leave(anna.id, now); };
        ASSERT_FALSE(house.run<std::optional<protocol::Error>>(table->perform(leave)));
    }
    node.live_tables.tidy();
    EXPECT_EQ(node.live_tables.lobby().size(), 6u);
    node.live_tables.tidy(now_ms() + 90'000);
    ASSERT_TRUE(house.wait_until([&] { return node.live_tables.lobby().size() == 1; }));
    EXPECT_EQ(node.live_tables.lobby().tables("")[0].id, stays->id());
}

// A host wants his table rated at the moment in which a guest sits down: one of the two is refused, whoever is first.
TEST(LiveTables, NoGuestSitsAtARatedTable) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    Person anna = house.guest("Anna");
    anna.kind = protocol::PersonKind::account;
    protocol::Settings settings;
    settings.clock.emplace().seconds.value = 600;
    settings.rated = true;
    int guests = 0;
    for (tests::TestNode* other : {&first, &second})
        for (const bool is_guest_first : {true, false}) {
            const auto table = open_table(house, first, anna, two_seats());
            const Person guest = house.guest("Gus" + std::to_string(guests++));
            const auto there = house.run<std::shared_ptr<LiveTable>>(other->live_tables.find_table(table->id()));
            int done = 0;
            const auto count = [&](auto, auto) { done += 1; };
            const auto join = [&] {
                spawn<std::optional<protocol::Error>>(other->live_tables.rooms().join(guest, there, std::nullopt),
                                                      count);
            };
            if (is_guest_first) join();
            spawn<std::optional<protocol::Error>>(first.live_tables.rooms().change(anna, table, settings), count);
            if (!is_guest_first) join();
            ASSERT_TRUE(house.wait_until([&] { return done == 2; }));
            const auto row = house.store->table(table->id());
            ASSERT_TRUE(row);
            EXPECT_FALSE(row->rated && row->people.size() == 2);
        }
}

// However many tables there are and change, who looks is sent the newest, in few messages, and sees what is so.
TEST(Lobby, AFloodOfTablesIsTheNewestInFewMessages) {
    tests::House house;
    tests::TestNode node(house);
    Lobby& lobby = node.live_tables.lobby();
    const auto ear = std::make_shared<Ear>("early");
    const auto late = std::make_shared<Ear>("late");
    lobby.watch(ear);
    const auto list = [&](int number, protocol::Status status) {
        protocol::TableInfo info;
        info.id = "t" + std::to_string(number);
        info.status = status;
        info.created = number;
        info.seats.resize(2);
        lobby.update(info, 1);
    };
    constexpr int kTables = 2000;
    for (int i = 0; i < kTables; ++i) list(i, protocol::Status::open);
    lobby.watch(late);
    for (int i = kTables - 50; i < kTables; ++i) list(i, protocol::Status::playing);
    const auto seen_by = [](const Ear& who) {
        std::set<std::string> seen;
        for (const auto& message : heard_by(who)) {
            EXPECT_LE(message.at("tables").as_array().size(), Lobby::kMostShown);
            if (message.at("all").as_bool()) seen.clear();
            for (const auto& table : message.at("tables").as_array())
                seen.insert(std::string(table.at("id").as_string()));
            for (const auto& id : message.at("gone").as_array()) seen.erase(std::string(id.as_string()));
        }
        return seen;
    };
    std::set<std::string> wanted;
    for (int i = 0; i < static_cast<int>(Lobby::kMostShown); ++i) wanted.insert("t" + std::to_string(kTables - 51 - i));
    EXPECT_TRUE(house.wait_until([&] { return seen_by(*ear) == wanted && seen_by(*late) == wanted; }));
    EXPECT_EQ(ear->messages.size(), 2U);
    for (const auto& table : lobby.tables("")) EXPECT_TRUE(wanted.contains(table.id));
}

// Two who want to play again ask at the same moment, at one node or at two: they meet.
TEST(LiveTables, WhoAsksForARematchAtTheSameMomentMeetsTheOther) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    const Person anna = house.guest("Anna");
    const Person bert = house.guest("Bert");
    for (tests::TestNode* other : {&first, &second}) {
        const auto table = open_table(house, first, anna, two_seats());
        ASSERT_FALSE(
            house.run<std::optional<protocol::Error>>(first.live_tables.rooms().join(bert, table, std::nullopt)));
        Node& node = first.node;
        const auto act = [&](LiveTable::Attempt attempt) {
            return house.run<std::optional<protocol::Error>>(table->perform(std::move(attempt)));
        };
        ASSERT_FALSE(act([&](TableState& open, Time now) { return open.start(anna.id, node.chance, now); }));
        ASSERT_FALSE(act([&](TableState& playing, Time now) { return playing.resign(anna.id, now); }));
        std::vector<std::string> given;
        const auto keep = [&](auto opened, auto) {
            const auto* next = opened ? std::get_if<std::shared_ptr<LiveTable>>(&*opened) : nullptr;
            given.push_back(next == nullptr ? "none" : (*next)->id());
        };
        spawn<WaitingRooms::Opened>(first.live_tables.rooms().rematch(anna, table->id(), protocol::SeatOrder::drawn),
                                    keep);
        spawn<WaitingRooms::Opened>(other->live_tables.rooms().rematch(bert, table->id(), protocol::SeatOrder::drawn),
                                    keep);
        ASSERT_TRUE(house.wait_until([&] { return given.size() == 2; }));
        EXPECT_EQ(given[0], given[1]);
        EXPECT_TRUE(house.wait_until([&] {
            const auto row = house.store->table(given[0]);
            return row && row->status == storage::TableStatus::playing;
        }));
    }
}

TEST(Lobby, WhatNoNewsToldIsReadFromTheStore) {
    tests::House house;
    house.bus.reset();
    tests::TestNode first(house);
    tests::TestNode second(house);
    const Person anna = house.guest("Anna");
    const auto table = open_table(house, first, anna, two_seats());
    EXPECT_EQ(second.live_tables.lobby().size(), 0u);
    EXPECT_TRUE(house.run<bool>(second.live_tables.lobby().read()));
    EXPECT_EQ(protocol::to_text(second.live_tables.lobby().tables("")),
              protocol::to_text(first.live_tables.lobby().tables("")));
    LiveTable::Attempt abandon = [](TableState& open, Time now) { return open.abandon(now); };
    EXPECT_FALSE(house.run<std::optional<protocol::Error>>(table->perform(abandon)));
    EXPECT_EQ(second.live_tables.lobby().size(), 1u);
    EXPECT_TRUE(house.run<bool>(second.live_tables.lobby().read()));
    EXPECT_EQ(second.live_tables.lobby().size(), 0u);
}

TEST(MyTables, AreToldAtEveryNode) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    const Person anna = house.guest("Anna");
    const auto old = open_table(house, first, anna, two_seats());
    const auto ear = std::make_shared<Ear>(anna.id);
    second.live_tables.my_tables().watch(ear);
    const auto is_told = [&](const LiveTable& table) {
        for (const auto& event : heard_by(*ear))
            if (event.at("table").as_string() == table.id()) return event.at("seat").as_int64() == 0;
        return false;
    };
    EXPECT_TRUE(house.wait_until([&] { return is_told(*old); }));
    const auto fresh = open_table(house, first, anna, two_seats(true));
    EXPECT_TRUE(house.wait_until([&] { return is_told(*fresh); }));
}

TEST(Chat, ReachesEverybodyInOrderAtEveryNode) {
    tests::House house;
    tests::TestNode first(house, NodeOptions{.unlimited_rate = true});
    tests::TestNode second(house, NodeOptions{.unlimited_rate = true});
    const Person anna = house.guest("Anna");
    const auto here = open_table(house, first, anna, two_seats());
    const auto there = house.run<std::shared_ptr<LiveTable>>(second.live_tables.find_table(here->id()));
    const auto ear = std::make_shared<Ear>("somebody");
    house.run<std::optional<protocol::Error>>(there->subscribe(ear, 0, ""));
    int said = 0;
    for (int i = 0; i < 20; ++i) {
        tests::TestNode& node = i % 3 == 0 ? second : first;
        spawn<std::optional<protocol::Error>>(
            node.live_tables.chat().say(anna, i % 3 == 0 ? there : here, "line " + std::to_string(i)),
            [&](auto refused, auto) { said += refused && !*refused; });
    }
    std::vector<std::int64_t> numbers;
    ASSERT_TRUE(house.wait_until([&] {
        numbers.clear();
        for (const auto& message : heard_by(*ear))
            if (message.at("kind").as_string() == "chat")
                for (const auto& line : message.at("lines").as_array()) numbers.push_back(line.at("number").as_int64());
        return numbers.size() == 20 && said == 20;
    }));
    for (std::int64_t i = 0; i < 20; ++i) EXPECT_EQ(numbers[static_cast<std::size_t>(i)], i + 1);
}

}  // namespace

}  // namespace wharf::server
