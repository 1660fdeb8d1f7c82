#include "server/actor.h"

#include <ctime>

namespace wharf::server {

namespace {

std::string moment(std::int64_t at) {
    const std::time_t seconds = at / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    char text[64];
    const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &parts);
    return {text, size};
}

}  // namespace

std::optional<protocol::Error> refusal_of(storage::Code code, const protocol::ErrorKind& missing,
                                          const protocol::ErrorKind& conflict, const protocol::ErrorKind& too_many) {
    switch (code) {
        case storage::Code::done: return std::nullopt;
        case storage::Code::forbidden: return errors::kForbidden();
        case storage::Code::last: return errors::kLastAdministrator();
        case storage::Code::already: return errors::kAlreadyDone();
        case storage::Code::missing:
        case storage::Code::invalid: return missing();
        case storage::Code::conflict: return conflict();
        case storage::Code::too_many: return too_many();
        default: return errors::kTryAgain();
    }
}

protocol::Error banned(const storage::Sanction& ban) {
    return ban.until == 0 ? errors::kBanned(ban.reason) : errors::kBannedUntil(moment(ban.until), ban.reason);
}

protocol::Error silenced(const storage::Sanction& silence) {
    return silence.until == 0 ? errors::kSilenced(silence.reason)
                              : errors::kSilencedUntil(moment(silence.until), silence.reason);
}

}  // namespace wharf::server
