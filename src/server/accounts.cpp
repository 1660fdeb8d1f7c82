#include "server/accounts.h"

#include "protocol/notices.h"
#include "server/actor.h"
#include "server/names.h"
#include "server/news.h"
#include "server/shared_limits.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using storage::Code;

namespace {

constexpr std::size_t kShortestPassword = 8;
// Behind the name of a guest that is taken, one of so many; short as long as there are some.
constexpr std::uint32_t kNumbers[] = {98, 98, 9'998, 99'998, 99'999'998, 999'999'998};

std::optional<Error> check_new_password(const std::string& password, const char* field) {
    if (password.size() >= kShortestPassword) return std::nullopt;
    Error error = errors::kShortPassword(kShortestPassword);
    error.field = field;
    return error;
}

struct Candidate {
    std::optional<storage::User> user;
    std::vector<std::string> places;
    std::optional<storage::Sanction> ban;
};

}  // namespace

Accounts::Accounts(Node& node, NodeMessages& messages, KnownNames& names, Sessions& sessions, Places& places)
    : node_(node),
      messages_(messages),
      names_(names),
      sessions_(sessions),
      places_(places),
      guard_(node.options.unlimited_rate),
      nobody_(hash_password(random_token())) {}

void Accounts::share_limits(SharedLimits& shared) {
    guard_.share_limits(shared);
    shared.share("guests", guests_);
    shared.share("guests a day", guests_a_day_);
}

Task<bool> Accounts::check_password(std::string hash, std::string password) {
    auto right_read = node_.in(node_.hashers, [&] { return is_password(hash, password); });
    const auto right = co_await right_read;
    if (!right) throw storage::Failure("too many passwords wait to be checked");
    co_return *right;
}

Task<std::string> Accounts::hash_new(std::string password) {
    auto hash_read = node_.in(node_.hashers, [&] { return hash_password(password); });
    const auto hash = co_await hash_read;
    if (!hash) throw storage::Failure("too many passwords wait to be hashed");
    co_return *hash;
}

Task<std::optional<storage::User>> Accounts::find(std::string id) {
    auto user_read = node_.read([id](storage::Store& store) { return store.user(id); });
    co_return co_await user_read;
}

void Accounts::rename(const std::string& user, const std::string& name, bool is_bot) {
    names_.set(user, name, is_bot);
    messages_.send(NameNews{{user}, name});
}

// Who has an account is named by his id, and whence he comes as limits count it: no names, which are typed by anybody.
void Accounts::note(const char* what, const Request& request, const std::string& user) const {
    boost::json::object details{{"address", request.address}};
    if (!user.empty()) details["user"] = user;
    node_.log.info(what, std::move(details));
}

Response Accounts::slow_down() {
    node_.counts.rate_limited += 1;
    return error_response(errors::kTooMany());
}

Response Accounts::unsure(const std::string& user) {
    sessions_.look_again(user);
    return error_response(errors::kTryAgain());
}

Task<Response> Accounts::welcome(Request request, storage::User user) {
    auto opened = co_await sessions_.open(request, user);
    // Somebody has changed the password in this very moment.
    if (!opened) co_return error_response(errors::kPasswordChanged());
    Whence from = whence(request);
    from.device = Places::give_device(request, *opened);
    places_.seen(user.id, from);
    co_return std::move(*opened);
}

// --- coming in ------------------------------------------------------------------------------------------------------

Task<Response> Accounts::become_guest(Request request) {
    const auto a_minute = static_cast<double>(node_.rules.guests_per_minute.value);
    guests_.change(a_minute, a_minute);
    if (!node_.options.unlimited_rate && !(guests_.allow(request.address) && guests_a_day_.allow(request.address)))
        co_return slow_down();
    if (!node_.rules.guests) co_return error_response(errors::kNoGuests());
    auto read = protocol::read_body<protocol::NewGuest>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto accepted = accepted_name(std::get<protocol::NewGuest>(read).name.value);
    if (const auto* fault = std::get_if<Error>(&accepted)) co_return error_response(*fault);
    const std::string wanted = std::get<std::string>(accepted);
    storage::User user;
    user.created = now_ms();
    // Names are unique: a guest whose name is taken gets a number behind it.
    for (std::size_t attempt = 0; attempt <= std::size(kNumbers); ++attempt) {
        user.id = random_id();
        user.name =
            attempt == 0 ? wanted : wanted + " " + std::to_string(2 + node_.chance.below(kNumbers[attempt - 1]));
        storage::Write write = storage::AddUser{user};
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code == Code::done) {
            auto opened = co_await sessions_.open(std::move(request), user);
            if (!opened) break;
            node_.counts.guests += 1;
            co_return std::move(*opened);
        }
        if (outcome.code == Code::failed) break;
    }
    co_return error_response(errors::kTryAgain());
}

