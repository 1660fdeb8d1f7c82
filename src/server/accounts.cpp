// Accounts: signing up, logging in and out, passwords, API tokens, profiles.
#include "ratings/ratings.h"
#include "server/people.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using storage::Code;

namespace {

constexpr std::size_t kShortestPassword = 8;
constexpr int kMostTokens = 20;

std::optional<Error> check_new_password(const std::string& password, const char* field) {
    if (password.size() >= kShortestPassword) return std::nullopt;
    return protocol::bad_field({field, "must have at least " + std::to_string(kShortestPassword) + " characters"});
}

}  // namespace

Task<bool> People::check_password(std::string hash, std::string password) {
    auto right_read = node_.in(node_.hashers, [&] { return is_password(hash, password); });
    const auto right = co_await right_read;
    if (!right) throw storage::Failure("too many passwords wait to be checked");
    co_return *right;
}

Task<Response> People::sign_up(Request request, std::optional<Person> person) {
    if (!node_.options.unlimited_rate && !log_ins_.allow(request.address, now_ms()))
        co_return error_response(too_many());
    auto read = protocol::read_body<protocol::Credentials>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::Credentials>(read);
    if (auto fault = check_name(wanted.name.value)) co_return error_response(*fault);
    if (auto fault = check_new_password(wanted.password.value, "password")) co_return error_response(*fault);
    auto hash_read = node_.in(node_.hashers, [&] { return hash_password(wanted.password.value); });
    const auto hash = co_await hash_read;
    if (!hash) co_return error_response(try_again());
    storage::User user;
    // A guest keeps games and seats.
    const bool was_guest = person && person->kind == protocol::PersonKind::guest;
    if (was_guest) {
        const std::string id = person->id;
        auto known_read = node_.read([id](storage::Store& store) { return store.user(id); });
        const auto known = co_await known_read;
        if (known) user = *known;
    }
    user.name = wanted.name.value;
    user.kind = storage::UserKind::account;
    user.password_hash = *hash;
    storage::Write write = storage::ChangeUser{user};
    if (user.id.empty()) {
        user.id = random_id();
        user.created = now_ms();
        write = storage::AddUser{user};
    }
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::name_taken) co_return error_response(error("name_taken", "That name is taken."));
    if (outcome.code != Code::done) co_return error_response(try_again());
    forget(user.id);
    co_return co_await open_session(std::move(request), user);
}

Task<Response> People::log_in(Request request) {
    if (!node_.options.unlimited_rate && !log_ins_.allow(request.address, now_ms()))
        co_return error_response(too_many());
    auto read = protocol::read_body<protocol::Credentials>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& given = std::get<protocol::Credentials>(read);
    if (!log_ins_.allow("name " + given.name.value, now_ms())) co_return error_response(too_many());
    const std::string name = given.name.value;
    auto user_read = node_.read([name](storage::Store& store) { return store.user_named(name); });
    const auto user = co_await user_read;
    // The same work whether or not the name exists, so that the time does not tell.
    const std::string hash = user && !user->password_hash.empty() ? user->password_hash : nobody_;
    const bool right = co_await check_password(hash, given.password.value);
    if (!right || hash == nobody_) co_return error_response(error("wrong_password", "Name or password are wrong."));
    co_return co_await open_session(std::move(request), *user);
}

Task<Response> People::log_out(Request request, Person person, bool everywhere) {
    std::vector<storage::Write> writes;
    if (everywhere)
        writes.push_back(storage::DeleteSessions{person.id, "", false});
    else
        writes.push_back(storage::DeleteSession{person.token_hash});
    co_await node_.write(std::move(writes));
    forget(person.id);
    Response response = json_response(boost::json::object{});
    response.headers.emplace_back("Set-Cookie", session_cookie(request, "", 0));
    co_return response;
}

Task<Response> People::change_password(Request request, Person person) {
    if (!node_.options.unlimited_rate && !log_ins_.allow(person.id, now_ms())) co_return error_response(too_many());
    auto read = protocol::read_body<protocol::NewPassword>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewPassword>(read);
    if (auto fault = check_new_password(wanted.new_password.value, "new_password")) co_return error_response(*fault);
    const std::string id = person.id;
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    auto user = co_await user_read;
    if (!user || user->password_hash.empty())
        co_return error_response(error("guests_cannot", "Only an account has a password."));
    const bool right = co_await check_password(user->password_hash, wanted.old_password.value);
    if (!right) co_return error_response(error("wrong_password", "The old password is wrong."));
    auto hash_read = node_.in(node_.hashers, [&] { return hash_password(wanted.new_password.value); });
    const auto hash = co_await hash_read;
    if (!hash) co_return error_response(try_again());
    user->password_hash = *hash;
    // Who had the old password is logged out.
    std::vector<storage::Write> writes;
    writes.push_back(storage::ChangeUser{*user});
    writes.push_back(storage::DeleteSessions{person.id, person.token_hash, false});
    const auto outcomes = co_await node_.write(std::move(writes));
    forget(person.id);
    if (outcomes.front().code != Code::done) co_return error_response(try_again());
    co_return json_response(boost::json::object{});
}

