// People: who they are, how they come and go, and what each has chosen; every part an object of its own.
#pragma once

#include "server/accounts.h"
#include "server/api_tokens.h"
#include "server/people_in.h"
#include "server/profiles.h"

namespace wharf::server {

class People {
 public:
    People(Node& node, NodeMessages& messages);

    // Who is asking; where an account is used is remembered.
    Task<std::optional<Person>> identify(const Request& request);

    std::string name_of(const std::string& user) const { return names.of(user); }
    Task<bool> learn_names(std::vector<std::string> users) { return names.learn(std::move(users)); }
    // Of all who stand in these rows.
    template <class Rows>
    Task<bool> learn_names_of(const Rows& rows) {
        std::vector<std::string> users;
        for (const auto& row : rows)
            for (const std::string& user : people_in(row))
                if (!user.empty()) users.push_back(user);
        return learn_names(std::move(users));
    }

    KnownNames names;
    Sessions sessions;
    Places places;
    Accounts accounts;
    ApiTokens tokens;
    Mutes mutes;
    OnlinePeople online;
    Bonds bonds;
    Profiles profiles;

 private:
    NodeMessages::Listening name_news_;
};

}  // namespace wharf::server
