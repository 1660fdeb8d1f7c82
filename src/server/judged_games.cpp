#include "server/judged_games.h"

#include <algorithm>

#include "protocol/judged.h"
#include "server/pages.h"

namespace wharf::server {

namespace {

namespace json = boost::json;
using protocol::JudgedMove;

// In the order of play, and all of them moves of that seat.
bool are_own(const std::vector<JudgedMove>& judged, const std::vector<match::Move>& made, Seat seat) {
    const auto is_own = [&](const JudgedMove& move) {
        const auto number = static_cast<std::size_t>(move.move.value);
        return number < made.size() && made[number].seat == seat;
    };
    const auto is_out_of_order = [](const JudgedMove& a, const JudgedMove& b) { return a.move.value >= b.move.value; };
    return std::all_of(judged.begin(), judged.end(), is_own) &&
           std::adjacent_find(judged.begin(), judged.end(), is_out_of_order) == judged.end();
}

}  // namespace

Task<Response> JudgedGames::keep(Request request, Person person, std::string id) {
    if (person.kind == protocol::PersonKind::guest) co_return error_response(errors::kJudgedNeedsAccount());
    auto read = protocol::read_body<protocol::JudgedMoves>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    const std::vector<JudgedMove> judged = std::get<protocol::JudgedMoves>(std::move(read)).moves.items;
    LiveTables::Found found = co_await live_tables_.find(id);
    if (const auto* refused = std::get_if<protocol::Error>(&found)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    const bool is_settled = co_await table->settled();
    if (!is_settled) co_return error_response(errors::kTryAgain());
    if (!table->may_enter(person.id, "")) co_return error_response(errors::kNoSuchTable());
    const Seat seat = table->table().seat_of(person.id);
    if (seat == kSpectator) co_return error_response(errors::kNotSeated());
    const match::AnyMatch* match = table->table().match();
    if (match == nullptr || table->table().status() != protocol::Status::over)
        co_return error_response(errors::kNotOver());
    if (!are_own(judged, match->moves(), seat)) co_return error_response(errors::kNotYourMoves());
    storage::Write write = storage::KeepJudged{person.id, {id, protocol::to_text(judged)}};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code == storage::Code::missing) co_return error_response(errors::kNotSeated());
    if (outcome.code != storage::Code::done) co_return error_response(errors::kTryAgain());
    co_return json_response(json::object{});
}

Task<Response> JudgedGames::list(Request request, Person person) {
    const storage::Page page = page_of(request);
    const std::string id = person.id;
    auto games_read = node_.read([id, page](storage::Store& store) { return store.judged_games(id, page); });
    const auto games = co_await games_read;
    json::array listed;
    for (const storage::JudgedGame& game : games)
        listed.push_back(json::object{{"table", game.table}, {"moves", json::parse(game.moves)}});
    co_return json_response(json::object{{"games", std::move(listed)}});
}

}  // namespace wharf::server
