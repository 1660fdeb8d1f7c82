// Names of the world, looked up beside the loop: several at a time, fairly among those who asked, and given up after a
// while. Whoever gives us names that nobody answers for keeps others waiting no longer than that.
#pragma once

#include "server/loop.h"
#include "server/session.h"
#include "server/workers.h"

namespace wharf::server {

class Lookups {
 public:
    using Addresses = std::vector<asio::ip::address>;
    // Takes as long as it takes; empty: there is no such name.
    using LookUp = std::function<Addresses(const std::string& host)>;

    explicit Lookups(Loop& loop, LookUp look_up = by_the_system);

    // Empty: nobody knows it, or not in time. `for_whom`: on whose behalf.
    Awaitable<Addresses> find(std::string host, std::string for_whom, std::chrono::seconds longest);

    static Addresses by_the_system(const std::string& host);

 private:
    Loop& loop_;
    LookUp look_up_;
    Workers workers_;
};

}  // namespace wharf::server
