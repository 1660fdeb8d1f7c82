// What is shown of a tournament.
#pragma once

#include "server/live_tournament.h"
#include "server/people.h"

namespace wharf::server {

// Of one that nobody has loaded, as lists show it; nothing if its documents are of another making.
std::optional<protocol::TournamentInfo> info_of(const storage::TournamentRow& row, const People& people);
protocol::TournamentInfo info_of(const LiveTournament& tournament, const People& people);

// With the tables of a round; 0: of the last one, in an arena the newest tables.
protocol::TournamentPage page_of(const LiveTournament& tournament, const People& people, std::int64_t round = 0);

}  // namespace wharf::server
