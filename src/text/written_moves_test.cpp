#include "text/written_moves.h"

#include <gtest/gtest.h>

#include "text/json_text.h"

namespace wharf::text {

namespace {

constexpr MoveForm kKeepForms[] = {{"keep", "keep {n}", {number("n")}}, {"pass", "pass", {}}};
constexpr MoveForm kHoldForms[] = {{"hold", "keep {amount}", {number("amount")}}};

std::string written_so(WrittenMoves& moves, MoveForms forms, std::string_view move) {
    return json_text([&](JsonText& to) {
        to.open('{');
        to.key("text");
        to.text(move);
        moves.write(to, forms, move);
        to.key("last");
        to.number(1);
        to.close('}');
    });
}

// Whatever stood in its place before, and whichever game it was: what is written is what its forms say.
TEST(WrittenMoves, AreWhatWasWrittenTheFirstTime) {
    const std::string long_move = "keep " + std::string(200, '1');
    for (const std::size_t most : {std::size_t{0}, std::size_t{1}, std::size_t{3}, std::size_t{64}}) {
        WrittenMoves moves(most);
        WrittenMoves anew;
        for (int round = 0; round < 3; ++round) {
            for (const std::string& move : {std::string("keep 1"), std::string("keep 2"), std::string("pass"),
                                            std::string("keep x"), std::string(""), long_move}) {
                EXPECT_EQ(written_so(moves, kKeepForms, move), written_so(anew, kKeepForms, move));
                EXPECT_EQ(written_so(moves, kHoldForms, move), written_so(anew, kHoldForms, move));
            }
        }
    }
    WrittenMoves moves(2);
    EXPECT_EQ(written_so(moves, kKeepForms, "keep 2"), R"({"text":"keep 2","kind":"keep","n":2,"last":1})");
    EXPECT_EQ(written_so(moves, kKeepForms, "keep 2"), R"({"text":"keep 2","kind":"keep","n":2,"last":1})");
    EXPECT_EQ(written_so(moves, kHoldForms, "keep 2"), R"({"text":"keep 2","kind":"hold","amount":2,"last":1})");
    EXPECT_EQ(written_so(moves, kKeepForms, "jump"), R"({"text":"jump","last":1})");
}

}  // namespace

}  // namespace wharf::text
