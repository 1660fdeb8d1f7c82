// The words around a decision of Glück Auf: what is asked, and what a move costs or brings.
#include "games/gluck_auf/text.h"
#include "games/gluck_auf/words.h"

namespace wharf::gluck_auf {

namespace {

std::string amount(int number, std::string_view one, std::string_view many) {
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

std::string points(int order) { return amount(points_of(order), "point", "points"); }

std::string marks(int number) { return amount(number, "mark", "marks"); }

std::string space_effect(const Table& table, int space) {
    if (is_factory(space)) return "pay " + marks(price_of_tile(table.tile_on[space]));
    if (is_mining(space)) return "up to " + std::to_string(steps_of(space)) + " steps";
    if (is_money(space)) return "take " + marks(marks_of(space));
    if (is_new_order(space)) return points(table.order_on[space - kNewOrder1]);
    if (is_draw(space)) {
        const int cards = std::min<int>(kMostLooked, table.piles[index_of(pile_of(space))].size);
        return "look at " + std::to_string(cards) +
               (space == kFactoryDraw ? " tiles, buy one or none" : " orders, keep one or none");
    }
    if (space == kBank) return "take 1 mark";
    const OrderSet done = completed(table, table.seats[table.active], static_cast<Transport>(space - kDelivery1));
    int sum = 0;
    for (OrderSet rest = done; rest != 0; rest &= rest - 1) sum += points_of(lowest_bit(rest));
    return "deliver " + amount(count_bits(done), "order", "orders") + " for " + amount(sum, "point", "points");
}

std::string hint_place(const Table& table, int space) {
    return amount(workers_needed(table, space), "worker", "workers") + "; " + space_effect(table, space);
}

std::string hint_ride(const Table& table, int level) {
    if (level == 0) return {};
    std::string cubes;
    for (int c = 0; c < kColours; ++c)
        for (int i = 0; i < table.seats[table.active].carts[level - 1][c]; ++i)
            cubes += " " + std::string(kColourLetters[c]);
    return cubes.empty() ? "no cubes there" : "cubes there:" + cubes;
}

std::string hint_fill(const Table& table, Action action) {
    if (action.cube != action.value && table.pending == Pending::step) return "the first of two cubes for one slot";
    const auto filled = static_cast<Slots>(table.filled[action.card] + one_slot(action.value));
    return filled == slots_of(action.card) ? "completes the order: " + points(action.card) : "";
}

}  // namespace

std::string GluckAufText::hint(const View& view, Action action) {
    const Table& table = view.table;
    switch (action.kind) {
        case Kind::draft: return points(action.card);
        case Kind::place: return hint_place(table, action.value);
        case Kind::buy: return action.card == kNoTile ? "" : "pay " + marks(price_of_tile(action.card));
        case Kind::keep: return action.card == kNoOrder ? "" : points(action.card);
        case Kind::ride: return hint_ride(table, action.value);
        case Kind::unload: return "into your store";
        case Kind::from_cage:
        case Kind::from_store: return hint_fill(table, action);
        case Kind::stop: return amount(table.steps_left, "step", "steps") + " unused";
        default: return {};
    }
}

std::string GluckAufText::prompt(const View& view) {
    const Table& table = view.table;
    const std::string what = pile_of(table.space) == Pile::tiles ? "tile" : "order";
    switch (table.pending) {
        case Pending::draft: return "Take one of the orders for your mine.";
        case Pending::placement:
            return "Place workers on one space: " + amount(table.seats[table.active].workers, "is", "are") + " left.";
        case Pending::choice:
            return what == "tile" ? "Buy one of the tiles you look at, or none." : "Keep one of the orders, or none.";
        case Pending::substitute:
            return "There is no " + std::string(kColourWords[table.colour]) +
                   " cube in stock: choose another colour for the cart.";
        case Pending::lay_where: return "Return the other " + what + "s: on top or at the bottom of the pile?";
        case Pending::lay: return "Which " + what + " lies next, from above?";
        case Pending::step: return "Mine: " + amount(table.steps_left, "work step", "work steps") + " left.";
        case Pending::second_cube:
            return "Lay the second of the two cubes for the " + std::string(kColourWords[table.colour]) + " slot.";
        case Pending::over: return "The game is over.";
        default: return "The piles decide.";
    }
}

}  // namespace wharf::gluck_auf
