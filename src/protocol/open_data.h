// Games for everybody: which months there are, and who is named in them.
#pragma once

#include "protocol/fields.h"

namespace wharf::protocol {

struct OpenMonth {
    std::string game;
    std::string month;  // "2026-11", in UTC, by the moment a game ended
    std::int64_t games = 0;
    std::string url;
};
BOOST_DESCRIBE_STRUCT(OpenMonth, (), (game, month, games, url))

struct OpenData {
    std::string format = "wharf-export/1";
    std::vector<OpenMonth> months;
};
BOOST_DESCRIBE_STRUCT(OpenData, (), (format, months))

// Whether one's name stands in the records that everybody may have.
struct Named {
    bool named = true;
};
BOOST_DESCRIBE_STRUCT(Named, (), (named))

}  // namespace wharf::protocol
