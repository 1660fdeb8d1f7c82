// Hermagor as numbers for machines that learn: the index of actions and outcomes, and what a seat sees.
#pragma once

#include "games/hermagor/observation.h"

namespace wharf::hermagor {

struct HermagorFeatures {
    static constexpr int kVersion = 1;
    static constexpr int kRules = 1;

    // Actions: kind after kind. A named seat counts clockwise from the one who names; the region of a disc is the one
    // the table asks for, the good of a sale the one its village buys.
    static constexpr int kWays = 3;
    static constexpr int kShow = 0;
    static constexpr int kHide = kShow + 1;
    static constexpr int kName = kHide + 1;
    static constexpr int kBuyer = kName + hermagor::kMaxPlayers;
    static constexpr int kNoBuyer = kBuyer + kPlaces;
    static constexpr int kCommonBuyer = kNoBuyer + 1;
    static constexpr int kNoCommonBuyer = kCommonBuyer + kPlaces;
    static constexpr int kRaise = kNoCommonBuyer + 1;
    static constexpr int kKeep = kRaise + kGoods;
    static constexpr int kSell = kKeep + kGoods;
    static constexpr int kMove = kSell + kVillages * kWays;
    static constexpr int kPass = kMove + kVillages;
    static constexpr int kBuild = kPass + 1;
    static constexpr int kEnnoble = kBuild + kGoods;
    static constexpr int kDecline = kEnnoble + 1;
    static constexpr int kCommonBuild = kDecline + 1;
    static constexpr int kCommonEnnoble = kCommonBuild + kGoods;
    static constexpr int kCommonDepot = kCommonEnnoble + 1;
    static constexpr int kNoCommonDepot = kCommonDepot + kVillages;
    static constexpr int kActions = kNoCommonDepot + 1;

    static constexpr int kStart = 0;
    static constexpr int kStallTile = kStart + hermagor::kMaxPlayers;
    static constexpr int kActionTile = kStallTile + kTiles;
    static constexpr int kDraw = kActionTile + kActionTileValues;
    static constexpr int kChanceOutcomes = kDraw + kProductTiles;

    static constexpr int kObservation = hermagor::kObservation;

    GAME_FN static int index(const Table& table, Action action) {
        switch (action.kind) {
            case Kind::show: return kShow;
            case Kind::hide: return kHide;
            case Kind::name: return kName + places_after(action.value, table.active, table.players);
            case Kind::buyer: return kBuyer + action.place;
            case Kind::no_buyer: return kNoBuyer;
            case Kind::common_buyer: return kCommonBuyer + action.place;
            case Kind::no_common_buyer: return kNoCommonBuyer;
            case Kind::raise: return kRaise + action.good;
            case Kind::keep: return kKeep + action.good;
            case Kind::sell: return kSell + (action.place - 1) * kWays + action.value;
            case Kind::move: return kMove + action.place - 1;
            case Kind::pass: return kPass;
            case Kind::build: return kBuild + action.good;
            case Kind::ennoble: return kEnnoble;
            case Kind::decline: return kDecline;
            case Kind::common_build: return kCommonBuild + action.good;
            case Kind::common_ennoble: return kCommonEnnoble;
            case Kind::common_depot: return kCommonDepot + action.place - 1;
            default: return kNoCommonDepot;
        }
    }

    GAME_FN static Action action(const Table& table, int index) {
        const int region = table.regions == 0 ? 0 : lowest_bit(table.regions);
        if (index < kName) return make(index < kHide ? Kind::show : Kind::hide);
        if (index < kBuyer) return make(Kind::name, 0, 0, seat_after(table.active, index - kName, table.players));
        if (index < kNoBuyer) return make(Kind::buyer, index - kBuyer);
        if (index < kCommonBuyer) return make(Kind::no_buyer);
        if (index < kNoCommonBuyer) return make(Kind::common_buyer, index - kCommonBuyer);
        if (index < kRaise) return make(Kind::no_common_buyer);
        if (index < kKeep) return make(Kind::raise, 0, index - kRaise);
        if (index < kSell) return make(Kind::keep, 0, index - kKeep);
        if (index < kMove) {
            const int village = (index - kSell) / kWays + 1;
            return make(Kind::sell, village, good_in(village), (index - kSell) % kWays);
        }
        if (index < kPass) return make(Kind::move, index - kMove + 1);
        if (index < kBuild) return make(Kind::pass);
        if (index < kEnnoble) return make(Kind::build, region, index - kBuild);
        if (index < kCommonBuild) return make(index < kDecline ? Kind::ennoble : Kind::decline, region);
        if (index < kCommonEnnoble) return make(Kind::common_build, region, index - kCommonBuild);
        if (index < kCommonDepot) return make(Kind::common_ennoble, region);
        if (index < kNoCommonDepot) {
            const int village = index - kCommonDepot + 1;
            return make(Kind::common_depot, village, good_in(village));
        }
        return make(Kind::no_common_depot);
    }

    GAME_FN static int chance_index(const Table&, Action action) {
        switch (action.kind) {
            case Kind::start: return kStart + action.value;
            case Kind::stall_tile: return kStallTile + action.value - 1;
            case Kind::action_tile: return kActionTile + action.value - kLowestActionTile;
            default: return kDraw + action.value - 1;
        }
    }

    GAME_FN static Action chance_action(const Table& table, int index) {
        if (index < kStallTile) return make(Kind::start, 0, 0, index - kStart);
        if (index < kActionTile) return make(Kind::stall_tile, table.stall, 0, index - kStallTile + 1);
        if (index < kDraw) return make(Kind::action_tile, 0, 0, index - kActionTile + kLowestActionTile);
        return make(Kind::draw, table.active, 0, index - kDraw + 1);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation(view, seat, writer);
    }

    // Where each kind begins, for the documentation.
    template <class Visit>
    static void name_actions(Visit visit) {
        visit("show", kShow, "");
        visit("hide", kHide, "");
        visit("name", kName, "the start player, 0 to 4 places clockwise");
        visit("buyer", kBuyer, "a field (43) or a stall (20)");
        visit("no buyer", kNoBuyer, "");
        visit("common buyer", kCommonBuyer, "a field (43) or a stall (20)");
        visit("no common buyer", kNoCommonBuyer, "");
        visit("raise", kRaise, "the good");
        visit("keep", kKeep, "the good");
        visit("sell", kSell, "village 1 to 32 × stays, travels, takes the side road");
        visit("move", kMove, "village 1 to 32");
        visit("pass", kPass, "");
        visit("build", kBuild, "the good whose row takes the disc");
        visit("ennoble", kEnnoble, "");
        visit("decline", kDecline, "");
        visit("common build", kCommonBuild, "the good whose row takes the disc");
        visit("common ennoble", kCommonEnnoble, "");
        visit("common depot", kCommonDepot, "village 1 to 32");
        visit("no common depot", kNoCommonDepot, "");
    }
    template <class Visit>
    static void name_outcomes(Visit visit) {
        visit("start", kStart, "the start player");
        visit("stall tile", kStallTile, "tile 1 to 24");
        visit("action tile", kActionTile, "3 to 6");
        visit("draw", kDraw, "product tile 1 to 20");
    }
};

static_assert(FeaturesOf<HermagorFeatures, Hermagor>);

}  // namespace wharf::hermagor
