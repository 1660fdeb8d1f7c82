// What holds in every position of Hermagor: pieces are conserved, and the pending decision can be made.
#include "games/hermagor/messages.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {

namespace {

using says::broken;
using text::Problem;
using Fault = std::optional<Problem>;

std::string of_seat(int seat, std::string_view field) {
    return "table.seats[" + std::to_string(seat) + "]." + std::string(field);
}

// Phases by what has happened in the round.
bool before_action_tile(const Table& table) {
    const bool taxing = table.pending == Pending::show_money || table.pending == Pending::tax_start;
    return table.pending <= Pending::action_tile || (taxing && rules_of(table) >= 2);
}
bool is_buying(const Table& table) { return table.pending == Pending::buyer || table.pending == Pending::common_buyer; }
bool in_phase_1(const Table& table) { return table.pending <= Pending::common_buyer; }
bool in_phase_2(const Table& table) { return table.pending >= Pending::raise && table.pending <= Pending::name_start; }
bool in_phase_3(const Table& table) {
    return table.pending >= Pending::action && table.pending <= Pending::common_depot;
}

bool is_stall_open(const Table& table, int stall) {
    return (places_open(table.players) & place_bit(place_of_stall(stall))) != 0;
}

Fault check_tiles(const Table& table) {
    std::uint32_t seen = 0;
    const auto count = [&](std::uint32_t tiles) {
        const bool twice = (seen & tiles) != 0;
        seen |= tiles;
        return !twice;
    };
    bool once = count(table.bag);
    for (int stall = 0; stall < kStalls; ++stall) {
        if (table.stalls[stall] == kNoTile) continue;
        if (!is_stall_open(table, stall))
            return Problem{"table.stalls[" + std::to_string(stall) + "]", broken("stall-is-closed"), "H1.4"};
        once = count(tile_bit(table.stalls[stall])) && once;
    }
    for (int seat = 0; seat < table.players; ++seat) {
        const Side& side = table.sides[seat];
        if (side.tiles != 0 && !in_phase_2(table) && !in_phase_3(table))
            return Problem{of_seat(seat, "tiles"), broken("tiles-in-phases-2-and-3"), "H6.1"};
        if (holds(side, kPriceFluctuation) || holds(side, kGoodDealTile))
            return Problem{of_seat(seat, "tiles"), broken("never-kept"), "H3.4"};
        once = count(side.tiles) && once;
    }
    if (!once || seen != tiles_in_play(table.players)) return Problem{"table", broken("every-tile-once"), "H1.3"};
    return std::nullopt;
}

// H1.2, H8.2: with or without the 6, this tile and those left are among the tiles of the game.
bool tiles_fit(const Table& table, bool six_tile) {
    for (int i = 0; i < kActionTileValues; ++i) {
        const int value = kLowestActionTile + i;
        if (table.action_tiles[i] + (table.actions == value) > action_tiles_of(table.players, value, six_tile))
            return false;
    }
    return true;
}

Fault check_rounds(const Table& table) {
    int left = 0;
    int all = 0;
    for (int i = 0; i < kActionTileValues; ++i) {
        left += table.action_tiles[i];
        all += action_tiles_of(table.players, kLowestActionTile + i, false);
    }
    if (!tiles_fit(table, false) && !tiles_fit(table, true))
        return Problem{"table.action_tiles", broken("not-among-action-tiles"), "H1.2"};
    const bool turned_up = !before_action_tile(table) && table.pending != Pending::over;
    if (turned_up != (table.actions >= kLowestActionTile) || (!turned_up && table.actions != 0))
        return Problem{"table.actions", broken("action-tile-of-round"), "H2.1"};
    const int rounds = table.pending == Pending::start_player ? 0
                       : before_action_tile(table)            ? all - left + 1
                                                              : all - left;
    if (table.round != rounds || rounds > all) return Problem{"table.round", broken("one-action-tile-a-round"), "H1.2"};
    if (table.pending == Pending::over && left != 0)
        return Problem{"table.pending", broken("action-tiles-left"), "H6.1"};
    return std::nullopt;
}

Fault check_prices_and_discs(const Table& table) {
    std::uint32_t discs = 0;
    std::uint32_t nobility = 0;
    for (int colour = 0; colour < colours(table); ++colour) {
        const Side& side = table.sides[colour];
        if ((discs & side.discs) != 0 || (nobility & side.nobility) != 0)
            return Problem{"table", broken("one-disc-a-field"), "H5.2"};
        if (discs_laid(side) > kDiscs) return Problem{"table", broken("nine-discs"), "H0.6"};
        discs |= side.discs;
        nobility |= side.nobility;
    }
    if ((nobility & (nobility + 1)) != 0) return Problem{"table", broken("nobility-from-left"), "H5.3"};
    for (int good = 0; good < kGoods; ++good) {
        const std::string price = "table.prices." + std::string(kGoodWords[good]);
        if (table.prices[good] < kLowestPrice) return Problem{price, broken("price-at-least-5"), "H0.5"};
        std::uint32_t usable = fields_open_at(table.prices[good]);
        if (table.players == 2) usable &= kTwoPlayerFields;
        const std::uint32_t row = (discs >> (kBuildingFields * good)) & ((1U << kBuildingFields) - 1U);
        const std::uint32_t free = usable & ~row;
        const bool gap = free != 0 && (row >> lowest_bit(free)) != 0;
        if ((row & ~usable) != 0 || gap) return Problem{price, broken("discs-from-left"), "H5.2"};
    }
    return std::nullopt;
}

// Buyers a seat has placed or forfeited so far in phase 1.
int buyers_used(const Table& table, Seat seat) {
    if (in_phase_2(table)) return kBuyers;
    if (!is_buying(table)) return 0;
    const int order = order_of(table, seat);
    const int active = order_of(table, table.active);
    return table.turn + (order < active || (order == active && table.pending == Pending::common_buyer));
}

Fault check_buyers(const Table& table) {
    std::uint64_t taken = 0;
    for (Seat colour = 0; colour < colours(table); ++colour) {
        const std::uint64_t buyers = table.buyers[colour];
        if ((taken & buyers) != 0 || (buyers & ~places_open(table.players)) != 0)
            return Problem{"table", broken("one-buyer-a-place"), "H2.2"};
        taken |= buyers;
        if (colour < table.players && count_bits(buyers) > buyers_used(table, colour))
            return Problem{of_seat(colour, "buyers"), broken("more-buyers-than-turns"), "H2.2"};
    }
    if (table.players != 2) return std::nullopt;
    const int common = count_bits(table.buyers[kCommon]);
    const int in_hand = table.sides[0].common_buyers + table.sides[1].common_buyers;
    const bool taken_up = in_phase_1(table) && !before_action_tile(table);
    if (taken_up ? common + in_hand != 2 * kCommonBuyersEach : in_hand != 0 || common > 2 * kCommonBuyersEach)
        return Problem{"table.common.buyers", broken("two-common-buyers"), "H7.1"};
    if (common != 0 && !is_buying(table) && !in_phase_2(table))
        return Problem{"table.common.buyers", broken("common-buyers-in-phases"), "H3.7"};
    return std::nullopt;
}

Fault check_depots(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Side& side = table.sides[seat];
        const int own = kDepots - count_bits(side.depots);  // not laid
        const int dealt = table.actions < own ? table.actions : own;
        const int in_hand = side.depots_in_hand;
        if (own < in_hand) return Problem{of_seat(seat, "depots"), broken("more-than-21-depots"), "H0.6"};
        if (in_phase_3(table) ? in_hand > table.actions : in_hand != dealt)
            return Problem{of_seat(seat, "depots_in_hand"), broken("differs-from-action-tile"), "H2.1"};
        const bool dealt_common = table.players == 2 && table.actions != 0;
        if (side.common_depots > (dealt_common ? kCommonDepotsEach : 0) ||
            (dealt_common && !in_phase_3(table) && side.common_depots != kCommonDepotsEach))
            return Problem{of_seat(seat, "common_depots"), broken("two-common-depots"), "H7.1"};
        if (table.players != 2 && side.common_buyers != 0)
            return Problem{of_seat(seat, "common_buyers"), broken("for-two-players"), "H7.1"};
    }
    if (table.players != 2) return std::nullopt;
    const int common =
        count_bits(table.sides[kCommon].depots) + table.sides[0].common_depots + table.sides[1].common_depots;
    if (common > 2 * kCommonDepotsEach * table.round)
        return Problem{"table.common.depots", broken("four-common-depots"), "H7.1"};
    return std::nullopt;
}

