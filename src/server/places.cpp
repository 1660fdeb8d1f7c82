#include "server/places.h"

#include "server/cookies.h"
#include "server/tokens.h"

namespace wharf::server {

namespace {

constexpr Time kDeviceLasts = 400 * kDay;  // browsers keep no cookie longer
constexpr std::size_t kMostSights = 50'000;

// The cookie is not kept: who reads the database cannot pass for the device.
std::string device_named(const std::string& token) { return "device " + hex(token_hash(token)); }

}  // namespace

Whence whence(const Request& request) {
    const std::string device = cookie_of(request, kDeviceCookie);
    return {"network " + request.address, device.empty() || device.size() > kLongestToken ? "" : device_named(device)};
}

std::string Places::give_device(const Request& request, Response& response) {
    if (const std::string known = whence(request).device; !known.empty()) return known;
    const std::string token = random_token();
    set_cookie(request, response, kDeviceCookie, token, kDeviceLasts);
    return device_named(token);
}

void Places::seen(const std::string& user, const Whence& from) {
    see(user, from.network);
    if (!from.device.empty()) see(user, from.device);
}

void Places::see(const std::string& user, const std::string& place) {
    const Time now = now_ms();
    if (stored_.size() > kMostSights) stored_.clear();
    const std::string key = user + " " + place;
    Time& stored = stored_[key];
    if (stored != 0 && now - stored < kDay) return;
    stored = now;
    spawn("a place is stored", store(key, storage::SeeAt{user, place, now}));
}

Task<bool> Places::store(std::string key, storage::SeeAt sight) {
    storage::Write write = std::move(sight);
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) stored_.erase(key);
    co_return true;
}

}  // namespace wharf::server
