// Plans at tables at work: a real loop, a real database, one node and two.
#include "server/plan_player.h"

#include <gmock/gmock.h>

#include "server/errors.h"
#include "server/live_tables.h"
#include "server/own_document.h"
#include "server/plans.h"
#include "server/testing/ear.h"
#include "server/testing/house.h"

namespace wharf::server {

using protocol::PlanFailure;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

namespace {

// Glück Auf for Anna and Bert, turn by turn: they begin by drafting orders, one after the other.
struct TwoPlayers : tests::House {
    TwoPlayers() {
        protocol::NewTable wanted;
        wanted.game.value = "gluck-auf";
        wanted.seats.items.resize(2);
        wanted.pace = protocol::Pace::turns;
        wanted.clock.emplace().seconds.value = 86'400;
        table = std::get<std::shared_ptr<LiveTable>>(run(here.live_tables.rooms().open(anna, wanted, false)));
        EXPECT_FALSE(run(here.live_tables.rooms().join(bert, table, std::nullopt)));
        attempt([&](TableState& open, Time now) { return open.start(anna.id, here.node.chance, now); });
        const bool begins = table->table().people_to_act().contains(table->table().seat_of(anna.id));
        first = begins ? anna : bert;
        second = begins ? bert : anna;
        free = table->table().match()->legal_texts(seat_of(first));
    }

    Seat seat_of(const Person& person) const { return table->table().seat_of(person.id); }
    void attempt(LiveTable::Attempt what) { EXPECT_FALSE(run(table->perform(std::move(what)))); }
    void play(const Person& person, const std::string& move) {
        attempt([&, move](TableState& playing, Time now) {
            return playing.move(playing.seat_of(person.id), move, here.node.chance, now);
        });
    }
    Response lay(const Person& person, const std::string& steps, Plans* at = nullptr) {
        Request request;
        request.method = "PUT";
        request.body = R"({"steps":)" + steps + "}";
        return run((at == nullptr ? plans : *at).answer(request, person, table->id()));
    }
    Plan plan_of(const Person& person) {
        const auto kept = store->plan(table->id(), person.id);
        return kept ? read_own<Plan>(kept->document).value() : Plan{};
    }
    std::vector<std::string> moves_of(const Person& person) {
        std::vector<std::string> made;
        for (const match::Move& move : table->table().match()->moves())
            if (move.seat == seat_of(person)) made.push_back(move.text);
        return made;
    }
    static std::string steps(const std::vector<std::string>& moves) {
        boost::json::array list;
        for (const std::string& move : moves) list.push_back(boost::json::object{{"move", move}});
        return boost::json::serialize(list);
    }
    bool wait_for_drop(const Person& person) {
        return wait_until([&] { return plan_of(person).dropped.has_value(); });
    }

    Person anna = guest("anna");
    Person bert = guest("bert");
    tests::TestNode here{*this};
    Plans plans{here.node, here.live_tables};
    std::shared_ptr<LiveTable> table;
    Person first;
    Person second;
    std::vector<std::string> free;
};

}  // namespace

TEST(PlanPlayer, plays_when_the_turn_comes_and_tells_the_owner_alone) {
    TwoPlayers house;
    const auto owner = std::make_shared<Ear>(house.second.id);
    const auto other = std::make_shared<Ear>(house.first.id);
    const auto watcher = std::make_shared<Ear>("id-nobody");
    for (const auto& ear : {owner, other, watcher}) EXPECT_FALSE(house.run(house.table->subscribe(ear, 0, "")));
    EXPECT_EQ(house.lay(house.second, TwoPlayers::steps({house.free[2], house.free[3]})).status, 200);
    house.play(house.first, house.free[0]);
    ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.second).next == 1; }));
    EXPECT_THAT(house.moves_of(house.second), ElementsAre(house.free[2]));
    house.play(house.first, house.free[1]);
    ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.second).next == 2; }));
    EXPECT_THAT(house.moves_of(house.second), ElementsAre(house.free[2], house.free[3]));
    EXPECT_FALSE(house.store->plan(house.table->id(), house.second.id)->active);
    ASSERT_TRUE(house.wait_until([&] { return owner->messages.back().starts_with(R"({"kind":"plan")"); }));
    for (const auto& ear : {other, watcher})
        for (const std::string& message : ear->messages) EXPECT_THAT(message, Not(HasSubstr("\"plan\"")));
    // What was played by it is what he was told under these numbers.
    const ToldList told = house.table->table().told(house.seat_of(house.second));
    std::vector<std::string> played;
    for (const std::int64_t number : house.plan_of(house.second).played)
        played.push_back(*told[static_cast<std::size_t>(number)].text);
    EXPECT_EQ(played, house.moves_of(house.second));
}

