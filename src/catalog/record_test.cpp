// Documents that are wrong are refused with the field and the reason.
#include "match/record.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace wharf::match {
namespace {

std::string problem_of(std::string_view document) {
    const auto read = read_record(document, catalog::find_game);
    return std::holds_alternative<text::Problem>(read) ? std::get<text::Problem>(read).sentence() : "";
}

std::string record_with(std::string_view options, std::string_view seats, std::string_view moves,
                        std::string_view more = "") {
    return R"({"format":"wharf-match/1","game":"tortuga","rules":"1","options":{)" + std::string(options) +
           R"(},"seats":[)" + std::string(seats) + R"(],"moves":[)" + std::string(moves) + "]" + std::string(more) +
           "}";
}

constexpr std::string_view kTwo = R"({"name":"Anna"},{"name":"Béla"})";

TEST(Record, AcceptsTheSmallest) { EXPECT_EQ(problem_of(record_with("", kTwo, "")), ""); }

TEST(Record, BadJson) {
    EXPECT_EQ(problem_of(""), "no valid JSON: the text ends too early");
    EXPECT_EQ(problem_of("{\"format\":"), "no valid JSON: the text ends too early");
    EXPECT_EQ(problem_of("{]").substr(0, 14), "no valid JSON:");
    EXPECT_EQ(problem_of("{} x").substr(0, 14), "no valid JSON:");
    EXPECT_EQ(problem_of("[1]"), "the document must be a JSON object");
    EXPECT_EQ(problem_of("{\"format\":\"\xff\xfe\"}").substr(0, 14), "no valid JSON:") << "invalid UTF-8";
    EXPECT_EQ(problem_of(std::string(2000, '[')).substr(0, 14), "no valid JSON:") << "too deep";
    EXPECT_EQ(problem_of(std::string(kMaxDocumentBytes + 1, ' ')), "the document is larger than 16 MiB");
}

TEST(Record, BadHeader) {
    EXPECT_EQ(problem_of("{}"), "format: is missing");
    EXPECT_EQ(problem_of(R"({"format":1})"), "format: must be a text");
    EXPECT_EQ(problem_of(R"({"format":"chess/1","game":"tortuga","rules":"1"})"),
              "format: \"chess/1\" is not known; this program reads wharf-match/1 and wharf-position/1");
    EXPECT_EQ(problem_of(R"({"format":"wharf-seen/1","game":"tortuga","rules":"1"})"),
              "format: this is what one observer saw; it cannot be replayed");
    EXPECT_EQ(problem_of(R"({"format":"wharf-match/1","game":"chess","rules":"1"})"),
              "game: there is no game \"chess\"");
    EXPECT_EQ(problem_of(R"({"format":"wharf-match/1","game":"tortuga","rules":"0"})"),
              "rules: the record follows rules 0 of Tortuga, this program knows rules 1");
    EXPECT_EQ(problem_of(record_with("", kTwo, "", R"(,"comment":"x")")), "comment: is not known here");
}

TEST(Record, OldRulesGoOnAndUnknownOnesAreRefused) {
    const auto record = [](std::string_view rules, std::string_view moves) {
        return R"({"format":"wharf-match/1","game":"hermagor","rules":")" + std::string(rules) +
               R"(","options":{"start":0,"tax_officer":true},"seats":[)" + std::string(kTwo) + R"(],"moves":[)" +
               std::string(moves) + "]}";
    };
    for (const std::string rules : {"1", "2"}) {
        const auto read = read_record(record(rules, ""), catalog::find_game);
        ASSERT_TRUE(std::holds_alternative<Record>(read));
        AnyMatch& match = *std::get<Record>(read).match;
        EXPECT_EQ(std::to_string(match.rules_version()), rules);
        EXPECT_EQ(write_record(std::get<Record>(read)).at("rules").as_string(), rules);
        EXPECT_EQ(write_position(match).at("rules").as_string(), rules);
        // A position keeps its rules, too: by the second the tax officer asks before the action tile.
        auto again = read_record(boost::json::serialize(write_position(match)), catalog::find_game);
        ASSERT_TRUE(std::holds_alternative<Record>(again));
        SeededChance chance(Rng::from(3));
        std::get<Record>(again).match->settle(chance);
        const auto moves = std::get<Record>(again).match->moves();
        EXPECT_EQ(moves.back().text.starts_with("actions"), rules == "1");
        EXPECT_EQ(std::get<Record>(again).match->clone()->rules_version(), match.rules_version());
    }
    EXPECT_EQ(problem_of(record("3", "")),
              "rules: the record follows rules 3 of Hermagor, this program knows rules 1 to 2");
    EXPECT_EQ(problem_of(record("", "")),
              "rules: the record follows rules  of Hermagor, this program knows rules 1 to 2");
}