Task<Response> Accounts::sign_up(Request request, std::optional<Person> person) {
    if (node_.rules.sign_up == protocol::SignUp::closed) co_return error_response(errors::kSignUpClosed());
    auto read = protocol::read_body<protocol::NewAccount>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewAccount>(read);
    std::optional<std::string> invitation;
    if (node_.rules.sign_up == protocol::SignUp::invitation) {
        if (!wanted.invitation) co_return error_response(errors::kNeedsInvitation());
        invitation = wanted.invitation->value;
    }
    const bool is_bot = wanted.bot.value_or(false);
    // A guest is a person: what he has played is not a bot's.
    const bool was_guest = !is_bot && person && person->kind == protocol::PersonKind::guest;
    // Who has found a token of his must not take what is his with it.
    if (was_guest && person->by_api_token) co_return error_response(errors::kTokenCannot());
    const auto accepted = accepted_name(wanted.name.value);
    if (const auto* fault = std::get_if<Error>(&accepted)) co_return error_response(*fault);
    if (auto fault = check_new_password(wanted.password.value, "password")) co_return error_response(*fault);
    const auto guess = guard_.new_password(whence(request));
    if (guess == nullptr) co_return slow_down();
    storage::User user;
    user.name = std::get<std::string>(accepted);
    user.kind = is_bot ? storage::UserKind::bot : storage::UserKind::account;
    user.password_hash = co_await hash_new(wanted.password.value);
    user.id = was_guest ? person->id : random_id();
    user.created = now_ms();
    storage::Write write = storage::AddUser{user, invitation};
    if (was_guest) write = storage::MakeAccount{user.id, user.name, user.password_hash, invitation, user.created};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::name_taken) co_return error_response(errors::kNameTaken());
    if (outcome.code == Code::no_invitation) co_return error_response(errors::kNeedsInvitation());
    if (was_guest && outcome.code == Code::conflict) co_return error_response(errors::kAlreadyAccount());
    if (outcome.code != Code::done) co_return unsure(user.id);
    sessions_.end(outcome.ended);
    rename(user.id, user.name, is_bot);
    node_.counts.sign_ups += 1;
    note("signed up", request, user.id);
    co_return co_await welcome(std::move(request), user);
}

Task<Response> Accounts::log_in(Request request, std::optional<Person> person) {
    auto read = protocol::read_body<protocol::Credentials>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& given = std::get<protocol::Credentials>(read);
    const std::string name = given.name.value;
    auto candidate_read = node_.read([name](storage::Store& store) {
        Candidate found{store.user_named(name), {}, {}};
        if (!found.user) return found;
        found.places = store.places_of(found.user->id);
        for (storage::Sanction& sanction : store.sanctions(found.user->id, now_ms()))
            if (sanction.kind == storage::SanctionKind::ban) found.ban = std::move(sanction);
        return found;
    });
    const Candidate candidate = co_await candidate_read;
    const auto guess = guard_.at_name(name, whence(request), candidate.places);
    if (guess == nullptr) co_return slow_down();
    // The same work whether or not the name exists, so that the time does not tell.
    const bool has_password = candidate.user && !candidate.user->password_hash.empty();
    const std::string hash = has_password ? candidate.user->password_hash : nobody_;
    const bool right = co_await check_password(hash, given.password.value);
    if (!right || !has_password) {
        node_.counts.logins_refused += 1;
        note("log-in refused", request, has_password ? candidate.user->id : "");
        co_return error_response(errors::kWrongNameOrPassword());
    }
    guess->take_back();
    if (candidate.ban) co_return error_response(banned(*candidate.ban));
    Response response = co_await welcome(request, *candidate.user);
    node_.counts.logins += response.status == 200;
    if (response.status == 200) note("logged in", request, candidate.user->id);
    // The browser has forgotten the session it had: nobody else shall use it.
    if (response.status == 200 && person && !person->by_api_token) co_await sessions_.close(person->token_hash);
    co_return response;
}

