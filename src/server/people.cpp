#include "server/people.h"

#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using storage::Code;

namespace {

constexpr std::string_view kCookie = "wharf_session";
constexpr Time kSessionLasts = Time{90} * 86'400'000;
constexpr Time kRememberSession = 10'000;  // so long a session that was ended at another node may still be taken
constexpr std::size_t kMostRemembered = 20'000;
constexpr std::size_t kMostNames = 200'000;

}  // namespace

protocol::PersonKind kind_of(storage::UserKind kind) {
    switch (kind) {
        case storage::UserKind::account: return protocol::PersonKind::account;
        case storage::UserKind::bot: return protocol::PersonKind::bot;
        case storage::UserKind::guest: break;
    }
    return protocol::PersonKind::guest;
}

std::string session_cookie(const Request& request, const std::string& token, Time lasts) {
    return std::string(kCookie) + "=" + token +
           "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(lasts / 1000) +
           (request.secure ? "; Secure" : "");
}

std::optional<Error> check_name(const std::string& name) {
    if (name.empty()) return protocol::bad_field({"name", "must not be empty"});
    if (name.front() == ' ' || name.back() == ' ' || name.find("  ") != std::string::npos)
        return protocol::bad_field({"name", "must not have spaces at its ends or two in a row"});
    return std::nullopt;
}

protocol::Me me_of(const Person& person) { return {person.id, person.name, person.kind}; }

People::People(Node& node) : node_(node), nobody_(hash_password(random_token())) {}

Task<std::optional<Person>> People::identify(const Request& request) {
    std::string token = cookie_value(request.cookie, kCookie);
    if (request.authorization.starts_with("Bearer ")) token = request.authorization.substr(7);
    if (token.empty() || token.size() > 100) co_return std::nullopt;
    const std::string hash = token_hash(token);
    const Time now = now_ms();
    if (const auto known = sessions_.find(hash); known != sessions_.end() && known->second.until > now)
        co_return known->second.person;
    auto found_read = node_.read([hash, now](storage::Store& store) { return store.session(hash, now); });
    const auto found = co_await found_read;
    if (!found) co_return std::nullopt;
    Person person{found->user.id, found->user.name, kind_of(found->user.kind), hash,
                  found->session.kind == storage::SessionKind::api_token};
    names_[person.id] = person.name;
    if (sessions_.size() > kMostRemembered) sessions_.clear();
    sessions_[hash] = {person, now + kRememberSession};
    co_return person;
}

std::string People::name_of(const std::string& user) const {
    const auto found = names_.find(user);
    return found == names_.end() ? "" : found->second;
}

Task<bool> People::learn_names(std::vector<std::string> users) {
    std::erase_if(users, [&](const std::string& user) { return names_.contains(user); });
    if (users.empty()) co_return true;
    if (names_.size() > kMostNames) names_.clear();
    auto found_read = node_.read([users](storage::Store& store) { return store.users(users); });
    const auto found = co_await found_read;
    for (const storage::User& user : found) names_[user.id] = user.name;
    co_return true;
}

void People::forget(const std::string& user) {
    std::erase_if(sessions_, [&](const auto& known) { return known.second.person.id == user; });
}

Task<Response> People::open_session(Request request, storage::User user) {
    const std::string token = random_token();
    const Time now = now_ms();
    storage::Session session{token_hash(token), storage::SessionKind::browser, user.id, "", now, now + kSessionLasts};
    auto outcome_write = node_.write(storage::Write(storage::AddSession{session}));
    const storage::Outcome outcome = co_await outcome_write;
    if (outcome.code != Code::done) co_return error_response(try_again());
    names_[user.id] = user.name;
    Response response = json_response(protocol::to_value(protocol::Me{user.id, user.name, kind_of(user.kind)}));
    response.headers.emplace_back("Set-Cookie", session_cookie(request, token, kSessionLasts));
    co_return response;
}

Task<Response> People::become_guest(Request request) {
    if (!node_.options.unlimited_rate && !guests_.allow(request.address, now_ms()))
        co_return error_response(too_many());
    auto read = protocol::read_body<protocol::NewGuest>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string wanted = std::get<protocol::NewGuest>(read).name.value;
    if (auto fault = check_name(wanted)) co_return error_response(*fault);
    storage::User user;
    user.created = now_ms();
    // Names are unique: a guest whose name is taken gets a number behind it.
    for (int attempt = 0; attempt < 6; ++attempt) {
        user.id = random_id();
        user.name =
            attempt == 0 ? wanted : wanted + " " + std::to_string(2 + node_.chance.below(attempt < 3 ? 98 : 99'998));
        auto outcome_write = node_.write(storage::Write(storage::AddUser{user}));
        const storage::Outcome outcome = co_await outcome_write;
        if (outcome.code == Code::done) co_return co_await open_session(std::move(request), user);
        if (outcome.code == Code::failed) break;
    }
    co_return error_response(try_again());
}

}  // namespace wharf::server
