// The queue: requests share commits, nobody's outcome is lost or mixed up.
#include "storage/commit_queue.h"

#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "storage/sql_store.h"
#include "storage/testing/contract.h"

namespace wharf::storage::testing {

namespace {

// A connection to a real database that refuses entries saying "poison", fails at "no memory" as nobody expects, and
// loses its line at "lost".
class Faulty final : public Connection {
 public:
    explicit Faulty(std::unique_ptr<Connection> real) : real_(std::move(real)) {}

    void execute(const std::string& sql) override { real_->execute(sql); }
    Rows query(const Statement& statement) override { return real_->query(statement); }
    std::vector<Rows> query_all(std::span<const Statement> statements) override { return real_->query_all(statements); }
    std::vector<bool> append(std::span<const NewLogEntry> entries) override {
        for (const NewLogEntry& entry : entries) {
            if (entry.entry.find("no memory") != std::string_view::npos) throw std::bad_alloc();
            if (entry.entry.find("poison") != std::string_view::npos) throw Failure("The disk is full.");
            if (entry.entry.find("lost") != std::string_view::npos) loses_line_ = true;
        }
        return real_->append(entries);
    }
    void begin() override { real_->begin(); }
    void commit() override {
        real_->commit();
        alive_ = !loses_line_;
        if (!alive_) throw Failure("The line is dead.");
    }
    void roll_back() noexcept override { real_->roll_back(); }
    bool alive() const override { return alive_; }
    bool lost_race() const override { return false; }
    std::string_view locking() const override { return real_->locking(); }
    std::string_view locking_for_deletion() const override { return real_->locking_for_deletion(); }
    std::string schema_lock() const override { return real_->schema_lock(); }
    std::string append_only(const std::string& table) const override { return real_->append_only(table); }
    bool is_fresh() override { return real_->is_fresh(); }
    std::string translate(std::string schema) const override { return real_->translate(std::move(schema)); }

 private:
    std::unique_ptr<Connection> real_;
    bool loses_line_ = false;
    bool alive_ = true;
};

class FaultyConnector final : public Connector {
 public:
    explicit FaultyConnector(const Place& place) : place_(place) {}
    std::unique_ptr<Connection> connect() override { return std::make_unique<Faulty>(place_.bare()); }

 private:
    const Place& place_;
};

}  // namespace

TEST(CommitQueue, requests_of_many_threads_share_commits) {
    const Place place(Backend::sqlite);
    const std::unique_ptr<Store> store = place.open();
    constexpr int kThreads = 4;
    constexpr int kTables = 25;
    constexpr int kMoves = 20;
    for (int i = 0; i < kThreads * kTables; ++i) {
        Write add = AddTable{table("t" + std::to_string(i))};
        ASSERT_EQ(store->commit({&add, 1}).at(0).code, Code::done);
    }
    std::atomic<int> good = 0;
    CommitQueue::Counts counts;
    {
        CommitQueue queue(*store);
        std::vector<std::thread> threads;
        for (int k = 0; k < kThreads; ++k)
            threads.emplace_back([&, k] {
                for (int move = 1; move <= kMoves; ++move)
                    for (int i = 0; i < kTables; ++i) {
                        // One append per table at a time holds here too: the queue keeps the order.
                        const bool taken = queue.write(append("t" + std::to_string(k * kTables + i), move),
                                                       [&](Outcome outcome) { good += outcome.code == Code::done; });
                        EXPECT_TRUE(taken);
                    }
            });
        for (std::thread& thread : threads) thread.join();
        queue.drain();
        EXPECT_EQ(good, kThreads * kTables * kMoves);
        EXPECT_FALSE(queue.write(append("t0", kMoves + 1), [](Outcome) {}));
        counts = queue.counts();
    }
    EXPECT_EQ(counts.writes, static_cast<std::uint64_t>(kThreads * kTables * kMoves));
    EXPECT_LT(counts.commits, counts.writes / 4);
    EXPECT_EQ(counts.queued, 0U);
    EXPECT_EQ(store->log("t0", 0).size(), static_cast<std::size_t>(kMoves));
}

// Waiting for company is for crowds: one after the other, writes hardly wait, however long the pace.
TEST(CommitQueue, whoever_is_alone_does_not_wait) {
    const Place place(Backend::sqlite);
    const std::unique_ptr<Store> store = place.open();
    Write add = AddTable{table("t")};
    ASSERT_EQ(store->commit({&add, 1}).at(0).code, Code::done);
    CommitQueue::Limits limits;
    limits.pace = std::chrono::seconds(60);
    CommitQueue queue(*store, limits);
    const auto write = [&](int move) {
        std::promise<Code> done;
        EXPECT_TRUE(queue.write(append("t", move), [&](Outcome outcome) { done.set_value(outcome.code); }));
        return done.get_future().get();
    };
    const auto begin = std::chrono::steady_clock::now();
    for (int move = 1; move <= 4; ++move) EXPECT_EQ(write(move), Code::done);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, limits.pace);
}

