#include "protocol/messages.h"

#include <gtest/gtest.h>

#include "protocol/message_types.h"
#include "text/typescript.h"

namespace wharf::protocol {

namespace {

Error refused(std::string_view message) {
    std::optional<std::int64_t> id;
    const auto read = read_request(message, id);
    EXPECT_TRUE(std::holds_alternative<Error>(read)) << message;
    return std::holds_alternative<Error>(read) ? std::get<Error>(read) : Error{};
}

TEST(Messages, ARequestIsReadWithItsNumber) {
    std::optional<std::int64_t> id;
    const auto read = read_request(R"({"do":"move","id":7,"table":"abc","move":"keep A"})", id);
    ASSERT_TRUE(std::holds_alternative<NumberedRequest>(read));
    EXPECT_EQ(id, 7);
    const auto& move = std::get<MakeMove>(std::get<NumberedRequest>(read).request);
    EXPECT_EQ(move.table.value, "abc");
    EXPECT_EQ(move.move.value, "keep A");
    EXPECT_FALSE(move.at);
}

TEST(Messages, WhatIsWrongIsNamed) {
    EXPECT_EQ(refused("{").code, "bad_json");
    EXPECT_EQ(refused("[]").code, "bad_request");
    EXPECT_EQ(refused(R"({"table":"x"})").field, "do");
    EXPECT_EQ(refused(R"({"do":"fly","table":"x"})").code, "unknown_request");
    EXPECT_EQ(refused(R"({"do":"move","table":"x"})").field, "move");
    EXPECT_EQ(refused(R"({"do":"move","table":5,"move":"x"})").field, "table");
    EXPECT_EQ(refused(R"({"do":"move","table":"x","move":"x","at":-1})").field, "at");
    EXPECT_EQ(refused(R"({"do":"move","table":"x","move":"x","at":1.5})").field, "at");
    EXPECT_EQ(refused(R"({"do":"move","table":"x","move":"x","more":1})").field, "more");
    EXPECT_EQ(refused(R"({"do":"join","table":"x","seat":5})").field, "seat");
    EXPECT_EQ(refused(R"({"do":"move","table":"x","move":")" + std::string(201, 'a') + "\"}").field, "move");
    EXPECT_EQ(refused("{\"do\":\"say\",\"table\":\"x\",\"text\":\"a\\u0007\"}").field, "text");
    EXPECT_EQ(refused("{\"do\":\"say\",\"table\":\"x\",\"text\":\"\xFF\"}").code, "bad_json");
    EXPECT_EQ(refused(R"({"do":"computer","table":"x","seat":1,"level":"divine"})").field, "level");
    EXPECT_EQ(refused(R"({"do":[[[[[[[[[[1]]]]]]]]]]})").code, "bad_json");
    EXPECT_EQ(to_text(refused(R"({"do":"join","table":"x","seat":5})")),
              R"({"code":"bad_request","message":{"key":"error.bad-field","field":"seat",)"
              R"("reason":[{"key":"fault.out-of-range","least":0,"most":4}]},"field":"seat"})");
    EXPECT_EQ(refused(R"({"id":"x"})").field, "id");
}

TEST(Messages, OptionalFieldsAreLeftOut) {
    Told told;
    told.kind = ToldKind::undo;
    told.seat = Mover{2};
    told.count = 3;
    EXPECT_EQ(to_text(told), R"({"kind":"undo","seat":2,"count":3})");
    EXPECT_EQ(to_text(Told{ToldKind::move, Mover{kChance}, "die A", {}}),
              R"({"kind":"move","seat":"chance","text":"die A"})");
}

TEST(Messages, TypeScriptNamesEveryMessage) {
    const std::string text = text::typescript(message_types());
    EXPECT_NE(
        text.find("export interface MakeMove {\n  do: 'move';\n  id?: number;\n  table: string;\n  move: string;\n"
                  "  at?: number;\n}"),
        std::string::npos);
    EXPECT_NE(text.find("export type Level = 'beginner' | 'easy' | 'normal' | 'hard' | 'expert' | 'master';"),
              std::string::npos);
    EXPECT_NE(text.find("  seat: number | null;"), std::string::npos);
    EXPECT_NE(text.find("  seat?: number | 'chance';"), std::string::npos);
}

}  // namespace

}  // namespace wharf::protocol
