// The pending decision of a Glück Auf position can be made: the set-up is as far as it says, the turn fits its space.
#include "games/gluck_auf/invariants.h"

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

using says::broken;
using text::Problem;
using Fault = std::optional<Problem>;

// G1.2, G1.3: in the set-up cards lie as far as it has come; later closed spaces stay empty.
Fault check_board(const Table& table) {
    const Pending pending = table.pending;
    const bool tiles_first = pending <= Pending::first_tile;
    for (int space = kFactory1; space < kFactoryDraw; ++space) {
        const bool shown = table.tile_on[space] != kNoTile;
        const bool come =
            is_open(space, table.players) && pending != Pending::start_player && (!tiles_first || space < table.space);
        if (pending <= Pending::first_order ? shown != come : shown && !come)
            return Problem{"table.factory[" + std::to_string(space) + "]", broken("does-not-fit-setup"), "G1.2"};
    }
    for (int space = kNewOrder1; space < kNewOrderDraw; ++space) {
        const bool shown = table.order_on[space - kNewOrder1] != kNoOrder;
        const bool come = is_open(space, table.players) && pending >= Pending::first_order &&
                          (pending != Pending::first_order || space < table.space);
        if (pending <= Pending::first_order ? shown != come : shown && !come)
            return Problem{"table.new_orders[" + std::to_string(space - kNewOrder1) + "]", broken("does-not-fit-setup"),
                           "G1.3"};
    }
    return std::nullopt;
}

Fault check_draft(const Table& table) {
    const int cards = count_bits(table.draft);
    const int all = orders_in_draft(table);
    const bool fits = table.pending == Pending::draft_order ? cards < all
                      : table.pending == Pending::draft     ? cards >= 2 && cards <= all
                                                            : cards == 0;
    if (!fits) return Problem{"table.draft", broken("draft-differs"), "G1.3"};
    if (table.pending > Pending::first_order) return std::nullopt;
    const int picks = table.pending == Pending::draft         ? all - cards
                      : table.pending == Pending::first_order ? all - 1
                                                              : 0;
    for (int k = 0; k < table.players; ++k) {
        // k = 0 is the right-hand neighbour of the start player, the last is the start player.
        const Seat seat = clockwise(table, table.start, table.players - 1 - k);
        const Player& player = table.seats[seat];
        const int orders = picks / table.players + (k < picks % table.players);
        if (count_bits(player.outstanding) != orders || player.delivered != 0)
            return Problem{at_seat(seat, "outstanding"), broken("does-not-fit-draft"), "G1.3"};
        int tiles = 0;
        for (std::uint8_t count : player.tiles) tiles += count;
        if (tiles > 0 || player.workers != workers_of(table.players))
            return Problem{at_seat(seat, "tiles"), broken("nothing-in-setup")};
        if (table.pending == Pending::draft && k == picks % table.players && table.active != seat)
            return Problem{"table.active", broken("not-next-in-draft"), "G1.3"};
    }
    if (table.shift != 1) return Problem{"table.shift", broken("first-shift-in-setup")};
    return std::nullopt;
}

// G3.2: the hand fits the draw space and what is pending.
Fault check_hand(const Table& table) {
    const Pending pending = table.pending;
    const int pile = table.piles[index_of(pile_of(table.space))].size;
    if (!is_draw(table.space)) return Problem{"table.space", broken("no-draw-space"), "G3.2"};
    const bool fits = pending == Pending::look ? table.in_hand < kMostLooked && pile > 0 : table.in_hand > 0;
    if (!fits) return Problem{"table.in_hand", text::faults::kNotPending(), "G3.2"};
    if (pending != Pending::lay) return std::nullopt;
    if (table.lay_base + table.in_hand > pile) return Problem{"table.lay_base", broken("places-not-in-pile"), "G3.2"};
    for (int i = 0; i < table.in_hand; ++i)
        if (table.piles[index_of(pile_of(table.space))].knower[table.lay_base + i] != table.active + 1)
            return Problem{"table.lay_base", broken("places-not-known"), "G3.2"};
    return std::nullopt;
}

