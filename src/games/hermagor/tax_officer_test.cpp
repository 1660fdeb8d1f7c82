// H8.1 The tax officer.
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// The market is filled; by the first rules the action tile, a 5, is turned up, too.
State at_tax(std::initializer_list<int> sums, std::uint8_t start = 0, std::uint8_t rules = kNewestRules) {
    Config config = config_of(static_cast<int>(sums.size()), 1);
    config.start = start;
    config.rules = rules;
    State state = Hermagor::initial(config);
    while (state.table.pending == Pending::stall_tile) act(state, legal(state)[0]);
    if (rules == 1) act(state, make(Kind::action_tile, 0, 0, 5));
    int seat = 0;
    for (int sum : sums) state.table.sides[seat++].money = static_cast<std::int16_t>(sum);
    return state;
}

TEST(HermagorTaxOfficer, LeastShownNamesTheStartPlayerOfThisRound) {
    CLAUSES("H8.1");
    State state = at_tax({9, 4, 7, 6}, 2);
    const Kind answers[] = {Kind::show, Kind::show, Kind::show, Kind::hide};  // seats 2, 3, 0, 1
    for (int order = 0; order < 4; ++order) {
        EXPECT_EQ(state.table.pending, Pending::show_money);
        EXPECT_EQ(state.table.active, (2 + order) % 4);
        EXPECT_EQ(legal(state).size(), 2);
        act(state, make(answers[order]));
    }
    ASSERT_EQ(state.table.pending, Pending::tax_start);
    EXPECT_EQ(state.table.active, 3) << "6 is the least shown; seat 1 with 4 did not show";
    EXPECT_EQ(legal(state).size(), 4);
    act(state, make(Kind::name, 0, 0, 1));
    EXPECT_EQ(state.table.start, 1);
    ASSERT_EQ(state.table.pending, Pending::action_tile) << "turned up after the tax officer";
    act(state, make(Kind::action_tile, 0, 0, 5));
    EXPECT_EQ(state.table.pending, Pending::buyer);
    EXPECT_EQ(state.table.active, 1) << "he starts this very round";
}

TEST(HermagorTaxOfficer, AsksBeforeTheActionTileIsTurnedUp) {
    CLAUSES("H8.1 H2.1");
    State state = at_tax({9, 4, 7});
    EXPECT_EQ(state.table.pending, Pending::show_money);
    EXPECT_EQ(state.table.actions, 0);
    EXPECT_EQ(state.table.sides[0].depots_in_hand, 0);
    EXPECT_EQ(HermagorText::check(state), std::nullopt);
}

TEST(HermagorTaxOfficer, ByTheFirstRulesAsksAfterTheActionTile) {
    CLAUSES("H8.1");
    State state = at_tax({9, 4, 7}, 2, 1);
    EXPECT_EQ(state.table.pending, Pending::show_money);
    EXPECT_EQ(state.table.actions, 5);
    EXPECT_EQ(HermagorText::check(state), std::nullopt);
    for (int i = 0; i < 3; ++i) act(state, make(Kind::show));
    EXPECT_EQ(state.table.active, 1);
    act(state, make(Kind::name, 0, 0, 0));
    EXPECT_EQ(state.table.pending, Pending::buyer);
    EXPECT_EQ(state.table.active, 0);
}

TEST(HermagorTaxOfficer, TiesGoToTheFirstInOrder) {
    CLAUSES("H8.1");
    State state = at_tax({5, 5, 5}, 1);
    for (int i = 0; i < 3; ++i) act(state, make(Kind::show));
    EXPECT_EQ(state.table.active, 1);
}

TEST(HermagorTaxOfficer, IfAllPassTheStartPlayerNames) {
    CLAUSES("H8.1");
    State state = at_tax({9, 4, 7}, 2);
    for (int i = 0; i < 3; ++i) act(state, make(Kind::hide));
    EXPECT_EQ(state.table.pending, Pending::tax_start);
    EXPECT_EQ(state.table.active, 2);
}

TEST(HermagorTaxOfficer, TheLowestTileNamesNobody) {
    CLAUSES("H8.1 H3.6");
    State state = at_tax({20, 20, 20});
    for (int i = 0; i < 3; ++i) act(state, make(Kind::hide));
    act(state, make(Kind::name, 0, 0, 2));
    act(state, make(Kind::action_tile, 0, 0, 5));
    finish_buyers(state);
    while (state.table.pending == Pending::draw) act(state, legal(state)[0]);
    EXPECT_EQ(state.table.pending, Pending::action);
    EXPECT_EQ(state.table.start, 2);
    EXPECT_EQ(state.table.active, 2);
}

TEST(HermagorTaxOfficer, HappensInEveryRound) {
    CLAUSES("H8.1");
    int rounds = 0;
    State state = Hermagor::initial(config_of(3, 1));
    Rng rng = Rng::from(8);
    ActionList<Hermagor> list;
    int last = 0;
    for (SeatSet set = Hermagor::to_act(state); !set.empty(); set = Hermagor::to_act(state)) {
        EXPECT_NE(state.table.pending, Pending::name_start);
        if (state.table.pending == Pending::tax_start && state.table.round != last) {
            last = state.table.round;
            ++rounds;
        }
        const auto step = choose_random<Hermagor>(state, set, list, rng);
        Hermagor::apply(state, step.seat, step.action);
    }
    EXPECT_EQ(rounds, 5);
}

}  // namespace
}  // namespace wharf::hermagor
