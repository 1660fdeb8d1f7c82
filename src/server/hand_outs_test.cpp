#include "server/hand_outs.h"

#include <gtest/gtest.h>

namespace wharf::server {

namespace {

TEST(HandOuts, OfEachPersonFewAreOutAndTheRestFollowInOrder) {
    HandOuts hand_outs(2);
    std::string out;
    std::vector<HandOuts::Ticket> anna;
    for (const char turn : {'1', '2', '3', '4', '5'})
        anna.push_back(hand_outs.ask("anna", [&out, turn] { out += turn; }));
    EXPECT_EQ(out, "12");
    EXPECT_FALSE(anna[1].is_waiting());
    EXPECT_TRUE(anna[2].is_waiting());
    const HandOuts::Ticket bela = hand_outs.ask("bela", [&out] { out += 'b'; });
    EXPECT_EQ(out, "12b") << "he does not wait for her";
    anna[2] = {};  // withdrawn
    EXPECT_EQ(out, "12b");
    anna[0] = {};
    EXPECT_EQ(out, "12b4");
    anna[1] = hand_outs.ask("anna", [&out] { out += '6'; });
    EXPECT_EQ(out, "12b45") << "who asks again is behind those who waited";
    EXPECT_TRUE(anna[1].is_waiting());
    anna.clear();
    const HandOuts::Ticket again = hand_outs.ask("anna", [&out] { out += '7'; });
    EXPECT_EQ(out.back(), '7') << "all places are free again";
}

TEST(HandOuts, ATicketMayOutliveThem) {
    HandOuts::Ticket ticket;
    {
        HandOuts hand_outs(1);
        ticket = hand_outs.ask("anna", [] {});
    }
    EXPECT_FALSE(ticket.is_waiting());
}

}  // namespace

}  // namespace wharf::server
