// Guests, accounts and their sessions: who is asking, and what people do with their accounts.
#pragma once

#include <set>
#include <unordered_map>

#include "server/answers.h"
#include "server/node.h"
#include "server/rate_limit.h"

namespace wharf::server {

struct Person {
    std::string id;
    std::string name;
    protocol::PersonKind kind = protocol::PersonKind::guest;
    std::string token_hash;
    bool by_api_token = false;
};

protocol::Me me_of(const Person& person);
protocol::PersonKind kind_of(storage::UserKind kind);
std::optional<protocol::Error> check_name(const std::string& name);
// A Set-Cookie header for a session; an empty token that lasts 0 takes it away.
std::string session_cookie(const Request& request, const std::string& token, Time lasts);

class People {
 public:
    explicit People(Node& node);

    // By cookie, or by "Authorization: Bearer …".
    Task<std::optional<Person>> identify(const Request& request);

    std::string name_of(const std::string& user) const;
    Task<bool> learn_names(std::vector<std::string> users);

    // Whose chat somebody does not want to read.
    Task<std::set<std::string>> muted_by(std::string user);
    Task<std::optional<protocol::Error>> mute(std::string user, std::string other, bool on);

    Task<Response> become_guest(Request request);
    Task<Response> sign_up(Request request, std::optional<Person> person);
    Task<Response> log_in(Request request);
    Task<Response> log_out(Request request, Person person, bool everywhere);
    Task<Response> change_password(Request request, Person person);
    Task<Response> delete_account(Request request, Person person);
    Task<Response> make_token(Request request, Person person);
    Task<Response> list_tokens(Person person);
    Task<Response> revoke_token(Person person, std::string id);
    Task<Response> profile(std::string name);

 private:
    struct Known {
        Person person;
        Time until;
    };

    Task<Response> open_session(Request request, storage::User user);
    void forget(const std::string& user);
    Task<bool> check_password(std::string hash, std::string password);

    Node& node_;
    std::string nobody_;                               // a hash that is checked where there is no such name
    std::unordered_map<std::string, Known> sessions_;  // by token hash, for some seconds
    std::unordered_map<std::string, std::string> names_;
    RateLimit guests_{30, 30};
    RateLimit log_ins_{10, 10};
};

}  // namespace wharf::server
