// Move texts, hints and prompts of Glück Auf, and its board.
#include <gmock/gmock.h>

#include "games/gluck_auf/messages.h"
#include "games/gluck_auf/testing.h"
#include "language/language.h"

namespace wharf::gluck_auf::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// The table drawn with English words.
std::string drawn(const State& state, Seat observer) {
    const language::Speaker english("en", "gluck-auf", {"seat 0", "seat 1", "seat 2"});
    return GluckAufText::draw(GluckAuf::observe(state, observer), text::Paint(english, false));
}

TEST(GluckAufNotation, EveryKindHasItsText) {
    CLAUSES("G2.1");
    const int order = order_of(Transport::truck, kPair + kK);
    const int tile = tile_of(Colour::grey, Side::light, 2);
    const struct {
        Action action;
        std::string_view text;
    } cases[] = {
        {make(Kind::start, 2), "start 2"},
        {make(Kind::show_tile, 0, tile), "tile gg-light"},
        {make(Kind::show_order, 0, order), "order truck-kk"},
        {make(Kind::look_tile, 0, tile), "look tile gg-light"},
        {make(Kind::look_order, 0, order), "look order truck-kk"},
        {make(Kind::draft, 0, order), "draft truck-kk"},
        {make(Kind::place, kF3, tile), "place f3 gg-light"},
        {make(Kind::place, kO2, order), "place o2 truck-kk"},
        {make(Kind::place, kM8), "place m8"},
        {make(Kind::place, kDelivery1 + 1), "place horse-cart"},
        {make(Kind::place, kBank), "place bank"},
        {make(Kind::buy, 0, tile), "buy gg-light"},
        {make(Kind::buy, 0, kNoTile), "buy none"},
        {make(Kind::keep, 0, kNoOrder), "keep none"},
        {make(Kind::substitute, 0, 0, kB), "cart brown"},
        {make(Kind::on_top), "return top"},
        {make(Kind::at_bottom), "return bottom"},
        {make(Kind::lay_tile, 0, tile), "lay tile gg-light"},
        {make(Kind::lay_order, 0, order), "lay order truck-kk"},
        {make(Kind::ride, 0), "ride surface"},
        {make(Kind::ride, 3), "ride grey"},
        {make(Kind::load, 0, 0, kG), "load grey"},
        {make(Kind::unload, 0, 0, kG), "unload grey"},
        {make(Kind::from_cage, kK, order, kK), "fill truck-kk black from cage"},
        {make(Kind::from_store, kK, order, kY), "fill truck-kk black with yellow from store"},
        {make(Kind::stop), "stop"},
    };
    for (const auto& each : cases) EXPECT_EQ(GluckAufText::write(each.action), each.text);
}

TEST(GluckAufNotation, WordsFitTheData) {
    CLAUSES("G0.2 G0.3");
    for (int order = 0; order < kOrders; ++order) {
        std::string slots;
        for (int c = 0; c < kColours; ++c)
            for (int i = 0; i < slots_of_colour(slots_of(order), c); ++i) slots += "ybgk"[c];
        constexpr std::string_view transports[] = {"wheelbarrow", "horse-cart", "truck", "locomotive"};
        EXPECT_EQ(GluckAufText::write(make(Kind::draft, 0, order)),
                  "draft " + std::string(transports[index_of(transport_of(order))]) + "-" + slots);
    }
    for (int tile = 0; tile < kTileTypes; ++tile) {
        const std::string carts(static_cast<std::size_t>(carts_of_tile(tile)), "ybgk"[index_of(colour_of_tile(tile))]);
        EXPECT_EQ(GluckAufText::write(make(Kind::buy, 0, tile)),
                  "buy " + carts + (side_of_tile(tile) == Side::light ? "-light" : "-dark"));
    }
}

