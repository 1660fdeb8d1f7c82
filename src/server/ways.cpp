#include "server/ways.h"

#include <algorithm>

#include "match/sha256.h"
#include "server/notice_messages.h"
#include "server/quiet.h"
#include "server/shared_limits.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;

namespace {

constexpr Time kConfirmWithin = 3 * kDay;
constexpr Time kRecoverWithin = 3'600'000;
// That can be used at a time, so many letters of a kind: who asks again and again fills nobody's mailbox.
constexpr int kMostLettersOut = 3;
constexpr int kMostAccounts = 5;  // with one mailbox

std::string word_of(protocol::Language language) { return boost::describe::enum_to_string(language, "en"); }

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

protocol::WayInfo shown_way(const storage::Way& way) {
    protocol::WayInfo info;
    info.id = way.id;
    info.kind = static_cast<protocol::WayKind>(way.kind);
    info.address = way.address;
    if (way.kind == storage::WayKind::push) {
        const auto to = read_destination(way.address);
        info.address = to ? to->host : "";
        info.mark = match::hexadecimal(match::sha256(way.address));
    }
    info.created = way.created;
    info.confirmed = way.confirmed;
    info.failures = way.failures;
    return info;
}

Response failure_of(storage::Code code) {
    if (code == storage::Code::too_many) return error_response(errors::kTooManyWays());
    if (code == storage::Code::missing) return error_response(errors::kNotSignedIn());
    return error_response(errors::kTryAgain());
}

}  // namespace

void Ways::share_limits(SharedLimits& shared) {
    shared.share("ways", changes_);
    shared.share("letters", letters_);
    shared.share("letters of one", letters_of_person_);
    shared.share("letters of a network", letters_of_network_);
    shared.share("ways tried", trials_);
    shared.share("recoveries", recoveries_);
    shared.share("letters used", letters_used_);
}

bool Ways::allows(RateLimit& limit, const std::string& key) {
    if (node_.options.unlimited_rate || limit.allow(key)) return true;
    node_.counts.rate_limited += 1;
    return false;
}

Task<Response> Ways::list(Person person) {
    struct Read {
        std::vector<storage::Way> ways;
        std::optional<storage::QuietHours> quiet;
    };
    auto ways_read =
        node_.read([id = person.id](storage::Store& store) { return Read{store.ways_of(id), store.quiet_hours(id)}; });
    const Read found = co_await ways_read;
    protocol::Notices notices;
    notices.push_key = messenger_.push_key();
    notices.mail = messenger_.sends_mail();
    for (const storage::Way& way : found.ways) notices.ways.push_back(shown_way(way));
    if (found.quiet)
        notices.quiet = protocol::QuietHours{{found.quiet->zone}, {found.quiet->from}, {found.quiet->until}};
    co_return json_response(protocol::to_value(notices));
}

Task<Response> Ways::add(Person person, storage::Way way, int most) {
    way.id = random_id();
    way.user = person.id;
    way.created = now_ms();
    storage::Write write = storage::AddWay{way, most, person.token_hash};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return failure_of(outcome.code);
    protocol::WayInfo info = shown_way(way);
    if (way.kind == storage::WayKind::webhook) info.secret = way.secret;
    co_return json_response(protocol::to_value(info), 201);
}

Task<Response> Ways::add_push(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewPush>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!allows(changes_, person.id)) co_return error_response(errors::kTooMany());
    const auto& wanted = std::get<protocol::NewPush>(read);
    if (!read_destination(wanted.endpoint.value)) {
        Error refused = errors::kBadDestination();
        refused.field = "endpoint";
        co_return error_response(refused);
    }
    if (!push_keys(wanted.p256dh.value, wanted.auth.value)) co_return error_response(errors::kBadPushKeys());
    storage::Way way{.kind = storage::WayKind::push, .address = wanted.endpoint.value};
    way.secret = wanted.p256dh.value + "." + wanted.auth.value;
    way.language = word_of(wanted.language);
    way.confirmed = true;
    co_return co_await add(person, std::move(way), kMostDevices);
}

