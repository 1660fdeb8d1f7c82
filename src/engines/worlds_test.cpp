// Worlds for programs: they fit the view and nothing else, lines of moves are checked, and nothing asked for harms.
#include "engines/worlds.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "match/record.h"

namespace wharf::engines {
namespace {

namespace json = boost::json;

struct Asked {
    Asked() {
        const match::AnyGame* game = catalog::find_game("tortuga");
        match = game->create(game->default_config(2));
        match::SeededChance chance(Rng::from(3));
        match->settle(chance);
        Rng rng = Rng::from(8);
        worlds.look(match->imagined(0, rng), 0);
    }

    json::object ask(const char* text) { return *worlds.answer(json::parse(text).as_object()); }
    std::string problem(const char* text) {
        const json::object answer = ask(text);
        return answer.at("type") == "problem" ? std::string(answer.at("reason").as_string()) : "none";
    }
    // A line with the seat's first legal move.
    std::string simulate(const std::string& more) {
        return R"({"type":"simulate","ask":3,"world":1,"moves":[[0,")" + match->legal_texts(0)[0] + "\"]]" + more + "}";
    }

    std::unique_ptr<match::AnyMatch> match;
    Worlds worlds{1, [](const match::AnyGame& game, const std::string& name, std::uint64_t seed) {
                      auto spec = players::read_spec(name);
                      return catalog::make_player(game, std::get<players::Spec>(spec), seed);
                  }};
};

TEST(Worlds, FitTheViewAndDifferInWhatIsHidden) {
    for (const match::AnyGame* game : catalog::games()) {
        const auto match = game->create(game->default_config(3));
        match::SeededChance chance(Rng::from(5));
        match->settle(chance);
        const Seat seat = match->to_act().first();
        Worlds worlds(1, nullptr);
        Rng rng = Rng::from(8);
        worlds.look(match->imagined(seat, rng), seat);
        const json::object answer = *worlds.answer(
            json::parse(R"({"type":"sample","match":4,"ask":9,"count":20,"positions":true})").as_object());
        EXPECT_EQ(answer.at("match"), 4);
        EXPECT_EQ(answer.at("ask"), 9);
        EXPECT_EQ(answer.at("worlds").as_array().size(), 20U);
        std::set<std::string> different;
        for (const json::value& position : answer.at("positions").as_array()) {
            auto read = match::read_record(position, catalog::find_game);
            ASSERT_TRUE(std::holds_alternative<match::Record>(read));
            EXPECT_EQ(std::get<match::Record>(read).match->view(seat), match->view(seat)) << game->id();
            different.insert(json::serialize(position));
        }
        if (game->id() == "tortuga") EXPECT_GT(different.size(), 15U) << "the others' dice are hidden";
    }
}

// The seat cannot learn from them what it may not know: they are the same whatever is hidden.
TEST(Worlds, AreTheSameWhateverIsHidden) {
    Asked one;
    std::vector<std::string> answers;
    for (std::uint64_t other = 0; other < 2; ++other) {
        Rng rng = Rng::from(other + 77);
        const auto twin = one.match->imagined(0, rng);  // another truth behind the same view
        Rng same = Rng::from(8);
        Worlds worlds(1, nullptr);
        worlds.look(twin->imagined(0, same), 0);
        answers.push_back(json::serialize(
            *worlds.answer(json::parse(R"({"type":"sample","count":5,"positions":true})").as_object())));
    }
    EXPECT_EQ(answers[0], answers[1]);
}

TEST(Worlds, LinesAreSimulated) {
    Asked one;
    ASSERT_EQ(one.ask(R"({"type":"sample"})").at("worlds"), (json::array{1}));
    const json::object begin = one.ask(R"({"type":"simulate","world":1})");
    EXPECT_EQ(begin.at("to_act"), (json::array{0, 1}));
    EXPECT_EQ(begin.at("legal").at("0").as_array().size(), one.match->legal_texts(0).size());
    EXPECT_EQ(begin.at("over"), false);
    const json::object after = one.ask(one.simulate(R"(,"keep":true,"tell":true,"scene":1)").c_str());
    EXPECT_EQ(after.at("to_act"), (json::array{1}));
    EXPECT_EQ(after.at("world"), 2);
    EXPECT_EQ(after.at("told").as_array().size(), 1U);
    EXPECT_EQ(after.at("scene").at("seat"), 1);
    json::array line;
    line.push_back(json::array{"1", after.at("legal").at("1").as_array()[0]});
    const std::string second =
        json::serialize(json::object{{"type", "simulate"}, {"world", 2}, {"wait", true}, {"moves", line}});
    const json::object waits = one.ask(second.c_str());
    EXPECT_EQ(waits.at("to_act"), (json::array{"chance"})) << "dice fall, and were told to wait";
    EXPECT_EQ(waits.at("weights").as_array().size(), waits.at("legal").at("chance").as_array().size());
    const json::object bare = one.ask(one.simulate(R"(,"legal":false)").c_str());
    EXPECT_FALSE(bare.contains("legal"));
}

TEST(Worlds, GamesAreFinishedFromThere) {
    Asked one;
    one.ask(R"({"type":"sample"})");
    for (const char* player : {"random", "greedy"}) {
        const json::object answer =
            one.ask(one.simulate(R"(,"finish":{"player":")" + std::string(player) + R"(","games":3})").c_str());
        ASSERT_TRUE(answer.contains("means")) << json::serialize(answer);
        EXPECT_EQ(answer.at("means").at("games"), 3);
        double shares = 0;
        for (const json::value& share : answer.at("means").at("shares").as_array()) shares += share.as_double();
        EXPECT_NEAR(shares, 1, 1e-9);
    }
}

TEST(Worlds, WhatCannotBeDoneIsSaidAndHarmsNothing) {
    Asked one;
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":1})"),
              "simulate: there is no world 1: they are forgotten at the next move?");
    one.ask(R"({"type":"sample","count":3})");
    EXPECT_EQ(one.problem(R"({"type":"sample","count":101})"), "sample: count: must be a whole number from 1 to 100");
    EXPECT_EQ(one.problem(R"({"type":"sample","cuont":1})"), "sample: cuont: is not known here");
    EXPECT_EQ(one.problem(R"({"type":"simulate"})"), "simulate: world: is missing");
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":1,"moves":"keep A"})"), "simulate: moves: must be a list");
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":1,"moves":[["7","keep A"]]})"),
              "simulate: moves[0]: must be a seat or “chance”");
    EXPECT_TRUE(one.problem(R"({"type":"simulate","world":1,"moves":[[0,"sing"]]})")
                    .starts_with("simulate: moves[0] \"sing\": Moves begin with "));
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":1,"scene":4})"), "simulate: scene: there is no such seat");
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":1,"finish":{"player":"random","games":0}})"),
              "simulate: finish.games: must be a whole number from 1 to 1000");
    EXPECT_FALSE(one.worlds.answer(json::parse(R"({"type":"forget","worlds":[1,2,99]})").as_object()));
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":2})"),
              "simulate: there is no world 2: they are forgotten at the next move?");
    EXPECT_EQ(one.problem(R"({"type":"simulate","world":3})"), "none");
    for (int i = 0; i < 99; ++i) one.ask(R"({"type":"sample","count":100})");
    EXPECT_EQ(one.problem(R"({"type":"sample","count":100})"), "sample: there are 10000 worlds at most: forget some");
    Worlds blind(1, nullptr);
    EXPECT_EQ(blind.answer(json::parse(R"({"type":"sample"})").as_object())->at("type"), "problem");
}

}  // namespace
}  // namespace wharf::engines
