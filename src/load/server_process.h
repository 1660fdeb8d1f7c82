// A server of our own to be measured or killed: a child process with a fresh data folder.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace wharf::load {

class ServerProcess {
 public:
    // `program`: the `wharf` to start; `arguments` come after `serve`; `core`: the processor it is bound to, or -1.
    ServerProcess(std::string program, std::vector<std::string> arguments, int core);
    // Ends it at once.
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    // Starts it, at the port it had before if there was one, and returns when it listens. Throws std::runtime_error.
    void start();
    // As if the power had failed.
    void kill();
    // Asks it to end and waits; false if it did not within ten seconds.
    bool stop();
    bool is_running();

    std::uint16_t port() const { return port_; }
    std::int64_t resident_bytes() const;
    // Processor time it has used, all threads together.
    double cpu_seconds() const;

 private:
    std::string program_;
    std::vector<std::string> arguments_;
    int core_;
    pid_t process_ = 0;
    std::uint16_t port_ = 0;
};

// Processor time that a host has taken from this machine since it was started, all processors together.
double stolen_seconds();
// Where this program lies.
std::string own_program();
// Binds this process to a processor, if the machine has it.
void bind_to_core(int core);
// Raises the limit of open files as far as allowed; returns it.
std::size_t allow_many_files();

}  // namespace wharf::load
