// Somebody who asks: a guest or an account, and the session by which he is known.
#pragma once

#include <string>

#include "protocol/people.h"
#include "storage/records.h"

namespace wharf::server {

struct Person {
    std::string id;
    std::string name;
    protocol::PersonKind kind = protocol::PersonKind::guest;
    std::string token_hash;
    bool by_api_token = false;
};

inline protocol::PersonKind kind_of(storage::UserKind kind) {
    switch (kind) {
        case storage::UserKind::account: return protocol::PersonKind::account;
        case storage::UserKind::bot: return protocol::PersonKind::bot;
        case storage::UserKind::guest: break;
    }
    return protocol::PersonKind::guest;
}

inline protocol::Me me_of(const Person& person) { return {person.id, person.name, person.kind}; }

}  // namespace wharf::server
