// Positions for Nauticus's tests: a table that is set up in words, and moves that must be legal.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "games/nauticus/rules.h"

namespace wharf::nauticus {

// A ship with these pieces, laid in this order.
inline Ship ship_of(std::initializer_list<Piece> pieces) {
    Ship ship{};
    for (Piece piece : pieces) ship = with_piece(ship, piece);
    return ship;
}

struct Scene {
    State state{};

    // Seat 0 starts; tile number k lies on space k − 1; seat 0 chooses.
    explicit Scene(int players = 2) {
        Config config;
        config.players = static_cast<std::uint8_t>(players);
        config.start = 0;
        state = Nauticus::initial(config);
        while (table().pending == Pending::deal) play(make(Kind::deal, next_space(table()) + 1, next_space(table())));
    }

    Table& table() { return state.table; }
    Board& board(int seat = 0) { return state.table.boards[seat]; }

    // Seat 0's turn with this tile on this space, and the sector with so many steps from the anchor at it. The bonus is
    // not given.
    Scene& offer(Tile tile, int space, int sector) {
        const int from = index_of(tile) - 1;
        table().tile_on[from] = table().tile_on[space];
        table().tile_on[space] = tile;
        table().anchor = static_cast<std::uint8_t>((space - sector + kSpaces) % kSpaces);
        table().space = table().token = static_cast<std::uint8_t>(space);
        begin_turn(table(), 0);
        return *this;
    }

    Scene& give(Piece piece, int count = 1, int seat = 0) {
        for (int i = 0; i < count; ++i) gain(table(), board(seat), piece);
        if (piece == Piece::crown_mast || piece == Piece::crown_sail)
            board(seat).crowns = static_cast<std::uint8_t>(board(seat).crowns + count);
        return *this;
    }

    Scene& launch(Ship ship, int seat = 0) {
        for (int i = 0; i < kPieces; ++i)
            table().stock[i] = static_cast<std::uint8_t>(table().stock[i] - count_on(ship, static_cast<Piece>(i)));
        board(seat).crowns = static_cast<std::uint8_t>(board(seat).crowns + ship.crown_masts() + ship.crown_sails());
        change_ship(board(seat), Ship{}, ship);
        return *this;
    }

    // Nobody thinks of his extra action.
    Scene& without_extra() {
        for (Board& each : table().boards) each.extra = 0;
        return *this;
    }

    Seat actor() { return Nauticus::to_act(state).is_chance() ? kChance : Nauticus::to_act(state).first(); }

    std::vector<Action> legal() {
        ActionList<Nauticus> list;
        list.reset();
        Nauticus::legal_actions(state, actor(), list);
        return {list.begin(), list.end()};
    }

    bool allows(Action action) {
        for (const Action& each : legal())
            if (each == action) return true;
        return false;
    }

    int count(Kind kind) {
        int moves = 0;
        for (const Action& each : legal()) moves += each.kind == kind ? 1 : 0;
        return moves;
    }

    // The price at which a piece is for sale now, or -1.
    int price(Piece piece) {
        for (const Action& each : legal())
            if (each.kind == Kind::buy && each.item == index_of(piece)) return each.value;
        return -1;
    }

    Scene& play(Action action) {
        EXPECT_TRUE(allows(action)) << "kind " << int(action.kind) << " item " << int(action.item) << " value "
                                    << int(action.value);
        if (allows(action)) Nauticus::apply(state, actor(), action);
        return *this;
    }

    // Buys at today's price.
    Scene& buy_to_warehouse(Piece piece) { return play(make_store(Kind::buy, piece, price(piece))); }
    Scene& buy_to_ship(Piece piece, Ship ship) { return play(make_lay(Kind::buy, piece, ship, price(piece))); }
    Scene& transport(Piece piece, Ship ship) { return play(make_lay(Kind::transport, piece, ship)); }
    Scene& reward(Reward reward, int goods = 0) { return play(make(Kind::reward, index_of(reward), goods)); }

    // Everybody passes until this phase is over; the free piece of a bonus is the first one.
    Scene& finish_phase() {
        const int before = table().face_down;
        const int round = table().round;
        while (table().face_down == before && table().round == round && table().pending != Pending::over) {
            if (table().pending == Pending::bonus)
                play(legal().front());
            else if (table().pending == Pending::turn)
                play(make(Kind::pass));
            else if (table().pending == Pending::after)
                play(make(Kind::end));
            else if (table().pending == Pending::act)
                play(make(Kind::done));
            else {
                ADD_FAILURE() << "pending " << int(table().pending);
                break;
            }
        }
        return *this;
    }

    Scene& choose(int space) { return play(make(Kind::choose, index_of(table().tile_on[space]), space)); }
};

// Frequent ships.
inline Ship small_hull() { return ship_of({Piece::one_ship}); }
inline Ship small_ship() { return ship_of({Piece::one_ship, Piece::star_mast, Piece::star_sail}); }

}  // namespace wharf::nauticus
