// Documents that are wrong are refused with the field and the reason.
#include "match/record.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace wharf::match {
namespace {

std::string problem_of(std::string_view document) {
    const auto read = read_record(document, catalog::find_game);
    return std::holds_alternative<text::Problem>(read) ? std::get<text::Problem>(read).facts() : "";
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
    EXPECT_EQ(problem_of(""), "fault.cut-short");
    EXPECT_EQ(problem_of("{\"format\":"), "fault.cut-short");
    EXPECT_EQ(problem_of("{]").substr(0, 14), "fault.bad-json");
    EXPECT_EQ(problem_of("{} x").substr(0, 14), "fault.bad-json");
    EXPECT_EQ(problem_of("[1]"), "fault.no-document");
    EXPECT_EQ(problem_of("{\"format\":\"\xff\xfe\"}").substr(0, 14), "fault.bad-json") << "invalid UTF-8";
    EXPECT_EQ(problem_of(std::string(2000, '[')).substr(0, 14), "fault.bad-json") << "too deep";
    EXPECT_EQ(problem_of(std::string(kMaxDocumentBytes + 1, ' ')), "fault.too-large 16");
}

TEST(Record, BadHeader) {
    EXPECT_EQ(problem_of("{}"), "format: fault.missing");
    EXPECT_EQ(problem_of(R"({"format":1})"), "format: fault.no-text");
    EXPECT_EQ(problem_of(R"({"format":"chess/1","game":"tortuga","rules":"1"})"),
              "format: fault.unknown-format chess/1 wharf-match/1, wharf-position/1");
    EXPECT_EQ(problem_of(R"({"format":"wharf-seen/1","game":"tortuga","rules":"1"})"), "format: fault.seen-record");
    EXPECT_EQ(problem_of(R"({"format":"wharf-match/1","game":"chess","rules":"1"})"), "game: fault.no-such-game chess");
    EXPECT_EQ(problem_of(R"({"format":"wharf-match/1","game":"tortuga","rules":"0"})"),
              "rules: fault.unknown-rules 0 Tortuga 1");
    EXPECT_EQ(problem_of(record_with("", kTwo, "", R"(,"comment":"x")")), "comment: fault.unknown");
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
    EXPECT_EQ(problem_of(record("3", "")), "rules: fault.unknown-rules 3 Hermagor 1–2");
    EXPECT_EQ(problem_of(record("", "")), "rules: fault.unknown-rules  Hermagor 1–2");
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
        EXPECT_EQ(problem_of(boost::json::serialize(document)),
                  std::string("position.table.rules: fault.other-rules ") + (config.rules == 2 ? "2 " : "1 ") + other);
    }
    boost::json::object document = write_position(*game.create(game.default_config(2)));
    document["position"].as_object()["table"].as_object()["rules"] = 1;
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "position.table.rules: fault.out-of-range 2 2");
}

TEST(Record, BadSeatsAndOptions) {
    EXPECT_EQ(problem_of(record_with("", R"({"name":"Anna"})", "")), "seats: fault.players Tortuga 2 4 1");
    EXPECT_EQ(problem_of(record_with("", R"({"name":"a"},{"name":"b"},{"name":"c"},{"name":"d"},{"name":"e"})", "")),
              "seats: fault.players Tortuga 2 4 5");
    EXPECT_EQ(problem_of(record_with("", R"({"name":"Anna"},"Béla")", "")), "seats[1]: fault.no-object");
    EXPECT_EQ(problem_of(record_with(R"("target":7)", kTwo, "")), "options.target: fault.none-of 6, 8");
    EXPECT_EQ(problem_of(record_with(R"("start":2)", kTwo, "")), "options.start: fault.no-start 1");
    EXPECT_EQ(problem_of(record_with(R"("speed":2)", kTwo, "")),
              "options.speed: fault.no-such-option Tortuga start, target");
}

