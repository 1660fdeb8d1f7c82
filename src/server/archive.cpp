#include "server/archive.h"

#include <algorithm>
#include <set>

#include "match/record.h"
#include "ratings/ratings.h"
#include "server/circumstances.h"
#include "server/pages.h"
#include "server/rating_reason.h"

namespace wharf::server {

namespace json = boost::json;

namespace {

std::vector<std::string> users_at(const LiveTable& table) {
    std::vector<std::string> users;
    for (const SeatState& seat : table.table().seats())
        if (seat.kind == protocol::SeatKind::person) users.push_back(seat.user);
    return users;
}

}  // namespace

// A row as lists show it; its documents are our own. Throws if one is damaged.
json::object Archive::listed(const storage::TableRow& row) const {
    json::array seats = json::parse(row.seats).as_array();
    for (json::value& seat : seats) {
        json::object& object = seat.as_object();
        const json::value* known = object.if_contains("user");
        const std::string user(known == nullptr ? "" : std::string_view(known->as_string()));
        object["name"] = user.empty() ? "" : people_.name_of(user);
        if (!user.empty() && people_.names.is_bot(user)) object["bot"] = true;
    }
    json::object table{{"id", row.id},
                       {"game", row.game},
                       {"rated", row.rated},
                       {"created", row.created},
                       {"changed", row.changed},
                       {"finished", row.finished},
                       {"seats", std::move(seats)},
                       {"result", json::parse(row.result)}};
    if (row.paused != 0) table["paused"] = row.paused;
    return table;
}

Task<Response> Archive::list(std::vector<storage::TableRow> rows) {
    co_await people_.learn_names_of(rows);
    json::array tables;
    for (const storage::TableRow& row : rows) {
        try {
            tables.push_back(listed(row));
        } catch (const std::exception& fault) {  // the others are there all the same
            node_.log.error("the row of a table is damaged", {{"table", row.id}, {"reason", fault.what()}});
        }
    }
    co_return json_response(json::object{{"tables", std::move(tables)}});
}

Task<Response> Archive::finished(Request request, std::optional<Person> person) {
    storage::GameFilter filter;
    filter.game = word_in(request, "game").substr(0, 32);
    filter.players = static_cast<int>(std::clamp<std::int64_t>(number_in(request, "players", 0), 0, kMaxSeats));
    if (const std::string name = word_in(request, "player"); !name.empty()) {
        auto user_read = node_.read([name](storage::Store& store) { return store.user_named(name); });
        const auto user = co_await user_read;
        if (!user) co_return error_response(errors::kNoSuchPlayer());
        filter.user = user->id;
        filter.unlisted = person && person->id == user->id;
    }
    const storage::Page page = page_of(request);
    auto rows_read = node_.read([filter, page](storage::Store& store) { return store.finished_games(filter, page); });
    auto rows = co_await rows_read;
    co_return co_await list(std::move(rows));
}

Task<Response> Archive::mine(Request request, Person person) {
    const std::string word = word_in(request, "status");
    const storage::TableStatus status = word == "over"   ? storage::TableStatus::finished
                                        : word == "open" ? storage::TableStatus::open
                                                         : storage::TableStatus::playing;
    const storage::Page page = page_of(request);
    const std::string id = person.id;
    auto rows_read =
        node_.read([id, status, page](storage::Store& store) { return store.tables_of(id, status, page); });
    auto rows = co_await rows_read;
    co_return co_await list(std::move(rows));
}

Task<Response> Archive::record(std::optional<Person> person, std::string id, std::string invite) {
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (const auto* refused = std::get_if<protocol::Error>(&found)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    const std::string user = person ? person->id : "";
    if (!table->may_enter(user, invite)) co_return error_response(errors::kNoSuchTable());
    const match::AnyMatch* match = table->table().match();
    if (match == nullptr) co_return error_response(errors::kNotStarted());
    match::Record record;
    record.match = match->clone();
    for (const protocol::SeatInfo& seat : table->info(kSpectator).seats)
        record.names.push_back(seat.level
                                   ? "computer (" + std::string(boost::describe::enum_to_string(*seat.level, "")) + ")"
                                   : seat.name);
    if (table->table().status() != protocol::Status::over || table->table().is_sealed())
        co_return json_response(match::write_seen_record(record, table->table().seat_of(user)));
    record.proof = table->table().proof();
    record.circumstances = co_await circumstances(id, table->table().game(), table->table().setup(), users_at(*table));
    co_return json_response(match::write_record(record));
}

Task<match::Circumstances> Archive::circumstances(std::string id, const match::AnyGame& game, Setup setup,
                                                  std::vector<std::string> users) {
    std::optional<storage::RatingKey> key;
    if (setup.rated) key = {setup.game, std::string(ratings::player_class(static_cast<int>(setup.seats.size())))};
    auto kept_read = node_.read([id, users, key](storage::Store& store) { return kept_game(store, id, users, key); });
    const KeptGame kept = co_await kept_read;
    co_return circumstances_of(game, setup, kept);
}

Task<Response> Archive::ratings(std::optional<Person> person, std::string id, std::string invite) {
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (const auto* refused = std::get_if<protocol::Error>(&found)) co_return error_response(*refused);
    if (!std::get<std::shared_ptr<LiveTable>>(found)->may_enter(person ? person->id : "", invite))
        co_return error_response(errors::kNoSuchTable());
    auto rated_read = node_.read([id](storage::Store& store) { return store.rated_table(id); });
    const storage::RatedTable rated = co_await rated_read;
    protocol::TableRatings shown{rated.is_rated, {}};
    for (const storage::RatedTable::Seat& seat : rated.seats) shown.seats.push_back({seat.user, shown_game(seat.game)});
    co_return json_response(protocol::to_value(shown));
}

Task<Response> Archive::chat(std::optional<Person> person, std::string id, std::string invite, Request request) {
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (const auto* refused = std::get_if<protocol::Error>(&found)) co_return error_response(*refused);
    if (!std::get<std::shared_ptr<LiveTable>>(found)->may_enter(person ? person->id : "", invite))
        co_return error_response(errors::kNoSuchTable());
    const std::int64_t after = number_in(request, "after", 0);
    auto lines_read = node_.read([id, after](storage::Store& store) { return store.chat(id, after, 200); });
    const auto lines = co_await lines_read;
    co_await people_.learn_names_of(lines);
    std::set<std::string> unheard;
    if (person) unheard = co_await people_.mutes.of(person->id);
    std::vector<protocol::ChatLine> told;
    for (const storage::ChatLine& line : lines) {
        told.push_back(line_of(line, people_));
        // Whoever pages on counts lines: they are there, without their words.
        if (unheard.contains(line.user)) told.back() = {line.number, "", "", line.at, "", true};
    }
    co_return json_response(json::object{{"lines", protocol::to_value(told)}});
}

}  // namespace wharf::server
