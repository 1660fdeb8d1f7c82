#include "arena/shared_contest.h"

#include <chrono>
#include <condition_variable>
#include <random>
#include <stdexcept>
#include <thread>

#include "arena/contest_json.h"
#include "arena/line_ups.h"
#include "arena/play_block.h"
#include "arena/progress.h"
#include "match/record.h"

namespace wharf::arena {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

// Blocks that are asked for at a time: enough for many workers, few enough that none waits on the bus until it is too
// old, and that little is played in vain when a test ends.
constexpr std::size_t kAsked = 256;
// When nothing has come for so long, what was asked for before that is asked for again: it was lost with the bus. Twice
// played is harmless.
constexpr auto kForgotten = std::chrono::minutes(30);
constexpr auto kPause = std::chrono::milliseconds(200);
// A worker says so often that it still plays; the bus gives a job to others after ten seconds of silence.
constexpr auto kStillHere = std::chrono::seconds(3);

// Calls until the bus is there again; false if it was stopped meanwhile.
template <class Call>
bool when_connected(const std::atomic<bool>& stop, const Call& call) {
    while (!stop) {
        try {
            call();
            return true;
        } catch (const bus::Failure&) {
            std::this_thread::sleep_for(kPause);
        }
    }
    return false;
}

std::string new_name() {
    std::random_device random;
    return std::to_string(random()) + "-" + std::to_string(random());
}

// The same for every run of a contest.
std::string name_of(const Contest& contest) {
    return std::to_string(std::hash<std::string>()(json::serialize(contest_json(contest)))) + "-" +
           std::to_string(contest.games);
}

// The side of the one who wants to know.
class Asking {
 public:
    Asking(const Contest& contest, bus::Bus& bus, const std::atomic<bool>& stop, bool wants_records)
        : contest_(contest),
          bus_(bus),
          stop_(stop),
          wants_records_(wants_records),
          json_(contest_json(contest)),
          of_(name_of(contest)),
          name_(new_name()) {
        withdraw();
    }
    ~Asking() {
        if (is_waiting()) withdraw();
    }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    bool has_room() const { return asked_.size() < kAsked; }
    bool is_waiting() const { return !asked_.empty(); }

    void ask(int block) {
        const json::object job{{"contest", json_}, {"games", contest_.games}, {"of", of_},
                               {"name", name_},    {"block", block},          {"records", wants_records_}};
        const std::string id = name_ + "-" + std::to_string(block) + "-" + std::to_string(times_++);
        if (when_connected(stop_, [&] { bus_.put(bus::Lane::slow, id, json::serialize(job)); }))
            asked_[block] = Clock::now();
    }

    // A block that was asked for, if one comes soon.
    std::optional<PlayedBlock> hear() {
        std::optional<PlayedBlock> played;
        when_connected(stop_, [&] {
            const auto job = bus_.take(bus::Lane::quick, kPause);
            if (!job) return;
            heard_ = Clock::now();
            played = read(job->body());
            job->done();
        });
        if (played && asked_.erase(played->block.number) == 0) played.reset();  // it came twice
        return played;
    }

    void ask_again() {
        for (const auto& [block, when] : std::map<int, Clock::time_point>(asked_))
            if (Clock::now() - std::max(when, heard_) > kForgotten) ask(block);
    }

 private:
    // Takes back what nobody has begun. A queue is of one contest at a time: what waits there before it begins was
    // asked for by one that was broken off.
    void withdraw() {
        try {
            while (const auto job = bus_.take(bus::Lane::slow, kPause)) job->done();
        } catch (const std::exception&) {  // then it is played in vain
        }
    }

    // Nothing for what belongs to another contest. A block of this one counts whoever asked for it, also before it was
    // broken off; what a worker could not do then it may be able to do now.
    std::optional<PlayedBlock> read(const std::string& body) const {
        boost::system::error_code error;
        const json::value answer = json::parse(body, error);
        const json::object* object = error ? nullptr : answer.if_object();
        const auto has = [&](const char* field, const std::string& wanted) {
            const json::value* found = object != nullptr ? object->if_contains(field) : nullptr;
            return found != nullptr && *found == json::value(wanted);
        };
        if (!has("of", of_)) return std::nullopt;
        if (const json::value* problem = object->if_contains("problem"); problem != nullptr && problem->is_string()) {
            if (!has("name", name_)) return std::nullopt;
            throw std::runtime_error("a worker says: " + std::string(problem->as_string()));
        }
        const json::value* written = object->if_contains("block");
        auto block = written != nullptr ? read_block(*written, contest_) : std::nullopt;
        if (!block) return std::nullopt;
        PlayedBlock played{std::move(*block)};
        if (wants_records_) played.records = read_records(object->if_contains("records"), played.block);
        return played;
    }

