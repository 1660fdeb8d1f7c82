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
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["0","keep A"])")),
              "moves[0]: \"keep A\" is refused: Chance decides now.");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["chance","start 0"],["chance","chest green"])")),
              "moves[1]: \"chest green\" is refused: That is no outcome of this chance event.");
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
