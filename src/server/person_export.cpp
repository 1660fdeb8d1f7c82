#include "server/person_export.h"

#include <algorithm>

#include "protocol/notices.h"
#include "server/person.h"
#include "server/table_event.h"
#include "server/time.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

constexpr const char* kFormat = "wharf-person/1";

// What was stored by us; null where it is damaged: the rest is his all the same.
json::value own(std::string_view text) {
    boost::system::error_code damaged;
    json::value value = json::parse(text, damaged);
    return damaged ? json::value() : value;
}

template <class Page>
json::array pages_of(const Page& next_page) {
    json::array all;
    for (;;) {
        const std::size_t before = all.size();
        next_page(all);
        if (all.size() - before < static_cast<std::size_t>(storage::kMostRows)) return all;
    }
}

json::array sessions_of(storage::Store& store, const std::string& user) {
    json::array list;
    for (const auto kind : {storage::SessionKind::browser, storage::SessionKind::api_token})
        for (const storage::Session& session : store.sessions(user, kind))
            list.push_back(json::object{{"kind", kind == storage::SessionKind::browser ? "browser" : "token"},
                                        {"label", session.label},
                                        {"created", session.created},
                                        {"expires", session.expires}});
    return list;
}

// How he is told that it is his turn; what signs and encrypts is nobody's to read.
json::object told_of(storage::Store& store, const std::string& user) {
    json::array ways;
    for (const storage::Way& way : store.ways_of(user))
        ways.push_back(json::object{{"kind", protocol::to_value(static_cast<protocol::WayKind>(way.kind))},
                                    {"address", way.address},
                                    {"language", way.language},
                                    {"created", way.created},
                                    {"confirmed", way.confirmed}});
    json::object told{{"ways", std::move(ways)}};
    if (const auto quiet = store.quiet_hours(user))
        told["quiet_hours"] = json::object{{"zone", quiet->zone}, {"from", quiet->from}, {"until", quiet->until}};
    const std::vector<std::string> self{user};
    told["named_in_open_data"] = store.unnamed(self).empty();
    return told;
}

json::array chat_of(storage::Store& store, const std::string& user) {
    storage::Store::Said last;
    return pages_of([&](json::array& all) {
        for (storage::Store::Said& said : store.said_by(user, last)) {
            all.push_back(json::object{{"table", said.table},
                                       {"number", said.line.number},
                                       {"at", said.line.at},
                                       {"text", said.line.text},
                                       {"removed", said.line.removed}});
            last = std::move(said);
        }
    });
}

json::array moves_of(storage::Store& store, const std::string& table) {
    std::int64_t after = 0;
    return pages_of([&](json::array& all) {
        for (const storage::LogEntry& entry : store.log(table, after)) {
            all.push_back(json::object{{"at", entry.at}, {"entry", own(entry.entry)}});
            after = entry.sequence;
        }
    });
}

json::object table_of(storage::Store& store, const storage::TableRow& row, std::size_t& room) {
    json::object table{{"id", row.id},           {"game", row.game},        {"rated", row.rated},
                       {"created", row.created}, {"changed", row.changed},  {"finished", row.finished},
                       {"listed", row.listed},   {"seats", own(row.seats)}, {"result", own(row.result)}};
    const auto setup = read_setup(row.setup);
    if (const auto* agreed = std::get_if<Setup>(&setup)) {
        table["options"] = agreed->options;
        table["pace"] = protocol::to_value(agreed->pace);
        table["hosted_by"] = agreed->host;
    }
    if (row.status != storage::TableStatus::finished) {
        table["log_left_out"] = "not over";
        return table;
    }
    // Sealed ones are unlisted until all tables that share their luck are over.
    if (const auto* agreed = std::get_if<Setup>(&setup); agreed && agreed->tournament && !row.listed) {
        table["log_left_out"] = "sealed";
        return table;
    }
    json::array log = moves_of(store, row.id);
    const std::size_t bytes = json::serialize(log).size();
    if (bytes > room) {
        table["log_left_out"] = "too much for one document; see /api/tables/" + row.id + "/record";
        return table;
    }
    room -= bytes;
    table["log"] = std::move(log);
    return table;
}