Task<Response> People::delete_account(Request request, Person person) {
    auto read = protocol::read_body<protocol::DeleteAccount>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string id = person.id;
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    const auto user = co_await user_read;
    if (!user) co_return error_response(error("no_such_player", "There is no such player."));
    if (!user->password_hash.empty()) {
        const bool right =
            co_await check_password(user->password_hash, std::get<protocol::DeleteAccount>(read).password.value);
        if (!right) co_return error_response(error("wrong_password", "The password is wrong."));
    }
    auto outcome_write = node_.write(storage::Write(storage::DeleteUser{person.id, now_ms()}));
    const storage::Outcome outcome = co_await outcome_write;
    if (outcome.code == Code::failed) co_return error_response(try_again());
    forget(person.id);
    names_[person.id] = "";
    Response response = json_response(boost::json::object{});
    response.headers.emplace_back("Set-Cookie", session_cookie(request, "", 0));
    co_return response;
}

Task<Response> People::make_token(Request request, Person person) {
    if (person.by_api_token) co_return error_response(error("guests_cannot", "A token makes no further tokens."));
    auto read = protocol::read_body<protocol::NewToken>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string id = person.id;
    auto there_read =
        node_.read([id](storage::Store& store) { return store.sessions(id, storage::SessionKind::api_token); });
    const auto there = co_await there_read;
    if (there.size() >= kMostTokens)
        co_return error_response(error("too_many", "You have as many tokens as one may have."));
    const std::string token = random_token();
    storage::Session session{token_hash(token), storage::SessionKind::api_token,
                             person.id,         std::get<protocol::NewToken>(read).label.value,
                             now_ms(),          0};
    auto outcome_write = node_.write(storage::Write(storage::AddSession{session}));
    const storage::Outcome outcome = co_await outcome_write;
    if (outcome.code != Code::done) co_return error_response(try_again());
    co_return json_response(
        protocol::to_value(protocol::TokenInfo{hex(session.token_hash, 8), session.label, session.created, token}),
        201);
}

Task<Response> People::list_tokens(Person person) {
    const std::string id = person.id;
    auto tokens_read =
        node_.read([id](storage::Store& store) { return store.sessions(id, storage::SessionKind::api_token); });
    const auto tokens = co_await tokens_read;
    std::vector<protocol::TokenInfo> list;
    for (const storage::Session& token : tokens) {
        protocol::TokenInfo info;
        info.id = hex(token.token_hash, 8);
        info.label = token.label;
        info.created = token.created;
        list.push_back(std::move(info));
    }
    co_return json_response(boost::json::object{{"tokens", protocol::to_value(list)}});
}

Task<Response> People::revoke_token(Person person, std::string wanted) {
    const std::string id = person.id;
    auto tokens_read =
        node_.read([id](storage::Store& store) { return store.sessions(id, storage::SessionKind::api_token); });
    const auto tokens = co_await tokens_read;
    for (const storage::Session& token : tokens) {
        if (hex(token.token_hash, 8) != wanted) continue;
        auto deletion = node_.write(storage::Write(storage::DeleteSession{token.token_hash}));
        co_await deletion;
        forget(person.id);
        co_return json_response(boost::json::object{});
    }
    co_return error_response(error("no_such_token", "You have no such token."));
}

// Kept in the user's settings: {"muted": [ids]}.
Task<std::set<std::string>> People::muted_by(std::string id) {
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    const auto user = co_await user_read;
    std::set<std::string> muted;
    if (!user) co_return muted;
    const boost::json::value settings = boost::json::parse(user->settings);
    const boost::json::value* list = settings.is_object() ? settings.get_object().if_contains("muted") : nullptr;
    if (list != nullptr && list->is_array())
        for (const auto& other : list->get_array())
            if (other.is_string()) muted.insert(std::string(other.get_string()));
    co_return muted;
}

Task<std::optional<Error>> People::mute(std::string id, std::string other, bool on) {
    constexpr std::size_t kMostMuted = 200;
    std::set<std::string> muted = co_await muted_by(id);
    if (on)
        muted.insert(other);
    else
        muted.erase(other);
    if (muted.size() > kMostMuted) co_return error("too_many", "You have muted as many people as one may.");
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    auto user = co_await user_read;
    if (!user) co_return try_again();
    boost::json::array list;
    for (const std::string& name : muted) list.emplace_back(name);
    user->settings = boost::json::serialize(boost::json::object{{"muted", std::move(list)}});
    auto outcome_write = node_.write(storage::Write(storage::ChangeUser{*user}));
    const storage::Outcome outcome = co_await outcome_write;
    co_return outcome.code == Code::done ? std::nullopt : std::optional(try_again());
}

Task<Response> People::profile(std::string name) {
    auto user_read = node_.read([name](storage::Store& store) { return store.user_named(name); });
    const auto user = co_await user_read;
    if (!user) co_return error_response(error("no_such_player", "There is no such player."));
    protocol::Profile profile;
    profile.id = user->id;
    profile.name = user->name;
    profile.kind = kind_of(user->kind);
    profile.created = user->created;
    const std::string id = user->id;
    auto known_read = node_.read([id](storage::Store& store) { return store.ratings(id); });
    const auto known = co_await known_read;
    for (const storage::Rating& rating : known)
        profile.ratings.push_back(
            {rating.key.game, rating.key.players, ratings::shown({rating.mean, rating.deviation}), rating.games});
    co_return json_response(protocol::to_value(profile));
}

}  // namespace wharf::server
