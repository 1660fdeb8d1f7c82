// How much of the game is left for a seat: its turns, the tiles that will be offered, and what a worker is worth till
// then.
#pragma once

#include "games/nauticus/rules.h"
#include "games/nauticus/weights.h"

namespace wharf::nauticus {

inline constexpr int kMostEighths = 64;  // more than five rounds and a running extra action offer

// What the rest of the game offers one seat.
struct Outlook {
    int rounds;              // after this one
    int round_turns;         // its turns in this round, the running one included
    int turns;               // and until the end of the game
    int blue;                // blue workers of this phase that wait for it
    int crown_blue;          // blue workers at this round's crowns
    int crown_chance;        // eighths: that they are still to come; all if they are offered now
    bool in_phase;           // a tile has been chosen and is in use
    bool acts;               // a turn of its own is running
    int offers[kTiles + 1];  // eighths: how often each tile will still be offered
    std::int32_t worker;     // worth of one
    std::int32_t reward;     // worth of one
};

constexpr int at_most(int value, int limit) { return value < limit ? value : limit; }

// What is the same for every seat: all but the running phase.
inline Outlook look_ahead(const Table& table) {
    Outlook outlook{};
    outlook.in_phase = table.pending > Pending::choose && table.pending != Pending::over;
    outlook.rounds = rounds_of(table.players) - table.round;
    outlook.round_turns = kPhases - count_bits(std::uint32_t{table.face_down}) - (outlook.in_phase ? 1 : 0);
    const int offered = kWeights.offered[outlook.round_turns];
    const unsigned gone = table.face_down | (outlook.in_phase ? 1U << table.space : 0U);
    for (int& offers : outlook.offers) offers = kWeights.offered_later * outlook.rounds;
    for (int space = 0; space < kSpaces; ++space) {
        const bool is_up = ((gone >> space) & 1U) == 0;
        outlook.offers[index_of(table.tile_on[space])] += is_up ? offered : 0;
        if (table.tile_on[space] == Tile::crowns && is_up) {
            outlook.crown_blue = blue_workers(table, space);
            outlook.crown_chance = offered;
        }
    }
    return outlook;
}

// The same for one seat, with what the running phase still offers it.
inline Outlook for_seat(const Table& table, Seat seat, Outlook outlook) {
    outlook.acts = outlook.in_phase && seat == table.active;
    const bool acted = !outlook.in_phase || order_of(table, seat) < order_of(table, table.active) ||
                       (outlook.acts && table.acted != 0);
    if (!acted) {
        outlook.round_turns += 1;
        outlook.blue = outlook.acts ? table.blue : blue_workers(table, table.space);
        // A running action without blue workers is as good as over: going on must not look better than stopping.
        if (!outlook.acts || table.pending != Pending::act || table.blue > 0 || table.is_extra != 0) {
            outlook.offers[index_of(table.tile_on[table.space])] += kEighths;
            if (table.tile_on[table.space] == Tile::crowns) {
                outlook.crown_blue = blue_workers(table, table.space);
                outlook.crown_chance = kEighths;
            }
        }
    }
    if (outlook.acts && table.pending == Pending::extra) outlook.offers[index_of(table.action)] += kEighths;
    outlook.turns = outlook.round_turns + kPhases * outlook.rounds;
    // A worker earns several points while turns are left, a taler's third at the end; a reward feeds what follows.
    outlook.worker = kWeights.scrap + kWeights.worker * at_most(outlook.turns, kWeights.soon) / kWeights.soon +
                     kWeights.worker_per_turn * outlook.turns;
    outlook.reward = kWeights.reward + kWeights.reward_per_turn * outlook.turns;
    return outlook;
}

// 64ths: the chance to get so many pieces while their tile is offered so often.
struct Chances {
    std::uint8_t of[kMostEighths][kMaxSize + 1];
};
inline constexpr Chances kChances = [] {
    Chances chances{};
    for (int offers = 0; offers < kMostEighths; ++offers)
        for (int pieces = 0; pieces <= kMaxSize; ++pieces)
            chances.of[offers][pieces] = static_cast<std::uint8_t>(
                pieces == 0 ? kSure
                            : kSure * offers / (offers + kWeights.missing + kWeights.missing_per_piece * pieces));
    return chances;
}();

}  // namespace wharf::nauticus
