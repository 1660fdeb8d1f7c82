// Hours in which somebody wants to hear nothing, in his own time zone.
#pragma once

#include <string>

#include "server/time.h"
#include "storage/turns.h"

namespace wharf::server {

// Whether there is such a time zone: "Europe/Budapest".
bool is_time_zone(const std::string& zone);

// When somebody may be told what is to be told now: now, or when his quiet hours end. Zones have summers.
Time after_quiet_hours(const storage::QuietHours& hours, Time now);

}  // namespace wharf::server
