// Why one move of Glück Auf is better than another: workers, coal that orders lack, orders for which the coal is there.
#include "text/reasons.h"
#include "games/gluck_auf/effects.h"
#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

using text::add_if_more;
using text::Messages;

bool is_placement(Action action) { return action.kind == Kind::place; }

int tile_bought(Action action) {
    if (is_placement(action) && is_factory(action.value)) return action.card;
    return action.kind == Kind::buy ? action.card : kNoTile;
}

int order_taken(Action action) {
    if (is_placement(action) && is_new_order(action.value)) return action.card;
    return action.kind == Kind::keep || action.kind == Kind::draft ? action.card : kNoOrder;
}

int marks_paid(Action action) {
    const int tile = tile_bought(action);
    return tile == kNoTile ? 0 : price_of_tile(tile);
}

int marks_taken(Action action) {
    if (!is_placement(action)) return 0;
    return is_money(action.value) ? marks_of(action.value) : action.value == kBank ? 1 : 0;
}

int points_delivered(const Table& table, Action action) {
    return is_placement(action) ? points_for(delivered_from(table, action.value)) : 0;
}

// Cubes of a colour in carts, cage and store, less those that the open slots of the player's orders wait for.
int surplus(const Table& table, const Player& player, int colour) {
    int cubes = player.cage[colour] + player.store[colour];
    for (const auto& level : player.carts) cubes += level[colour];
    for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1) {
        const int order = lowest_bit(rest);
        cubes -= slots_of_colour(slots_of(order), colour) - slots_of_colour(table.filled[order], colour);
    }
    return cubes;
}

// G3.3: whether a tile comes with a cube that an order waits for. While half a slot is filled, none is claimed.
bool brings_needed(const Table& table, int tile) {
    if (tile == kNoTile || table.pending == Pending::second_cube) return false;
    const int colour = index_of(colour_of_tile(tile));
    return table.stock[colour] > 0 && surplus(table, table.seats[table.active], colour) < 0;
}

// Whether all cubes of an order that is nobody's yet lie in the player's carts, cage and store, and no other order of
// his waits for them.
bool has_coal_for(const Table& table, const Player& player, int order) {
    for (int colour = 0; colour < kColours; ++colour) {
        const int slots = slots_of_colour(slots_of(order), colour);
        if (slots > 0 && surplus(table, player, colour) < slots) return false;
    }
    return true;
}

int lean_after(const Player& player, int tile) {
    int lean = tiles_on_side(player, Side::light) - tiles_on_side(player, Side::dark);
    if (tile != kNoTile) lean += side_of_tile(tile) == Side::light ? 1 : -1;
    return lean < 0 ? -lean : lean;
}

void add_tile_reasons(Messages& reasons, const Table& table, Action better, Action worse) {
    const int tile = tile_bought(better);
    const int other = tile_bought(worse);
    if (brings_needed(table, tile)) {
        const Colour colour = colour_of_tile(tile);
        const bool both = other != kNoTile && colour_of_tile(other) == colour && brings_needed(table, other);
        if (!both) reasons.push_back(says::kBringsNeeded(colour));
    }
    if (tile == kNoTile) return;
    const Player& player = table.seats[table.active];
    add_if_more(reasons, says::kBalances, 2 * lean_after(player, other), 2 * lean_after(player, tile));
}

void add_order_reasons(Messages& reasons, const Table& table, Action better, Action worse) {
    const int order = order_taken(better);
    const int other = order_taken(worse);
    if (order == kNoOrder) return;
    const Player& player = table.seats[table.active];
    if (has_coal_for(table, player, order) && (other == kNoOrder || !has_coal_for(table, player, other)))
        reasons.push_back(says::kCoalIsThere(points_of(order)));
    if (better.kind != Kind::place || other == order) return;
    for (int k = 1; k < table.players; ++k) {
        const Seat rival = clockwise(table, table.active, k);
        if (!has_coal_for(table, table.seats[rival], order)) continue;
        reasons.push_back(says::kWantedBy(rival, points_of(order)));
        return;
    }
}

// G2.2: who wants to deliver there as well needs one worker more.
void add_dearer(Messages& reasons, const Table& table, Action better, Action worse) {
    if (!is_placement(better) || !is_delivery(better.value) || better == worse) return;
    for (int k = 1; k < table.players; ++k) {
        const Seat rival = clockwise(table, table.active, k);
        if (completed(table, table.seats[rival], static_cast<Transport>(better.value - kDelivery1)) == 0) continue;
        reasons.push_back(says::kDearerFor(rival, workers_needed(table, better.value) + 1));
        return;
    }
}

}  // namespace

Messages GluckAufText::reasons(const View& view, Action better, Action worse) {
    const Table& table = view.table;
    Messages reasons;
    if (points_delivered(table, better) > points_delivered(table, worse)) {
        const OrderSet orders = delivered_from(table, better.value);
        reasons.push_back(says::kDelivers(count_bits(orders), points_for(orders)));
    }
    if (completes_order(table, better) && !completes_order(table, worse))
        reasons.push_back(says::kFillsLast(points_of(better.card)));
    add_tile_reasons(reasons, table, better, worse);
    add_order_reasons(reasons, table, better, worse);
    if (is_placement(better) && is_placement(worse)) {
        add_if_more(reasons, says::kFewerWorkers, workers_needed(table, worse.value),
                    workers_needed(table, better.value));
        if (is_mining(better.value) && is_mining(worse.value))
            add_if_more(reasons, says::kMoreSteps, steps_of(better.value), steps_of(worse.value));
    }
    add_if_more(reasons, says::kFewerMarks, marks_paid(worse), marks_paid(better));
    add_if_more(reasons, says::kMoreMarks, marks_taken(better), marks_taken(worse));
    add_dearer(reasons, table, better, worse);
    return reasons;
}

}  // namespace wharf::gluck_auf