Task<Response> Ways::add_webhook(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewWebhook>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (person.kind == protocol::PersonKind::guest) co_return error_response(errors::kWayNeedsAccount());
    if (!allows(changes_, person.id)) co_return error_response(errors::kTooMany());
    const std::string url = std::get<protocol::NewWebhook>(read).url.value;
    if (!read_destination(url)) {
        Error refused = errors::kBadDestination();
        refused.field = "url";
        co_return error_response(refused);
    }
    storage::Way way{.kind = storage::WayKind::webhook, .address = url};
    way.secret = random_token();
    way.language = "en";  // a program reads no sentences
    way.confirmed = true;
    co_return co_await add(person, std::move(way), kMostWebhooks);
}

Task<Response> Ways::remove(Person person, std::string id) {
    storage::Write write = storage::RemoveWay{person.id, std::move(id)};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == storage::Code::missing || outcome.code == storage::Code::invalid)
        co_return error_response(errors::kNoSuchWay());
    if (outcome.code != storage::Code::done) co_return failure_of(outcome.code);
    co_return json_response(boost::json::object{});
}

Task<Response> Ways::try_out(Person person, std::string id) {
    if (!allows(trials_, person.id)) co_return error_response(errors::kTooMany());
    auto ways_read = node_.read([user = person.id](storage::Store& store) { return store.ways_of(user); });
    const std::vector<storage::Way> ways = co_await ways_read;
    const auto found =
        std::find_if(ways.begin(), ways.end(), [&](const storage::Way& way) { return way.id == id && way.confirmed; });
    if (found == ways.end()) co_return error_response(errors::kNoSuchWay());
    Notice notice{.kind = "test", .title = says::kTest(), .body = says::kTestText()};
    auto sending = messenger_.send(*found, std::move(notice));
    const Messenger::Reached reached = co_await sending;
    if (reached == Messenger::Reached::gone) {
        storage::Write write = storage::RemoveWay{person.id, std::move(id)};
        co_await node_.write(std::move(write));
    }
    if (reached != Messenger::Reached::yes) co_return error_response(errors::kNotReached());
    co_return json_response(boost::json::object{});
}

Task<Response> Ways::set_quiet_hours(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewQuietHours>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!allows(changes_, person.id)) co_return error_response(errors::kTooMany());
    std::optional<storage::QuietHours> hours;
    if (const auto& wanted = std::get<protocol::NewQuietHours>(read).quiet) {
        if (!is_time_zone(wanted->zone.value)) co_return error_response(errors::kBadTimeZone());
        hours = {wanted->zone.value, wanted->from.value, wanted->until.value};
    }
    storage::Write write = storage::SetQuietHours{person.id, hours};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return failure_of(outcome.code);
    co_return json_response(boost::json::object{});
}

// --- letters --------------------------------------------------------------------------------------------------------

Task<Response> Ways::add_mailbox(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewMailbox>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!messenger_.sends_mail()) co_return error_response(errors::kNoMail());
    if (person.kind == protocol::PersonKind::guest) co_return error_response(errors::kWayNeedsAccount());
    const protocol::NewMailbox wanted = std::get<protocol::NewMailbox>(std::move(read));
    const std::string address = lower(wanted.address.value);
    if (!is_mail_address(address)) co_return error_response(errors::kBadMailAddress());
    if (!allows(changes_, person.id)) co_return error_response(errors::kTooMany());
    const std::string network = request.address;
    auto proving = people_.accounts.prove(std::move(request), person, wanted.password.value);
    const std::optional<Error> refused = co_await proving;
    if (refused) co_return error_response(*refused);
    // Whoever it belongs to has not asked for it.
    if (!allows(letters_of_person_, person.id) || !allows(letters_of_network_, network) || !allows(letters_, address))
        co_return error_response(errors::kTooMany());
    auto ways_read = node_.read([user = person.id](storage::Store& store) { return store.ways_of(user); });
    const std::vector<storage::Way> ways = co_await ways_read;
    for (const storage::Way& way : ways)  // over co_await: a local copy
        if (way.kind == storage::WayKind::mail && !way.confirmed) {
            storage::Write write = storage::RemoveWay{person.id, way.id};
            co_await node_.write(std::move(write));
        }
    storage::Way way{.kind = storage::WayKind::mail, .address = address};
    way.user = person.id;
    way.language = word_of(wanted.language);
    Response response = co_await add(person, way, kMostMailboxes);
    if (response.status != 201) co_return response;
    way.id = boost::json::parse(*response.body).at("id").as_string();
    // The answer does not wait for the relay.
    spawn("a letter that asks to confirm", ask_to_confirm(way, person.name));
    co_return response;
}

