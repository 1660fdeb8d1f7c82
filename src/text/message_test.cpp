// Messages as JSON, and moves as fields.
#include "text/message.h"

#include <gtest/gtest.h>

#include "text/json_text.h"
#include "text/move_form.h"

namespace wharf::text {

namespace {

constexpr std::string_view kFruits[] = {"none", "apple", "pear"};
constexpr std::string_view kDice[] = {"A", "B", "C", "D", "E"};
constexpr MessageKind kCost{"hint.cost", {number("taler")}};
constexpr MessageKind kList{"hint.list", {messages("list"), word("fruit", kFruits), words("all", kFruits)}};
constexpr MessageKind kWho{"refusal.wait", {seats("seats"), seat("first"), quoted("move")}};

std::string as_json(const Message& message) {
    return json_text([&](JsonText& to) { write(to, message); });
}

TEST(Message, IsWrittenWithItsArguments) {
    EXPECT_EQ(as_json(kCost(3)), R"({"key":"hint.cost","taler":3})");
    EXPECT_EQ(as_json(kList(Messages{kCost(1), kCost(2)}, 1, 0b110)),
              R"({"key":"hint.list","list":[{"key":"hint.cost","taler":1},{"key":"hint.cost","taler":2}],)"
              R"("fruit":"apple","all":["apple","pear"]})");
    SeatSet set;
    set.insert(0);
    set.insert(3);
    EXPECT_EQ(as_json(kWho(set, Seat{3}, "say \"hi\"")),
              R"({"key":"refusal.wait","seats":[0,3],"first":3,"move":"say \"hi\""})");
}

TEST(Message, IsEqualByKindAndArguments) {
    EXPECT_EQ(kCost(3), kCost(3));
    EXPECT_FALSE(kCost(3) == kCost(4));
}

constexpr MoveForm kShown{
    "shown", "{seat} {dice*} {fruit}", {seat("seat"), words("dice", kDice), word("fruit", kFruits)}};
constexpr MoveForm kForms[] = {
    {"none", "take nothing"},
    {"take", "take {fruit?}", {word("fruit", kFruits)}},
    {"pay", "pay {n} to {to}", {number("n"), quoted("to")}},
    {"keep", "keep {dice*}", {words("dice", kDice)}},
    {"reveal", "reveal {shown,}", {messages("shown")}, &kShown},
};

std::string fields(std::string_view move) {
    return json_text([&](JsonText& to) {
        to.open('{');
        write_move_fields(to, kForms, move);
        to.close('}');
    });
}

TEST(MoveForm, GivesFields) {
    EXPECT_EQ(fields("take nothing"), R"({"kind":"none"})");
    EXPECT_EQ(fields("take pear"), R"({"kind":"take","fruit":"pear"})");
    EXPECT_EQ(fields("take ?"), R"({"kind":"take","fruit":null})");
    EXPECT_EQ(fields("pay 3 to ship/-/x"), R"({"kind":"pay","n":3,"to":"ship/-/x"})");
    EXPECT_EQ(fields("keep A C E"), R"({"kind":"keep","dice":["A","C","E"]})");
    EXPECT_EQ(fields("keep"), R"({"kind":"keep","dice":[]})");
    EXPECT_EQ(fields("reveal 0 A B pear, 1 apple"),
              R"({"kind":"reveal","shown":[{"kind":"shown","seat":0,"dice":["A","B"],"fruit":"pear"},)"
              R"({"kind":"shown","seat":1,"dice":[],"fruit":"apple"}]})");
}

TEST(MoveForm, KnowsNoOtherTexts) {
    for (const std::string_view text :
         {"", "take", "take plum", "take pear pear", "pay ? to y", "pay x to y", "pay 3", "keep F", "fly", "pay 3 to",
          "pay 99999999999999999999 to y", "take  pear", "reveal"})
        EXPECT_TRUE(fields(text) == "{}" || text == "reveal") << text << ": " << fields(text);
    std::string long_line = "keep";
    for (int i = 0; i < 500; ++i) long_line += " A";
    fields(long_line);
}

}  // namespace

}  // namespace wharf::text
