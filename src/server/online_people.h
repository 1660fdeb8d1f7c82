// Who is connected, at any node. Each node tells the others every few seconds; what one said that has fallen silent is
// forgotten.
#pragma once

#include <map>
#include <unordered_set>

#include "server/node.h"
#include "server/node_messages.h"
#include "server/time.h"

namespace wharf::server {

class OnlinePeople {
 public:
    OnlinePeople(Node& node, NodeMessages& messages);

    // Now and then: what is so here.
    void tell();
    bool has(const std::string& user, Time now = now_ms()) const;

    // A node that was not heard for so long has died.
    static constexpr Time kSilence = 4'500;

 private:
    struct Elsewhere {
        Time heard = 0;
        std::unordered_set<std::string> users;
    };

    Node& node_;
    NodeMessages& messages_;
    std::map<std::string, Elsewhere> elsewhere_;  // by node
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
