// Somebody who asks: a guest or an account, and the session by which he is known.
#pragma once

#include <optional>
#include <string>

#include "protocol/people.h"
#include "storage/administration.h"

namespace wharf::server {

struct Person {
    std::string id;
    std::string name;
    protocol::PersonKind kind = protocol::PersonKind::guest;
    std::string token_hash;
    bool by_api_token = false;
    protocol::Role role = protocol::Role::person;  // to be shown; what needs one asks the store
    std::optional<storage::Sanction> ban{};
};

inline protocol::Role role_of(storage::Role role) { return static_cast<protocol::Role>(role); }
// As it is shown: only to who has one.
inline std::optional<protocol::Role> shown_role(protocol::Role role) {
    return role == protocol::Role::person ? std::nullopt : std::optional(role);
}

inline protocol::PersonKind kind_of(storage::UserKind kind) {
    switch (kind) {
        case storage::UserKind::account: return protocol::PersonKind::account;
        case storage::UserKind::bot: return protocol::PersonKind::bot;
        case storage::UserKind::guest: break;
    }
    return protocol::PersonKind::guest;
}

inline protocol::Me me_of(const Person& person) {
    return {person.id, person.name, person.kind, shown_role(person.role)};
}

}  // namespace wharf::server
