// Tables at work in a server without a network: a real loop, a real database.
#include "server/live_table.h"

#include <future>

#include "catalog/catalog.h"
#include "server/live_tables.h"
#include "server/testing/ear.h"
#include "server/testing/house.h"
#include "server/testing/tables.h"

namespace wharf::server {

namespace {

// A house with one node, and Anna in it.
struct HouseOfTables : tests::House {
    explicit HouseOfTables(const NodeOptions& options) : here(*this, options) {}

    tests::TestNode here;
    LiveTables& live_tables = here.live_tables;
    Node& node = here.node;
    Person anna = guest("anna");
};

// Opens a table for Anna and a computer player, starts it, and leaves: two computer players are left.
Task<std::shared_ptr<LiveTable>> begin(HouseOfTables& house, std::string game) {
    protocol::NewTable wanted;
    wanted.game.value = game;
    wanted.seats.items = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::computer, protocol::Level::easy}};
    WaitingRooms::Opened opened = co_await house.live_tables.rooms().open(house.anna, wanted, false);
    const auto table = std::get<std::shared_ptr<LiveTable>>(opened);
    Node& node = house.node;
    LiveTable::Attempt start = [&node](TableState& open, Time now) { return open.start("id-anna", node.chance, now); };
    const auto not_started = co_await table->perform(start);
    LiveTable::Attempt leave = [](TableState& playing, Time now) { return playing.leave("id-anna", now); };
    const auto not_left = co_await table->perform(leave);
    co_return not_started || not_left ? nullptr : table;
}

void expect_a_whole_game(const NodeOptions& options, const std::string& game) {
    HouseOfTables house(options);
    std::shared_ptr<LiveTable> table;
    spawn<std::shared_ptr<LiveTable>>(begin(house, game), [&](auto begun, auto) { table = begun.value_or(nullptr); });
    ASSERT_TRUE(house.wait_until([&] { return table && table->table().status() == protocol::Status::over; }));
    bool is_settled = false;  // the end is stored, and nobody waits for it any more
    spawn<bool>(table->settled(), [&](auto, auto) { is_settled = true; });
    EXPECT_TRUE(house.wait_until([&] { return is_settled; }));
}

TEST(LiveTable, AComputerPlayerThatFailsDoesNotStopAGame) {
    NodeOptions options;
    options.choose = [](const match::AnyMatch&, Seat, protocol::Level) -> std::string {
        throw std::runtime_error("it ended before it answered");
    };
    expect_a_whole_game(options, "tortuga");
    options.choose = [](const match::AnyMatch&, Seat, protocol::Level) -> std::string { return "fly to the moon"; };
    expect_a_whole_game(options, "nauticus");
}

// Whoever tidies up while a table is being stored must not take it for a forgotten one.
TEST(LiveTable, ATableIsNotForgottenBeforeItIsStored) {
    HouseOfTables house({});
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    std::shared_ptr<LiveTable> table;
    spawn<WaitingRooms::Opened>(house.live_tables.rooms().open(house.anna, wanted, false), [&](auto opened, auto) {
        if (opened) table = std::get<std::shared_ptr<LiveTable>>(*opened);
    });
    house.live_tables.tidy();
    ASSERT_TRUE(house.wait_until([&] { return table != nullptr; }));
    bool is_settled = false;
    spawn<bool>(table->settled(), [&](auto, auto) { is_settled = true; });
    ASSERT_TRUE(house.wait_until([&] { return is_settled; }));
    EXPECT_EQ(table->table().status(), protocol::Status::open);
}

