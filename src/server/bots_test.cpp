// Bots: accounts that are marked, challenges that are heard of at every node, taken and declined, and all that must be
// refused.
#include <gtest/gtest.h>

#include "server/online_bots.h"
#include "server/rater.h"
#include "server/request_dispatcher.h"
#include "server/testing/ear.h"
#include "server/testing/house.h"
#include "server/testing/tables.h"

namespace wharf::server {
namespace {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

struct BotHouse : tests::House {
    Person add(const std::string& name, storage::UserKind kind) {
        storage::User user;
        user.id = "id-" + name.substr(0, name.find(' '));
        user.name = name;
        user.kind = kind;
        const storage::Write write = storage::AddUser{user};
        EXPECT_EQ(store->commit({&write, 1}).front().code, storage::Code::done);
        Person person;
        person.id = user.id;
        person.name = name;
        person.kind = kind_of(kind);
        return person;
    }
};

struct BotsTest : ::testing::Test {
    // A table for two where a bot is challenged by its name, or why there is none.
    WaitingRooms::Opened challenge(tests::TestNode& node, const Person& host, const std::vector<std::string>& names) {
        protocol::NewTable wanted;
        wanted.game.value = "tortuga";
        wanted.seats.items.resize(names.size() + 1);
        wanted.invite_only = true;
        for (std::size_t i = 0; i < names.size(); ++i) wanted.seats.items[i].user.emplace().value = names[i];
        auto found = house.run(node.live_tables.challenges().find_all(host, wanted));
        if (auto* refused = std::get_if<Error>(&found)) return *refused;
        house.run<bool>(node.people.learn_names({host.id}));
        return house.run<WaitingRooms::Opened>(
            node.live_tables.rooms().open(host, std::get<protocol::NewTable>(found), true));
    }
    std::shared_ptr<LiveTable> challenged(tests::TestNode& node, const Person& host) {
        return std::get<std::shared_ptr<LiveTable>>(challenge(node, host, {"Deep Pirate"}));
    }
    std::string code_of(const WaitingRooms::Opened& opened) {
        const auto* error = std::get_if<Error>(&opened);
        return error == nullptr ? "" : error->code;
    }
    // Over the socket or HTTP, as anybody would.
    std::string ask(tests::TestNode& node, const Person& person, const char* request) {
        std::optional<std::int64_t> id;
        auto read = protocol::read_request(request, id);
        if (auto* fault = std::get_if<Error>(&read)) return fault->code;
        RequestDispatcher dispatcher(node.node, node.live_tables);
        const Answer answer = house.run(
            dispatcher.dispatch(std::make_shared<Person>(person), std::get<protocol::NumberedRequest>(read).request));
        return answer.error ? answer.error->code : "";
    }
    std::string ask(tests::TestNode& node, const Person& person, const std::string& what, const std::string& table,
                    const std::string& more = "") {
        return ask(node, person, (R"({"do":")" + what + R"(","table":")" + table + "\"" + more + "}").c_str());
    }
    static std::vector<boost::json::object> heard_by(const Ear& ear) {
        std::vector<boost::json::object> heard;
        for (const std::string& message : ear.messages) heard.push_back(boost::json::parse(message).as_object());
        return heard;
    }

