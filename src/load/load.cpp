#include "load/load.h"

#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <deque>
#include <stdexcept>
#include <thread>
#include <tuple>

#include "load/party.h"
#include "load/server_process.h"
#include "storage/temporary_folder.h"

namespace wharf::load {

namespace {

using std::chrono::duration;

double own_cpu_seconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

class Load final : public Watcher {
 public:
    Load(const LoadOptions& options, ServerProcess& server) : options_(options), server_(server) {}

    void seat(int tables);
    // As fast as possible where the rate is 0.
    Moves play(double rate, double seconds);
    double idle_bytes();
    // The server's processor time per entry, around the 10th and around the 500th, with what snapshots cost.
    std::pair<double, double> costs();
    std::string last_fault() const { return last_fault_; }

    void can_move(Player& player) override { ready_.push_back(&player); }
    void acknowledged(Party& party, std::chrono::nanoseconds latency) override {
        ++done_;
        if (measuring_) latencies_.push_back(duration<double, std::milli>(latency).count());
        if (party.entries() == party.limit) ++at_limit_;
    }
    void refused(std::string_view message) override {
        ++refused_;
        last_fault_ = message;
    }
    void wrong(const std::string& what) override {
        ++wrong_;
        last_fault_ = what;
    }
    void connection_lost(Player&) override { wrong("the server closed a connection"); }

 private:
    void wait_until_all_follow();
    // Lets those who can move do so; false if nobody could.
    bool move_one(Clock::time_point due, bool take_back);
    double cost_until(std::int64_t entries);

