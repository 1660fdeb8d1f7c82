// A real nats-server for the tests: on a free port of the loopback, its JetStream in a temporary folder.
#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <stdexcept>
#include <string>
#include <thread>

#include "storage/temporary_folder.h"

namespace wharf::bus::testing {

class NatsServer {
 public:
    NatsServer() {
        start("-1");
        read_port();
    }
    ~NatsServer() { stop(); }
    NatsServer(const NatsServer&) = delete;
    NatsServer& operator=(const NatsServer&) = delete;

    std::string url() const { return "nats://127.0.0.1:" + port_; }

    void stop() {
        if (process_ <= 0) return;
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }
    // The same port, and the jobs that were kept.
    void restart() {
        stop();
        start(port_);
    }

 private:
    void start(const std::string& port) {
        process_ = fork();
        if (process_ != 0) return;
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // it does not outlive a test that ends in mid-work
        const int log = open(folder_.file("log").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
        dup2(log, 1);
        dup2(log, 2);
        execlp("nats-server", "nats-server", "-a", "127.0.0.1", "-p", port.c_str(), "-js", "-sd",
               folder_.path().c_str(), "--ports_file_dir", folder_.path().c_str(), nullptr);
        _exit(127);
    }

    // The server writes the port it found into a file, as part of an address.
    void read_port() {
        const std::string file = folder_.file(("nats-server_" + std::to_string(process_) + ".ports").c_str());
        for (int tries = 0; tries < 1200; ++tries) {
            std::ifstream stream(file);
            const std::string text{std::istreambuf_iterator<char>(stream), {}};
            const std::size_t at = text.find("127.0.0.1:");
            if (at != std::string::npos && text.find('}') != std::string::npos) {
                const std::size_t begin = at + 10;
                port_ = text.substr(begin, text.find_first_not_of("0123456789", begin) - begin);
                return;
            }
            if (waitpid(process_, nullptr, WNOHANG) != 0)
                throw std::runtime_error("nats-server does not start: scripts/install-packages test");
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        throw std::runtime_error("nats-server names no port");
    }

    const storage::TemporaryFolder folder_;
    std::string port_;
    pid_t process_ = 0;
};

}  // namespace wharf::bus::testing
