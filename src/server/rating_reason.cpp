#include "server/rating_reason.h"

#include <cmath>

#include "protocol/messages.h"

namespace wharf::server {

namespace {

// As it is kept.
struct Reason {
    std::int64_t before = 0;
    std::int64_t games = 0;     // with this one
    std::int64_t expected = 0;  // per cent
    std::int64_t got = 0;
    std::vector<protocol::OpponentRating> opponents;
};
BOOST_DESCRIBE_STRUCT(Reason, (), (before, games, expected, got, opponents))

std::int64_t per_cent(double share) { return std::lround(100 * share); }

}  // namespace

std::string reason_for(std::span<const RatedSeat> seats, std::size_t player) {
    std::vector<ratings::Participant> participants;
    for (const RatedSeat& seat : seats) participants.push_back(seat.participant);
    const ratings::Share share = ratings::share_of(participants, player);
    Reason reason;
    reason.before = ratings::shown(participants[player].rating);
    reason.games = seats[player].games + 1;
    reason.expected = per_cent(share.expected);
    reason.got = per_cent(share.got);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (i == player) continue;
        protocol::OpponentRating opponent;
        opponent.rating = ratings::shown(participants[i].rating);
        opponent.provisional = seats[i].level.empty() && ratings::is_provisional(seats[i].games);
        if (!seats[i].level.empty()) opponent.level = seats[i].level;
        reason.opponents.push_back(std::move(opponent));
    }
    return protocol::to_text(reason);
}

protocol::RatedGameInfo shown_game(const storage::RatedGame& game) {
    protocol::RatedGameInfo shown;
    shown.table = game.table;
    shown.at = game.at;
    shown.rank = game.rank;
    shown.after = ratings::shown({game.mean, game.deviation});
    shown.before = shown.after;
    shown.doubt = ratings::shown_doubt({game.mean, game.deviation});
    auto read = protocol::read_body<Reason>(game.reason);
    if (auto* reason = std::get_if<Reason>(&read)) {
        shown.before = reason->before;
        shown.games = reason->games;
        shown.provisional = ratings::is_provisional(reason->games);
        shown.expected = reason->expected;
        shown.got = reason->got;
        shown.opponents = std::move(reason->opponents);
    }
    return shown;
}

// Games of the time before reasons were kept follow from each other.
std::vector<protocol::RatedGameInfo> shown_games(const std::vector<storage::RatedGame>& newest_first,
                                                 std::int64_t games) {
    std::vector<protocol::RatedGameInfo> list;
    for (const storage::RatedGame& game : newest_first) list.push_back(shown_game(game));
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].expected) continue;
        list[i].games = games - static_cast<std::int64_t>(i);
        list[i].provisional = ratings::is_provisional(list[i].games);
        if (i + 1 < list.size())
            list[i].before = list[i + 1].after;
        else if (list[i].games == 1)
            list[i].before = ratings::shown({});
    }
    return list;
}

}  // namespace wharf::server