TEST(GluckAufNotation, OthersHearThatSomebodyLooksAndLaysBack) {
    CLAUSES("G11.1");
    const State state = at_work(2);
    EXPECT_EQ(GluckAufText::write_seen(state, kChance, make(Kind::look_tile, 0, 3), 0), "look tile yy-dark");
    EXPECT_EQ(GluckAufText::write_seen(state, kChance, make(Kind::look_tile, 0, 3), 1), "look tile ?");
    EXPECT_EQ(GluckAufText::write_seen(state, kChance, make(Kind::look_order, 0, 3), 1), "look order ?");
    EXPECT_EQ(GluckAufText::write_seen(state, 0, make(Kind::lay_tile, 0, 3), 1), "lay tile ?");
    EXPECT_EQ(GluckAufText::write_seen(state, 0, make(Kind::lay_order, 0, 3), kSpectator), "lay order ?");
    EXPECT_EQ(GluckAufText::write_seen(state, 0, make(Kind::buy, 0, 3), 1), "buy yy-dark");
}

TEST(GluckAufNotation, HintsTellCostsAndEffects) {
    CLAUSES("G2.2 G5.1");
    State state = at_work(2);
    state.table.crews[kMoney6] = {2, 1};
    seat(state, 1).workers -= 2;
    give_complete(state, 0, Transport::truck, kPair + kK);
    give_complete(state, 0, Transport::truck, kSingle + kY);
    put_tile(state, kF1, tile_of(Colour::grey, Side::light, 2));
    const View view = GluckAuf::observe(state, 0);
    using text::Messages;
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kMoney6)), (Messages{says::kWorkers(3), says::kTake(6)}));
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kBank)), (Messages{says::kWorkers(1), says::kTake(1)}));
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kDelivery1 + 2)),
              (Messages{says::kWorkers(1), says::kDeliver(2, 11)}));
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kF1)), (Messages{says::kWorkers(1), says::kPay(6)}));
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kMining10)), (Messages{says::kWorkers(1), says::kSteps(10)}));
    EXPECT_EQ(GluckAufText::hint(view, place_on(state, kFactoryDraw)),
              (Messages{says::kWorkers(1), says::kLookAtTiles(5)}));
}

TEST(GluckAufNotation, HintsTellWhatAStepBrings) {
    CLAUSES("G4.1 G4.2");
    State state = at_work(2);
    const int order = give_order(state, 0, Transport::truck, kSingle + kK);
    give_cubes(state, 0, To::store, {kK, kY, kY});
    act(state, place_on(state, kMining10));
    seat(state, 0).carts[kG][kY] = 2;
    seat(state, 0).carts[kB][kB] = 0;
    const View view = GluckAuf::observe(state, 0);
    using text::Messages;
    EXPECT_EQ(GluckAufText::hint(view, make(Kind::ride, 3)),
              (Messages{says::kCubes(Messages{says::kColours(kY, 2), says::kColours(kG, 1)})}));
    EXPECT_EQ(GluckAufText::hint(view, make(Kind::ride, 2)), (Messages{says::kNoCubes()}));
    EXPECT_EQ(GluckAufText::hint(view, make(Kind::from_store, kK, order, kK)), (Messages{says::kCompletes(5)}));
    EXPECT_EQ(GluckAufText::hint(view, make(Kind::from_store, kK, order, kY)), (Messages{says::kFirstOfTwo()}));
    EXPECT_EQ(GluckAufText::hint(view, make(Kind::stop)), (Messages{says::kUnused(10)}));
    const language::Speaker english("en", "gluck-auf");
    EXPECT_EQ(english.say(GluckAufText::hint(view, make(Kind::ride, 3))), "cubes there: yellow ×2, grey");
}

