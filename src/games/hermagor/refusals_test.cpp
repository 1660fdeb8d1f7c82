// Why moves of Hermagor are refused: every reason there is, each in a position that gives it.
#include <set>

#include "games/hermagor/messages.h"
#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

struct Case {
    std::string_view move;
    text::Message message;
    std::string_view clause;  // "": the text is no move
};

// What the active player is told when he tries this.
text::Refusal refusal(const State& state, std::string_view move) {
    return HermagorText::refuse(Hermagor::observe(state, state.table.active), move);
}

// Checks the cases, and that what is refused is not legal; notes the reasons.
void expect_refusals(const State& state, std::set<std::string_view>& seen, std::initializer_list<Case> cases) {
    for (const Case& each : cases) {
        for (const Action& action : legal(state)) ASSERT_NE(HermagorText::write(action), each.move);
        const text::Refusal refused = refusal(state, each.move);
        EXPECT_EQ(refused.message, each.message) << each.move << ": " << refused.message.key();
        EXPECT_EQ(refused.clause, each.clause) << each.move;
        EXPECT_EQ(refused.code, each.clause.empty() ? "unknown_move" : "illegal_move") << each.move;
        seen.insert(refused.message.key());
    }
}

void buyers(std::set<std::string_view>& seen) {
    State state = at_market(3);
    state.table.buyers[1] = place_bit(crossing(2, 1));
    state.table.sides[0].money = 4;
    expect_refusals(state, seen,
                    {{"buyer r1c1", says::kPlaceClosed(3), "H1.4"},
                     {"buyer h2v1", says::kPlaceTaken(), "H2.2"},
                     {"buyer h2v2", says::kPlaceTooDear(5, 4), "H2.2"},
                     {"buyer x", says::kNamePlace(), ""},
                     {"no", says::kNoVerbs(), ""},
                     {"common", says::kCommonVerbs(), ""},
                     {"dance", says::kVerbs(), ""}});
}

void prices(std::set<std::string_view>& seen) {
    State state = at_market(3);
    state.table.pending = Pending::raise;
    state.table.stall = static_cast<std::uint8_t>(stall_at(2, 1));  // tile 1: corn
    expect_refusals(state, seen,
                    {{"raise salt", says::kOtherProduct(), "H3.3"}, {"raise gold", says::kNameGood(), ""}});
    state.table.pending = Pending::fluctuation;
    state.table.prices[index_of(Good::salt)] = kHighestPrice;
    expect_refusals(state, seen,
                    {{"keep salt", says::kMustRaise(), "H3.4"}, {"raise salt", says::kHighestPrice(), "H0.5"}});
    state.table.pending = Pending::name_start;
    expect_refusals(state, seen, {{"name 3", says::kNameSeat(2), ""}});
}

void actions(std::set<std::string_view>& seen) {
    constexpr int kOstrel = 1, kVissel = 12, kRavina = 18, kKestrel = 22;
    State state = at_selling(3);
    give(state, 0, {kSaltTile});
    Side& side = state.table.sides[0];
    side.money = 0;
    side.merchant = kRavina;
    side.depots = villages({kVissel});
    expect_refusals(state, seen,
                    {{"sell hermagor", says::kNotTheCity(), "H4.6"},
                     {"sell vissel", says::kOwnDepotThere(kVissel), "H4.7"},
                     {"sell kestrel", says::kGoodNotHeld(kKestrel, good_in(kKestrel)), "H4.7"},
                     {"sell ostrel", says::kWayTooDear(cost_of_way(kRavina, kOstrel), 0, 5), "H4.2"},
                     {"sell ostrel side-road", says::kNoSideRoad(), "H4.8"},
                     {"sell ostrel here", says::kNotThere(kOstrel), "H4.3"},
                     {"sell ostrel sideways", says::kAfterTheVillage(), ""},
                     {"sell ravina", says::kAlreadyThere("sell ravina here"), "H4.3"},
                     {"sell atlantis", says::kNameVillageToSell(), ""},
                     {"move hermagor", says::kNotTheCity(), "H4.6"},
                     {"move ravina", says::kSameVillage(), "H4.4"},
                     {"move vissel", says::kOwnDepotThere(kVissel), "H4.4"},
                     {"move kestrel", says::kHalfWayTooDear(cost_of_way(kRavina, kKestrel) / 2, 0), "H4.4"},
                     {"move atlantis", says::kNameVillage("move"), ""}});
    give(state, 0, {kSideRoad});
    expect_refusals(state, seen, {{"sell ravina side-road", says::kSideRoadIsAWay(), "H4.8"}});
}

