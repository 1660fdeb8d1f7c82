// What the parts of a server share: the loop, the store behind its scribe and readers, pools of workers, counts.
#pragma once

#include <map>
#include <stdexcept>
#include <string>

#include "match/chance.h"
#include "server/levels.h"
#include "server/log.h"
#include "server/loop.h"
#include "server/task.h"
#include "server/text_pool.h"
#include "server/workers.h"
#include "storage/scribe.h"
#include "storage/store.h"

namespace wharf::server {

struct Counts {
    std::uint64_t requests = 0;
    std::uint64_t messages = 0;
    std::uint64_t moves = 0;
    std::uint64_t refusals = 0;
    std::uint64_t rate_limited = 0;
    std::uint64_t conflicts = 0;
    std::uint64_t computer_moves = 0;
    std::uint64_t games_started = 0;
    std::uint64_t games_finished = 0;
};

struct NodeOptions {
    int thinkers = 1;             // computer players that think at the same time
    bool unlimited_rate = false;  // for measuring: no rate limits
    std::int64_t patience = 300;  // seconds: who is waited for and away so long, at no clock, is played for
    // How a computer player of a level moves; may take long, may throw.
    std::function<std::string(const match::AnyMatch&, Seat, protocol::Level)> choose = choose_at_level;
};

class Node {
 public:
    Node(Loop& event_loop, storage::Store& the_store, Log the_log, const NodeOptions& wanted);

    // Durable when it arrives.
    Arrival<std::vector<storage::Outcome>> write(std::vector<storage::Write> writes);
    Arrival<storage::Outcome> write(storage::Write write);

    // A legal move for a computer player, from any thread. A player that fails is reported and moves at random: people
    // wait for it.
    std::string choose(const match::AnyMatch& match, Seat seat, protocol::Level level);

    // Runs `look(store)` off the loop; a Failure arrives as an exception.
    template <class F>
    auto read(F look) {
        using T = std::invoke_result_t<F, storage::Store&>;
        return look_up<T>(std::function<T(storage::Store&)>(std::move(look)));
    }

    // Runs `work()` in a pool and gives its value, or nothing if the pool is full.
    template <class F>
    auto in(Workers& pool, F work) {
        using T = std::invoke_result_t<F>;
        return work_out<T>(pool, std::function<T()>(std::move(work)));
    }

    Loop& loop;
    storage::Store& store;
    Log log;
    NodeOptions options;
    Counts counts;
    match::SystemChance chance;
    TextPool texts;
    bool draining = false;

    storage::Scribe scribe;
    Workers readers;
    Workers hashers;
    Workers thinkers;

 private:
    template <class T>
    struct Looked {
        std::optional<T> value;
        std::string failure;
    };

    template <class T>
    Task<T> look_up(std::function<T(storage::Store&)> look) {
        Arrival<Looked<T>> arrival([this, &look](auto deliver) {
            const bool added = readers.add([this, &look, deliver] {
                auto looked = std::make_shared<Looked<T>>();
                try {
                    looked->value.emplace(look(store));
                } catch (const std::exception& failure) {
                    looked->failure = failure.what();
                }
                loop.post([deliver, looked] { deliver(std::move(*looked)); });
            });
            if (!added) loop.post([deliver] { deliver(Looked<T>{std::nullopt, "too many requests wait"}); });
        });
        Looked<T> looked = co_await arrival;
        if (!looked.value) throw storage::Failure(looked.failure);
        co_return std::move(*looked.value);
    }

    template <class T>
    Task<std::optional<T>> work_out(Workers& pool, std::function<T()> work) {
        Arrival<std::optional<T>> arrival([this, &pool, &work](auto deliver) {
            const bool added = pool.add([this, &work, deliver] {
                auto value = std::make_shared<std::optional<T>>(work());
                loop.post([deliver, value] { deliver(std::move(*value)); });
            });
            if (!added) loop.post([deliver] { deliver(std::nullopt); });
        });
        co_return co_await arrival;
    }
};

}  // namespace wharf::server
