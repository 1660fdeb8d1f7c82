// Tortuga as numbers for machines that learn: the index of actions and outcomes, and what a seat sees.
#pragma once

#include "games/tortuga/observation.h"

namespace wharf::tortuga {

struct TortugaFeatures {
    static constexpr int kVersion = 1;
    static constexpr int kRules = 1;

    // Actions: kind after kind. Targets count clockwise from the attacker; of a target a chest by colour, or none.
    static constexpr int kChestOrNone = kColours + 1;
    static constexpr int kTargets = (tortuga::kMaxPlayers - 1) * kChestOrNone;
    static constexpr int kKeep = 0;                     // the set of dice
    static constexpr int kTurn = kKeep + (1 << kDice);  // the action
    static constexpr int kAdvantage = kTurn + tortuga::kActions;
    static constexpr int kUse = kAdvantage + tortuga::kActions;
    static constexpr int kLeave = kUse + 1;
    static constexpr int kAttack = kLeave + 1;
    static constexpr int kRaid = kAttack + kTargets;
    static constexpr int kTake = kRaid + kTargets;
    static constexpr int kLay = kTake + kColours;
    static constexpr int kActions = kLay + kColours;

    static constexpr int kStart = 0;
    static constexpr int kChest = kStart + tortuga::kMaxPlayers;
    static constexpr int kDie = kChest + kColours;  // the face; which die it is, the table says
    static constexpr int kReveal = kDie + kFaces;
    static constexpr int kTile = kReveal + 1;
    static constexpr int kChanceOutcomes = kTile + kTileValues;

    static constexpr int kObservation = tortuga::kObservation;

    GAME_FN static int index(const Table& table, Action action) {
        switch (action.kind) {
            case Kind::keep: return kKeep + action.value;
            case Kind::turn: return kTurn + action.value;
            case Kind::advantage: return kAdvantage + action.value;
            case Kind::use: return kUse;
            case Kind::leave: return kLeave;
            case Kind::attack: return kAttack + target_index(table, action);
            case Kind::raid: return kRaid + target_index(table, action);
            case Kind::take: return kTake + action.value;
            default: return kLay + action.value;
        }
    }

    GAME_FN static Action action(const Table& table, int index) {
        if (index < kTurn) return make(Kind::keep, index - kKeep);
        if (index < kAdvantage) return make(Kind::turn, index - kTurn);
        if (index < kUse) return make(Kind::advantage, index - kAdvantage);
        if (index < kLeave) return make(Kind::use);
        if (index < kAttack) return make(Kind::leave);
        if (index < kRaid) return target_action(table, Kind::attack, index - kAttack);
        if (index < kTake) return target_action(table, Kind::raid, index - kRaid);
        if (index < kLay) return make(Kind::take, index - kTake);
        return make(Kind::lay, index - kLay);
    }

    GAME_FN static int chance_index(const Table&, Action action) {
        switch (action.kind) {
            case Kind::start: return kStart + action.value;
            case Kind::chest: return kChest + action.value;
            case Kind::die: return kDie + action.value;
            case Kind::reveal: return kReveal;
            default: return kTile + action.value - 1;
        }
    }

    GAME_FN static Action chance_action(const Table& table, int index) {
        if (index < kChest) return make(Kind::start, index - kStart);
        if (index < kDie) return make(Kind::chest, index - kChest);
        if (index < kReveal) return make(Kind::die, index - kDie, table.die);
        if (index < kTile) return make(Kind::reveal);
        return make(Kind::tile, index - kTile + 1);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation(view, seat, writer);
    }

    // Where each kind begins, for the documentation.
    template <class Visit>
    static void name_actions(Visit visit) {
        visit("keep", kKeep, "dice A to E as bits 0 to 4");
        visit("turn", kTurn, "lone skulls to an action");
        visit("advantage", kAdvantage, "an advantage tile to an action");
        visit("use", kUse, "");
        visit("leave", kLeave, "");
        visit("attack", kAttack, "target 1 to 3 places clockwise × chest by colour or none");
        visit("raid", kRaid, "target 1 to 3 places clockwise × chest by colour or none");
        visit("take", kTake, "a chest of the central island by colour");
        visit("lay", kLay, "a chest by colour");
    }
    template <class Visit>
    static void name_outcomes(Visit visit) {
        visit("start", kStart, "the start player");
        visit("chest", kChest, "by colour");
        visit("die", kDie, "its face: an action or the skull");
        visit("reveal", kReveal, "");
        visit("tile", kTile, "1 to 3 coins");
    }

 private:
    GAME_FN static int target_index(const Table& table, Action action) {
        const int place = places_after(action.which, table.active, table.players) - 1;
        return place * kChestOrNone + (action.value == kNoChest ? kColours : action.value);
    }

    GAME_FN static Action target_action(const Table& table, Kind kind, int index) {
        const int chest = index % kChestOrNone;
        const Seat target = seat_after(table.active, index / kChestOrNone + 1, table.players);
        return make(kind, chest == kColours ? kNoChest : chest, target);
    }
};

static_assert(FeaturesOf<TortugaFeatures, Tortuga>);

using TortugaFeatures2 = SameFeatures<TortugaFeatures>;

}  // namespace wharf::tortuga
