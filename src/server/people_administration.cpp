#include "server/people_administration.h"

#include "server/pages.h"
#include "server/person_export.h"
#include "server/tokens.h"

namespace wharf::server {

using protocol::Error;
using storage::Code;

namespace {

namespace json = boost::json;

constexpr std::size_t kLongestExport = 64U << 20U;  // bytes of moves
constexpr std::size_t kMostExports = 16;            // that wait
constexpr int kMostTablesShown = 20;
// Characters of a password that was made here: 5 bits each.
constexpr int kFreshPassword = 16;

struct Looked {
    std::optional<storage::User> user;
    std::size_t sessions = 0;
    std::size_t tokens = 0;
    std::vector<std::string> tables;
    std::vector<storage::Report> reports;
};

Looked look_up(storage::Store& store, const std::string& user) {
    Looked looked{store.user(user), 0, 0, {}, {}};
    if (!looked.user || looked.user->deleted != 0) return {};
    looked.sessions = store.sessions(user, storage::SessionKind::browser).size();
    looked.tokens = store.sessions(user, storage::SessionKind::api_token).size();
    for (const auto status : {storage::TableStatus::open, storage::TableStatus::playing})
        for (const storage::TableRow& row : store.tables_of(user, status, {.limit = kMostTablesShown}))
            looked.tables.push_back(row.id);
    looked.reports = store.reports({.user = user}, {.limit = kMostTablesShown});
    return looked;
}

}  // namespace

PeopleAdministration::PeopleAdministration(Node& node, People& people, AuditFeed& feed)
    : node_(node), people_(people), feed_(feed), exporters_(1, kMostExports, [log = node.log](std::string_view reason) {
          log.error("work off the loop failed", {{"of", "exports"}, {"reason", reason}});
      }) {}

Task<Response> PeopleAdministration::write(storage::Write wanted, const protocol::ErrorKind& conflict) {
    std::vector<storage::Write> writes;
    writes.push_back(std::move(wanted));
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, errors::kNoSuchPlayer, conflict)) co_return error_response(*refused);
    people_.sessions.end(outcome.ended);
    co_return json_response(json::object{});
}

Task<std::vector<protocol::PersonInfo>> PeopleAdministration::shown(std::vector<storage::User> users) {
    auto sanctions_read = node_.read([users](storage::Store& store) {
        std::vector<std::vector<storage::Sanction>> all;
        for (const storage::User& user : users) all.push_back(store.sanctions(user.id, now_ms()));
        return all;
    });
    const std::vector<std::vector<storage::Sanction>> sanctions = co_await sanctions_read;
    co_await people_.learn_names_of(sanctions);
    std::vector<protocol::PersonInfo> list;
    for (std::size_t i = 0; i < users.size(); ++i) {
        const storage::User& user = users[i];
        protocol::PersonInfo info{user.id, user.name, kind_of(user.kind), role_of(user.role), user.created, {}, {}};
        for (const storage::Sanction& sanction : sanctions[i]) {
            protocol::SanctionInfo told{sanction.since, sanction.until, sanction.reason,
                                        sanction.by.empty() ? "" : people_.name_of(sanction.by)};
            (sanction.kind == storage::SanctionKind::ban ? info.ban : info.silence) = std::move(told);
        }
        list.push_back(std::move(info));
    }
    co_return list;
}

Task<Response> PeopleAdministration::list(Request request) {
    storage::UserFilter filter;
    filter.part = word_in(request, "search").substr(0, 64);
    const std::string only = word_in(request, "only");
    filter.has_role = only == "roles";
    filter.sanctioned = only == "sanctions";
    const storage::Page page = page_of(request);
    auto users_read =
        node_.read([filter, page](storage::Store& store) { return store.find_users(filter, now_ms(), page); });
    auto users = co_await users_read;
    const auto infos = co_await shown(std::move(users));
    co_return json_response(json::object{{"users", protocol::to_value(infos)}});
}