Fault check_substitute(const Table& table) {
    if (!is_factory(table.space) && table.space != kFactoryDraw)
        return Problem{"table.space", broken("no-factory-space"), "G3.3"};
    if (is_factory(table.space) && (table.in_hand > 0 || table.tile_on[table.space] != kNoTile))
        return Problem{"table.in_hand", broken("nothing-looked-at"), "G3.2"};
    if (table.in_hand == kMostLooked) return Problem{"table.in_hand", broken("one-was-bought"), "G3.2"};
    if (table.stock[table.colour] > 0 || sum(table.stock) == 0)
        return Problem{"table.stock", broken("no-other-colour"), "G3.3"};
    if (empty_carts(table.seats[table.active], table.colour) < table.carts_left)
        return Problem{"table.carts_left", broken("fewer-empty-carts"), "G3.3"};
    return std::nullopt;
}

Fault check_mining(const Table& table) {
    if (!is_mining(table.space) || table.steps_left > steps_of(table.space))
        return Problem{"table.steps_left", broken("more-steps-than-space"), "G4.1"};
    if (table.pending == Pending::step) return std::nullopt;
    Actions list;
    list.reset();
    list_second_cubes(table, list);
    const Slots open = static_cast<Slots>(slots_of(table.half_order) - table.filled[table.half_order]);
    if ((table.seats[table.active].outstanding & only(table.half_order)) == 0 ||
        slots_of_colour(open, table.colour) == 0)
        return Problem{"table.half_order", broken("no-free-slot"), "G4.7"};
    int cubes = 0;
    for (int c = 0; c < kColours; ++c) cubes += cubes_on_order(table, table.half_order, c);
    if (cubes == 0) return Problem{"table.half_order", broken("lacks-first-cube"), "G4.7"};
    if (list.empty()) return Problem{"table.half_order", broken("no-second-cube"), "G4.7"};
    return std::nullopt;
}

Fault check_refill(const Table& table) {
    const bool empty = is_factory(table.space)     ? table.tile_on[table.space] == kNoTile
                       : is_new_order(table.space) ? table.order_on[table.space - kNewOrder1] == kNoOrder
                                                   : false;
    if (!empty || !is_open(table.space, table.players))
        return Problem{"table.space", broken("no-space-to-refill"), "G3.1, G7.1"};
    if (table.piles[index_of(pile_of(table.space))].size == 0)
        return Problem{"table.space", broken("pile-has-no-card"), "G3.1, G7.1"};
    return std::nullopt;
}

}  // namespace

std::optional<Problem> check_setup(const Table& table) {
    if (table.pending == Pending::first_tile && !(is_factory(table.space) && is_open(table.space, table.players)))
        return Problem{"table.space", broken("no-open-factory-space"), "G1.2"};
    if (table.pending == Pending::first_order &&
        !(is_new_order(table.space) && table.space > next_open(table, kNewOrder1, kNewOrderDraw)))
        return Problem{"table.space", broken("no-order-space"), "G1.3"};
    if (auto fault = check_board(table)) return fault;
    return check_draft(table);
}

std::optional<Problem> check_turn(const Table& table) {
    const Pending pending = table.pending;
    if (pending == Pending::placement && table.seats[table.active].workers == 0)
        return Problem{"table.active", broken("no-workers-left"), "G2.1"};
    if (pending == Pending::over)
        for (Seat seat = 0; seat < table.players; ++seat)
            if (table.shift != kShifts || table.seats[seat].workers > 0)
                return Problem{"table.pending", broken("not-over-yet"), "G10.1"};
    if (pending <= Pending::placement || pending == Pending::over) return std::nullopt;
    const Crew& crew = table.crews[table.space];
    if (crew.workers == 0 || crew.owner != table.active)
        return Problem{"table.space", broken("no-workers-there"), "G2.2"};
    switch (pending) {
        case Pending::look:
        case Pending::choice:
        case Pending::lay_where:
        case Pending::lay: return check_hand(table);
        case Pending::substitute: return check_substitute(table);
        case Pending::step:
        case Pending::second_cube: return check_mining(table);
        default: return check_refill(table);
    }
}

}  // namespace wharf::gluck_auf
