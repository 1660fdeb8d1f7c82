#include "server/reports.h"

#include "server/pages.h"
#include "server/shared_limits.h"
#include "server/tokens.h"
#include "server/visible_text.h"

namespace wharf::server {

using protocol::Error;

namespace {

namespace json = boost::json;

}  // namespace

void Reports::share_limits(SharedLimits& shared) { shared.share("reports", rate_); }

Task<Response> Reports::make(Request request, Person person) {
    auto read = protocol::read_body<protocol::NewReport>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const auto& wanted = std::get<protocol::NewReport>(read);
    if (is_blank(wanted.text.value)) co_return error_response(errors::kEmptyText());
    if (!node_.options.unlimited_rate && !rate_.allow(person.id)) co_return error_response(errors::kTooMany());
    storage::Report report;
    report.id = random_id();
    report.at = now_ms();
    report.by = person.id;
    report.user = wanted.user.value;
    report.text = wanted.text.value;
    if (wanted.table) report.table = wanted.table->value;
    if (wanted.line) report.line = wanted.line->value;
    if (report.line != 0 && report.table.empty()) co_return error_response(errors::kNoSuchLine());
    if (!report.table.empty()) {
        // Whoever may not enter a table learns nothing of it this way either.
        LiveTables::Found found = co_await live_tables_.find(report.table);
        if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
        if (!std::get<std::shared_ptr<LiveTable>>(found)->may_enter(person.id, ""))
            co_return error_response(errors::kNoSuchTable());
    }
    const bool is_of_line = report.line != 0;
    storage::Write write = storage::AddReport{report};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    const auto& missing = is_of_line ? errors::kNoSuchLine : errors::kNoSuchPlayer;
    if (auto refused = refusal_of(outcome.code, missing, errors::kTryAgain, errors::kTooManyReports))
        co_return error_response(*refused);
    co_return json_response(json::object{}, 201);
}

Task<Response> Reports::list(std::vector<storage::Report> reports, bool for_all) {
    co_await people_.learn_names_of(reports);
    std::vector<protocol::ReportInfo> shown;
    for (const storage::Report& report : reports) {
        protocol::ReportInfo info;
        info.id = report.id;
        info.at = report.at;
        info.user = report.user;
        info.name = people_.name_of(report.user);
        info.text = report.text;
        if (!report.table.empty()) info.table = report.table;
        if (report.line != 0) info.line = report.line;
        if (report.line != 0) info.said = report.said;
        info.answered = report.answered;
        if (report.answered != 0) info.answer = report.answer;
        if (for_all) {
            info.by = report.by;
            info.by_name = people_.name_of(report.by);
            if (report.answered != 0)
                info.answered_by = report.answered_by.empty() ? "" : people_.name_of(report.answered_by);
        }
        shown.push_back(std::move(info));
    }
    co_return json_response(json::object{{"reports", protocol::to_value(shown)}});
}

Task<Response> Reports::mine(Request request, Person person) {
    const storage::Page page = page_of(request);
    const storage::ReportFilter filter{.by = person.id};
    auto reports_read = node_.read([filter, page](storage::Store& store) { return store.reports(filter, page); });
    auto reports = co_await reports_read;
    co_return co_await list(std::move(reports), false);
}

Task<Response> Reports::queue(Request request, Actor actor) {
    const storage::Page page = page_of(request);
    storage::ReportFilter filter;
    filter.open = word_in(request, "only") == "open";
    filter.below_role = !actor.is_administrator();
    auto reports_read = node_.read([filter, page](storage::Store& store) { return store.reports(filter, page); });
    auto reports = co_await reports_read;
    // Nobody reads what is said of himself, nor by whom.
    std::erase_if(reports, [&](const storage::Report& report) { return report.user == actor.id; });
    co_return co_await list(std::move(reports), true);
}

Task<Response> Reports::answer(Request request, Actor actor, std::string id) {
    auto read = protocol::read_body<protocol::NewAnswer>(request.body);
    if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
    const std::string answer = seen(std::get<protocol::NewAnswer>(read).answer.value);
    std::vector<storage::Write> writes;
    writes.emplace_back(storage::AnswerReport{actor.act(answer), id, answer});
    const storage::Outcome outcome = co_await feed_.commit(std::move(writes));
    if (auto refused = refusal_of(outcome.code, errors::kNoSuchReport)) co_return error_response(*refused);
    co_return json_response(json::object{});
}

}  // namespace wharf::server
