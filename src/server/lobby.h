// The lobby: open tables that anybody may join. The store is its truth; every node has this view of it, kept by its own
// changes, by news of other nodes, and by reading it anew.
#pragma once

#include <map>
#include <set>

#include "server/live_table.h"
#include "server/people.h"

namespace wharf::server {

class Lobby {
 public:
    // So many tables, the newest, are shown: more would help nobody, and every one is told to everybody who looks.
    static constexpr std::size_t kMostShown = 200;
    // Changes of so long are told together;
    static constexpr Time kPause = 200;
    // or of longer, so that all who look are sent no more than this a second;
    static constexpr double kBytesPerSecond = 20e6;
    // but nobody is told later than that.
    static constexpr Time kLongestPause = 3000;

    Lobby(Node& node, People& people)
        : node_(node), people_(people), pause_(kPause), announcement_(node.loop, [this] { announce(); }) {}

    // The newest first; all games where none is named.
    std::vector<protocol::TableInfo> tables(const std::string& game) const;

    // Sends all that are listed, and whatever changes.
    void watch(const std::shared_ptr<Listener>& listener);
    void leave(const Listener& listener);

    // A table as it is after its entry `sequence`, listed or not.
    void update(const protocol::TableInfo& info, std::int64_t sequence);
    // Reads what the store has. False: it cannot be read, and the view stays as it was.
    Task<bool> read();

    std::size_t size() const { return listed_.size(); }

 private:
    struct Listed {
        protocol::TableInfo info;
        std::string text;  // the same, to be compared
        std::int64_t sequence = 0;
    };

    // What is shown: the newest.
    std::vector<const Listed*> shown() const;
    void changed(const std::string& id);
    void announce();

    Node& node_;
    People& people_;
    std::map<std::string, Listed> listed_;
    std::set<std::string> changes_;  // ids; told together after a moment
    std::set<std::string> told_;     // ids that are on somebody's screen
    std::vector<std::shared_ptr<Listener>> listeners_;
    Time pause_;  // from a change to its announcement: longer where many are told much
    Deadline announcement_;
};

}  // namespace wharf::server
