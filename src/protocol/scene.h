// What one observer may know of a match now: the only form in which a match leaves for a client, be it through the
// server, the engine in a browser, or a foreign program at the arena.
#pragma once

#include <boost/json.hpp>

#include "match/any_match.h"

namespace wharf::protocol {

struct Result;

// {"game", "rules", "players", "seat" (null: a spectator), "waiting_for", "prompt", "legal": [{"text","hint"}…],
//  "can_undo", "over", "scores": per seat its lines {"clause","name","points"}, "result" (null before the end), "view"}
// "legal" is empty unless the observer may act. `given_up`: the game has ended so, though the rules would go on.
void write_scene(text::JsonText& to, const match::AnyMatch& match, Seat observer, const Result* given_up = nullptr);
boost::json::object scene(const match::AnyMatch& match, Seat observer);

// {"seat": 0… or "chance", "text": …}: a move as it was told to an observer.
boost::json::object told(const match::Move& move);

// {"code", "sentence", "clause"}
boost::json::object refusal(const text::Refusal& refusal);

}  // namespace wharf::protocol
