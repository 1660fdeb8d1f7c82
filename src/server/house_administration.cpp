#include "server/house_administration.h"

#include "server/pages.h"
#include "server/tokens.h"
#include "server/visible_text.h"

namespace wharf::server {

using protocol::Error;

namespace {

namespace json = boost::json;

constexpr Time kRecent = 30 * kDay;

std::optional<std::string> unless_empty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional(text);
}

}  // namespace

Task<Response> HouseAdministration::write(std::vector<storage::Write> writes, const protocol::ErrorKind& missing,
                                          const protocol::ErrorKind& too_many, int status) {
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, missing, errors::kTryAgain, too_many))
        co_return error_response(*refused);
    co_return json_response(json::object{}, status);
}

// --- announcements --------------------------------------------------------------------------------------------------

Response HouseAdministration::announcements() const {
    return json_response(json::object{{"announcements", protocol::to_value(house_.shown().announcements)}});
}

Task<Response> HouseAdministration::announce(Request request, Actor actor) {
    auto read = protocol::read_body<protocol::NewAnnouncement>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewAnnouncement>(read);
    if (is_blank(wanted.text.value)) co_return error_response(errors::kEmptyText());
    const Time until = wanted.until ? wanted.until->value : 0;
    if (until != 0 && until <= now_ms()) co_return error_response(errors::kEndIsPast());
    const storage::Act act = actor.act("");
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::Announce{act, {random_id(), act.at, until, actor.id, wanted.text.value}});
    co_return co_await write(std::move(writes), errors::kNoSuchAnnouncement, errors::kTooManyAnnouncements, 201);
}

Task<Response> HouseAdministration::end_announcement(Actor actor, std::string id) {
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::EndAnnouncement{actor.act(""), id});
    co_return co_await write(std::move(writes), errors::kNoSuchAnnouncement);
}

// --- who may come in ------------------------------------------------------------------------------------------------

Response HouseAdministration::rules() const { return json_response(protocol::to_value(node_.rules)); }

Task<Response> HouseAdministration::set_rules(Request request, Actor actor) {
    auto read = protocol::read_body<protocol::HouseRules>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto changes = House::changes(node_.rules, std::get<protocol::HouseRules>(read));
    if (changes.empty()) co_return error_response(errors::kAlreadyDone());
    std::vector<storage::Write> writes;
    for (const storage::HouseRule& rule : changes) writes.emplace_back(storage::SetHouseRule{actor.act(""), rule});
    co_return co_await write(std::move(writes), errors::kTryAgain);
}

Task<Response> HouseAdministration::invitations() {
    auto invitations_read = node_.read([](storage::Store& store) { return store.invitations(now_ms()); });
    const std::vector<storage::Invitation> found = co_await invitations_read;
    std::vector<protocol::InvitationInfo> list;
    for (const storage::Invitation& one : found)
        list.push_back({one.code, one.created, one.expires, one.note, one.most, one.used});
    co_return json_response(json::object{{"invitations", protocol::to_value(list)}});
}

Task<Response> HouseAdministration::invite(Request request, Actor actor) {
    auto read = protocol::read_body<protocol::NewInvitation>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewInvitation>(read);
    const storage::Act act = actor.act("");
    const Time expires = wanted.expires ? wanted.expires->value : 0;
    if (expires != 0 && expires <= act.at) co_return error_response(errors::kEndIsPast());
    const storage::Invitation invitation{
        random_id(), act.at, expires, actor.id, seen(wanted.note.value), static_cast<int>(wanted.most.value), 0};
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::AddInvitation{act, invitation});
    Response response = co_await write(std::move(writes), errors::kNoSuchInvitation, errors::kTooManyInvitations, 201);
    if (response.status != 201) co_return response;
    co_return json_response(protocol::to_value(protocol::InvitationInfo{invitation.code, act.at, expires,
                                                                        invitation.note, invitation.most, 0}),
                            201);
}

Task<Response> HouseAdministration::end_invitation(Actor actor, std::string code) {
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::EndInvitation{actor.act(""), code});
    co_return co_await write(std::move(writes), errors::kNoSuchInvitation);
}

// --- what is seen ---------------------------------------------------------------------------------------------------

Task<Response> HouseAdministration::statistics() {
    const Time now = now_ms();
    auto figures_read = node_.read([now](storage::Store& store) { return store.figures(now, now - kRecent); });
    const storage::Figures figures = co_await figures_read;
    protocol::Statistics shown;
    shown.accounts = figures.accounts;
    shown.guests = figures.guests;
    shown.bots = figures.bots;
    shown.recent_accounts = figures.new_accounts;
    shown.recent_players = figures.players;
    shown.recent_games = figures.games_begun;
    shown.recent_finished = figures.games_finished;
    shown.open_tables = figures.open_tables;
    shown.playing_tables = figures.playing_tables;
    shown.finished_tables = figures.finished_tables;
    shown.bans = figures.bans;
    shown.silences = figures.silences;
    shown.open_reports = figures.open_reports;
    shown.connections = node_.connections->counts().sockets;
    shown.requests = static_cast<std::int64_t>(node_.counts.requests);
    shown.moves = static_cast<std::int64_t>(node_.counts.moves);
    co_return json_response(protocol::to_value(shown));
}

Task<Response> HouseAdministration::audit(Request request) {
    const std::int64_t before = number_in(request, "before", 0);
    const std::string user = word_in(request, "user").substr(0, 64);
    const int limit = page_of(request).limit;
    auto entries_read =
        node_.read([before, user, limit](storage::Store& store) { return store.audit(before, user, limit); });
    const std::vector<storage::AuditEntry> entries = co_await entries_read;
    co_await people_.learn_names_of(entries);
    std::vector<protocol::AuditInfo> list;
    for (const storage::AuditEntry& entry : entries) {
        protocol::AuditInfo info;
        info.number = entry.number;
        info.at = entry.at;
        info.action = entry.action;
        info.by = entry.by.empty() ? "" : people_.name_of(entry.by);
        info.via = unless_empty(entry.via);
        info.user = unless_empty(entry.user);
        if (!entry.user.empty()) info.name = people_.name_of(entry.user);
        info.table = unless_empty(entry.table);
        info.subject = unless_empty(entry.subject);
        info.value = unless_empty(entry.value);
        info.reason = entry.reason;
        list.push_back(std::move(info));
    }
    co_return json_response(json::object{{"entries", protocol::to_value(list)}});
}

}  // namespace wharf::server
