// Fields to JSON and back, foreign text, and drawing.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "text/fields.h"
#include "text/fitted.h"
#include "text/paint.h"
#include "text/plain.h"
#include "text/split.h"
#include "text/svg.h"

namespace wharf::text {
namespace {

constexpr std::string_view kFruit[] = {"apple", "pear", "plum"};

struct Basket {
    std::uint8_t size = 0;
    std::uint8_t fruit = 0;
    std::uint8_t amounts[3] = {};
    std::uint8_t set = 0;
    FixedList<std::uint8_t, 4> row{};
    Seat owner = kSpectator;
    std::uint8_t ripe = 0;
};

template <class Fields>
void describe(Fields& fields, Basket& basket) {
    fields.number("size", basket.size, 0, 9);
    fields.word("fruit", basket.fruit, kFruit);
    fields.amounts("amounts", basket.amounts, kFruit, 20);
    fields.bits("set", basket.set, kFruit);
    fields.words("row", basket.row, kFruit);
    fields.seat("owner", basket.owner);
    fields.flag("ripe", basket.ripe);
}

std::string problem_of(std::string_view document) {
    const auto value = json::parse(document);
    FieldReader reader(value.as_object());
    Basket basket;
    describe(reader, basket);
    const auto problem = reader.problem();
    return problem ? problem->facts() : "";
}

constexpr std::string_view kGood =
    R"({"size":3,"fruit":"plum","amounts":{"apple":1,"pear":0,"plum":20},"set":["pear"],"row":["apple","apple"],"owner":null,"ripe":true})";

std::string with(std::string_view from, std::string_view to) {
    std::string document(kGood);
    document.replace(document.find(from), from.size(), to);
    return document;
}

TEST(Fields, WriteAndReadAgree) {
    const auto value = json::parse(kGood);
    FieldReader reader(value.as_object());
    Basket basket;
    describe(reader, basket);
    ASSERT_FALSE(reader.problem());
    const std::string written =
        json_text([&](JsonText& to) { write_object(to, [&](FieldWriter& fields) { describe(fields, basket); }); });
    EXPECT_EQ(written, kGood);
}

TEST(JsonText, WritesWhatAParserReads) {
    std::string written;
    JsonText to(written);
    to.open('{');
    to.key("numbers");
    to.open('[');
    to.number(INT64_MIN);
    to.number(0);
    to.close(']');
    to.key("none");
    to.open('{');
    to.close('}');
    to.key("flag");
    to.flag(true);
    to.key("nobody");
    to.null();
    to.key("text");
    to.text("[{:,\"");
    to.key("more");
    to.json("[1]");
    to.close('}');
    EXPECT_EQ(to.written(),
              R"({"numbers":[-9223372036854775808,0],"none":{},"flag":true,"nobody":null,"text":"[{:,\"","more":[1]})");
}

RC_GTEST_PROP(JsonText, EveryTextSurvives, (const std::vector<std::uint8_t>& bytes)) {
    std::string text;
    for (const std::uint8_t byte : bytes) text += byte < 0x80 ? std::string(1, static_cast<char>(byte)) : "ü";
    const std::string written = json_text([&](JsonText& to) { to.text(text); });
    RC_ASSERT(json::parse(written).as_string() == text);
    RC_ASSERT(written == json::serialize(json::value(text)));
}

TEST(Fields, FaultsNameTheFieldAndTheReason) {
    EXPECT_EQ(problem_of(kGood), "");
    EXPECT_EQ(problem_of(with("\"size\":3", "\"size\":10")), "size: fault.out-of-range 0 9");
    EXPECT_EQ(problem_of(with("\"size\":3", "\"size\":3.5")), "size: fault.out-of-range 0 9");
    EXPECT_EQ(problem_of(with("\"size\":3", "\"size\":\"3\"")), "size: fault.out-of-range 0 9");
    EXPECT_EQ(problem_of(with("\"size\":3,", "")), "size: fault.missing");
    EXPECT_EQ(problem_of(with("\"size\":3", "\"size\":3,\"weight\":1")), "weight: fault.unknown");
    EXPECT_EQ(problem_of(with("\"plum\":20", "\"plum\":21")), "amounts.plum: fault.out-of-range 0 20");
    EXPECT_EQ(problem_of(with("\"plum\":20", "\"plum\":2,\"fig\":1")), "amounts.fig: fault.unknown");
    EXPECT_EQ(problem_of(with("\"fruit\":\"plum\"", "\"fruit\":\"fig\"")), "fruit: fault.none-of apple, pear, plum");
    EXPECT_EQ(problem_of(with("[\"pear\"]", "[\"pear\",\"pear\"]")), "set[1]: fault.out-of-order");
    EXPECT_EQ(problem_of(with("[\"pear\"]", "[\"pear\",\"apple\"]")), "set[1]: fault.out-of-order");
    EXPECT_EQ(problem_of(with("[\"apple\",\"apple\"]", "[1]")), "row[0]: fault.none-of apple, pear, plum");
    EXPECT_EQ(problem_of(with("[\"apple\",\"apple\"]", "[\"plum\",\"plum\",\"plum\",\"plum\",\"plum\"]")),
              "row: fault.too-many-items 4");
    EXPECT_EQ(problem_of(with("\"owner\":null", "\"owner\":7")), "owner: fault.out-of-range 0 4");
    EXPECT_EQ(problem_of(with("\"ripe\":true", "\"ripe\":1")), "ripe: fault.no-flag");
}

TEST(Fields, NumbersOfAnyKindThatFit) {
    json::object object = json::parse(kGood).as_object();
    object["size"] = std::uint64_t{4};  // as another program may have built it
    object["owner"] = std::uint64_t{2};
    FieldReader reader(object);
    Basket basket;
    describe(reader, basket);
    EXPECT_FALSE(reader.problem());
    EXPECT_EQ(basket.size, 4);
    EXPECT_EQ(basket.owner, 2);
}

TEST(Plain, ForeignTextIsTamed) {
    EXPECT_EQ(plain("a\033[2Jb\nc"), "a [2Jb c");
    EXPECT_EQ(plain("abcdef", 3), "abc…");
    EXPECT_EQ(plain("ééé", 4), "éé…") << "cut between characters";
}

TEST(Split, Words) {
    EXPECT_EQ(split("  keep  A C "), (std::vector<std::string_view>{"keep", "A", "C"}));
    EXPECT_TRUE(split("   ").empty());
}

TEST(Paint, WidthIgnoresColours) {
    const Paint paint(true);
    EXPECT_EQ(width(paint(Ink::red, "chest")), 5);
    EXPECT_EQ(width("●é"), 2);
    EXPECT_EQ(width("⚓日本😀"), 8) << "two columns each";
    EXPECT_EQ(Paint(false)(Ink::red, "chest"), "chest");
    EXPECT_EQ(pad("é", 3), "é  ");
    EXPECT_EQ(pad_left("12", 4), "  12");
}

TEST(Paint, BoxesAndColumns) {
    EXPECT_EQ(box("t", "ab\nabcdef\n", Paint(false)),
              "┌─ t ────┐\n"
              "│ ab     │\n"
              "│ abcdef │\n"
              "└────────┘\n");
    EXPECT_EQ(beside("a\nbb\n", "x\ny\nz\n", 1), "a  x\nbb y\n   z\n");
}

TEST(Fitted, BoxesStandSideBySideAndFoldWhereTheyMust) {
    for (const bool colour : {false, true}) {
        const Paint paint(colour);
        const std::string drawing = "head\n" + box(paint.seat(0, "Anna"), "own 1\nown 2\n", paint) +
                                    box("Market", "corn 3\nwine 2\n", paint) +
                                    box(paint.seat(1, "Béla"), paint.bold("7 points") + " · 2\nmore\n", paint);
        const auto judge = [](std::string_view title) {
            return title == "● Anna" ? Matters::most : title == "Market" ? Matters::somewhat : Matters::little;
        };
        EXPECT_EQ(fitted(drawing, {16, 99}, judge), drawing) << "no room beside";
        EXPECT_EQ(uncoloured(fitted(drawing, {11, 99}, judge)),
                  "head\n"
                  "┌─ ● Anna …\n"
                  "│ own 1   …\n"
                  "│ own 2   …\n"
                  "└─────────…\n"
                  "─ Market ·…\n"
                  "─ ▲ Béla ·…\n")
            << "what is too wide is folded, or cut where it matters most";
        const std::string wide = uncoloured(fitted(drawing, {30, 99}, judge));
        EXPECT_EQ(wide,
                  "head\n"
                  "┌─ ● Anna ─┐ ┌─ Market ─┐\n"
                  "│ own 1    │ │ corn 3   │\n"
                  "│ own 2    │ │ wine 2   │\n"
                  "└──────────┘ └──────────┘\n"
                  "┌─ ▲ Béla ─────┐\n"
                  "│ 7 points · 2 │\n"
                  "│ more         │\n"
                  "└──────────────┘\n");
        const std::string low = fitted(drawing, {30, 8}, judge);
        EXPECT_EQ(uncoloured(low).substr(uncoloured(low).rfind('\n', uncoloured(low).size() - 2) + 1),
                  "─ ▲ Béla · 7 points · 2\n");
        const std::string lowest = uncoloured(fitted(drawing, {30, 1}, judge));
        EXPECT_EQ(lowest,
                  "head\n"
                  "┌─ ● Anna ─┐\n"
                  "│ own 1    │\n"
                  "│ own 2    │\n"
                  "└──────────┘\n"
                  "─ Market · corn 3\n"
                  "─ ▲ Béla · 7 points · 2\n");
    }
}

TEST(Fitted, CutsWholeCharactersAndEndsColours) {
    EXPECT_EQ(cut("Glück", 5), "Glück");
    EXPECT_EQ(cut("Glück auf", 5), "Glüc…");
    EXPECT_EQ(cut("日本語", 4), "日…");
    EXPECT_EQ(cut("\033[1mGlück auf\033[0m", 4), "\033[1mGlü…\033[0m");
    EXPECT_EQ(height("ab\n\nabcdef\n", 4), 4);
}

TEST(Fitted, BreaksLinesBetweenWords) {
    EXPECT_EQ(wrapped("one two\n", 7), "one two\n");
    EXPECT_EQ(wrapped("one two three\nfour", 10), "one two\n  three\nfour");
    EXPECT_EQ(wrapped("one · two · three four", 14), "one · two ·\n  three four") << "things stay together";
    EXPECT_EQ(wrapped("dice   A crew   B ship attack", 20), "dice   A crew\n  B ship attack");
    EXPECT_EQ(wrapped("  · Glückauf, Glückauf", 14), "  · Glückauf,\n    Glückauf");
    EXPECT_EQ(wrapped("unbreakable", 8), "unbreaka\n  ble") << "one word breaks where it must";
    EXPECT_EQ(wrapped("\033[1mone two\033[0m three", 8), "\033[1mone two\033[0m\n  three") << "colours take no room";
    const auto judge = [](std::string_view) { return Matters::most; };
    EXPECT_EQ(fitted("a head of two lines\nlow\n", {12, 99}, judge), "a head of\n  two lines\nlow\n");
}

TEST(Svg, TextsInTheirColumnsAndColours) {
    const std::string svg = svg_of("a \033[38;5;160m<b>\033[0m\n\n\033[1mé\033[0m\n");
    EXPECT_NE(
        svg.find("<text x=\"16.8\" y=\"17\" textLength=\"25.2\" xml:space=\"preserve\" style=\"fill:rgb(215,0,0)\">"
                 "&lt;b&gt;</text>"),
        std::string::npos)
        << svg;
    EXPECT_NE(svg.find("y=\"51\""), std::string::npos);
    EXPECT_EQ(svg.find('\033'), std::string::npos);
}

RC_GTEST_PROP(Plain, NeverLongerThanItsLimitAndOneLine, (const std::string& text)) {
    const std::string result = plain(text, 20);
    RC_ASSERT(result.find('\n') == std::string::npos);
    RC_ASSERT(result.find('\033') == std::string::npos);
}

}  // namespace
}  // namespace wharf::text
