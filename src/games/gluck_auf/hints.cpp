// Around a decision of Glück Auf: what is asked, and facts about what a move costs or brings.
#include "games/gluck_auf/effects.h"
#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

using text::Message;
using text::Messages;

Message delivery_fact(const Table& table, int space) {
    const OrderSet done = delivered_from(table, space);
    return says::kDeliver(count_bits(done), points_for(done));
}

Message space_fact(const Table& table, int space) {
    if (is_factory(space)) return says::kPay(price_of_tile(table.tile_on[space]));
    if (is_mining(space)) return says::kSteps(steps_of(space));
    if (is_money(space)) return says::kTake(marks_of(space));
    if (is_new_order(space)) return says::kPoints(points_of(table.order_on[space - kNewOrder1]));
    if (is_draw(space)) {
        const int cards = std::min<int>(kMostLooked, table.piles[index_of(pile_of(space))].size);
        return space == kFactoryDraw ? says::kLookAtTiles(cards) : says::kLookAtOrders(cards);
    }
    return space == kBank ? says::kTake(1) : delivery_fact(table, space);
}

Messages ride_facts(const Table& table, int level) {
    if (level == 0) return {};
    Messages cubes;
    for (int c = 0; c < kColours; ++c)
        if (const int n = table.seats[table.active].carts[level - 1][c]; n > 0) cubes.push_back(says::kColours(c, n));
    return {cubes.empty() ? says::kNoCubes() : says::kCubes(std::move(cubes))};
}

Messages fill_facts(const Table& table, Action action) {
    if (is_first_of_two(table, action)) return {says::kFirstOfTwo()};
    if (!completes_order(table, action)) return {};
    return {says::kCompletes(points_of(action.card))};
}

}  // namespace

Messages GluckAufText::hint(const View& view, Action action) {
    const Table& table = view.table;
    switch (action.kind) {
        case Kind::draft: return {says::kPoints(points_of(action.card))};
        case Kind::place: return {says::kWorkers(workers_needed(table, action.value)), space_fact(table, action.value)};
        case Kind::buy: return action.card == kNoTile ? Messages{} : Messages{says::kPay(price_of_tile(action.card))};
        case Kind::keep: return action.card == kNoOrder ? Messages{} : Messages{says::kPoints(points_of(action.card))};
        case Kind::ride: return ride_facts(table, action.value);
        case Kind::unload: return {says::kIntoStore()};
        case Kind::from_cage:
        case Kind::from_store: return fill_facts(table, action);
        case Kind::stop: return {says::kUnused(table.steps_left)};
        default: return {};
    }
}

Message GluckAufText::prompt(const View& view) {
    const Table& table = view.table;
    const bool tiles = pile_of(table.space) == Pile::tiles;
    switch (table.pending) {
        case Pending::draft: return says::kDraft();
        case Pending::placement: return says::kPlacement(table.seats[table.active].workers);
        case Pending::choice: return tiles ? says::kBuyTile() : says::kKeepOrder();
        case Pending::substitute:
            return rules_of(table) >= 2 ? says::kSubstituteOrNone(table.colour) : says::kSubstitute(table.colour);
        case Pending::lay_where: return tiles ? says::kReturnTiles() : says::kReturnOrders();
        case Pending::lay: return tiles ? says::kLayTile() : says::kLayOrder();
        case Pending::step: return says::kStep(table.steps_left);
        case Pending::second_cube: return says::kSecondCube(table.colour);
        case Pending::over: return says::kOver();
        default: return says::kChance();
    }
}

}  // namespace wharf::gluck_auf
