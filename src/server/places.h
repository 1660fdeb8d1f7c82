// Where accounts are used: networks, and devices known by a cookie that outlives the session. Who tries a password
// where its owner has been is not a stranger; accounts that are used at one place may be one person's.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/http.h"
#include "server/node.h"

namespace wharf::server {

// The places a request comes from.
struct Whence {
    std::string network;
    std::string device{};  // empty: no cookie
};
Whence whence(const Request& request);

class Places {
 public:
    explicit Places(Node& node) : node_(node) {}

    // Somebody with an account is there, for all we know; stored once a day.
    void seen(const std::string& user, const Whence& from);

    // Gives the device its cookie, if it has none; what to call it.
    static std::string give_device(const Request& request, Response& response);

 private:
    void see(const std::string& user, const std::string& place);
    Task<bool> store(std::string key, storage::SeeAt sight);

    Node& node_;
    std::unordered_map<std::string, Time> stored_;  // by user and place
};

}  // namespace wharf::server