TEST(Record, BadMoves) {
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["chance"])")), "moves[0]: fault.no-move");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["9","keep A"])")), "moves[0][0]: fault.no-mover");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["0","keep A"])")),
              "moves[0]: fault.refused keep A refusal.chance-decides");
    EXPECT_EQ(problem_of(record_with("", kTwo, R"(["chance","start 0"],["chance","chest green"])")),
              "moves[1]: fault.refused chest green refusal.no-such-outcome");
}

TEST(Record, ResultMustFollow) {
    EXPECT_EQ(problem_of(record_with("", kTwo, "", R"(,"result":{})")), "result: fault.not-over");
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
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "result: fault.other-result");
}

// Of somebody who gave up: the shortest record that tells everything.
std::string told_record(
    std::string_view seat = R"("kind":"person","rating":{"before":1500,"after":1481},"seconds_left":42)",
    std::string_view played = R"("begun":"2026-02-28T23:59:59Z","ended":"2026-03-01T00:10:00Z","rated":true,)"
                              R"("clock":{"pace":"live","seconds":600,"increment":5})",
    std::string_view changes = R"({"move":1,"seat":0,"what":"resigned"})",
    std::string_view ending = R"("how":"resigned","ranks":[2,1])", std::string_view times = "1500") {
    return record_with("",
                       R"({"name":"Anna",)" + std::string(seat) +
                           R"x(},{"name":"computer (hard)","kind":"computer","player":"hard"})x",
                       R"(["chance","start 0"])",
                       R"(,"times":[)" + std::string(times) + R"(],"played":{)" + std::string(played) +
                           R"(},"changes":[)" + std::string(changes) + R"(],"ending":{)" + std::string(ending) + "}");
}

TEST(Record, TellsWhoPlayedWhenAndHowItEnded) {
    const auto read = read_record(told_record(), catalog::find_game);
    ASSERT_TRUE(std::holds_alternative<Record>(read)) << problem_of(told_record());
    const Record& record = std::get<Record>(read);
    const Circumstances& told = record.circumstances;
    EXPECT_EQ(told.seats[0].rating, (RatingChange{1500, 1481}));
    EXPECT_EQ(told.seats[1].player, "hard");
    EXPECT_EQ(*told.ended - *told.begun, 601);
    EXPECT_EQ(told.clock, (TimeControl{false, 600, 5}));
    EXPECT_EQ(told.times, (std::vector<std::int64_t>{1500}));
    EXPECT_EQ(told.ending, Ending::resigned);
    EXPECT_EQ(told.ranks, (std::vector<std::int64_t>{2, 1}));
    EXPECT_TRUE(record.is_computers(1));
    EXPECT_FALSE(record.is_computers(0));
    EXPECT_EQ(messages_of(told).size(), 8U);
    // Written and read again nothing is lost.
    const auto again = read_record(print_document(write_record(record)), catalog::find_game);
    EXPECT_EQ(std::get<Record>(again).circumstances, told);
}

TEST(Record, WhatNoLongerHoldsIsNotWritten) {
    auto read = read_record(told_record(), catalog::find_game);
    Record& record = std::get<Record>(read);
    SeededChance chance(Rng::from(1));
    record.match->settle(chance);  // somebody plays on
    boost::json::object document = write_record(record);
    EXPECT_FALSE(document.contains("ending"));
    EXPECT_FALSE(document.at("played").as_object().contains("ended"));
    EXPECT_TRUE(document.contains("changes"));
    EXPECT_EQ(document.at("times").as_array().size(), 1U) << "of the move that was known";
    record.match->rewind(0);
    EXPECT_FALSE(write_record(record).contains("changes"));
    EXPECT_FALSE(write_record(record).contains("times"));
    EXPECT_EQ(problem_of(boost::json::serialize(write_record(record))), "");
}

