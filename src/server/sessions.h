// Sessions: who is asking, by cookie or token, and how sessions begin and end. A session that has ended is over at
// once: for requests, sockets and streams, at this node and at all others.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "server/answers.h"
#include "server/known_names.h"
#include "server/node_messages.h"
#include "server/person.h"

namespace wharf::server {

class Sessions {
 public:
    Sessions(Node& node, NodeMessages& messages, KnownNames& names);

    // By "Authorization: Bearer …", or by cookie.
    Task<std::optional<Person>> identify(const Request& request);

    // A new browser session, in a cookie of the response, if the password that was checked is still the user's.
    // Nothing: it is not. Throws if it cannot be stored.
    Task<std::optional<Response>> open(Request request, storage::User user);

    // These sessions were ended in the store.
    void end(const std::vector<std::string>& token_hashes);
    // Ends one in the store.
    Task<bool> close(std::string token_hash);

    // It is not known whether sessions of this user were ended in the store: they are looked up.
    void look_again(const std::string& user);

    // Now and then: ends what has expired. Where other nodes end sessions too, and their word may get lost, those that
    // have a socket or stream here are looked up in the store. False: it is away, and asked again the next time.
    Task<bool> tidy();

    static void take_cookie_away(const Request& request, Response& response);

 private:
    struct Known {
        Person person;
        Time until;
    };
    // A session that is being looked up, so often; it may end meanwhile.
    struct Lookup {
        int under_way = 0;
        bool ended = false;
    };
    class Looking;

    void end_here(const std::vector<std::string>& token_hashes);
    Task<bool> end_those_gone(Time now);

    Node& node_;
    NodeMessages& messages_;
    KnownNames& names_;
    std::unordered_map<std::string, Known> known_;  // by token hash, for some seconds
    std::unordered_map<std::string, Lookup> lookups_;
    Time forgot_expired_ = 0;
    bool is_unsure_ = false;  // whether those that are open here still are in the store
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
