#include "server/presence_elsewhere.h"

#include <algorithm>

#include "server/news.h"

namespace wharf::server {

namespace {

// More nodes, and more tables of one, than there ever are: whoever says otherwise is not believed.
constexpr std::size_t kMostPeers = 256;
constexpr std::size_t kMostTables = 100'000;

}  // namespace

PresenceElsewhere::PresenceElsewhere(Node& node, LiveTables& live_tables, NodeMessages& messages, const bus::Bus& bus)
    : node_(node), live_tables_(live_tables), messages_(messages), bus_(bus), next_beat_(node.loop, [this] {
          start();
      }) {
    alive_ = messages_.on<AliveNews>([this](const std::string& sender, const AliveNews&) { heard_from(sender); });
    presence_ = messages_.on<PresenceNews>([this](const std::string& sender, const PresenceNews& news) {
        Peer* peer = heard_from(sender);
        if (peer == nullptr) return;
        Present present;
        for (const IdText& user : news.users.items) present.users.push_back(user.value);
        present.watchers = news.watchers.value;
        const std::string& table = news.table.value;
        if (present == Present{})
            peer->tables.erase(table);
        else if (peer->tables.size() < kMostTables || peer->tables.contains(table))
            peer->tables[table] = std::move(present);
        tell_table(table);
    });
}

void PresenceElsewhere::start() {
    beat();
    next_beat_.set(now_ms() + kEvery.count());
}

void PresenceElsewhere::beat() {
    if (!bus_.is_connected()) {
        known_since_.reset();
        return;
    }
    if (!known_since_) known_since_ = Clock::now();
    messages_.send(AliveNews{});
    if (is_known()) forget_silent();
}

// Who is new knows nothing of us yet.
PresenceElsewhere::Peer* PresenceElsewhere::heard_from(const std::string& sender) {
    const auto known = peers_.find(sender);
    if (known == peers_.end()) {
        if (peers_.size() >= kMostPeers) return nullptr;
        node_.log.info("another node is there", {{"node", sender}});
        messages_.send(AliveNews{});
        tell_everything();
    }
    Peer& peer = peers_[sender];
    peer.heard = Clock::now();
    return &peer;
}

void PresenceElsewhere::forget_silent() {
    const Clock::time_point now = Clock::now();
    std::vector<std::string> tables;
    const auto lost = std::erase_if(peers_, [&](const auto& entry) {
        if (now - entry.second.heard <= kSilence) return false;
        node_.log.warning("another node has fallen silent", {{"node", entry.first}});
        for (const auto& [table, present] : entry.second.tables) tables.push_back(table);
        return true;
    });
    for (const std::string& table : tables) tell_table(table);
    if (lost > 0 && node_lost_) node_lost_();
}

void PresenceElsewhere::changed_here(const std::string& table, const Present& here) {
    PresenceNews news{{table}, {}, {here.watchers}};
    for (const std::string& user : here.users) news.users.items.push_back({user});
    messages_.send(news);
    tell_table(table);  // it may be new here
}

void PresenceElsewhere::tell_everything() {
    for (const std::string& id : live_tables_.followed())
        if (const auto table = live_tables_.at_work(id)) changed_here(id, table->present_here());
}

bool PresenceElsewhere::is_followed(const std::string& table) const {
    for (const auto& [name, peer] : peers_)
        if (peer.tables.contains(table)) return true;
    return false;
}

bool PresenceElsewhere::is_there(const std::string& table, const std::string& user) const {
    return std::any_of(peers_.begin(), peers_.end(), [&](const auto& peer) {
        const auto found = peer.second.tables.find(table);
        if (found == peer.second.tables.end()) return false;
        const std::vector<std::string>& users = found->second.users;
        return std::find(users.begin(), users.end(), user) != users.end();
    });
}

void PresenceElsewhere::tell_table(const std::string& id) {
    const auto table = live_tables_.at_work(id);
    if (table == nullptr) return;
    Present all;
    for (const auto& [name, peer] : peers_) {
        const auto found = peer.tables.find(id);
        if (found == peer.tables.end()) continue;
        all.users.insert(all.users.end(), found->second.users.begin(), found->second.users.end());
        all.watchers += found->second.watchers;
    }
    table->present_elsewhere(std::move(all));
}

}  // namespace wharf::server