// A request that waits takes more in, and is committed with it.
TEST(CommitQueue, a_request_can_be_joined_until_its_commit_begins) {
    const Place place(Backend::sqlite);
    const std::unique_ptr<Store> store = place.open();
    Write add = AddTable{table("t")};
    ASSERT_EQ(store->commit({&add, 1}).at(0).code, Code::done);
    CommitQueue queue(*store);
    const std::unique_ptr<Connection> other = place.bare();
    other->begin();
    const std::uint64_t under_way = queue.write(AddUser{user("u", "Una")}, [](Outcome) {});
    ASSERT_NE(under_way, 0U);
    while (queue.counts().queued > 0) std::this_thread::yield();
    std::promise<std::vector<Code>> answer;
    const std::uint64_t request =
        queue.write(std::vector<Write>{append("t", 1)}, [&](std::span<const Outcome> outcomes) {
            std::vector<Code> codes;
            for (const Outcome& outcome : outcomes) codes.push_back(outcome.code);
            answer.set_value(codes);
        });
    const auto never = [&]() -> std::optional<Write> {
        ADD_FAILURE() << "its commit has begun, or it does not exist";
        return std::nullopt;
    };
    EXPECT_FALSE(queue.join(under_way, never));
    EXPECT_FALSE(queue.join(request + 1, never));
    EXPECT_FALSE(queue.join(request, [] { return std::nullopt; }));
    EXPECT_TRUE(queue.join(request, [] { return append("t", 2); }));
    EXPECT_TRUE(queue.join(request, [] { return append("t", 2); }));
    other->roll_back();
    EXPECT_EQ(answer.get_future().get(), (std::vector<Code>{Code::done, Code::done, Code::conflict}));
    EXPECT_FALSE(queue.join(request, never));
    queue.drain();
    EXPECT_EQ(queue.counts().commits, 2U);
    EXPECT_EQ(store->log("t", 0).size(), 2U);
}

// While another process holds the database, requests gather; then one of them spoils a commit.
TEST(CommitQueue, one_that_makes_the_database_refuse_fails_alone) {
    const Place place(Backend::sqlite);
    SqlStore faulty(std::make_unique<FaultyConnector>(place));
    Store& store = faulty;
    const std::vector<Write> tables{AddTable{table("a")}, AddTable{table("b")}, AddTable{table("c")}};
    ASSERT_EQ(store.commit(tables).size(), 3U);
    CommitQueue queue(store);
    const std::unique_ptr<Connection> other = place.bare();
    other->begin();
    std::vector<std::future<Code>> codes;
    const auto request = [&](Write write) {
        auto answer = std::make_shared<std::promise<Code>>();
        codes.push_back(answer->get_future());
        EXPECT_TRUE(queue.write(std::move(write), [answer](Outcome outcome) { answer->set_value(outcome.code); }));
    };
    request(AddUser{user("u", "Una")});  // is under way, and waits, while the others gather
    request(append("a", 1));
    request(append("b", 1, "\"poison\""));
    request(append("c", 1));
    other->roll_back();
    EXPECT_EQ(codes[0].get(), Code::done);
    EXPECT_EQ(codes[1].get(), Code::done);
    EXPECT_EQ(codes[2].get(), Code::failed);
    EXPECT_EQ(codes[3].get(), Code::done);
    EXPECT_EQ(store.log("b", 0).size(), 0U);
    EXPECT_EQ(queue.counts().last_failure, "The disk is full.");
}

