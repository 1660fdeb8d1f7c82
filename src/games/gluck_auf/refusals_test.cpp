// What is forbidden names the clause that forbids it.
#include <set>

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

TEST(GluckAufRefusals, Placements) {
    CLAUSES("G0.1 G2.2 G2.3 G5.1");
    State state = at_work(2);
    put_tile(state, kF1, tile_of(Colour::black, Side::light, 2));
    state.table.crews[kMoney6] = {2, 1};
    seat(state, 0).marks = 7;
    seat(state, 0).workers = 2;
    Play play(state);
    EXPECT_EQ(play.refused(0, "place f4"), "G0.1");
    EXPECT_EQ(play.refused(0, "place money-6"), "G2.2");
    EXPECT_EQ(play.refused(0, "place f1 kk-light"), "G2.3");
    EXPECT_EQ(play.refused(0, "place truck"), "G5.1");
    EXPECT_EQ(play.refused(0, "place o2"), "");  // a card is named with its space
    EXPECT_EQ(play.refused(0, "stop"), "G4.1");
    EXPECT_EQ(play.refused(0, "ride grey"), "G4.2");
    shorten(play.state, Pile::tiles, 0);
    EXPECT_EQ(play.refused(0, "place f-draw"), "G2.3");
}

TEST(GluckAufRefusals, Mining) {
    CLAUSES("G4.2 G4.3 G4.4 G4.5 G4.6 G4.7");
    State state = at_work(2);
    give_order(state, 0, Transport::truck, kPair + kK);
    give_order(state, 1, Transport::truck, kPair + kG);
    give_cubes(state, 0, To::cage, {kY, kY});
    Play play(state);
    play.does(0, "place m6");
    EXPECT_EQ(play.refused(0, "ride surface"), "G4.2");
    EXPECT_EQ(play.refused(0, "load yellow"), "G4.3");
    EXPECT_EQ(play.refused(0, "unload brown"), "G4.5");
    EXPECT_EQ(play.refused(0, "fill truck-gg grey from cage"), "G4.4");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from cage"), "G4.4");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from store"), "G4.6");
    EXPECT_EQ(play.refused(0, "fill truck-kk grey with yellow from cage"), "G4.7");
    EXPECT_EQ(play.refused(0, "place bank"), "G2.1");
    play.does(0, "ride brown");
    EXPECT_EQ(play.refused(0, "load yellow"), "G4.3");
    EXPECT_EQ(play.refused(0, "unload yellow"), "G4.5");
    EXPECT_EQ(play.refused(0, "fill truck-kk black with yellow from cage"), "G4.4");
    play.does(0, "ride surface").does(0, "fill truck-kk black with yellow from cage");
    EXPECT_EQ(play.refused(0, "stop"), "G4.7");
    EXPECT_EQ(play.refused(0, "fill truck-kk black from cage"), "G4.7");
    play.does(0, "fill truck-kk black with yellow from cage");
}

TEST(GluckAufRefusals, DrawingAndLoading) {
    CLAUSES("G3.2 G3.3 G7.2");
    State state = at_work(2);
    seat(state, 0).marks = 2;
    Play play(state);
    play.does(0, "place f-draw");
    play.chances(
        {"look tile kk-light", "look tile kk-light", "look tile b-light", "look tile g-dark", "look tile g-dark"});
    EXPECT_EQ(play.refused(0, "buy kk-light"), "G3.2");
    EXPECT_EQ(play.refused(0, "buy gg-dark"), "G3.2");
    EXPECT_EQ(play.refused(0, "keep truck-kk"), "G7.2");
    play.does(0, "buy none");
    EXPECT_EQ(play.refused(0, "cart yellow"), "G3.3");
    play.does(0, "return bottom");
    EXPECT_EQ(play.refused(0, "lay tile y-light"), "G3.2");
    EXPECT_EQ(play.refused(0, "return top"), "G3.2");
}

