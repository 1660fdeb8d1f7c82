#include "server/profiles.h"

#include "ratings/ratings.h"
#include "server/person.h"

namespace wharf::server {

namespace {

struct Found {
    std::optional<storage::User> user;
    std::vector<storage::Rating> ratings;
};

}  // namespace

protocol::Profile profile_of(const storage::User& user, const std::vector<storage::Rating>& ratings) {
    protocol::Profile profile;
    profile.id = user.id;
    profile.name = user.name;
    profile.kind = kind_of(user.kind);
    profile.created = user.created;
    for (const storage::Rating& rating : ratings)
        profile.ratings.push_back({rating.key.game, std::string(ratings::without_bots(rating.key.players)),
                                   ratings::has_bots(rating.key.players),
                                   ratings::shown({rating.mean, rating.deviation}), rating.games});
    return profile;
}

Task<Response> Profiles::named(std::string name) {
    auto found_read = node_.read([name](storage::Store& store) {
        Found found{store.user_named(name), {}};
        if (found.user) found.ratings = store.ratings(found.user->id);
        return found;
    });
    const Found found = co_await found_read;
    if (!found.user) co_return error_response(errors::kNoSuchPlayer());
    co_return json_response(protocol::to_value(profile_of(*found.user, found.ratings)));
}

}  // namespace wharf::server
