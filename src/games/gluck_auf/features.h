// Glück Auf as numbers for machines that learn: the index of actions and outcomes, and what a seat sees.
#pragma once

#include "games/gluck_auf/observation_secrets.h"
#include "games/gluck_auf/order_slots.h"

namespace wharf::gluck_auf {

struct GluckAufFeatures {
    static constexpr int kVersion = 1;
    static constexpr int kRules = 1;

    // Actions: kind after kind.
    static constexpr int kCubes = kOrderSlots * kColours;
    static constexpr int kDraft = 0;
    static constexpr int kPlace = kDraft + kOrders;
    static constexpr int kBuy = kPlace + kSpaces;
    static constexpr int kKeep = kBuy + kTileTypes + 1;
    static constexpr int kSubstitute = kKeep + kOrders + 1;
    static constexpr int kOnTop = kSubstitute + kColours;
    static constexpr int kAtBottom = kOnTop + 1;
    static constexpr int kLayTile = kAtBottom + 1;
    static constexpr int kLayOrder = kLayTile + kTileTypes;
    static constexpr int kRide = kLayOrder + kOrders;
    static constexpr int kLoad = kRide + kColours + 1;
    static constexpr int kUnload = kLoad + kColours;
    static constexpr int kFromCage = kUnload + kColours;
    static constexpr int kFromStore = kFromCage + kCubes;
    static constexpr int kStop = kFromStore + kCubes;
    static constexpr int kActions = kStop + 1;

    // Whether a card is turned up or looked at, the table says.
    static constexpr int kStart = 0;
    static constexpr int kTile = kStart + gluck_auf::kMaxPlayers;
    static constexpr int kOrder = kTile + kTileTypes;
    static constexpr int kChanceOutcomes = kOrder + kOrders;

    static constexpr int kObservation = gluck_auf::kObservation;

    GAME_FN static int index(const Table&, Action action) {
        switch (action.kind) {
            case Kind::draft: return kDraft + action.card;
            case Kind::place: return kPlace + action.value;
            case Kind::buy: return kBuy + action.card;
            case Kind::keep: return kKeep + action.card;
            case Kind::substitute: return kSubstitute + action.cube;
            case Kind::on_top: return kOnTop;
            case Kind::at_bottom: return kAtBottom;
            case Kind::lay_tile: return kLayTile + action.card;
            case Kind::lay_order: return kLayOrder + action.card;
            case Kind::ride: return kRide + action.value;
            case Kind::load: return kLoad + action.cube;
            case Kind::unload: return kUnload + action.cube;
            case Kind::from_cage: return kFromCage + cube_index(action);
            case Kind::from_store: return kFromStore + cube_index(action);
            default: return kStop;
        }
    }

    GAME_FN static Action action(const Table& table, int index) {
        if (index < kPlace) return make(Kind::draft, 0, index - kDraft);
        if (index < kBuy) return make(Kind::place, index - kPlace, card_on(table, index - kPlace));
        if (index < kKeep) return make(Kind::buy, 0, index - kBuy);
        if (index < kSubstitute) return make(Kind::keep, 0, index - kKeep);
        if (index < kOnTop) return make(Kind::substitute, 0, 0, index - kSubstitute);
        if (index < kLayTile) return make(index < kAtBottom ? Kind::on_top : Kind::at_bottom);
        if (index < kLayOrder) return make(Kind::lay_tile, 0, index - kLayTile);
        if (index < kRide) return make(Kind::lay_order, 0, index - kLayOrder);
        if (index < kLoad) return make(Kind::ride, index - kRide);
        if (index < kUnload) return make(Kind::load, 0, 0, index - kLoad);
        if (index < kFromCage) return make(Kind::unload, 0, 0, index - kUnload);
        if (index < kFromStore) return cube_action(Kind::from_cage, index - kFromCage);
        if (index < kStop) return cube_action(Kind::from_store, index - kFromStore);
        return make(Kind::stop);
    }

    GAME_FN static int chance_index(const Table&, Action action) {
        if (action.kind == Kind::start) return kStart + action.value;
        const bool is_tile = action.kind == Kind::show_tile || action.kind == Kind::look_tile;
        return (is_tile ? kTile : kOrder) + action.card;
    }

    GAME_FN static Action chance_action(const Table& table, int index) {
        const bool looks = table.pending == Pending::look;
        if (index < kTile) return make(Kind::start, index - kStart);
        if (index < kOrder) return make(looks ? Kind::look_tile : Kind::show_tile, 0, index - kTile);
        return make(looks ? Kind::look_order : Kind::show_order, 0, index - kOrder);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation(view, seat, writer);
    }

    // Where each kind begins, for the documentation.
    template <class Visit>
    static void name_actions(Visit visit) {
        visit("draft", kDraft, "the order");
        visit("place", kPlace, "the worker space");
        visit("buy", kBuy, "the tile, or none");
        visit("keep", kKeep, "the order, or none");
        visit("substitute", kSubstitute, "a cube by colour");
        visit("on top", kOnTop, "");
        visit("at bottom", kAtBottom, "");
        visit("lay tile", kLayTile, "the tile");
        visit("lay order", kLayOrder, "the order");
        visit("ride", kRide, "surface, levels 1 to 4");
        visit("load", kLoad, "a cube by colour");
        visit("unload", kUnload, "a cube by colour");
        visit("from cage", kFromCage, "order with colour of slot (56) × cube by colour");
        visit("from store", kFromStore, "order with colour of slot (56) × cube by colour");
        visit("stop", kStop, "");
    }
    template <class Visit>
    static void name_outcomes(Visit visit) {
        visit("start", kStart, "the start player");
        visit("tile", kTile, "turned up or looked at");
        visit("order", kOrder, "turned up or looked at");
    }

 private:
    GAME_FN static int cube_index(Action action) {
        return index_of_slot(action.card, action.value) * kColours + action.cube;
    }

    GAME_FN static Action cube_action(Kind kind, int index) {
        const OrderSlot slot = order_slot(index / kColours);
        return make(kind, slot.colour, slot.order, index % kColours);
    }
};

static_assert(FeaturesOf<GluckAufFeatures, GluckAuf>);

}  // namespace wharf::gluck_auf
