#include "server/online_bots.h"

#include <algorithm>
#include <set>

#include "server/news.h"

namespace wharf::server {

OnlineBots::OnlineBots(Node& node, People& people, const MyTables& my_tables, NodeMessages& messages)
    : node_(node), people_(people), my_tables_(my_tables), messages_(messages) {
    news_ = messages_.on<BotsNews>([this](const std::string& sender, const BotsNews& news) {
        Elsewhere& there = elsewhere_[sender];
        there = {now_ms(), {}};
        for (const IdText& user : news.users.items) there.users.push_back(user.value);
        std::erase_if(elsewhere_, [](const auto& known) { return now_ms() - known.second.heard > kSilence; });
    });
}

std::vector<std::string> OnlineBots::here() const {
    std::vector<std::string> bots;
    for (const std::string& user : my_tables_.watchers())
        if (people_.names.is_bot(user) && std::find(bots.begin(), bots.end(), user) == bots.end()) bots.push_back(user);
    return bots;
}

void OnlineBots::tell() {
    BotsNews news;
    for (std::string& user : here())
        if (news.users.items.size() < BotsNews::kMost) news.users.items.push_back({std::move(user)});
    messages_.send(news);
}

std::vector<std::string> OnlineBots::all(Time now) const {
    std::set<std::string> bots;
    for (const std::string& user : here()) bots.insert(user);
    for (const auto& [node, there] : elsewhere_)
        if (now - there.heard <= kSilence) bots.insert(there.users.begin(), there.users.end());
    return {bots.begin(), bots.end()};
}

Task<Response> OnlineBots::list() {
    auto profiles_read = node_.read([users = all()](storage::Store& store) {
        std::vector<protocol::Profile> profiles;
        for (const storage::User& user : store.users(users))
            if (user.deleted == 0) profiles.push_back(profile_of(user, store.ratings(user.id)));
        return profiles;
    });
    std::vector<protocol::Profile> profiles = co_await profiles_read;
    std::sort(profiles.begin(), profiles.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
    co_return json_response(boost::json::object{{"bots", protocol::to_value(profiles)}});
}

}  // namespace wharf::server
