// The part of the hall that people see: open tables, and one's own.
#include <algorithm>

#include "server/hall.h"

namespace wharf::server {

using protocol::Status;

namespace {

// Changes of so long are told together.
constexpr std::chrono::milliseconds kLobbyPause{200};

}  // namespace

std::vector<protocol::TableInfo> Hall::lobby(const std::string& game) const {
    std::vector<protocol::TableInfo> list;
    for (const auto& [id, info] : lobby_)
        if (game.empty() || info.game == game) list.push_back(info);
    std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.created > b.created; });
    return list;
}

void Hall::watch_lobby(const std::shared_ptr<Listener>& listener) {
    leave_lobby(*listener);
    lobby_listeners_.push_back(listener);
    protocol::LobbyUpdate update;
    update.all = true;
    update.tables = lobby("");
    listener->deliver(std::make_shared<std::string>(protocol::message(update)));
}

void Hall::leave_lobby(const Listener& listener) {
    std::erase_if(lobby_listeners_, [&](const auto& other) { return other.get() == &listener; });
}

void Hall::watch_user(const std::shared_ptr<Listener>& listener) {
    user_listeners_.push_back(listener);
    for (const auto& [id, table] : tables_)
        if (table->is_loaded()) tell_players(*table, listener.get());
}

void Hall::forget_user_listener(const Listener& listener) {
    std::erase_if(user_listeners_, [&](const auto& other) { return other.get() == &listener; });
}

void Hall::tell_players(const LiveTable& table, const Listener* only) {
    for (const auto& listener : user_listeners_) {
        const Seat seat = table.table().seat_of(listener->user());
        if (seat == kSpectator || (only != nullptr && only != listener.get())) continue;
        const boost::json::object event{{"kind", "my_table"},
                                        {"table", table.id()},
                                        {"game", table.table().setup().game},
                                        {"status", protocol::to_value(table.table().status())},
                                        {"seat", seat}};
        listener->deliver(std::make_shared<std::string>(boost::json::serialize(event)));
    }
}

void Hall::table_changed(LiveTable& table) {
    tell_players(table, nullptr);
    const bool is_listed = table.table().status() == Status::open && !table.table().setup().invite_only;
    if (is_listed)
        lobby_[table.id()] = table.info(kSpectator);
    else if (lobby_.erase(table.id()) == 0)
        return;
    lobby_changes_.push_back(table.id());
    if (announcing_) return;
    announcing_ = true;
    node_.loop.after(kLobbyPause, [this] { announce_lobby(); });
}

void Hall::announce_lobby() {
    announcing_ = false;
    protocol::LobbyUpdate update;
    std::sort(lobby_changes_.begin(), lobby_changes_.end());
    lobby_changes_.erase(std::unique(lobby_changes_.begin(), lobby_changes_.end()), lobby_changes_.end());
    for (const std::string& id : lobby_changes_) {
        const auto found = lobby_.find(id);
        if (found != lobby_.end())
            update.tables.push_back(found->second);
        else
            update.gone.push_back(id);
    }
    lobby_changes_.clear();
    const auto text = std::make_shared<const std::string>(protocol::message(update));
    for (const auto& listener : lobby_listeners_) listener->deliver(text);
}

}  // namespace wharf::server
