#include "server/opponents.h"

#include <algorithm>
#include <boost/json.hpp>
#include <map>

namespace wharf::server {

namespace {

namespace json = boost::json;

constexpr std::size_t kMostShown = 100;

struct Placed {
    std::string user;
    std::int64_t rank = 0;
};

// Rows are our own. One that is damaged counts for nobody, and keeps nobody from reading of the others.
std::vector<Placed> placed_at(const storage::TableRow& row) try {
    std::vector<Placed> placed;
    const json::value seats = json::parse(row.seats);
    const json::value result = json::parse(row.result);
    if (!result.is_object()) return placed;
    const json::array& ranks = result.as_object().at("ranks").as_array();
    for (std::size_t i = 0; i < seats.as_array().size() && i < ranks.size(); ++i)
        if (const json::value* user = seats.as_array()[i].as_object().if_contains("user"))
            placed.push_back({std::string(user->as_string()), ranks[i].as_int64()});
    return placed;
} catch (const std::exception&) {
    return {};
}

}  // namespace

std::vector<protocol::OpponentInfo> opponents_of(storage::Store& store, const std::string& user, bool is_himself) {
    storage::GameFilter filter;
    filter.user = user;
    filter.unlisted = is_himself;
    std::map<std::string, protocol::OpponentInfo> met;
    for (const storage::TableRow& row : store.finished_games(filter, {.limit = storage::kMostRows})) {
        const std::vector<Placed> placed = placed_at(row);
        const auto self =
            std::find_if(placed.begin(), placed.end(), [&](const Placed& one) { return one.user == user; });
        if (self == placed.end()) continue;
        for (const Placed& other : placed) {
            if (other.user == user || other.user.empty()) continue;
            protocol::OpponentInfo& info = met[other.user];
            info.id = other.user;
            info.games += 1;
            info.won += self->rank < other.rank;
            info.tied += self->rank == other.rank;
            info.lost += self->rank > other.rank;
            info.last = std::max(info.last, row.finished);
        }
    }
    std::vector<protocol::OpponentInfo> list;
    for (auto& [id, info] : met) list.push_back(std::move(info));
    std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
        return std::pair(a.games, a.last) > std::pair(b.games, b.last);
    });
    if (list.size() > kMostShown) list.resize(kMostShown);
    std::vector<std::string> ids;
    for (const auto& info : list) ids.push_back(info.id);
    for (const storage::User& known : store.users(ids))
        for (auto& info : list) {
            if (info.id != known.id) continue;
            info.name = known.name;
            info.bot = known.kind == storage::UserKind::bot;
        }
    return list;
}

}  // namespace wharf::server
