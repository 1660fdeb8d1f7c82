// How often somebody may do something: a bucket of tokens per key that fills again with time.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace wharf::server {

class RateLimit {
 public:
    // `burst` at once, and `per_minute` in the long run.
    RateLimit(double burst, double per_minute) : burst_(burst), per_ms_(per_minute / 60'000) {}

    bool allow(const std::string& key, std::int64_t now);

 private:
    struct Bucket {
        double tokens;
        std::int64_t at;
    };
    // A bucket that is full again says nothing: it is forgotten when there are many.
    static constexpr std::size_t kMany = 10'000;
    void forget_full(std::int64_t now);

    double burst_;
    double per_ms_;
    std::unordered_map<std::string, Bucket> buckets_;
    std::size_t forget_at_ = kMany;
};

}  // namespace wharf::server
