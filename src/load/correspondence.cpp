#include "load/correspondence.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <boost/json.hpp>
#include <mutex>
#include <stdexcept>
#include <thread>

#include "load/correspondent.h"
#include "load/message.h"
#include "load/party.h"
#include "load/server_process.h"
#include "storage/temporary_folder.h"

namespace wharf::load {

namespace {

namespace json = boost::json;

// Requests that are waited for go beside each other: a commit is shared by those who wait for it.
constexpr int kHands = 16;

std::uint16_t free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    const bool is_bound = bind(socket, reinterpret_cast<const sockaddr*>(&address), size) == 0 &&
                          getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) == 0;
    ::close(socket);
    if (!is_bound) throw std::runtime_error("no free port");
    return ntohs(address.sin_port);
}

Delays delays_of(std::vector<double> times) {
    std::sort(times.begin(), times.end());
    if (times.empty()) return {};
    return {times[times.size() / 2], times[times.size() * 99 / 100], times.back(),
            static_cast<std::int64_t>(times.size())};
}

class Correspondence {
 public:
    explicit Correspondence(const CorrespondenceOptions& options)
        : options_(options), metrics_(free_port()), server_(options.program, arguments(), options.server_core) {}

    CorrespondenceReport measure();

 private:
    std::vector<std::string> arguments() const {
        std::vector<std::string> list{"--data",    folder_.path().string(), "--unlimited", "--log", "error",
                                      "--metrics", std::to_string(metrics_)};
        list.insert(list.end(), options_.serve.begin(), options_.serve.end());
        return list;
    }
    Holding holding() const;
    // Each number below `count` once, several at a time beside the connections, which are served meanwhile.
    void side_by_side(const std::string& what, int count, const std::function<void(int)>& each);
    void connect_everybody();
    void begin_games();
    void come_to_rest();
    void visit(CorrespondenceReport& report);
    Told told_since(const Heard& before, double seconds) const;
    void begin_game(std::size_t number);
    // Two people each; everybody has about as many games.
    Correspondent& seated(std::size_t number, bool is_host) const;

    const CorrespondenceOptions& options_;
    const storage::TemporaryFolder folder_;
    std::uint16_t metrics_;
    ServerProcess server_;
    ClientConnections connections_;
    Heard heard_;
    std::mt19937_64 random_{1};
    std::vector<std::unique_ptr<Correspondent>> people_;
    std::vector<std::string> tables_;
};

Holding Correspondence::holding() const {
    const std::string page = request(metrics_, "GET", "/metrics", "", "").body;
    const std::string name = "\nwharf_tables_at_work ";
    const std::size_t at = page.find(name);
    if (at == std::string::npos) throw std::runtime_error("the server does not say how many tables it holds");
    return {static_cast<double>(server_.resident_bytes()), std::atoll(page.c_str() + at + name.size())};
}

void Correspondence::side_by_side(const std::string& what, int count, const std::function<void(int)>& each) {
    std::atomic<int> next = 0;
    std::mutex mutex;
    std::string fault;
    std::vector<std::jthread> hands;
    std::atomic<int> at_work = kHands;
    for (int hand = 0; hand < kHands; ++hand)
        hands.emplace_back([&] {
            try {
                for (int i = next++; i < count; i = next++) each(i);
            } catch (const std::runtime_error& failure) {
                const std::lock_guard lock(mutex);
                fault = failure.what();
            }
            at_work -= 1;
        });
    while (at_work > 0) {
        connections_.poll(10);
        options_.progress(what, static_cast<double>(std::min(next.load(), count)) / count);
    }
    hands.clear();
    if (!fault.empty()) throw std::runtime_error(fault);
}

void Correspondence::connect_everybody() {
    std::vector<std::string> tokens(static_cast<std::size_t>(options_.people));
    side_by_side("people come", options_.people,
                 [&](int i) { tokens[static_cast<std::size_t>(i)] = new_guest(server_.port(), "load"); });
    for (std::string& token : tokens)
        people_.push_back(std::make_unique<Correspondent>(std::move(token), heard_, random_));
}

Correspondent& Correspondence::seated(std::size_t number, bool is_host) const {
    const std::size_t host = number % people_.size();
    const std::size_t further = 1 + number / people_.size() % (people_.size() - 1);
    return *people_[is_host ? host : (host + further) % people_.size()];
}

