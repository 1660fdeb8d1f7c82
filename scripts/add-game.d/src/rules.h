// Skeleton Game as a game of the contract. A larger game has a header for each phase.
#pragma once

#include "games/skeleton_game/actions.h"
#include "games/skeleton_game/scoring.h"

namespace wharf::skeleton_game {

struct SkeletonGame : CommonRules<State, Action, View> {
    static constexpr int kMaxPlayers = skeleton_game::kMaxPlayers;
    static constexpr int kMaxActions = skeleton_game::kMaxActions;
    static constexpr int kRulesVersion = skeleton_game::kRulesVersion;
    static constexpr int kMaxSteps = 1 + 2 * kMaxPlayers * kTurns;  // a token and a choice in every turn

    // S1.1, S1.2.
    GAME_FN static State initial(const Config& config) {
        State state{};
        Table& table = state.table;
        table.players = config.players;
        for (std::uint8_t& tokens : table.bag) tokens = kOfEach;
        const bool drawn = config.start == kDrawStart;
        table.pending = drawn ? Pending::start_player : Pending::token;
        table.start = drawn ? std::uint8_t{0} : config.start;
        return state;
    }

    GAME_FN static int rules(const State&) { return kRulesVersion; }
    GAME_FN static SeatSet to_act(const State& state) { return deciding_seats(state.table); }

    GAME_FN static void legal_actions(const State& state, Seat, ActionList<SkeletonGame>& list) {
        const Table& table = state.table;
        switch (table.pending) {
            case Pending::start_player:
                for (int seat = 0; seat < table.players; ++seat) list.push_back(make(Kind::start, seat));
                break;
            case Pending::token:
                for (int value = 1; value <= kValues; ++value)
                    if (table.bag[value - 1] > 0) list.push_back(make(Kind::token, value));
                break;
            case Pending::choice:
                list.push_back(make(Kind::keep));
                list.push_back(make(Kind::pass));
                break;
            case Pending::over: break;
        }
    }

    GAME_FN static std::uint32_t chance_weight(const State& state, Action action) {
        return action.kind == Kind::token ? state.table.bag[action.value - 1] : 1;
    }

    GAME_FN static void apply(State& state, Seat seat, Action action) {
        Table& table = state.table;
        switch (action.kind) {
            case Kind::start:
                table.start = action.value;
                table.pending = Pending::token;
                break;
            case Kind::token:
                table.bag[action.value - 1] -= 1;
                table.token = action.value;
                table.pending = Pending::choice;
                break;
            case Kind::keep: take_token(table, seat); break;
            case Kind::pass: take_token(table, next_seat(table, seat)); break;
        }
    }

    // S3.2.
    GAME_FN static Outcome outcome(const State& state) {
        Outcome outcome;
        for (int seat = 0; seat < state.table.players; ++seat)
            outcome.score[seat] = static_cast<std::int16_t>(score(state.table.tokens[seat]));
        rank_by_score(outcome, state.table.players);
        return outcome;
    }

    GAME_FN static View observe(const State& state, Seat observer) { return {state.table, observer}; }
    GAME_FN static SeatSet waiting_for(const View& view) { return deciding_seats(view.table); }
    GAME_FN static State determinize(const View& view, Rng&) { return {view.table}; }

 private:
    // S2.2, S2.3.
    GAME_FN static void take_token(Table& table, Seat seat) {
        table.tokens[seat][table.token - 1] += 1;
        table.token = 0;
        table.turn += 1;
        table.pending = table.turn == table.players * kTurns ? Pending::over : Pending::token;
    }
};

static_assert(Game<SkeletonGame>);

}  // namespace wharf::skeleton_game