    BotHouse house;
    tests::TestNode first{house};
    tests::TestNode second{house};
    Person anna = house.add("Anna", storage::UserKind::account);
    Person bert = house.add("Bert", storage::UserKind::account);
    Person bot = house.add("Deep Pirate", storage::UserKind::bot);
    Person rival = house.add("Shallow Pirate", storage::UserKind::bot);
};

TEST_F(BotsTest, ABotHearsOfItsChallengeAtAnotherNodeTakesItAndIsMarked) {
    const auto ear = std::make_shared<Ear>(bot.id);
    second.live_tables.my_tables().watch(ear);
    const auto table = challenged(first, anna);
    ASSERT_TRUE(house.wait_until([&] { return !ear->messages.empty(); }));
    const boost::json::object event = heard_by(*ear).front();
    EXPECT_EQ(event.at("kind"), "challenge");
    EXPECT_EQ(event.at("table").as_string(), std::string_view(table->id()));
    EXPECT_EQ(event.at("from").at("name"), "Anna");
    EXPECT_EQ(event.at("seat"), 0);
    const protocol::SeatInfo open = table->info(kSpectator).seats[0];
    EXPECT_EQ(open.kind, SeatKind::open);
    EXPECT_EQ(open.challenged, bot.id);
    EXPECT_EQ(open.name, "Deep Pirate");
    EXPECT_EQ(table->table().seat_of(anna.id), 1) << "the first seat is the bot's";
    // Nobody else takes the seat; the table is no secret to the bot.
    EXPECT_EQ(ask(second, bert, "join", table->id()), "no_such_table");
    EXPECT_EQ(ask(first, anna, "start", table->id()), "seats_open");
    EXPECT_EQ(ask(second, bot, "join", table->id()), "");
    ASSERT_TRUE(house.wait_until([&] { return heard_by(*ear).back().at("kind") == "my_table"; }));
    bool is_over = false;
    for (const auto& one : heard_by(*ear))
        is_over = is_over || (one.at("kind") == "challenge_over" && one.at("accepted").as_bool());
    EXPECT_TRUE(is_over);
    const auto there = house.run<std::shared_ptr<LiveTable>>(second.live_tables.find_table(table->id()));
    EXPECT_EQ(there->info(kSpectator).seats[0].bot, true);
    EXPECT_FALSE(there->info(kSpectator).seats[1].bot);
    // It starts by itself: who gives no number is not waited for.
    const auto is_playing = [&] { return there->table().status() == Status::playing; };
    EXPECT_TRUE(house.wait_until(is_playing));
}

TEST_F(BotsTest, ADeclinedChallengeLeavesAFreeSeat) {
    const auto ear = std::make_shared<Ear>(bot.id);
    first.live_tables.my_tables().watch(ear);
    const auto table = challenged(first, anna);
    EXPECT_EQ(ask(first, bert, "decline", table->id()), "no_such_table");
    EXPECT_EQ(ask(first, anna, "decline", table->id()), "not_challenged");
    EXPECT_EQ(ask(first, bot, "decline", table->id()), "");
    EXPECT_EQ(ask(first, bot, "decline", table->id()), "no_such_table") << "it has nothing to do with it any more";
    EXPECT_FALSE(table->info(kSpectator).seats[0].challenged);
    EXPECT_EQ(heard_by(*ear).back().at("kind"), "challenge_over");
    EXPECT_EQ(heard_by(*ear).back().at("accepted"), false);
    // The host asks another, and then gives the seat to a computer player.
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":"Shallow Pirate","seat":0)"), "");
    EXPECT_EQ(table->info(kSpectator).seats[0].challenged, rival.id);
    EXPECT_EQ(ask(first, anna, "computer", table->id(), R"(,"seat":0,"level":"easy")"), "");
    EXPECT_EQ(ask(first, rival, "join", table->id()), "no_such_table");
}

