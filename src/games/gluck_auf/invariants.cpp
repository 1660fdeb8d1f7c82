// What holds in every position of Glück Auf: pieces are conserved, and the pending decision can be made.
#include "games/gluck_auf/invariants.h"

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

namespace {

using says::broken;
using text::Problem;
using Fault = std::optional<Problem>;

Fault check_cubes(const Table& table) {
    for (int c = 0; c < kColours; ++c) {
        int cubes = table.stock[c];
        for (const Player& player : table.seats) {
            cubes += player.cage[c] + player.store[c];
            for (const auto& level : player.carts) cubes += level[c];
        }
        for (int order = 0; order < kOrders; ++order) cubes += cubes_on_order(table, order, c);
        if (cubes != kCubesPerColour)
            return Problem{"table.stock", text::faults::kInAll(kCubesPerColour, kColourWords[c], cubes), "G0.4"};
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
            return Problem{"table", text::faults::kInAll(kTilesPerType, kTileWords[tile], census.tiles[tile]), "G0.2"};
    for (int order = 0; order < kOrders; ++order)
        if (census.orders[order] != 1)
            return Problem{"table", text::faults::kInAll(1, kOrderWords[order], census.orders[order]), "G0.3"};
    int unknown[kPiles] = {0, count_bits(state.unknown_orders)};
    for (std::uint8_t tiles : state.unknown_tiles) unknown[0] += tiles;
    for (int p = 0; p < kPiles; ++p) {
        const Backs& backs = state.table.piles[p];
        for (int place = 0; place < backs.size; ++place) {
            unknown[p] -= backs.knower[place] == 0;
            if (backs.knower[place] > state.table.players)
                return Problem{"piles." + std::string(kPileWords[p]), broken("known-to-absent-seat")};
        }
        if (unknown[p] != 0)
            return Problem{"piles." + std::string(kPileWords[p]) + ".size", broken("differs-from-cards-left")};
    }
    return std::nullopt;
}

Fault check_workers(const Table& table) {
    for (int space = 0; space < kSpaces; ++space) {
        const Crew& crew = table.crews[space];
        if (crew.workers > 0 && (crew.owner >= table.players || !is_open(space, table.players)))
            return Problem{"table.workers." + std::string(kSpaceWords[space]), broken("workers-out-of-place"), "G0.1"};
    }
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        int workers = player.workers + player.in_canteen + player.in_bank;
        for (const Crew& crew : table.crews) workers += crew.owner == seat ? crew.workers : 0;
        if (workers != workers_of(table.players))
            return Problem{at_seat(seat, "workers"),
                           text::faults::kInAll(workers_of(table.players), "workers", workers), "G1.1"};
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
            return Problem{at_seat(seat, "loads." + std::string(kOrderWords[order])), broken("more-slots-than-card"),
                           "G0.3"};
        filled += slots;
        cubes += cubes_on_order(table, order, c);
    }
    if (table.pending == Pending::second_cube && table.half_order == order && seat == table.active) cubes -= 1;
    if (cubes < filled || cubes > 2 * filled)
        return Problem{at_seat(seat, "loads." + std::string(kOrderWords[order])), broken("one-cube-or-two"),
                       "G4.4, G4.7"};
    return std::nullopt;
}

Fault check_mines(const Table& table) {
    for (int seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        if (sum(player.cage) > kCagePlaces)
            return Problem{at_seat(seat, "cage"), broken("cage-has-five-places"), "G0.5"};
        for (int level = 0; level < kColours; ++level)
            if (empty_carts(player, level) < 0)
                return Problem{at_seat(seat, "carts." + std::string(kColourWords[level])),
                               broken("more-cubes-than-carts"), "G3.1"};
        for (OrderSet rest = player.outstanding; rest != 0; rest &= rest - 1)
            if (auto fault = check_load(table, seat, lowest_bit(rest))) return fault;
    }
    return std::nullopt;
}

}  // namespace

std::optional<text::Problem> GluckAufText::check(const State& state) {
    const Table& table = state.table;
    if (auto fault = text::check_seats(table)) return fault;
    if (auto fault = check_cubes(table)) return fault;
    if (auto fault = check_cards(state)) return fault;
    if (auto fault = check_workers(table)) return fault;
    if (auto fault = check_mines(table)) return fault;
    if (auto fault = check_setup(table)) return fault;
    return check_turn(table);
}

}  // namespace wharf::gluck_auf
