// Positions and dice for Tortuga's tests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string_view>

#include "core/testing/clauses.h"
#include "games/tortuga/text.h"
#include "text/testing/scripted.h"

namespace wharf::tortuga {

using Play = wharf::testing::Scripted<TortugaText>;

// Before the first common roll: seat 0 starts, markers on 3, all chests still in the bag.
inline State before_roll(int players, int target = 6) {
    State state = set_up(
        {.players = static_cast<std::uint8_t>(players), .start = 0, .options = {static_cast<std::uint8_t>(target)}});
    begin_roll(state.table);
    return state;
}

// A chest from the bag into a row, or onto the own island.
inline void put_chest(State& state, Seat seat, Track track, Colour colour) {
    state.table.bag[index_of(colour)] -= 1;
    state.table.boards[seat].row[index_of(track)].push_back(colour);
}
inline void put_on_island(State& state, Seat seat, Colour colour) { draw_to_island(state.table, seat, colour); }
inline void put_in_tortuga(State& state, Seat seat, Colour colour, int count = 1) {
    state.table.bag[index_of(colour)] = static_cast<std::uint8_t>(state.table.bag[index_of(colour)] - count);
    state.table.boards[seat].tortuga[index_of(colour)] =
        static_cast<std::uint8_t>(state.table.boards[seat].tortuga[index_of(colour)] + count);
}
inline void put_on_centre(State& state, Colour colour) {
    state.table.bag[index_of(colour)] -= 1;
    state.table.centre = static_cast<std::uint8_t>(state.table.centre | (1U << index_of(colour)));
}
inline void set_markers(State& state, Seat seat, int ship, int pirate) {
    state.table.boards[seat].marker[index_of(Track::fleet)] = static_cast<std::uint8_t>(ship);
    state.table.boards[seat].marker[index_of(Track::crew)] = static_cast<std::uint8_t>(pirate);
}

// All five dice of a seat, A to E, on actions.
inline void lay_all(State& state, Seat seat, Symbol a, Symbol b, Symbol c, Symbol d, Symbol e) {
    const Symbol actions[kDice] = {a, b, c, d, e};
    for (int die = 0; die < kDice; ++die) state.table.boards[seat].die_on[die] = actions[die];
}
// Dice where they decide nothing: all on one action.
inline void lay_all(State& state, Seat seat, Symbol action) {
    lay_all(state, seat, action, action, action, action, action);
}

// Phase 2, once everybody's dice are laid.
inline Play at_actions(State state) {
    begin_actions(state.table);
    return Play(state);
}

// The dice that fall next, by their faces.
inline Play& roll(Play& play, std::initializer_list<std::string_view> faces) {
    for (std::string_view face : faces)
        play.chance("die " + std::string(1, static_cast<char>('A' + play.state.table.die)) + " " + std::string(face));
    return play;
}

inline int ship(const Play& play, Seat seat) { return play.state.table.boards[seat].marker[index_of(Track::fleet)]; }
inline int pirate(const Play& play, Seat seat) { return play.state.table.boards[seat].marker[index_of(Track::crew)]; }

inline std::vector<Colour> row_of(const Play& play, Seat seat, Track track) {
    const auto& row = play.state.table.boards[seat].row[index_of(track)];
    return {row.begin(), row.end()};
}

}  // namespace wharf::tortuga
