// H9 Information.
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"
#include "language/language.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

TEST(HermagorInformation, EverybodySeesTheTable) {
    CLAUSES("H9.1");
    const State state = at_market(4);
    Rng rng = Rng::from(1);
    for (Seat observer : {Seat{0}, Seat{3}, kSpectator}) {
        const View view = Hermagor::observe(state, observer);
        EXPECT_TRUE(same_bytes(view.table, state.table));
        EXPECT_TRUE(same_bytes(Hermagor::determinize(view, rng), state));
    }
}

// The order of the bag and of the action tiles is nowhere: after the same table every tile is as likely as any.
TEST(HermagorInformation, TheBagHasNoOrder) {
    CLAUSES("H9.1 H2.1");
    const State state = Hermagor::initial(config_of(5));
    EXPECT_EQ(legal(state).size(), kTiles);
    for (const Action& action : legal(state)) EXPECT_EQ(Hermagor::chance_weight(state, action), 1U);
}

TEST(HermagorInformation, AHiddenSumHidesTheTotal) {
    CLAUSES("H9.1");
    Config config = config_of(2);
    config.options[3] = 1;
    State state = Hermagor::initial(config);
    const View view = Hermagor::observe(state, 0);
    const auto own = HermagorText::score_sheet(view, 0);
    const auto other = HermagorText::score_sheet(view, 1);
    ASSERT_EQ(own.front().key, "score.money");
    EXPECT_EQ(own.front().points, 20);
    EXPECT_FALSE(own.front().is_hidden);
    ASSERT_EQ(other.front().key, "score.money");
    EXPECT_EQ(other.front().points, 0);
    EXPECT_TRUE(other.front().is_hidden);
}

TEST(HermagorInformation, OneBuyerIsNoBuyers) {
    State state = at_market(2);
    state.table.sides[0].common_buyers = 1;
    const language::Speaker english("en", "hermagor");
    const std::string drawn = HermagorText::draw(Hermagor::observe(state, 0), text::Paint(english, false, 200));
    EXPECT_NE(drawn.find("common pieces in hand: 1 buyer, 2 depots"), std::string::npos);
}

TEST(HermagorInformation, HidingMoneyChangesNothing) {
    CLAUSES("H9.1");
    Config open = config_of(3);
    Config hidden = open;
    hidden.options[3] = 1;
    State seen = Hermagor::initial(open);
    State unseen = Hermagor::initial(hidden);
    Rng rng = Rng::from(6);
    ActionList<Hermagor> list;
    for (SeatSet set = Hermagor::to_act(seen); !set.empty(); set = Hermagor::to_act(seen)) {
        const auto step = choose_random<Hermagor>(seen, set, list, rng);
        ASSERT_TRUE(legal(seen) == legal(unseen));
        Hermagor::apply(seen, step.seat, step.action);
        Hermagor::apply(unseen, step.seat, step.action);
    }
    EXPECT_EQ(Hermagor::outcome(seen), Hermagor::outcome(unseen));
    unseen.table.options = seen.table.options;
    EXPECT_TRUE(same_bytes(seen, unseen));
}

}  // namespace
}  // namespace wharf::hermagor
