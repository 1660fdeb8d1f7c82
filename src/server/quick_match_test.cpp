// People who ask for a quick match at the same moment, at one node and at several.
#include "server/quick_match.h"

#include <gtest/gtest.h>

#include "server/testing/house.h"

namespace wharf::server {

namespace {

protocol::QuickMatch tortuga(int players) {
    protocol::QuickMatch wanted;
    wanted.game.value = "tortuga";
    wanted.players.value = players;
    return wanted;
}

// All ask at once, each at the next of the nodes; gives how many people sit at each table that they were given.
std::map<std::string, int> ask_at_once(tests::House& house, const std::vector<tests::TestNode*>& nodes, int guests,
                                       int players) {
    std::map<std::string, int> people_at;
    int answers = 0;
    std::vector<Person> persons;
    for (int i = 0; i < guests; ++i) persons.push_back(house.guest("guest" + std::to_string(i)));
    for (std::size_t i = 0; i < persons.size(); ++i) {
        tests::TestNode& node = *nodes[i % nodes.size()];
        spawn<WaitingRooms::Opened>(node.quick_match.find(persons[i], tortuga(players)), [&](auto opened, auto) {
            ++answers;
            if (!opened) return;
            if (const auto* table = std::get_if<std::shared_ptr<LiveTable>>(&*opened)) people_at[(*table)->id()] += 1;
        });
    }
    EXPECT_TRUE(house.wait_until([&] { return answers == guests; }));
    return people_at;
}

void expect_all_play(tests::House& house, const std::map<std::string, int>& people_at, std::size_t tables,
                     int players) {
    EXPECT_EQ(people_at.size(), tables);
    for (const auto& [id, people] : people_at) {
        EXPECT_EQ(people, players) << id;
        // Numbers for the dice, which nobody gives here, are waited for a moment.
        EXPECT_TRUE(house.wait_until([&] { return house.store->table(id)->status == storage::TableStatus::playing; }))
            << id;
    }
    EXPECT_TRUE(house.store->open_tables({}).empty());
}

TEST(QuickMatch, FourGuestsAtOnceAreTwoGames) {
    tests::House house;
    tests::TestNode node(house);
    expect_all_play(house, ask_at_once(house, {&node}, 4, 2), 2, 2);
}

TEST(QuickMatch, TwentyGuestsAtOnceAreFiveGamesForFour) {
    tests::House house;
    tests::TestNode node(house, NodeOptions{.unlimited_rate = true});
    expect_all_play(house, ask_at_once(house, {&node}, 20, 4), 5, 4);
}

TEST(QuickMatch, PeopleAtDifferentNodesMeet) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    expect_all_play(house, ask_at_once(house, {&first, &second}, 2, 2), 1, 2);
}

TEST(QuickMatch, ACrowdAtThreeNodesMeets) {
    tests::House house;
    const NodeOptions unlimited{.unlimited_rate = true};
    tests::TestNode first(house, unlimited);
    tests::TestNode second(house, unlimited);
    tests::TestNode third(house, unlimited);
    expect_all_play(house, ask_at_once(house, {&first, &second, &third}, 12, 2), 6, 2);
}

TEST(QuickMatch, TheTableThatWaitsLongestComesFirst) {
    tests::House house;
    tests::TestNode node(house);
    std::vector<std::string> waiting;
    for (int i = 0; i < 6; ++i) {
        protocol::NewTable wanted;
        wanted.game.value = "tortuga";
        wanted.seats.items.resize(2);
        const auto opened = house.run<WaitingRooms::Opened>(
            node.live_tables.rooms().open(house.guest("host" + std::to_string(i)), wanted, true));
        const auto table = std::get<std::shared_ptr<LiveTable>>(opened);
        waiting.push_back(table->id());
        house.wait_until([&] { return now_ms() > table->created(); });
    }
    for (const std::string& oldest : waiting) {
        const auto found =
            house.run<WaitingRooms::Opened>(node.quick_match.find(house.guest("for" + oldest), tortuga(2)));
        EXPECT_EQ(std::get<std::shared_ptr<LiveTable>>(found)->id(), oldest);
    }
}

// A table that is full begins a moment later, when there are numbers for its dice. Until then nobody gives way to it.
TEST(QuickMatch, NobodyGivesWayToAFullTable) {
    tests::House house;
    tests::TestNode node(house, NodeOptions{.unlimited_rate = true});
    EXPECT_EQ(ask_at_once(house, {&node}, 3, 2).size(), 2U);
    EXPECT_EQ(node.live_tables.tables_at_work(), 2U) << "tables were opened and closed again";
}

TEST(QuickMatch, WhoAsksTwiceSitsAtOneTable) {
    tests::House house;
    tests::TestNode first(house);
    tests::TestNode second(house);
    const Person anna = house.guest("Anna");
    std::vector<std::string> given;
    for (tests::TestNode* node : {&first, &second, &first})
        spawn<WaitingRooms::Opened>(node->quick_match.find(anna, tortuga(2)), [&](auto opened, auto) {
            given.push_back(opened ? std::get<std::shared_ptr<LiveTable>>(*opened)->id() : "");
        });
    ASSERT_TRUE(house.wait_until([&] { return given.size() == 3; }));
    EXPECT_EQ(given, std::vector<std::string>(3, given.front()));
    EXPECT_EQ(house.store->open_tables({}).size(), 1u);
}

// Whoever waits has blocked him, or he them: he opens a table, and gives way to none that is not for him.
TEST(QuickMatch, NobodyGivesWayToATableThatIsNotForHim) {
    tests::House house;
    tests::TestNode node(house, NodeOptions{.unlimited_rate = true});
    const Person anna = house.guest("Anna");
    const Person bert = house.guest("Bert");
    const Person carl = house.guest("Carl");
    const std::vector<storage::Write> bonds{storage::AddBond{anna.id, {bert.id, storage::BondKind::block, 1}, 10},
                                            storage::AddBond{carl.id, {anna.id, storage::BondKind::block, 1}, 10}};
    house.store->commit(bonds);
    house.run<WaitingRooms::Opened>(node.quick_match.find(anna, tortuga(2)));
    house.run<WaitingRooms::Opened>(node.quick_match.find(bert, tortuga(2)));
    EXPECT_EQ(node.live_tables.tables_at_work(), 2U) << "tables were opened and closed again";
    house.run<WaitingRooms::Opened>(node.quick_match.find(carl, tortuga(2)));
    EXPECT_EQ(node.live_tables.tables_at_work(), 2U) << "there was somebody else to play with";
    EXPECT_EQ(house.store->open_tables({}).size(), 2U);
}

TEST(QuickMatch, AGameThatDoesNotExistIsRefused) {
    tests::House house;
    tests::TestNode node(house);
    protocol::QuickMatch wanted = tortuga(2);
    wanted.game.value = "chess";
    const auto found = house.run<WaitingRooms::Opened>(node.quick_match.find(house.guest("Anna"), wanted));
    EXPECT_EQ(std::get<protocol::Error>(found).code, "bad_request");
}

}  // namespace

}  // namespace wharf::server
