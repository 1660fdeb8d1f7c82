#include "protocol/scene.h"

#include "match/any_game.h"
#include "match/record.h"
#include "protocol/messages.h"

namespace wharf::protocol {
namespace {

namespace json = boost::json;

void write_legal(text::JsonText& to, const match::AnyMatch& match, Seat seat, text::WrittenMoves& moves) {
    for (const match::LegalMove& move : match.legal(seat)) {
        to.open('{');
        to.key("text");
        to.text(move.text);
        moves.write(to, match.game().forms(), move.text);
        to.key("facts");
        text::write(to, move.hint);
        to.close('}');
    }
}

void write_score_lines(text::JsonText& to, const match::AnyMatch& match, Seat observer, Seat seat) {
    for (const text::ScoreLine& line : match.score_sheet(observer, seat)) {
        if (line.is_hidden) continue;
        to.open('{');
        to.key("clause");
        to.word(line.clause);
        to.key("key");
        to.word(line.key);
        to.key("points");
        to.number(line.points);
        to.close('}');
    }
}

template <class Write>
void write_list(text::JsonText& to, std::string_view name, Write write) {
    to.key(name);
    to.open('[');
    write();
    to.close(']');
}

}  // namespace

void write_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up) {
    text::WrittenMoves moves;
    begin_scene(to, match, observer);
    end_scene(to, match, observer, given_up, observer < match.players() && match.can_undo(observer), moves);
}

void begin_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer) {
    to.open('{');
    to.key("view");
    match.write_view(observer, to);
}

void end_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up, bool can_undo,
               text::WrittenMoves& moves) {
    const bool sits = observer < match.players();
    const bool is_over = match.is_over() || given_up != nullptr;
    const SeatSet waiting = match.waiting_for(observer);
    to.key("game");
    to.text(match.game().id());
    to.key("rules");
    to.number(match.rules_version());
    to.key("players");
    to.number(match.players());
    to.key("seat");
    sits ? to.number(observer) : to.null();
    write_list(to, "waiting_for", [&] {
        for (Seat seat = 0; seat < kMaxSeats && !is_over && !waiting.is_chance(); ++seat)
            if (waiting.contains(seat)) to.number(seat);
    });
    to.key("prompt");
    text::write(to, match.prompt(observer));
    // Moves come and go as a whole: an outline need not know what lies in them.
    to.key("legal");
    if (sits && !is_over && match.to_act().contains(observer)) {
        to.json(text::json_text([&](text::JsonText& list) {
            list.open('[');
            write_legal(list, match, observer, moves);
            list.close(']');
        }));
    } else {
        to.json("[]");
    }
    to.key("can_undo");
    to.flag(can_undo && given_up == nullptr);
    to.key("over");
    to.flag(is_over);
    write_list(to, "scores", [&] {
        for (Seat seat = 0; seat < match.players(); ++seat) {
            to.open('[');
            write_score_lines(to, match, observer, seat);
            to.close(']');
        }
    });
    to.key("result");
    if (given_up != nullptr)
        write(to, *given_up);
    else if (is_over)
        to.json(json::serialize(match::write_result(match)));
    else
        to.null();
    to.close('}');
}

json::object scene(const match::AnyMatch& match, Seat observer) {
    return text::parse_own(text::json_text([&](text::JsonText& to) { write_scene(to, match, observer); }));
}

json::object move_fields(const match::AnyGame& game, std::string_view move) {
    return text::parse_own(text::json_text([&](text::JsonText& to) {
        to.open('{');
        text::write_move_fields(to, game.forms(), move);
        to.close('}');
    }));
}

void write_told(text::JsonText& to, const match::AnyGame& game, const match::Move& move, int count) {
    to.open('{');
    to.key("seat");
    move.seat == kChance ? to.word("chance") : to.number(move.seat);
    to.key("text");
    to.text(move.text);
    to.key("move");
    to.open('{');
    text::write_move_fields(to, game.forms(), move.text);
    to.close('}');
    if (count > 0) {
        to.key("count");
        to.number(count);
    }
    to.close('}');
}

json::object told(const match::AnyGame& game, const match::Move& move) {
    return text::parse_own(text::json_text([&](text::JsonText& to) { write_told(to, game, move); }));
}

json::object said(const text::Message& message) {
    return text::parse_own(text::json_text([&](text::JsonText& to) { text::write(to, message); }));
}

json::object refusal(const text::Refusal& refusal) {
    return {{"code", refusal.code}, {"message", said(refusal.message)}, {"clause", refusal.clause}};
}

}  // namespace wharf::protocol