    // What comes over a network is played again before it is kept.
    std::vector<std::string> read_records(const json::value* written, const Block& block) const {
        const json::array* list = written != nullptr ? written->if_array() : nullptr;
        if (list == nullptr || list->size() != block.games.size())
            throw std::runtime_error("a worker keeps no records; is it older than this program?");
        std::vector<std::string> records;
        for (const json::value& text : *list) {
            records.emplace_back(text.is_string() ? std::string_view(text.get_string()) : std::string_view());
            const auto record = match::read_record(records.back(), [&](std::string_view id) {
                return id == contest_.game->id() ? contest_.game : nullptr;
            });
            if (std::get_if<match::Record>(&record) == nullptr)
                throw std::runtime_error("a worker has sent what is no record of this game");
        }
        return records;
    }

    const Contest& contest_;
    bus::Bus& bus_;
    const std::atomic<bool>& stop_;
    bool wants_records_;
    json::object json_;
    std::string of_;    // which contest
    std::string name_;  // of this run of it
    int times_ = 0;
    Clock::time_point heard_{};  // when something came last
    std::map<int, Clock::time_point> asked_;
};

// Says now and then that a job is still being done.
class StillHere {
 public:
    explicit StillHere(bus::Job& job)
        : thread_([this, &job](const std::stop_token& token) {
              std::unique_lock lock(mutex_);
              while (!woken_.wait_for(lock, token, kStillHere, [] { return false; }) && !token.stop_requested()) {
                  try {
                      job.keep();
                  } catch (const bus::Failure&) {  // then somebody else may begin it, too
                  }
              }
          }) {}

 private:
    std::mutex mutex_;
    std::condition_variable_any woken_;
    std::jthread thread_;  // the last: it uses the others
};

// A thread of a worker.
class Working {
 public:
    Working(bus::Bus& bus, const ReadContest& read, const std::atomic<bool>& stop)
        : bus_(bus), read_(read), stop_(stop) {}

    void run() {
        while (!stop_) {
            std::unique_ptr<bus::Job> job;
            when_connected(stop_, [&] { job = bus_.take(bus::Lane::slow, kPause); });
            if (!job) continue;
            const std::optional<json::object> answer = done(*job);
            if (!answer) continue;  // it is given to others
            const std::string body = json::serialize(*answer);
            when_connected(stop_, [&] { bus_.put(bus::Lane::quick, job->id() + "-result", body); });
            when_connected(stop_, [&] { job->done(); });
        }
    }

 private:
    std::optional<json::object> done(bus::Job& job) {
        json::object answer;
        try {
            const json::value asked = json::parse(job.body());
            answer["name"] = asked.at("name");
            answer["of"] = asked.at("of");
            const int number = asked.at("block").to_number<int>();
            if (const auto problem = prepare(asked)) {
                answer["problem"] = *problem;
                return answer;
            }
            if (number < 0 || number >= contest_.blocks()) return std::nullopt;
            const StillHere still_here(job);
            const json::value* wanted = asked.as_object().if_contains("records");
            const bool keeps_records = wanted != nullptr && *wanted == json::value(true);
            auto played = play_block(contest_, number, line_ups_[static_cast<std::size_t>(number)], keeps_records,
                                     {[&] { return stop_.load(); }, {}});
            if (!played) return std::nullopt;
            answer["block"] = block_json(played->block);
            if (keeps_records) answer["records"] = json::value_from(std::move(played->records));
            return answer;
        } catch (const std::exception& error) {  // no job of ours
            answer["problem"] = std::string(error.what());
            return answer;
        }
    }

    // Most jobs are of the contest of the one before.
    std::optional<std::string> prepare(const json::value& asked) {
        std::string text = json::serialize(asked.at("contest")) + json::serialize(asked.at("games"));
        if (text == prepared_) return std::nullopt;
        prepared_.clear();  // what throws below leaves nothing that could be taken for this contest
        auto read = read_(asked.at("contest").as_object());
        if (const auto* problem = std::get_if<std::string>(&read)) return *problem;
        contest_ = std::move(std::get<Contest>(read));
        contest_.games = asked.at("games").to_number<int>();
        line_ups_ = line_ups(contest_);
        prepared_ = std::move(text);
        return std::nullopt;
    }

    bus::Bus& bus_;
    const ReadContest& read_;
    const std::atomic<bool>& stop_;
    std::string prepared_;
    Contest contest_;
    std::vector<std::vector<int>> line_ups_;
};

}  // namespace

std::vector<Block> run_shared(const Contest& contest, const std::vector<Block>& known, const std::atomic<bool>& stop,
                              const Watch& watch, bus::Bus& bus) {
    Progress progress(contest, watch, stop);
    progress.take_known(known);
    Asking asking(contest, bus, stop, progress.wants_records());
    for (;;) {
        while (asking.has_room()) {
            const auto number = progress.next();
            if (!number) break;
            asking.ask(*number);
        }
        if (!asking.is_waiting() || progress.is_stopped()) return progress.take();
        if (auto played = asking.hear()) progress.add(std::move(*played));
        asking.ask_again();
    }
}

void work(bus::Bus& bus, const ReadContest& read, int threads, const std::atomic<bool>& stop) {
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&] { Working(bus, read, stop).run(); });
    Working(bus, read, stop).run();
}

}  // namespace wharf::arena
