// What lies on Hermagor's table. Nothing is hidden but what chance has not drawn yet (H9.1), so a view is the table.
#pragma once

#include "core/game.h"
#include "games/hermagor/data.h"

namespace wharf::hermagor {

// The decision or chance event the game waits for, in the order of a round.
enum class Pending : std::uint8_t {
    start_player,  // H1.1   chance: who starts
    stall_tile,    // H2.1   chance: a tile for the next empty stall
    action_tile,   // H2.1   chance: the number of actions
    show_money,    // H8.1   show one's money or not
    tax_start,     // H8.1   who showed least names the start player
    buyer,         // H2.2   a place for a buyer
    common_buyer,  // H7.3   a place for a common buyer
    raise,         // H3.3   raise the price of the product won, or not
    fluctuation,   // H3.4   which price to raise
    draw,          // H3.5   chance: a product tile for who won none
    name_start,    // H3.6   the holder of the lowest tile names the start player
    action,        // H4.1   one action; with two players perhaps a common depot before it (H7.5)
    disc,          // H5     a row for the disc of a completed region
    common_disc,   // H7.6   a row for the common disc
    common_depot,  // H7.5   a common depot after the action
    over,
};

// Table::options, a bit set. Hidden money is hidden on screens only (H9.1): it changes no list, no result, no view.
// The upper bits are the version of the rules, less 1.
inline constexpr std::uint8_t kTaxOfficer = 1;  // H8.1
inline constexpr std::uint8_t kHideMoney = 2;   // H9.1
inline constexpr int kRulesShift = 4;

// H7.1: with two players the common colour has the place of seat 2.
inline constexpr Seat kCommon = 2;

// The pieces of one colour, a player's or the common one (which has depots and discs only).
struct Side {
    std::uint32_t depots;  // villages with a depot; bit 0 is village 1
    std::uint32_t discs;   // H5.2: own building fields; bit 4 × good + field
    std::uint32_t tiles;   // tiles won; bit 0 is tile 1
    std::int16_t money;
    std::uint16_t nobility;       // H5.3: own fields of the nobility track
    std::uint8_t merchant;        // kCity or a village
    std::uint8_t depots_in_hand;  // depots of this round
    std::uint8_t common_buyers;   // H7.1: common pieces in this player's hand
    std::uint8_t common_depots;
};

struct Table {
    std::uint64_t buyers[kMaxPlayers];  // by colour: places with a buyer
    Side sides[kMaxPlayers];            // by colour
    std::uint32_t bag;                  // tiles in the bag; bit 0 is tile 1
    std::uint32_t regions;              // H5.1: regions just completed whose disc is still to be decided
    std::uint8_t stalls[kStalls];       // tile on each stall, or kNoTile
    std::uint8_t prices[kGoods];
    std::uint8_t action_tiles[kActionTileValues];  // tiles still to be turned up: 3s, 4s, 5s, 6s
    std::uint8_t actions;                          // the action tile of this round; 0 before it is turned up
    std::uint8_t players;
    std::uint8_t options;  // kTaxOfficer, kHideMoney, rules_of
    std::uint8_t round;
    std::uint8_t start;  // start player
    Pending pending;
    Seat active;               // who decides or draws
    std::uint8_t turn;         // phase 1: buyers everybody has placed or forfeited
    std::uint8_t stall;        // filling and prize-giving: the stall looked at
    SeatSet shown;             // H8.1: who has shown his money this round
    std::uint8_t acted;        // phase 3: 1 once the active player has taken his action (H7.5)
    std::uint8_t common_laid;  // H7.5: 1 once he has laid a common depot at this action
};

struct State {
    Table table;
};

struct View {
    Table table;
    Seat observer;
    std::uint8_t unused[7];  // zero: a view has no padding
};

// The version of the rules this table plays by.
GAME_FN constexpr int rules_of(const Table& table) { return (table.options >> kRulesShift) + 1; }
GAME_FN constexpr void set_rules(Table& table, int version) {
    table.options = static_cast<std::uint8_t>((table.options & ((1U << kRulesShift) - 1U)) |
                                              (static_cast<unsigned>(version - 1) << kRulesShift));
}

GAME_FN constexpr std::uint32_t village_bit(int village) { return 1U << (village - 1); }
GAME_FN constexpr std::uint64_t place_bit(int place) { return std::uint64_t{1} << place; }
GAME_FN constexpr int place_of_stall(int stall) { return kFields + stall; }

// Colours on the board: the players and, with two, the common one.
GAME_FN constexpr int colours(const Table& table) { return table.players == 2 ? 3 : table.players; }

// The k-th seat clockwise from the start player, himself first.
GAME_FN constexpr Seat seat_in_order(const Table& table, int k) { return seat_after(table.start, k, table.players); }

// How many places clockwise from the start player a seat sits.
GAME_FN constexpr int order_of(const Table& table, Seat seat) { return places_after(seat, table.start, table.players); }

GAME_FN inline std::uint64_t places_taken(const Table& table) {
    std::uint64_t taken = 0;
    for (const std::uint64_t buyers : table.buyers) taken |= buyers;
    return taken;
}

GAME_FN constexpr bool holds(const Side& side, int tile) { return (side.tiles & tile_bit(tile)) != 0; }

// Depots still in the supply: neither in hand nor on a village.
GAME_FN inline int depots_in_supply(const Side& side) {
    return kDepots - side.depots_in_hand - count_bits(side.depots);
}

GAME_FN inline int discs_laid(const Side& side) {
    return count_bits(side.discs) + count_bits(static_cast<std::uint32_t>(side.nobility));
}

// The goods on a player's product tiles, as a bit set.
GAME_FN inline unsigned goods_held(const Side& side) {
    unsigned goods = 0;
    for (std::uint32_t left = side.tiles & kProducts; left != 0; left &= left - 1)
        goods |= goods_on(lowest_bit(left) + 1);
    return goods;
}

GAME_FN constexpr SeatSet deciding_seats(const Table& table) {
    switch (table.pending) {
        case Pending::over: return SeatSet::nobody();
        case Pending::start_player:
        case Pending::stall_tile:
        case Pending::action_tile:
        case Pending::draw: return SeatSet::chance();
        default: return SeatSet::of(table.active);
    }
}

}  // namespace wharf::hermagor
