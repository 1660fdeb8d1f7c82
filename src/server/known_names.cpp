#include "server/known_names.h"

namespace wharf::server {

namespace {

constexpr std::size_t kMostNames = 200'000;

}  // namespace

std::string KnownNames::of(const std::string& user) const {
    const auto found = names_.find(user);
    return found == names_.end() ? "" : found->second.name;
}

// An account is one of a bot from its beginning, or never.
bool KnownNames::is_bot(const std::string& user) const {
    const auto found = names_.find(user);
    return found != names_.end() && found->second.is_bot;
}

void KnownNames::set(const std::string& user, std::string name, bool is_bot) {
    if (names_.size() > kMostNames) names_.clear();
    names_[user] = {std::move(name), is_bot};
}

void KnownNames::change(const std::string& user, const std::string& name) {
    if (const auto found = names_.find(user); found != names_.end()) found->second.name = name;
}

Task<bool> KnownNames::learn(std::vector<std::string> users) {
    std::erase_if(users, [&](const std::string& user) { return names_.contains(user); });
    if (users.empty()) co_return true;
    auto found_read = node_.read([users](storage::Store& store) { return store.users(users); });
    const auto found = co_await found_read;
    for (const storage::User& user : found) set(user.id, user.name, user.kind == storage::UserKind::bot);
    co_return true;
}

}  // namespace wharf::server
