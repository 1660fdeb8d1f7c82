// Refusals that several parts give, with their stable codes.
#pragma once

#include "protocol/messages.h"

namespace wharf::server {

inline protocol::Error error(std::string code, std::string sentence) {
    return {std::move(code), std::move(sentence), std::nullopt, std::nullopt};
}
inline protocol::Error no_such_table() { return error("no_such_table", "There is no such table."); }
inline protocol::Error not_seated() { return error("not_seated", "You have no seat at this table."); }
inline protocol::Error too_many() {
    return error("too_many", "Too many of these in a short time; please wait a little.");
}
inline protocol::Error try_again() { return error("try_again", "The server could not do this now; please try again."); }
inline protocol::Error restarting() {
    return error("restarting", "The server restarts; please try again in a moment.");
}

}  // namespace wharf::server