TEST_F(BotsTest, WhatMayNotBeIsRefused) {
    EXPECT_EQ(code_of(challenge(first, anna, {"Bert"})), "");
    EXPECT_EQ(code_of(challenge(first, anna, {"Nobody"})), "no_such_player");
    EXPECT_EQ(code_of(challenge(first, bot, {"Deep Pirate"})), "already_seated") << "itself";
    EXPECT_EQ(code_of(challenge(first, anna, {"Deep Pirate", "deep pirate"})), "already_challenged");
    EXPECT_EQ(code_of(challenge(first, bot, {"Shallow Pirate"})), "") << "bots challenge bots";
    const auto table = challenged(first, anna);
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":"Deep Pirate")"), "already_challenged");
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":"Shallow Pirate")"), "seat_taken");
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":"Shallow Pirate","seat":0)"), "seat_taken");
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":7)"), "bad_request");
    EXPECT_EQ(ask(first, anna, "challenge", table->id(), R"(,"user":"x","seat":9)"), "bad_request");
    EXPECT_EQ(ask(first, anna, "challenge", table->id()), "bad_request");
    EXPECT_EQ(ask(first, bot, "challenge", table->id(), R"(,"user":"Shallow Pirate")"), "not_host");
    EXPECT_EQ(ask(first, anna, "decline", "nowhere"), "no_such_table");
    // Tables of people are no place for bots that nobody has asked, nor are quick matches.
    protocol::NewTable open;
    open.game.value = "tortuga";
    open.seats.items.resize(2);
    const auto free = std::get<std::shared_ptr<LiveTable>>(
        house.run<WaitingRooms::Opened>(first.live_tables.rooms().open(anna, open, false)));
    EXPECT_EQ(ask(first, bot, "join", free->id()), "bots_cannot");
    EXPECT_EQ(ask(first, anna, "challenge", free->id(), R"(,"user":"Deep Pirate")"), "");
    EXPECT_EQ(ask(first, bert, "join", free->id()), "seat_taken") << "the seat waits for the bot";
    EXPECT_EQ(ask(first, bot, "join", free->id()), "");
    EXPECT_EQ(ask(first, anna, "start", free->id()), "");
    EXPECT_EQ(ask(first, anna, "challenge", free->id(), R"(,"user":"Shallow Pirate")"), "already_started");
    protocol::QuickMatch quick;
    quick.game.value = "tortuga";
    EXPECT_EQ(code_of(house.run<WaitingRooms::Opened>(first.quick_match.find(bot, quick))), "bots_cannot");
    // Whom it has muted it need not hear of.
    const storage::Write mute = storage::Mute{bot.id, bert.id, 10};
    house.store->commit({&mute, 1});
    EXPECT_EQ(code_of(challenge(first, bert, {"Deep Pirate"})), "not_wanted");
}

TEST_F(BotsTest, ManyChallengesAreEnough) {
    NodeOptions unlimited;
    unlimited.unlimited_rate = true;
    tests::TestNode node(house, unlimited);
    for (int i = 0; i < Challenges::kMostWaiting; ++i) ASSERT_EQ(code_of(challenge(node, anna, {"Deep Pirate"})), "");
    EXPECT_EQ(code_of(challenge(node, anna, {"Deep Pirate"})), "too_many");
}

// The log has it: a table that is folded anew, or restored, still waits for the bot.
TEST_F(BotsTest, AChallengeIsKept) {
    const match::AnyGame& game = *catalog::find_game("tortuga");
    server::Setup setup = setup_for("tortuga", 3);
    setup.seats[1].user.emplace().value = "b";
    TableState table(game, setup);
    std::vector<TableEvent> log;
    const auto keep = [&](const Done& done) { log.push_back(std::get<TableEvent>(done)); };
    keep(table.join("u0", std::nullopt, 1));
    keep(table.challenge("u0", "c", Seat{2}, 2));
    keep(table.decline("b", 3));
    keep(table.challenge("u0", "d", std::nullopt, 4));
    TableState again(game, setup);
    for (const TableEvent& entry : log) {
        auto read = read_event(to_document(entry));
        ASSERT_TRUE(again.apply(std::get<TableEvent>(read), 1));
    }
    const auto restored = TableState::restore(game, setup, table.snapshot());
    ASSERT_NE(restored, nullptr);
    for (const TableState* kept : {&table, &again, restored.get()}) {
        EXPECT_EQ(kept->challenged_seat("b"), kSpectator);
        EXPECT_EQ(kept->challenged_seat("c"), 2);
        EXPECT_EQ(kept->challenged_seat("d"), 1);
        EXPECT_TRUE(kept->has_open_seat());
    }
    EXPECT_EQ(server::code_of(again.join("u1", std::nullopt, 5)), "seat_taken");
    keep(again.join("d", std::nullopt, 5));
    EXPECT_EQ(again.seat_of("d"), 1);
}

