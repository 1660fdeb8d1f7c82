// Builders of small positions for Glück Auf's tests; every one keeps all pieces accounted for.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "core/testing/clauses.h"
#include "games/gluck_auf/text.h"
#include "text/testing/scripted.h"

namespace wharf::gluck_auf::testing {

using Play = wharf::testing::Scripted<GluckAufText>;

inline constexpr int kY = 0;
inline constexpr int kB = 1;
inline constexpr int kG = 2;
inline constexpr int kK = 3;

// Contents of order cards, as in data.h: single + colour, pair + colour, and so on.
inline constexpr int kSingle = 0;
inline constexpr int kPair = 4;
inline constexpr int kAllFour = 8;
inline constexpr int kFirstTriple = 9;
inline constexpr int kSecondTriple = 10;

inline constexpr int kF1 = 0, kF2 = 1, kF3 = 2, kF4 = 3, kF5 = 4;
inline constexpr int kM8 = kMining10 + 1, kM6 = kMining10 + 2, kM4 = kMining10 + 3;
inline constexpr int kMoney5 = kMoney6 + 1, kMoney4 = kMoney6 + 2, kMoney3 = kMoney6 + 3;
inline constexpr int kO1 = kNewOrder1, kO2 = kNewOrder1 + 1, kO3 = kNewOrder1 + 2, kO4 = kNewOrder1 + 3;

inline std::vector<Action> legal(const State& state) {
    Actions list;
    list.reset();
    const SeatSet set = GluckAuf::to_act(state);
    if (!set.empty()) GluckAuf::legal_actions(state, set.is_chance() ? kChance : set.first(), list);
    return {list.begin(), list.end()};
}

inline bool offers(const State& state, Action action) {
    for (const Action& each : legal(state))
        if (each == action) return true;
    return false;
}

// Applies a legal action; anything else fails the test.
inline void act(State& state, Action action) {
    ASSERT_TRUE(offers(state, action)) << "kind " << int(action.kind) << " value " << int(action.value) << " card "
                                       << int(action.card) << " cube " << int(action.cube);
    const SeatSet set = GluckAuf::to_act(state);
    GluckAuf::apply(state, set.is_chance() ? kChance : set.first(), action);
}

inline Action place_on(const State& state, int space) { return make(Kind::place, space, card_on(state.table, space)); }
inline bool may_place(const State& state, int space) { return offers(state, place_on(state, space)); }

// The first outcome of every chance event until somebody decides.
inline void settle(State& state) {
    while (GluckAuf::to_act(state).is_chance()) act(state, legal(state).front());
}

// A whole turn on a space that asks nothing more.
inline void place(State& state, int space) {
    act(state, place_on(state, space));
    settle(state);
}

inline Player& seat(State& state, int seat) { return state.table.seats[seat]; }
inline Backs& backs(State& state, Pile pile) { return state.table.piles[index_of(pile)]; }

inline State start_of(int players, int start = 0, std::uint8_t rules = kNewestRules) {
    Config config;
    config.players = static_cast<std::uint8_t>(players);
    config.rules = rules;
    config.start = static_cast<std::uint8_t>(start);
    return GluckAuf::initial(config);
}

// The first turn of seat `start`, everybody's drafted orders put back into the pile.
inline State at_work(int players, int start = 0, std::uint8_t rules = kNewestRules) {
    State state = start_of(players, start, rules);
    while (state.table.pending != Pending::placement) act(state, legal(state).front());
    for (int s = 0; s < players; ++s) {
        Player& player = seat(state, s);
        state.unknown_orders |= player.outstanding;
        backs(state, Pile::orders).size += static_cast<std::uint8_t>(count_bits(player.outstanding));
        player.outstanding = 0;
    }
    return state;
}

// The board card of a space is put back below the unknown ones and this one, so far unknown, laid there.
inline void put_tile(State& state, int space, int tile) {
    state.unknown_tiles[state.table.tile_on[space]] += 1;
    state.unknown_tiles[tile] -= 1;
    state.table.tile_on[space] = static_cast<std::uint8_t>(tile);
}

// An order leaves the unknown part of the pile, or the board (whose space is then filled from the pile).
inline void fetch_order(State& state, int order) {
    for (std::uint8_t& shown : state.table.order_on)
        if (shown == order) {
            const int other = 63 - __builtin_clzll(state.unknown_orders);
            shown = static_cast<std::uint8_t>(other);
            state.unknown_orders = (state.unknown_orders & ~only(other)) | only(order);
        }
    ASSERT_NE(state.unknown_orders & only(order), 0U);
    state.unknown_orders &= ~only(order);
    backs(state, Pile::orders).size -= 1;
}

inline int give_order(State& state, int seat_number, int order) {
    fetch_order(state, order);
    seat(state, seat_number).outstanding |= only(order);
    return order;
}

inline int give_order(State& state, int seat_number, Transport transport, int content) {
    return give_order(state, seat_number, order_of(transport, content));
}

// An outstanding order whose slots are all filled with cubes of the stock.
inline int give_complete(State& state, int seat_number, Transport transport, int content) {
    const int order = give_order(state, seat_number, transport, content);
    state.table.filled[order] = slots_of(order);
    for (int c = 0; c < kColours; ++c) {
        const int slots = slots_of_colour(slots_of(order), c);
        state.table.stock[c] -= static_cast<std::uint8_t>(slots);
        state.table.cubes_on[order] += static_cast<std::uint16_t>(slots << (4 * c));
    }
    return order;
}

inline void give_delivered(State& state, int seat_number, Transport transport, int content) {
    const int order = order_of(transport, content);
    fetch_order(state, order);
    seat(state, seat_number).delivered |= only(order);
}

// A bought tile with empty carts.
inline void give_tile(State& state, int seat_number, int tile) {
    ASSERT_GT(state.unknown_tiles[tile], 0);
    state.unknown_tiles[tile] -= 1;
    backs(state, Pile::tiles).size -= 1;
    seat(state, seat_number).tiles[tile] += 1;
}

enum class To { cage, store };

inline void give_cubes(State& state, int seat_number, To to, std::initializer_list<int> cubes) {
    for (int cube : cubes) {
        state.table.stock[cube] -= 1;
        (to == To::cage ? seat(state, seat_number).cage : seat(state, seat_number).store)[cube] += 1;
    }
}

// Lays known cards on top of a pile, the first uppermost; they were unknown and in the pile before.
inline void know_top(State& state, Pile pile, int seat_number, std::vector<int> cards) {
    Backs& pile_backs = backs(state, pile);
    int place = pile_backs.size;
    for (int card : cards) {
        remove_unknown(state, pile, card);
        place -= 1;
        pile_backs.knower[place] = static_cast<std::uint8_t>(seat_number + 1);
        state.face[index_of(pile)][place] = static_cast<std::uint8_t>(card);
    }
}

// Takes unknown cards out of the game until the pile is this high; only for tests that do not count pieces.
inline void shorten(State& state, Pile pile, int size) {
    while (backs(state, pile).size > size) {
        int card = 0;
        if (pile == Pile::orders)
            card = lowest_bit(state.unknown_orders);
        else
            while (state.unknown_tiles[card] == 0) ++card;
        take_top(state, pile, card);
    }
}

// Every cube, tile, order and worker is somewhere, and nothing is where nothing may be.
inline void expect_conserved(const State& state) {
    const auto fault = GluckAufText::check(state);
    EXPECT_FALSE(fault.has_value()) << fault->facts();
}

}  // namespace wharf::gluck_auf::testing