Task<Response> PeopleAdministration::look(Actor actor, std::string user) {
    auto looked_read = node_.read([user](storage::Store& store) { return look_up(store, user); });
    const Looked looked = co_await looked_read;
    if (!looked.user) co_return error_response(errors::kNoSuchPlayer());
    std::vector<storage::User> alone{*looked.user};
    const auto infos = co_await shown(std::move(alone));
    protocol::PersonDetails details{infos.front(),
                                    node_.connections->open_of(user),
                                    static_cast<std::int64_t>(looked.sessions),
                                    static_cast<std::int64_t>(looked.tokens),
                                    looked.tables,
                                    {}};
    // Of those with a role administrators alone see what was reported, and nobody of himself.
    const bool may_see = actor.id != user && (actor.is_administrator() || looked.user->role == storage::Role::person);
    for (const storage::Report& report : looked.reports) {
        if (!may_see) break;
        protocol::ReportInfo info;
        info.id = report.id;
        info.at = report.at;
        info.user = report.user;
        info.name = looked.user->name;
        info.text = report.text;
        info.answered = report.answered;
        if (report.answered != 0) info.answer = report.answer;
        if (!report.said.empty()) info.said = report.said;
        details.reports.push_back(std::move(info));
    }
    co_return json_response(protocol::to_value(details));
}

Task<Response> PeopleAdministration::set_role(Request request, Actor actor, std::string user) {
    auto read = protocol::read_body<protocol::NewRole>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewRole>(read);
    storage::Write write_role =
        storage::SetRole{actor.act(wanted.reason.value), user, static_cast<storage::Role>(wanted.role)};
    co_return co_await write(std::move(write_role), errors::kRoleNeedsAccount);
}

Task<Response> PeopleAdministration::sanction(Request request, Actor actor, std::string user,
                                              storage::SanctionKind kind) {
    auto read = protocol::read_body<protocol::NewSanction>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewSanction>(read);
    const Time until = wanted.until ? wanted.until->value : 0;
    if (wanted.on && until != 0 && until <= now_ms()) co_return error_response(errors::kEndIsPast());
    const storage::Act act = actor.act(wanted.reason.value);
    storage::Write deed = storage::LiftSanction{act, user, kind};
    if (wanted.on) deed = storage::SetSanction{act, user, kind, until};
    co_return co_await write(std::move(deed));
}

Task<Response> PeopleAdministration::reset_password(Request request, Actor actor, std::string user) {
    auto read = protocol::read_body<protocol::Because>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    if (!actor.is_administrator()) co_return error_response(errors::kForbidden());
    const storage::Act act = actor.act(std::get<protocol::Because>(read).reason.value);
    const std::string password = random_id(kFreshPassword);
    auto hash_read = node_.in(node_.hashers, [&] { return hash_password(password); });
    const auto hash = co_await hash_read;
    if (!hash) co_return error_response(errors::kTryAgain());
    storage::Write deed = storage::ResetPassword{act, user, *hash};
    Response response = co_await write(std::move(deed), errors::kNoPassword);
    if (response.status != 200) co_return response;
    co_return json_response(protocol::to_value(protocol::FreshPassword{password}));
}

Task<Response> PeopleAdministration::remove(Request request, Actor actor, std::string user) {
    auto read = protocol::read_body<protocol::Because>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const storage::Act act = actor.act(std::get<protocol::Because>(read).reason.value);
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::DeleteUser{user, act.at, {}, act});
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, errors::kNoSuchPlayer)) co_return error_response(*refused);
    people_.sessions.end(outcome.ended);
    co_return json_response(protocol::to_value(protocol::Deleted{outcome.number}));
}

Task<Response> PeopleAdministration::document_of(std::string user) {
    auto document_made =
        node_.in(exporters_, [&store = node_.store, user] { return export_person(store, user, kLongestExport); });
    std::optional<std::string> document = co_await document_made;
    if (!document) co_return error_response(errors::kTooMany());
    if (document->empty()) co_return error_response(errors::kNoSuchPlayer());
    Response response = json_text_response(std::move(*document));
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"wharf-data.json\"");
    co_return response;
}

Task<Response> PeopleAdministration::export_data(Request request, Actor actor, std::string user) {
    auto read = protocol::read_body<protocol::Because>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const storage::Act act = actor.act(std::get<protocol::Because>(read).reason.value);
    storage::Write deed = storage::NoteAct{act, storage::Role::administrator, storage::actions::kExport, user, ""};
    Response noted = co_await write(std::move(deed));
    if (noted.status != 200) co_return noted;
    co_return co_await document_of(user);
}

Task<Response> PeopleAdministration::export_own(Person person) {
    if (!node_.options.unlimited_rate && !exports_.allow(person.id)) co_return error_response(errors::kTooMany());
    co_return co_await document_of(person.id);
}

}  // namespace wharf::server