json::array tables_of(storage::Store& store, const std::string& user, std::size_t most_bytes) {
    json::array all;
    std::size_t room = most_bytes;
    for (const auto status : {storage::TableStatus::open, storage::TableStatus::playing, storage::TableStatus::finished,
                              storage::TableStatus::abandoned}) {
        storage::Page page{.limit = storage::kMostRows};
        const json::array some = pages_of([&](json::array& more) {
            for (const storage::TableRow& row : store.tables_of(user, status, page)) {
                more.push_back(table_of(store, row, room));
                page.before = row.changed;
                page.before_id = row.id;
            }
        });
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

json::array ratings_of(storage::Store& store, const std::string& user) {
    json::array list;
    for (const storage::Rating& rating : store.ratings(user)) {
        json::array history;
        for (const storage::RatedGame& game : store.rating_history(user, rating.key, storage::kMostRows))
            history.push_back(json::object{{"table", game.table},
                                           {"at", game.at},
                                           {"rank", game.rank},
                                           {"mean", game.mean},
                                           {"deviation", game.deviation},
                                           {"reason", own(game.reason)}});
        list.push_back(json::object{{"game", rating.key.game},
                                    {"players", rating.key.players},
                                    {"mean", rating.mean},
                                    {"deviation", rating.deviation},
                                    {"games", rating.games},
                                    {"history", std::move(history)}});
    }
    return list;
}

json::array judged_of(storage::Store& store, const std::string& user) {
    json::array list;
    storage::Page page{.limit = storage::kMostRows};
    for (const storage::JudgedGame& game : store.judged_games(user, page))
        list.push_back(json::object{{"table", game.table}, {"moves", own(game.moves)}});
    return list;
}

json::array plans_of(storage::Store& store, const std::string& user) {
    json::array list;
    for (const storage::Plan& plan : store.plans_of(user))
        list.push_back(json::object{{"table", plan.table}, {"plan", own(plan.document)}});
    return list;
}

json::array tournaments_of(storage::Store& store, const std::string& user) {
    json::array list;
    for (const storage::TournamentRow& row : store.tournaments_of(user, {.limit = storage::kMostRows}))
        list.push_back(json::object{
            {"id", row.id}, {"created", row.created}, {"changed", row.changed}, {"setup", own(row.setup)}});
    return list;
}

json::array reports_of(storage::Store& store, const std::string& user) {
    json::array list;
    storage::Page page{.limit = storage::kMostRows};
    for (const storage::Report& report : store.reports({.by = user}, page))
        list.push_back(json::object{{"at", report.at},
                                    {"about", report.user},
                                    {"table", report.table},
                                    {"line", report.line},
                                    {"text", report.text},
                                    {"answered", report.answered},
                                    {"answer", report.answer}});
    return list;
}

// What was done to him, and why; not by whom.
json::array acts_on(storage::Store& store, const std::string& user) {
    json::array list;
    for (const storage::AuditEntry& entry : store.audit(0, user, storage::kMostRows))
        if (entry.user == user)
            list.push_back(json::object{
                {"at", entry.at}, {"action", entry.action}, {"value", entry.value}, {"reason", entry.reason}});
    return list;
}

}  // namespace

std::string export_person(storage::Store& store, const std::string& user, std::size_t most_bytes) {
    const std::optional<storage::User> found = store.user(user);
    if (!found || found->deleted != 0) return {};
    json::array sanctions;
    for (const storage::Sanction& sanction : store.sanctions(user, now_ms()))
        sanctions.push_back(json::object{{"kind", sanction.kind == storage::SanctionKind::ban ? "ban" : "silence"},
                                         {"since", sanction.since},
                                         {"until", sanction.until},
                                         {"reason", sanction.reason}});
    json::array following;
    json::array blocked;
    for (const storage::Bond& bond : store.bonds(user))
        (bond.kind == storage::BondKind::follow ? following : blocked).emplace_back(bond.other);
    const auto texts = [](const std::vector<std::string>& list) { return json::array(list.begin(), list.end()); };
    return json::serialize(json::object{
        {"format", kFormat},
        {"made", now_ms()},
        {"person", json::object{{"id", found->id},
                                {"name", found->name},
                                {"kind", protocol::to_value(kind_of(found->kind))},
                                {"role", protocol::to_value(role_of(found->role))},
                                {"created", found->created},
                                {"has_password", !found->password_hash.empty()}}},
        {"sessions", sessions_of(store, user)},
        {"places", texts(store.places_of(user))},
        {"muted", texts(store.muted_by(user))},
        {"told", told_of(store, user)},
        {"following", std::move(following)},
        {"blocked", std::move(blocked)},
        {"hides_presence", found->hidden},
        {"sanctions", std::move(sanctions)},
        {"acts", acts_on(store, user)},
        {"ratings", ratings_of(store, user)},
        {"chat", chat_of(store, user)},
        {"reports", reports_of(store, user)},
        {"judged", judged_of(store, user)},
        {"plans", plans_of(store, user)},
        {"tournaments", tournaments_of(store, user)},
        {"tables", tables_of(store, user, most_bytes)},
    });
}

}  // namespace wharf::server
