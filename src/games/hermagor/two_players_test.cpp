// H7 Two players and the common colour.
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

Action common_depot(int village) { return make(Kind::common_depot, village, good_in(village)); }

TEST(HermagorTwoPlayers, CommonPiecesEachRound) {
    CLAUSES("H7.1");
    State state = at_market(2);
    EXPECT_EQ(colours(state.table), 3);
    for (Seat seat : {0, 1}) {
        EXPECT_EQ(state.table.sides[seat].common_buyers, 2);
        EXPECT_EQ(state.table.sides[seat].common_depots, 2);
    }
    EXPECT_EQ(depots_in_supply(state.table.sides[kCommon]), 21);
    // Five rounds of 2 × 2 depots stay within 21, also with the 6.
    EXPECT_LE(5 * 2 * kCommonDepotsEach, kDepots);
    // As with three players otherwise.
    EXPECT_EQ(places_open(2), places_open(3));
    EXPECT_EQ(tiles_in_play(2), tiles_in_play(3));
    EXPECT_EQ(at_market(3).table.sides[0].common_buyers, 0);
}

TEST(HermagorTwoPlayers, OnlyTheFieldsFiveAndOne) {
    CLAUSES("H7.2");
    State state = at_selling(2);
    state.table.prices[0] = 5;
    EXPECT_EQ(fields_free(state.table, 0), 0b0001U);
    state.table.prices[0] = 6;
    EXPECT_EQ(fields_free(state.table, 0), 0b0101U);
    state.table.prices[0] = 10;
    EXPECT_EQ(fields_free(state.table, 0), 0b0101U);
    state.table.sides[1].discs = disc_on(Good::corn, 0);
    EXPECT_EQ(fields_free(state.table, 0), 0b0100U);
    state.table.sides[kCommon].discs = disc_on(Good::corn, 2);
    EXPECT_EQ(fields_free(state.table, 0), 0U);
    EXPECT_EQ(count_bits(nobility_free(state.table)), 10) << "the nobility track is used whole";
}

TEST(HermagorTwoPlayers, ACommonBuyerAfterAnOwnOneFreeOfCharge) {
    CLAUSES("H7.3");
    State state = at_market(2);
    act(state, place_buyer(stall_place(2, 1)));
    ASSERT_EQ(state.table.pending, Pending::common_buyer);
    EXPECT_EQ(state.table.active, 0);
    EXPECT_FALSE(offers(state, make(Kind::common_buyer, stall_place(2, 1))));
    EXPECT_EQ(count_offers(state, Kind::common_buyer), 12 + 14 + 9 - 1);
    state.table.sides[0].money = 0;
    act(state, make(Kind::common_buyer, crossing(2, 2)));
    EXPECT_EQ(money(state, 0), 0);
    EXPECT_EQ(state.table.buyers[kCommon], place_bit(crossing(2, 2)));
    EXPECT_EQ(state.table.sides[0].common_buyers, 1);
    EXPECT_EQ(state.table.active, 1);
    EXPECT_FALSE(offers(state, place_buyer(crossing(2, 2))));
}

TEST(HermagorTwoPlayers, NotWithAPassAtMostTwoAndUnusedOnesLapse) {
    CLAUSES("H7.3 H7.1");
    State state = at_market(2);
    act(state, make(Kind::no_buyer));
    EXPECT_EQ(state.table.pending, Pending::buyer);
    EXPECT_EQ(state.table.active, 1);
    act(state, make(Kind::no_buyer));
    for (int turn = 1; turn < 4; ++turn) {
        act(state, place_buyer(stall_place(2, turn)));
        if (turn < 3) {
            act(state, make(Kind::common_buyer, stall_place(4, turn)));
        } else {
            EXPECT_EQ(state.table.pending, Pending::buyer) << "seat 0 has laid his two";
        }
        act(state, place_buyer(stall_place(3, turn)));
        act(state, make(Kind::no_common_buyer));
    }
    EXPECT_EQ(count_bits(state.table.buyers[kCommon]), 2);
    EXPECT_EQ(state.table.sides[1].common_buyers, 0);
}

// Buyers by hand, all others passed.
State prepared(std::initializer_list<int> common_places, int tile_on_first) {
    State state = at_market(2);
    for (int place : common_places) state.table.buyers[kCommon] |= place_bit(place);
    put_on_stall(state, stall_at(2, 1), tile_on_first);
    return state;
}