// What a hidden card is said to be, and what the fields of a seen one are.
TEST(GluckAufNotation, MovesHaveFields) {
    CLAUSES("G11.1");
    const auto fields = [](std::string_view move) {
        return text::json_text([&](text::JsonText& to) {
            to.open('{');
            text::write_move_fields(to, GluckAufText::forms(), move);
            to.close('}');
        });
    };
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"place m8", R"({"kind":"place","space":"m8"})"},
        {"place f3 gg-light", R"({"kind":"place-tile","space":"f3","tile":"gg-light"})"},
        {"place o2 truck-kk", R"({"kind":"place-order","space":"o2","order":"truck-kk"})"},
        {"buy none", R"({"kind":"buy-none"})"},
        {"keep truck-kk", R"({"kind":"keep","order":"truck-kk"})"},
        {"look tile ?", R"({"kind":"look-hidden","pile":"tile"})"},
        {"lay order ?", R"({"kind":"lay-hidden","pile":"order"})"},
        {"lay order truck-kk", R"({"kind":"lay-order","order":"truck-kk"})"},
        {"fill truck-kk black from cage", R"({"kind":"fill","order":"truck-kk","slot":"black","from":"cage"})"},
        {"fill truck-kk black with yellow from store",
         R"({"kind":"fill-with","order":"truck-kk","slot":"black","cube":"yellow","from":"store"})"},
    };
    for (const auto& [move, expected] : cases) EXPECT_EQ(fields(move), expected) << move;
}

// A newcomer finds spaces with workers and prices, mines with carts, cage and store, orders with slots, and the clock.
TEST(GluckAufBoard, ShowsEverythingOnTheTable) {
    CLAUSES("G11.2");
    State state = at_work(3);
    put_tile(state, kF1, tile_of(Colour::grey, Side::light, 2));
    state.table.crews[kMining10] = {2, 1};
    seat(state, 1).workers -= 2;
    const int order = give_order(state, 0, Transport::truck, kPair + kK);
    state.table.filled[order] = one_slot(kK);
    give_cubes(state, 0, To::cage, {kG});
    give_cubes(state, 0, To::store, {kY});
    const std::string board = drawn(state, 0);
    EXPECT_THAT(board, HasSubstr("shift 1 of 3"));
    EXPECT_THAT(board, HasSubstr("▶ Shift 1"));
    EXPECT_THAT(board, HasSubstr("gg-light  6 marks"));
    EXPECT_THAT(board, HasSubstr("needs 3, there 2 ▲ 1"));
    EXPECT_THAT(board, HasSubstr("closed"));
    EXPECT_THAT(board, HasSubstr("truck-kk         [k■][k ]"));
    EXPECT_THAT(board, HasSubstr("cage ▣ [g][ ][ ][ ][ ]  Store y"));
    EXPECT_THAT(board, HasSubstr("grey    light 0 dark 0  (g)"));
}

TEST(GluckAufBoard, ShowsHandAndKnownCardsToTheirKnowerOnly) {
    CLAUSES("G11.1");
    State state = at_work(2);
    know_top(state, Pile::tiles, 0, {tile_of(Colour::black, Side::dark, 2)});
    EXPECT_THAT(drawn(state, 0), HasSubstr("from the top: 1. kk-dark"));
    EXPECT_THAT(drawn(state, 1), Not(HasSubstr("kk-dark")));
    EXPECT_THAT(drawn(state, 1), HasSubstr("seat 0 knows 1"));
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    EXPECT_THAT(drawn(state, 0), HasSubstr("You look at 5 tiles:"));
    EXPECT_THAT(drawn(state, 1), HasSubstr("seat 0: looking at 5 tiles\n"));
}

// Every language draws the same table, and no line shows a key instead of words.
TEST(GluckAufBoard, SpeaksEveryLanguage) {
    CLAUSES("G11.2");
    State state = at_work(3);
    give_complete(state, 0, Transport::truck, kPair + kK);
    know_top(state, Pile::orders, 1, {order_of(Transport::truck, kSingle + kK)});
    act(state, place_on(state, kFactoryDraw));
    settle(state);
    for (const std::string_view language : language::languages()) {
        const language::Speaker speaker(language, "gluck-auf", {"Anna", "Béla", "Cecil"});
        for (const Seat observer : {Seat{0}, Seat{1}, kSpectator}) {
            const std::string board =
                GluckAufText::draw(GluckAuf::observe(state, observer), text::Paint(speaker, false));
            for (const std::string_view key : {"draw.", "hint.", "area.", "element.", "stop.", "colour.", "{", "}"})
                EXPECT_THAT(board, Not(HasSubstr(key))) << language;
            EXPECT_THAT(board, HasSubstr("Béla")) << language;
        }
    }
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
