// What every bus must do, tested of both.
#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

#include "bus/local.h"
#include "bus/nats.h"
#include "bus/testing/nats_server.h"

namespace wharf::bus::testing {

namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// Long enough that a busy machine, which may stand still for a second, does not
// look like a dead node.
constexpr Options kQuick{.patience = 1500ms, .same_job = 1500ms, .most_deliveries = 3};
constexpr auto kLonger = kQuick.patience + 200ms;

NatsServer& server() {
    static NatsServer server;
    return server;
}

// Collects what is heard, and waits for it.
class Heard {
 public:
    Bus::Heard callback() {
        return [this](std::string_view message) {
            const std::lock_guard lock(mutex_);
            messages_.emplace_back(message);
            change_.notify_all();
        };
    }
    std::vector<std::string> wait_for(std::size_t count) {
        std::unique_lock lock(mutex_);
        change_.wait_for(lock, 10s, [&] { return messages_.size() >= count; });
        return messages_;
    }

 private:
    std::mutex mutex_;
    std::condition_variable change_;
    std::vector<std::string> messages_;
};

}  // namespace

// Nodes that share a bus: over NATS two connections; in one process they are the same.
class BusTest : public ::testing::TestWithParam<bool> {
 protected:
    void SetUp() override {
        if (GetParam()) {
            static int count = 0;
            name_ = "test" + std::to_string(++count);
            first_ = nats_bus(server().url(), name_, kQuick);
            other_ = nats_bus(server().url(), name_, kQuick);
        } else {
            first_ = local_bus(kQuick);
        }
    }
    Bus& first() { return *first_; }
    Bus& other() { return other_ ? *other_ : *first_; }

    std::string name_;
    std::unique_ptr<Bus> first_;
    std::unique_ptr<Bus> other_;
};

INSTANTIATE_TEST_SUITE_P(Buses, BusTest, ::testing::Bool(),
                         [](const auto& info) { return info.param ? "nats" : "local"; });

TEST_P(BusTest, news_reach_everybody_in_order) {
    Heard here;
    Heard there;
    Heard elsewhere;
    const auto one = first().subscribe("table:a", here.callback());
    const auto two = other().subscribe("table:a", there.callback());
    const auto three = other().subscribe("table:b", elsewhere.callback());
    for (int i = 0; i < 100; ++i) first().publish("table:a", std::to_string(i));
    first().publish("table:b", std::string("\0b", 2));
    const std::vector<std::string> heard = here.wait_for(100);
    ASSERT_EQ(heard.size(), 100U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(heard[static_cast<std::size_t>(i)], std::to_string(i));
    EXPECT_EQ(there.wait_for(100), heard);
    EXPECT_THAT(elsewhere.wait_for(1), ElementsAre(std::string("\0b", 2)));
}

TEST_P(BusTest, nothing_is_heard_after_the_subscription_is_gone) {
    std::atomic<int> heard = 0;
    auto subscription = first().subscribe("news", [&](std::string_view) { ++heard; });
    std::atomic<bool> stop = false;
    std::thread publisher([&] {
        while (!stop) other().publish("news", "x");
    });
    while (heard == 0) std::this_thread::yield();
    subscription.reset();
    const int then = heard;
    std::this_thread::sleep_for(50ms);
    stop = true;
    publisher.join();
    EXPECT_EQ(heard, then);
}

TEST_P(BusTest, a_subscription_may_end_in_its_own_callback) {
    std::unique_ptr<Subscription> subscription;
    std::atomic<bool> made = false;
    std::atomic<int> heard = 0;
    subscription = first().subscribe("news", [&](std::string_view) {
        while (!made) std::this_thread::yield();
        ++heard;
        subscription.reset();
    });
    Heard beside;
    const auto second = first().subscribe("news", beside.callback());
    made = true;
    first().publish("news", "1");
    first().publish("news", "2");
    // Subscriptions are served each in its own time: that one heard both says
    // nothing of the other.
    beside.wait_for(2);
    for (int i = 0; i < 5000 && heard == 0; ++i) std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(heard, 1);
}

TEST_P(BusTest, odd_topics_are_refused) {
    EXPECT_THROW(first().publish("", "x"), Failure);
    EXPECT_THROW(first().publish("a.>", "x"), Failure);
    EXPECT_THROW((void)first().subscribe("a b", [](std::string_view) {}), Failure);
}

TEST_P(BusTest, a_job_is_done_by_one) {
    first().put("t:1", "think");
    const std::unique_ptr<Job> job = other().take(5s);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    EXPECT_EQ(job->body(), "think");
    EXPECT_FALSE(first().take(100ms));
    EXPECT_TRUE(job->done());
    EXPECT_FALSE(first().take(kLonger));
}

TEST_P(BusTest, the_same_job_put_twice_is_one) {
    first().put("t:1", "think");
    other().put("t:1", "think");
    other().put("t:2", "think");
    const std::unique_ptr<Job> one = first().take(5s);
    const std::unique_ptr<Job> two = first().take(5s);
    ASSERT_TRUE(one && two);
    EXPECT_THAT((std::vector{one->id(), two->id()}), UnorderedElementsAre("t:1", "t:2"));
    EXPECT_TRUE(one->done());
    EXPECT_TRUE(two->done());
    EXPECT_FALSE(first().take(100ms));
    std::this_thread::sleep_for(kQuick.same_job + 100ms);
    first().put("t:1", "again");
    const std::unique_ptr<Job> again = first().take(5s);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->done());
}

