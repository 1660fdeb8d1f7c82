// Why a rating has moved: what was expected of a player, what came, and against whom. Kept with each rated game as a
// document, and shown with it.
#pragma once

#include "protocol/people.h"
#include "ratings/ratings.h"
#include "storage/records.h"

namespace wharf::server {

// Somebody at a rated game, as he was before it.
struct RatedSeat {
    ratings::Participant participant;
    std::int64_t games = 0;  // of a person: rated ones before this
    std::string level;       // of a computer player
};

// The document for one of them.
std::string reason_for(std::span<const RatedSeat> seats, std::size_t player);

// Rated games of one player and kind, the newest first, of which he has `games` in all.
std::vector<protocol::RatedGameInfo> shown_games(const std::vector<storage::RatedGame>& newest_first,
                                                 std::int64_t games);
// One alone: what it says of itself.
protocol::RatedGameInfo shown_game(const storage::RatedGame& game);

}  // namespace wharf::server
