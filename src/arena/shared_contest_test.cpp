// Contests on a bus: whoever plays the blocks, and whoever stops, the results are those of one process.
#include "arena/shared_contest.h"

#include <thread>

#include "arena/contest_json.h"
#include "arena/testing/contests.h"
#include "bus/local.h"

namespace wharf::arena {
namespace {

const std::vector<std::string> kPlayers{"greedy", "random", "random"};

std::variant<Contest, std::string> read(const boost::json::object& json) {
    Contest contest = contest_of(kPlayers, 0);
    if (contest_json(contest) != json) return "another contest";
    return contest;
}

class Workers {
 public:
    explicit Workers(bus::Bus& bus, ReadContest reader = read) : bus_(bus), read_(std::move(reader)) {}
    ~Workers() { stop_ = true; }
    void join(int threads) {
        threads_.emplace_back([this, threads] { work(bus_, read_, threads, stop_); });
    }

 private:
    bus::Bus& bus_;
    ReadContest read_;
    std::atomic<bool> stop_ = false;
    std::vector<std::jthread> threads_;
};

TEST(SharedContest, IsTheContestOfOneProcess) {
    const auto bus = bus::local_bus();
    const std::atomic<bool> stop = false;
    const Contest contest = contest_of(kPlayers, 40);
    Workers early(*bus);
    early.join(2);
    auto leaving = std::make_unique<Workers>(*bus);
    leaving->join(1);
    int finished = 0;
    Workers late(*bus);
    const Watch watch{{},
                      [&](const Block&) {
                          if (++finished == 2) leaving.reset();  // in the middle of a block: others play it
                          if (finished == 4) late.join(1);
                      },
                      {}};
    const auto blocks = run_shared(contest, {}, stop, watch, *bus);
    EXPECT_EQ(without_seconds(blocks), without_seconds(played(contest)));
}

TEST(SharedContest, SendsTheRecordsOfItsGames) {
    const auto bus = bus::local_bus();
    const std::atomic<bool> stop = false;
    Contest contest = contest_of(kPlayers, 20);
    contest.threads = 2;
    std::vector<std::string> here;
    std::vector<std::string> there;
    const auto into = [](std::vector<std::string>& list) {
        return Watch{{}, {}, {}, [&](const std::vector<std::string>& records) {
                         list.insert(list.end(), records.begin(), records.end());
                     }};
    };
    run(contest, {}, stop, into(here));
    Workers workers(*bus);
    workers.join(3);
    run_shared(contest, {}, stop, into(there), *bus);
    EXPECT_EQ(here.size(), 20);
    EXPECT_EQ(here, there);
}

TEST(SharedContest, GoesOnAndEndsEarly) {
    const auto bus = bus::local_bus();
    const std::atomic<bool> stop = false;
    const Contest contest = contest_of(kPlayers, 30);
    Workers workers(*bus);
    workers.join(2);
    const std::vector<Block> all = played(contest);
    const std::vector<Block> known{all[1], all[4]};
    const Watch enough{{}, {}, [](const Block& block) { return block.number == 5; }};
    const auto blocks = run_shared(contest, known, stop, enough, *bus);
    EXPECT_EQ(without_seconds(blocks), without_seconds({all.begin(), all.begin() + 6}));
}

TEST(SharedContest, AWorkerThatCannotPlaySaysWhy) {
    const auto bus = bus::local_bus();
    const std::atomic<bool> stop = false;
    Workers workers(*bus, [](const boost::json::object&) { return "there is no game here"; });
    workers.join(1);
    try {
        run_shared(contest_of(kPlayers, 9), {}, stop, {}, *bus);
        FAIL();
    } catch (const std::runtime_error& problem) {
        EXPECT_STREQ(problem.what(), "a worker says: there is no game here");
    }
}

TEST(SharedContest, EndsWhenItIsStopped) {
    const auto bus = bus::local_bus();
    const std::atomic<bool> stop = true;
    EXPECT_TRUE(run_shared(contest_of(kPlayers, 9), {}, stop, {}, *bus).empty()) << "and nobody works";
}

TEST(SharedContest, LeavesNothingToBePlayedInVain) {
    const auto bus = bus::local_bus();
    const auto is_waiting = [&] { return bus->take(bus::Lane::slow, std::chrono::milliseconds(50)) != nullptr; };
    std::atomic<bool> stop = false;
    // Broken off with most of it still asked for.
    std::optional<Workers> workers(*bus);
    workers->join(1);
    run_shared(contest_of(kPlayers, 300), {}, stop, {{}, [&](const Block&) { stop = true; }, {}}, *bus);
    workers.reset();
    const auto dropped = bus->take(bus::Lane::slow, std::chrono::milliseconds(50));  // the one that was begun, if any
    EXPECT_FALSE(is_waiting());
    // Killed: the next run finds what it had asked for.
    bus->put(bus::Lane::slow, "of a run that was killed", "{}");
    run_shared(contest_of(kPlayers, 9), {}, stop, {}, *bus);
    EXPECT_FALSE(is_waiting());
}

}  // namespace
}  // namespace wharf::arena
