// Servers without a network for tests: a real loop, a real database, and as many nodes on them as a test wants.
#pragma once

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>

#include "bus/local.h"
#include "server/quick_match.h"
#include "server/shared_limits.h"
#include "server/tokens.h"
#include "storage/sqlite.h"
#include "storage/temporary_folder.h"

namespace wharf::server::tests {

struct House {
    House() { prepare_secrets(); }

    // Runs the loop until it is so, or for two minutes.
    bool wait_until(const std::function<bool()>& is_so) {
        bool was_so = false;
        const Time end = now_ms() + 120'000;
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

    // Runs a task to its end and gives its value; throws what it threw.
    template <class T>
    T run(Task<T> task) {
        std::optional<T> value;
        std::exception_ptr error;
        spawn<T>(std::move(task), [&](std::optional<T> given, std::exception_ptr failed) {
            value = std::move(given);
            error = failed;
        });
        EXPECT_TRUE(wait_until([&] { return value || error; }));
        if (error) std::rethrow_exception(error);
        return std::move(*value);
    }

    Person guest(const std::string& name) {
        storage::User user;
        user.id = "id-" + name;
        user.name = name;
        const storage::Write write = storage::AddUser{user};
        EXPECT_EQ(store->commit({&write, 1}).front().code, storage::Code::done);
        Person person;
        person.id = user.id;
        person.name = name;
        return person;
    }

    const storage::TemporaryFolder folder;
    Loop loop;
    std::unique_ptr<bus::Bus> bus = bus::local_bus();
    std::unique_ptr<storage::Store> store = storage::open_sqlite(folder.file("wharf.sqlite"));
};

// What a server is made of, but for its network.
struct TestNode {
    explicit TestNode(House& the_house, const NodeOptions& options = {})
        : house(the_house),
          node(house.loop, *house.store, Log(Importance::error), options),
          messages(node, house.bus.get()),
          people(node, messages),
          live_tables(node, people, messages),
          limits(node, messages, house.bus.get()),
          quick_match(node, live_tables) {
        node.traffic.share_limits(limits);
        people.accounts.share_limits(limits);
        live_tables.share_limits(limits);
    }

    // What is being read and stored arrives first: nobody waits for it for ever.
    ~TestNode() {
        node.draining = true;
        come_to_rest();
        node.commit_queue.drain();
        come_to_rest();
    }
    TestNode(const TestNode&) = delete;
    TestNode& operator=(const TestNode&) = delete;

    House& house;
    Node node;
    NodeMessages messages;
    People people;
    LiveTables live_tables;
    SharedLimits limits;
    QuickMatch quick_match;

 private:
    void come_to_rest() {
        int idle = 0;
        house.wait_until([&] {
            idle = node.readers.is_idle() ? idle + 1 : 0;
            return idle == 2;
        });
    }
};

}  // namespace wharf::server::tests
