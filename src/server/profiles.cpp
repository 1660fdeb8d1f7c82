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

Task<Response> Profiles::named(std::string name) {
    auto found_read = node_.read([name](storage::Store& store) {
        Found found{store.user_named(name), {}};
        if (found.user) found.ratings = store.ratings(found.user->id);
        return found;
    });
    const Found found = co_await found_read;
    if (!found.user) co_return error_response(errors::kNoSuchPlayer());
    protocol::Profile profile;
    profile.id = found.user->id;
    profile.name = found.user->name;
    profile.kind = kind_of(found.user->kind);
    profile.created = found.user->created;
    for (const storage::Rating& rating : found.ratings)
        profile.ratings.push_back(
            {rating.key.game, rating.key.players, ratings::shown({rating.mean, rating.deviation}), rating.games});
    co_return json_response(protocol::to_value(profile));
}

}  // namespace wharf::server
