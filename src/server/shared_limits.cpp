#include "server/shared_limits.h"

#include "server/news.h"

namespace wharf::server {

SharedLimits::SharedLimits(Node& node, NodeMessages& messages, const bus::Bus* bus)
    : node_(node), messages_(messages), bus_(bus), next_telling_(node.loop, [this] { tell(); }) {
    if (bus_ == nullptr) return;
    news_ = messages_.on<LimitNews>([this](const std::string&, const LimitNews& news) {
        const auto found = limits_.find(news.limit.value);
        if (found == limits_.end()) return;  // of a node with another version
        for (const LimitNews::Taken& taken : news.taken.items)
            found->second.limit->taken_elsewhere(taken.key, static_cast<int>(taken.tokens.value));
    });
}

SharedLimits::~SharedLimits() {
    for (auto& [name, shared] : limits_) shared.limit->when_taken({});
}

void SharedLimits::share(const std::string& name, RateLimit& limit) {
    if (bus_ == nullptr) return;
    Shared& shared = limits_[name];
    shared.limit = &limit;
    limit.when_taken([this, &shared](const std::string& key, int tokens) { taken(shared, key, tokens); });
}

void SharedLimits::taken(Shared& shared, const std::string& key, int tokens) {
    if (shared.taken.size() < kMostKeys)
        shared.taken[key] += tokens;
    else if (const auto known = shared.taken.find(key); known != shared.taken.end())
        known->second += tokens;
    if (next_telling_.when() == 0) next_telling_.set(now_ms() + kEvery.count());
}

void SharedLimits::tell() {
    const bool is_heard = bus_->is_connected();
    if (std::exchange(is_heard_, is_heard) != is_heard) {
        if (is_heard)
            node_.log.info("rate limits are shared again");
        else
            node_.log.warning("rate limits count at each node alone");
    }
    for (auto& [name, shared] : limits_) {
        const auto all = std::exchange(shared.taken, {});
        // What was taken while nobody heard of it is not told later: by then it has been filled up again.
        if (!is_heard) continue;
        LimitNews news{{name}, {}};
        const auto send = [&] {
            if (!news.taken.items.empty()) messages_.send(news);
            news.taken.items.clear();
        };
        for (const auto& [key, tokens] : all) {
            if (tokens == 0) continue;
            news.taken.items.push_back({key, {tokens}});
            if (news.taken.items.size() == LimitNews::kMost) send();
        }
        send();
    }
}

}  // namespace wharf::server
