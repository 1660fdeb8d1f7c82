// How much one person, and everybody at one address, may ask: over all sockets and over HTTP together.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "server/rate_limit.h"

namespace wharf::server {

class SharedLimits;

class Traffic {
 public:
    // What a person has under way; the same object for all connections of that person.
    class Share {
     public:
        explicit Share(std::string user) : user_(std::move(user)) {}
        const std::string& user() const { return user_; }

     private:
        friend class Traffic;
        std::string user_;
        int under_way_ = 0;
    };
    // Counts a request for as long as it lives.
    using UnderWay = std::shared_ptr<void>;

    std::shared_ptr<Share> share_of(const std::string& user);

    // How much somebody may ask holds at all nodes together. What is under way, and who floods, is each node's own.
    void share_limits(SharedLimits& shared);

    // A request that has to be identified first.
    bool allow_address(const std::string& address) { return addresses_.allow(address); }
    // A message, or a request of somebody who is known.
    bool allow_person(const std::string& user) { return people_.allow(user); }
    // Nothing: too many are under way.
    UnderWay begin(const std::shared_ptr<Share>& share);

    // Who was refused so often and goes on is not only refused, but read more slowly: a refusal costs us too.
    bool is_flooding(const std::string& user) { return !refusals_.allow(user); }

    static constexpr int kMostUnderWay = 64;
    static constexpr int kMostOpen = 64;  // sockets and streams: a program that plays many games at once

 private:
    RateLimit people_{100, 1200};
    RateLimit addresses_{1000, 6000};  // a school, or a household of programs, behind one
    RateLimit refusals_{1000, 1200};
    std::unordered_map<std::string, std::weak_ptr<Share>> shares_;
    std::size_t forget_at_ = 64;  // shares of people who are gone are forgotten when there are so many
};

}  // namespace wharf::server
