#include "engines/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include "text/plain.h"

extern char** environ;

namespace wharf::engines {

namespace {

// How often a waiting thread looks whether it shall stop.
constexpr int kSlice = 50;  // milliseconds

void close_if_open(int& file) {
    if (file >= 0) close(file);
    file = -1;
}

// Waits until the file is ready; nothing if it is.
std::optional<Silence> wait_for(int file, short event, Clock::time_point deadline, const std::atomic<bool>* stop) {
    for (;;) {
        if (stop != nullptr && *stop) return Silence::stopped;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd wanted{file, event, 0};
        const int ready = poll(&wanted, 1, static_cast<int>(std::clamp<long long>(left, 0, kSlice)));
        if (ready > 0) return std::nullopt;
        if (ready < 0 && errno != EINTR) return Silence::ended;
        if (left <= 0) return Silence::timed_out;
    }
}

// The attributes and files of a new child.
class SpawnPlan {
 public:
    SpawnPlan(int input, int output) {
        posix_spawn_file_actions_init(&files_);
        posix_spawn_file_actions_adddup2(&files_, input, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&files_, output, STDOUT_FILENO);
        posix_spawnattr_init(&attributes_);
        // A group of its own: Ctrl-C is for us, and what the child starts can be ended together with it.
        posix_spawnattr_setpgroup(&attributes_, 0);
        sigset_t none;
        sigemptyset(&none);
        posix_spawnattr_setsigmask(&attributes_, &none);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK);
    }
    SpawnPlan(const SpawnPlan&) = delete;
    SpawnPlan& operator=(const SpawnPlan&) = delete;
    ~SpawnPlan() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }

    int spawn(pid_t& child, const std::vector<std::string>& words) const {
        std::vector<char*> arguments;
        for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
        arguments.push_back(nullptr);
        return posix_spawnp(&child, arguments[0], &files_, &attributes_, arguments.data(), environ);
    }

 private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

}  // namespace

std::variant<Process, std::string> Process::start(const std::vector<std::string>& words) {
    // Its input is a socket, because writing to one whose reader is gone can be told not to raise a signal.
    int input[2];
    int output[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input) != 0) return std::strerror(errno);
    if (pipe2(output, O_CLOEXEC) != 0) {
        std::string problem = std::strerror(errno);
        close(input[0]);
        close(input[1]);
        return problem;
    }
    Process process(0, input[0], output[0]);
    shutdown(input[0], SHUT_RD);
    fcntl(input[0], F_SETFL, O_NONBLOCK);
    fcntl(output[0], F_SETFL, O_NONBLOCK);
    const int error = SpawnPlan(input[1], output[1]).spawn(process.child_, words);
    close(input[1]);
    close(output[1]);
    if (error != 0) {
        process.child_ = 0;
        return "cannot start " + text::plain(words[0]) + ": " + std::strerror(error);
    }
    return process;
}

Process::Process(Process&& other) noexcept
    : child_(std::exchange(other.child_, 0)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      buffer_(std::move(other.buffer_)) {}

Process::~Process() {
    end(std::chrono::milliseconds(0));
    close_if_open(to_);
    close_if_open(from_);
}

std::optional<Silence> Process::send(std::string_view line, Clock::time_point deadline, const std::atomic<bool>* stop) {
    const std::string text = std::string(line) + "\n";
    std::string_view left = text;
    while (!left.empty()) {
        const ssize_t sent = ::send(to_, left.data(), left.size(), MSG_NOSIGNAL);
        if (sent > 0)
            left.remove_prefix(static_cast<std::size_t>(sent));
        else if (errno != EAGAIN && errno != EINTR)
            return Silence::ended;
        else if (const auto silence = wait_for(to_, POLLOUT, deadline, stop))
            return silence;
    }
    return std::nullopt;
}

std::variant<std::string, Silence> Process::receive(Clock::time_point deadline, const std::atomic<bool>* stop) {
    std::size_t searched = 0;
    for (;;) {
        if (const std::size_t end = buffer_.find('\n', searched); end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return line;
        }
        searched = buffer_.size();
        if (buffer_.size() > kMostLineBytes) return Silence::too_long;
        if (const auto silence = wait_for(from_, POLLIN, deadline, stop)) return *silence;
        char piece[1 << 14];
        const ssize_t got = read(from_, piece, sizeof piece);
        if (got > 0)
            buffer_.append(piece, static_cast<std::size_t>(got));
        else if (got == 0 || (errno != EAGAIN && errno != EINTR))
            return Silence::ended;
    }
}

std::string Process::end(std::chrono::milliseconds patience) {
    if (child_ == 0) return "killed";
    close_if_open(to_);
    const auto deadline = Clock::now() + patience;
    siginfo_t ended{};
    // Looked at without being waited for: until then its group cannot be anybody else's.
    while (waitid(P_PID, static_cast<id_t>(child_), &ended, WEXITED | WNOHANG | WNOWAIT) == 0 && ended.si_pid == 0 &&
           Clock::now() < deadline)
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    kill(-child_, SIGKILL);
    int status = 0;
    while (waitpid(child_, &status, 0) < 0 && errno == EINTR) {
    }
    child_ = 0;
    if (ended.si_pid == 0) return "killed";
    if (WIFEXITED(status)) return "exit code " + std::to_string(WEXITSTATUS(status));
    return "signal " + std::to_string(WTERMSIG(status));
}

std::optional<std::vector<std::string>> split_command(std::string_view command) {
    std::vector<std::string> words;
    std::string word;
    bool in_word = false;
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
            word += command[++i];
            in_word = true;
        } else if (quote != 0 && c == quote) {
            quote = 0;
        } else if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
            in_word = true;
        } else if (quote == 0 && (c == ' ' || c == '\t')) {
            if (in_word) words.push_back(std::move(word));
            word.clear();
            in_word = false;
        } else {
            word += c;
            in_word = true;
        }
    }
    if (quote != 0) return std::nullopt;
    if (in_word) words.push_back(std::move(word));
    return words;
}

}  // namespace wharf::engines