// A table with a damaged entry says so, every time; the others are taken up, and work.
TEST(LiveTable, ADamagedTableHangsNobody) {
    storage::Append damage;
    damage.entry = {2, 1, R"({"kind":"started","order":[9,9],"moves":[]})"};
    HouseOfTables house({});
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    std::vector<std::string> ids;
    for (int i = 0; i < 3; ++i) {
        const WaitingRooms::Opened opened = house.run(house.live_tables.rooms().open(house.anna, wanted, false));
        ids.push_back(std::get<std::shared_ptr<LiveTable>>(opened)->id());
    }
    damage.table = ids[1];
    const storage::Write write = damage;
    ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
    NodeMessages alone(house.node, nullptr);
    LiveTables again(house.node, house.here.people, alone);
    EXPECT_TRUE(house.run(again.wake()));
    EXPECT_EQ(again.tables_at_work(), 2U);
    for (int i = 0; i < 3; ++i) {
        const LiveTables::Found found = house.run(again.find(ids[1]));
        ASSERT_TRUE(std::holds_alternative<protocol::Error>(found));
        EXPECT_EQ(std::get<protocol::Error>(found).code, "damaged_table");
    }
    // It was at work here when it was damaged: nobody can do or see anything any more, and nobody waits for ever.
    const auto table = house.live_tables.at_work(ids[1]);
    LiveTable::Attempt leave = [](TableState& open, Time now) { return open.leave("id-anna", now); };
    for (int i = 0; i < 2; ++i) {
        const auto refused = house.run(table->perform(leave));
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->code, "damaged_table");
    }
    const auto not_heard = house.run(table->subscribe(std::make_shared<Ear>("id-anna"), 0, ""));
    ASSERT_TRUE(not_heard);
    EXPECT_EQ(not_heard->code, "damaged_table");
    EXPECT_FALSE(house.run(table->settled()));
    const auto well = house.run(house.live_tables.at_work(ids[0])->perform(leave));
    EXPECT_FALSE(well);
}

// Whom the host of a private table sends away hears that, and nothing after it; the code lets him in no more.
TEST(LiveTable, WhoIsSentAwayFromAPrivateTableHearsNoMoreOfIt) {
    for (const bool was_private : {true, false}) {
        HouseOfTables house({});
        const Person bert = house.guest("bert");
        protocol::NewTable wanted;
        wanted.game.value = "tortuga";
        wanted.seats.items.resize(3);
        wanted.invite_only = was_private;
        const auto table =
            std::get<std::shared_ptr<LiveTable>>(house.run(house.live_tables.rooms().open(house.anna, wanted, false)));
        const std::string invite = table->table().setup().invite;
        ASSERT_EQ(house.run(house.live_tables.rooms().join(bert, table, std::nullopt)), std::nullopt);
        const auto host = std::make_shared<Ear>("id-anna");
        const auto away = std::make_shared<Ear>("id-bert");
        const auto watcher = std::make_shared<Ear>("id-cleo");
        for (const auto& ear : {host, away, watcher})
            ASSERT_EQ(house.run(table->subscribe(ear, 0, invite)), std::nullopt);
        away->take();
        LiveTable::Attempt kick = [](TableState& open, Time now) { return open.kick("id-anna", 1, now); };
        ASSERT_EQ(house.run(table->perform(kick)), std::nullopt);
        const std::string last = boost::json::serialize(boost::json::parse(away->messages.at(0)));
        EXPECT_EQ(last.find("id-bert"), std::string::npos) << "he sees that his seat is free";
        EXPECT_EQ(last.find(invite), std::string::npos);
        // A public table anybody may watch, he too; when it becomes private, he is the only one who must go.
        EXPECT_EQ(table->may_enter("id-bert", invite), !was_private);
        if (!was_private) {
            protocol::Settings settings;
            settings.invite_only = true;
            LiveTable::Attempt change = [settings](TableState& open, Time now) {
                return open.change("id-anna", settings, now);
            };
            ASSERT_EQ(house.run(table->perform(change)), std::nullopt);
        }
        for (const auto& ear : {host, away, watcher}) ear->take();
        table->send_chat("id-anna", "between us");
        EXPECT_EQ(host->take().size(), 1U);
        EXPECT_EQ(watcher->take().size(), 1U);
        EXPECT_TRUE(away->take().empty());
        EXPECT_EQ(house.run(table->subscribe(away, 0, invite))->code, "no_such_table");
        EXPECT_FALSE(table->may_enter("id-bert", invite));
        EXPECT_TRUE(table->may_enter("id-cleo", invite));
    }
}

