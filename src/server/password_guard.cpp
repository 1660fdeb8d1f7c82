#include "server/password_guard.h"

#include <algorithm>

#include "server/shared_limits.h"
#include "storage/name_key.h"

namespace wharf::server {

void PasswordGuard::share_limits(SharedLimits& shared) {
    shared.share("guesses at a place", at_place_);
    shared.share("guesses of a network", at_network_);
    shared.share("guesses by strangers", by_strangers_);
    shared.share("new passwords", new_passwords_);
}

PasswordGuard::Guess::Guess(PasswordGuard& guard, std::string network) : guard_(guard), network_(std::move(network)) {
    guard_.under_way_[network_] += 1;
}

PasswordGuard::Guess::~Guess() {
    const auto found = guard_.under_way_.find(network_);
    if (--found->second == 0) guard_.under_way_.erase(found);
}

void PasswordGuard::Guess::take_back() {
    for (const auto& [limit, key] : counted_) limit->give_back(key);
    counted_.clear();
}

std::unique_ptr<PasswordGuard::Guess> PasswordGuard::begin(const Whence& from) {
    const auto found = under_way_.find(from.network);
    if (!is_unlimited_ && found != under_way_.end() && found->second >= kMostUnderWay) return nullptr;
    return std::make_unique<Guess>(*this, from.network);
}

bool PasswordGuard::count(Guess& guess, RateLimit& limit, const std::string& key, Clock::time_point now) const {
    if (is_unlimited_) return true;
    if (!limit.allow(key, now)) return false;
    guess.counted_.emplace_back(&limit, key);
    return true;
}

std::unique_ptr<PasswordGuard::Guess> PasswordGuard::at_name(const std::string& name, const Whence& from,
                                                             const std::vector<std::string>& known,
                                                             Clock::time_point now) {
    const std::string key = storage::name_key(name) + "\n";
    const auto is_known = [&](const std::string& place) {
        return !place.empty() && std::find(known.begin(), known.end(), place) != known.end();
    };
    auto guess = begin(from);
    if (guess == nullptr) return nullptr;
    // Neither do others of his own network lock the owner out.
    if (is_known(from.device)) return count(*guess, at_place_, key + from.device, now) ? std::move(guess) : nullptr;
    const bool allowed = count(*guess, at_network_, from.network, now) &&
                         count(*guess, at_place_, key + from.network, now) &&
                         (is_known(from.network) || count(*guess, by_strangers_, key, now));
    if (allowed) return guess;
    // What is refused is not checked, and tells nothing: it does not count.
    guess->take_back();
    return nullptr;
}

std::unique_ptr<PasswordGuard::Guess> PasswordGuard::in_session(const std::string& token_hash, const Whence& from,
                                                                Clock::time_point now) {
    auto guess = begin(from);
    return guess != nullptr && count(*guess, at_place_, "session " + token_hash, now) ? std::move(guess) : nullptr;
}

std::unique_ptr<PasswordGuard::Guess> PasswordGuard::new_password(const Whence& from, Clock::time_point now) {
    auto guess = begin(from);
    return guess != nullptr && count(*guess, new_passwords_, from.network, now) ? std::move(guess) : nullptr;
}

}  // namespace wharf::server
