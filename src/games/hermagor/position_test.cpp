// Hermagor's positions as JSON: what is refused and why, and that whatever is accepted can be played.
#include <functional>

#include "games/hermagor/testing.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {
namespace {

using namespace testing;
namespace json = boost::json;

// The fault found after a change, as "field: reason"; empty if there is none.
std::string fault(const State& state, const std::function<void(json::object& table)>& change) {
    json::object document = text::position_json<HermagorText>(state);
    change(document.at("table").as_object());
    const auto read = HermagorText::read_position(document);
    const auto* problem = std::get_if<text::Problem>(&read);
    return problem == nullptr ? "" : problem->facts();
}

json::object& seat(json::object& table, std::size_t number) { return table.at("seats").at(number).as_object(); }

TEST(HermagorPosition, FieldsAndReasons) {
    const State state = at_market(3);
    EXPECT_EQ(fault(state, [](auto&) {}), "");
    EXPECT_EQ(fault(state, [](auto& t) { t.erase("round"); }), "table.round: fault.missing");
    EXPECT_EQ(fault(state, [](auto& t) { t["luck"] = 7; }), "table.luck: fault.unknown");
    EXPECT_EQ(fault(state, [](auto& t) { t["players"] = 6; }), "table.players: fault.out-of-range 2 5");
    EXPECT_EQ(fault(state, [](auto& t) { seat(t, 1)["money"] = -1; }),
              "table.seats[1].money: fault.out-of-range 0 9999");
    EXPECT_EQ(fault(state, [](auto& t) { t["active"] = 4; }), "table.active: fault.no-seat");
}

TEST(HermagorPosition, PiecesAreConserved) {
    CLAUSES("H0.4 H0.5 H0.6 H1.2 H1.3 H1.4");
    const State state = at_market(3);
    EXPECT_NE(fault(state, [](auto& t) { t["bag"] = json::array{}; }).find("H1.3"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { t["stalls"].as_array()[4] = "good-deal"; }).find("H1.3"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { t["stalls"].as_array()[0] = "good-deal"; }).find("H1.4"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { t["round"] = 2; }).find("H1.2"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { t["action_tiles"].as_object()["3"] = 2; }).find("H1.2"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { t["prices"].as_object()["salt"] = 4; }).find("H0.5"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { seat(t, 0)["depots_in_hand"] = 2; }).find("H2.1"), std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { seat(t, 0)["buyers"] = json::array{"h2v2"}; }).find("H2.2"),
              std::string::npos);
    EXPECT_NE(fault(state, [](auto& t) { seat(t, 0)["common_depots"] = 1; }).find("H7.1"), std::string::npos);
}

TEST(HermagorPosition, DiscsFillOpenFieldsFromTheLeft) {
    CLAUSES("H5.2 H5.3 H7.2");
    const auto with_discs = [](int players, std::string_view good, std::initializer_list<std::string_view> fields) {
        return fault(at_market(players), [&](json::object& table) {
            json::array list;
            for (std::string_view field : fields) list.emplace_back(field);
            seat(table, 0)["buildings"].as_object()[good] = list;
        });
    };
    EXPECT_EQ(with_discs(3, "salt", {"1", "2"}), "");
    EXPECT_NE(with_discs(3, "salt", {"2"}), "") << "a gap";
    EXPECT_NE(with_discs(3, "salt", {"1", "2", "3"}), "") << "covered at price 5";
    EXPECT_NE(with_discs(2, "salt", {"1", "2"}), "") << "field 2 is out with two players";
    EXPECT_NE(fault(at_market(3), [](auto& t) { seat(t, 0)["nobility"] = json::array{"2"}; }), "");
}

TEST(HermagorPosition, ThePendingDecisionMustBePossible) {
    const State market = at_market(3);
    for (const std::string_view pending :
         {"start-player", "stall-tile", "action-tile", "show-money", "tax-start", "common-buyer", "raise",
          "fluctuation", "draw", "name-start", "disc", "common-disc", "common-depot", "over"}) {
        if (pending == "draw") continue;  // nobody has a product tile: it can be drawn
        EXPECT_NE(fault(market, [&](auto& t) { t["pending"] = pending; }), "") << pending;
    }
}

// A change somewhere in a document: a number, a flag, a word, or a list that loses or repeats an entry.
void mutate(json::value& value, Rng& rng) {
    const auto pick = [&](std::size_t size) {
        return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(size)));
    };
    if (value.is_object() && !value.get_object().empty()) {
        auto member = value.get_object().begin();
        std::advance(member, static_cast<std::ptrdiff_t>(pick(value.get_object().size())));
        mutate(member->value(), rng);
    } else if (value.is_array() && !value.get_array().empty()) {
        json::array& list = value.get_array();
        const std::size_t i = pick(list.size());
        if (rng.below(4) != 0 && list[i].is_structured())
            mutate(list[i], rng);
        else if (rng.below(2) != 0)
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
        else
            std::swap(list[i], list[pick(list.size())]);
    } else if (value.is_int64()) {
        value = static_cast<std::int64_t>(rng.below(12));
    } else if (value.is_bool()) {
        value = !value.get_bool();
    }
}

// Positions changed at random are refused, or the rules can play them to the end (asserts on).
TEST(HermagorPosition, WhatIsAcceptedCanBePlayed) {
    int accepted = 0;
    for (std::uint64_t n = 0; n < 6000; ++n) {
        Rng rng = Rng::from(31, n);
        const int players = 2 + static_cast<int>(n % 4);
        State state = Hermagor::initial(signature_config<Hermagor>(players, n / 4));
        ActionList<Hermagor> list;
        for (std::uint32_t left = rng.below(200); left > 0 && !Hermagor::to_act(state).empty(); --left) {
            const auto step = choose_random<Hermagor>(state, Hermagor::to_act(state), list, rng);
            Hermagor::apply(state, step.seat, step.action);
        }
        json::value document = text::position_json<HermagorText>(state);
        for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) mutate(document, rng);
        const auto read = HermagorText::read_position(document.as_object());
        if (!std::holds_alternative<State>(read)) continue;
        ++accepted;
        State foreign = std::get<State>(read);
        play_random<Hermagor>(foreign, rng);
        ASSERT_FALSE(HermagorText::check(foreign).has_value()) << HermagorText::check(foreign)->facts();
    }
    EXPECT_GT(accepted, 100);
}

}  // namespace
}  // namespace wharf::hermagor
