// The tournaments at work in this node: found, made, joined and left, followed. The store is their truth: every node
// sees to what is due (tournament_driver.h), and whichever is first with an entry of the log has done it.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "server/live_tables.h"
#include "server/tournament_driver.h"
#include "server/tournament_page.h"

namespace wharf::server {

class Tournaments {
 public:
    // Of one person that are not over; and of all.
    static constexpr int kMostOfHost = 5;
    static constexpr int kMost = 200;

    Tournaments(Node& node, People& people, LiveTables& live_tables, NodeMessages& messages);

    void share_limits(SharedLimits& shared);

    using Found = std::variant<std::shared_ptr<LiveTournament>, protocol::Error>;
    Task<Found> find(std::string id);
    // What others have written since, and the names of all who take part. False: it is damaged.
    Task<bool> read_on(std::shared_ptr<LiveTournament> tournament);
    Task<Found> make(Person person, protocol::NewTournament wanted);
    // Those that are open or running, as this node knows them.
    std::vector<std::shared_ptr<LiveTournament>> unfinished() const;

    Task<std::optional<protocol::Error>> join(Person person, std::shared_ptr<LiveTournament> tournament);
    Task<std::optional<protocol::Error>> leave(Person person, std::shared_ptr<LiveTournament> tournament);
    Task<std::optional<protocol::Error>> start(Person person, std::shared_ptr<LiveTournament> tournament);
    Task<std::optional<protocol::Error>> cancel(Person person, std::shared_ptr<LiveTournament> tournament);

    // Somebody has gone for good: nobody waits for him any more, here and at tables.
    Task<bool> say_farewell(std::string user);
    // The same for those who have gone while nobody was here to see it, or whose node died over it.
    Task<bool> say_missed_farewells();

    Task<std::optional<protocol::Error>> follow(std::shared_ptr<Listener> listener, std::string id);
    void leave(const Listener& listener);
    void leave(const Listener& listener, const std::string& id);

    // From now on: takes up what the store has, and sees to it.
    void begin();

 private:
    Task<std::shared_ptr<LiveTournament>> load(storage::TournamentRow row);
    Task<bool> look();
    void changed(const LiveTournament& tournament);

    Node& node_;
    People& people_;
    LiveTables& live_tables_;
    NodeMessages& messages_;
    std::unordered_map<std::string, std::shared_ptr<LiveTournament>> at_work_;
    std::unordered_set<std::string> damaged_;  // not looked at again
    TournamentDriver driver_;
    RateLimit new_ones_{5, 5};
    Deadline next_look_;
    bool is_looking_ = false;
    NodeMessages::Listening news_;
};

}  // namespace wharf::server
