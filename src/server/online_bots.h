// Bots that take challenges now: those who follow their events, at any node. Each node tells the others every few
// seconds; what one said that has fallen silent is forgotten.
#pragma once

#include <map>

#include "server/my_tables.h"

namespace wharf::server {

class OnlineBots {
 public:
    OnlineBots(Node& node, People& people, const MyTables& my_tables, NodeMessages& messages);

    // Now and then: what is so here.
    void tell();
    // Ids, each once, at all nodes.
    std::vector<std::string> all(Time now = now_ms()) const;
    // Their profiles, by name.
    Task<Response> list();

    // A node that was not heard for so long has died.
    static constexpr Time kSilence = 4'500;

 private:
    struct Elsewhere {
        Time heard = 0;
        std::vector<std::string> users;
    };

    std::vector<std::string> here() const;

    Node& node_;
    People& people_;
    const MyTables& my_tables_;
    NodeMessages& messages_;
    std::map<std::string, Elsewhere> elsewhere_;  // by node
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
