#include "server/online_people.h"

#include "server/news.h"

namespace wharf::server {

namespace {

// More than a node can have: whoever says otherwise is not believed.
constexpr std::size_t kMostUsers = 100'000;

}  // namespace

OnlinePeople::OnlinePeople(Node& node, NodeMessages& messages) : node_(node), messages_(messages) {
    news_ = messages_.on<PeopleNews>([this](const std::string& sender, const PeopleNews& news) {
        Elsewhere& there = elsewhere_[sender];
        there.heard = now_ms();
        if (news.begins) there.users.clear();
        for (const IdText& user : news.users.items)
            if (there.users.size() < kMostUsers) there.users.insert(user.value);
        std::erase_if(elsewhere_, [](const auto& known) { return now_ms() - known.second.heard > kSilence; });
    });
}

void OnlinePeople::tell() {
    PeopleNews news;
    for (const std::string& user : node_.connections->users()) {
        if (news.users.items.size() == PeopleNews::kMost) {
            messages_.send(news);
            news = {false, {}};
        }
        news.users.items.push_back({user});
    }
    messages_.send(news);
}

bool OnlinePeople::has(const std::string& user, Time now) const {
    if (node_.connections->open_of(user) > 0) return true;
    for (const auto& [node, there] : elsewhere_)
        if (now - there.heard <= kSilence && there.users.contains(user)) return true;
    return false;
}

}  // namespace wharf::server
