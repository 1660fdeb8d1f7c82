// What lies on Nauticus's table. Nothing is hidden but the deals of the coming rounds (N10.1).
#pragma once

#include "core/game.h"
#include "games/nauticus/actions.h"

namespace wharf::nauticus {

// The decision or chance event the game waits for.
enum class Pending : std::uint8_t {
    start_player,  // N1.2  chance: who starts
    deal,          // N2.1  chance: the action tile of the next space
    choose,        // N2.3  the start player chooses a tile
    bonus,         // N3.1  a free mast, sail or good
    turn,          // N2.3  act, pass or take the extra action first
    act,           // N4.1  a further execution, or done
    extra,         // N8.1  the first execution of an extra action: it is compulsory
    reward,        // N5.4  one reward for a finished ship
    free_tile,     // N4.4  the fifth tile
    after,         // N8.1  acted or passed: an extra action, or the end of the turn
    over,
};

// Workers of one player: 6 at the start, 2 from the extra action, 3 for each of 14 choices in a game and 3 per mast of
// a finished ship (63 hull tiles) make 239. Positions from outside may hold a few more, so that with three blue ones a
// byte still counts them.
inline constexpr int kMaxWorkers = 252;

struct Board {
    Ship ships[kMaxShips];  // N5.5: the shipyard, ascending; unused places are 0
    std::int16_t points;
    std::int16_t taler;
    std::uint8_t workers;  // at most kMaxWorkers
    std::uint8_t ship_count;
    std::uint8_t extra;   // N8.1: 1 while the extra-action tile is there
    std::uint8_t turned;  // N7.1: pass tiles showing their crown
    std::uint8_t crowns;  // N6.4: crown masts and sails owned; they are never lost
    std::uint8_t stored;  // N0.6: places taken in the warehouse
    std::uint8_t warehouse[kPieces];
    std::uint8_t delivered[kGoods];
};

// Public: everybody sees all of this.
struct Table {
    std::uint8_t players;
    std::uint8_t round;
    Pending pending;
    Seat start;                      // who has the start player figure
    Seat active;                     // whose decision is pending
    std::uint8_t anchor;             // N1.4: the space the wheel's anchor points at
    std::uint8_t token;              // N2.4: the space chosen first in this round; 0 before
    std::uint8_t space;              // N2.3: the space of this phase; 0 between phases
    std::uint8_t face_down;          // N2.3: spaces whose tile is used up, a bit set
    Tile tile_on[kSpaces];           // N2.1; none before the deal
    Tile action;                     // the action being executed or offered, else none
    std::uint8_t is_extra;           // N8.1: 1 while that is the extra action
    std::uint8_t acted;              // N8.1: 1 if the active player has acted or passed
    std::uint8_t blue;               // N4.1: blue workers left
    std::uint8_t bought;             // N4.3: types bought in this action, a bit set of positions
    std::uint8_t free_due;           // N4.4: 1 if the fifth tile waits for the rewards
    std::uint8_t rewards_due;        // N5.4: rewards still to take
    std::uint8_t rewards[kRewards];  // N5.4: those taken for this ship, by kind
    std::uint8_t stock[kPieces];     // N0.1
    Board boards[kMaxPlayers];
};

struct State {
    Table table;
};

struct View {
    Table table;
    Seat observer;
    std::uint8_t unused[3];  // always 0: a view has no padding
};

GAME_FN constexpr Seat next_seat(const Table& table, Seat seat) {
    return static_cast<Seat>(seat + 1 == table.players ? 0 : seat + 1);
}

// How many places clockwise from the start player a seat sits.
GAME_FN constexpr int order_of(const Table& table, Seat seat) { return places_after(seat, table.start, table.players); }

// N0.5: blue workers of the sector at a space.
GAME_FN constexpr int blue_workers(const Table& table, int space) {
    return sector_workers((space - table.anchor + kSpaces) % kSpaces);
}

// N4.1: how often the running action can still be executed.
GAME_FN constexpr int workers_at_hand(const Table& table) { return table.blue + table.boards[table.active].workers; }

// N6.4: crowns owned and turned pass tiles.
GAME_FN constexpr int visible_crowns(const Board& board) { return board.crowns + board.turned; }

// Who is asked.
GAME_FN constexpr SeatSet deciding_seats(const Table& table) {
    switch (table.pending) {
        case Pending::over: return SeatSet::nobody();
        case Pending::start_player:
        case Pending::deal: return SeatSet::chance();
        default: return SeatSet::of(table.active);
    }
}

}  // namespace wharf::nauticus
