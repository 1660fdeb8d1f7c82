#include "server/challenges.h"

#include <algorithm>

#include "server/table_row.h"

namespace wharf::server {

using protocol::Error;

namespace {

struct Rival {
    std::optional<storage::User> user;
    std::vector<std::string> muted;
    bool is_apart = false;  // one of the two has blocked the other
    std::size_t waiting = 0;
};

}  // namespace

Task<Challenges::Found> Challenges::find(Person person, std::string name) {
    auto rival_read = node_.read([name, user = person.id](storage::Store& store) {
        Rival found{store.user_named(name), {}, false, 0};
        if (!found.user) return found;
        found.muted = store.muted_by(found.user->id);
        found.is_apart = Bonds::are_apart(store, user, found.user->id);
        found.waiting = store.tables_of(found.user->id, storage::TableStatus::open, {.limit = kMostWaiting}).size();
        return found;
    });
    const Rival rival = co_await rival_read;
    if (!rival.user) co_return errors::kNoSuchPlayer();
    if (rival.user->id == person.id) co_return errors::kAlreadySeated();
    const bool is_bot = rival.user->kind == storage::UserKind::bot;
    const auto& muted = rival.muted;
    const bool is_muted = std::find(muted.begin(), muted.end(), person.id) != muted.end();
    const bool has_enough = rival.waiting >= static_cast<std::size_t>(kMostWaiting);
    // Of people one sentence for all reasons: that somebody has blocked him is nobody's business.
    if (!is_bot && (rival.is_apart || is_muted || has_enough)) co_return errors::kNoChallenges();
    if (rival.is_apart || is_muted) co_return errors::kNotWanted();
    if (has_enough) co_return errors::kTooManyChallenges();
    people_.names.set(rival.user->id, rival.user->name, is_bot);
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

protocol::ChallengeInfo Challenges::shown(const protocol::TableInfo& info, std::size_t seat) const {
    protocol::ChallengeInfo challenge;
    challenge.table = info.id;
    challenge.game = info.game;
    challenge.players = static_cast<std::int64_t>(info.seats.size());
    challenge.seat = static_cast<std::int64_t>(seat);
    challenge.from = {info.host, people_.name_of(info.host)};
    challenge.options = info.options;
    challenge.pace = info.pace;
    challenge.clock = info.clock;
    challenge.rated = info.rated;
    challenge.created = info.created;
    return challenge;
}

Task<Response> Challenges::list(Person person) {
    auto rows_read = node_.read([user = person.id](storage::Store& store) {
        return store.tables_of(user, storage::TableStatus::open, {.limit = storage::kMostRows});
    });
    const std::vector<storage::TableRow> rows = co_await rows_read;
    co_await people_.learn_names_of(rows);
    std::vector<protocol::ChallengeInfo> list;
    for (const storage::TableRow& row : rows) {
        const auto info = info_of(row, people_);
        for (std::size_t seat = 0; info && seat < info->seats.size(); ++seat)
            if (info->seats[seat].challenged == person.id) list.push_back(shown(*info, seat));
    }
    co_return json_response(boost::json::object{{"challenges", protocol::to_value(list)}});
}

void Challenges::tell(const protocol::TableInfo& info) {
    std::set<std::string> now;
    for (std::size_t seat = 0; info.status == protocol::Status::open && seat < info.seats.size(); ++seat) {
        const auto& challenged = info.seats[seat].challenged;
        if (!challenged || people_.names.is_bot(*challenged)) continue;
        const auto message =
            std::make_shared<const std::string>(protocol::message(protocol::Invited{shown(info, seat)}));
        for (const auto& receiver : node_.connections->listening(*challenged)) receiver->invite(message);
        now.insert(*challenged);
    }
    const auto known = told_.find(info.id);
    if (known != told_.end()) {
        const auto message = std::make_shared<const std::string>(protocol::message(protocol::InvitationOver{info.id}));
        for (const std::string& user : known->second) {
            if (now.contains(user)) continue;
            for (const auto& receiver : node_.connections->listening(user)) receiver->invite(message);
        }
    }
    if (now.empty())
        told_.erase(info.id);
    else
        told_[info.id] = std::move(now);
}

}  // namespace wharf::server
