// G11 Who knows what.
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

constexpr int kOneBlack = tile_of(Colour::black, Side::light, 1);
constexpr int kTwoBlack = tile_of(Colour::black, Side::light, 2);
constexpr int kOneGrey = tile_of(Colour::grey, Side::dark, 1);
constexpr int kTwoGrey = tile_of(Colour::grey, Side::dark, 2);
constexpr int kHand[] = {kOneGrey, kTwoGrey, kOneBlack, kOneBlack, kTwoBlack};

State looking() {
    State state = at_work(3);
    act(state, place_on(state, kFactoryDraw));
    for (int tile : kHand) act(state, make(Kind::look_tile, 0, tile));
    return state;
}

// Seat 0 has laid five tiles back on top.
State laid_back(Kind where = Kind::on_top) {
    State state = looking();
    act(state, make(Kind::buy, 0, kNoTile));
    act(state, make(where));
    for (int tile : kHand) act(state, make(Kind::lay_tile, 0, tile));
    return state;
}

bool same_view(const State& a, const State& b, Seat observer) {
    return same_bytes(GluckAuf::observe(a, observer), GluckAuf::observe(b, observer));
}

TEST(GluckAufSecrets, TheHandIsSeenByItsOwnerOnly) {
    CLAUSES("G11.1");
    const State state = looking();
    State other = at_work(3);
    act(other, place_on(other, kFactoryDraw));
    for (int tile : {4, 5, 6, 7, 8}) act(other, make(Kind::look_tile, 0, tile));
    EXPECT_FALSE(same_view(state, other, 0));
    for (Seat observer : {Seat{1}, Seat{2}, kSpectator}) EXPECT_TRUE(same_view(state, other, observer));
    EXPECT_EQ(GluckAuf::observe(state, 1).table.in_hand, 5);  // that he looks is public
}

TEST(GluckAufSecrets, TheOrderOfLayingBackIsSeenByNobodyElse) {
    CLAUSES("G11.1");
    State one = looking();
    act(one, make(Kind::buy, 0, kNoTile));
    act(one, make(Kind::on_top));
    State two = one;
    for (int i = 0; i < 5; ++i) {
        act(one, make(Kind::lay_tile, 0, kHand[i]));
        act(two, make(Kind::lay_tile, 0, kHand[4 - i]));
        for (Seat observer : {Seat{1}, Seat{2}, kSpectator}) EXPECT_TRUE(same_view(one, two, observer));
        EXPECT_EQ(same_view(one, two, 0), false);
    }
    const View view = GluckAuf::observe(one, 0);
    const int size = view.table.piles[0].size;
    for (int i = 0; i < 5; ++i) EXPECT_EQ(view.face[0][size - 1 - i], kHand[i]);
}

TEST(GluckAufSecrets, ThatSomebodyKnowsAPlaceIsPublic) {
    CLAUSES("G11.1");
    const State top = laid_back();
    const State bottom = laid_back(Kind::at_bottom);
    for (Seat observer : {Seat{0}, Seat{1}, kSpectator}) {
        const Backs on_top = GluckAuf::observe(top, observer).table.piles[0];
        const Backs below = GluckAuf::observe(bottom, observer).table.piles[0];
        EXPECT_EQ(on_top.size, 41);
        for (int i = 0; i < 5; ++i) {
            EXPECT_EQ(on_top.knower[40 - i], 1);
            EXPECT_EQ(below.knower[i], 1);
            EXPECT_EQ(below.knower[40 - i], 0);
        }
    }
}

// Who looks next is the only knower; the earlier knowledge lapses.
TEST(GluckAufSecrets, TheNextToLookBecomesTheOnlyKnower) {
    CLAUSES("G11.1");
    State state = laid_back();
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    EXPECT_EQ(state.table.active, 1);
    const View former = GluckAuf::observe(state, 0);
    for (std::uint8_t face : former.face[0]) EXPECT_EQ(face, 0);
    act(state, make(Kind::buy, 0, kNoTile));
    act(state, make(Kind::on_top));
    while (state.table.pending == Pending::lay) act(state, legal(state).back());
    for (int i = 0; i < 5; ++i) EXPECT_EQ(backs(state, Pile::tiles).knower[40 - i], 2);
    EXPECT_EQ(GluckAuf::observe(state, 1).face[0][40], kTwoBlack);
    for (std::uint8_t face : GluckAuf::observe(state, 0).face[0]) EXPECT_EQ(face, 0);
    for (std::uint8_t face : GluckAuf::observe(state, 2).face[0]) EXPECT_EQ(face, 0);
}

