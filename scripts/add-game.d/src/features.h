// Skeleton Game as numbers for machines that learn: the index of actions and outcomes, and what a seat sees.
#pragma once

#include "core/features.h"
#include "games/skeleton_game/rules.h"

namespace wharf::skeleton_game {

struct SkeletonGameFeatures {
    static constexpr int kVersion = 1;
    static constexpr int kRules = 1;

    static constexpr int kKeep = 0;
    static constexpr int kPass = 1;
    static constexpr int kActions = 2;

    static constexpr int kStart = 0;
    static constexpr int kToken = kStart + skeleton_game::kMaxPlayers;
    static constexpr int kChanceOutcomes = kToken + kValues;

    static constexpr int kObservation = 20 + skeleton_game::kMaxPlayers * 10;

    GAME_FN static int index(const Table&, Action action) { return action.kind == Kind::keep ? kKeep : kPass; }
    GAME_FN static Action action(const Table&, int index) { return make(index == kKeep ? Kind::keep : Kind::pass); }
    GAME_FN static int chance_index(const Table&, Action action) {
        return action.kind == Kind::start ? kStart + action.value : kToken + action.value - 1;
    }
    GAME_FN static Action chance_action(const Table&, int index) {
        return index < kToken ? make(Kind::start, index - kStart) : make(Kind::token, index - kToken + 1);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat observer, Writer& writer) {
        const Table& table = view.table;
        writer.of_table();
        writer.field("players", "one of 2, 3, 4");
        writer.one_of(table.players - 2, 3);
        writer.field("pending", "the decision or chance event, in the order of `Pending`");
        writer.one_of(static_cast<int>(table.pending), 4);
        writer.field("turn", "turns taken, of 36");
        writer.part(table.turn, skeleton_game::kMaxPlayers * kTurns);
        writer.field("token", "that was drawn, one of 1 to 6");
        writer.one_of(table.token - 1, kValues);
        writer.field("bag", "tokens by value, of 6 each");
        writer.parts(table.bag, kOfEach);
        for (int place = 0; place < skeleton_game::kMaxPlayers; ++place) {
            writer.of_seat(place, place < table.players);
            const int seat = place < table.players ? seat_after(observer, place, table.players) : place;
            describe_seat(table, static_cast<Seat>(seat), writer);
        }
    }

    // Where each kind begins, for the documentation.
    template <class Visit>
    static void name_actions(Visit visit) {
        visit("keep", kKeep, "");
        visit("pass", kPass, "");
    }
    template <class Visit>
    static void name_outcomes(Visit visit) {
        visit("start", kStart, "the start player");
        visit("token", kToken, "1 to 6");
    }

 private:
    template <class Writer>
    GAME_FN static void describe_seat(const Table& table, Seat seat, Writer& writer) {
        writer.field("present", "1: the seat is taken");
        writer.flag(true);
        writer.field("start player", "");
        writer.flag(table.pending != Pending::start_player && table.start == seat);
        writer.field("active", "draws or decides");
        writer.flag(table.pending != Pending::start_player && table.pending != Pending::over &&
                    active_seat(table) == seat);
        writer.field("score", "of 21");
        writer.part(score(table.tokens[seat]), 21);
        writer.field("tokens", "by value, of 6 each");
        writer.parts(table.tokens[seat], kOfEach);
    }
};

static_assert(FeaturesOf<SkeletonGameFeatures, SkeletonGame>);

}  // namespace wharf::skeleton_game
