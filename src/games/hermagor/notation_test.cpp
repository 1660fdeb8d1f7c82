// Hermagor's moves in words: texts, hints, prompts, refusals, and what screens hide.
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"
#include "games/hermagor/words.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

std::string write(Action action) { return HermagorText::write(action); }

TEST(HermagorNotation, CanonicalTexts) {
    EXPECT_EQ(write(make(Kind::start, 0, 0, 3)), "start 3");
    EXPECT_EQ(write(make(Kind::stall_tile, stall_at(3, 2), 0, 16)), "stall r3c2 16-dragon-egg-book");
    EXPECT_EQ(write(make(Kind::stall_tile, 0, 0, kSideRoad)), "stall r1c1 side-road");
    EXPECT_EQ(write(make(Kind::action_tile, 0, 0, 5)), "actions 5");
    EXPECT_EQ(write(make(Kind::draw, 2, 0, 7)), "draw 2 7-blessing");
    EXPECT_EQ(write(make(Kind::name, 0, 0, 1)), "name 1");
    EXPECT_EQ(write(place_buyer(crossing(2, 3))), "buyer h2v3");
    EXPECT_EQ(write(make(Kind::common_buyer, stall_place(2, 4))), "common buyer r2c4");
    EXPECT_EQ(write(make(Kind::raise, 0, index_of(Good::dragon_egg))), "raise dragon-egg");
    EXPECT_EQ(write(sale(24)), "sell cape-ember");
    EXPECT_EQ(write(sale(24, Way::stays)), "sell cape-ember here");
    EXPECT_EQ(write(sale(24, Way::side_road)), "sell cape-ember side-road");
    EXPECT_EQ(write(make(Kind::move, 12)), "move vissel");
    EXPECT_EQ(write(make(Kind::build, 5, index_of(Good::book))), "build library r06");
    EXPECT_EQ(write(make(Kind::common_ennoble, 0)), "common ennoble r01");
    EXPECT_EQ(write(make(Kind::common_depot, 12, index_of(Good::salt))), "common depot vissel");
}

// What seat 0 is told when it tries this.
text::Refusal refusal(const State& state, std::string_view move) {
    return HermagorText::refuse(Hermagor::observe(state, state.table.active), move);
}

TEST(HermagorRefusals, Buyers) {
    CLAUSES("H1.4 H2.2");
    State state = at_market(3);
    state.table.buyers[1] = place_bit(crossing(2, 1));
    state.table.sides[0].money = 4;
    EXPECT_EQ(refusal(state, "buyer r1c1").clause, "H1.4");
    EXPECT_EQ(refusal(state, "buyer h2v1").clause, "H2.2");
    EXPECT_EQ(refusal(state, "buyer h2v2").sentence, "That place costs 5; you have 4, and debts are not allowed.");
    EXPECT_EQ(refusal(state, "buyer x").code, "unknown_move");
    EXPECT_EQ(refusal(state, "pass").code, "not_now");
    EXPECT_EQ(refusal(state, "sell vissel").code, "not_now");
}

TEST(HermagorRefusals, Actions) {
    CLAUSES("H4.2 H4.3 H4.4 H4.6 H4.7 H4.8");
    State state = at_selling(3);
    give(state, 0, {5});
    state.table.sides[0].money = 0;
    state.table.sides[0].merchant = 18;
    state.table.sides[0].depots = villages({12});
    EXPECT_EQ(refusal(state, "sell hermagor").clause, "H4.6");
    EXPECT_EQ(refusal(state, "sell vissel").clause, "H4.7");
    EXPECT_EQ(refusal(state, "sell kestrel").sentence, "Kestrel buys amulet, and none of your tiles shows it.");
    EXPECT_EQ(refusal(state, "sell ostrel").clause, "H4.2");
    EXPECT_EQ(refusal(state, "sell ostrel side-road").clause, "H4.8");
    EXPECT_EQ(refusal(state, "sell ostrel here").clause, "H4.3");
    EXPECT_EQ(refusal(state, "sell ravina").clause, "H4.3");
    EXPECT_EQ(refusal(state, "move ravina").clause, "H4.4");
    EXPECT_EQ(refusal(state, "move vissel").clause, "H4.4");
    EXPECT_EQ(refusal(state, "move kestrel").clause, "H4.4");
    EXPECT_EQ(refusal(state, "move atlantis").code, "unknown_move");
    EXPECT_EQ(refusal(state, "common depot ostrel").clause, "H7.5");
    EXPECT_EQ(refusal(state, "build library r06").code, "not_now");
}

