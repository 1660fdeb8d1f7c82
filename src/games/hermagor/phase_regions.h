// H5 Regions: completed ones put discs on the price table and the nobility track; H7.6 for the common colour.
#pragma once

#include "games/hermagor/actions.h"
#include "games/hermagor/state.h"

namespace wharf::hermagor {

// H5.2, H7.2: free fields of a good's row that the price marker leaves open.
GAME_FN inline std::uint32_t fields_free(const Table& table, int good) {
    std::uint32_t fields = fields_open_at(table.prices[good]);
    if (table.players == 2) fields &= kTwoPlayerFields;
    for (const Side& side : table.sides) fields &= ~(side.discs >> (kBuildingFields * good));
    return fields;
}

// H5.3.
GAME_FN inline std::uint32_t nobility_free(const Table& table) {
    std::uint32_t fields = (1U << kNobilityFields) - 1U;
    for (const Side& side : table.sides) fields &= ~std::uint32_t{side.nobility};
    return fields;
}

GAME_FN inline bool is_noble(int region) { return buildings_of(region) == 0; }

// H5.2: the goods of a region's buildings whose rows take a disc.
GAME_FN inline std::uint32_t rows_free(const Table& table, int region) {
    std::uint32_t rows = 0;
    for (std::uint32_t goods = buildings_of(region); goods != 0; goods &= goods - 1)
        if (fields_free(table, lowest_bit(goods)) != 0) rows |= goods & (~goods + 1);
    return rows;
}

GAME_FN inline bool takes_disc(const Table& table, int region) {
    return is_noble(region) ? nobility_free(table) != 0 : rows_free(table, region) != 0;
}

// H5.1: a depot is laid, and the regions it completes are remembered.
GAME_FN inline void lay_depot(Table& table, Seat colour, int village) {
    Side& side = table.sides[colour];
    side.depots |= village_bit(village);
    for (std::uint32_t left = regions_of_village(village); left != 0; left &= left - 1) {
        const int region = lowest_bit(left);
        if ((villages_of_region(region) & ~side.depots) == 0) table.regions |= 1U << region;
    }
}

// H7.6: since version 2 the active player chooses among all regions that the common depot has completed.
GAME_FN constexpr bool chooses_region(const Table& table) {
    return table.pending == Pending::common_disc && rules_of(table) >= 2;
}

// H7.6: forgets the regions that can take no disc, now or later.
GAME_FN inline void forget_full_regions(Table& table) {
    for (std::uint32_t left = table.regions; left != 0; left &= left - 1)
        if (!takes_disc(table, lowest_bit(left))) table.regions &= ~(left & (~left + 1));
}

// H5.1: asks about the first remembered region that can take a disc; those before it are passed over. False: none.
GAME_FN inline bool ask_for_disc(Table& table, Seat colour) {
    if (table.regions == 0) return false;
    if (discs_laid(table.sides[colour]) == kDiscs) table.regions = 0;
    if (colour != table.active && rules_of(table) >= 2) forget_full_regions(table);
    for (; table.regions != 0; table.regions &= table.regions - 1) {
        if (!takes_disc(table, lowest_bit(table.regions))) continue;
        table.pending = colour == table.active ? Pending::disc : Pending::common_disc;
        return true;
    }
    return false;
}

// H5.2, H5.3: a row or the track.
GAME_FN inline void list_discs_of(const Table& table, int region, Actions& list) {
    const bool common = table.pending == Pending::common_disc;
    if (is_noble(region)) {
        list.push_back(make(common ? Kind::common_ennoble : Kind::ennoble, region));
    } else {
        for (std::uint32_t rows = rows_free(table, region); rows != 0; rows &= rows - 1)
            list.push_back(make(common ? Kind::common_build : Kind::build, region, lowest_bit(rows)));
    }
}

// For the first region, or nothing; for the common colour, which does not decline, in any of them (H7.6).
GAME_FN inline void list_discs(const Table& table, Actions& list) {
    const std::uint32_t first = table.regions & (~table.regions + 1);
    for (std::uint32_t left = chooses_region(table) ? table.regions : first; left != 0; left &= left - 1)
        list_discs_of(table, lowest_bit(left), list);
    if (table.pending == Pending::disc) list.push_back(make(Kind::decline, lowest_bit(table.regions)));
}

// The disc goes to the leftmost free field; its value is paid at once, but not to the common colour (H7.6).
GAME_FN inline void lay_disc(Table& table, Seat colour, Action action) {
    Side& side = table.sides[colour];
    int value = 0;
    if (action.kind == Kind::build || action.kind == Kind::common_build) {
        const int field = lowest_bit(fields_free(table, action.good));
        side.discs |= 1U << (kBuildingFields * action.good + field);
        value = building_value(field);
    } else if (action.kind == Kind::ennoble || action.kind == Kind::common_ennoble) {
        const int field = lowest_bit(nobility_free(table));
        side.nobility = static_cast<std::uint16_t>(side.nobility | (1U << field));
        value = nobility_value(field);
    }
    if (colour == table.active) side.money = static_cast<std::int16_t>(side.money + value);
    table.regions &= ~(1U << action.place);
}

}  // namespace wharf::hermagor
