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

using Clock = std::chrono::steady_clock;

// A busy machine may stand still for seconds. So a test waits either for what must come, however long, and then time is
// brief; or it looks for what must not come, and then there is no end of time.
constexpr Options kBrief{.patience = 300ms, .same_job = 100ms, .most_deliveries = 3};
constexpr Options kEndless{.patience = 10min, .same_job = 10min, .most_deliveries = 3};
constexpr auto kAges = 60s;

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
        change_.wait_for(lock, kAges, [&] { return messages_.size() >= count; });
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
    void SetUp() override { open(kEndless); }
    void open(const Options& options) {
        if (GetParam()) {
            static int count = 0;
            const std::string name = "test" + std::to_string(++count);
            first_ = nats_bus(server().url(), name, options);
            other_ = nats_bus(server().url(), name, options);
        } else {
            first_ = local_bus(options);
        }
    }
    Bus& first() { return *first_; }
    Bus& other() { return other_ ? *other_ : *first_; }

    std::unique_ptr<Bus> first_;
    std::unique_ptr<Bus> other_;
};

INSTANTIATE_TEST_SUITE_P(Buses, BusTest, ::testing::Bool(),
                         [](const auto& tested) { return tested.param ? "nats" : "local"; });

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
    for (const auto end = Clock::now() + kAges; heard == 0 && Clock::now() < end;) std::this_thread::sleep_for(1ms);
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(heard, 1);
}

TEST_P(BusTest, odd_topics_are_refused) {
    EXPECT_THROW(first().publish("", "x"), Failure);
    EXPECT_THROW(first().publish("a.>", "x"), Failure);
    EXPECT_THROW((void)first().subscribe("a b", [](std::string_view) {}), Failure);
}

TEST_P(BusTest, a_job_is_done_by_one) {
    first().put(Lane::slow, "t:1", "think");
    const std::unique_ptr<Job> job = other().take(Lane::slow, kAges);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    EXPECT_EQ(job->body(), "think");
    EXPECT_FALSE(first().take(Lane::slow, 100ms));
    job->done();
    EXPECT_FALSE(first().take(Lane::slow, 100ms));
}

TEST_P(BusTest, a_quick_job_does_not_wait_for_slow_ones) {
    for (int i = 0; i < 20; ++i) first().put(Lane::slow, "t:" + std::to_string(i), "think long");
    first().put(Lane::quick, "t:1", "think");
    const std::unique_ptr<Job> job = other().take(Lane::quick, kAges);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->body(), "think");
    job->done();
    EXPECT_FALSE(other().take(Lane::quick, 100ms));
    EXPECT_TRUE(other().take(Lane::slow, kAges));
}

TEST_P(BusTest, a_job_put_twice_is_one) {
    first().put(Lane::slow, "t:1", "think");
    other().put(Lane::slow, "t:1", "think");
    other().put(Lane::slow, "t:2", "think");
    const std::unique_ptr<Job> one = first().take(Lane::slow, kAges);
    const std::unique_ptr<Job> two = first().take(Lane::slow, kAges);
    ASSERT_TRUE(one && two);
    EXPECT_THAT((std::vector{one->id(), two->id()}), UnorderedElementsAre("t:1", "t:2"));
    EXPECT_FALSE(first().take(Lane::slow, 100ms));
    one->done();
    first().put(Lane::slow, "t:1", "think");
    EXPECT_FALSE(first().take(Lane::slow, 100ms));
}

TEST_P(BusTest, a_job_put_again_much_later_is_another) {
    open(kBrief);
    first().put(Lane::slow, "t:1", "think");
    const std::unique_ptr<Job> one = first().take(Lane::slow, kAges);
    ASSERT_TRUE(one);
    one->done();
    std::unique_ptr<Job> again;
    for (const auto end = Clock::now() + kAges; !again && Clock::now() < end; again = first().take(Lane::slow, 200ms))
        first().put(Lane::slow, "t:1", "again");
    ASSERT_TRUE(again);
    EXPECT_EQ(again->body(), "again");
}

TEST_P(BusTest, a_job_let_go_is_given_out_again_at_once) {
    first().put(Lane::slow, "t:1", "think");
    first().take(Lane::slow, kAges).reset();
    EXPECT_TRUE(other().take(Lane::slow, kAges));
}

TEST_P(BusTest, a_job_not_done_in_time_is_given_to_somebody_else) {
    open(kBrief);
    first().put(Lane::slow, "t:1", "think");
    const std::unique_ptr<Job> slow = first().take(Lane::slow, kAges);
    ASSERT_TRUE(slow);
    const std::unique_ptr<Job> again = other().take(Lane::slow, kAges);
    ASSERT_TRUE(again);
    EXPECT_EQ(again->id(), "t:1");
    again->done();
    slow->done();
    EXPECT_FALSE(first().take(Lane::slow, kBrief.patience * 3));
}

TEST_P(BusTest, a_job_that_is_kept_stays) {
    constexpr Options kSome{.patience = 1500ms, .same_job = 100ms, .most_deliveries = 3};
    // Kept for longer than the patience. Where the machine stands still, nobody could: then once more.
    const auto stays = [&] {
        open(kSome);
        first().put(Lane::slow, "t:1", "think");
        const std::unique_ptr<Job> job = first().take(Lane::slow, kAges);
        for (const auto end = Clock::now() + kSome.patience + 300ms; job && Clock::now() < end; job->keep())
            if (other().take(Lane::slow, 100ms)) return false;
        return job != nullptr;
    };
    bool stayed = false;
    for (int i = 0; i < 5 && !stayed; ++i) stayed = stays();
    EXPECT_TRUE(stayed);
}

