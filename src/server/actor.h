// Who looks after the house, as a request of his is done: a person with a role, or the command line.
#pragma once

#include "server/answers.h"
#include "server/time.h"
#include "server/visible_text.h"
#include "storage/administration.h"
#include "storage/writes.h"

namespace wharf::server {

struct Actor {
    std::string id;   // empty: the command line
    std::string via;  // whose
    storage::Role role = storage::Role::administrator;

    bool is_administrator() const { return role == storage::Role::administrator; }
    storage::Act act(const std::string& reason) const { return {id, via, now_ms(), seen(reason)}; }
};

// Why something was not done; nothing: it was. Who names what is not there is told so in the words of the request.
std::optional<protocol::Error> refusal_of(storage::Code code, const protocol::ErrorKind& missing,
                                          const protocol::ErrorKind& conflict = errors::kTryAgain,
                                          const protocol::ErrorKind& too_many = errors::kTooMany);

// A ban or a silence, to whom it concerns.
protocol::Error banned(const storage::Sanction& ban);
protocol::Error silenced(const storage::Sanction& silence);

}  // namespace wharf::server
