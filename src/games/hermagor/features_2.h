// Hermagor as numbers, version 2: rules version 2, which lets a player choose the region of a common disc, and an
// observation with what follows from the position.
#pragma once

#include "games/hermagor/features.h"
#include "games/hermagor/observation_2.h"

namespace wharf::hermagor {

struct HermagorFeatures2 : HermagorFeatures {
    static constexpr int kVersion = 2;
    static constexpr int kRules = 2;

    // What is new comes last: a common disc by its region and by which of the region's buildings takes it. The indices
    // of version 1 for common discs, which tell no region, are not used.
    static constexpr int kMostBuildings = 3;  // H0.2
    static constexpr int kCommonDisc = HermagorFeatures::kActions;
    static constexpr int kActions = kCommonDisc + kRegions * kMostBuildings;

    static constexpr int kObservation = kObservation2;

    GAME_FN static int index(const Table& table, Action action) {
        if (action.kind == Kind::common_ennoble) return kCommonDisc + action.place * kMostBuildings;
        if (action.kind != Kind::common_build) return HermagorFeatures::index(table, action);
        const std::uint32_t before = buildings_of(action.place) & ((1U << action.good) - 1U);
        return kCommonDisc + action.place * kMostBuildings + count_bits(before);
    }

    GAME_FN static Action action(const Table& table, int index) {
        if (index < kCommonDisc) return HermagorFeatures::action(table, index);
        const int region = (index - kCommonDisc) / kMostBuildings;
        if (is_noble(region)) return make(Kind::common_ennoble, region);
        std::uint32_t goods = buildings_of(region);
        for (int skip = (index - kCommonDisc) % kMostBuildings; skip > 0 && (goods & (goods - 1)) != 0; --skip)
            goods &= goods - 1;
        return make(Kind::common_build, region, lowest_bit(goods));
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation_2(view, seat, writer);
    }

    template <class Visit>
    static void name_actions(Visit visit) {
        HermagorFeatures::name_actions(visit);
        visit("common disc", kCommonDisc, "region × its first, second, third building (a noble region: the first)");
    }
};

static_assert(FeaturesOf<HermagorFeatures2, Hermagor>);

}  // namespace wharf::hermagor
