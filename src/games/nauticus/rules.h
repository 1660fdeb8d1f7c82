// Nauticus as a game of the contract: every function sends the pending decision to its phase.
#pragma once

#include "games/nauticus/phase_setup.h"
#include "games/nauticus/phase_turn.h"
#include "games/nauticus/scoring.h"

namespace wharf::nauticus {

struct Nauticus : CommonRules<State, Action, View> {
    static constexpr int kMaxPlayers = nauticus::kMaxPlayers;
    static constexpr int kMaxActions = nauticus::kMaxActions;
    static constexpr int kRulesVersion = 1;
    // Every execution uses a worker. All players together never have more than 24 at the start, 105 from 35 bonuses, 8
    // from extra actions, 189 from rewards and 420 blue ones: 746 executions, 63 rewards, 186 fifth tiles. 140 turns
    // add at most 5 steps each, 35 phases 2, 5 deals 8, the start 1.
    static constexpr int kMaxSteps = 1900;

    GAME_FN static State initial(const Config& config) { return set_up(config); }

    GAME_FN static int rules(const State&) { return kRulesVersion; }

    GAME_FN static SeatSet to_act(const State& state) { return deciding_seats(state.table); }

    GAME_FN static void legal_actions(const State& state, Seat, ActionList<Nauticus>& list) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player:
                for (int start = 0; start < table.players; ++start) list.push_back(make(Kind::start, 0, start));
                break;
            case Pending::deal: list_deal(table, list); break;
            case Pending::choose: list_choices(table, list); break;
            case Pending::bonus: list_bonuses(table, list); break;
            case Pending::turn:
            case Pending::act:
            case Pending::extra:
            case Pending::after: list_turn(table, list); break;
            case Pending::reward: list_rewards(table, list); break;
            case Pending::free_tile: list_free_pieces(Kind::free_tile, fifth_tiles(table), list); break;
            case Pending::over: break;
        }
    }

    // N2.1: the tiles are shuffled, so those left are equally likely; so are start players.
    GAME_FN static std::uint32_t chance_weight(const State&, Action) { return 1; }

    GAME_FN static void apply(State& state, Seat, Action action) {
        Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player: return seat_start_player(table, action.value);
            case Pending::deal: return apply_deal(table, action);
            case Pending::choose: return apply_choice(table, action);
            case Pending::bonus: return apply_bonus(table, action);
            case Pending::over: assert(false); return;
            default: return apply_in_turn(table, action);
        }
    }

    GAME_FN static Outcome outcome(const State& state) { return score_table(state.table); }
    // N10: everything is public, and no future deal exists in a state.
    GAME_FN static View observe(const State& state, Seat observer) { return {state.table, observer, {}}; }
    GAME_FN static SeatSet waiting_for(const View& view) { return deciding_seats(view.table); }
    GAME_FN static State determinize(const View& view, Rng&) { return {view.table}; }
};

static_assert(Game<Nauticus>);

}  // namespace wharf::nauticus
