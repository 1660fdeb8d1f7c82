// Tortuga as a game of the contract: every function sends the pending decision to its phase.
#pragma once

#include "core/random_play.h"
#include "games/tortuga/phase_actions.h"
#include "games/tortuga/phase_moving.h"
#include "games/tortuga/phase_rolling.h"
#include "games/tortuga/phase_setup.h"
#include "games/tortuga/scoring.h"
#include "games/tortuga/secrets.h"

namespace wharf::tortuga {

struct Tortuga : CommonRules<State, Action, View> {
    static constexpr int kMaxPlayers = tortuga::kMaxPlayers;
    static constexpr int kMaxActions = tortuga::kMaxActions;
    static constexpr int kRulesVersion = 1;
    static constexpr int kOptionCount = 1;
    // T4.4 bounds the rounds by 40. A round has at most 4 × 5 common roll steps' decisions and about 250 steps in all;
    // open re-rolls (T2.6) are unbounded in theory, but 20,000 steps are never seen.
    static constexpr int kMaxSteps = 20000;

    // T7.1 `target`.
    GAME_FN static constexpr OptionValues option_values(int) { return {2, {6, 8}}; }

    GAME_FN static State initial(const Config& config) { return set_up(config); }

    GAME_FN static int rules(const State&) { return kRulesVersion; }

    GAME_FN static SeatSet to_act(const State& state) {
        return state.table.pending == Pending::selection ? uncommitted_seats(state) : deciding_seats(state.table);
    }

    GAME_FN static void legal_actions(const State& state, Seat seat, ActionList<Tortuga>& list) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player:
                for (int start = 0; start < table.players; ++start) list.push_back(make(Kind::start, start));
                break;
            case Pending::first_chest:
            case Pending::second_chest:
            case Pending::hunt_chest:
            case Pending::round_chest: list_bag(table, list); break;
            case Pending::roll:
            case Pending::open_roll:
                for (int face = 0; face <= kActions; ++face) list.push_back(make(Kind::die, face, table.die));
                break;
            case Pending::selection: list_selections(table.boards[seat], state.hands[seat].face, list); break;
            case Pending::reveal: list.push_back(make(Kind::reveal)); break;
            case Pending::skulls: list_skull_turns(table.boards[seat], list); break;
            case Pending::open_selection: list_selections(table.boards[seat], table.open_face, list); break;
            case Pending::advantage: list_advantages(table.boards[seat], list); break;
            case Pending::use:
                list.push_back(make(Kind::use));
                list.push_back(make(Kind::leave));
                break;
            case Pending::hunt_tile: list_tiles(state, list); break;
            case Pending::attack: list_attacks(table, list); break;
            case Pending::centre: list_centre(table, list); break;
            case Pending::lay_fleet:
            case Pending::lay_crew: list_lays(table, list); break;
            case Pending::over: break;
        }
    }

    GAME_FN static std::uint32_t chance_weight(const State& state, Action action) {
        if (action.kind == Kind::chest) return state.table.bag[action.value];
        if (action.kind == Kind::tile) return state.pool[action.value - 1];
        return 1;
    }

    // The outcome of the pending chance event, drawn without a list: most steps of a round are falling dice.
    GAME_FN static Action draw_chance(const State& state, Rng& rng) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::roll:
            case Pending::open_roll: return make(Kind::die, static_cast<int>(rng.below(kActions + 1)), table.die);
            case Pending::reveal: return make(Kind::reveal);
            case Pending::start_player: return make(Kind::start, static_cast<int>(rng.below(table.players)));
            case Pending::hunt_tile: return make(Kind::tile, 1 + draw_by_count(state.pool, rng));
            default: return make(Kind::chest, draw_by_count(table.bag, rng));
        }
    }

    GAME_FN static void apply(State& state, Seat seat, Action action) {
        Next next = perform(state, seat, action);
        while (next != Next::wait) next = begin(state.table, next);
    }

    // T5.5.
    GAME_FN static Outcome outcome(const State& state) {
        Outcome outcome;
        for (int seat = 0; seat < state.table.players; ++seat)
            outcome.score[seat] =
                static_cast<std::int16_t>(score(state.table.boards[seat], state.hands[seat].tiles).total());
        rank_by_score(outcome, state.table.players);
        return outcome;
    }

    GAME_FN static View observe(const State& state, Seat observer) { return observe_state(state, observer); }
    GAME_FN static SeatSet waiting_for(const View& view) { return seats_waited_for(view); }
    GAME_FN static State determinize(const View& view, Rng& rng) { return determinize_view(view, rng); }

 private:
    GAME_FN static Next begin(Table& table, Next part) {
        switch (part) {
            case Next::roll: return begin_roll(table);
            case Next::actions: return begin_actions(table);
            case Next::moving: return begin_moving(table);
            case Next::wait: break;
        }
        return Next::wait;
    }

    GAME_FN static Next perform(State& state, Seat seat, Action action) {
        switch (state.table.pending) {
            case Pending::start_player: apply_start_player(state, action); break;
            case Pending::first_chest: apply_first_chest(state, action); break;
            case Pending::second_chest: return apply_second_chest(state, action);
            case Pending::roll: apply_roll(state, action); break;
            case Pending::selection: apply_selection(state, seat, action); break;
            case Pending::reveal: return apply_reveal(state);
            case Pending::skulls: return apply_skulls(state, action);
            case Pending::open_roll: apply_open_roll(state, action); break;
            case Pending::open_selection: return apply_open_selection(state, action);
            case Pending::advantage: return apply_advantage(state, action);
            case Pending::use: return apply_use(state, action);
            case Pending::hunt_chest: return apply_hunt_chest(state, action);
            case Pending::hunt_tile: return apply_hunt_tile(state, action);
            case Pending::attack: return apply_attack(state, action);
            case Pending::centre: return apply_centre(state, action);
            case Pending::round_chest: return apply_round_chest(state, action);
            case Pending::lay_fleet: return apply_lay_fleet(state, action);
            case Pending::lay_crew: return apply_lay_crew(state, action);
            case Pending::over: assert(false);
        }
        return Next::wait;
    }
};

static_assert(Game<Tortuga>);

}  // namespace wharf::tortuga
