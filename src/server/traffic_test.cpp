// What a person may ask over all connections together.
#include "server/traffic.h"

#include <gtest/gtest.h>

namespace wharf::server {
namespace {

TEST(Traffic, WhatIsUnderWayCountsForThePersonNotForTheConnection) {
    Traffic traffic;
    const auto phone = traffic.share_of("anna");
    const auto desktop = traffic.share_of("anna");
    EXPECT_EQ(phone, desktop);
    std::vector<Traffic::UnderWay> under_way;
    for (int i = 0; i < Traffic::kMostUnderWay; ++i) {
        under_way.push_back(traffic.begin(i % 2 == 0 ? phone : desktop));
        EXPECT_NE(under_way.back(), nullptr);
    }
    EXPECT_EQ(traffic.begin(phone), nullptr);
    EXPECT_NE(traffic.begin(traffic.share_of("bert")), nullptr);
    under_way.pop_back();
    EXPECT_NE(traffic.begin(desktop), nullptr);
}

TEST(Traffic, ManyWhoCameAndWentAreForgotten) {
    Traffic traffic;
    const auto stays = traffic.share_of("anna");
    for (int i = 0; i < 10'000; ++i) traffic.share_of(std::to_string(i));
    EXPECT_EQ(traffic.share_of("anna"), stays);
}

}  // namespace
}  // namespace wharf::server