Fault check_market(const Table& table) {
    const bool filling = table.pending == Pending::stall_tile;
    for (int stall = 0; stall < kStalls; ++stall) {
        const bool empty = is_stall_open(table, stall) && table.stalls[stall] == kNoTile;
        if (filling && empty != (stall == table.stall) && stall <= table.stall)
            return Problem{"table.stall", broken("first-empty-stall"), "H2.1"};
        if (in_phase_1(table) && table.pending > Pending::stall_tile && empty)
            return Problem{"table.stalls[" + std::to_string(stall) + "]", broken("filled-before-buyers"), "H2.1"};
    }
    const bool deciding = table.pending == Pending::raise || table.pending == Pending::fluctuation;
    if (!filling && !deciding && table.stall != 0) return Problem{"table.stall", broken("zero-in-this-phase")};
    if (!deciding) return std::nullopt;
    const int tile = table.stalls[table.stall];
    if (tile == kNoTile || winner_of(table, table.stall) != table.active ||
        decision_for(table, tile, table.active) != table.pending)
        return Problem{"table.stall", broken("nothing-to-decide"), "H3.3"};
    return std::nullopt;
}

Fault check_start(const Table& table) {
    const bool tax = (table.options & kTaxOfficer) != 0;
    const bool asking = table.pending == Pending::show_money || table.pending == Pending::tax_start;
    if (asking && !tax) return Problem{"table.tax_officer", broken("tax-officer-asks"), "H8.1"};
    for (Seat seat = 0; seat < kMaxPlayers; ++seat) {
        if (!table.shown.contains(seat)) continue;
        const bool asked = seat < table.players && (table.pending == Pending::tax_start ||
                                                    order_of(table, seat) < order_of(table, table.active));
        if (!asking || !asked) return Problem{"table.shown", broken("seat-not-asked"), "H8.1"};
    }
    if (table.pending == Pending::tax_start && table.active != least_shown(table))
        return Problem{"table.active", broken("not-least-shown"), "H8.1"};
    if (table.pending == Pending::name_start && (tax || lowest_tile_holder(table) != table.active))
        return Problem{"table.active", broken("not-lowest-tile"), "H3.6"};
    if (table.pending == Pending::draw &&
        ((table.sides[table.active].tiles & kProducts) != 0 || (table.bag & kProducts) == 0))
        return Problem{"table.active", broken("no-product-to-draw"), "H3.5"};
    return std::nullopt;
}

