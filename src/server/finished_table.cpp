#include "server/finished_table.h"

#include <boost/json.hpp>
#include <stdexcept>

#include "ratings/ratings.h"

namespace wharf::server {

std::vector<Seated> seated_at(const storage::TableRow& table) {
    std::vector<Seated> list;
    const boost::json::value seats = boost::json::parse(table.seats);
    for (const boost::json::value& value : seats.as_array()) {
        const boost::json::object& seat = value.as_object();
        Seated seated;
        if (const auto* user = seat.if_contains("user")) seated.user = std::string(user->as_string());
        if (const auto* level = seat.if_contains("level")) seated.level = std::string(level->as_string());
        seated.resigned = seat.contains("resigned");
        seated.substituted = seat.contains("substituted");
        list.push_back(std::move(seated));
    }
    return list;
}

std::vector<int> ranks_of(const storage::TableRow& table, const std::vector<Seated>& seats) {
    std::vector<int> ranks;
    const boost::json::value result = boost::json::parse(table.result);
    for (const boost::json::value& rank : result.as_object().at("ranks").as_array())
        ranks.push_back(static_cast<int>(rank.as_int64()));
    if (ranks.size() != seats.size()) throw std::runtime_error("ranks of another number of seats");
    std::vector<bool> left;
    for (const Seated& seat : seats) left.push_back(seat.left());
    return ratings::ranks_with_leavers(ranks, left);
}

std::vector<std::int64_t> scores_of(const storage::TableRow& table) {
    std::vector<std::int64_t> scores;
    const boost::json::value result = boost::json::parse(table.result);
    for (const boost::json::value& score : result.as_object().at("scores").as_array())
        scores.push_back(score.as_int64());
    return scores;
}

}  // namespace wharf::server
