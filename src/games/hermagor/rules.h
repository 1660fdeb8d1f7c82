// Hermagor as a game of the contract: every function sends the pending decision to its phase.
#pragma once

#include "games/hermagor/phase_market.h"
#include "games/hermagor/phase_preparation.h"
#include "games/hermagor/phase_selling.h"
#include "games/hermagor/phase_setup.h"
#include "games/hermagor/scoring.h"

namespace wharf::hermagor {

struct Hermagor : CommonRules<State, Action, View> {
    static constexpr int kMaxPlayers = hermagor::kMaxPlayers;
    static constexpr int kMaxActions = hermagor::kMaxActions;
    static constexpr int kRulesVersion = hermagor::kRulesVersion;
    static constexpr int kOptionCount = 4;
    // Five players: a round has at most 20 tiles, 1 action tile, 6 steps of the tax officer, 20 buyers, 20 prices, 5
    // draws and 1 naming, in four rounds 292; there are at most 19 actions and 20 completed regions each, 195; and the
    // start player is drawn. The sum is 488. Fewer players take fewer steps, with two the common pieces included.
    static constexpr int kMaxSteps = 488;

    // H8 `tax_officer`, `six_tile`, `start_money`; H9.1 `hide_money`, which changes the screen only.
    GAME_FN static constexpr OptionValues option_values(int option) {
        return static_cast<Option>(option) == Option::start_money ? OptionValues{2, {20, 10}} : OptionValues{2, {0, 1}};
    }

    GAME_FN static State initial(const Config& config) { return set_up(config); }
    GAME_FN static int rules(const State& state) { return rules_of(state.table); }
    GAME_FN static SeatSet to_act(const State& state) { return deciding_seats(state.table); }

    GAME_FN static void legal_actions(const State& state, Seat, ActionList<Hermagor>& list) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player: return list_start_players(table, list);
            case Pending::stall_tile: return list_stall_tiles(table, list);
            case Pending::action_tile: return list_action_tiles(table, list);
            case Pending::show_money:
                list.push_back(make(Kind::show));
                list.push_back(make(Kind::hide));
                return;
            case Pending::tax_start: return list_names(table, list);
            case Pending::buyer: return list_buyers(table, list);
            case Pending::common_buyer: return list_common_buyers(table, list);
            case Pending::raise:
            case Pending::fluctuation: return list_raises(table, list);
            case Pending::draw: return list_draws(table, list);
            case Pending::name_start: return list_names(table, list);
            case Pending::action: return list_actions(table, list);
            case Pending::disc:
            case Pending::common_disc: return list_discs(table, list);
            case Pending::common_depot:
                list_common_depots(list, common_villages(table));
                list.push_back(make(Kind::no_common_depot));
                return;
            case Pending::over: return;
        }
    }

    // H2.1: action tiles of one number are alike; everything else is a single thing.
    GAME_FN static std::uint32_t chance_weight(const State& state, Action action) {
        if (action.kind == Kind::action_tile) return state.table.action_tiles[action.value - kLowestActionTile];
        return 1;
    }

    GAME_FN static void apply(State& state, Seat, Action action) {
        Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player: return apply_start_player(table, action);
            case Pending::stall_tile: return apply_stall_tile(table, action);
            case Pending::action_tile: return apply_action_tile(table, action);
            case Pending::show_money: return apply_show_money(table, action);
            case Pending::tax_start: return apply_tax_start(table, action);
            case Pending::buyer: return apply_buyer(table, action);
            case Pending::common_buyer: return apply_common_buyer(table, action);
            case Pending::raise:
            case Pending::fluctuation: return apply_raise(table, action);
            case Pending::draw: return apply_draw(table, action);
            case Pending::name_start: return apply_name_start(table, action);
            case Pending::action: return apply_action(table, action);
            case Pending::disc: return apply_disc(table, action);
            case Pending::common_disc: return apply_common_disc(table, action);
            case Pending::common_depot: return apply_common_depot(table, action);
            case Pending::over: assert(false);
        }
    }

    GAME_FN static Outcome outcome(const State& state) { return score_table(state.table); }
    // H9: everybody knows everything. What is hidden, the order of the bag and of the action tiles, is not drawn yet
    // and lies in no state.
    GAME_FN static View observe(const State& state, Seat observer) { return {state.table, observer, {}}; }
    GAME_FN static SeatSet waiting_for(const View& view) { return deciding_seats(view.table); }
    GAME_FN static State determinize(const View& view, Rng&) { return {view.table}; }
};

static_assert(Game<Hermagor>);

}  // namespace wharf::hermagor
