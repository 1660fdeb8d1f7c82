#include "protocol/scene.h"

#include <array>

#include "match/any_game.h"
#include "match/record.h"
#include "protocol/messages.h"
#include "text/fields.h"

namespace wharf::protocol {
namespace {

namespace json = boost::json;

using text::FieldWriter;

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

void describe(FieldWriter& fields, const text::ScoreLine& line) {
    fields.text("clause", line.clause);
    fields.text("key", line.key);
    fields.count("points", line.points);
}

// A list for each seat. Of lists in a list, changes are told by where they are.
void write_scores(text::JsonText& to, const match::AnyMatch& match, Seat observer) {
    static constexpr std::array<std::string_view, kMaxSeats> kLists{"scores/0", "scores/1", "scores/2", "scores/3",
                                                                    "scores/4"};
    FieldWriter fields(to);
    const bool is_whole = to.notes() == nullptr;
    if (is_whole) {
        to.key("scores");
        to.open('[');
    }
    for (Seat seat = 0; seat < match.players(); ++seat) {
        std::vector<text::ScoreLine> lines = match.score_sheet(observer, seat);
        std::erase_if(lines, [](const text::ScoreLine& line) { return line.is_hidden; });
        const auto describe_line = [&](FieldWriter& inner, int i) {
            describe(inner, lines[static_cast<std::size_t>(i)]);
        };
        if (is_whole)
            fields.items(static_cast<int>(lines.size()), describe_line);
        else
            fields.objects(kLists[seat], static_cast<int>(lines.size()), describe_line);
    }
    if (is_whole) to.close(']');
}

}  // namespace

void write_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up) {
    text::WrittenMoves moves;
    begin_scene(to, match, observer);
    end_scene(to, match, observer, given_up, observer < match.players() && match.can_undo(observer), moves);
}

void begin_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer) {
    if (to.notes() == nullptr) to.open('{');
    FieldWriter(to).nested("view", [&] { match.write_view(observer, to); });
}

void end_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up, bool can_undo,
               text::WrittenMoves& moves) {
    const bool sits = observer < match.players();
    const bool is_over = match.is_over() || given_up != nullptr;
    const SeatSet waiting = match.waiting_for(observer);
    Seat own_seat = sits ? observer : kSpectator;
    FieldWriter fields(to);
    fields.text("game", match.game().id());
    fields.count("rules", match.rules_version());
    fields.count("players", match.players());
    fields.seat("seat", own_seat);
    fields.value("waiting_for", [&] {
        to.open('[');
        for (Seat seat = 0; seat < kMaxSeats && !is_over && !waiting.is_chance(); ++seat)
            if (waiting.contains(seat)) to.number(seat);
        to.close(']');
    });
    fields.value("prompt", [&] { text::write(to, match.prompt(observer)); });
    fields.value("legal", [&] {
        to.open('[');
        if (sits && !is_over && match.to_act().contains(observer)) write_legal(to, match, observer, moves);
        to.close(']');
    });
    fields.flag("can_undo", can_undo && given_up == nullptr);
    fields.flag("over", is_over);
    write_scores(to, match, observer);
    fields.value("result", [&] {
        if (given_up != nullptr)
            write(to, *given_up);
        else if (is_over)
            to.json(json::serialize(match::write_result(match)));
        else
            to.null();
    });
    if (to.notes() == nullptr) to.close('}');
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
