// A child program that we write lines to and read lines from. Nothing here waits for ever, and no child outlives us.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace wharf::engines {

using Clock = std::chrono::steady_clock;

// Longer lines are taken for garbage.
inline constexpr std::size_t kMostLineBytes = std::size_t{1} << 20U;

// Why no line came.
enum class Silence { ended, timed_out, too_long, stopped };

class Process {
 public:
    // The first word is the program, found by PATH. Its standard error is ours. Or why it cannot be started.
    static std::variant<Process, std::string> start(const std::vector<std::string>& words);

    Process(Process&& other) noexcept;
    Process& operator=(Process&&) = delete;
    ~Process();  // kills what still runs

    // Writes a line; nothing if it was taken, `ended` if nobody reads any more. `stop` breaks off the waiting.
    std::optional<Silence> send(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop);
    // The next line without its end.
    std::variant<std::string, Silence> receive(Clock::time_point deadline, const std::atomic<bool>* stop);

    // Closes its input, gives it so long to end by itself, then kills it with everything it has started. Says how it
    // ended: "exit code 1", "signal 11", or "killed".
    std::string end(std::chrono::milliseconds patience);

 private:
    Process(pid_t child, int to, int from) : child_(child), to_(to), from_(from) {}

    pid_t child_;  // also its process group; 0 once it has been waited for
    int to_;
    int from_;
    std::string buffer_;
};

// Words of a command line: separated by spaces, which '…' and "…" and \ keep; nothing if a quote is not closed.
std::optional<std::vector<std::string>> split_command(std::string_view command);

}  // namespace wharf::engines
