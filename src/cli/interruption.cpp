#include "cli/interruption.h"

#include <csignal>

namespace wharf::cli {

std::atomic<bool>& interrupted() {
    static std::atomic<bool> flag = false;
    return flag;
}

void catch_interruption() {
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted() = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, nullptr);
}

}  // namespace wharf::cli