TEST(Record, BadCircumstances) {
    const auto seat = [](std::string_view facts) { return problem_of(told_record(facts)); };
    EXPECT_EQ(seat(R"("kind":"dog")"), "seats[0].kind: fault.none-of person, bot, computer");
    EXPECT_EQ(seat(R"("rating":{"before":1500})"), "seats[0].rating.after: fault.missing");
    EXPECT_EQ(seat(R"("seconds_left":-1)"), "seats[0].seconds_left: fault.out-of-range 0 31622400");
    EXPECT_EQ(seat(R"("colour":"red")"), "seats[0].colour: fault.unknown");
    const auto played = [](std::string_view facts) { return problem_of(told_record("\"kind\":\"bot\"", facts)); };
    EXPECT_EQ(played(R"("begun":"2026-02-30T00:00:00Z")"), "played.begun: fault.no-moment");
    EXPECT_EQ(played(R"("begun":"yesterday")"), "played.begun: fault.no-moment");
    EXPECT_EQ(played(R"("clock":{"pace":"live","seconds":5})"), "played.clock.increment: fault.missing");
    const auto changes = [](std::string_view facts) { return problem_of(told_record("\"kind\":\"bot\"", "", facts)); };
    EXPECT_EQ(changes(R"({"move":2,"seat":0,"what":"resigned"})"), "changes[0].move: fault.out-of-range 0 1");
    EXPECT_EQ(changes(R"({"move":1,"seat":2,"what":"resigned"})"), "changes[0].seat: fault.out-of-range 0 1");
    EXPECT_EQ(changes(R"({"move":1,"seat":0,"what":"time"})"), "ending.how: fault.nobody-resigned");
    EXPECT_EQ(changes(R"({"move":0,"seat":0,"what":"resigned"})"), "ending: fault.other-ending")
        << "moves came after it";
    const auto ending = [](std::string_view facts) {
        return problem_of(told_record("\"kind\":\"bot\"", "", R"({"move":1,"seat":0,"what":"resigned"})", facts));
    };
    EXPECT_EQ(ending(R"("how":"played")"), "ending: fault.other-ending");
    const auto times = [](std::string_view list) {
        return problem_of(told_record("\"kind\":\"bot\"", "", R"({"move":1,"seat":0,"what":"resigned"})",
                                      R"("how":"resigned","ranks":[2,1])", list));
    };
    EXPECT_EQ(times(""), "");
    EXPECT_EQ(times("1,2"), "times: fault.too-many-items 1");
    EXPECT_EQ(times("-1"), "times[0]: fault.out-of-range 0 3162240000000");
    EXPECT_EQ(ending(R"("how":"resigned")"), "ending.ranks: fault.missing");
    EXPECT_EQ(ending(R"("how":"resigned","ranks":[1])"), "ending.ranks: fault.other-number 2 1");
}

TEST(Record, MomentsOfAllYears) {
    for (const char* moment :
         {"1970-01-01T00:00:00Z", "2000-02-29T12:34:56Z", "2100-02-28T23:59:59Z", "1969-12-31T23:59:59Z"})
        EXPECT_EQ(utc_text(*read_utc(moment)), moment);
    EXPECT_EQ(*read_utc("2001-09-09T01:46:40Z"), 1'000'000'000);
    for (const char* wrong : {"2100-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
                              "2026-01-01T24:00:00Z", "2026-01-01 00:00:00Z", "2026-1-1T00:00:00Z", ""})
        EXPECT_FALSE(read_utc(wrong)) << wrong;
}

TEST(Record, PositionWithFortyOneChests) {
    const AnyGame& game = *catalog::find_game("tortuga");
    boost::json::object document = write_position(*game.create(game.default_config(2)));
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "");
    boost::json::object& board =
        document["position"].as_object()["table"].as_object()["boards"].as_array()[0].as_object();
    board["island"].as_object()["red"] = 1;
    EXPECT_EQ(problem_of(boost::json::serialize(document)), "position.table: fault.in-all 10 red 11 (T0.1)");
}

}  // namespace
}  // namespace wharf::match
