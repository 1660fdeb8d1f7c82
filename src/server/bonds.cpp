#include "server/bonds.h"

#include <algorithm>
#include <map>

#include "server/table_event.h"

namespace wharf::server {

using storage::BondKind;
using storage::Code;

namespace {

constexpr int kMostFollowed = 500;
constexpr int kMostBlocked = 500;
// So many running games are looked through for a live one.
constexpr int kMostGames = 20;

bool plays_live(storage::Store& store, const std::string& user) {
    const auto rows = store.tables_of(user, storage::TableStatus::playing, {.limit = kMostGames});
    return std::any_of(rows.begin(), rows.end(), [](const storage::TableRow& row) {
        const auto setup = read_setup(row.setup);
        return std::holds_alternative<Setup>(setup) && std::get<Setup>(setup).pace == protocol::Pace::live;
    });
}

}  // namespace

bool Bonds::are_apart(storage::Store& store, const std::string& one, const std::string& other) {
    return !store.bound_to(other, BondKind::block, {&one, 1}).empty() ||
           !store.bound_to(one, BondKind::block, {&other, 1}).empty();
}

std::optional<protocol::Whereabouts> Bonds::presence(storage::Store& store, const storage::User& user,
                                                     const std::string& asking, bool is_online) {
    if (user.hidden) return std::nullopt;
    const bool is_blocked = !asking.empty() && !store.bound_to(asking, BondKind::block, {&user.id, 1}).empty();
    if (!is_online || is_blocked) return protocol::Whereabouts::away;
    return plays_live(store, user.id) ? protocol::Whereabouts::playing : protocol::Whereabouts::online;
}

Task<Response> Bonds::change(Request request, Person person, BondKind kind) {
    auto read = protocol::read_body<protocol::Regard>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    const protocol::Regard wanted = std::get<protocol::Regard>(std::move(read));
    const int most = kind == BondKind::follow ? kMostFollowed : kMostBlocked;
    storage::Write write = storage::EndBond{person.id, wanted.user.value, kind};
    if (wanted.on) write = storage::AddBond{person.id, {wanted.user.value, kind, now_ms()}, most};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::too_many) co_return error_response(errors::kTooManyBonds());
    if (outcome.code == Code::missing || outcome.code == Code::invalid)
        co_return error_response(errors::kNoSuchPlayer());
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    if (kind == BondKind::block) co_await mutes_.tell_of(person.id, wanted.user.value);
    co_return json_response(boost::json::object{});
}

Task<Response> Bonds::show_presence(Request request, Person person) {
    auto read = protocol::read_body<protocol::ShowPresence>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    storage::Write write = storage::SetHidden{person.id, !std::get<protocol::ShowPresence>(read).on};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    co_return json_response(boost::json::object{});
}

Task<Response> Bonds::list(Person person) {
    struct Known {
        std::vector<storage::Bond> bonds;
        std::vector<storage::User> users;
    };
    auto known_read = node_.read([id = person.id](storage::Store& store) {
        Known known{store.bonds(id), {}};
        std::vector<std::string> users;
        for (const storage::Bond& bond : known.bonds) users.push_back(bond.other);
        known.users = store.users(users);
        return known;
    });
    const Known known = co_await known_read;
    std::map<std::string, bool> online;  // by what is known on the loop's thread
    for (const storage::User& user : known.users) online[user.id] = is_online(user.id);
    auto listed_read = node_.read([id = person.id, known, online](storage::Store& store) {
        protocol::Acquaintances listed;
        std::vector<std::string> users;
        for (const storage::User& user : known.users) users.push_back(user.id);
        const std::vector<std::string> back = store.bound_to(id, BondKind::follow, users);
        for (const storage::Bond& bond : known.bonds) {
            const auto user = std::find_if(known.users.begin(), known.users.end(),
                                           [&](const storage::User& one) { return one.id == bond.other; });
            if (user == known.users.end() || user->deleted != 0) continue;
            protocol::Acquaintance one{user->id, user->name, kind_of(user->kind), {}, false};
            if (bond.kind == BondKind::block) {
                listed.blocked.push_back(std::move(one));
                continue;
            }
            one.presence = presence(store, *user, id, online.at(user->id));
            one.friends = std::find(back.begin(), back.end(), user->id) != back.end();
            listed.following.push_back(std::move(one));
        }
        return listed;
    });
    const protocol::Acquaintances listed = co_await listed_read;
    co_return json_response(protocol::to_value(listed));
}

}  // namespace wharf::server