// H5.1: the regions to decide on are complete, and the first can take a disc of this colour.
Fault check_regions(const Table& table) {
    const bool own = table.pending == Pending::disc;
    const bool common = table.pending == Pending::common_disc;
    if ((table.regions != 0) != (own || common))
        return Problem{"table.regions", broken("regions-just-completed"), "H5.1"};
    if (table.regions == 0) return std::nullopt;
    const Side& side = table.sides[own ? table.active : kCommon];
    for (std::uint32_t left = table.regions; left != 0; left &= left - 1)
        if ((villages_of_region(lowest_bit(left)) & ~side.depots) != 0)
            return Problem{"table.regions", broken("region-not-complete"), "H5.1"};
    if (discs_laid(side) == kDiscs || !takes_disc(table, lowest_bit(table.regions)))
        return Problem{"table.regions", broken("first-region-takes-none"), "H5.1"};
    for (std::uint32_t left = table.regions; left != 0 && chooses_region(table); left &= left - 1)
        if (!takes_disc(table, lowest_bit(left)))
            return Problem{"table.regions", broken("region-takes-no-disc"), "H7.6"};
    return std::nullopt;
}

Fault check_selling(const Table& table) {
    const Pending pending = table.pending;
    const bool acted = table.acted != 0;
    const bool laid = table.common_laid != 0;
    if (pending == Pending::action && table.sides[table.active].depots_in_hand == 0)
        return Problem{"table.active", broken("no-depot-for-action"), "H4.1"};
    const bool fits = pending == Pending::action         ? !acted
                      : pending == Pending::disc         ? acted
                      : pending == Pending::common_disc  ? laid
                      : pending == Pending::common_depot ? acted && !laid
                                                         : !acted && !laid;
    if (!fits) return Problem{"table.acted", broken("acted-does-not-fit"), "H7.5"};
    if (table.players != 2 && (laid || pending == Pending::common_disc || pending == Pending::common_depot ||
                               pending == Pending::common_buyer))
        return Problem{"table.pending", broken("common-for-two"), "H7.1"};
    if (laid && table.sides[table.active].common_depots == kCommonDepotsEach)
        return Problem{"table.common_laid", broken("no-common-depot-laid"), "H7.5"};
    if (pending == Pending::common_depot && common_villages(table) == 0)
        return Problem{"table.pending", broken("no-common-depot"), "H7.5"};
    if (pending == Pending::common_buyer && table.sides[table.active].common_buyers == 0)
        return Problem{"table.pending", broken("no-common-buyer"), "H7.3"};
    return std::nullopt;
}

}  // namespace

std::optional<text::Problem> HermagorText::check(const State& state) {
    const Table& table = state.table;
    if (auto fault = text::check_seats(table)) return fault;
    if (!is_buying(table) && table.turn != 0) return Problem{"table.turn", broken("zero-outside-phase-1")};
    for (const auto check : {check_tiles, check_rounds, check_prices_and_discs, check_buyers, check_depots,
                             check_market, check_start, check_regions, check_selling})
        if (auto fault = check(table)) return fault;
    return std::nullopt;
}

}  // namespace wharf::hermagor
