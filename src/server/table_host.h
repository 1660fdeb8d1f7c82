// What a live table needs of the rest of the server.
#pragma once

#include <string>
#include <vector>

#include "core/game.h"
#include "server/task.h"

namespace wharf::server {

class LiveTable;

// Who listens at a table: those with a seat, and how many others.
struct Present {
    std::vector<std::string> users;
    std::int64_t watchers = 0;

    friend bool operator==(const Present&, const Present&) = default;
};

// The other nodes, where there are some.
class OtherNodes {
 public:
    virtual ~OtherNodes() = default;
    virtual void table_changed(const LiveTable& table) = 0;
    // A turn of a computer player, for whichever node has time.
    virtual void hand_out(const LiveTable& table, Seat seat) = 0;
    // Who listens here has changed.
    virtual void presence_changed(const LiveTable& table, const Present& here) = 0;
    // Whether somebody listens at another node; and whether that is known: not while the bus is away.
    virtual bool is_followed(const std::string& table) const = 0;
    virtual bool knows_presence() const = 0;
    // Whether somebody with a seat listens at another node, as far as that is known.
    virtual bool is_there(const std::string& table, const std::string& user) const = 0;
};

class TableHost {
 public:
    virtual ~TableHost() = default;
    virtual std::string name_of(const std::string& user) const = 0;
    virtual bool is_bot(const std::string& user) const = 0;
    // Names of these users are known afterwards, and which of them are bots.
    virtual Task<bool> learn_names(std::vector<std::string> users) = 0;
    // Seats or status changed: lobby, ratings, archive.
    virtual void table_changed(LiveTable& table) = 0;
    // Somebody is waited for since now, or not any more, where games are played turn by turn.
    virtual void turns_changed(const std::vector<std::string>& users) = 0;
    // Null: this node is alone.
    virtual OtherNodes* other_nodes() = 0;
};

}  // namespace wharf::server
