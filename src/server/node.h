// What the parts of a server share: the loop, the store behind its commit queue and readers, pools of workers, counts.
#pragma once

#include <map>
#include <stdexcept>
#include <string>

#include "match/chance.h"
#include "protocol/administration.h"
#include "server/connections.h"
#include "server/hand_outs.h"
#include "server/levels.h"
#include "server/log.h"
#include "server/loop.h"
#include "server/refusals.h"
#include "server/task.h"
#include "server/text_pool.h"
#include "server/traffic.h"
#include "server/workers.h"
#include "storage/commit_queue.h"
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
    std::uint64_t notices = 0;         // of turns, that have reached somebody by one of his ways
    std::uint64_t notices_failed = 0;  // ways that failed
    std::uint64_t guests = 0;
    std::uint64_t sign_ups = 0;
    std::uint64_t logins = 0;
    std::uint64_t logins_refused = 0;
    std::uint64_t store_losses = 0;
    std::uint64_t bus_losses = 0;
    std::uint64_t read_failures = 0;
};

// How long things took; some are told of by other threads.
struct Times {
    storage::Histogram requests;          // over HTTP, until they are answered
    storage::Histogram moves;             // of people, until they are stored and told
    storage::Histogram reads;             // of the store, with the wait for a reader
    storage::Histogram loop;              // until the loop comes to what it is given
    storage::Histogram computers_waited;  // until somebody thinks about a computer player's turn
    storage::Histogram computers_thought;
};

struct NodeOptions {
    int thinkers = 1;              // computer players that think at the same time, besides quick ones
    bool unlimited_rate = false;   // for measuring: no rate limits
    std::int64_t turn_delay = 60;  // seconds: so long a turn waits before somebody who is away is told of it
    bool sends_mail = false;
    std::int64_t patience = 300;  // seconds: who is waited for and away so long, at no clock, is played for
    // How a computer player of a level moves; may take long, may throw.
    std::function<std::string(const match::AnyMatch&, Seat, protocol::Level)> choose = choose_at_level;
};

class Node;

// One write, to be awaited: nothing is allocated for the wait itself, because every move passes here. Others may join
// it meanwhile.
class Storing {
 public:
    Storing(Node& node, storage::Write write) : node_(node) { write_.push_back(std::move(write)); }

    bool await_ready() const noexcept { return false; }
    // False: the queue takes no more, and the caller goes on with a failure.
    bool await_suspend(std::coroutine_handle<> waiting);
    storage::Outcome await_resume() const { return outcome_; }

    // While it is awaited; as CommitQueue says.
    bool join(const std::function<std::optional<storage::Write>()>& also);
    // Of those who joined, in their order.
    const std::vector<storage::Code>& joined() const { return joined_; }

 private:
    Node& node_;
    std::vector<storage::Write> write_;
    std::uint64_t request_ = 0;
    storage::Outcome outcome_{storage::Code::failed, 0};
    std::vector<storage::Code> joined_;
};

class Node {
 public:
    Node(Loop& event_loop, storage::Store& the_store, Log the_log, const NodeOptions& wanted);

    // Durable when it arrives.
    Arrival<std::vector<storage::Outcome>> write(std::vector<storage::Write> writes);
    Storing write(storage::Write write) { return Storing(*this, std::move(write)); }

    // A legal move for a computer player, from any thread. A player that fails is reported and moves at random: people
    // wait for it.
    std::string choose(const match::AnyMatch& match, Seat seat, protocol::Level level);

    // Turns of computer players that nobody is at yet, of all lanes.
    std::size_t computers_waiting() const {
        return thinkers.waiting() + quick_thinkers.waiting() + hand_outs.waiting();
    }

    // Runs `look(store)` off the loop; a Failure arrives as an exception.
    template <class F>
    auto read(F look) {
        using T = std::invoke_result_t<F, storage::Store&>;
        return look_up<T>(std::function<T(storage::Store&)>(std::move(look)));
    }

    // Runs `work()` in a pool and gives its value, or nothing if the pool is full. What it throws arrives too.
    template <class F>
    auto in(Workers& pool, F work) {
        using T = std::invoke_result_t<F>;
        return work_out<T>(pool, std::function<T()>(std::move(work)));
    }

    Loop& loop;
    storage::Store& store;
    Log log;
    NodeOptions options;
    protocol::HouseRules rules;
    Counts counts;
    Times times;
    Refusals refusals;
    match::SystemChance chance;
    TextPool texts;
    Traffic traffic;
    // Outlives what is left of its connections when the loop goes.
    const std::shared_ptr<Connections> connections = std::make_shared<Connections>();
    bool draining = false;

    storage::CommitQueue commit_queue;
    Workers readers;
    Workers hashers;
    Workers thinkers;
    HandOuts hand_outs;
    Workers quick_thinkers;  // for what takes no time: it never waits for what does

 private:
    template <class T>
    struct Looked {
        std::optional<T> value;
        std::string failure;
    };

    template <class T>
    struct WorkedOut {
        std::optional<T> value;
        std::exception_ptr thrown;
    };

    template <class T>
    Task<T> look_up(std::function<T(storage::Store&)> look) {
        const auto begin = storage::Histogram::Clock::now();
        Arrival<Looked<T>> arrival([this, &look](auto deliver) {
            const bool added = readers.add([this, &look, deliver] {
                auto looked = std::make_shared<Looked<T>>();
                try {
                    looked->value.emplace(look(store));
                } catch (const std::exception& failure) {
                    looked->failure = failure.what();
                } catch (...) {
                    looked->failure = "something unknown";
                }
                loop.post([deliver, looked] { deliver(std::move(*looked)); });
            });
            if (!added) loop.post([deliver] { deliver(Looked<T>{std::nullopt, "too many requests wait"}); });
        });
        Looked<T> looked = co_await arrival;
        times.reads.add_since(begin);
        counts.read_failures += !looked.value;
        if (!looked.value) throw storage::Failure(looked.failure);
        co_return std::move(*looked.value);
    }

    template <class T>
    Task<std::optional<T>> work_out(Workers& pool, std::function<T()> work) {
        Arrival<WorkedOut<T>> arrival([this, &pool, &work](auto deliver) {
            const bool added = pool.add([this, &work, deliver] {
                auto done = std::make_shared<WorkedOut<T>>();
                try {
                    done->value.emplace(work());
                } catch (...) {
                    done->thrown = std::current_exception();
                }
                loop.post([deliver, done] { deliver(std::move(*done)); });
            });
            if (!added) loop.post([deliver] { deliver(WorkedOut<T>{}); });
        });
        WorkedOut<T> done = co_await arrival;
        if (done.thrown) std::rethrow_exception(done.thrown);
        co_return std::move(done.value);
    }
};

}  // namespace wharf::server
