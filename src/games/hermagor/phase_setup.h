// H1 Set-up.
#pragma once

#include "games/hermagor/phase_market.h"

namespace wharf::hermagor {

// The places of the options in Config::options.
enum class Option : std::uint8_t { tax_officer, six_tile, start_money, hide_money };

GAME_FN inline State set_up(const Config& config) {
    State state{};
    Table& table = state.table;
    table.players = config.players;
    set_rules(table, config.rules == kNewestRules ? kRulesVersion : config.rules);
    if (config.options[static_cast<int>(Option::tax_officer)] != 0) table.options |= kTaxOfficer;
    if (config.options[static_cast<int>(Option::hide_money)] != 0) table.options |= kHideMoney;
    table.bag = tiles_in_play(config.players);
    for (std::uint8_t& price : table.prices) price = kLowestPrice;
    const bool six_tile = config.options[static_cast<int>(Option::six_tile)] != 0;
    for (int i = 0; i < kActionTileValues; ++i)
        table.action_tiles[i] =
            static_cast<std::uint8_t>(action_tiles_of(config.players, kLowestActionTile + i, six_tile));
    for (Seat seat = 0; seat < config.players; ++seat)  // H1.1, H8.3
        table.sides[seat].money = config.options[static_cast<int>(Option::start_money)];
    if (config.start == kDrawStart) {
        table.pending = Pending::start_player;
    } else {
        table.start = config.start;
        begin_round(table);
    }
    return state;
}

GAME_FN inline void list_start_players(const Table& table, Actions& list) {
    for (int seat = 0; seat < table.players; ++seat) list.push_back(make(Kind::start, 0, 0, seat));
}

GAME_FN inline void apply_start_player(Table& table, Action action) {
    table.start = action.value;
    begin_round(table);
}

}  // namespace wharf::hermagor