TEST(GluckAufRefusals, Draft) {
    CLAUSES("G1.3");
    Play play(start_of(2));
    while (GluckAuf::to_act(play.state).is_chance()) play.chance(play.legal(kChance).front());
    EXPECT_EQ(play.refused(1, "draft locomotive-ggg"), "G1.3");
    EXPECT_EQ(play.refused(1, "place bank"), "G2.1");
}

// Collects the reasons for which moves are refused.
struct Reasons {
    std::set<std::string_view> seen{};

    text::Message refuse(const Play& play, Seat seat, std::string_view move) {
        EXPECT_FALSE(play.may(seat, move)) << move;
        const text::Message message = GluckAufText::refuse(GluckAuf::observe(play.state, seat), move).message;
        seen.insert(message.key());
        return message;
    }
};

TEST(GluckAufRefusals, EveryReasonIsGiven) {
    CLAUSES("G1.3 G2.3 G3.2 G3.3 G4.2 G4.3 G4.4 G4.7 G7.2");
    Reasons reasons;

    Play draft(start_of(2));
    while (GluckAuf::to_act(draft.state).is_chance()) draft.chance(draft.legal(kChance).front());
    EXPECT_EQ(reasons.refuse(draft, 1, "nonsense"), says::kVerbs());
    EXPECT_EQ(reasons.refuse(draft, 1, "draft"), says::kNameDraft());
    EXPECT_EQ(reasons.refuse(draft, 1, "draft locomotive-ggg"), says::kNotInDraft());
    EXPECT_EQ(reasons.refuse(draft, 1, "stop"), text::kNotNow(text::Messages{says::kDraft()}));

    State board = at_work(2);
    put_tile(board, kF1, tile_of(Colour::black, Side::light, 2));
    board.table.crews[kMoney6] = {2, 1};
    seat(board, 0).marks = 7;
    seat(board, 0).workers = 2;
    const Play placing(board);
    EXPECT_EQ(reasons.refuse(placing, 0, "place"), says::kNameSpace());
    EXPECT_EQ(reasons.refuse(placing, 0, "place f4"), says::kClosed(2));
    EXPECT_EQ(reasons.refuse(placing, 0, "place money-6"), says::kTooFewWorkers(3, 2));
    EXPECT_EQ(reasons.refuse(placing, 0, "place f1 kk-light"), says::kTooDear(8, 7));
    EXPECT_EQ(reasons.refuse(placing, 0, "place truck"), says::kNothingComplete());
    const int order = board.table.order_on[kO2 - kNewOrder1];
    EXPECT_EQ(reasons.refuse(placing, 0, "place o2"),
              says::kWriteMove(GluckAufText::write(make(Kind::place, kO2, order))));
    board.table.tile_on[kF1] = kNoTile;
    board.table.order_on[kO2 - kNewOrder1] = kNoOrder;
    shorten(board, Pile::tiles, 0);
    const Play emptied(board);
    EXPECT_EQ(reasons.refuse(emptied, 0, "place f1"), says::kNoTileThere());
    EXPECT_EQ(reasons.refuse(emptied, 0, "place o2"), says::kNoOrderThere());
    EXPECT_EQ(reasons.refuse(emptied, 0, "place f-draw"), says::kPileEmpty());

    Play tiles(at_work(2));
    tiles.does(0, "place f-draw");
    while (GluckAuf::to_act(tiles.state).is_chance()) tiles.chance(tiles.legal(kChance).front());
    EXPECT_EQ(reasons.refuse(tiles, 0, "buy"), says::kNameTile());
    EXPECT_EQ(reasons.refuse(tiles, 0, "buy kk-dark"), says::kNotLookedAt());
    tiles.does(0, "buy none");
    EXPECT_EQ(reasons.refuse(tiles, 0, "return"), says::kTopOrBottom());
    tiles.does(0, "return top");
    EXPECT_EQ(reasons.refuse(tiles, 0, "lay order truck-kk"), says::kNameTileToLay());
    EXPECT_EQ(reasons.refuse(tiles, 0, "lay tile kk-dark"), says::kNotToLay());

    State few = at_work(2);
    shorten(few, Pile::orders, 2);
    Play orders(few);
    orders.does(0, "place o-draw");
    while (GluckAuf::to_act(orders.state).is_chance()) orders.chance(orders.legal(kChance).front());
    EXPECT_EQ(reasons.refuse(orders, 0, "keep"), says::kNameOrder());
    orders.does(0, "keep none");
    EXPECT_EQ(reasons.refuse(orders, 0, "return bottom"), says::kTopIsBottom());
    orders.does(0, "return top");
    EXPECT_EQ(reasons.refuse(orders, 0, "lay"), says::kNameOrderToLay());

    State dry = at_work(2);
    dry.table.rules = 1;
    put_tile(dry, kF1, tile_of(Colour::yellow, Side::light, 1));
    dry.table.stock[kY] = dry.table.stock[kB] = 0;
    Play carts(dry);
    carts.does(0, "place f1 y-light");
    EXPECT_EQ(reasons.refuse(carts, 0, "cart"), says::kNameColourOrNone());
    EXPECT_EQ(reasons.refuse(carts, 0, "cart brown"), says::kNotInStock(kB));
    EXPECT_EQ(reasons.refuse(carts, 0, "cart none"), says::kCartMustLoad());

    State mine = at_work(2);
    give_order(mine, 0, Transport::truck, kPair + kK);
    give_cubes(mine, 0, To::cage, {kY, kY});
    Play mining(mine);
    mining.does(0, "place m6");
    EXPECT_EQ(reasons.refuse(mining, 0, "ride"), says::kNameStop());
    EXPECT_EQ(reasons.refuse(mining, 0, "ride surface"), says::kCageIsThere());
    EXPECT_EQ(reasons.refuse(mining, 0, "load"), says::kNameCube());
    EXPECT_EQ(reasons.refuse(mining, 0, "load yellow"), says::kRideFirst());
    EXPECT_EQ(reasons.refuse(mining, 0, "unload brown"), says::kNotInCage(kB));
    EXPECT_EQ(reasons.refuse(mining, 0, "fill"), says::kNameFill());
    EXPECT_EQ(reasons.refuse(mining, 0, "fill truck-gg grey from cage"), says::kNotYourOrder());
    EXPECT_EQ(reasons.refuse(mining, 0, "fill truck-kk grey from cage"), says::kNoFreeSlot(kG));
    EXPECT_EQ(reasons.refuse(mining, 0, "fill truck-kk black from cage"), says::kNotInCage(kK));
    EXPECT_EQ(reasons.refuse(mining, 0, "fill truck-kk black from store"), says::kNotInStore(kK));
    State last_step = mining.state;
    last_step.table.steps_left = 1;
    EXPECT_EQ(reasons.refuse(Play(last_step), 0, "fill truck-kk black with yellow from cage"), says::kTwoSteps());
    State one_cube = mining.state;
    seat(one_cube, 0).cage[kY] = 1;
    EXPECT_EQ(reasons.refuse(Play(one_cube), 0, "fill truck-kk black with yellow from cage"), says::kNoSecondCube());
    Play half(mining.state);
    half.does(0, "fill truck-kk black with yellow from cage");
    EXPECT_EQ(reasons.refuse(half, 0, "fill truck-kk black from cage"), says::kSecondCubeFirst());
    mining.does(0, "ride brown");
    EXPECT_EQ(reasons.refuse(mining, 0, "unload yellow"), says::kSurfaceOnly());
    EXPECT_EQ(reasons.refuse(mining, 0, "load yellow"), says::kNotOnLevel(kY));
    State full = mining.state;
    seat(full, 0).cage[kY] = kCagePlaces;
    EXPECT_EQ(reasons.refuse(Play(full), 0, "load brown"), says::kCageFull());

    for (const text::MessageKind* kind : GluckAufText::messages())
        if (kind->key.starts_with("refusal.")) EXPECT_TRUE(reasons.seen.contains(kind->key)) << kind->key;
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