Task<bool> Ways::ask_to_confirm(storage::Way way, std::string name) {
    const std::string token = random_token();
    const Time now = now_ms();
    storage::Write write = storage::AddLetter{
        {token_hash(token), storage::LetterKind::confirmation, way.user, way.id, now, now + kConfirmWithin},
        kMostLettersOut};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return false;
    auto writing = messenger_.write(way.address, way.language, says::kConfirm(),
                                    says::kConfirmText(name, messenger_.link("confirm/" + token)));
    co_return co_await writing;
}

Task<Response> Ways::confirm(Request request) {
    auto read = protocol::read_body<protocol::UseLetter>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!allows(letters_used_, request.address)) co_return error_response(errors::kTooMany());
    storage::Write write = storage::ConfirmWay{token_hash(std::get<protocol::UseLetter>(read).token.value), now_ms()};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == storage::Code::missing) co_return error_response(errors::kNoSuchLetter());
    if (outcome.code != storage::Code::done) co_return failure_of(outcome.code);
    co_return json_response(boost::json::object{});
}

Task<Response> Ways::ask_recovery(Request request) {
    auto read = protocol::read_body<protocol::AskRecovery>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!messenger_.sends_mail()) co_return error_response(errors::kNoMail());
    if (!allows(recoveries_, request.address)) co_return error_response(errors::kTooMany());
    const auto& wanted = std::get<protocol::AskRecovery>(read);
    // Beside the answer: neither what it says nor how long it takes tells whether there is such an account.
    spawn("a letter to recover a password", send_recovery(wanted.name.value, word_of(wanted.language)));
    co_return json_response(boost::json::object{});
}

Task<bool> Ways::send_recovery(std::string name, std::string language) {
    struct Found {
        storage::User user;
        storage::Way way;
    };
    auto users_read = node_.read([name](storage::Store& store) {
        std::vector<storage::User> users;
        if (is_mail_address(name))
            users = store.users_at(lower(name), kMostAccounts);
        else if (auto user = store.user_named(name))
            users.push_back(*std::move(user));
        std::vector<Found> found;
        for (const storage::User& user : users)
            for (const storage::Way& way : store.ways_of(user.id))
                if (way.kind == storage::WayKind::mail && way.confirmed && !user.password_hash.empty())
                    found.push_back({user, way});
        return found;
    });
    const std::vector<Found> all = co_await users_read;
    for (const Found& found : all) {  // over co_await: a local copy
        const std::string token = random_token();
        const Time now = now_ms();
        storage::Write write = storage::AddLetter{
            {token_hash(token), storage::LetterKind::recovery, found.user.id, found.way.id, now, now + kRecoverWithin},
            kMostLettersOut};
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code != storage::Code::done) continue;
        node_.log.info("a letter to recover a password", {{"user", found.user.id}});
        auto writing = messenger_.write(found.way.address, language, says::kRecover(),
                                        says::kRecoverText(found.user.name, messenger_.link("recover/" + token)));
        co_await writing;
    }
    co_return !all.empty();
}

}  // namespace wharf::server
