#include "server/api.h"

#include <fmt/chrono.h>

#include <algorithm>

#include "catalog/catalog.h"
#include "server/streams.h"

namespace wharf::server {

using protocol::Error;

namespace {

namespace json = boost::json;

std::vector<std::string> segments(std::string_view path) {
    std::vector<std::string> parts;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::string_view part = path.substr(0, path.find('/'));
        parts.emplace_back(part);
        path.remove_prefix(part.size());
    }
    return parts;
}

bool is_safe(const Request& request) { return request.method == "GET" || request.method == "HEAD"; }

// A page of another site must not act with our visitors' cookies; nor one that came over a plain connection, where
// anybody on the way may have written it.
bool is_foreign(const Request& request) {
    if (request.origin.empty()) return false;
    const std::size_t host = request.origin.find("://");
    if (host == std::string::npos || (request.secure && request.origin.substr(0, host) != "https")) return true;
    return request.origin.substr(host + 3) != request.host;
}

// Whoever is banned may go, and take along or delete what is his.
bool is_for_banned(const Request& request, const std::vector<std::string>& path) {
    const bool is_alone = path.size() == 1;
    return (is_alone && path[0] == "logout" && request.method == "POST") ||
           (is_alone && path[0] == "account" && request.method == "DELETE") ||
           (path.size() == 2 && path[0] == "account" && path[1] == "export");
}

void add_security_headers(const Request& request, Response& response) {
    response.headers.emplace_back("X-Content-Type-Options", "nosniff");
    response.headers.emplace_back("Referrer-Policy", "same-origin");
    response.headers.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
    // Documents have neither scripts nor forms.
    const bool is_document = request.path == "/docs" || request.path.starts_with("/docs/");
    response.headers.emplace_back(
        "Content-Security-Policy",
        is_document ? "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
                      "frame-ancestors 'none'"
                    : "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
                      "img-src 'self' data:; connect-src 'self'; worker-src 'self'; object-src 'none'; "
                      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
    if (request.secure) response.headers.emplace_back("Strict-Transport-Security", "max-age=31536000");
}

// Moments are told by this clock: a page whose own is wrong puts it right by it.
void add_date(Response& response) {
    const std::time_t seconds = now_ms() / 1000;
    response.headers.emplace_back("Date", fmt::format("{:%a, %d %b %Y %H:%M:%S} GMT", fmt::gmtime(seconds)));
}

}  // namespace

void Api::answer(Request request, std::function<void(Response)> reply) {
    node_.counts.requests += 1;
    auto asked = std::make_shared<Request>(request);
    spawn<Response>(route(std::move(request)), [this, asked, reply = std::move(reply)](std::optional<Response> response,
                                                                                       std::exception_ptr failed) {
        if (failed) {
            try {
                std::rethrow_exception(failed);
            } catch (const std::exception& failure) {
                node_.log.error("a request failed", {{"path", asked->path}, {"reason", failure.what()}});
            } catch (...) {
                node_.log.error("a request failed", {{"path", asked->path}});
            }
            response = error_response(errors::kTryAgain());
        }
        add_security_headers(*asked, *response);
        add_date(*response);
        if (!response->refusal.empty()) node_.refusals.count(response->refusal);
        node_.times.requests.add_since(asked->received);
        reply(std::move(*response));
    });
}

Task<Response> Api::route(Request request) {
    if (request.path.empty()) co_return error_response(errors::kMalformedAddress());
    const Path path = segments(request.path);
    if (request.path == "/healthz") co_return json_response(json::object{{"ok", true}});
    if (request.path == "/readyz") co_return json_response(health_.report(), health_.is_ready() ? 200 : 503);
    if (path.front() == "api" && node_.draining) co_return error_response(errors::kRestarting());
    if (path.front() == "api") co_return co_await api(std::move(request), path);
    if (!is_safe(request)) co_return error_response(errors::kWrongMethod());
    co_return files_.get(request);
}

Task<Response> Api::api(Request request, Path path) {
    if ((!is_safe(request) || request.is_upgrade) && is_foreign(request))
        co_return error_response(errors::kForeignOrigin());
    if (!request.body.empty() && !request.content_type.starts_with("application/json"))
        co_return error_response(errors::kNotJson());
    const bool is_limited = !node_.options.unlimited_rate;
    if (is_limited && !node_.traffic.allow_address(request.address)) co_return too_many_requests();
    std::optional<Person> person = co_await people_.identify(request);
    Traffic::UnderWay under_way;
    if (is_limited && person) {
        if (node_.traffic.allow_person(person->id)) under_way = node_.traffic.begin(node_.traffic.share_of(person->id));
        if (under_way == nullptr) co_return too_many_requests();
    }
    path.erase(path.begin());
    if (path.empty()) co_return error_response(errors::kNoSuchPage());
    if (path[0] == "games" && path.size() == 1) co_return games();
    if (path[0] == "house" && path.size() == 1) co_return json_response(protocol::to_value(house_.shown()));
    if (person && person->ban && !is_for_banned(request, path)) co_return error_response(banned(*person->ban));
    if (path[0] == "admin") {
        if (!person) co_return error_response(errors::kNotSignedIn());
        path.erase(path.begin());
        co_return co_await admin_.answer(std::move(request), path, *person);
    }
    if (path[0] == "export" && is_safe(request)) {
        if (path.size() == 1) co_return co_await open_data_.index();
        if (path.size() == 3) co_return co_await open_data_.month(std::move(request), path[1], path[2]);
    }
    if (path[0] == "bots" && path.size() == 1 && is_safe(request)) co_return co_await online_bots_.list();
    if (path[0] == "socket") {
        if (!request.is_upgrade) co_return error_response(errors::kAddressOfSocket());
        if (!person) co_return error_response(errors::kNotSignedIn());
        if (has_too_many_open(*person)) co_return too_many_requests();
        co_return co_await open_socket(*person, request.address);
    }
    if (path[0] == "stream") {
        if (!person) co_return error_response(errors::kNotSignedIn());
        if (has_too_many_open(*person)) co_return too_many_requests();
        co_return co_await open_stream(std::move(request), path, *person);
    }
    if (path[0] == "tables" || path[0] == "quick" || path[0] == "archive" || path[0] == "judged")
        co_return co_await tables_api(std::move(request), path, person);
    if (path[0] == "tournaments") co_return co_await tournament_api_.answer(std::move(request), path, person);
    co_return co_await people_api(std::move(request), path, person);
}

Response Api::too_many_requests() {
    node_.counts.rate_limited += 1;
    return error_response(errors::kTooMany());
}

bool Api::has_too_many_open(const Person& person) const {
    return !node_.options.unlimited_rate && node_.connections->open_of(person.id) >= Traffic::kMostOpen;
}

Task<Response> Api::open_socket(Person person, std::string address) {
    const std::set<std::string> muted = co_await people_.mutes.of(person.id);
    Response response;
    response.owner = {person.id, person.token_hash};
    response.socket = [this, person, address, muted](std::shared_ptr<Outbox> outbox) -> std::shared_ptr<Receiver> {
        auto client = std::make_shared<Client>(node_, live_tables_, tournaments_, dispatcher_, person, address, muted,
                                               std::move(outbox));
        client->greet();
        if (const auto said = house_.greeting()) client->tell(said);
        return client;
    };
    co_return response;
}

Task<Response> Api::open_stream(Request request, Path path, Person person) {
    const std::string invite = request.query["invite"];
    const std::int64_t since = number_in(request, "since", 0);
    std::shared_ptr<LiveTable> table;
    if (path.size() == 3 && path[1] == "tables") {
        LiveTables::Found found = co_await live_tables_.find_current(path[2]);
        if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
        table = std::get<std::shared_ptr<LiveTable>>(found);
        if (!table->may_enter(person.id, invite)) co_return error_response(errors::kNoSuchTable());
    } else if (path.size() != 2 || path[1] != "events") {
        co_return error_response(errors::kNoSuchPage());
    }
    const std::set<std::string> muted = co_await people_.mutes.of(person.id);
    Response response;
    response.type = "application/x-ndjson";
    response.owner = {person.id, person.token_hash};
    response.stream = [this, person, muted, table, since,
                       invite](std::shared_ptr<Outbox> outbox) -> std::shared_ptr<Receiver> {
        auto listener = std::make_shared<LineListener>(node_, live_tables_, person.id, muted, std::move(outbox));
        if (const auto said = house_.greeting()) listener->tell(said);
        if (table != nullptr)
            listener->follow_table(table, since, invite);
        else
            listener->follow_user();
        return listener;
    };
    co_return response;
}

void Api::send_off() {
    for (const auto& receiver : node_.connections->listening()) receiver->send_off();
}

Task<Response> Api::people_api(Request request, Path path, std::optional<Person> person) {
    const bool posts = request.method == "POST" && path.size() == 1;
    if (posts && path[0] == "guest") co_return co_await people_.accounts.become_guest(std::move(request));
    if (posts && path[0] == "register") co_return co_await people_.accounts.sign_up(std::move(request), person);
    if (posts && path[0] == "login") co_return co_await people_.accounts.log_in(std::move(request), person);
    if (posts && path[0] == "confirm") co_return co_await ways_.confirm(std::move(request));
    if (posts && path[0] == "recover") co_return co_await ways_.ask_recovery(std::move(request));
    if (request.method == "POST" && path.size() == 2 && path[0] == "recover" && path[1] == "password")
        co_return co_await people_.accounts.recover_password(std::move(request));
    if (path[0] == "leaderboard" && path.size() == 1 && is_safe(request))
        co_return co_await people_.profiles.leaderboard(std::move(request));
    if (path[0] == "players" && path.size() >= 2 && is_safe(request)) {
        if (path.size() == 2) co_return co_await people_.profiles.named(path[1], person);
        if (path.size() == 3 && path[2] == "ratings")
            co_return co_await people_.profiles.history(path[1], std::move(request));
        if (path.size() == 3 && path[2] == "opponents") co_return co_await people_.profiles.opponents(path[1], person);
        co_return error_response(errors::kNoSuchPage());
    }
    const bool is_of_account = path[0] == "logout-everywhere" || path[0] == "password" || path[0] == "account" ||
                               path[0] == "tokens" || path[0] == "notices" || path[0] == "named";
    const bool is_known = is_of_account || path[0] == "reports" || path[0] == "me" || path[0] == "logout" ||
                          path[0] == "mute" || path[0] == "turns" || path[0] == "follow" || path[0] == "block" ||
                          path[0] == "friends" || path[0] == "presence" || path[0] == "challenges";
    if (!is_known) co_return error_response(errors::kNoSuchPage());
    if (!person) co_return error_response(errors::kNotSignedIn());
    if (path[0] == "me") co_return json_response(protocol::to_value(me_of(*person)));
    if (posts && path[0] == "logout") co_return co_await people_.accounts.log_out(std::move(request), *person);
    if (posts && path[0] == "mute") co_return co_await people_.mutes.change(std::move(request), *person);
    if (posts && path[0] == "follow")
        co_return co_await people_.bonds.change(std::move(request), *person, storage::BondKind::follow);
    if (posts && path[0] == "block")
        co_return co_await people_.bonds.change(std::move(request), *person, storage::BondKind::block);
    if (posts && path[0] == "presence") co_return co_await people_.bonds.show_presence(std::move(request), *person);
    if (request.method == "GET" && path[0] == "challenges" && path.size() == 1)
        co_return co_await live_tables_.challenges().list(*person);
    if (request.method == "GET" && path[0] == "friends" && path.size() == 1)
        co_return co_await people_.bonds.list(*person);
    if (posts && path[0] == "reports") co_return co_await admin_.reports.make(std::move(request), *person);
    if (request.method == "GET" && path[0] == "reports" && path.size() == 1)
        co_return co_await admin_.reports.mine(std::move(request), *person);
    if (request.method == "GET" && path[0] == "turns" && path.size() == 1)
        co_return co_await turn_teller_.list(*person);
    if (request.method == "GET" && path[0] == "tokens") co_return co_await people_.tokens.list(*person);
    // A token plays; who has found one shall not take the account with it.
    if (person->by_api_token && is_of_account) co_return error_response(errors::kTokenCannot());
    if (path[0] == "named" && path.size() == 1 && request.method == "GET")
        co_return co_await open_data_.show_named(*person);
    if (path[0] == "named" && path.size() == 1 && request.method == "PUT")
        co_return co_await open_data_.set_named(std::move(request), *person);
    if (path[0] == "notices") co_return co_await notices_api(std::move(request), path, *person);
    if (posts && path[0] == "logout-everywhere")
        co_return co_await people_.accounts.log_out_everywhere(std::move(request), *person);
    if (posts && path[0] == "password")
        co_return co_await people_.accounts.change_password(std::move(request), *person);
    if (request.method == "GET" && path[0] == "account" && path.size() == 2 && path[1] == "export")
        co_return co_await admin_.persons.export_own(*person);
    if (request.method == "DELETE" && path[0] == "account" && path.size() == 1) {
        Response response = co_await people_.accounts.delete_account(std::move(request), *person);
        if (response.status == 200) spawn("the places of somebody who has gone", tournaments_.say_farewell(person->id));
        co_return response;
    }
    if (posts && path[0] == "tokens") co_return co_await people_.tokens.make(std::move(request), *person);
    if (request.method == "DELETE" && path[0] == "tokens" && path.size() == 2)
        co_return co_await people_.tokens.revoke(*person, path[1]);
    co_return error_response(errors::kWrongMethod());
}

Task<Response> Api::notices_api(Request request, Path path, Person person) {
    const std::string what = path.size() >= 2 ? path[1] : "";
    if (path.size() > 3 || (path.size() == 3 && path[2] != "test")) co_return error_response(errors::kNoSuchPage());
    if (request.method == "GET" && path.size() == 1) co_return co_await ways_.list(person);
    if (request.method == "PUT" && what == "quiet")
        co_return co_await ways_.set_quiet_hours(std::move(request), person);
    if (request.method == "DELETE" && path.size() == 2) co_return co_await ways_.remove(person, what);
    if (request.method == "POST" && path.size() == 3) co_return co_await ways_.try_out(person, what);
    if (request.method != "POST") co_return error_response(errors::kWrongMethod());
    if (what == "push") co_return co_await ways_.add_push(std::move(request), person);
    if (what == "mail") co_return co_await ways_.add_mailbox(std::move(request), person);
    if (what == "webhook") co_return co_await ways_.add_webhook(std::move(request), person);
    co_return error_response(errors::kNoSuchPage());
}

Task<Response> Api::tables_api(Request request, Path path, std::optional<Person> person) {
    const std::string invite = request.query.contains("invite") ? request.query["invite"] : "";
    const std::string user = person ? person->id : "";
    if (path[0] == "archive" && path.size() == 1) co_return co_await archive_.finished(std::move(request), person);
    if (path[0] == "tables" && path.size() == 3 && (path[2] == "plan" || path[2] == "imagined")) {
        if (!person) co_return error_response(errors::kNotSignedIn());
        if (path[2] == "imagined" && !is_safe(request)) co_return error_response(errors::kWrongMethod());
        if (path[2] == "imagined") co_return co_await plans_.imagine(*person, path[1]);
        co_return co_await plans_.answer(std::move(request), *person, path[1]);
    }
    if (path[0] == "tables" && path.size() == 1 && request.method == "GET")
        co_return json_response(
            json::object{{"tables", protocol::to_value(live_tables_.lobby().tables(request.query["game"]))}});
    if (path[0] == "tables" && path.size() >= 2 && path[1] != "mine" && request.method == "GET") {
        if (path.size() == 3 && path[2] == "record") co_return co_await archive_.record(person, path[1], invite);
        if (path.size() == 3 && path[2] == "ratings") co_return co_await archive_.ratings(person, path[1], invite);
        if (path.size() == 3 && path[2] == "chat")
            co_return co_await archive_.chat(person, path[1], invite, std::move(request));
        if (path.size() != 2) co_return error_response(errors::kNoSuchPage());
        LiveTables::Found found = co_await live_tables_.find_current(path[1]);
        if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
        const auto table = std::get<std::shared_ptr<LiveTable>>(found);
        if (!table->may_enter(user, invite)) co_return error_response(errors::kNoSuchTable());
        const Seat seat = table->table().seat_of(user);
        co_return json_text_response(table->everything(seat));
    }
    if (!person) co_return error_response(errors::kNotSignedIn());
    if (path[0] == "tables" && path.size() == 2 && path[1] == "mine")
        co_return co_await archive_.mine(std::move(request), *person);
    if (path[0] == "judged" && path.size() == 1 && request.method == "GET")
        co_return co_await judged_games_.list(std::move(request), *person);
    if (path[0] == "tables" && path.size() == 3 && path[2] == "judged" && request.method == "PUT")
        co_return co_await judged_games_.keep(std::move(request), *person, path[1]);
    if (request.method != "POST") co_return error_response(errors::kWrongMethod());
    if (path[0] == "tables" && path.size() == 3)
        co_return co_await table_action(std::move(request), *person, path[1], path[2]);
    if (path.size() == 1 && !live_tables_.rooms().allows_from(request.address)) co_return too_many_requests();
    WaitingRooms::Opened opened = errors::kNoSuchPage();
    if (path[0] == "tables" && path.size() == 1) {
        auto read = protocol::read_body<protocol::NewTable>(request.body);
        if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
        auto found =
            co_await live_tables_.challenges().find_all(*person, std::get<protocol::NewTable>(std::move(read)));
        if (auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
        const auto& wanted = std::get<protocol::NewTable>(found);
        const bool is_challenge = std::any_of(wanted.seats.items.begin(), wanted.seats.items.end(),
                                              [](const protocol::SeatWish& seat) { return seat.user.has_value(); });
        opened = co_await live_tables_.rooms().open(*person, wanted, is_challenge);
    } else if (path[0] == "quick" && path.size() == 1) {
        auto read = protocol::read_body<protocol::QuickMatch>(request.body);
        if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
        opened = co_await quick_match_.find(*person, std::get<protocol::QuickMatch>(std::move(read)));
    }
    if (auto* refused = std::get_if<Error>(&opened)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(opened);
    co_return json_response(protocol::to_value(table->info(table->table().seat_of(user))), 201);
}

// POST /api/tables/ID/move with {"move": …} is {"do": "move", "table": ID, "move": …} over the socket.
Task<Response> Api::table_action(Request request, Person person, std::string table, std::string action) {
    auto parsed = protocol::parse(request.body.empty() ? "{}" : request.body);
    if (auto* fault = std::get_if<Error>(&parsed)) co_return error_response(*fault);
    json::object* fields = std::get<json::value>(parsed).if_object();
    if (fields == nullptr) co_return error_response(protocol::errors::kNotAnObject());
    (*fields)["table"] = table;
    (*fields)["do"] = action;
    std::optional<std::int64_t> id;
    auto read = protocol::read_request(json::serialize(*fields), id);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const Answer answer = co_await dispatcher_.dispatch(std::make_shared<Person>(person),
                                                        std::get<protocol::NumberedRequest>(std::move(read)).request);
    if (answer.error) co_return error_response(*answer.error);
    json::object done;
    if (answer.table) done["table"] = *answer.table;
    co_return json_response(done);
}

Response Api::games() const {
    json::array list;
    for (const match::AnyGame* game : catalog::games()) {
        json::array options;
        for (std::size_t i = 0; i < game->options().size(); ++i) {
            const text::Option& option = game->options()[i];
            json::array values;
            const OptionValues offered = game->option_values(static_cast<int>(i));
            for (int v = 0; v < offered.count; ++v)
                values.push_back(option.yes_no ? json::value(offered.values[v] != 0) : json::value(offered.values[v]));
            options.push_back(json::object{{"name", option.name}, {"values", std::move(values)}});
        }
        list.push_back(json::object{{"id", game->id()},
                                    {"title", game->title()},
                                    {"rules", game->rules_version()},
                                    {"min_players", game->min_players()},
                                    {"max_players", game->max_players()},
                                    {"options", std::move(options)}});
    }
    return json_response(json::object{{"games", std::move(list)}});
}

}  // namespace wharf::server