// Ten thousand games by letter are no burden: who is waited for, and until when, the store knows.
TEST(LiveTables, GamesByLetterAreInMemoryWhileSomebodyIsThere) {
    tests::House house;
    tests::TestNode node(house, NodeOptions{.unlimited_rate = true});
    const Person anna = house.guest("Anna");
    const Person bert = house.guest("Bert");
    const auto begin = [&](bool has_computer) {
        protocol::NewTable wanted;
        wanted.game.value = "nauticus";
        wanted.seats.items.resize(has_computer ? 3 : 2);
        if (has_computer) wanted.seats.items.back().kind = protocol::SeatKind::computer;
        wanted.pace = protocol::Pace::turns;
        wanted.clock.emplace().seconds.value = 86'400;
        const auto table = std::get<std::shared_ptr<LiveTable>>(
            house.run<WaitingRooms::Opened>(node.live_tables.rooms().open(anna, wanted, false)));
        EXPECT_FALSE(
            house.run<std::optional<protocol::Error>>(node.live_tables.rooms().join(bert, table, std::nullopt)));
        LiveTable::Attempt start = [&](TableState& open, Time now) {
            return open.start(anna.id, node.node.chance, now);
        };
        EXPECT_FALSE(house.run<std::optional<protocol::Error>>(table->perform(start)));
        return table->id();
    };
    const std::string among_people = begin(false);
    EXPECT_EQ(node.live_tables.tables_at_work(), 1U);
    node.live_tables.tidy(now_ms() + 50'000);
    EXPECT_EQ(node.live_tables.tables_at_work(), 1U);
    EXPECT_TRUE(house.wait_until([&] {
        node.live_tables.tidy(now_ms() + 70'000);
        return node.live_tables.tables_at_work() == 0;
    }));
    // A server that starts takes up those that computers may have to play in.
    const std::string with_computer = begin(true);
    tests::TestNode again(house);
    EXPECT_TRUE(house.run<bool>(again.live_tables.wake()));
    EXPECT_NE(again.live_tables.at_work(with_computer), nullptr);
    EXPECT_EQ(again.live_tables.at_work(among_people), nullptr);
    // And whose time is up is seen to, whoever looks.
    again.live_tables.tidy(now_ms() + 2 * kDay);
    EXPECT_TRUE(house.wait_until([&] { return again.live_tables.at_work(among_people) != nullptr; }));
}

// The store is away when the first asks for a table, and back when the second is served: there is one table, for all.
TEST(LiveTable, WhoWaitedBehindAFailureGetsTheTableThatAllHave) {
    HouseOfTables house({});
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    const WaitingRooms::Opened opened = house.run(house.live_tables.rooms().open(house.anna, wanted, false));
    const std::string id = std::get<std::shared_ptr<LiveTable>>(opened)->id();
    NodeMessages alone(house.node, nullptr);
    LiveTables again(house.node, house.here.people, alone);
    const auto database = storage::sqlite_connector(house.folder.file("wharf.sqlite"))->connect();
    database->execute("ALTER TABLE tables RENAME TO away");
    std::optional<LiveTables::Found> first;
    std::optional<LiveTables::Found> second;
    spawn<LiveTables::Found>(again.find(id), [&](auto found, auto) {
        first = std::move(found);
        database->execute("ALTER TABLE away RENAME TO tables");
    });
    spawn<LiveTables::Found>(again.find(id), [&](auto found, auto) { second = std::move(found); });
    ASSERT_TRUE(house.wait_until([&] { return first && second; }));
    EXPECT_TRUE(std::holds_alternative<protocol::Error>(*first));
    ASSERT_TRUE(std::holds_alternative<std::shared_ptr<LiveTable>>(*second));
    EXPECT_EQ(std::get<std::shared_ptr<LiveTable>>(*second), again.at_work(id));
}

// Whatever a request throws, the next one finds the table as its log has it.
TEST(LiveTable, ARequestThatFailsLeavesTheTableAsItWas) {
    HouseOfTables house({});
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    const WaitingRooms::Opened opened = house.run(house.live_tables.rooms().open(house.anna, wanted, false));
    const auto table = std::get<std::shared_ptr<LiveTable>>(opened);
    LiveTable::Attempt half = [](TableState& open, Time now) -> Done {
        open.join("bela", std::nullopt, now);
        throw std::runtime_error("in the middle");
    };
    const auto refused = house.run(table->perform(half));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "try_again");
    // Whoever only looks finds it so too.
    EXPECT_TRUE(house.run(table->settled()));
    EXPECT_EQ(table->table().seat_of("bela"), kSpectator);
    const auto ear = std::make_shared<Ear>("id-anna");
    EXPECT_EQ(house.run(table->subscribe(ear, 0, "")), std::nullopt);
    EXPECT_EQ(ear->messages.size(), 1U);
}

// The server around a table, where only what it is told is of interest.
struct Around final : TableHost {
    std::string name_of(const std::string& user) const override { return user; }
    bool is_bot(const std::string&) const override { return false; }
    Task<bool> learn_names(std::vector<std::string>) override { co_return true; }
    void table_changed(LiveTable&) override { changes += 1; }
    void turns_changed(const std::vector<std::string>&) override {}
    OtherNodes* other_nodes() override { return nullptr; }

    int changes = 0;
};

// Tortuga at two nodes. What one chooses in secret at one of them is heard at the other by nobody: no message, no
// presence, no word to the lobby and the lists.
TEST(LiveTable, ASecretChoiceAtAnotherNodeIsHeardByNobody) {
    Around around;
    HouseOfTables house({});
    Node& node = house.node;
    const auto here = std::make_shared<LiveTable>(node, around, "t");
    const auto there = std::make_shared<LiveTable>(node, around, "t");
    server::Setup setup;
    setup.game = "tortuga";
    setup.seats.resize(3);
    setup.host = house.anna.id;
    const std::vector<std::string> users{house.anna.id, house.guest("bela").id, house.guest("cili").id};
    ASSERT_TRUE(house.run(here->create(*catalog::find_game("tortuga"), setup)));
    const auto at_here = [&](const LiveTable::Attempt& attempt) { return house.run(here->perform(attempt)); };
    for (const std::size_t i : {1U, 2U})
        ASSERT_FALSE(at_here([&](TableState& table, Time now) { return table.join(users[i], std::nullopt, now); }));
    ASSERT_FALSE(at_here([&](TableState& table, Time now) { return table.start(users[0], node.chance, now); }));
    ASSERT_EQ(house.run(there->load()), Loaded::there);
    there->go_on();
    std::vector<std::shared_ptr<Ear>> ears;
    for (const std::string& user : {users[0], users[1], std::string("watcher")}) {
        const Scenes scenes = user == users[1] ? Scenes::whole : Scenes::changes;
        ears.push_back(std::make_shared<Ear>(user));
        ASSERT_FALSE(house.run(there->subscribe(ears.back(), 0, "", scenes)));
    }
    const auto all_heard = [&](std::string_view kind) {
        return std::all_of(ears.begin(), ears.end(), [&](const auto& ear) {
            return std::any_of(ear->messages.begin(), ear->messages.end(),
                               [&](const std::string& text) { return text.find(kind) != std::string::npos; });
        });
    };
    ASSERT_TRUE(house.wait_until([&] { return all_heard(R"("kind":"presence")"); }));
    for (const auto& ear : ears) ear->take();
    const int changes = around.changes;
    const auto choose = [&](Seat seat) {
        return at_here([&](TableState& table, Time now) {
            return table.move(seat, table.match()->legal(seat).front().text, node.chance, now);
        });
    };
    const auto silence = [&] {
        ASSERT_TRUE(house.run(there->refresh()));
        ASSERT_EQ(here->sequence(), there->sequence());
        const Time end = now_ms() + 300;
        ASSERT_TRUE(house.wait_until([&] { return now_ms() > end; }));
        for (const auto& ear : ears) EXPECT_EQ(ear->take(), std::vector<std::string>{}) << ear->user();
        EXPECT_EQ(around.changes, changes);
    };
    ASSERT_FALSE(choose(2));
    silence();
    ASSERT_FALSE(at_here([&](TableState& table, Time now) { return table.undo(users[2], false, now); }));
    silence();
    ASSERT_FALSE(choose(2));
    // Also where a move of the other node was in the way of one of ours.
    const auto refused =
        house.run(there->perform([&](TableState& table, Time now) { return table.join("x", {}, now); }));
    ASSERT_TRUE(refused);
    ASSERT_FALSE(house.run(there->perform([&](TableState& table, Time now) { return table.leave(users[2], now); })));
    ASSERT_TRUE(house.wait_until([&] { return all_heard(R"("kind":"left")"); }));
    for (const auto& ear : ears) {
        const std::vector<std::string> heard = ear->take();
        ASSERT_EQ(heard.size(), 1U) << ear->user();
        EXPECT_EQ(heard[0].find(R"("changes":)") == std::string::npos, ear == ears[1]) << heard[0];
    }
}

// The node of whoever took the last seat dies before it starts the game: another one does, when it loads the table, or
// when it hears of it.
TEST(LiveTable, AFullTableThatStartsItselfIsStartedByWhoeverSeesIt) {
    Around around;
    HouseOfTables house({});
    server::Setup setup = setup_for("tortuga", 2);
    setup.starts_itself = true;
    setup.host = house.anna.id;
    const std::string bela = house.guest("bela").id;
    for (const bool was_there_before : {false, true}) {
        const std::string id = was_there_before ? "there" : "new";
        const auto dying = std::make_shared<LiveTable>(house.node, around, id);
        ASSERT_TRUE(house.run(dying->create(*catalog::find_game("tortuga"), setup)));
        const auto other = std::make_shared<LiveTable>(house.node, around, id);
        if (was_there_before) ASSERT_EQ(house.run(other->load()), Loaded::there);
        // All that came of its last request.
        storage::Append append;
        append.table = id;
        append.entry = {2, now_ms(), R"({"kind":"joined","seat":1,"user":")" + bela + R"("})"};
        const storage::Write write = append;
        ASSERT_EQ(house.store->commit({&write, 1}).front().code, storage::Code::done);
        if (was_there_before) {
            ASSERT_TRUE(house.run(other->refresh()));
        } else {
            ASSERT_EQ(house.run(other->load()), Loaded::there);
            other->go_on();
        }
        EXPECT_EQ(other->table().status(), protocol::Status::open);
        EXPECT_TRUE(house.wait_until([&] { return other->table().status() == protocol::Status::playing; })) << id;
    }
}

// Tortuga with clocks: that somebody's time is up is heard by himself at once, by nobody else, nor by lobby and lists,
// until the choices are revealed. So nobody can tell it from a choice made in time.
TEST(LiveTable, ThatTimeIsUpIsHeardWhenSecretChoicesAreRevealed) {
    NodeOptions options;
    std::promise<void> thinking_may_end;
    const std::shared_future<void> may_end = thinking_may_end.get_future().share();
    options.choose = [may_end](const match::AnyMatch& match, Seat seat, protocol::Level) {
        may_end.wait();
        return match.legal(seat).front().text;
    };
    Around around;
    HouseOfTables house(options);
    Node& node = house.node;
    const auto table = std::make_shared<LiveTable>(node, around, "t");
    server::Setup setup = setup_for("tortuga", 3, 3600);
    const std::vector<std::string> users{house.anna.id, house.guest("bela").id, house.guest("cili").id};
    setup.host = users[0];
    ASSERT_TRUE(house.run(table->create(*catalog::find_game("tortuga"), setup)));
    const auto act = [&](const LiveTable::Attempt& attempt) { return house.run(table->perform(attempt)); };
    for (const std::size_t i : {1U, 2U})
        ASSERT_FALSE(act([&](TableState& open, Time now) { return open.join(users[i], std::nullopt, now); }));
    ASSERT_FALSE(act([&](TableState& open, Time now) { return open.start(users[0], node.chance, now); }));
    std::vector<std::shared_ptr<Ear>> ears;
    for (const std::string& user : {users[0], users[1], std::string("watcher")}) {
        ears.push_back(std::make_shared<Ear>(user));
        ASSERT_FALSE(house.run(table->subscribe(ears.back(), 0, "")));
    }
    const auto a_moment = [&] {
        const Time end = now_ms() + 300;
        ASSERT_TRUE(house.wait_until([&] { return now_ms() > end; }));
    };
    const auto heard = [](const Ear& ear, std::string_view what) {
        return std::any_of(ear.messages.begin(), ear.messages.end(),
                           [&](const std::string& text) { return text.find(what) != std::string::npos; });
    };
    const auto all_are_told_of = [&](std::string_view what) {
        return std::all_of(ears.begin(), ears.end(), [&](const auto& ear) { return heard(*ear, what); });
    };
    ASSERT_TRUE(house.wait_until([&] { return all_are_told_of(R"([true,true,false],"watchers":1)"); }));
    a_moment();
    for (const auto& ear : ears) ear->take();
    const int changes = around.changes;
    const Time changed = house.store->table("t")->changed;
    const std::string row = house.store->table("t")->seats;
    ASSERT_FALSE(act([&](TableState& playing, Time now) { return playing.time_out(0, now + 3'600'500); }));
    a_moment();
    EXPECT_TRUE(heard(*ears[0], "timed_out"));
    EXPECT_TRUE(heard(*ears[0], R"("substituted":true)"));
    for (const std::size_t other : {1U, 2U}) EXPECT_EQ(ears[other]->take(), std::vector<std::string>{});
    EXPECT_EQ(around.changes, changes);
    EXPECT_EQ(house.store->table("t")->changed, changed);
    EXPECT_EQ(house.store->table("t")->seats, row);
    thinking_may_end.set_value();
    ASSERT_TRUE(house.wait_until([&] { return table->table().computers_to_act().empty(); }));
    a_moment();
    for (const std::size_t other : {1U, 2U}) EXPECT_EQ(ears[other]->take(), std::vector<std::string>{});
    for (const Seat seat : {Seat{1}, Seat{2}})
        ASSERT_FALSE(act([&](TableState& playing, Time now) {
            return playing.move(seat, playing.match()->legal(seat).front().text, node.chance, now);
        }));
    ASSERT_TRUE(house.wait_until([&] {
        return std::all_of(ears.begin(), ears.end(), [&](const auto& ear) { return heard(*ear, "timed_out"); });
    }));
    for (const auto& ear : ears) EXPECT_TRUE(heard(*ear, R"("substituted":true)"));
    EXPECT_GT(around.changes, changes);
    EXPECT_NE(house.store->table("t")->seats, row);
}

// Three at a game of Tortuga, in which all choose at the same time, while somebody else holds the database: what they
// ask gathers.
struct Gathering : HouseOfTables {
    Gathering() : HouseOfTables({}) {
        server::Setup setup;
        setup.game = "tortuga";
        setup.seats.resize(3);
        setup.host = anna.id;
        EXPECT_TRUE(run(table->create(*catalog::find_game("tortuga"), setup)));
        const auto at_once = [&](const LiveTable::Attempt& attempt) { return run(table->perform(attempt)); };
        for (const std::size_t i : {1U, 2U})
            EXPECT_FALSE(at_once([&](TableState& open, Time now) { return open.join(users[i], std::nullopt, now); }));
        EXPECT_FALSE(at_once([&](TableState& open, Time now) { return open.start(users[0], node.chance, now); }));
        for (const std::string& user : users) {
            ears.push_back(std::make_shared<Ear>(user));
            EXPECT_FALSE(run(table->subscribe(ears.back(), 0, "")));
        }
        const auto has_heard_all = [](const auto& ear) { return ear->messages.size() >= 2; };
        EXPECT_TRUE(wait_until([&] { return std::all_of(ears.begin(), ears.end(), has_heard_all); }));
        for (const auto& ear : ears) ear->take();
        begin = table->sequence();
        holder->begin();
        spawn<bool>(
            [](Node& at) -> Task<bool> {
                co_await at.write(storage::Write(storage::Touch{}));
                co_return true;
            }(node),
            [](auto, auto) {});
        EXPECT_TRUE(wait_until([&] { return node.commit_queue.counts().queued == 0; }));
        commits = node.commit_queue.counts().commits;
    }

    void ask(const LiveTable::Attempt& attempt) {
        const std::size_t i = answers.size();
        answers.emplace_back();
        spawn<std::optional<protocol::Error>>(table->perform(attempt), [this, i](auto refused, auto) {
            answers[i] = *refused ? (*refused)->code : "done";
        });
    }
    void choose(Seat seat) {
        ask([this, seat](TableState& playing, Time now) {
            return playing.move(seat, playing.match()->legal(seat).front().text, node.chance, now);
        });
    }
    bool all_answered() {
        return wait_until([&] {
            return std::none_of(answers.begin(), answers.end(), [](const auto& answer) { return answer.empty(); });
        });
    }
    // The table as its log has it.
    std::int64_t stored() {
        const auto again = std::make_shared<LiveTable>(node, around, "t");
        EXPECT_EQ(run(again->load()), Loaded::there);
        EXPECT_EQ(again->sequence(), table->sequence());
        for (Seat seat = 0; seat < 3; ++seat)
            EXPECT_EQ(again->table().told(seat).size(), table->table().told(seat).size());
        return again->sequence() - begin;
    }

    Around around;
    std::vector<std::string> users{anna.id, guest("bela").id, guest("cili").id};
    std::shared_ptr<LiveTable> table = std::make_shared<LiveTable>(node, around, "t");
    std::vector<std::shared_ptr<Ear>> ears;
    std::unique_ptr<storage::Connection> holder = storage::sqlite_connector(folder.file("wharf.sqlite"))->connect();
    std::vector<std::string> answers;
    std::int64_t begin = 0;
    std::uint64_t commits = 0;
};

TEST(LiveTable, WhoMoveAtTheSameMomentAreStoredAndToldTogether) {
    Gathering house;
    for (Seat seat = 0; seat < 3; ++seat) house.choose(seat);
    EXPECT_EQ(house.table->sequence(), house.begin) << "nothing is stored yet";
    for (const auto& ear : house.ears) EXPECT_TRUE(ear->messages.empty()) << "nor told";
    house.holder->roll_back();
    ASSERT_TRUE(house.all_answered());
    EXPECT_EQ(house.answers, (std::vector<std::string>{"done", "done", "done"}));
    EXPECT_EQ(house.node.commit_queue.counts().commits, house.commits + 2) << "one for what was under way";
    for (const auto& ear : house.ears) EXPECT_EQ(ear->take().size(), 1U);
    EXPECT_EQ(house.stored(), 3);
}

TEST(LiveTable, WhatIsRefusedIsRefusedInItsTurn) {
    Gathering house;
    house.choose(0);
    house.ask([&](TableState& table, Time now) { return table.move(1, "fly to the moon", house.node.chance, now); });
    house.choose(2);
    EXPECT_EQ(house.answers, (std::vector<std::string>{"", "", ""})) << "before anything is durable";
    house.holder->roll_back();
    ASSERT_TRUE(house.all_answered());
    EXPECT_EQ(house.answers, (std::vector<std::string>{"done", "unknown_move", "done"}));
    EXPECT_EQ(house.stored(), 2);
}

// Another node has written in between: nothing of what was done here happened, and all of it is done again.
TEST(LiveTable, WhoWereTooLateTogetherAreDoneAgain) {
    Gathering house;
    for (Seat seat = 0; seat < 2; ++seat) house.choose(seat);
    const std::string left = R"({"kind":"left","seat":2})";
    const std::vector<storage::NewLogEntry> entry{{"t", house.begin + 1, now_ms(), left}};
    EXPECT_EQ(house.holder->append(entry), std::vector<bool>{true});
    house.holder->commit();
    ASSERT_TRUE(house.all_answered());
    EXPECT_EQ(house.answers, (std::vector<std::string>{"done", "done"}));
    EXPECT_GE(house.table->sequence(), house.begin + 3);
    EXPECT_TRUE(house.table->table().seats()[2].substituted);
    EXPECT_GE(house.node.counts.conflicts, 1U);
}

// One of them fails halfway: the others have what was stored, and the table is what its log says.
TEST(LiveTable, WhoFailsHalfwayHarmsNobodyElse) {
    Gathering house;
    house.choose(0);
    house.ask([&](TableState& table, Time now) -> Done {
        table.resign(house.users[1], now);
        throw std::runtime_error("halfway");
    });
    house.choose(2);
    house.holder->roll_back();
    ASSERT_TRUE(house.all_answered());
    EXPECT_EQ(house.answers, (std::vector<std::string>{"done", "try_again", "done"}));
    EXPECT_FALSE(house.table->table().seats()[1].resigned);
    EXPECT_EQ(house.stored(), 2);
}

}  // namespace

}  // namespace wharf::server
