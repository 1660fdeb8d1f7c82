#include "load/crash.h"

#include <algorithm>
#include <deque>
#include <memory>
#include <random>
#include <stdexcept>
#include <utility>

#include "load/party.h"
#include "load/server_process.h"
#include "storage/sqlite.h"
#include "storage/temporary_folder.h"

namespace wharf::load {

namespace {

// A restart reads every table back; clients that have not found theirs by then never will.
constexpr std::chrono::seconds kPatience{30};
constexpr std::size_t kMostFaults = 20;  // enough to see what is wrong
// Games that are over are checked when there are so many, and forgotten.
constexpr std::size_t kChecked = 100;
// What SQLite says of its whole file takes the longer the larger it is: so often in all, but at most at every tenth
// kill.
constexpr int kFileChecks = 20;

class Crash final : public Watcher {
 public:
    explicit Crash(const CrashOptions& options);

    CrashReport run();

    void can_move(Player& player) override { ready_.push_back(&player); }
    void acknowledged(Party&, std::chrono::nanoseconds) override { ++report_.acknowledged; }
    void refused(std::string_view message) override { wrong("refused: " + std::string(message)); }
    void came_late() override { ++report_.late; }
    void wrong(const std::string& what) override {
        if (report_.wrong.size() < kMostFaults) report_.wrong.push_back(what);
    }
    void connection_lost(Player& player) override { lost_.push_back(&player); }

 private:
    void seat();
    void play(std::chrono::milliseconds time);
    void kill_one();
    // Connects whoever has lost his server to the next one that runs, until all follow their tables.
    void reconnect(const std::vector<std::unique_ptr<Party>>& parties, const char* when);
    // Tables from their beginning, as their players are told them now.
    void check(const std::vector<std::unique_ptr<Party>>& parties);
    void check_finished();
    void check_file();

    const CrashOptions& options_;
    storage::TemporaryFolder folder_;
    std::vector<std::unique_ptr<ServerProcess>> nodes_;
    ClientConnections connections_;
    std::vector<std::unique_ptr<Party>> parties_;
    std::vector<std::unique_ptr<Party>> finished_;
    std::deque<Player*> ready_;
    std::vector<Player*> lost_;
    std::mt19937_64 random_;
    std::size_t next_node_ = 0;
    int guests_ = 0;  // numbered: tens of thousands of one name would soon have none left
    CrashReport report_;
};

Crash::Crash(const CrashOptions& options) : options_(options), random_(options.seed) {
    for (int i = 0; i < options_.nodes; ++i) {
        std::vector<std::string> arguments{"--data", folder_.path().string(), "--unlimited", "--log", "error"};
        arguments.insert(arguments.end(), options_.serve.begin(), options_.serve.end());
        nodes_.push_back(std::make_unique<ServerProcess>(options_.program, arguments, -1));
        nodes_.back()->start();
    }
}

void Crash::seat() {
    while (parties_.size() < static_cast<std::size_t>(options_.tables)) {
        const std::uint16_t port = nodes_[next_node_++ % nodes_.size()]->port();
        std::vector<std::string> tokens;
        for (int i = 0; i < options_.players; ++i)
            tokens.push_back(new_guest(port, "crash " + std::to_string(++guests_)));
        parties_.push_back(std::make_unique<Party>(*this, port, options_.game, tokens, false));
        parties_.back()->connect(connections_, port);
        ++report_.games;
    }
}

void Crash::play(std::chrono::milliseconds time) {
    const Clock::time_point end = Clock::now() + time;
    while (Clock::now() < end) {
        while (!ready_.empty()) {
            Player* player = ready_.front();
            ready_.pop_front();
            if (player->can_move()) player->move(random_, Clock::now(), false);
        }
        connections_.poll(5);
    }
}

void Crash::kill_one() {
    ServerProcess& victim = *nodes_[random_() % nodes_.size()];
    victim.kill();
    ++report_.kills;
    const Clock::time_point killed = Clock::now();
    // With another node the clients go on there while this one is down; alone they wait for it.
    if (nodes_.size() > 1) reconnect(parties_, "while a node was down");
    if (options_.nodes == 1 && report_.kills % std::max(10, options_.times / kFileChecks) == 0) check_file();
    victim.start();
    reconnect(parties_, "after a restart");
    report_.slowest_resume_ms =
        std::max(report_.slowest_resume_ms, std::chrono::duration<double, std::milli>(Clock::now() - killed).count());
}

void Crash::reconnect(const std::vector<std::unique_ptr<Party>>& parties, const char* when) {
    const Clock::time_point end = Clock::now() + kPatience;
    for (;;) {
        connections_.poll(5);
        for (Player* player : std::exchange(lost_, {})) {
            while (!nodes_[next_node_ % nodes_.size()]->is_running()) ++next_node_;
            player->connect(connections_, nodes_[next_node_++ % nodes_.size()]->port());
            ++report_.resumed;
        }
        const bool all = std::all_of(parties.begin(), parties.end(), [](const auto& party) {
            return std::all_of(party->players().begin(), party->players().end(),
                               [](const auto& player) { return player->is_following(); });
        });
        if (all) return;
        if (Clock::now() > end) return wrong(std::string("not all clients found their table again ") + when);
    }
}

void Crash::check(const std::vector<std::unique_ptr<Party>>& parties) {
    for (const auto& party : parties)
        for (auto& player : party->players()) {
            player->disconnect();
            player->forget();
            lost_.push_back(player.get());
        }
    reconnect(parties, "when it was checked");
}

void Crash::check_finished() {
    check(finished_);
    report_.checked += static_cast<std::int64_t>(finished_.size());
    for (const auto& party : finished_)
        for (auto& player : party->players()) {
            player->disconnect();
            std::erase(lost_, player.get());
            std::erase(ready_, player.get());
        }
    finished_.clear();
}

// What SQLite itself says of its file, while no server has it open.
void Crash::check_file() {
    const std::string file = folder_.file("wharf.sqlite");
    if (!std::filesystem::exists(file)) return;
    const storage::Rows rows = storage::sqlite_connector(file)->connect()->query({"PRAGMA integrity_check", {}});
    if (rows.size() != 1 || rows.front().text(0) != "ok") wrong("the database is damaged: " + rows.front().text(0));
}

CrashReport Crash::run() {
    const Clock::time_point begin = Clock::now();
    for (int i = 0; i < options_.times && report_.wrong.empty(); ++i) {
        seat();
        reconnect(parties_, "at the start of a round");
        play(std::chrono::milliseconds(50 + random_() % 600));
        kill_one();
        // Games that are over rest until there are many.
        for (auto& party : parties_)
            if (party->is_over()) {
                for (auto& player : party->players()) player->disconnect();
                finished_.push_back(std::move(party));
            }
        std::erase(parties_, nullptr);
        if (finished_.size() >= kChecked) check_finished();
        ready_.clear();
        for (auto& party : parties_)
            for (auto& player : party->players())
                if (player->can_move()) ready_.push_back(player.get());
        options_.progress("kills", static_cast<double>(i + 1) / options_.times);
    }
    check_finished();
    check(parties_);
    report_.checked += static_cast<std::int64_t>(parties_.size());
    report_.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    for (auto& node : nodes_) node->kill();
    check_file();
    return std::move(report_);
}

}  // namespace

CrashReport crash(const CrashOptions& options) {
    allow_many_files();
    return Crash(options).run();
}

}  // namespace wharf::load
