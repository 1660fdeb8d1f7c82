// The house: who may come in, limits, and what is announced to everybody. The store is its truth; every node has this
// view of it, read anew when the audit log says that something has changed.
#pragma once

#include "server/node.h"

namespace wharf::server {

class House {
 public:
    // Reads what the store has; blocks, and throws if it cannot be read: a node begins with it.
    explicit House(Node& node);

    protocol::House shown() const;
    // What whoever comes is told; null: nothing is announced.
    std::shared_ptr<const std::string> greeting() const;

    // Reads it again; whoever is connected here is told if what is announced has changed.
    Task<bool> read();

    // Rules as they are stored, by name; what is missing or of another making is as it is without.
    static protocol::HouseRules rules_of(const std::vector<storage::HouseRule>& stored);
    // Those that differ.
    static std::vector<storage::HouseRule> changes(const protocol::HouseRules& from, const protocol::HouseRules& to);

 private:
    std::vector<protocol::Announcement> current() const;
    std::string message() const;

    Node& node_;
    std::vector<protocol::Announcement> announcements_;
};

}  // namespace wharf::server
