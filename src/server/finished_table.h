// What a finished game says of those who played it, from its row alone.
#pragma once

#include <string>
#include <vector>

#include "storage/records.h"

namespace wharf::server {

struct Seated {
    std::string user;  // empty: a computer player
    std::string level;
    bool resigned = false;
    bool substituted = false;  // a computer player has played to the end for him

    bool left() const { return resigned || substituted; }
};

std::vector<Seated> seated_at(const storage::TableRow& table);
// Those who left come after those who stayed.
std::vector<int> ranks_of(const storage::TableRow& table, const std::vector<Seated>& seats);
std::vector<std::int64_t> scores_of(const storage::TableRow& table);

}  // namespace wharf::server
