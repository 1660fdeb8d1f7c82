#include "server/lobby.h"

#include <algorithm>
#include <set>

#include "server/table_row.h"

namespace wharf::server {

namespace {

// Where all that is free is kept for somebody, nobody else has anything to look for.
bool is_listed(const protocol::TableInfo& info) {
    if (info.status != protocol::Status::open || info.invite_only || info.tournament) return false;
    const auto is_free = [](const protocol::SeatInfo& seat) {
        return seat.kind == protocol::SeatKind::open && !seat.challenged;
    };
    const auto is_kept = [](const protocol::SeatInfo& seat) { return seat.challenged.has_value(); };
    return std::any_of(info.seats.begin(), info.seats.end(), is_free) ||
           std::none_of(info.seats.begin(), info.seats.end(), is_kept);
}

bool is_newer(const protocol::TableInfo& a, const protocol::TableInfo& b) {
    return std::pair(a.created, a.id) > std::pair(b.created, b.id);
}

}  // namespace

std::vector<protocol::TableInfo> Lobby::tables(const std::string& game) const {
    std::vector<protocol::TableInfo> list;
    for (const auto& [id, listed] : listed_)
        if (game.empty() || listed.info.game == game) list.push_back(listed.info);
    std::sort(list.begin(), list.end(), is_newer);
    if (list.size() > kMostShown) list.resize(kMostShown);
    return list;
}

std::vector<const Lobby::Listed*> Lobby::shown() const {
    std::vector<const Listed*> list;
    for (const auto& [id, listed] : listed_) list.push_back(&listed);
    const std::size_t count = std::min(list.size(), kMostShown);
    std::partial_sort(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(count), list.end(),
                      [](const Listed* a, const Listed* b) { return is_newer(a->info, b->info); });
    list.resize(count);
    return list;
}

// What he is the first to see the others are told with the next announcement.
void Lobby::watch(const std::shared_ptr<Listener>& listener) {
    leave(*listener);
    listeners_.push_back(listener);
    protocol::LobbyUpdate update;
    update.all = true;
    for (const Listed* listed : shown()) {
        update.tables.push_back(listed->info);
        if (told_.insert(listed->info.id).second) changes_.insert(listed->info.id);
    }
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
        co_await people_.learn_names_of(rows);
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
    changes_.insert(id);
    if (announcement_.when() == 0) announcement_.set(now_ms() + pause_);
}

// However many tables have changed, it is about those that are shown, and that were.
void Lobby::announce() {
    protocol::LobbyUpdate update;
    std::set<std::string> now;
    for (const Listed* listed : shown()) {
        const std::string& id = listed->info.id;
        if (changes_.contains(id) || !told_.contains(id)) update.tables.push_back(listed->info);
        now.insert(id);
    }
    std::set_difference(told_.begin(), told_.end(), now.begin(), now.end(), std::back_inserter(update.gone));
    changes_.clear();
    told_ = std::move(now);
    if (update.tables.empty() && update.gone.empty()) return;
    const auto text = std::make_shared<const std::string>(protocol::message(update));
    const double bytes = static_cast<double>(text->size() * listeners_.size());
    pause_ = std::clamp(static_cast<Time>(bytes / kBytesPerSecond * 1000), kPause, kLongestPause);
    const std::vector<std::shared_ptr<Listener>> listeners = listeners_;  // one may leave when it is told
    for (const auto& listener : listeners) listener->deliver(text);
}

}  // namespace wharf::server