TEST(PlanPlayer, drops_what_fails_and_what_its_owner_goes_against) {
    TwoPlayers house;
    house.lay(house.second, TwoPlayers::steps({house.free[2]}));
    house.play(house.first, house.free[2]);
    ASSERT_TRUE(house.wait_for_drop(house.second));
    EXPECT_EQ(house.plan_of(house.second).dropped->why, PlanFailure::impossible);
    EXPECT_THAT(house.moves_of(house.second), IsEmpty());
    // He plays himself, and plans for his next turn; then that of the other is taken back, and his own.
    house.play(house.second, house.free[0]);
    house.lay(house.first, TwoPlayers::steps({house.free[1], house.free[3]}));  // at once
    ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.first).next == 1; }));
    house.lay(house.second, TwoPlayers::steps({house.free[0]}));  // was taken by himself
    ASSERT_TRUE(house.wait_for_drop(house.second));
    house.lay(house.first, TwoPlayers::steps({house.free[4]}));
    house.attempt([&](TableState& playing, Time now) { return playing.leave(house.first.id, now); });
    ASSERT_TRUE(house.wait_for_drop(house.first));
    EXPECT_EQ(house.plan_of(house.first).dropped->why, PlanFailure::replaced);
}

TEST(PlanPlayer, waits_in_a_pause_and_ends_with_the_game) {
    TwoPlayers house;
    house.lay(house.second, TwoPlayers::steps({house.free[2]}));
    for (const Person& person : {house.first, house.second})
        house.attempt([&](TableState& playing, Time now) { return playing.pause(person.id, now); });
    EXPECT_TRUE(house.table->table().is_paused());
    EXPECT_TRUE(house.plan_of(house.second).is_active());
    house.attempt([&](TableState& playing, Time now) { return playing.resume(house.first.id, now); });
    house.play(house.first, house.free[0]);
    ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.second).next == 1; }));
    house.attempt([&](TableState& playing, Time now) { return playing.resign(house.first.id, now); });
    EXPECT_EQ(house.store->plan(house.table->id(), house.second.id), std::nullopt);
    EXPECT_EQ(house.lay(house.second, TwoPlayers::steps({house.free[2]})).status, 409);
}

// The entry that makes it his turn is stored, and the server dies before it has played.
TEST(PlanPlayer, a_step_that_a_dead_server_left_is_played_by_the_next) {
    TwoPlayers house;
    house.lay(house.second, TwoPlayers::steps({house.free[2]}));
    house.here.node.draining = true;  // it stores, and does nothing of its own accord any more
    house.play(house.first, house.free[0]);
    EXPECT_THAT(house.moves_of(house.second), IsEmpty());
    tests::TestNode next(house);
    EXPECT_TRUE(house.run(next.live_tables.wake()));
    const auto table = next.live_tables.at_work(house.table->id());
    ASSERT_NE(table, nullptr);
    ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.second).next == 1; }));
    EXPECT_TRUE(house.run(table->settled()));
    EXPECT_EQ(table->table().match()->moves().back().text, house.free[2]);
}

// Two nodes look at it at the same moment: one plays it.
TEST(PlanPlayer, no_step_is_played_twice) {
    TwoPlayers house;
    tests::TestNode other(house);
    house.lay(house.second, TwoPlayers::steps({house.free[2], house.free[3]}));
    for (int turn = 0; turn < 2; ++turn) {
        house.here.node.draining = true;
        EXPECT_TRUE(house.run(house.table->refresh()));
        house.play(house.first, house.free[static_cast<std::size_t>(turn)]);
        house.here.node.draining = false;
        const auto there = std::get<std::shared_ptr<LiveTable>>(house.run(other.live_tables.find(house.table->id())));
        EXPECT_TRUE(house.run(there->refresh()));
        house.table->plans().go_on();
        there->plans().go_on();
        ASSERT_TRUE(house.wait_until([&] { return house.plan_of(house.second).next == turn + 1; }));
    }
    EXPECT_TRUE(house.run(house.table->refresh()));
    EXPECT_THAT(house.moves_of(house.second), ElementsAre(house.free[2], house.free[3]));
    EXPECT_EQ(house.plan_of(house.second).played.size(), 2U);
}

}  // namespace wharf::server