TEST(HermagorTwoPlayers, WhatTheCommonColourWinsGoesToTheBag) {
    CLAUSES("H7.4");
    State state = prepared({stall_place(2, 1)}, kSaltTile);
    finish_buyers(state);
    EXPECT_EQ(state.table.stalls[stall_at(2, 1)], kNoTile);
    EXPECT_NE(state.table.bag & tile_bit(kSaltTile), 0U);
    EXPECT_EQ(state.table.sides[kCommon].tiles, 0U);
    EXPECT_EQ(state.table.prices[index_of(Good::salt)], 6) << "the price rises, nobody is asked";
}

TEST(HermagorTwoPlayers, ItsPriceRiseEndsAtTenAndDoublesRaiseNothing) {
    CLAUSES("H7.4 H0.5");
    State state = prepared({stall_place(2, 1)}, kSaltTile);
    state.table.prices[index_of(Good::salt)] = 10;
    finish_buyers(state);
    EXPECT_EQ(state.table.prices[index_of(Good::salt)], 10);
    state = prepared({stall_place(2, 1)}, 12);
    finish_buyers(state);
    for (const std::uint8_t price : state.table.prices) EXPECT_EQ(price, 5);
}

TEST(HermagorTwoPlayers, ASpecialItWinsHasNoEffect) {
    CLAUSES("H7.4");
    for (int special : {kPriceFluctuation, kSideRoad, kBlackMarket, kGoodDealTile}) {
        State state = prepared({stall_place(2, 1)}, special);
        finish_buyers(state);
        EXPECT_EQ(state.table.pending, Pending::draw);
        EXPECT_NE(state.table.bag & tile_bit(special), 0U);
        EXPECT_EQ(money(state, 0), 20);
        EXPECT_EQ(money(state, 1), 20);
        EXPECT_EQ(state.table.sides[kCommon].money, 0);
        for (const std::uint8_t price : state.table.prices) EXPECT_EQ(price, 5);
    }
}

TEST(HermagorTwoPlayers, TheCommonColourTakesPartInTiesButHasNoIncome) {
    CLAUSES("H7.4 H3.2");
    State state = prepared({field_v(1, 2)}, 9);
    state.table.buyers[0] = place_bit(field_h(2, 1));
    EXPECT_EQ(winner_of(state.table, stall_at(2, 1)), kSpectator);
    state.table.buyers[0] = place_bit(crossing(2, 1));
    EXPECT_EQ(winner_of(state.table, stall_at(2, 1)), kCommon);
    finish_buyers(state);
    EXPECT_EQ(state.table.sides[kCommon].money, 0);
}

State selling_with_tiles() {
    State state = at_selling(2);
    give(state, 0, {kSaltTile});
    give(state, 1, {kAmuletTile});
    return state;
}

TEST(HermagorTwoPlayers, ACommonDepotBeforeTheAction) {
    CLAUSES("H7.5");
    State state = selling_with_tiles();
    EXPECT_EQ(count_offers(state, Kind::common_depot), 4) << "villages whose good he holds";
    act(state, common_depot(18));
    EXPECT_EQ(state.table.sides[kCommon].depots, villages({18}));
    EXPECT_EQ(state.table.sides[0].merchant, kCity) << "the merchant need not be there";
    EXPECT_EQ(state.table.sides[0].common_depots, 1);
    EXPECT_EQ(money(state, 0), 20);
    EXPECT_EQ(state.table.active, 0);
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(count_offers(state, Kind::common_depot), 0) << "one per action";
    act(state, sale(1));
    EXPECT_EQ(state.table.active, 1) << "none afterwards either";
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(count_offers(state, Kind::common_depot), 4);
}

TEST(HermagorTwoPlayers, ACommonDepotAfterTheAction) {
    CLAUSES("H7.5");
    State state = selling_with_tiles();
    act(state, make(Kind::pass));
    ASSERT_EQ(state.table.pending, Pending::common_depot) << "a pass is an action, too";
    EXPECT_EQ(state.table.active, 0);
    EXPECT_EQ(legal(state).size(), 5);
    act(state, common_depot(12));
    EXPECT_EQ(state.table.active, 1);
    EXPECT_EQ(state.table.pending, Pending::action);
    act(state, make(Kind::pass));
    act(state, make(Kind::no_common_depot));
    EXPECT_EQ(state.table.active, 0);
    EXPECT_EQ(state.table.sides[1].common_depots, 2);
}

