#include "server/lobby.h"

#include <algorithm>
#include <set>

#include "server/table_row.h"

namespace wharf::server {

namespace {

// Changes of so long are told together.
constexpr std::chrono::milliseconds kPause{200};
// So many tables, the newest, are shown: more would help nobody.
constexpr std::size_t kMostShown = storage::kMostRows;

bool is_listed(const protocol::TableInfo& info) { return info.status == protocol::Status::open && !info.invite_only; }

}  // namespace

std::vector<protocol::TableInfo> Lobby::tables(const std::string& game) const {
    std::vector<protocol::TableInfo> list;
    for (const auto& [id, listed] : listed_)
        if (game.empty() || listed.info.game == game) list.push_back(listed.info);
    std::sort(list.begin(), list.end(),
              [](const auto& a, const auto& b) { return std::pair(a.created, a.id) > std::pair(b.created, b.id); });
    if (list.size() > kMostShown) list.resize(kMostShown);
    return list;
}

void Lobby::watch(const std::shared_ptr<Listener>& listener) {
    leave(*listener);
    listeners_.push_back(listener);
    protocol::LobbyUpdate update;
    update.all = true;
    update.tables = tables("");
    listener->deliver(std::make_shared<std::string>(protocol::message(update)));
}

void Lobby::leave(const Listener& listener) {
    std::erase_if(listeners_, [&](const auto& other) { return other.get() == &listener; });
}

void Lobby::update(const protocol::TableInfo& info, std::int64_t sequence) {
    const auto known = listed_.find(info.id);
    if (!is_listed(info)) {
        if (known == listed_.end()) return;
        listed_.erase(known);
        return changed(info.id);
    }
    std::string text = protocol::to_text(info);
    if (known != listed_.end() && (known->second.sequence > sequence || known->second.text == text)) return;
    listed_[info.id] = {info, std::move(text), sequence};
    changed(info.id);
}

Task<bool> Lobby::read() {
    std::vector<std::string> before;  // what changes while we read is newer than what we read
    for (const auto& [id, listed] : listed_) before.push_back(id);
    storage::Page page;
    page.limit = storage::kMostRows;
    std::vector<storage::TableRow> rows;
    try {
        auto rows_read = node_.read([page](storage::Store& store) { return store.open_tables(page); });
        rows = co_await rows_read;
        std::vector<std::string> users;
        for (const storage::TableRow& row : rows) users.insert(users.end(), row.people.begin(), row.people.end());
        co_await people_.learn_names(std::move(users));
    } catch (const storage::Failure& failure) {
        node_.log.warning("the lobby could not be read", {{"reason", failure.what()}});
        co_return false;
    }
    std::set<std::string> there;
    for (const storage::TableRow& row : rows) {
        there.insert(row.id);
        if (const auto info = info_of(row, people_)) update(*info, row.sequence);
    }
    for (const std::string& id : before)
        if (!there.contains(id) && listed_.erase(id) > 0) changed(id);
    co_return true;
}

void Lobby::changed(const std::string& id) {
    changes_.push_back(id);
    if (announcement_.when() == 0) announcement_.set(now_ms() + kPause.count());
}

void Lobby::announce() {
    protocol::LobbyUpdate update;
    std::sort(changes_.begin(), changes_.end());
    changes_.erase(std::unique(changes_.begin(), changes_.end()), changes_.end());
    for (const std::string& id : std::exchange(changes_, {})) {
        const auto found = listed_.find(id);
        if (found != listed_.end())
            update.tables.push_back(found->second.info);
        else
            update.gone.push_back(id);
    }
    const auto text = std::make_shared<const std::string>(protocol::message(update));
    const std::vector<std::shared_ptr<Listener>> listeners = listeners_;  // one may leave when it is told
    for (const auto& listener : listeners) listener->deliver(text);
}

}  // namespace wharf::server
