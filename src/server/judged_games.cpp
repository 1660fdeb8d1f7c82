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

// Up to a megabyte: made where it is read, while the loop serves others.
std::string listed(const std::vector<storage::JudgedGame>& games) {
    return text::json_text([&](text::JsonText& to) {
        to.open('{');
        to.key("games");
        to.open('[');
        for (const storage::JudgedGame& game : games) {
            to.open('{');
            to.key("table");
            to.text(game.table);
            to.key("moves");
            to.json(game.moves);
            to.close('}');
        }
        to.close(']');
        to.close('}');
    });
}

}  // namespace

Task<Response> JudgedGames::keep(Request request, Person person, std::string id) {
    if (person.kind == protocol::PersonKind::guest) co_return error_response(errors::kJudgedNeedsAccount());
    auto read = protocol::read_body<protocol::JudgedMoves>(request.body);
    if (auto* fault = std::get_if<protocol::Error>(&read)) co_return error_response(*fault);
    const std::vector<JudgedMove> judged = std::get<protocol::JudgedMoves>(std::move(read)).moves.items;
    LiveTables::Found found = co_await live_tables_.find_current(id);
    if (const auto* refused = std::get_if<protocol::Error>(&found)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
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
    auto text_read = node_.read([id, page](storage::Store& store) { return listed(store.judged_games(id, page)); });
    co_return json_text_response(co_await text_read);
}

}  // namespace wharf::server
