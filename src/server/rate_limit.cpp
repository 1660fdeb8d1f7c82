#include "server/rate_limit.h"

#include <algorithm>
#include <vector>

namespace wharf::server {

double RateLimit::filled(const Bucket& bucket, Clock::time_point now) const {
    const std::chrono::duration<double> passed = now - bucket.at;
    return std::min(burst_, bucket.tokens + passed.count() * per_second_);
}

RateLimit::Bucket& RateLimit::bucket_of(const std::string& key, Clock::time_point now) {
    if (buckets_.size() >= forget_at_) forget(now);
    Bucket& bucket = buckets_.try_emplace(key, Bucket{burst_, now}).first->second;
    bucket.tokens = filled(bucket, now);
    bucket.at = now;
    return bucket;
}

bool RateLimit::allow(const std::string& key, Clock::time_point now) {
    Bucket& bucket = bucket_of(key, now);
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    if (taken_) taken_(key, 1);
    return true;
}

void RateLimit::give_back(const std::string& key) {
    const auto found = buckets_.find(key);
    if (found == buckets_.end()) return;
    found->second.tokens = std::min(burst_, found->second.tokens + 1);
    if (taken_) taken_(key, -1);
}

void RateLimit::taken_elsewhere(const std::string& key, int tokens, Clock::time_point now) {
    Bucket& bucket = bucket_of(key, now);
    bucket.tokens = std::clamp(bucket.tokens - tokens, -kMostBursts * burst_, burst_);
}

void RateLimit::forget(Clock::time_point now) {
    std::erase_if(buckets_, [&](const auto& entry) { return filled(entry.second, now) >= burst_; });
    if (buckets_.size() >= kMost) {
        std::vector<Clock::time_point> times;
        times.reserve(buckets_.size());
        for (const auto& [key, bucket] : buckets_) times.push_back(bucket.at);
        const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
        std::nth_element(times.begin(), middle, times.end());
        std::erase_if(buckets_, [&](const auto& entry) { return entry.second.at <= *middle; });
    }
    forget_at_ = std::clamp(2 * buckets_.size(), kMany, kMost);
}

}  // namespace wharf::server