TEST(HermagorTwoPlayers, OneCommonDepotPerVillageAndNothingForAnybody) {
    CLAUSES("H7.5");
    State state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({1, 12});
    state.table.sides[0].depots = villages({18});
    state.table.sides[1].depots = villages({18});
    EXPECT_FALSE(offers(state, common_depot(1)));
    EXPECT_EQ(count_offers(state, Kind::common_depot), 2);
    act(state, common_depot(18));
    EXPECT_EQ(money(state, 0), 20);
    EXPECT_EQ(money(state, 1), 20);
}

TEST(HermagorTwoPlayers, AfterMeansAfterTheOwnDiscs) {
    CLAUSES("H7.5");
    State state = selling_with_tiles();
    state.table.sides[0].depots = villages({2, 3});
    act(state, sale(1));
    EXPECT_EQ(state.table.pending, Pending::disc);
    act(state, make(Kind::ennoble, kR01));
    EXPECT_EQ(state.table.pending, Pending::common_depot);
}

TEST(HermagorTwoPlayers, UnusedCommonDepotsLapseWithTheRound) {
    CLAUSES("H7.5 H7.1");
    State state = selling_with_tiles();
    state.table.sides[0].depots_in_hand = state.table.sides[1].depots_in_hand = 1;
    act(state, make(Kind::pass));
    act(state, make(Kind::no_common_depot));
    act(state, make(Kind::pass));
    act(state, make(Kind::no_common_depot));
    EXPECT_EQ(state.table.round, 2);
    for (Seat seat : {0, 1}) EXPECT_EQ(state.table.sides[seat].common_depots, 0);
    EXPECT_EQ(depots_in_supply(state.table.sides[kCommon]), 21);
}

TEST(HermagorTwoPlayers, WhoHasNoOwnActionLaysNone) {
    CLAUSES("H7.5");
    State state = selling_with_tiles();
    state.table.sides[1].depots_in_hand = 0;
    act(state, make(Kind::pass));
    act(state, make(Kind::no_common_depot));
    EXPECT_EQ(state.table.active, 0);
}

TEST(HermagorTwoPlayers, ACommonRegionPutsACommonDiscOnTheTable) {
    CLAUSES("H7.6");
    State state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({2, 3, 9, 10, 11});
    act(state, common_depot(1));
    ASSERT_EQ(state.table.pending, Pending::common_disc);
    EXPECT_EQ(state.table.active, 0);
    EXPECT_EQ(legal(state).size(), 1 + 3) << "compulsory; the active player chooses region and row";
    act(state, make(Kind::common_ennoble, kR01));
    ASSERT_EQ(legal(state).size(), 3);
    act(state, make(Kind::common_build, kR05, index_of(Good::weapon)));
    EXPECT_EQ(state.table.sides[kCommon].nobility, 0b1);
    EXPECT_EQ(state.table.sides[kCommon].discs, disc_on(Good::weapon, 0));
    EXPECT_EQ(money(state, 0), 20) << "nobody is paid";
    EXPECT_EQ(state.table.sides[kCommon].money, 0);
    EXPECT_EQ(state.table.pending, Pending::action) << "the own action is still to come";
    EXPECT_EQ(state.table.active, 0);
}

// A common depot in village 1 completes two regions, and one disc is left.
State with_one_common_disc(int rules) {
    State state = selling_with_tiles();
    set_rules(state.table, rules);
    state.table.sides[kCommon].depots = villages({2, 3, 9, 10, 11});
    state.table.sides[kCommon].nobility = 0b11111111;
    act(state, common_depot(1));
    return state;
}

TEST(HermagorTwoPlayers, RegionAndRowOfACommonDiscAreChosenTogether) {
    CLAUSES("H7.6");
    State state = with_one_common_disc(2);
    ASSERT_EQ(legal(state).size(), 1 + 3);
    const text::Refusal refusal = HermagorText::refuse(Hermagor::observe(state, 0), "common build library r06");
    EXPECT_EQ(refusal.clause, "H7.6");
    act(state, make(Kind::common_build, kR05, index_of(Good::corn)));
    EXPECT_EQ(state.table.sides[kCommon].discs, disc_on(Good::corn, 0));
    EXPECT_EQ(state.table.regions, 0U) << "no disc is left for the noble region";
    EXPECT_EQ(state.table.pending, Pending::action);
}

