// N5 A ship is its counts: what it holds, what it still takes, when it is finished.
#pragma once

#include "games/nauticus/data.h"

namespace wharf::nauticus {

// One word, so that ships compare, sort and travel as numbers; 0 is no ship yet.
//
//   31 30   29    28–27   26–24 23–21 20–18       17–15 14–12       11–9 8–6    5–3   2–0
//   1  bow  stern middles crest masts crown masts sails crown sails salt coffee grain fish
//
// Masts and sails count the crowned ones too. Crest: 0 while only crowns are laid, else 1 + the place of N0.2.
struct Ship {
    std::uint32_t bits;

    GAME_FN constexpr int field(int shift) const { return static_cast<int>((bits >> shift) & 7U); }

    GAME_FN constexpr unsigned hull() const { return bits >> 27; }
    GAME_FN constexpr bool is_one_ship() const { return (bits >> 31) != 0; }
    GAME_FN constexpr bool has_bow() const { return ((bits >> 30) & 1U) != 0; }
    GAME_FN constexpr bool has_stern() const { return ((bits >> 29) & 1U) != 0; }
    GAME_FN constexpr int middles() const { return static_cast<int>((bits >> 27) & 3U); }
    GAME_FN constexpr int crest() const { return field(24); }
    GAME_FN constexpr int masts() const { return field(21); }
    GAME_FN constexpr int crown_masts() const { return field(18); }
    GAME_FN constexpr int sails() const { return field(15); }
    GAME_FN constexpr int crown_sails() const { return field(12); }
    GAME_FN constexpr int goods(int kind) const { return field(3 * kind); }

    // N5.2: all goods, two pairs of fields added at once.
    GAME_FN constexpr int cargo() const {
        const std::uint32_t pairs = (bits & 00707U) + ((bits >> 3) & 00707U);
        return static_cast<int>((pairs + (pairs >> 6)) & 017U);
    }

    // Laid hull tiles.
    GAME_FN constexpr int size() const {
        constexpr std::uint8_t sizes[32] = {0, 1, 2, 0, 1, 2, 3, 0, 1, 2, 3, 0, 2, 3, 4, 0, 1};
        return sizes[hull()];
    }

    // N5.1: nothing can be added to the hull.
    GAME_FN constexpr bool is_complete() const { return is_one_ship() || ((bits >> 29) & 3U) == 3U; }

    // N5.4.
    GAME_FN constexpr bool is_finished() const { return is_complete() && sails() == size(); }

    friend constexpr bool operator==(const Ship&, const Ship&) = default;
};

// N5.1: hull tiles this hull still takes; an empty one takes each.
GAME_FN constexpr std::uint32_t accepted_hulls(unsigned hull) {
    constexpr std::uint8_t stern = 1, middle = 2, bow = 4, all = 15;
    // By its ends, then by its middles: none, one, two.
    constexpr std::uint8_t accepted[5][4] = {
        {all, stern | middle | bow, stern | bow},  // no end
        {middle | bow, middle | bow, bow},         // a stern
        {stern | middle, stern | middle, stern},   // a bow
        {},                                        // both: the size is fixed
        {},                                        // a one-ship
    };
    return accepted[hull >> 2][hull & 3U];
}

// Every piece that may be laid to this ship now (N5.1–N5.3).
GAME_FN constexpr std::uint32_t accepted_pieces(Ship ship) {
    const int size = ship.size();
    const int masts = ship.masts();
    // N5.3: crowns always fit, with a crest only that one else.
    const unsigned crests = ship.crest() == 0 ? 0x1FU : 0x10U | (1U << (ship.crest() - 1));
    std::uint32_t pieces = accepted_hulls(ship.hull());
    if (masts < size) pieces |= crests << index_of(Piece::whale_mast);
    if (ship.sails() < masts) pieces |= crests << index_of(Piece::whale_sail);
    if (ship.cargo() < size) pieces |= kGoodBits;
    return pieces;
}

// The ship with this piece added, which it must accept.
GAME_FN constexpr Ship with_piece(Ship ship, Piece piece) {
    assert((accepted_pieces(ship) & bit_of(piece)) != 0);
    if (is_hull(piece)) {
        constexpr std::uint8_t shift[] = {29, 27, 30, 31};
        ship.bits += 1U << shift[index_of(piece)];
    } else if (is_good(piece)) {
        ship.bits += 1U << (3 * (index_of(piece) - index_of(Piece::fish)));
    } else {
        const bool mast = is_mast(piece);
        const int kind = index_of(piece) - index_of(mast ? Piece::whale_mast : Piece::whale_sail);
        ship.bits += 1U << (mast ? 21 : 15);
        if (kind == kCrests)
            ship.bits += 1U << (mast ? 18 : 12);
        else if (ship.crest() == 0)
            ship.bits += static_cast<std::uint32_t>(kind + 1) << 24;
    }
    return ship;
}

// How many of a piece a ship holds.
GAME_FN constexpr int count_on(Ship ship, Piece piece) {
    const int kind = index_of(piece);
    if (piece == Piece::stern) return ship.has_stern() ? 1 : 0;
    if (piece == Piece::middle) return ship.middles();
    if (piece == Piece::bow) return ship.has_bow() ? 1 : 0;
    if (piece == Piece::one_ship) return ship.is_one_ship() ? 1 : 0;
    if (piece == Piece::crown_mast) return ship.crown_masts();
    if (piece == Piece::crown_sail) return ship.crown_sails();
    if (is_mast(piece))
        return ship.crest() == 1 + kind - index_of(Piece::whale_mast) ? ship.masts() - ship.crown_masts() : 0;
    if (is_sail(piece))
        return ship.crest() == 1 + kind - index_of(Piece::whale_sail) ? ship.sails() - ship.crown_sails() : 0;
    return ship.goods(kind - index_of(Piece::fish));
}

// N6.3: finished, with a good under every hull tile.
GAME_FN constexpr bool is_laden(Ship ship) { return ship.is_finished() && ship.cargo() == ship.size(); }

GAME_FN constexpr Ship without_cargo(Ship ship) { return {ship.bits & ~07777U}; }

}  // namespace wharf::nauticus
