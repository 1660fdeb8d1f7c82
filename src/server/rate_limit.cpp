#include "server/rate_limit.h"

#include <algorithm>

namespace wharf::server {

bool RateLimit::allow(const std::string& key, std::int64_t now) {
    if (buckets_.size() > forget_at_) forget_full(now);
    Bucket& bucket = buckets_.try_emplace(key, Bucket{burst_, now}).first->second;
    bucket.tokens = std::min(burst_, bucket.tokens + static_cast<double>(now - bucket.at) * per_ms_);
    bucket.at = now;
    if (bucket.tokens < 1) return false;
    bucket.tokens -= 1;
    return true;
}

void RateLimit::forget_full(std::int64_t now) {
    std::erase_if(buckets_, [&](const auto& entry) {
        const Bucket& bucket = entry.second;
        return bucket.tokens + static_cast<double>(now - bucket.at) * per_ms_ >= burst_;
    });
    forget_at_ = std::max(kMany, 2 * buckets_.size());
}

}  // namespace wharf::server
