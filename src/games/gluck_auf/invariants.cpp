// What holds in every position of Glück Auf: pieces are conserved, and the pending decision can be made.
#include "games/gluck_auf/text.h"
#include "games/gluck_auf/words.h"

namespace wharf::gluck_auf {

namespace {

using text::Problem;
using Fault = std::optional<Problem>;

std::string at_seat(int seat, std::string_view field) {
    return "table.seats[" + std::to_string(seat) + "]." + std::string(field);
}

Problem wrong_number(std::string field, int wanted, std::string what, std::string clause, int found) {
    return {std::move(field), "there must be " + std::to_string(wanted) + " " + std::move(what) + " in all (" +
                                  std::move(clause) + "), not " + std::to_string(found)};
}

Fault check_cubes(const Table& table) {
    for (int c = 0; c < kColours; ++c) {
        int cubes = table.stock[c];
        for (const Player& player : table.seats) {
            cubes += player.cage[c] + player.store[c];
            for (const auto& level : player.carts) cubes += level[c];
        }
        for (int order = 0; order < kOrders; ++order) cubes += cubes_on_order(table, order, c);
        if (cubes != kCubesPerColour)
            return wrong_number("table.stock", kCubesPerColour, std::string(kColourWords[c]) + " cubes", "G0.4", cubes);
    }
    return std::nullopt;
}

// Cards of each type everywhere: on the table, known in the pile, unknown in the pile, in the hand.
struct Census {
    int tiles[kTileTypes] = {};
    int orders[kOrders] = {};

