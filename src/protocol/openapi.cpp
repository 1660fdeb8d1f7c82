#include "protocol/openapi.h"

#include "protocol/described_types.h"
#include "protocol/judged.h"
#include "protocol/messages.h"
#include "protocol/open_data.h"
#include "text/json_schema.h"

namespace wharf::protocol {

namespace {

// Schemas of all types in use, each once, under components/schemas.
class Schemas {
 public:
    template <class T>
    json::object of() {
        const text::Type type = types_.of<T>();
        return text::json_schema(type, types_.types(), kAt);
    }
    json::object take() const { return text::json_schemas(types_.types(), kAt); }

 private:
    static constexpr std::string_view kAt = "#/components/schemas/";

    DescribedTypes types_;
};

json::object content(json::object schema, std::string_view type = "application/json") {
    return {{type, json::object{{"schema", std::move(schema)}}}};
}

class Paths {
 public:
    explicit Paths(Schemas& schemas) : schemas_(schemas) {}

    void add(std::string_view method, std::string_view path, std::string_view summary, std::optional<json::object> body,
             std::optional<json::object> answer, std::string_view status = "200",
             std::string_view type = "application/json") {
        json::object good{{"description", "done"}};
        if (answer) good["content"] = content(std::move(*answer), type);
        json::object refused{
            {"description", "refused: a stable code, and a message of the tables of words"},
            {"content", content({{"type", "object"}, {"properties", json::object{{"error", schemas_.of<Error>()}}}})}};
        json::object operation{{"summary", summary},
                               {"responses", json::object{{status, std::move(good)}, {"default", std::move(refused)}}}};
        if (body) operation["requestBody"] = json::object{{"required", true}, {"content", content(std::move(*body))}};
        if (auto parameters = parameters_of(path); !parameters.empty()) operation["parameters"] = std::move(parameters);
        if (!paths_.contains(path)) paths_[path] = json::object();
        paths_[path].get_object()[method] = std::move(operation);
    }
    // A request of the socket over HTTP: its fields without the table.
    template <class Request>
    void action(std::string_view summary) {
        add("post", "/api/tables/{id}/" + std::string(Request::kDo), summary, schemas_.of<Request>(),
            json::object{{"type", "object"}});
    }
    json::object take() { return std::move(paths_); }

 private:
    static json::array parameters_of(std::string_view path) {
        json::array list;
        for (std::size_t open = path.find('{'); open != std::string_view::npos; open = path.find('{', open + 1))
            list.push_back(json::object{{"name", path.substr(open + 1, path.find('}', open) - open - 1)},
                                        {"in", "path"},
                                        {"required", true},
                                        {"schema", json::object{{"type", "string"}}}});
        return list;
    }