// --- and going ------------------------------------------------------------------------------------------------------

Task<Response> Accounts::log_out(Request request, Person person) {
    const bool closed = co_await sessions_.close(person.token_hash);
    if (!closed) co_return error_response(errors::kTryAgain());
    Response response = json_response(boost::json::object{});
    Sessions::take_cookie_away(request, response);
    co_return response;
}

Task<Response> Accounts::log_out_everywhere(Request request, Person person) {
    storage::Write write = storage::DeleteSessions{person.id, false};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != Code::done) co_return unsure(person.id);
    sessions_.end(outcome.ended);
    Response response = json_response(boost::json::object{});
    Sessions::take_cookie_away(request, response);
    co_return response;
}

Task<Response> Accounts::change_password(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewPassword>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewPassword>(read);
    if (auto fault = check_new_password(wanted.new_password.value, "new_password")) co_return error_response(*fault);
    auto user = co_await find(person.id);
    if (!user || user->password_hash.empty()) co_return error_response(errors::kNoPassword());
    const auto guess = guard_.in_session(person.token_hash, whence(request));
    if (guess == nullptr) co_return slow_down();
    const bool right = co_await check_password(user->password_hash, wanted.old_password.value);
    if (!right) co_return error_response(errors::kWrongPassword());
    guess->take_back();
    const std::string hash = co_await hash_new(wanted.new_password.value);
    storage::Write write = storage::SetPassword{user->id, user->password_hash, hash};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::conflict) co_return error_response(errors::kWrongPassword());
    if (outcome.code != Code::done) co_return unsure(person.id);
    sessions_.end(outcome.ended);
    note("password changed", request, person.id);
    user->password_hash = hash;
    co_return co_await welcome(std::move(request), *user);
}

Task<std::optional<Error>> Accounts::prove(Request request, Person person, std::string password) {
    const auto user = co_await find(person.id);
    if (!user || user->password_hash.empty()) co_return errors::kNoPassword();
    const auto guess = guard_.in_session(person.token_hash, whence(request));
    if (guess == nullptr) co_return errors::kTooMany();
    const bool right = co_await check_password(user->password_hash, std::move(password));
    if (!right) co_return errors::kWrongPassword();
    guess->take_back();
    co_return std::nullopt;
}

Task<Response> Accounts::recover_password(Request request) {
    auto read = protocol::read_body<protocol::RecoverPassword>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::RecoverPassword>(read);
    if (auto fault = check_new_password(wanted.password.value, "password")) co_return error_response(*fault);
    const auto guess = guard_.new_password(whence(request));
    if (guess == nullptr) co_return slow_down();
    const std::string hash = co_await hash_new(wanted.password.value);
    storage::Write write = storage::RecoverPassword{token_hash(wanted.token.value), hash, now_ms()};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::missing) co_return error_response(errors::kNoSuchLetter());
    if (outcome.code != Code::done) co_return error_response(errors::kTryAgain());
    sessions_.end(outcome.ended);
    note("password recovered", request, "");
    co_return json_response(boost::json::object{});
}

Task<Response> Accounts::delete_account(Request request, Person person) {
    auto read = protocol::read_body<protocol::DeleteAccount>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto user = co_await find(person.id);
    if (!user) co_return error_response(errors::kNoSuchPlayer());
    if (!user->password_hash.empty()) {
        const auto guess = guard_.in_session(person.token_hash, whence(request));
        if (guess == nullptr) co_return slow_down();
        const bool right =
            co_await check_password(user->password_hash, std::get<protocol::DeleteAccount>(read).password.value);
        if (!right) co_return error_response(errors::kWrongPassword());
        guess->take_back();
    }
    storage::Write write = storage::DeleteUser{person.id, now_ms(), user->password_hash, {}};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == Code::conflict) co_return error_response(errors::kWrongPassword());
    if (outcome.code == Code::last) co_return error_response(errors::kLastAdministrator());
    if (outcome.code != Code::done && outcome.code != Code::missing) co_return unsure(person.id);
    sessions_.end(outcome.ended);
    note("account deleted", request, person.id);
    rename(person.id, "", false);
    Response response = json_response(protocol::to_value(protocol::Deleted{outcome.number}));
    Sessions::take_cookie_away(request, response);
    co_return response;
}

}  // namespace wharf::server