void Correspondence::begin_game(std::size_t number) {
    const std::string& host = seated(number, true).token();
    const json::object wish{{"game", options_.game},
                            {"pace", "turns"},
                            {"clock", {{"seconds", 3 * 86'400}, {"increment", 0}}},
                            {"seats", {json::object{{"kind", "open"}}, json::object{{"kind", "open"}}}}};
    const auto must = [&](const std::string& path, const std::string& token, const std::string& body) {
        Answer answer = request(server_.port(), "POST", path, token, body);
        if (answer.status / 100 != 2) throw std::runtime_error("the server refused " + path + ": " + answer.body);
        return answer.body;
    };
    const std::string table = text_field(must("/api/tables", host, json::serialize(wish)), "id");
    must("/api/tables/" + table + "/join", seated(number, false).token(), "{}");
    must("/api/tables/" + table + "/start", host, "{}");
    tables_[number] = table;
}

Told Correspondence::told_since(const Heard& before, double seconds) const {
    const double each = seconds * static_cast<double>(people_.size());
    return {static_cast<double>(heard_.lobby_messages - before.lobby_messages) / each,
            static_cast<double>(heard_.lobby_bytes - before.lobby_bytes) / each, 0};
}

// Until nobody but the store has the games, or for three minutes.
void Correspondence::come_to_rest() {
    const auto begin = Clock::now();
    while (holding().tables > 0 && seconds_since(begin) < 180)
        for (int i = 0; i < 100; ++i) {
            connections_.poll(10);
            options_.progress("tables are left alone", seconds_since(begin) / 180);
        }
}

void Correspondence::visit(CorrespondenceReport& report) {
    const Heard before = heard_;
    heard_.visits_ms.clear();
    heard_.moves_ms.clear();
    const double cpu = server_.cpu_seconds();
    const double stolen = stolen_seconds();
    const auto begin = Clock::now();
    const auto step = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(1 / options_.rate));
    Clock::time_point due = begin;
    while (seconds_since(begin) < options_.seconds) {
        for (; due <= Clock::now(); due += step) {
            const std::size_t game = random_() % tables_.size();
            Correspondent& visitor = seated(game, random_() % 2 == 0);
            if (visitor.is_here() && !visitor.is_busy()) visitor.visit(tables_[game], due);
        }
        connections_.poll(0);
        std::this_thread::sleep_for(std::chrono::microseconds(500));
        options_.progress("visits", seconds_since(begin) / options_.seconds);
    }
    const double passed = seconds_since(begin);
    report.while_playing = told_since(before, passed);
    report.server_load = (server_.cpu_seconds() - cpu) / passed;
    report.stolen = (stolen_seconds() - stolen) / passed / static_cast<double>(sysconf(_SC_NPROCESSORS_CONF));
    report.visits = delays_of(heard_.visits_ms);
    report.moves = delays_of(heard_.moves_ms);
}

CorrespondenceReport Correspondence::measure() {
    CorrespondenceReport report;
    server_.start();
    report.empty = holding();
    connect_everybody();
    for (const auto& person : people_) {
        person->connect(connections_, server_.port());
        while (!person->is_here()) connections_.poll(10);
    }
    report.connected = holding();
    tables_.resize(static_cast<std::size_t>(options_.games));
    const Heard before = heard_;
    const auto begin = Clock::now();
    side_by_side("games begin", options_.games, [&](int i) { begin_game(static_cast<std::size_t>(i)); });
    const double took = seconds_since(begin);
    report.while_beginning = told_since(before, took);
    report.while_beginning.changes = options_.games / took;
    report.begun = holding();
    come_to_rest();
    report.at_rest = holding();
    visit(report);
    report.played = holding();
    for (const auto& person : people_) person->disconnect();
    const std::int64_t lost = heard_.lost;
    if (!server_.stop()) throw std::runtime_error("the server did not end");
    const auto again = Clock::now();
    server_.start();
    report.listens_after = seconds_since(again);
    while (request(server_.port(), "GET", "/readyz", "", "").status != 200)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    report.ready_after = seconds_since(again);
    report.restarted = holding();
    report.refused = heard_.refused;
    report.lost = lost;
    report.last_fault = heard_.last_fault;
    return report;
}

}  // namespace

CorrespondenceReport measure_correspondence(const CorrespondenceOptions& options) {
    const std::size_t files = allow_many_files();
    const auto needed = static_cast<std::size_t>(options.people + kHands + 100);
    if (files < needed) throw std::runtime_error("this needs " + std::to_string(needed) + " open files (ulimit -n)");
    bind_to_core(options.load_core);
    return Correspondence(options).measure();
}

}  // namespace wharf::load