TEST(HermagorRefusals, Discs) {
    CLAUSES("H5.1 H5.2");
    State state = at_selling(3);
    give(state, 0, {2});
    state.table.sides[0].depots = villages({1, 9, 10, 11});
    state.table.sides[1].discs = disc_on(Good::corn, 0) | disc_on(Good::corn, 1);
    act(state, sale(2));
    EXPECT_EQ(refusal(state, "build corn-field r05").sentence, "That row has no open free field.");
    EXPECT_EQ(refusal(state, "build church r05").sentence, "That region has no such building.");
    EXPECT_EQ(refusal(state, "decline r06").clause, "H5.1");
    EXPECT_EQ(refusal(state, "build castle r05").code, "unknown_move");
}

TEST(HermagorRefusals, CommonDepots) {
    CLAUSES("H7.1 H7.5");
    State state = at_selling(2);
    give(state, 0, {5});
    state.table.sides[kCommon].depots = villages({1});
    EXPECT_EQ(refusal(state, "common depot ostrel").sentence, "A common depot already lies in Ostrel.");
    EXPECT_EQ(refusal(state, "common depot kestrel").clause, "H7.5");
    act(state, make(Kind::common_depot, 12, index_of(Good::salt)));
    EXPECT_EQ(refusal(state, "common depot ravina").sentence, "One common depot at each action.");
    state.table.common_laid = 0;
    state.table.sides[0].common_depots = 0;
    EXPECT_EQ(refusal(state, "common depot ravina").clause, "H7.1");
}

TEST(HermagorNotation, HintsTellCostAndGain) {
    State state = at_selling(3);
    give(state, 0, {5, kSideRoad});
    state.table.sides[0].depots = villages({2, 3, 11});
    const View view = Hermagor::observe(state, 0);
    EXPECT_EQ(HermagorText::hint(view, sale(12)), "salt for 5, way 6: money 20 → 19; completes R06");
    EXPECT_EQ(HermagorText::hint(view, sale(12, Way::side_road)), "salt for 5, way 3: money 20 → 22; completes R06");
    EXPECT_EQ(HermagorText::hint(view, make(Kind::move, 12)), "half the way 3: money 20 → 17");
    const View market = Hermagor::observe(at_market(3), 0);
    EXPECT_EQ(HermagorText::hint(market, place_buyer(field_v(1, 2))), "costs 2; at 1-corn, 2-amulet");
}

TEST(HermagorScreen, MayHideTheMoneyOfOthers) {
    CLAUSES("H9.1 H8.1");
    State state = at_market(3);
    for (int seat = 0; seat < 3; ++seat) state.table.sides[seat].money = static_cast<std::int16_t>(811 + seat);
    const auto drawn = [&](Seat observer) {
        return HermagorText::draw(Hermagor::observe(state, observer), text::Paint(false));
    };
    EXPECT_NE(drawn(0).find("812"), std::string::npos);
    state.table.options |= kHideMoney;
    EXPECT_NE(drawn(0).find("811"), std::string::npos) << "the own sum";
    EXPECT_EQ(drawn(0).find("812"), std::string::npos);
    EXPECT_EQ(drawn(kSpectator).find("811"), std::string::npos);
    EXPECT_EQ(HermagorText::score_sheet(Hermagor::observe(state, 0), 1).size(), 3U) << "no line for the money";
    state.table.shown.insert(1);
    EXPECT_NE(drawn(0).find("812"), std::string::npos) << "shown to the tax officer";
    EXPECT_EQ(drawn(0).find("813"), std::string::npos);
    state.table.pending = Pending::over;
    EXPECT_NE(drawn(kSpectator).find("813"), std::string::npos) << "all sums at the end";
    EXPECT_NE(serialize(text::view_json<HermagorText>(Hermagor::observe(state, 0))).find("813"), std::string::npos)
        << "a view knows them all the time";
}

TEST(HermagorScreen, FitsTheTerminal) {
    for (int players = 2; players <= 5; ++players) {
        State state = Hermagor::initial(config_of(players));
        Rng rng = Rng::from(5);
        play_random<Hermagor>(state, rng);
        for (const int columns : {80, 130}) {
            const std::string board = HermagorText::draw(Hermagor::observe(state, 0), text::Paint(false, columns));
            EXPECT_EQ(board.find("─ map ─") != std::string::npos, columns == 130);
            for (std::size_t begin = 0; begin < board.size();) {
                const std::size_t end = board.find('\n', begin);
                EXPECT_LE(text::width(board.substr(begin, end - begin)), columns);
                begin = end + 1;
            }
        }
    }
}

}  // namespace
}  // namespace wharf::hermagor
