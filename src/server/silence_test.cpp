#include "server/silence.h"

#include <gtest/gtest.h>

namespace wharf::server {

namespace {

using Then = Silence::Then;

TEST(Silence, WhoIsQuietIsAskedOnceAndThenCutOff) {
    Silence silence;
    EXPECT_EQ(silence.quarter_passed(), Then::wait);
    EXPECT_EQ(silence.quarter_passed(), Then::ask);
    EXPECT_EQ(silence.quarter_passed(), Then::wait);
    EXPECT_EQ(silence.quarter_passed(), Then::cut);
}

TEST(Silence, WhoAnswersStays) {
    Silence silence;
    for (int i = 0; i < 10; ++i) {
        EXPECT_EQ(silence.quarter_passed(), Then::wait);
        EXPECT_EQ(silence.quarter_passed(), Then::ask);
        EXPECT_EQ(silence.quarter_passed(), Then::wait);
        silence.heard();
    }
}

}  // namespace

}  // namespace wharf::server