TEST_P(BusTest, a_job_that_nobody_survives_is_dropped) {
    open(kBrief);
    first().put(Lane::slow, "t:1", "think");
    for (int i = 0; i < kBrief.most_deliveries; ++i) {
        const std::unique_ptr<Job> job = first().take(Lane::slow, kAges);
        ASSERT_TRUE(job);
    }
    EXPECT_FALSE(first().take(Lane::slow, kBrief.patience * 3));
}

TEST_P(BusTest, many_workers_share_the_jobs) {
    constexpr int kJobs = 200;
    std::atomic<int> left = kJobs;
    std::mutex mutex;
    std::vector<std::string> done;
    std::vector<std::thread> workers;
    for (int k = 0; k < 4; ++k)
        workers.emplace_back([&, k] {
            const auto end = Clock::now() + kAges;
            while (left > 0 && Clock::now() < end) {
                const std::unique_ptr<Job> job = (k % 2 == 0 ? first() : other()).take(Lane::slow, 100ms);
                if (!job) continue;
                job->done();
                --left;
                const std::lock_guard lock(mutex);
                done.push_back(job->id());
            }
        });
    for (int i = 0; i < kJobs; ++i) first().put(Lane::slow, std::to_string(i), "x");
    for (std::thread& worker : workers) worker.join();
    std::sort(done.begin(), done.end());
    EXPECT_EQ(std::unique(done.begin(), done.end()), done.end());
    EXPECT_EQ(done.size(), static_cast<std::size_t>(kJobs));
    EXPECT_FALSE(first().take(Lane::slow, 100ms));
}

// As a dead node leaves it: neither done nor given back.
TEST(Nats, a_dead_nodes_job_is_taken_over) {
    const auto survivor = nats_bus(server().url(), "death", kBrief);
    survivor->put(Lane::slow, "t:1", "think");
    auto* lost = survivor->take(Lane::slow, kAges).release();
    ASSERT_TRUE(lost != nullptr);
    const std::unique_ptr<Job> job = survivor->take(Lane::slow, kAges);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    job->done();
    delete lost;
}

// The server dies and comes back: connections are made again, the loss is told, jobs are still there.
TEST(Nats, a_server_that_comes_back_is_found_again) {
    NatsServer own;
    const auto bus = nats_bus(own.url(), "back", kBrief);
    std::atomic<int> lost = 0;
    bus->when_news_were_lost([&] { ++lost; });
    Heard heard;
    const auto subscription = bus->subscribe("news", heard.callback());
    bus->put(Lane::slow, "t:1", "think");
    own.restart();
    for (const auto end = Clock::now() + kAges; lost == 0 && Clock::now() < end;) std::this_thread::sleep_for(10ms);
    EXPECT_GE(lost, 1);
    bus->publish("news", "after");
    EXPECT_THAT(heard.wait_for(1), ElementsAre("after"));
    std::unique_ptr<Job> job;
    for (const auto end = Clock::now() + kAges; !job && Clock::now() < end;) {
        try {
            job = bus->take(Lane::slow, 200ms);
        } catch (const Failure&) {
            std::this_thread::sleep_for(100ms);
        }
    }
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    job->done();
}

// A node may be there before its server is: it waits for it, and then all is as it should be.
TEST(Nats, a_server_that_comes_later_is_found) {
    NatsServer own;
    own.stop();
    const auto bus = nats_bus(own.url(), "later", kBrief);
    EXPECT_FALSE(bus->is_connected());
    std::atomic<int> lost = 0;
    bus->when_news_were_lost([&] { ++lost; });
    Heard heard;
    const auto subscription = bus->subscribe("news", heard.callback());
    EXPECT_EQ(bus->take(Lane::slow, 10ms), nullptr);
    EXPECT_THROW(bus->put(Lane::slow, "t:0", "think"), Failure);
    own.restart();
    for (const auto end = Clock::now() + kAges; lost == 0 && Clock::now() < end;) std::this_thread::sleep_for(10ms);
    EXPECT_GE(lost, 1);
    EXPECT_TRUE(bus->is_connected());
    bus->publish("news", "after");
    EXPECT_THAT(heard.wait_for(1), ElementsAre("after"));
    EXPECT_EQ(bus->take(Lane::slow, 10ms), nullptr);  // makes the queue
    bus->put(Lane::slow, "t:1", "think");
    const std::unique_ptr<Job> job = bus->take(Lane::slow, kAges);
    ASSERT_TRUE(job);
    EXPECT_EQ(job->id(), "t:1");
    job->done();
}

// The server may be left with a queue that hands out nothing where several make it at once.
TEST(Nats, nodes_that_start_together_share_a_queue_that_works) {
    constexpr int kNodes = 8;
    const std::string url = server().url();
    for (int round = 0; round < 12; ++round) {
        const std::string name = "together" + std::to_string(Clock::now().time_since_epoch().count());
        std::vector<std::unique_ptr<Bus>> nodes(kNodes);
        {
            std::vector<std::jthread> starting;
            for (auto& node : nodes) starting.emplace_back([&] { node = nats_bus(url, name, kEndless); });
        }
        for (const Lane lane : {Lane::quick, Lane::slow}) {
            nodes[0]->put(lane, "job", "work");
            std::unique_ptr<Job> job;
            for (const auto end = Clock::now() + kAges; !job && Clock::now() < end;) job = nodes[1]->take(lane, 100ms);
            ASSERT_TRUE(job) << name;
            job->done();
        }
    }
}

TEST(Nats, an_address_that_is_none_is_a_failure) { EXPECT_THROW(nats_bus("nats://127.0.0.1:x"), Failure); }

}  // namespace wharf::bus::testing
