// How often passwords may be guessed. Wrong guesses count for the name in any spelling together with the place they
// come from, for the network over all names, and for the name over all strange places. A place where the account has
// been used is not strange: nobody elsewhere can lock its owner out.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/places.h"
#include "server/rate_limit.h"

namespace wharf::server {

class SharedLimits;

class PasswordGuard {
 public:
    using Clock = RateLimit::Clock;

    explicit PasswordGuard(bool is_unlimited = false) : is_unlimited_(is_unlimited) {}
    // Guesses count at all nodes together; those under way are each node's own.
    void share_limits(SharedLimits& shared);

    // A guess that is being checked, which takes a worker and 64 MiB: one network has few under way.
    class Guess {
     public:
        Guess(PasswordGuard& guard, std::string network);
        ~Guess();
        Guess(const Guess&) = delete;
        Guess& operator=(const Guess&) = delete;
        // It was right, or was not checked: it counts for nothing.
        void take_back();

     private:
        friend class PasswordGuard;
        PasswordGuard& guard_;
        std::string network_;
        std::vector<std::pair<RateLimit*, std::string>> counted_{};
    };

    // Of the password of an account, by name, from somewhere; `known` are the places where it has been used. Null: too
    // many.
    std::unique_ptr<Guess> at_name(const std::string& name, const Whence& from, const std::vector<std::string>& known,
                                   Clock::time_point now = Clock::now());
    // Of the own password, in a session. Null: too many.
    std::unique_ptr<Guess> in_session(const std::string& token_hash, const Whence& from,
                                      Clock::time_point now = Clock::now());
    // A new password, which is hashed. Null: too many.
    std::unique_ptr<Guess> new_password(const Whence& from, Clock::time_point now = Clock::now());

    static constexpr int kMostUnderWay = 4;  // of one network
    static constexpr double kAtPlace = 10;   // wrong ones at once, and one a minute
    static constexpr double kAtNetwork = 30;
    static constexpr double kByStrangers = 50;

 private:
    std::unique_ptr<Guess> begin(const Whence& from);
    // Counts it, or says that there are too many.
    bool count(Guess& guess, RateLimit& limit, const std::string& key, Clock::time_point now) const;

    bool is_unlimited_;
    RateLimit at_place_{kAtPlace, 1};
    RateLimit at_network_{kAtNetwork, 10};
    RateLimit by_strangers_{kByStrangers, 5};
    RateLimit new_passwords_{10, 10};
    std::unordered_map<std::string, int> under_way_;  // by network
};

}  // namespace wharf::server
