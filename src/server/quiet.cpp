#include "server/quiet.h"

#include <unicode/timezone.h>

#include <memory>

namespace wharf::server {

namespace {

constexpr Time kMinute = 60'000;

std::unique_ptr<icu::TimeZone> zone_of(const std::string& zone) {
    return std::unique_ptr<icu::TimeZone>(icu::TimeZone::createTimeZone(icu::UnicodeString::fromUTF8(zone)));
}

Time offset_at(const icu::TimeZone& zone, Time now) {
    std::int32_t raw = 0;
    std::int32_t summer = 0;
    UErrorCode failed = U_ZERO_ERROR;
    zone.getOffset(static_cast<UDate>(now), false, raw, summer, failed);
    return U_FAILURE(failed) ? 0 : raw + summer;
}

}  // namespace

bool is_time_zone(const std::string& zone) {
    return zone.size() <= 64 && *zone_of(zone) != icu::TimeZone::getUnknown();
}

Time after_quiet_hours(const storage::QuietHours& hours, Time now) {
    if (hours.from == hours.until) return now;
    const std::unique_ptr<icu::TimeZone> zone = zone_of(hours.zone);
    const Time here = now + offset_at(*zone, now);
    const Time minute = here / kMinute % (24 * 60);
    const bool over_midnight = hours.from > hours.until;
    const bool is_quiet =
        over_midnight ? minute >= hours.from || minute < hours.until : minute >= hours.from && minute < hours.until;
    if (!is_quiet) return now;
    const Time left = (hours.until - minute + 24 * 60) % (24 * 60);
    const Time then = now - here % kMinute + left * kMinute;
    // In the night in which clocks change the morning comes an hour sooner or later.
    return then + offset_at(*zone, now) - offset_at(*zone, then);
}

}  // namespace wharf::server
