// Sees to what is due in a tournament of itself: tables are opened, results taken, rounds paired. Whatever another node
// was faster with is done.
#pragma once

#include <functional>

#include "server/live_tables.h"
#include "server/live_tournament.h"

namespace wharf::server {

class TournamentDriver {
 public:
    // What others have written since; false: it is damaged.
    using ReadOn = std::function<Task<bool>(const std::shared_ptr<LiveTournament>&)>;
    // It is another from now on: others are told.
    using Changed = std::function<void(const LiveTournament&)>;

    TournamentDriver(Node& node, LiveTables& live_tables, ReadOn read_on, Changed changed)
        : node_(node), live_tables_(live_tables), read_on_(std::move(read_on)), changed_(std::move(changed)) {}

    void see_to(const std::shared_ptr<LiveTournament>& tournament);
    // With those who take part now.
    Task<std::optional<protocol::Error>> start(std::shared_ptr<LiveTournament> tournament);

 private:
    Task<bool> drive(std::shared_ptr<LiveTournament> tournament);
    Task<bool> see_to_tables(std::shared_ptr<LiveTournament> tournament);
    Task<bool> open_table(std::shared_ptr<LiveTournament> tournament, std::size_t table);
    Task<bool> do_what_is_due(std::shared_ptr<LiveTournament> tournament);
    Task<bool> unseal(std::shared_ptr<LiveTournament> tournament);
    Task<bool> drop_deleted(std::shared_ptr<LiveTournament> tournament);
    void call_people(LiveTournament& tournament) const;

    Node& node_;
    LiveTables& live_tables_;
    ReadOn read_on_;
    Changed changed_;
};

}  // namespace wharf::server
