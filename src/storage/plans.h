// What somebody means to play at a table where he is not always there.
#pragma once

#include <cstdint>

#include "storage/records.h"

namespace wharf::storage {

struct Plan {
    Id table{};
    Id user{};
    std::int64_t revision = 0;  // raised by one with every change; 0: there is none yet
    bool active = false;        // there is something left to be played
    Document document{};

    friend bool operator==(const Plan&, const Plan&) = default;
};

}  // namespace wharf::storage
