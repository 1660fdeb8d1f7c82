#include "server/descriptors.h"

#include <sys/resource.h>

#include <algorithm>

namespace wharf::server {

namespace {

// Databases, the bus, the log, files, and connections that were evicted and are not gone yet.
constexpr std::int64_t kForItself = 128;
constexpr int kFewest = 16;

}  // namespace

std::int64_t raise_descriptor_limit(std::int64_t wanted) {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return kForItself;
    const rlim_t most = std::min<rlim_t>(limit.rlim_max, static_cast<rlim_t>(wanted));
    if (limit.rlim_cur < most) {
        const rlimit raised{most, limit.rlim_max};
        if (setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
    }
    return static_cast<std::int64_t>(std::min<rlim_t>(limit.rlim_cur, 1U << 30U));
}

std::int64_t descriptors_for(const ConnectionLimits& limits, int each) {
    return static_cast<std::int64_t>(limits.connections) * each + kForItself;
}

ConnectionLimits fitted(ConnectionLimits limits, std::int64_t descriptors, int each) {
    const std::int64_t room = std::max<std::int64_t>((descriptors - kForItself) / each, kFewest);
    if (room >= limits.connections) return limits;
    const auto in_proportion = [&](int count) {
        return static_cast<int>(std::max<std::int64_t>(count * room / limits.connections, 4));
    };
    limits.per_address = in_proportion(limits.per_address);
    limits.silent = in_proportion(limits.silent);
    limits.silent_per_address = std::min(limits.silent_per_address, limits.silent);
    limits.connections = static_cast<int>(room);
    return limits;
}

}  // namespace wharf::server
