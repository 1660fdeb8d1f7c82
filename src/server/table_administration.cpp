#include "server/table_administration.h"

#include <charconv>

#include "server/pages.h"
#include "server/table_row.h"
#include "server/visible_text.h"

namespace wharf::server {

using protocol::Error;

namespace {

namespace json = boost::json;

constexpr int kMostLines = 200;

}  // namespace

Task<Response> TableAdministration::list(Request request) {
    const storage::Page page = page_of(request);
    auto rows_read = node_.read([page](storage::Store& store) { return store.unfinished_tables(page); });
    const std::vector<storage::TableRow> rows = co_await rows_read;
    co_await people_.learn_names_of(rows);
    std::vector<protocol::TableInfo> tables;
    for (const storage::TableRow& row : rows)
        if (auto info = info_of(row, people_)) tables.push_back(std::move(*info));
    co_return json_response(json::object{{"tables", protocol::to_value(tables)}});
}

Task<Response> TableAdministration::look(Request request, std::string id) {
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    const std::int64_t after = number_in(request, "after", 0);
    auto lines_read = node_.read([id, after](storage::Store& store) { return store.chat(id, after, kMostLines); });
    const std::vector<storage::ChatLine> lines = co_await lines_read;
    co_await people_.learn_names_of(lines);
    protocol::TableLook look{table->info(kSpectator), {}};
    for (const storage::ChatLine& line : lines) look.chat.push_back(line_of(line, people_));
    co_return json_response(protocol::to_value(look));
}

Task<Response> TableAdministration::close(Request request, Actor actor, std::string id) {
    auto read = protocol::read_body<protocol::Because>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string reason = seen(std::get<protocol::Because>(read).reason.value);
    LiveTables::Found found = co_await live_tables_.find(id);
    if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
    const protocol::Status status = std::get<std::shared_ptr<LiveTable>>(found)->table().status();
    if (status != protocol::Status::open && status != protocol::Status::playing)
        co_return error_response(errors::kGameOver());
    // The entry first: nothing is done without one.
    std::vector<storage::Write> writes;
    writes.emplace_back(
        storage::NoteAct{actor.act(reason), storage::Role::moderator, storage::actions::kCloseTable, "", id});
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, errors::kNoSuchTable)) co_return error_response(*refused);
    const auto refused = co_await live_tables_.close(id, reason);
    // Whoever read the entry may have been faster.
    if (refused && refused->code != errors::kGameOver.code) co_return error_response(*refused);
    co_return json_response(json::object{});
}

Task<Response> TableAdministration::remove_line(Request request, Actor actor, std::string table, std::string line) {
    auto read = protocol::read_body<protocol::Because>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    std::int64_t number = 0;
    std::from_chars(line.data(), line.data() + line.size(), number);
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::RemoveChat{actor.act(std::get<protocol::Because>(read).reason.value), table, number});
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, errors::kNoSuchLine)) co_return error_response(*refused);
    co_return json_response(json::object{});
}

}  // namespace wharf::server
