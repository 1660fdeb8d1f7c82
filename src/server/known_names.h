// Names of users as this node has learnt them, and which are bots: tables show them without asking the store.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "server/node.h"

namespace wharf::server {

class KnownNames {
 public:
    explicit KnownNames(Node& node) : node_(node) {}

    // Empty: not learnt, or nobody any more.
    std::string of(const std::string& user) const;
    bool is_bot(const std::string& user) const;
    void set(const std::string& user, std::string name, bool is_bot);
    // If it is known here: somebody else may have asked before it changed.
    void change(const std::string& user, const std::string& name);
    Task<bool> learn(std::vector<std::string> users);

 private:
    Node& node_;
    struct Known {
        std::string name;
        bool is_bot = false;
    };
    std::unordered_map<std::string, Known> names_;
};

}  // namespace wharf::server
