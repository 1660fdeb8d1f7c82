// What a move of Glück Auf brings at once, read from the table before it.
#pragma once

#include "games/gluck_auf/rules.h"

namespace wharf::gluck_auf {

inline int points_for(OrderSet orders) {
    int points = 0;
    for (; orders != 0; orders &= orders - 1) points += points_of(lowest_bit(orders));
    return points;
}

// G5.1: the orders that a delivery space sends off; none from other spaces.
inline OrderSet delivered_from(const Table& table, int space) {
    if (!is_delivery(space)) return 0;
    return completed(table, table.seats[table.active], static_cast<Transport>(space - kDelivery1));
}

// G4.7: whether it is the first of two cubes for one slot.
inline bool is_first_of_two(const Table& table, Action action) {
    return action.cube != action.value && table.pending == Pending::step;
}

// G4.4, G4.6: whether a cube laid on an order fills its last slot.
inline bool completes_order(const Table& table, Action action) {
    if (action.kind != Kind::from_cage && action.kind != Kind::from_store) return false;
    return !is_first_of_two(table, action) &&
           static_cast<Slots>(table.filled[action.card] + one_slot(action.value)) == slots_of(action.card);
}

}  // namespace wharf::gluck_auf