void discs(std::set<std::string_view>& seen) {
    State state = at_selling(3);
    give(state, 0, {2});
    state.table.sides[0].depots = villages({1, 9, 10, 11});
    state.table.sides[1].discs = disc_on(Good::corn, 0) | disc_on(Good::corn, 1);
    act(state, sale(2));
    const text::Message other = says::kOtherRegion(1U << kR05);
    expect_refusals(state, seen,
                    {{"build corn-field r05", says::kNoFreeField(), "H5.2"},
                     {"build church r05", says::kNoSuchBuilding(), "H5.2"},
                     {"decline r06", other, "H5.1"},
                     {"build church r06", other, "H5.1"},
                     {"build castle r05", says::kNameBuilding(), ""}});
    State noble = at_selling(3);
    give(noble, 0, {2});
    noble.table.sides[0].depots = villages({1, 3});
    act(noble, sale(2));
    expect_refusals(noble, seen, {{"build church r01", says::kNobleRegion(), "H5.3"}});
}

void common_depots(std::set<std::string_view>& seen) {
    constexpr int kOstrel = 1, kVissel = 12, kKestrel = 22;
    State state = at_selling(2);
    give(state, 0, {kSaltTile});
    state.table.sides[kCommon].depots = villages({kOstrel});
    expect_refusals(state, seen,
                    {{"common depot ostrel", says::kCommonDepotThere(kOstrel), "H7.5"},
                     {"common depot kestrel", says::kNoTileForCommon(kKestrel), "H7.5"},
                     {"common depot atlantis", says::kNameVillage("common depot"), ""}});
    act(state, make(Kind::common_depot, kVissel, index_of(Good::salt)));
    expect_refusals(state, seen, {{"common depot ravina", says::kOneCommonDepot(), "H7.5"}});
    state.table.common_laid = 0;
    state.table.sides[0].common_depots = 0;
    expect_refusals(state, seen, {{"common depot ravina", says::kNoCommonDepotLeft(), "H7.1"}});
}

TEST(HermagorRefusals, EveryReasonIsGiven) {
    CLAUSES("H0.5 H1.4 H2.2 H3.3 H3.4 H4.2 H4.3 H4.4 H4.6 H4.7 H4.8 H5.1 H5.2 H5.3 H7.1 H7.5");
    std::set<std::string_view> seen;
    buyers(seen);
    prices(seen);
    actions(seen);
    discs(seen);
    common_depots(seen);
    for (const text::MessageKind* kind : HermagorText::messages())
        if (kind->key.starts_with("refusal.")) EXPECT_TRUE(seen.contains(kind->key)) << kind->key;
}

TEST(HermagorRefusals, MovesOfAnotherDecisionSayWhatIsAsked) {
    const State market = at_market(3);
    const auto expect_not_now = [](const State& state, std::string_view move, std::string_view clause) {
        const text::Refusal refused = refusal(state, move);
        EXPECT_EQ(refused.code, "not_now") << move;
        EXPECT_EQ(refused.clause, clause) << move;
        const View view = Hermagor::observe(state, state.table.active);
        EXPECT_EQ(refused.message, text::kNotNow(text::Messages{HermagorText::prompt(view)})) << move;
    };
    for (const auto& [move, clause] :
         std::initializer_list<std::pair<std::string_view, std::string_view>>{{"common buyer r3c1", "H7.3"},
                                                                              {"raise corn", "H3.3"},
                                                                              {"sell vissel", "H4.1"},
                                                                              {"move vissel", "H4.4"},
                                                                              {"pass", "H4.5"},
                                                                              {"build library r06", "H5.1"},
                                                                              {"common ennoble r01", "H7.6"},
                                                                              {"common depot vissel", "H7.5"},
                                                                              {"name 0", "H3.6"},
                                                                              {"show", "H8.1"},
                                                                              {"no common buyer", "H7.3"},
                                                                              {"no common depot", "H7.5"}})
        expect_not_now(market, move, clause);
    expect_not_now(at_selling(3), "buyer h2v2", "H2.2");
    expect_not_now(at_selling(3), "no buyer", "H2.2");
}

}  // namespace
}  // namespace wharf::hermagor
