#include "server/lookups.h"

namespace wharf::server {

namespace {

constexpr int kAtOnce = 4;
constexpr std::size_t kMostLookups = 256;

}  // namespace

Lookups::Lookups(Loop& loop, LookUp look_up)
    : loop_(loop), look_up_(std::move(look_up)), workers_(kAtOnce, kMostLookups, [](std::string_view) {}) {}

Lookups::Addresses Lookups::by_the_system(const std::string& host) {
    asio::io_context here;
    asio::ip::tcp::resolver resolver(here);
    boost::system::error_code unknown;
    Addresses found;
    for (const auto& entry : resolver.resolve(host, "", unknown)) found.push_back(entry.endpoint().address());
    return found;
}

// Whichever comes first, the answer or the end of patience, is taken; the other comes to nothing.
Awaitable<Lookups::Addresses> Lookups::find(std::string host, std::string for_whom, std::chrono::seconds longest) {
    struct Wait {
        std::optional<Addresses> found;
        Timer timer;
    };
    const auto wait = std::make_shared<Wait>(std::nullopt, Timer(loop_.context().get_executor()));
    wait->timer.expires_after(longest);
    const bool added = workers_.add({std::move(for_whom), ""}, 1, [this, wait, host = std::move(host)]() mutable {
        Addresses found = look_up_(host);
        // The timer is the loop's alone: not even its end comes here.
        loop_.post([wait = std::move(wait), found = std::move(found)]() mutable {
            wait->found = std::move(found);
            wait->timer.cancel();
        });
    });
    if (added) co_await wait->timer.async_wait(kAwait);
    co_return std::move(wait->found).value_or(Addresses());
}

}  // namespace wharf::server
