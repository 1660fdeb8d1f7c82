// What lies on Tortuga's table, what is behind the screens, and what one observer knows of both.
#pragma once

#include "core/game.h"
#include "games/tortuga/data.h"

namespace wharf::tortuga {

// The decision or chance event the game waits for, in the order of a round.
enum class Pending : std::uint8_t {
    start_player,    // T1.2   chance: who starts
    first_chest,     // T1.1   chance: a chest for the island area
    second_chest,    // T1.1   chance: a chest for the crew area
    roll,            // T2.1   chance: one hidden die
    selection,       // T2.1   every seat with free dice, secretly
    reveal,          // T2.2   chance with one outcome: the screens are lifted
    skulls,          // T2.3   an action for skulls selected alone
    open_roll,       // T2.6   chance: one open die
    open_selection,  // T2.6   selection from an open roll
    advantage,       // T2.8   where an advantage tile goes
    use,             // T3.3   fleet building, crew recruiting or treasure hunt: use it or not
    hunt_chest,      // T3.6   chance: the hunter's chest
    hunt_tile,       // T3.6   chance: a treasure tile, seen by the hunter
    attack,          // T3.7, T3.8   a target and, for the best, a chest
    centre,          // T3.8   a chest of the central island
    round_chest,     // T4.1   chance: a chest for every player
    lay_fleet,       // T4.2   the next chest from crew to fleet
    lay_crew,        // T4.2   the next chest from the island area to crew
    over,
};

// What follows when a step is done: a decision or chance event is pending, or a part of the round begins.
enum class Next : std::uint8_t { wait, roll, actions, moving };

struct Board {
    std::uint8_t marker[kTracks];             // T0.5: field of the ship and of the pirate marker
    std::uint8_t island[kColours];            // T0.6: own island area, chests by colour
    FixedList<Colour, kMaxRow> row[kTracks];  // T0.6: fleet and crew area, from the left
    std::uint8_t tortuga[kColours];           // T0.6: chests in safety, by colour
    std::uint8_t advantage[kActions];         // T0.3, T2.8: 0, 1 or 2 per action
    Symbol die_on[kDice];                     // the action a die lies on, or none while it is free
    std::uint8_t lone_skulls;                 // T2.3: revealed dice that wait for their action, as a bit set
    std::uint8_t rerolls;                     // T2.6: 1 if the seat must roll openly
    std::uint8_t tiles;                       // number of treasure tiles
};

// Public: everybody sees all of this (T8.2).
struct Table {
    std::uint8_t players;
    std::uint8_t target;  // T7.1
    std::uint8_t start;   // start player
    std::uint8_t round;
    Pending pending;
    Seat active;              // whose die, chest or decision is pending
    std::uint8_t die;         // roll, open_roll: the die that falls next
    SeatSet finished;         // T2.8: seats that had no free dice before this common roll
    Symbol open_face[kDice];  // T2.6: the open roll
    Symbol action;            // phase 2: the action being performed
    std::uint8_t place;       // phase 2: 1 = best, 2 = second best
    Seat ranked[2];           // phase 2: best and second best of this action, or kSpectator
    std::uint8_t hunted;      // T3.6: tiles the hunter has drawn so far
    std::uint8_t bag[kColours];
    std::uint8_t centre;  // T0.6: central island, one bit per colour
    Board boards[kMaxPlayers];
};

// Behind one player's screen, and the faces of his treasure tiles.
struct Hand {
    Symbol face[kDice];      // this roll; none for dice that are not rolled
    std::uint8_t selection;  // T2.1: selected dice, a bit set
    std::uint8_t committed;
    std::uint8_t tiles[kTileValues];  // own tiles by value
};

struct State {
    Table table;
    Hand hands[kMaxPlayers];
    std::uint8_t pool[kTileValues];  // tiles still face down around the island, by value
    std::uint8_t hunted_value;       // T3.6: the first of two tiles looked at, 0 = none
};

struct View {
    Table table;
    Seat observer;
    Hand own;                                            // a spectator's hand is empty
    std::uint8_t hunted_value;                           // known to the hunter only
    std::uint8_t shown_tiles[kMaxPlayers][kTileValues];  // T8.1: everybody's tiles once the game is over
};

GAME_FN constexpr int index_of(Symbol symbol) { return static_cast<int>(symbol); }
GAME_FN constexpr int index_of(Colour colour) { return static_cast<int>(colour); }
GAME_FN constexpr int index_of(Track track) { return static_cast<int>(track); }

// The k-th seat clockwise from the start player, himself first.
GAME_FN constexpr Seat seat_in_order(const Table& table, int k) { return seat_after(table.start, k, table.players); }

// How many places clockwise from the start player a seat sits.
GAME_FN constexpr int order_of(const Table& table, Seat seat) { return places_after(seat, table.start, table.players); }

GAME_FN constexpr std::uint8_t free_dice(const Board& board) {
    unsigned dice = 0;
    for (int die = 0; die < kDice; ++die) dice |= static_cast<unsigned>(board.die_on[die] == Symbol::none) << die;
    return static_cast<std::uint8_t>(dice);
}

GAME_FN constexpr int dice_on(const Board& board, Symbol action) {
    int dice = 0;
    for (int die = 0; die < kDice; ++die) dice += board.die_on[die] == action;
    return dice;
}

GAME_FN constexpr int capacity(const Board& board, Track track) { return capacity_at(board.marker[index_of(track)]); }

// Who is asked, as everybody sees it: in a selection every seat with free dice, committed or not.
GAME_FN constexpr SeatSet deciding_seats(const Table& table) {
    switch (table.pending) {
        case Pending::over: return SeatSet::nobody();
        case Pending::selection:
            return {static_cast<std::uint8_t>(((1U << table.players) - 1U) & ~unsigned{table.finished.bits})};
        case Pending::skulls:
        case Pending::open_selection:
        case Pending::advantage:
        case Pending::use:
        case Pending::attack:
        case Pending::centre:
        case Pending::lay_fleet:
        case Pending::lay_crew: return SeatSet::of(table.active);
        default: return SeatSet::chance();
    }
}

}  // namespace wharf::tortuga
