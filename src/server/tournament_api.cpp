#include "server/tournament_api.h"

#include <algorithm>

#include "server/answers.h"
#include "server/own_document.h"
#include "server/pages.h"

namespace wharf::server {

using protocol::Error;

namespace {

namespace json = boost::json;

// Those that run first, then those that begin soonest; whoever starts by hand comes last.
bool comes_before(const protocol::TournamentInfo& a, const protocol::TournamentInfo& b) {
    const auto key = [](const protocol::TournamentInfo& info) {
        const bool is_open = info.status == protocol::TournamentStatus::open;
        return std::tuple(is_open, is_open && info.starts == 0, is_open ? info.starts : -info.created, info.id);
    };
    return key(a) < key(b);
}

}  // namespace

Task<Response> TournamentApi::answer(Request request, std::vector<std::string> path, std::optional<Person> person) {
    const bool reads = request.method == "GET";
    if (reads && path.size() == 1) co_return co_await list(std::move(request));
    if (reads && path.size() == 2) {
        Tournaments::Found found = co_await tournaments_.find(path[1]);
        if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
        const auto tournament = std::get<std::shared_ptr<LiveTournament>>(found);
        const bool is_whole = co_await tournaments_.read_on(tournament);
        if (!is_whole) co_return error_response(errors::kTryAgain());
        co_return json_text_response(protocol::to_text(page_of(*tournament, people_, number_in(request, "round", 0))));
    }
    if (request.method != "POST") co_return error_response(errors::kWrongMethod());
    if (!person) co_return error_response(errors::kNotSignedIn());
    if (path.size() == 1) {
        auto read = protocol::read_body<protocol::NewTournament>(request.body);
        if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
        Tournaments::Found made =
            co_await tournaments_.make(*person, std::get<protocol::NewTournament>(std::move(read)));
        if (const auto* refused = std::get_if<Error>(&made)) co_return error_response(*refused);
        const auto tournament = std::get<std::shared_ptr<LiveTournament>>(made);
        co_return json_text_response(protocol::to_text(info_of(*tournament, people_)), 201);
    }
    if (path.size() == 3) co_return co_await act(*person, path[1], path[2]);
    co_return error_response(errors::kNoSuchPage());
}

Task<Response> TournamentApi::list(Request request) {
    std::vector<protocol::TournamentInfo> infos;
    if (word_in(request, "status") == "over") {
        const storage::Page page = page_of(request);
        auto rows_read = node_.read([page](storage::Store& store) { return store.finished_tournaments(page); });
        const std::vector<storage::TournamentRow> rows = co_await rows_read;
        std::vector<std::string> users;
        for (const storage::TournamentRow& row : rows) {
            users.push_back(row.host);
            if (const auto summary = read_own<TournamentSummary>(row.summary))
                users.insert(users.end(), summary->winners.begin(), summary->winners.end());
        }
        co_await people_.learn_names(std::move(users));
        for (const storage::TournamentRow& row : rows)
            if (auto info = info_of(row, people_)) infos.push_back(std::move(*info));
    } else {
        for (const auto& tournament : tournaments_.unfinished()) infos.push_back(info_of(*tournament, people_));
        std::sort(infos.begin(), infos.end(), comes_before);
    }
    co_return json_text_response(text::json_text([&](text::JsonText& to) {
        to.open('{');
        to.key("tournaments");
        protocol::write(to, infos);
        to.close('}');
    }));
}

Task<Response> TournamentApi::act(Person person, std::string id, std::string action) {
    Tournaments::Found found = co_await tournaments_.find(std::move(id));
    if (const auto* refused = std::get_if<Error>(&found)) co_return error_response(*refused);
    const auto tournament = std::get<std::shared_ptr<LiveTournament>>(found);
    std::optional<Error> refused = errors::kNoSuchPage();
    if (action == "join")
        refused = co_await tournaments_.join(std::move(person), tournament);
    else if (action == "leave")
        refused = co_await tournaments_.leave(std::move(person), tournament);
    else if (action == "start")
        refused = co_await tournaments_.start(std::move(person), tournament);
    else if (action == "cancel")
        refused = co_await tournaments_.cancel(std::move(person), tournament);
    if (refused) co_return error_response(*refused);
    co_return json_response(json::object{});
}

}  // namespace wharf::server