TEST_P(BusTest, a_job_let_go_is_given_out_again_at_once) {
    first().put("t:1", "think");
    first().take(5s).reset();
    const auto begin = std::chrono::steady_clock::now();
    const std::unique_ptr<Job> job = other().take(5s);
    ASSERT_TRUE(job);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, kQuick.patience);
    EXPECT_TRUE(job->done());
}

TEST_P(BusTest, a_job_not_done_in_time_is_given_to_somebody_else) {
    first().put("t:1", "think");
    const std::unique_ptr<Job> slow = first().take(5s);
    ASSERT_TRUE(slow);
    const std::unique_ptr<Job> again = other().take(5s);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->id(), "t:1");
    EXPECT_FALSE(slow->done());
    EXPECT_TRUE(again->done());
}

TEST_P(BusTest, a_job_that_is_kept_stays) {
    first().put("t:1", "think");
    const std::unique_ptr<Job> job = first().take(5s);
    ASSERT_TRUE(job);
    for (auto kept = 0ms; kept < kLonger; kept += 200ms) {
        EXPECT_FALSE(other().take(200ms));
        job->keep();
    }
    EXPECT_TRUE(job->done());
}

TEST_P(BusTest, a_job_that_nobody_survives_is_dropped) {
    first().put("t:1", "think");
    for (int i = 0; i < kQuick.most_deliveries; ++i) {
        const std::unique_ptr<Job> job = first().take(5s);
        ASSERT_TRUE(job);
    }
    EXPECT_FALSE(first().take(kLonger));
}

TEST_P(BusTest, many_workers_share_the_jobs) {
    constexpr int kJobs = 200;
    std::mutex mutex;
    std::vector<std::string> done;
    std::vector<std::thread> workers;
    for (int k = 0; k < 4; ++k)
        workers.emplace_back([&, k] {
            while (const std::unique_ptr<Job> job = (k % 2 == 0 ? first() : other()).take(1s)) {
                if (!job->done()) continue;
                const std::lock_guard lock(mutex);
                done.push_back(job->id());
            }
        });
    for (int i = 0; i < kJobs; ++i) first().put(std::to_string(i), "x");
    for (std::thread& worker : workers) worker.join();
    std::sort(done.begin(), done.end());
    EXPECT_EQ(std::unique(done.begin(), done.end()), done.end());
    EXPECT_EQ(done.size(), static_cast<std::size_t>(kJobs));
}

// As a dead node leaves it: neither done nor given back.
TEST(Nats, a_dead_nodes_job_is_taken_over) {
    const auto survivor = nats_bus(server().url(), "death", kQuick);
    survivor->put("t:1", "think");
    auto* lost = survivor->take(5s).release();
    ASSERT_TRUE(lost != nullptr);
    const std::unique_ptr<Job> job = survivor->take(5s);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    EXPECT_TRUE(job->done());
    delete lost;
}

// The server dies and comes back: connections are made again, the loss is told, jobs are still there.
TEST(Nats, a_server_that_comes_back_is_found_again) {
    NatsServer own;
    const auto bus = nats_bus(own.url(), "back", kQuick);
    std::atomic<int> lost = 0;
    bus->when_news_were_lost([&] { ++lost; });
    Heard heard;
    const auto subscription = bus->subscribe("news", heard.callback());
    bus->put("t:1", "think");
    own.restart();
    for (int i = 0; i < 100 && lost == 0; ++i) std::this_thread::sleep_for(100ms);
    EXPECT_EQ(lost, 1);
    bus->publish("news", "after");
    EXPECT_THAT(heard.wait_for(1), ElementsAre("after"));
    std::unique_ptr<Job> job;
    for (int i = 0; i < 50 && !job; ++i) {
        try {
            job = bus->take(200ms);
        } catch (const Failure&) {
            std::this_thread::sleep_for(100ms);
        }
    }
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    EXPECT_TRUE(job->done());
}

TEST(Nats, no_server_is_a_failure) { EXPECT_THROW(nats_bus("nats://127.0.0.1:1"), Failure); }

}  // namespace wharf::bus::testing