    int& of(Pile pile, int card) { return pile == Pile::tiles ? tiles[card] : orders[card]; }
    void add(OrderSet set) {
        for (; set != 0; set &= set - 1) orders[lowest_bit(set)] += 1;
    }
};

Census count_cards(const State& state) {
    const Table& table = state.table;
    Census census;
    for (const Player& player : table.seats) {
        for (int tile = 0; tile < kTileTypes; ++tile) census.tiles[tile] += player.tiles[tile];
        census.add(player.outstanding);
        census.add(player.delivered);
    }
    for (std::uint8_t tile : table.tile_on)
        if (tile != kNoTile) census.tiles[tile] += 1;
    for (std::uint8_t order : table.order_on)
        if (order != kNoOrder) census.orders[order] += 1;
    census.add(table.draft);
    census.add(state.unknown_orders);
    for (int tile = 0; tile < kTileTypes; ++tile) census.tiles[tile] += state.unknown_tiles[tile];
    for (int i = 0; i < table.in_hand; ++i) census.of(pile_of(table.space), state.hand[i]) += 1;
    for (int p = 0; p < kPiles; ++p)
        for (int place = 0; place < table.piles[p].size; ++place)
            if (table.piles[p].knower[place] != 0 && !is_kept_free(table, static_cast<Pile>(p), place))
                census.of(static_cast<Pile>(p), state.face[p][place]) += 1;
    return census;
}

Fault check_cards(const State& state) {
    const Census census = count_cards(state);
    for (int tile = 0; tile < kTileTypes; ++tile)
        if (census.tiles[tile] != kTilesPerType)
            return wrong_number("table", kTilesPerType, std::string(kTileWords[tile]) + " tiles", "G0.2",
                                census.tiles[tile]);
    for (int order = 0; order < kOrders; ++order)
        if (census.orders[order] != 1)
            return wrong_number("table", 1, std::string(kOrderWords[order]) + " cards", "G0.3", census.orders[order]);
    int unknown[kPiles] = {0, count_bits(state.unknown_orders)};
    for (std::uint8_t tiles : state.unknown_tiles) unknown[0] += tiles;
    for (int p = 0; p < kPiles; ++p) {
        const Backs& backs = state.table.piles[p];
        for (int place = 0; place < backs.size; ++place) {
            unknown[p] -= backs.knower[place] == 0;
            if (backs.knower[place] > state.table.players)
                return Problem{"piles." + std::string(kPileWords[p]), "known to a seat that is not there"};
        }
        if (unknown[p] != 0)
            return Problem{"piles." + std::string(kPileWords[p]) + ".size",
                           "differs from the cards that lie nowhere else"};
    }
    return std::nullopt;
}

Fault check_workers(const Table& table) {
    for (int space = 0; space < kSpaces; ++space) {
        const Crew& crew = table.crews[space];
        if (crew.workers > 0 && (crew.owner >= table.players || !is_open(space, table.players)))
            return Problem{"table.workers." + std::string(kSpaceWords[space]),
                           "workers of a seat that is not there, or on a closed space (G0.1)"};
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        int workers = player.workers + player.in_canteen + player.in_bank;
        for (const Crew& crew : table.crews) workers += crew.owner == seat ? crew.workers : 0;
        if (workers != workers_of(table.players))
            return wrong_number(at_seat(seat, "workers"), workers_of(table.players), "workers of this seat", "G1.1",
                                workers);
    }
    return std::nullopt;
}

// Slots and cubes of an order: one or two cubes for each filled slot, one more for a slot that is half filled.
Fault check_load(const Table& table, int seat, int order) {
    int filled = 0;
    int cubes = 0;
    for (int c = 0; c < kColours; ++c) {
        const int slots = slots_of_colour(table.filled[order], c);
        if (slots > slots_of_colour(slots_of(order), c))
            return Problem{at_seat(seat, "loads." + std::string(kOrderWords[order])),
                           "more slots are filled than the card has (G0.3)"};
        filled += slots;
        cubes += cubes_on_order(table, order, c);
    }
    if (table.pending == Pending::second_cube && table.half_order == order && seat == table.active) cubes -= 1;
    if (cubes < filled || cubes > 2 * filled)
        return Problem{at_seat(seat, "loads." + std::string(kOrderWords[order])),
                       "a filled slot holds one cube or two (G4.4, G4.7)"};
    return std::nullopt;
}

Fault check_mines(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        if (sum(player.cage) > kCagePlaces) return Problem{at_seat(seat, "cage"), "has five places (G0.5)"};
        for (int level = 0; level < kColours; ++level)
            if (empty_carts(player, level) < 0)
                return Problem{at_seat(seat, "carts." + std::string(kColourWords[level])),
                               "more cubes than carts on this level (G3.1)"};
        for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
            if (auto fault = check_load(table, seat, lowest_bit(rest))) return fault;
    }
    return std::nullopt;
}

// G1.2, G1.3: in the set-up cards lie as far as it has come; later closed spaces stay empty.
Fault check_board(const Table& table) {
    const Pending pending = table.pending;
    const bool tiles_first = pending <= Pending::first_tile;
    for (int space = kFactory1; space < kFactoryDraw; ++space) {
        const bool shown = table.tile_on[space] != kNoTile;
        const bool come =
            is_open(space, table.players) && pending != Pending::start_player && (!tiles_first || space < table.space);
        if (pending <= Pending::first_order ? shown != come : shown && !come)
            return Problem{"table.factory[" + std::to_string(space) + "]", "does not fit the set-up (G1.2)"};
    }
    for (int space = kNewOrder1; space < kNewOrderDraw; ++space) {
        const bool shown = table.order_on[space - kNewOrder1] != kNoOrder;
        const bool come = is_open(space, table.players) && pending >= Pending::first_order &&
                          (pending != Pending::first_order || space < table.space);
        if (pending <= Pending::first_order ? shown != come : shown && !come)
            return Problem{"table.new_orders[" + std::to_string(space - kNewOrder1) + "]",
                           "does not fit the set-up (G1.3)"};
    }
    return std::nullopt;
}

Fault check_draft(const Table& table) {
    const int cards = count_bits(table.draft);
    const int all = orders_in_draft(table);
    const bool fits = table.pending == Pending::draft_order ? cards < all
                      : table.pending == Pending::draft     ? cards >= 2 && cards <= all
                                                            : cards == 0;
    if (!fits) return Problem{"table.draft", "has another number of cards than the set-up (G1.3)"};
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
            return Problem{at_seat(seat, "outstanding"), "does not fit the draft (G1.3)"};
        int tiles = 0;
        for (std::uint8_t count : player.tiles) tiles += count;
        if (tiles > 0 || player.workers != workers_of(table.players))
            return Problem{at_seat(seat, "tiles"), "nothing is placed or bought during the set-up"};
        if (table.pending == Pending::draft && k == picks % table.players && table.active != seat)
            return Problem{"table.active", "is not next in the draft (G1.3)"};
    }
    if (table.shift != 1) return Problem{"table.shift", "is 1 during the set-up"};
    return std::nullopt;
}

Fault check_setup(const Table& table) {
    if (table.pending == Pending::first_tile && !(is_factory(table.space) && is_open(table.space, table.players)))
        return Problem{"table.space", "is no open factory space (G1.2)"};
    if (table.pending == Pending::first_order &&
        !(is_new_order(table.space) && table.space > next_open(table, kNewOrder1, kNewOrderDraw)))
        return Problem{"table.space", "is no order space that waits for a card (G1.3)"};
    if (auto fault = check_board(table)) return fault;
    return check_draft(table);
}