TEST(CommitQueue, goes_on_after_what_nobody_expects) {
    const Place place(Backend::sqlite);
    SqlStore faulty(std::make_unique<FaultyConnector>(place));
    Store& store = faulty;
    const std::vector<Write> tables{AddTable{table("a")}, AddTable{table("b")}};
    ASSERT_EQ(store.commit(tables).size(), 2U);
    CommitQueue queue(store);
    const auto store_one = [&](Write write) {
        std::promise<Code> done;
        EXPECT_TRUE(queue.write(std::move(write), [&](Outcome outcome) { done.set_value(outcome.code); }));
        return done.get_future().get();
    };
    EXPECT_EQ(store_one(append("a", 1, "\"no memory\"")), Code::failed);
    EXPECT_EQ(queue.counts().failures, 1U);
    EXPECT_EQ(store_one(append("a", 1)), Code::done);
    EXPECT_EQ(store_one(append("b", 1)), Code::done);
}

TEST(CommitQueue, a_line_lost_while_committing_is_not_tried_again) {
    const Place place(Backend::sqlite);
    SqlStore faulty(std::make_unique<FaultyConnector>(place));
    Store& store = faulty;
    Write add = AddTable{table("a")};
    ASSERT_EQ(store.commit({&add, 1}).at(0).code, Code::done);
    Write lost = append("a", 1, "\"lost\"");
    try {
        store.commit({&lost, 1});
        FAIL() << "a lost line was not noticed";
    } catch (const Failure& failure) {
        EXPECT_TRUE(failure.unsure());
    }
    CommitQueue queue(store);
    std::promise<std::vector<Outcome>> answer;
    ASSERT_TRUE(
        queue.write(std::vector<Write>{append("a", 2, "\"lost\""), append("a", 3)},
                    [&](std::span<const Outcome> outcomes) { answer.set_value({outcomes.begin(), outcomes.end()}); }));
    EXPECT_EQ(answer.get_future().get(), std::vector<Outcome>(2, Outcome{Code::failed}));
    EXPECT_EQ(store.log("a", 0).size(), 3U);
}

TEST(CommitQueue, a_full_queue_refuses) {
    const Place place(Backend::sqlite);
    const std::unique_ptr<Store> store = place.open();
    Write add = AddTable{table("a")};
    ASSERT_EQ(store->commit({&add, 1}).at(0).code, Code::done);
    std::atomic<int> answers = 0;
    CommitQueue queue(*store, {.queued_writes = 10, .writes_per_commit = 4});
    const std::unique_ptr<Connection> other = place.bare();
    other->begin();
    const auto write = [&](int sequence) { return queue.write(append("a", sequence), [&](Outcome) { ++answers; }); };
    // The first is taken out of the queue and waits for the database; the queue itself then holds ten.
    ASSERT_TRUE(write(1));
    while (queue.counts().queued > 0) std::this_thread::yield();
    for (int i = 2; i <= 11; ++i) EXPECT_TRUE(write(i));
    EXPECT_FALSE(write(12));
    constexpr int kTaken = 11;
    other->roll_back();
    queue.drain();
    EXPECT_EQ(answers, kTaken);
    EXPECT_EQ(store->log("a", 0).size(), static_cast<std::size_t>(kTaken));
}

}  // namespace wharf::storage::testing
