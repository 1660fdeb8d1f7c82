#include "load/server_process.h"

#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <stdexcept>
#include <thread>

namespace wharf::load {

ServerProcess::ServerProcess(std::string program, std::vector<std::string> arguments, int core)
    : program_(std::move(program)), arguments_(std::move(arguments)), core_(core) {}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::start() {
    std::array<int, 2> lines{};
    if (pipe(lines.data()) != 0) throw std::runtime_error("no pipe for the server");
    std::vector<std::string> words{program_, "serve", "--port", std::to_string(port_)};
    words.insert(words.end(), arguments_.begin(), arguments_.end());
    std::vector<char*> pointers;
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // no server is left behind, whatever happens here
        dup2(lines[1], STDOUT_FILENO);
        ::close(lines[0]);
        ::close(lines[1]);
        if (core_ >= 0) bind_to_core(core_);
        execv(program_.c_str(), pointers.data());
        _exit(127);
    }
    ::close(lines[1]);
    // The first line names the address: "… http://127.0.0.1:8080/".
    std::string line;
    char byte = 0;
    while (read(lines[0], &byte, 1) == 1 && byte != '\n') line.push_back(byte);
    ::close(lines[0]);
    const std::size_t colon = line.rfind(':');
    const int port = colon == std::string::npos ? 0 : std::atoi(line.c_str() + colon + 1);
    if (port <= 0) {
        kill();
        throw std::runtime_error("the server did not start");
    }
    port_ = static_cast<std::uint16_t>(port);
}

void ServerProcess::kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
}

bool ServerProcess::stop() {
    if (process_ <= 0) return true;
    ::kill(process_, SIGTERM);
    for (int i = 0; i < 600; ++i) {
        if (!is_running()) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    return false;
}

bool ServerProcess::is_running() {
    if (process_ > 0 && waitpid(process_, nullptr, WNOHANG) == process_) process_ = 0;
    return process_ > 0;
}

std::int64_t ServerProcess::resident_bytes() const {
    std::ifstream file("/proc/" + std::to_string(process_) + "/statm");
    std::int64_t total = 0;
    std::int64_t resident = 0;
    file >> total >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

double ServerProcess::cpu_seconds() const {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

double stolen_seconds() {
    // "cpu" and the ticks of user, nice, system, idle, iowait, irq, softirq, steal.
    std::ifstream file("/proc/stat");
    std::string name;
    file >> name;
    double ticks = 0;
    for (int field = 0; field < 8; ++field) file >> ticks;
    return file ? ticks / static_cast<double>(sysconf(_SC_CLK_TCK)) : 0;
}

std::string own_program() {
    std::error_code unknown;  // where there is no /proc
    const std::filesystem::path found = std::filesystem::read_symlink("/proc/self/exe", unknown);
    return unknown ? "wharf" : found.string();
}

void bind_to_core(int core) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(core, &set);
    sched_setaffinity(0, sizeof set, &set);
}

std::size_t allow_many_files() {
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
    getrlimit(RLIMIT_NOFILE, &limit);
    return limit.rlim_cur;
}

}  // namespace wharf::load
