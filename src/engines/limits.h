// How long a foreign program may take, and for what.
#pragma once

#include <atomic>

namespace wharf::engines {

// What a program has for all its moves of a game together, and what each move adds.
struct Bank {
    double seconds = 0;  // 0: no such clock
    double increment = 0;
};

struct Limits {
    double move_seconds = 60;
    double start_seconds = 20;  // until its hello: programs may have to load something
    double end_seconds = 2;     // to end by itself
    Bank bank{};
    bool ponders = false;                     // programs that want to may think while others decide
    const std::atomic<bool>* stop = nullptr;  // breaks off all waiting
};

}  // namespace wharf::engines