    Schemas& schemas_;
    json::object paths_;
};

template <class T>
json::object list_of(Schemas& schemas, std::string_view name) {
    return {{"type", "object"}, {"properties", json::object{{name, schemas.of<std::vector<T>>()}}}};
}

void add_people(Paths& paths, Schemas& schemas) {
    const json::object nothing{{"type", "object"}};
    paths.add("post", "/api/guest", "Become a guest: a name, and a session in a cookie", schemas.of<NewGuest>(),
              schemas.of<Me>());
    paths.add("post", "/api/register",
              "Make an account; a guest keeps seats and games. With bot, the account of a program",
              schemas.of<NewAccount>(), schemas.of<Me>());
    paths.add("post", "/api/login", "Log in", schemas.of<Credentials>(), schemas.of<Me>());
    paths.add("post", "/api/logout", "Log out", {}, nothing);
    paths.add("post", "/api/logout-everywhere", "End all sessions; API tokens stay", {}, nothing);
    paths.add("post", "/api/password", "Change the password; other sessions end", schemas.of<NewPassword>(), nothing);
    paths.add("delete", "/api/account", "Delete the account; games stay, without the name", schemas.of<DeleteAccount>(),
              schemas.of<Deleted>());
    paths.add("get", "/api/account/export", "All that is kept of me, as one document", {}, nothing);
    paths.add("get", "/api/me", "Who am I", {}, schemas.of<Me>());
    paths.add("post", "/api/mute", "Mute somebody's chat, or hear it again", schemas.of<Mute>(), nothing);
    paths.add("get", "/api/tokens", "My API tokens", {}, list_of<TokenInfo>(schemas, "tokens"));
    paths.add("post", "/api/tokens", "A new API token; it is shown once", schemas.of<NewToken>(),
              schemas.of<TokenInfo>(), "201");
    paths.add("delete", "/api/tokens/{id}", "Revoke an API token", {}, nothing);
    paths.add("get", "/api/bots", "Bots that take challenges now", {}, list_of<Profile>(schemas, "bots"));
    paths.add("get", "/api/players/{name}", "A player's profile and ratings", {}, schemas.of<Profile>());
    paths.add("get", "/api/players/{name}/ratings",
              "What games did to one of his ratings, the newest first (?game=, ?players=2 or 3+, ?bots=1)", {},
              list_of<RatedGameInfo>(schemas, "games"));
    paths.add("get", "/api/players/{name}/opponents", "Whom he met in his last games, and how they ended", {},
              list_of<OpponentInfo>(schemas, "opponents"));
    paths.add("get", "/api/leaderboard",
              "The highest ratings, with computer levels at their places (?game=, ?players=2 or 3+, ?bots=1)", {},
              list_of<Leader>(schemas, "leaders"));
    paths.add("post", "/api/follow", "Follow somebody, or no longer", schemas.of<Regard>(), nothing);
    paths.add("post", "/api/block", "Have nothing to do with somebody, or again", schemas.of<Regard>(), nothing);
    paths.add("get", "/api/challenges", "Tables where a seat is kept for me", {},
              list_of<ChallengeInfo>(schemas, "challenges"));
    paths.add("get", "/api/friends", "Whom I follow, and whom I have blocked", {}, schemas.of<Acquaintances>());
    paths.add("post", "/api/presence", "Show whether I am there, or not", schemas.of<ShowPresence>(), nothing);
}

void add_notices(Paths& paths, Schemas& schemas) {
    const json::object nothing{{"type", "object"}};
    paths.add("get", "/api/turns", "Where I am waited for, turn by turn: whose time ends first", {},
              list_of<TurnInfo>(schemas, "turns"));
    paths.add("get", "/api/notices", "How I am told that it is my turn", {}, schemas.of<Notices>());
    paths.add("post", "/api/notices/push", "Tell this browser (Web Push)", schemas.of<NewPush>(), schemas.of<WayInfo>(),
              "201");
    paths.add("post", "/api/notices/mail", "Tell me by mail, once the address is confirmed", schemas.of<NewMailbox>(),
              schemas.of<WayInfo>(), "201");
    paths.add("post", "/api/notices/webhook", "Tell a program; the secret that signs is shown once",
              schemas.of<NewWebhook>(), schemas.of<WayInfo>(), "201");
    paths.add("delete", "/api/notices/{way}", "Do not tell me there any more", {}, nothing);
    paths.add("post", "/api/notices/{way}/test", "Send something there now", {}, nothing);
    paths.add("put", "/api/notices/quiet", "When I want to hear nothing", schemas.of<NewQuietHours>(), nothing);
    paths.add("post", "/api/confirm", "Confirm a mail address, by the link in the letter", schemas.of<UseLetter>(),
              nothing);
    paths.add("post", "/api/recover", "A letter with a link to a new password; the answer tells nothing",
              schemas.of<AskRecovery>(), nothing);
    paths.add("post", "/api/recover/password", "A new password, by that link; all sessions and tokens end",
              schemas.of<RecoverPassword>(), nothing);
}

void add_open_data(Paths& paths, Schemas& schemas) {
    paths.add("get", "/api/export", "Games for everybody: which months there are", {}, schemas.of<OpenData>());
    paths.add("get", "/api/export/{game}/{file}",
              "All public games that ended in a month (YYYY-MM.ndjson.gz): a record a line, the newest first", {},
              json::object{{"type", "string"}, {"format", "binary"}}, "200", "application/gzip");
    paths.add("get", "/api/named", "Whether my name stands in them", {}, schemas.of<Named>());
    paths.add("put", "/api/named", "That it shall, or not", schemas.of<Named>(), json::object{{"type", "object"}});
}

void add_house(Paths& paths, Schemas& schemas) {
    const json::object nothing{{"type", "object"}};
    paths.add("get", "/api/house", "Who may come in, and what the house says to everybody", {}, schemas.of<House>());
    paths.add("post", "/api/reports", "Report a person, or a line he said", schemas.of<NewReport>(), nothing, "201");
    paths.add("get", "/api/reports", "What I have reported, and the answers (?before=, ?before_id=, ?limit=)", {},
              list_of<ReportInfo>(schemas, "reports"));
}

// For people with a role; docs/hosting.md says which.
void add_administration(Paths& paths, Schemas& schemas) {
    const json::object nothing{{"type", "object"}};
    const auto add = [&](std::string_view method, const std::string& path, std::string_view summary,
                         std::optional<json::object> body, json::object answer, std::string_view status = "200") {
        paths.add(method, "/api/admin/" + path, summary, std::move(body), std::move(answer), status);
    };
    add("get", "users", "People (?search=, ?only=roles or sanctions, ?before=, ?before_id=, ?limit=)", {},
        list_of<PersonInfo>(schemas, "users"));
    add("get", "users/{user}", "Look at somebody", {}, schemas.of<PersonDetails>());
    add("post", "users/{user}/role", "Give or take a role", schemas.of<NewRole>(), nothing);
    add("post", "users/{user}/ban", "Ban, or lift the ban", schemas.of<NewSanction>(), nothing);
    add("post", "users/{user}/silence", "Silence, or lift the silence", schemas.of<NewSanction>(), nothing);
    add("post", "users/{user}/password", "A new password, shown once; sessions and tokens end", schemas.of<Because>(),
        schemas.of<FreshPassword>());
    add("post", "users/{user}/delete", "Delete an account", schemas.of<Because>(), schemas.of<Deleted>());
    add("post", "users/{user}/export", "All that is kept of somebody", schemas.of<Because>(), nothing);
    add("get", "tables", "Open and playing tables (?before=, ?before_id=, ?limit=)", {},
        list_of<TableInfo>(schemas, "tables"));
    add("get", "tables/{id}", "Look at a table, and its chat (?after=)", {}, schemas.of<TableLook>());
    add("post", "tables/{id}/close", "Close a table; its game counts for nothing", schemas.of<Because>(), nothing);
    add("post", "tables/{id}/chat/{line}/delete", "Delete a chat line", schemas.of<Because>(), nothing);
    add("get", "announcements", "What the house says to everybody", {},
        list_of<Announcement>(schemas, "announcements"));
    add("post", "announcements", "Say something to everybody", schemas.of<NewAnnouncement>(), nothing, "201");
    add("delete", "announcements/{announcement}", "End an announcement", {}, nothing);
    add("get", "rules", "Who may come in, and limits", {}, schemas.of<HouseRules>());
    add("put", "rules", "Change them", schemas.of<HouseRules>(), nothing);
    add("get", "invitations", "Invitations that can be used", {}, list_of<InvitationInfo>(schemas, "invitations"));
    add("post", "invitations", "Invite people to make accounts", schemas.of<NewInvitation>(),
        schemas.of<InvitationInfo>(), "201");
    add("delete", "invitations/{code}", "Take an invitation back", {}, nothing);
    add("get", "reports", "Reports (?only=open, ?before=, ?before_id=, ?limit=)", {},
        list_of<ReportInfo>(schemas, "reports"));
    add("post", "reports/{report}/answer", "Answer a report", schemas.of<NewAnswer>(), nothing);
    add("get", "statistics", "How much there is of everything", {}, schemas.of<Statistics>());
    add("get", "audit", "Who did what to whom, when and why (?before=, ?user=, ?limit=)", {},
        list_of<AuditInfo>(schemas, "entries"));
}

void add_tables(Paths& paths, Schemas& schemas) {
    const json::object document{{"type", "object"}};
    paths.add("get", "/api/games", "The games and their options", {}, document);
    paths.add("get", "/api/tables", "Open tables anybody may join (?game=)", {}, list_of<TableInfo>(schemas, "tables"));
    paths.add("post", "/api/tables", "Open a table and sit down", schemas.of<NewTable>(), schemas.of<TableInfo>(),
              "201");
    paths.add("post", "/api/quick", "Join a quick match, or open one", schemas.of<QuickMatch>(),
              schemas.of<TableInfo>(), "201");
    paths.add("get", "/api/tables/mine", "My tables (?status=open, playing or over; ?before=, ?before_id=, ?limit=)",
              {}, document);
    paths.add("get", "/api/tables/{id}", "Everything you may know of a table (?invite=)", {},
              schemas.of<TableUpdate>());
    paths.add("get", "/api/tables/{id}/record", "The record once the game is over; before, what you were told", {},
              document);
    paths.add("get", "/api/tables/{id}/chat", "Chat (?after=)", {}, list_of<ChatLine>(schemas, "lines"));
    paths.add("get", "/api/tables/{id}/ratings", "What a game has done to ratings, and why (?invite=)", {},
              schemas.of<TableRatings>());
    paths.add("put", "/api/tables/{id}/judged",
              "Keep what my own decisions cost in a game that is over; replaces what was kept",
              schemas.of<JudgedMoves>(), document);
    paths.add("get", "/api/judged", "My games that were judged (?before=, ?before_id=, ?limit=: as of my tables)", {},
              list_of<JudgedGame>(schemas, "games"));
    paths.add("get", "/api/tables/{id}/plan", "What I mean to play there, turn by turn", {}, schemas.of<PlanInfo>());
    paths.add("put", "/api/tables/{id}/plan", "Mean to play this; replaces what was planned before",
              schemas.of<NewPlan>(), schemas.of<PlanInfo>());
    paths.add("delete", "/api/tables/{id}/plan", "Mean to play nothing any more", {}, schemas.of<PlanInfo>());
    paths.add("get", "/api/tables/{id}/imagined",
              "A position that I cannot tell from the present one, to try out what may be planned", {},
              schemas.of<Imagined>());
    paths.add("get", "/api/archive", "Finished games (?game=, ?player=, ?players=, ?before=, ?before_id=, ?limit=)", {},
              document);
    paths.action<Join>("Take a seat");
    paths.action<Leave>("Leave: before the start the seat is open again, afterwards a computer player takes over");
    paths.action<Return>("Take the seat back from the computer player");
    paths.action<Start>("Start the game");
    paths.action<SetComputer>("Put a computer player at a seat, or open it again");
    paths.action<Challenge>("Ask a person or a bot to take an open seat");
    paths.action<Decline>("Do not take the seat that was offered");
    paths.action<Kick>("Send somebody away from a table that has not started");
    paths.action<Cancel>("Give up a table that has not started");
    paths.action<Change>("Change what is played, before it has started");
    paths.action<Pause>("Ask for a pause, or agree to one");
    paths.action<Resume>("Go on after a pause, or do not agree to one");
    paths.action<MakeMove>("Make a move");
    paths.action<Undo>("Take back the last decision, or ask the others to agree");
    paths.action<AnswerUndo>("Agree to an undo, or not");
    paths.action<Resign>("Resign");
    paths.action<Rematch>("Offer the others another game, or take the offer");
    paths.action<Say>("Chat");
    paths.add("get", "/api/stream/events",
              "Lines of JSON: tables where you have a seat, whenever one changes; challenges", {}, document, "200",
              "application/x-ndjson");
    paths.add("get", "/api/stream/tables/{id}", "Lines of JSON: what happens at a table (?since=, ?invite=)", {},
              schemas.of<TableUpdate>(), "200", "application/x-ndjson");
}

void add_tournaments(Paths& paths, Schemas& schemas) {
    const json::object nothing{{"type", "object"}};
    paths.add("get", "/api/tournaments",
              "Tournaments that are open or running; with ?status=over those that have ended (?before=, ?before_id=, "
              "?limit=)",
              {}, list_of<TournamentInfo>(schemas, "tournaments"));
    paths.add("post", "/api/tournaments", "Make a tournament", schemas.of<NewTournament>(),
              schemas.of<TournamentInfo>(), "201");
    paths.add("get", "/api/tournaments/{tournament}", "A tournament: standings, and the tables of a round (?round=)",
              {}, schemas.of<TournamentPage>());
    paths.add("post", "/api/tournaments/{tournament}/join", "Take part, or come back", {}, nothing);
    paths.add("post", "/api/tournaments/{tournament}/leave",
              "Leave: before the start for good, afterwards there are no tables until one comes back", {}, nothing);
    paths.add("post", "/api/tournaments/{tournament}/start", "Start it now: its host", {}, nothing);
    paths.add("post", "/api/tournaments/{tournament}/cancel", "Call it off: its host, or a moderator", {}, nothing);
}

}  // namespace

json::object openapi() {
    Schemas schemas;
    Paths paths(schemas);
    add_people(paths, schemas);
    add_notices(paths, schemas);
    add_tables(paths, schemas);
    add_tournaments(paths, schemas);
    add_house(paths, schemas);
    add_open_data(paths, schemas);
    add_administration(paths, schemas);
    json::object security{{"cookie", json::object{{"type", "apiKey"}, {"in", "cookie"}, {"name", "wharf_session"}}},
                          {"token", json::object{{"type", "http"}, {"scheme", "bearer"}}}};
    return {{"openapi", "3.1.0"},
            {"info", json::object{{"title", "Wharf"}, {"version", kVersion}}},
            {"paths", paths.take()},
            {"components", json::object{{"schemas", schemas.take()}, {"securitySchemes", std::move(security)}}}};
}

}  // namespace wharf::protocol
