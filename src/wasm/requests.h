// What the engine can be asked. A request is {"do": …}; an answer has "problem", one clear line, when it was not
// obeyed.
#pragma once

#include <boost/json.hpp>
#include <string_view>

#include "wasm/table.h"

namespace wharf::wasm {

boost::json::object problem(std::string_view what);

// About the games.
//   games                                      → {games: [{id, title, min_players, max_players, rules, options,
//   clauses}]} signature {game, players, games}           → {signature, states, steps} replay    {record} → {over,
//   result, position}: where a record ends
boost::json::object games();
boost::json::object signature(const Asked& asked);
boost::json::object replay(const Asked& asked);

// A match from its beginning to its end. With a seed its chance events repeat; without, they come from the browser's
// source of secure randomness.
//   begin  {game, players, options?, seed?, names?}   → {match, count}
//   open   {document, seed?, settle?}          → {match, count, names}: a record or a position; settle plays on to the
//                                                first decision
//   play   {match, seat, move}                 → {count} | {refusal}: the move with the chance and forced moves after
//   it undo   {match, seat}                       → {count} | {refusal} close  {match}                             → {}
boost::json::object begin(Table& table, const Asked& asked);
boost::json::object open(Table& table, const Asked& asked);
boost::json::object play(Table& table, const Asked& asked);
boost::json::object undo(Table& table, const Asked& asked);
boost::json::object close(Table& table, const Asked& asked);

// What an observer may know of a match; "seat" null is a spectator.
//   scene    {match, seat, count?}             → {scene}: now, or after the first `count` moves
//   told     {match, seat, from}               → {told: [{seat, text, count}], count}: each with the moves made by then
//   why      {match, seat, move}               → {refusal} | {}: why a move is not allowed; changes nothing
//   record   {match, seat?, names?}            → {record}: whole, or as a seat saw it
//   position {match, count?}                   → {position}: everything, secrets included; for thinking elsewhere
boost::json::object scene(Table& table, const Asked& asked);
boost::json::object told(Table& table, const Asked& asked);
boost::json::object why(Table& table, const Asked& asked);
boost::json::object record(Table& table, const Asked& asked);
boost::json::object position(Table& table, const Asked& asked);

// Computer players; they look at the view of the seat and nothing else.
//   think    {match, seat, player, seed?}      → {move}
//   analyse  {match, seat, player, seed?}      → {options: [{move, visits, seats: [{rank, win_share, points}], line}],
//                                                 iterations}
boost::json::object think(Table& table, const Asked& asked);
boost::json::object analyse(Table& table, const Asked& asked);

}  // namespace wharf::wasm
