// What one observer may know of a match now: the only form in which a match leaves for a client, be it through the
// server, the engine in a browser, or a foreign program at the arena.
#pragma once

#include <boost/json.hpp>

#include "match/any_match.h"
#include "text/written_moves.h"

namespace wharf::protocol {

struct Result;

// {"view", "game", "rules", "players", "seat" (null: a spectator), "waiting_for", "prompt": a message, "legal":
//  [{"text", its fields, "facts": messages}…], "can_undo", "over", "scores": per seat its lines {"clause", "key",
//  "points"}, "result" (null before the end)}
// "legal" is empty unless the observer may act. `given_up`: the game has ended so, though the rules would go on.
void write_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up = nullptr);
// The same in two steps: the rest follows from the view, from whether the observer may take something back, and from
// how the game ended. Where only changes are asked for (JsonText::changes), those: fields without a bracket.
void begin_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer);
void end_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up, bool can_undo,
               text::WrittenMoves& moves);
boost::json::object scene(const match::AnyMatch& match, Seat observer);

// {"seat": 0… or "chance", "text": …, "move": its fields}: a move as it was told to an observer.
// With `count`, the moves made by then, where it is not 0.
void write_told(text::JsonText& to, const match::AnyGame& game, const match::Move& move, int count = 0);
boost::json::object told(const match::AnyGame& game, const match::Move& move);
// {"kind": …, fields}: what a move's text says; empty if the game has no such move.
boost::json::object move_fields(const match::AnyGame& game, std::string_view move);

// {"key": …, arguments}
boost::json::object said(const text::Message& message);

// {"code", "message", "clause"}
boost::json::object refusal(const text::Refusal& refusal);

}  // namespace wharf::protocol
