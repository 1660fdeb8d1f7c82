// Rate limits that count at all nodes together. Each node tells the others several times a second what its limits let
// through; nobody waits for that. So together they let through what one node would, and for the moment until they hear
// of each other at most a burst each. While the bus is away every node counts for itself.
#pragma once

#include <map>
#include <string>
#include <unordered_map>

#include "server/deadline.h"
#include "server/node_messages.h"
#include "server/rate_limit.h"

namespace wharf::server {

class SharedLimits {
 public:
    // `bus` may be null: this node is alone, and nothing is shared.
    SharedLimits(Node& node, NodeMessages& messages, const bus::Bus* bus);
    ~SharedLimits();

    // Under a name that it has at every node. It must live as long as this does.
    void share(const std::string& name, RateLimit& limit);

    static constexpr std::chrono::milliseconds kEvery{250};
    // Of one limit, between two tellings; what a flood of new keys makes besides is counted here alone.
    static constexpr std::size_t kMostKeys = 20'000;

 private:
    struct Shared {
        RateLimit* limit = nullptr;
        std::unordered_map<std::string, int> taken{};  // not told yet
    };

    void taken(Shared& shared, const std::string& key, int tokens);
    void tell();

    Node& node_;
    NodeMessages& messages_;
    const bus::Bus* bus_;
    bool is_heard_ = true;
    std::map<std::string, Shared> limits_;
    Deadline next_telling_;
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
