#include "server/profiles.h"

#include <algorithm>

#include "ratings/ratings.h"
#include "server/opponents.h"
#include "server/pages.h"
#include "server/rating_reason.h"

namespace wharf::server {

namespace {

// So many games are shown of a rating; the graph needs no more.
constexpr int kMostHistory = 500;
// So many of a leaderboard: of those who are ranked, and of newcomers.
constexpr int kMostLeaders = 100;
constexpr int kMostNewcomers = 20;

storage::RatingKey key_in(Request& request) {
    const std::string players = word_in(request, "players") == "3+" ? "3+" : "2";
    return {word_in(request, "game").substr(0, 32),
            word_in(request, "bots").empty() ? players : ratings::with_bots(players)};
}

// The levels of the scale, each at its place.
void add_levels(std::vector<protocol::Leader>& leaders) {
    for (const std::string_view level : ratings::kLevels) {
        protocol::Leader leader;
        leader.level = std::string(level);
        leader.rating = ratings::shown(*ratings::anchor(level));
        leaders.push_back(std::move(leader));
    }
}

std::vector<protocol::Leader> leaders_of(storage::Store& store, const storage::RatingKey& key) {
    std::vector<storage::Rating> found =
        store.best(key, ratings::kProvisionalGames, std::numeric_limits<int>::max(), kMostLeaders);
    const std::vector<storage::Rating> fresh = store.best(key, 1, ratings::kProvisionalGames - 1, kMostNewcomers);
    found.insert(found.end(), fresh.begin(), fresh.end());
    std::vector<std::string> ids;
    for (const storage::Rating& rating : found) ids.push_back(rating.user);
    const std::vector<storage::User> users = store.users(ids);
    std::vector<protocol::Leader> leaders;
    std::int64_t place = 0;
    for (const storage::Rating& rating : found) {
        const auto user =
            std::find_if(users.begin(), users.end(), [&](const storage::User& one) { return one.id == rating.user; });
        if (user == users.end() || user->deleted != 0) continue;
        protocol::Leader leader;
        leader.id = user->id;
        leader.name = user->name;
        if (user->kind == storage::UserKind::bot) leader.bot = true;
        leader.rating = ratings::shown({rating.mean, rating.deviation});
        leader.doubt = ratings::shown_doubt({rating.mean, rating.deviation});
        leader.games = rating.games;
        leader.provisional = ratings::is_provisional(rating.games);
        if (!leader.provisional) leader.rank = ++place;
        leaders.push_back(std::move(leader));
    }
    add_levels(leaders);
    std::stable_sort(leaders.begin(), leaders.end(),
                     [](const protocol::Leader& a, const protocol::Leader& b) { return a.rating > b.rating; });
    return leaders;
}

}  // namespace

protocol::Profile profile_of(const storage::User& user, const std::vector<storage::Rating>& ratings) {
    protocol::Profile profile;
    profile.id = user.id;
    profile.name = user.name;
    profile.kind = kind_of(user.kind);
    profile.created = user.created;
    for (const storage::Rating& rating : ratings)
        profile.ratings.push_back(
            {rating.key.game, std::string(ratings::without_bots(rating.key.players)),
             ratings::has_bots(rating.key.players), ratings::shown({rating.mean, rating.deviation}), rating.games,
             ratings::shown_doubt({rating.mean, rating.deviation}), ratings::is_provisional(rating.games)});
    return profile;
}

Task<Response> Profiles::named(std::string name, std::optional<Person> asking) {
    auto user_read = node_.read([name](storage::Store& store) { return store.user_named(name); });
    const std::optional<storage::User> user = co_await user_read;
    if (!user) co_return error_response(errors::kNoSuchPlayer());
    const std::string asker = asking ? asking->id : "";
    const bool is_online = bonds_.is_online(user->id);
    auto profile_read = node_.read([user, asker, is_online](storage::Store& store) {
        protocol::Profile profile = profile_of(*user, store.ratings(user->id));
        profile.presence = Bonds::presence(store, *user, asker, is_online);
        if (asker == user->id) profile.hidden = user->hidden;
        if (asker.empty() || asker == user->id) return profile;
        const auto has = [&](const std::string& one, const std::string& other, storage::BondKind kind) {
            return !store.bound_to(other, kind, {&one, 1}).empty();
        };
        profile.following = has(asker, user->id, storage::BondKind::follow);
        profile.blocked = has(asker, user->id, storage::BondKind::block);
        profile.friends = *profile.following && has(user->id, asker, storage::BondKind::follow);
        return profile;
    });
    const protocol::Profile profile = co_await profile_read;
    co_return json_response(protocol::to_value(profile));
}

Task<Response> Profiles::history(std::string name, Request request) {
    const storage::RatingKey key = key_in(request);
    struct Found {
        std::optional<storage::User> user;
        std::vector<protocol::RatedGameInfo> games;
    };
    auto found_read = node_.read([name, key](storage::Store& store) {
        Found found{store.user_named(name), {}};
        if (!found.user) return found;
        const std::vector<storage::Rating> now = store.ratings(std::vector{found.user->id}, key);
        found.games =
            shown_games(store.rating_history(found.user->id, key, kMostHistory), now.empty() ? 0 : now.front().games);
        return found;
    });
    const Found found = co_await found_read;
    if (!found.user) co_return error_response(errors::kNoSuchPlayer());
    co_return json_response(boost::json::object{{"games", protocol::to_value(found.games)}});
}

Task<Response> Profiles::opponents(std::string name, std::optional<Person> asking) {
    struct Found {
        std::optional<storage::User> user;
        std::vector<protocol::OpponentInfo> opponents;
    };
    const std::string asker = asking ? asking->id : "";
    auto found_read = node_.read([name, asker](storage::Store& store) {
        Found found{store.user_named(name), {}};
        if (found.user) found.opponents = opponents_of(store, found.user->id, asker == found.user->id);
        return found;
    });
    const Found found = co_await found_read;
    if (!found.user) co_return error_response(errors::kNoSuchPlayer());
    co_return json_response(boost::json::object{{"opponents", protocol::to_value(found.opponents)}});
}

Task<Response> Profiles::leaderboard(Request request) {
    const storage::RatingKey key = key_in(request);
    auto leaders_read = node_.read([key](storage::Store& store) { return leaders_of(store, key); });
    const std::vector<protocol::Leader> leaders = co_await leaders_read;
    co_return json_response(boost::json::object{{"leaders", protocol::to_value(leaders)}});
}

}  // namespace wharf::server
