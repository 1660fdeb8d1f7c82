// Tables at work in a server without a network: a real loop, a real database.
#include "server/live_table.h"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <filesystem>

#include "server/hall.h"
#include "server/tokens.h"
#include "storage/sqlite.h"

namespace wharf::server {

namespace {

struct Folder {
    Folder() : path(std::filesystem::temp_directory_path() / ("wharf-live-" + random_id())) {
        std::filesystem::create_directories(path);
    }
    ~Folder() { std::filesystem::remove_all(path); }
    std::filesystem::path path;
};

struct House {
    explicit House(NodeOptions options)
        : store(storage::open_sqlite((folder.path / "wharf.sqlite").string())),
          node(loop, *store, Log(Importance::warning), options),
          people(node),
          hall(node, people) {
        storage::User user;
        user.id = anna.id;
        user.name = anna.name;
        const storage::Write write = storage::AddUser{user};
        EXPECT_EQ(store->commit({&write, 1}).front().code, storage::Code::done);
    }

    // Runs the loop until it is so, or for a minute.
    bool wait_until(const std::function<bool()>& is_so) {
        bool was_so = false;
        const Time end = now_ms() + 60'000;
        std::function<void()> look = [&] {
            was_so = is_so();
            if (was_so || now_ms() > end) return loop.stop();
            loop.after(std::chrono::milliseconds(5), look);
        };
        look();
        loop.run();
        loop.context().restart();
        return was_so;
    }

    Folder folder;
    Loop loop;
    std::unique_ptr<storage::Store> store;
    Node node;
    People people;
    Hall hall;
    Person anna{"anna", "Anna", protocol::PersonKind::guest, "", false};
};

// Opens a table for Anna and a computer player, starts it, and leaves: two computer players are left.
Task<std::shared_ptr<LiveTable>> begin(House& house, std::string game) {
    protocol::NewTable wanted;
    wanted.game.value = game;
    wanted.seats.items = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::computer, protocol::Level::easy}};
    Hall::Opened opened = co_await house.hall.open(house.anna, wanted, false);
    const auto table = std::get<std::shared_ptr<LiveTable>>(opened);
    Node& node = house.node;
    LiveTable::Attempt start = [&node](Table& open, Time now) { return open.start("anna", node.chance, now); };
    const auto not_started = co_await table->perform(start);
    LiveTable::Attempt leave = [](Table& playing, Time now) { return playing.leave("anna", now); };
    const auto not_left = co_await table->perform(leave);
    co_return not_started || not_left ? nullptr : table;
}

void expect_a_whole_game(const NodeOptions& options, const std::string& game) {
    House house(options);
    std::shared_ptr<LiveTable> table;
    spawn<std::shared_ptr<LiveTable>>(begin(house, game), [&](auto begun, auto) { table = begun.value_or(nullptr); });
    ASSERT_TRUE(house.wait_until([&] { return table && table->table().status() == protocol::Status::over; }));
    bool is_settled = false;  // the end is stored, and nobody waits for it any more
    spawn<bool>(table->settled(), [&](auto, auto) { is_settled = true; });
    EXPECT_TRUE(house.wait_until([&] { return is_settled; }));
}

TEST(LiveTable, AComputerPlayerThatFailsDoesNotStopAGame) {
    prepare_secrets();
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
    prepare_secrets();
    House house({});
    protocol::NewTable wanted;
    wanted.game.value = "tortuga";
    wanted.seats.items.resize(2);
    std::shared_ptr<LiveTable> table;
    spawn<Hall::Opened>(house.hall.open(house.anna, wanted, false), [&](auto opened, auto) {
        if (opened) table = std::get<std::shared_ptr<LiveTable>>(*opened);
    });
    house.hall.tidy();
    ASSERT_TRUE(house.wait_until([&] { return table != nullptr; }));
    bool is_settled = false;
    spawn<bool>(table->settled(), [&](auto, auto) { is_settled = true; });
    ASSERT_TRUE(house.wait_until([&] { return is_settled; }));
    EXPECT_EQ(table->table().status(), protocol::Status::open);
}

}  // namespace

}  // namespace wharf::server