    const LoadOptions& options_;
    ServerProcess& server_;
    ClientConnections connections_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::deque<Player*> ready_;
    std::mt19937_64 random_{1};
    std::vector<double> latencies_;
    std::int64_t done_ = 0;
    std::int64_t refused_ = 0;
    std::int64_t wrong_ = 0;
    std::size_t at_limit_ = 0;
    bool measuring_ = false;
    std::string last_fault_;
};

void Load::seat(int tables) {
    while (parties_.size() < static_cast<std::size_t>(tables)) {
        std::vector<std::string> tokens;
        for (int i = 0; i < options_.players; ++i) tokens.push_back(new_guest(server_.port(), "load"));
        parties_.push_back(std::make_unique<Party>(*this, server_.port(), options_.game, tokens, true));
        parties_.back()->connect(connections_, server_.port());
        connections_.poll(0);
        options_.progress("seating", static_cast<double>(parties_.size()) / tables);
    }
    wait_until_all_follow();
}

void Load::wait_until_all_follow() {
    const auto begin = Clock::now();
    const auto all = [&] {
        return std::all_of(parties_.begin(), parties_.end(), [](const auto& party) {
            return std::all_of(party->players().begin(), party->players().end(),
                               [](const auto& player) { return player->is_following(); });
        });
    };
    while (!all()) {
        connections_.poll(10);
        if (seconds_since(begin) > 30) throw std::runtime_error("not all players could follow their table");
    }
}

bool Load::move_one(Clock::time_point due, bool take_back) {
    while (!ready_.empty()) {
        Player* player = ready_.front();
        ready_.pop_front();
        if (!player->can_move()) continue;  // stood in the line twice, or the position has changed
        player->move(random_, due, take_back);
        return true;
    }
    return false;
}

Moves Load::play(double rate, double seconds) {
    // A second to warm up, then the measurement.
    constexpr double kWarmUp = 1;
    constexpr std::chrono::microseconds kGlance{500};
    latencies_.clear();
    latencies_.reserve(1'000'000);
    measuring_ = false;
    Clock::time_point begin = Clock::now();
    Clock::time_point due = begin;
    const auto step = std::chrono::duration_cast<Clock::duration>(duration<double>(rate > 0 ? 1 / rate : 0));
    double server_cpu = 0;
    double own_cpu = 0;
    double stolen = 0;
    std::int64_t done_before = 0;
    Moves moves;
    for (double passed = 0; passed < seconds;) {
        const Clock::time_point now = Clock::now();
        if (rate <= 0) {
            while (move_one(Clock::now(), false)) {
            }
        } else {
            // A move is counted from when it was due, however late the load itself may be.
            for (; due <= now; due += step) move_one(due, false);
        }
        // Not asleep at the connections: to wake it for every message would cost the server's core an interrupt each.
        connections_.poll(0);
        std::this_thread::sleep_for(kGlance);
        if (!measuring_ && seconds_since(begin) >= kWarmUp) {
            measuring_ = true;
            begin = Clock::now();
            server_cpu = server_.cpu_seconds();
            own_cpu = own_cpu_seconds();
            stolen = stolen_seconds();
            done_before = done_;
        }
        passed = measuring_ ? seconds_since(begin) : 0;
        options_.progress(rate <= 0 ? "as fast as possible" : "at a steady rate", passed / seconds);
    }
    const double passed = seconds_since(begin);
    moves.per_second = static_cast<double>(done_ - done_before) / passed;
    moves.server_load = (server_.cpu_seconds() - server_cpu) / passed;
    moves.own_load = (own_cpu_seconds() - own_cpu) / passed;
    moves.stolen = (stolen_seconds() - stolen) / passed / static_cast<double>(sysconf(_SC_NPROCESSORS_CONF));
    std::sort(latencies_.begin(), latencies_.end());
    if (!latencies_.empty()) {
        moves.p50_ms = latencies_[latencies_.size() / 2];
        moves.p99_ms = latencies_[latencies_.size() * 99 / 100];
        moves.worst_ms = latencies_.back();
    }
    moves.refused = refused_;
    moves.wrong = wrong_;
    return moves;
}

// Connections that were greeted and say nothing.
double Load::idle_bytes() {
    class Silent final : public Caller {
     public:
        void heard(std::string_view) override { greeted = true; }
        bool greeted = false;
    };
    const std::string token = new_guest(server_.port(), "idle");
    const auto count = static_cast<std::size_t>(options_.idle_connections);
    std::vector<Silent> callers(count);
    std::vector<std::unique_ptr<ClientConnection>> idle;
    const std::int64_t before = server_.resident_bytes();
    for (std::size_t i = 0; i < count; ++i) {
        idle.push_back(std::make_unique<ClientConnection>(connections_, server_.port(), token, callers[i]));
        const auto begin = Clock::now();
        while (!callers[i].greeted) {
            connections_.poll(10);
            if (seconds_since(begin) > 10) throw std::runtime_error("an idle connection was not greeted");
        }
        options_.progress("idle connections", static_cast<double>(i + 1) / static_cast<double>(count));
    }
    return static_cast<double>(server_.resident_bytes() - before) / static_cast<double>(count);
}

// Everybody plays until his table has so many entries; the same decision is made and taken back where the rules let
// it, so that the tables grow old without the position growing harder.
double Load::cost_until(std::int64_t entries) {
    at_limit_ = 0;
    std::int64_t sum = 0;
    ready_.clear();
    for (const auto& party : parties_) {
        party->limit = entries;
        sum += entries - party->entries();
        for (const auto& player : party->players())
            if (player->can_move()) ready_.push_back(player.get());
    }
    const double before = server_.cpu_seconds();
    const auto begin = Clock::now();
    while (at_limit_ < parties_.size()) {
        while (move_one(Clock::now(), true)) {
        }
        connections_.poll(10);
        if (seconds_since(begin) > 60) throw std::runtime_error("the long games did not get on");
    }
    return (server_.cpu_seconds() - before) / static_cast<double>(sum) * 1e6;
}

// Over as many entries as lie between two snapshots there, so that both have their share of one.
std::pair<double, double> Load::costs() {
    cost_until(5);
    const double early = cost_until(5 + 96);
    cost_until(430);  // no further than a table lets moves be taken back
    return {early, cost_until(430 + 152)};
}

}  // namespace

LoadReport measure(const LoadOptions& options) {
    const std::size_t files = allow_many_files();
    const auto needed = static_cast<std::size_t>(std::max(options.busy_tables, options.tables) * options.players +
                                                 options.idle_connections + 100);
    if (files < needed) throw std::runtime_error("this needs " + std::to_string(needed) + " open files (ulimit -n)");
    bind_to_core(options.load_core);

    LoadReport report;
    const auto with_server = [&](const auto& what) {
        const storage::TemporaryFolder folder;
        std::vector<std::string> arguments{"--data", folder.path().string(), "--unlimited", "--log", "error"};
        arguments.insert(arguments.end(), options.serve.begin(), options.serve.end());
        ServerProcess server(options.program, arguments, options.server_core);
        server.start();
        Load load(options, server);
        what(load);
        if (!load.last_fault().empty()) report.last_fault = load.last_fault();
    };
    with_server([&](Load& load) {
        load.seat(options.busy_tables);
        report.busy = load.play(0, options.seconds);
    });
    with_server([&](Load& load) {
        load.seat(options.tables);
        report.steady = load.play(options.rate, options.seconds);
        report.idle_bytes = load.idle_bytes();
    });
    with_server([&](Load& load) {
        constexpr int kLongGames = 50;
        load.seat(kLongGames);
        std::tie(report.cost_10th, report.cost_500th) = load.costs();
    });
    return report;
}

}  // namespace wharf::load
