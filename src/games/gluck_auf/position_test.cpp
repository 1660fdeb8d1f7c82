// Positions of Glück Auf that come from outside: faults are named, and what is accepted can be played.
#include "core/testing/conformance.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf::testing {
namespace {

namespace json = boost::json;

std::string fault_of(const json::object& document) {
    const auto read = GluckAufText::read_position(document);
    const auto* problem = std::get_if<text::Problem>(&read);
    return problem == nullptr ? "" : problem->field;
}

json::object document_of(const State& state) { return text::position_json<GluckAufText>(state); }

TEST(GluckAufPositions, FaultsNameTheirField) {
    CLAUSES("G0.2 G0.3 G0.4 G0.5 G1.1");
    State state = at_work(2);
    give_cubes(state, 0, To::cage, {kY, kY, kY, kY, kY});
    EXPECT_EQ(fault_of(document_of(state)), "");

    json::object document = document_of(state);
    document["table"].as_object()["stock"].as_object()["grey"] = 3;
    EXPECT_EQ(fault_of(document), "table.stock");

    document = document_of(state);
    document["table"].as_object()["factory"].as_array()[0] = "kk-dark";
    EXPECT_EQ(fault_of(document), "");  // one of those nobody knows lies there instead
    document["table"].as_object()["seats"].as_array()[0].as_object()["tiles"].as_object()["kk-dark"] = 3;
    EXPECT_EQ(fault_of(document), "table");

    document = document_of(state);
    document["table"].as_object()["new_orders"].as_array()[1] =
        document["table"].as_object()["new_orders"].as_array()[2];
    EXPECT_EQ(fault_of(document), "table");

    document = document_of(state);
    document["table"].as_object()["seats"].as_array()[1].as_object()["workers"] = 17;
    EXPECT_EQ(fault_of(document), "table.seats[1].workers");

    document = document_of(state);
    document["piles"].as_object()["tiles"].as_object()["size"] = 40;
    EXPECT_EQ(fault_of(document), "piles.tiles.size");

    document = document_of(state);
    document["table"].as_object()["pending"] = "refill";
    EXPECT_EQ(fault_of(document), "table.space");  // missing

    document = document_of(state);
    document["table"].as_object()["surprise"] = 1;
    EXPECT_EQ(fault_of(document), "table.surprise");

    State loaded = state;
    loaded.table.stock[kY] -= 1;
    seat(loaded, 0).cage[kY] = 4;
    seat(loaded, 0).cage[kB] = 2;
    loaded.table.stock[kY] += 2;
    loaded.table.stock[kB] -= 2;
    EXPECT_EQ(fault_of(document_of(loaded)), "table.seats[0].cage");
}

TEST(GluckAufPositions, KnownCardsNeedAKnowerAFaceAndAPlaceOfTheirOwn) {
    CLAUSES("G11.1");
    State state = at_work(2);
    know_top(state, Pile::tiles, 1, {tile_of(Colour::black, Side::dark, 2), tile_of(Colour::black, Side::dark, 1)});
    EXPECT_EQ(fault_of(document_of(state)), "");
    const auto card = [](json::object& document, int i) -> json::object& {
        return document["piles"]
            .as_object()["tiles"]
            .as_object()["cards"]
            .as_array()[static_cast<std::size_t>(i)]
            .as_object();
    };
    json::object document = document_of(state);
    EXPECT_EQ(card(document, 1)["card"], "kk-dark");
    card(document, 0)["card"] = "none";
    EXPECT_EQ(fault_of(document), "piles");
    document = document_of(state);
    card(document, 0)["place"] = card(document, 1)["place"];
    EXPECT_EQ(fault_of(document), "piles");
    document = document_of(state);
    card(document, 0)["seat"] = 3;
    EXPECT_EQ(fault_of(document), "piles.tiles.cards[0].seat");
    document = document_of(state);
    document["piles"].as_object()["tiles"].as_object()["known"] = 3;
    EXPECT_EQ(fault_of(document), "piles.tiles.cards");
}

// Every leaf of a document, in order.
void collect(json::value& value, std::vector<json::value*>& leaves) {
    if (value.is_object())
        for (auto& field : value.as_object()) collect(field.value(), leaves);
    else if (value.is_array())
        for (json::value& item : value.as_array()) collect(item, leaves);
    else
        leaves.push_back(&value);
}

// Documents with one or two values exchanged or changed: most are refused, the others are played to the end under the
// debug build's assertions.
TEST(GluckAufPositions, WhatIsAcceptedCanBePlayed) {
    CLAUSES("G2.1");
    Rng rng = Rng::from(17);
    int accepted = 0;
    int refused = 0;
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(players, 3, [&](const State& state, const auto&, const auto&) {
            json::value document = document_of(state);
            std::vector<json::value*> leaves;
            collect(document, leaves);
            const auto any = [&] { return leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))]; };
            for (std::uint32_t changes = 1 + rng.below(2); changes > 0; --changes) {
                json::value* one = any();
                json::value* other = any();
                if (rng.below(2) == 0)
                    std::swap(*one, *other);
                else if (one->is_int64())
                    *one = one->get_int64() + static_cast<std::int64_t>(rng.below(3)) - 1;
                else if (other->is_string())
                    *one = *other;
            }
            auto read = GluckAufText::read_position(document.as_object());
            if (auto* position = std::get_if<State>(&read)) {
                accepted += 1;
                play_random<GluckAuf>(*position, rng);
            } else {
                refused += 1;
                ASSERT_FALSE(std::get<text::Problem>(read).field.empty());
            }
        });
    EXPECT_GT(accepted, wharf::testing::fewer_if_sanitized(100));
    EXPECT_GT(refused, wharf::testing::fewer_if_sanitized(500));
}

}  // namespace
}  // namespace wharf::gluck_auf::testing