TEST(Record, APositionFollowsTheRulesOfItsDocument) {
    const AnyGame& game = *catalog::find_game("gluck-auf");
    for (const char* other : {"1", "2"}) {
        Config config = game.default_config(2);
        config.rules = other[0] == '1' ? 2 : 1;
        boost::json::object document = write_position(*game.create(config));
        EXPECT_EQ(problem_of(boost::json::serialize(document)), "");
        EXPECT_EQ(document["position"].as_object()["table"].as_object().contains("rules"), config.rules == 2)
            << "documents of the first rules stay as they were";
        document["rules"] = other;
        EXPECT_EQ(
            problem_of(boost::json::serialize(document)),
            std::string("table.rules: are ") + (config.rules == 2 ? "2" : "1") + ", and the document says " + other);
    }
    boost::json::object document = write_position(*game.create(game.default_config(2)));
    document["position"].as_object()["table"].as_object()["rules"] = 1;
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "table.rules: must be a whole number from 2 to 2");
}

TEST(Record, BadSeatsAndOptions) {
    EXPECT_EQ(problem_of(record_with("", R"({"name":"Anna"})", "")), "seats: Tortuga takes 2 to 4 players, not 1");
    EXPECT_EQ(problem_of(record_with("", R"({"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"})", "")),
              "seats: Tortuga takes 2 to 4 players, not 5");
    EXPECT_EQ(problem_of(record_with("", R"({"name":"Anna"},"Béla")", "")), "seats[1]: must be an object with a name");
    EXPECT_EQ(problem_of(record_with(R"("target":7)", kTwo, "")), "options.target: must be one of: 6, 8");
    EXPECT_EQ(problem_of(record_with(R"("start":2)", kTwo, "")),
              "options.start: must be \"random\" or a seat from 0 to 1");
    EXPECT_EQ(problem_of(record_with(R"("speed":2)", kTwo, "")),
              "options.speed: Tortuga has no such option; it has: start, target");
}

TEST(Record, BadMoves) {
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["chance"])")),
              "moves[0]: must be a pair of texts: who, and the move");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["9","keep A"])")),
              "moves[0]: must begin with a seat number or \"chance\"");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["0","keep A"])")), "moves[0]: \"keep A\" is refused, not_your_turn");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["chance","start 0"],["chance","chest green"])")),
              "moves[1]: \"chest green\" is refused, no_such_outcome");
}

TEST(Record, ResultMustFollow) {
    EXPECT_EQ(problem_of(record_with("", kTwo, "", R"(,"result":{})")),
              "result: stands there, but the moves do not end the game");
    Record record{catalog::find_game("tortuga")->create(catalog::find_game("tortuga")->default_config(2)),
                  default_names(2)};
    SeededChance chance(Rng::from(1));
    record.match->settle(chance);
    while (!record.match->is_over()) {
        const Seat seat = record.match->to_act().first();
        record.match->play(seat, record.match->legal(seat)[0].text);
        record.match->settle(chance);
    }
    boost::json::object document = write_record(record);
    document["result"].as_object()["scores"].as_array()[0] = 99;
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "result: does not follow from the moves");
}

TEST(Record, PositionWithFortyOneChests) {
    const AnyGame& game = *catalog::find_game("tortuga");
    boost::json::object document = write_position(*game.create(game.default_config(2)));
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "");
    boost::json::object& board =
        document["position"].as_object()["table"].as_object()["boards"].as_array()[0].as_object();
    board["island"].as_object()["red"] = 1;
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "table: there must be 10 red chests in all (T0.1), not 11");
}

}  // namespace
}  // namespace wharf::match
