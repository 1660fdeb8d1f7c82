// What a seat of Hermagor sees, as a row of numbers. Nothing is secret.
#pragma once

#include "core/features.h"
#include "games/hermagor/rules.h"

namespace wharf::hermagor {

inline constexpr int kObservation = 1562;

template <class Writer>
GAME_FN void describe_market(const Table& table, Writer& writer) {
    writer.field("prices", "by good, from 5 to 10 as 0 to 1");
    for (const std::uint8_t price : table.prices) writer.part(price - kLowestPrice, kHighestPrice - kLowestPrice);
    writer.field("bag", "tiles 1 to 24");
    writer.set(table.bag, kTiles);
    writer.field("stalls",
                 "stall by stall: number of the product tile of 20, its goods (8), or which special tile (4)");
    for (const std::uint8_t tile : table.stalls) {
        const bool is_product = tile != kNoTile && tile <= kProductTiles;
        writer.part(is_product ? tile : 0, kProductTiles);
        writer.set(is_product ? goods_on(tile) : 0U, kGoods);
        writer.one_of(tile - kPriceFluctuation, kTiles - kProductTiles);
    }
    const bool at_stall = table.pending == Pending::stall_tile || table.pending == Pending::raise ||
                          table.pending == Pending::fluctuation;
    writer.field("stall", "the stall that is filled or won");
    writer.one_of(at_stall ? table.stall : kStalls, kStalls);
}

template <class Writer>
GAME_FN void describe_round(const Table& table, Writer& writer) {
    writer.field("players", "one of 2, 3, 4, 5");
    writer.one_of(table.players - 2, 4);
    writer.field("tax officer", "1: the option is played");
    writer.flag((table.options & kTaxOfficer) != 0);
    writer.field("round", "of 5");
    writer.part(table.round, kMostRounds);
    writer.field("pending", "the decision or chance event, in the order of `Pending`");
    writer.one_of(static_cast<int>(table.pending), static_cast<int>(Pending::over) + 1);
    writer.field("action tiles", "still to be turned up: 3, 4, 5, 6, of 2 each");
    writer.parts(table.action_tiles, 2);
    writer.field("actions", "of this round: 3, 4, 5, 6");
    writer.one_of(table.actions - kLowestActionTile, kActionTileValues);
    writer.field("turn", "buyers everybody has placed or forfeited, of 4");
    writer.part(table.turn, kBuyers);
    writer.field("regions", "completed, their disc to be decided; the first is asked for");
    writer.set(table.regions, kRegions);
    writer.field("acted", "1: the active player has taken his action");
    writer.flag(table.acted != 0);
    writer.field("common laid", "1: he has laid a common depot at this action");
    writer.flag(table.common_laid != 0);
}

// The pieces of a colour, a player's or the common one.
template <class Writer>
GAME_FN void describe_pieces(std::uint64_t buyers, const Side& side, Writer& writer) {
    writer.field("buyers", "fields, then stalls");
    writer.set(buyers, kPlaces);
    writer.field("depots", "villages 1 to 32");
    writer.set(side.depots, kVillages);
    writer.field("discs", "good by good, four building fields");
    writer.set(side.discs, kGoods * kBuildingFields);
    writer.field("nobility", "fields of the track");
    writer.set(side.nobility, kNobilityFields);
}

template <class Writer>
GAME_FN void describe_seat(const Table& table, Seat seat, Writer& writer) {
    const Side& side = table.sides[seat];
    writer.field("present", "1: the seat is taken");
    writer.flag(true);
    writer.field("start player", "");
    writer.flag(table.pending != Pending::start_player && table.start == seat);
    writer.field("active", "decides or draws");
    writer.flag(table.pending != Pending::start_player && table.pending != Pending::over && table.active == seat);
    writer.field("shown", "1: has shown his money");
    writer.flag(table.shown.contains(seat));
    writer.field("money", "of 50");
    writer.part(side.money, 50);
    writer.field("score", "if the game ended now, of 120");
    writer.part(score(table, seat).total(), 120);
    writer.field("depots in hand", "of 6");
    writer.part(side.depots_in_hand, 6);
    writer.field("depots in supply", "of 21");
    writer.part(depots_in_supply(side), kDepots);
    writer.field("common buyers, depots", "in hand, of 2 each");
    writer.part(side.common_buyers, kCommonBuyersEach);
    writer.part(side.common_depots, kCommonDepotsEach);
    writer.field("merchant", "in the city, in village 1 to 32");
    writer.one_of(side.merchant, kVillages + 1);
    writer.field("tiles", "1 to 24");
    writer.set(side.tiles, kTiles);
    writer.field("goods", "on own product tiles");
    writer.set(goods_held(side), kGoods);
    describe_pieces(table.buyers[seat], side, writer);
}

template <class Writer>
GAME_FN void describe_observation(const View& view, Seat observer, Writer& writer) {
    const Table& table = view.table;
    writer.of_table();
    describe_round(table, writer);
    describe_market(table, writer);
    // H7.1: the common colour of two players.
    writer.of_table(table.players == 2);
    describe_pieces(table.buyers[kCommon], table.sides[kCommon], writer);
    writer.each_seat(observer, table.players, kMaxPlayers, [&](Seat seat) { describe_seat(table, seat, writer); });
}

}  // namespace wharf::hermagor