TEST(HermagorTwoPlayers, ARegionWithoutAnOpenFieldIsNotOffered) {
    CLAUSES("H7.6");
    State state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({2, 3, 9, 10, 11});
    state.table.sides[1].discs = disc_on(Good::corn, 0) | disc_on(Good::weapon, 0) | disc_on(Good::relic, 0);
    act(state, common_depot(1));
    EXPECT_EQ(state.table.regions, 1U << kR01);
    EXPECT_EQ(legal(state).size(), 1);
}

TEST(HermagorTwoPlayers, ByTheFirstRulesCommonRegionsFollowTheBoard) {
    CLAUSES("H7.6");
    State state = with_one_common_disc(1);
    ASSERT_EQ(legal(state).size(), 1) << "the first region takes the last disc";
    act(state, make(Kind::common_ennoble, kR01));
    EXPECT_EQ(state.table.sides[kCommon].discs, 0U);
    EXPECT_EQ(state.table.pending, Pending::action);
}

TEST(HermagorTwoPlayers, ACommonDiscAfterTheActionEndsTheTurn) {
    CLAUSES("H7.6 H7.5");
    State state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({2, 3});
    act(state, make(Kind::pass));
    act(state, common_depot(1));
    act(state, make(Kind::common_ennoble, kR01));
    EXPECT_EQ(state.table.active, 1);
    EXPECT_EQ(state.table.pending, Pending::action);
}

TEST(HermagorTwoPlayers, NoCommonDiscWithoutADiscOrAnOpenField) {
    CLAUSES("H7.6 H7.2");
    State state = selling_with_tiles();
    give(state, 0, {2});
    state.table.sides[kCommon].depots = villages({3, 11, 12});
    state.table.sides[1].discs = disc_on(Good::book, 0);
    act(state, common_depot(2));  // R06, books: the field 1 is covered at price 5
    EXPECT_EQ(state.table.pending, Pending::action);
    state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({2, 3});
    state.table.sides[kCommon].nobility = 0b111111111;
    act(state, common_depot(1));
    EXPECT_EQ(state.table.pending, Pending::action) << "nine discs are laid";
}

TEST(HermagorTwoPlayers, OwnAndCommonDepotsCompleteNothingTogether) {
    CLAUSES("H7.6 H5.1");
    State state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({2});
    state.table.sides[0].depots = villages({3});
    act(state, common_depot(1));
    EXPECT_EQ(state.table.pending, Pending::action);
}

TEST(HermagorTwoPlayers, TheOpponentGetsTwoWhereACommonDepotLies) {
    CLAUSES("H7.7");
    State state = selling_with_tiles();
    state.table.sides[1].depots = villages({1});
    act(state, common_depot(1));  // laid in the same turn: it counts
    act(state, sale(1));
    EXPECT_EQ(money(state, 1), 22);
    state = selling_with_tiles();
    state.table.sides[1].depots = villages({1});
    act(state, sale(1));
    EXPECT_EQ(money(state, 1), 21);
    state = selling_with_tiles();
    state.table.sides[kCommon].depots = villages({1});
    act(state, sale(1));
    EXPECT_EQ(money(state, 1), 20);
    state = selling_with_tiles();
    give(state, 0, {kBlackMarket});
    state.table.sides[1].depots = state.table.sides[kCommon].depots = villages({1});
    act(state, sale(1));
    EXPECT_EQ(money(state, 1), 20) << "nothing under the black market";
}

TEST(HermagorTwoPlayers, TheCommonColourIsIgnoredAtTheEnd) {
    CLAUSES("H7.8");
    State state = at_selling(2);
    state.table.sides[0].depots = villages({1});
    state.table.sides[kCommon].depots = kMainRoad;
    state.table.sides[kCommon].discs = disc_on(Good::corn, 0);
    state.table.sides[kCommon].nobility = 0b11;
    const Outcome outcome = Hermagor::outcome(state);
    EXPECT_EQ(outcome.score[0], 25);
    EXPECT_EQ(outcome.score[1], 15);
    EXPECT_EQ(outcome.score[kCommon], 0);
    EXPECT_EQ(outcome.rank[0], 1);
    EXPECT_EQ(outcome.rank[1], 2);
    EXPECT_EQ(outcome.rank[kCommon], 0);
}

TEST(HermagorTwoPlayers, LongestList) {
    CLAUSES("H7.5");
    State state = at_selling(2);
    give(state, 0, {1, 2, 3, 4, 5, 6, 7, 8, kSideRoad});
    state.table.sides[0].money = 100;
    EXPECT_EQ(legal(state).size(), kMaxActions);
}

}  // namespace
}  // namespace wharf::hermagor
