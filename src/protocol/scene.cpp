#include "protocol/scene.h"

#include "match/any_game.h"
#include "match/record.h"

namespace wharf::protocol {
namespace {

namespace json = boost::json;

json::array seats_of(SeatSet seats) {
    json::array list;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (seats.contains(seat)) list.push_back(seat);
    return list;
}

json::array legal_moves(const match::AnyMatch& match, Seat seat) {
    json::array list;
    for (const match::LegalMove& move : match.legal(seat))
        list.push_back(json::object{{"text", move.text}, {"hint", move.hint}});
    return list;
}

json::array score_lines(const match::AnyMatch& match, Seat observer, Seat seat) {
    json::array lines;
    for (const text::ScoreLine& line : match.score_sheet(observer, seat))
        lines.push_back(json::object{{"clause", line.clause}, {"name", line.name}, {"points", line.points}});
    return lines;
}

}  // namespace

json::object scene(const match::AnyMatch& match, Seat observer) {
    const bool sits = observer < match.players();
    const SeatSet waiting = match.waiting_for(observer);
    json::array scores;
    for (Seat seat = 0; seat < match.players(); ++seat) scores.push_back(score_lines(match, observer, seat));
    return {{"game", match.game().id()},
            {"rules", match.game().rules_version()},
            {"players", match.players()},
            {"seat", sits ? json::value(observer) : json::value(nullptr)},
            {"waiting_for", waiting.is_chance() ? json::array() : seats_of(waiting)},
            {"prompt", match.prompt(observer)},
            {"legal", sits ? legal_moves(match, observer) : json::array()},
            {"can_undo", sits && match.can_undo(observer)},
            {"over", match.is_over()},
            {"scores", std::move(scores)},
            {"result", match.is_over() ? json::value(match::write_result(match)) : json::value(nullptr)},
            {"view", match.view(observer)}};
}

json::object told(const match::Move& move) {
    return {{"seat", move.seat == kChance ? json::value("chance") : json::value(move.seat)}, {"text", move.text}};
}

json::object refusal(const text::Refusal& refusal) {
    return {{"code", refusal.code}, {"sentence", refusal.sentence}, {"clause", refusal.clause}};
}

}  // namespace wharf::protocol