TEST_F(BotsTest, WhoFollowsHisEventsIsOnlineAtEveryNode) {
    OnlineBots here(first.node, first.people, first.live_tables.my_tables(), first.messages);
    OnlineBots there(second.node, second.people, second.live_tables.my_tables(), second.messages);
    for (tests::TestNode* node : {&first, &second}) house.run<bool>(node->people.learn_names({anna.id, bot.id}));
    const auto ear = std::make_shared<Ear>(bot.id);
    first.live_tables.my_tables().watch(ear);
    first.live_tables.my_tables().watch(std::make_shared<Ear>(anna.id));
    EXPECT_EQ(here.all(), (std::vector{bot.id})) << "people are not listed";
    here.tell();
    ASSERT_TRUE(house.wait_until([&] { return there.all().size() == 1; }));
    const Response listed = house.run(there.list());
    const auto body = boost::json::parse(*listed.body);
    EXPECT_EQ(body.at("bots").as_array()[0].at("name"), "Deep Pirate");
    EXPECT_EQ(body.at("bots").as_array()[0].at("kind"), "bot");
    EXPECT_TRUE(there.all(now_ms() + OnlineBots::kSilence + 1).empty()) << "a node that is silent is forgotten";
    first.live_tables.my_tables().leave(*ear);
    here.tell();
    EXPECT_TRUE(house.wait_until([&] { return there.all().empty(); }));
}

TEST_F(BotsTest, GamesWithBotsAreRatedApart) {
    Rater rater(first.node);
    for (const auto& [id, other] : {std::pair{"t1", bert.id}, std::pair{"t2", bot.id}}) {
        storage::TableRow table;
        table.id = id;
        table.game = "tortuga";
        table.players = 2;
        table.rated = true;
        table.created = 10 * kDay;
        table.finished = table.created + 3'600'000;
        table.status = storage::TableStatus::finished;
        table.result = R"({"ranks":[1,2]})";
        table.seats = R"([{"user":"id-Anna"},{"user":")" + other + "\"}]";
        table.people = {anna.id, other};
        const storage::Write write = storage::AddTable{table};
        ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    }
    house.run(rater.rate_all());
    const protocol::Profile profile = profile_of(*house.store->user(anna.id), house.store->ratings(anna.id));
    ASSERT_EQ(profile.ratings.size(), 2u);
    EXPECT_NE(profile.ratings[0].bots, profile.ratings[1].bots);
    for (const protocol::RatingInfo& rating : profile.ratings) {
        EXPECT_EQ(rating.players, "2");
        EXPECT_EQ(rating.games, 1);
    }
    EXPECT_TRUE(profile_of(*house.store->user(bot.id), house.store->ratings(bot.id)).ratings.at(0).bots);
}

TEST_F(BotsTest, ABotsAccountIsOneFromItsBeginning) {
    const auto sign_up = [&](const char* body, const std::optional<Person>& person) {
        Request request;
        request.address = "192.0.2.1";
        request.body = body;
        return house.run(first.people.accounts.sign_up(request, person));
    };
    EXPECT_EQ(sign_up(R"({"name":"New Pirate","password":"correct horse","bot":true})", std::nullopt).status, 200);
    EXPECT_EQ(house.store->user_named("New Pirate")->kind, storage::UserKind::bot);
    EXPECT_EQ(sign_up(R"({"name":"Odd Pirate","password":"correct horse","bot":"yes"})", std::nullopt).status, 400);
    // A guest's seats and games stay those of a person.
    const Person guest = house.guest("Gast");
    EXPECT_EQ(sign_up(R"({"name":"Third Pirate","password":"correct horse","bot":true})", guest).status, 200);
    EXPECT_EQ(house.store->user(guest.id)->kind, storage::UserKind::guest);
    EXPECT_NE(house.store->user_named("Third Pirate")->id, guest.id);
}

}  // namespace
}  // namespace wharf::server
