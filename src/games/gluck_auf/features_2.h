// Glück Auf as numbers, version 2: rules version 2, whose empty carts have an index, and an observation with what
// follows from the position.
#pragma once

#include "games/gluck_auf/features.h"
#include "games/gluck_auf/observation_2.h"

namespace wharf::gluck_auf {

struct GluckAufFeatures2 : GluckAufFeatures {
    static constexpr int kVersion = 2;
    static constexpr int kRules = 2;

    // What is new comes last.
    static constexpr int kCartNone = GluckAufFeatures::kActions;
    static constexpr int kActions = kCartNone + 1;

    static constexpr int kObservation = kObservation2;

    GAME_FN static int index(const Table& table, Action action) {
        const bool is_cart_none = action.kind == Kind::substitute && action.cube == kNoCube;
        return is_cart_none ? kCartNone : GluckAufFeatures::index(table, action);
    }

    GAME_FN static Action action(const Table& table, int index) {
        return index == kCartNone ? make(Kind::substitute, 0, 0, kNoCube) : GluckAufFeatures::action(table, index);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation_2(view, seat, writer);
    }

    template <class Visit>
    static void name_actions(Visit visit) {
        GluckAufFeatures::name_actions(visit);
        visit("cart none", kCartNone, "");
    }
};

static_assert(FeaturesOf<GluckAufFeatures2, GluckAuf>);

}  // namespace wharf::gluck_auf
