#include "server/traffic.h"

#include "server/shared_limits.h"

namespace wharf::server {

std::shared_ptr<Traffic::Share> Traffic::share_of(const std::string& user) {
    if (shares_.size() >= forget_at_) {
        std::erase_if(shares_, [](const auto& known) { return known.second.expired(); });
        forget_at_ = 64 + 2 * shares_.size();
    }
    std::weak_ptr<Share>& known = shares_[user];
    if (auto share = known.lock()) return share;
    auto share = std::make_shared<Share>(user);
    known = share;
    return share;
}

void Traffic::share_limits(SharedLimits& shared) {
    shared.share("people", people_);
    shared.share("addresses", addresses_);
}

Traffic::UnderWay Traffic::begin(const std::shared_ptr<Share>& share) {
    if (share->under_way_ >= kMostUnderWay) return nullptr;
    share->under_way_ += 1;
    return {share.get(), [share](void*) { share->under_way_ -= 1; }};
}

}  // namespace wharf::server