// G3.2: the hand fits the draw space and what is pending.
Fault check_hand(const Table& table) {
    const Pending pending = table.pending;
    const int pile = table.piles[index_of(pile_of(table.space))].size;
    if (!is_draw(table.space)) return Problem{"table.space", "is no draw space (G3.2)"};
    const bool fits = pending == Pending::look ? table.in_hand < kMostLooked && pile > 0 : table.in_hand > 0;
    if (!fits) return Problem{"table.in_hand", "does not fit what is pending (G3.2)"};
    if (pending != Pending::lay) return std::nullopt;
    if (table.lay_base + table.in_hand > pile)
        return Problem{"table.lay_base", "keeps places free that the pile does not have (G3.2)"};
    for (int i = 0; i < table.in_hand; ++i)
        if (table.piles[index_of(pile_of(table.space))].knower[table.lay_base + i] != table.active + 1)
            return Problem{"table.lay_base", "keeps places free that the active player does not know (G3.2)"};
    return std::nullopt;
}

Fault check_substitute(const Table& table) {
    if (!is_factory(table.space) && table.space != kFactoryDraw)
        return Problem{"table.space", "is no factory space (G3.3)"};
    if (is_factory(table.space) && (table.in_hand > 0 || table.tile_on[table.space] != kNoTile))
        return Problem{"table.in_hand", "no tiles are looked at on this space (G3.2)"};
    if (table.in_hand == kMostLooked) return Problem{"table.in_hand", "one of the tiles was bought (G3.2)"};
    if (table.stock[table.colour] > 0 || sum(table.stock) == 0)
        return Problem{"table.stock", "there is no choice of another colour now (G3.3)"};
    if (empty_carts(table.seats[table.active], table.colour) < table.carts_left)
        return Problem{"table.carts_left", "there are fewer empty carts (G3.3)"};
    return std::nullopt;
}

Fault check_mining(const Table& table) {
    if (!is_mining(table.space) || table.steps_left > steps_of(table.space))
        return Problem{"table.steps_left", "is more than the space gives (G4.1)"};
    if (table.pending == Pending::step) return std::nullopt;
    Actions list;
    list.reset();
    list_second_cubes(table, list);
    const Slots open = static_cast<Slots>(slots_of(table.half_order) - table.filled[table.half_order]);
    if ((table.seats[table.active].outstanding & only(table.half_order)) == 0 ||
        slots_of_colour(open, table.colour) == 0)
        return Problem{"table.half_order", "has no free slot of this colour (G4.7)"};
    int cubes = 0;
    for (int c = 0; c < kColours; ++c) cubes += cubes_on_order(table, table.half_order, c);
    if (cubes == 0) return Problem{"table.half_order", "lacks the first of the two cubes (G4.7)"};
    if (list.empty()) return Problem{"table.half_order", "there is no second cube for the slot (G4.7)"};
    return std::nullopt;
}

Fault check_refill(const Table& table) {
    const bool empty = is_factory(table.space)     ? table.tile_on[table.space] == kNoTile
                       : is_new_order(table.space) ? table.order_on[table.space - kNewOrder1] == kNoOrder
                                                   : false;
    if (!empty || !is_open(table.space, table.players))
        return Problem{"table.space", "is no empty space to be refilled (G3.1, G7.1)"};
    if (table.piles[index_of(pile_of(table.space))].size == 0)
        return Problem{"table.space", "the pile has no card for it (G3.1, G7.1)"};
    return std::nullopt;
}

Fault check_turn(const Table& table) {
    const Pending pending = table.pending;
    if (pending == Pending::placement && table.seats[table.active].workers == 0)
        return Problem{"table.active", "has no workers left (G2.1)"};
    if (pending == Pending::over)
        for (Seat seat = 0; seat < table.players; ++seat)
            if (table.shift != kShifts || table.seats[seat].workers > 0)
                return Problem{"table.pending", "the game is not over yet (G10.1)"};
    if (pending <= Pending::placement || pending == Pending::over) return std::nullopt;
    const Crew& crew = table.crews[table.space];
    if (crew.workers == 0 || crew.owner != table.active)
        return Problem{"table.space", "the active player has no workers there (G2.2)"};
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

}  // namespace

std::optional<text::Problem> GluckAufText::check(const State& state) {
    const Table& table = state.table;
    if (table.start >= table.players) return Problem{"table.start", "is no seat of this table"};
    if (table.active >= table.players) return Problem{"table.active", "is no seat of this table"};
    if (auto fault = check_cubes(table)) return fault;
    if (auto fault = check_cards(state)) return fault;
    if (auto fault = check_workers(table)) return fault;
    if (auto fault = check_mines(table)) return fault;
    if (auto fault = check_setup(table)) return fault;
    return check_turn(table);
}

}  // namespace wharf::gluck_auf