TEST(GluckAufSecrets, WhatLeavesThePileIsPublic) {
    CLAUSES("G11.1 G11.2");
    State state = laid_back();
    act(state, place_on(state, kF1));
    EXPECT_EQ(legal(state), std::vector<Action>{make(Kind::show_tile, 0, kOneGrey)});
    settle(state);
    EXPECT_EQ(GluckAuf::observe(state, 2).table.tile_on[kF1], kOneGrey);
    EXPECT_EQ(backs(state, Pile::tiles).knower[40], 0);
    EXPECT_EQ(state.face[0][40], 0);
}

TEST(GluckAufSecrets, DeterminizationKeepsWhatTheObserverKnows) {
    CLAUSES("G11.1");
    const State state = laid_back();
    Rng rng = Rng::from(11);
    for (int n = 0; n < 50; ++n) {
        const State own = GluckAuf::determinize(GluckAuf::observe(state, 0), rng);
        EXPECT_TRUE(same_bytes(own, state));  // he knows all that anybody knows
    }
}

// From another seat each unseen tile is as likely as any on a place known to somebody else.
TEST(GluckAufSecrets, DeterminizationDrawsTheRestEvenly) {
    CLAUSES("G11.1");
    const State state = laid_back();
    const View view = GluckAuf::observe(state, 1);
    int unseen[kTileTypes] = {};
    int total = 0;
    for (int tile = 0; tile < kTileTypes; ++tile) {
        unseen[tile] = state.unknown_tiles[tile];
        for (int known : kHand) unseen[tile] += known == tile;
        total += unseen[tile];
    }
    EXPECT_EQ(total, 41);
    constexpr int kSamples = 20000;
    int seen[kTileTypes] = {};
    Rng rng = Rng::from(12);
    for (int n = 0; n < kSamples; ++n) seen[GluckAuf::determinize(view, rng).face[0][38]] += 1;
    for (int tile = 0; tile < kTileTypes; ++tile) {
        const double expected = kSamples * static_cast<double>(unseen[tile]) / total;
        EXPECT_NEAR(seen[tile], expected, 5 * 40) << tile;  // five deviations of about 40
    }
}

TEST(GluckAufSecrets, DeterminizationOfAHandBeingLaidBack) {
    CLAUSES("G11.1");
    State state = looking();
    act(state, make(Kind::buy, 0, kOneBlack));
    act(state, make(Kind::at_bottom));
    act(state, make(Kind::lay_tile, 0, kTwoGrey));
    Rng rng = Rng::from(13);
    for (Seat observer : {Seat{0}, Seat{1}, Seat{2}, kSpectator}) {
        const State other = GluckAuf::determinize(GluckAuf::observe(state, observer), rng);
        expect_conserved(other);
        EXPECT_TRUE(same_view(state, other, observer));
    }
    const State own = GluckAuf::determinize(GluckAuf::observe(state, 0), rng);
    EXPECT_TRUE(same_bytes(own, state));
}

TEST(GluckAufSecrets, OnlyLookingAndLayingBackAreHidden) {
    CLAUSES("G11.1 G11.2");
    const State state = looking();
    for (Kind kind : {Kind::look_tile, Kind::look_order, Kind::lay_tile, Kind::lay_order}) {
        EXPECT_EQ(seen_by(state, 0, make(kind), 0), Seen::everything);
        EXPECT_EQ(seen_by(state, 0, make(kind), 1), Seen::that_it_happened);
        EXPECT_EQ(seen_by(state, 0, make(kind), kSpectator), Seen::that_it_happened);
    }
    for (Kind kind : {Kind::buy, Kind::keep, Kind::on_top, Kind::at_bottom, Kind::show_tile, Kind::place})
        EXPECT_EQ(seen_by(state, 0, make(kind), 1), Seen::everything);
}

TEST(GluckAufSecrets, EverythingElseIsPublic) {
    CLAUSES("G11.2");
    State state = at_work(3);
    give_order(state, 0, Transport::truck, kPair + kK);
    give_cubes(state, 0, To::cage, {kY});
    give_delivered(state, 2, Transport::truck, kSingle + kK);
    for (Seat observer : {Seat{0}, Seat{1}, kSpectator})
        EXPECT_TRUE(same_bytes(GluckAuf::observe(state, observer).table, state.table));
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
