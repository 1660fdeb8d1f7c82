#include "server/challenges.h"

#include <algorithm>

namespace wharf::server {

using protocol::Error;

namespace {

struct Rival {
    std::optional<storage::User> user;
    std::vector<std::string> muted;
    std::size_t waiting = 0;
};

}  // namespace

Task<Challenges::Found> Challenges::find(Person person, std::string name) {
    auto rival_read = node_.read([name](storage::Store& store) {
        Rival found{store.user_named(name), {}, 0};
        if (!found.user) return found;
        found.muted = store.muted_by(found.user->id);
        found.waiting = store.tables_of(found.user->id, storage::TableStatus::open, {.limit = kMostWaiting}).size();
        return found;
    });
    const Rival rival = co_await rival_read;
    if (!rival.user) co_return errors::kNoSuchPlayer();
    if (rival.user->kind != storage::UserKind::bot) co_return errors::kNoBot();
    if (rival.user->id == person.id) co_return errors::kAlreadySeated();
    const auto& muted = rival.muted;
    if (std::find(muted.begin(), muted.end(), person.id) != muted.end()) co_return errors::kNotWanted();
    if (rival.waiting >= static_cast<std::size_t>(kMostWaiting)) co_return errors::kTooManyChallenges();
    people_.names.set(rival.user->id, rival.user->name, true);
    co_return rival.user->id;
}

Task<std::variant<protocol::NewTable, Error>> Challenges::find_all(Person person, protocol::NewTable wanted) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < wanted.seats.items.size(); ++i) {
        if (!wanted.seats.items[i].user) continue;
        const std::string name = wanted.seats.items[i].user->value;
        Found found = co_await find(person, name);
        if (auto* refused = std::get_if<Error>(&found)) {
            refused->field = "seats[" + std::to_string(i) + "].user";
            co_return std::move(*refused);
        }
        const std::string id = std::get<std::string>(found);
        if (std::find(known.begin(), known.end(), id) != known.end()) co_return errors::kAlreadyChallenged();
        known.push_back(id);
        wanted.seats.items[i].user->value = id;
    }
    co_return wanted;
}

}  // namespace wharf::server
