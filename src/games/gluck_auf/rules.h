// Glück Auf as a game of the contract: every function sends the pending decision to its phase.
#pragma once

#include "games/gluck_auf/phase_setup.h"
#include "games/gluck_auf/phase_turn.h"
#include "games/gluck_auf/secrets.h"

namespace wharf::gluck_auf {

struct GluckAuf : CommonRules<State, Action, View> {
    static constexpr int kMaxPlayers = gluck_auf::kMaxPlayers;
    static constexpr int kMaxActions = gluck_auf::kMaxActions;
    static constexpr int kRulesVersion = gluck_auf::kRulesVersion;
    // Every turn takes a worker: at most 3 × 4 × 13 turns. The longest turn is F-draw with a purchase: placement, 5
    // looks, choice, 2 substitutes, top or bottom, 4 cards. The set-up: start player, 8 tiles, 13 + 12 for the draft, 3
    // orders.
    static constexpr int kMaxSteps = 3 * 4 * 13 * 14 + 37;

    GAME_FN static State initial(const Config& config) { return set_up(config); }

    GAME_FN static int rules(const State& state) { return rules_of(state.table); }

    GAME_FN static SeatSet to_act(const State& state) { return deciding_seats(state.table); }

    GAME_FN static void legal_actions(const State& state, Seat, ActionList<GluckAuf>& list) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player:
                for (int seat = 0; seat < table.players; ++seat) list.push_back(make(Kind::start, seat));
                break;
            case Pending::first_tile: list_top(state, Pile::tiles, Kind::show_tile, list); break;
            case Pending::draft_order:
            case Pending::first_order: list_top(state, Pile::orders, Kind::show_order, list); break;
            case Pending::draft: list_draft(table, list); break;
            case Pending::placement: list_placements(table, list); break;
            case Pending::look: list_look(state, list); break;
            case Pending::choice: list_choices(state, list); break;
            case Pending::substitute: list_substitutes(table, list); break;
            case Pending::lay_where: list_lay_where(table, list); break;
            case Pending::lay: list_lays(state, list); break;
            case Pending::step: list_steps(table, list); break;
            case Pending::second_cube: list_second_cubes(table, list); break;
            case Pending::refill: list_refill(state, list); break;
            case Pending::over: break;
        }
    }

    GAME_FN static std::uint32_t chance_weight(const State& state, Action action) {
        const bool tile = action.kind == Kind::show_tile || action.kind == Kind::look_tile;
        return tile ? weight_of_top(state, Pile::tiles, action.card) : 1;
    }

    GAME_FN static void apply(State& state, Seat, Action action) {
        switch (state.table.pending) {
            case Pending::start_player: return apply_start_player(state, action);
            case Pending::first_tile: return apply_first_tile(state, action);
            case Pending::draft_order: return apply_draft_order(state, action);
            case Pending::draft: return apply_draft(state, action);
            case Pending::first_order: return apply_first_order(state, action);
            case Pending::placement: return apply_placement(state, action);
            case Pending::look: return apply_look(state, action);
            case Pending::choice: return apply_choice(state, action);
            case Pending::substitute: return apply_substitute(state, action);
            case Pending::lay_where: return apply_lay_where(state, action);
            case Pending::lay: return apply_lay(state, action);
            case Pending::step: return apply_step(state, action);
            case Pending::second_cube: return apply_second_cube(state, action);
            case Pending::refill: return apply_refill(state, action);
            case Pending::over: assert(false);
        }
    }

    // G10.2.
    GAME_FN static Outcome outcome(const State& state) { return rank_players(state.table); }

    GAME_FN static View observe(const State& state, Seat observer) { return observe_state(state, observer); }
    GAME_FN static SeatSet waiting_for(const View& view) { return deciding_seats(view.table); }
    GAME_FN static State determinize(const View& view, Rng& rng) { return determinize_view(view, rng); }
};

static_assert(Game<GluckAuf>);

}  // namespace wharf::gluck_auf
