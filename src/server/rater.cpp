#include "server/rater.h"

#include "ratings/ratings.h"
#include "server/entry.h"

namespace wharf::server {

namespace {

struct Seated {
    std::string user;  // empty: a computer player
    std::string level;
    bool left = false;
};

std::vector<Seated> seated_at(const storage::Table& table) {
    std::vector<Seated> list;
    const boost::json::value seats = boost::json::parse(table.seats);
    for (const boost::json::value& value : seats.as_array()) {
        const boost::json::object& seat = value.as_object();
        Seated seated;
        if (const auto* user = seat.if_contains("user")) seated.user = std::string(user->as_string());
        if (const auto* level = seat.if_contains("level")) seated.level = std::string(level->as_string());
        seated.left = seat.contains("resigned") || seat.contains("substituted");
        list.push_back(std::move(seated));
    }
    return list;
}

std::vector<int> ranks_of(const storage::Table& table, const std::vector<Seated>& seats) {
    std::vector<int> ranks;
    const boost::json::value result = boost::json::parse(table.result);
    for (const boost::json::value& rank : result.as_object().at("ranks").as_array())
        ranks.push_back(static_cast<int>(rank.as_int64()));
    std::vector<bool> left;
    for (const Seated& seat : seats) left.push_back(seat.left);
    return ratings::ranks_with_leavers(ranks, left);
}

}  // namespace

Task<bool> Rater::rate_all() {
    if (at_work_) co_return true;
    at_work_ = true;
    try {
        auto tables_read = node_.read([](storage::Store& store) { return store.unrated_tables(100); });
        const auto tables = co_await tables_read;
        for (const storage::Table& table : tables) co_await rate(table);
    } catch (const std::exception& failure) {
        node_.log.error("games could not be rated", {{"reason", failure.what()}});
    }
    at_work_ = false;
    co_return true;
}

Task<bool> Rater::rate(storage::Table table) {
    const std::vector<Seated> seats = seated_at(table);
    const std::vector<int> ranks = ranks_of(table, seats);
    const storage::RatingKey key{table.game, std::string(ratings::player_class(table.players))};
    std::vector<std::string> users;
    for (const Seated& seat : seats)
        if (!seat.user.empty()) users.push_back(seat.user);
    // Somebody's other game may be rated at the same time: then everything is computed again.
    for (int attempt = 0; attempt < 5; ++attempt) {
        auto known_read = node_.read([users, key](storage::Store& store) { return store.ratings(users, key); });
        const auto known = co_await known_read;
        std::vector<ratings::Participant> participants;
        storage::Rate rate{table.id, now_ms(), key, {}};
        for (std::size_t i = 0; i < seats.size(); ++i) {
            ratings::Participant participant;
            participant.rank = ranks[i];
            participant.fixed = seats[i].user.empty();
            if (participant.fixed) participant.rating = ratings::anchor(seats[i].level).value_or(ratings::Rating{});
            std::int64_t games = 0;
            for (const storage::Rating& rating : known) {
                if (rating.user != seats[i].user) continue;
                participant.rating = {rating.mean, rating.deviation};
                games = rating.games;
            }
            participants.push_back(participant);
            if (!participant.fixed) rate.changes.push_back({seats[i].user, games, ranks[i], 0, 0});
        }
        const std::vector<ratings::Rating> after = ratings::update(participants);
        std::size_t change = 0;
        for (std::size_t i = 0; i < seats.size(); ++i) {
            if (participants[i].fixed) continue;
            rate.changes[change].mean = after[i].mean;
            rate.changes[change].deviation = after[i].deviation;
            change += 1;
        }
        const storage::Outcome outcome = co_await node_.write(storage::Write(std::move(rate)));
        if (outcome.code != storage::Code::conflict) co_return outcome.code == storage::Code::done;
    }
    co_return false;
}

}  // namespace wharf::server
