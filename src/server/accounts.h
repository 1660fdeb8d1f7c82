// Guests and accounts: coming in, signing up, logging in and out, passwords, leaving for good.
#pragma once

#include "server/password_guard.h"
#include "server/places.h"
#include "server/sessions.h"

namespace wharf::server {

class Accounts {
 public:
    Accounts(Node& node, NodeMessages& messages, KnownNames& names, Sessions& sessions, Places& places);

    void share_limits(SharedLimits& shared);

    Task<Response> become_guest(Request request);
    // A guest keeps games and seats; whatever session he had ends.
    Task<Response> sign_up(Request request, std::optional<Person> person);
    Task<Response> log_in(Request request, std::optional<Person> person);
    Task<Response> log_out(Request request, Person person);
    Task<Response> log_out_everywhere(Request request, Person person);
    // All sessions and tokens end; the response brings a new session.
    Task<Response> change_password(Request request, Person person);
    // By the link of a letter; all sessions and tokens end.
    Task<Response> recover_password(Request request);
    // That somebody in his session knows his password; why not, otherwise.
    Task<std::optional<protocol::Error>> prove(Request request, Person person, std::string password);
    Task<Response> delete_account(Request request, Person person);

 private:
    // A response with a new session at a place that is known from now on.
    Task<Response> welcome(Request request, storage::User user);
    Task<bool> check_password(std::string hash, std::string password);
    Task<std::string> hash_new(std::string password);
    Task<std::optional<storage::User>> find(std::string id);
    Response slow_down();
    // Nobody knows whether it was stored: neither does who asks, nor do we remember what was before.
    Response unsure(const std::string& user);
    // For the operator's log; `user` may be empty.
    void note(const char* what, const Request& request, const std::string& user) const;
    void rename(const std::string& user, const std::string& name, bool is_bot);

    Node& node_;
    NodeMessages& messages_;
    KnownNames& names_;
    Sessions& sessions_;
    Places& places_;
    PasswordGuard guard_;
    std::string nobody_;  // a hash that is checked where there is no such name
    RateLimit guests_{30, 30};
    RateLimit guests_a_day_{300, 2};
};

}  // namespace wharf::server
