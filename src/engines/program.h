// A foreign program that runs: what it said of itself, and its lines, sorted by the match or the query they are about.
// What it asks about worlds is answered at any time, by the thread that reads its lines.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <thread>

#include "engines/limits.h"
#include "engines/process.h"
#include "engines/worlds.h"

namespace wharf::engines {

inline constexpr std::string_view kProtocol2 = "wharf-engine/2";
inline constexpr std::string_view kProtocol3 = "wharf-engine/3";

// Options as they are set: name and value, as written on a command line.
using Settings = std::vector<std::pair<std::string, std::string>>;

class Program {
 public:
    // Starts it and exchanges hellos; throws players::Forfeit if it does not come to that. `hello` has what version 2
    // needs. Of the settings those are sent that it declares.
    static std::shared_ptr<Program> start(const std::vector<std::string>& command, const boost::json::object& hello,
                                          const Settings& settings, const Limits& limits);
    ~Program();

    int version() const { return version_; }
    const std::string& name() const { return name_; }
    bool ponders() const { return ponders_; }
    bool analyses() const { return analyses_; }
    bool declares(const std::string& option) const { return declared_.contains(option); }
    // How many games it plays at once.
    int most_games() const { return most_games_; }
    int open_games() const;
    // Whether it may be given another game.
    bool has_room() const;
    // It gets no further game: something went wrong that it may not get over.
    void retire();

    // A number for a new game or query; what it asks about worlds of the game is answered from `worlds`.
    std::int64_t open(std::shared_ptr<Worlds> worlds);
    void close(std::int64_t number);

    // A line about a game or a query; the second also makes it owe an answer. What it does not take in time is a
    // Silence.
    std::optional<Silence> send(const boost::json::object& message, Clock::time_point deadline);
    std::optional<Silence> ask(std::int64_t number, const boost::json::object& message, Clock::time_point deadline);
    // The next answer of this number; throws players::Forfeit when there will be none.
    std::variant<boost::json::object, Silence> receive(std::int64_t number, Clock::time_point deadline,
                                                       const std::atomic<bool>* stop);

    // Closes its input and waits a moment for its end.
    void end();

 private:
    struct Inbox {
        std::deque<boost::json::object> answers;
        std::shared_ptr<Worlds> worlds;
        bool is_asked = false;
        std::string failure;
    };

    Program(Process process, const Limits& limits) : process_(std::move(process)), limits_(limits) {}
    boost::json::object exchange_hellos(const boost::json::object& hello);
    [[noreturn]] void forfeit_start(Silence silence);
    void introduce(const boost::json::object& answer, const Settings& settings);
    void read_lines();
    // Something is wrong with all of it.
    void fail(const std::string& cause);
    void sort(boost::json::object message);
    void serve(const boost::json::object& request);

    Process process_;
    Limits limits_;
    int version_ = 2;
    std::string name_;
    int most_games_ = 1;
    bool ponders_ = false;
    bool analyses_ = false;
    std::set<std::string> declared_;

    std::mutex sending_;
    mutable std::mutex busy_;
    std::condition_variable news_;
    std::map<std::int64_t, Inbox> inboxes_;
    std::int64_t last_ = 0;
    bool retired_ = false;
    std::string failure_;
    std::atomic<bool> closing_ = false;
    std::thread reader_;  // last: it uses all the rest
};

// Programs of one command: games are given to one that has room, and another is started where none has.
class Programs {
 public:
    Programs(std::vector<std::string> command, Settings settings, MakeFinisher make_finisher)
        : command_(std::move(command)), settings_(std::move(settings)), make_finisher_(std::move(make_finisher)) {}

    // A number is opened for the caller, who closes it.
    struct Place {
        std::shared_ptr<Program> program;
        std::int64_t number = 0;
        std::shared_ptr<Worlds> worlds;
    };
    Place take(const boost::json::object& hello, const Limits& limits, std::uint64_t seed);
    // Starts one for nobody yet: its name. Throws players::Forfeit if it does not say hello, and if it declares no
    // option of a name that was set.
    std::string try_out(const boost::json::object& hello, const Limits& limits);

 private:
    std::vector<std::string> command_;
    Settings settings_;
    MakeFinisher make_finisher_;
    std::mutex busy_;
    std::vector<std::shared_ptr<Program>> running_;
};

// The time in so many seconds.
Clock::time_point after(double seconds);
// "0.2 s"
std::string seconds_text(double seconds);
// A field that is a text, or "".
std::string text_in(const boost::json::object& object, std::string_view name);

}  // namespace wharf::engines
