// Targets of requests: what is split and decoded, and what is refused.
#include "server/http.h"

#include <gtest/gtest.h>

namespace wharf::server {
namespace {

TEST(Http, TargetsAreSplitAndDecoded) {
    const auto target = read_target("/a%20b/%C3%BC?x=1+2&y=%26&z");
    ASSERT_TRUE(target);
    EXPECT_EQ(target->first, "/a b/ü");
    EXPECT_EQ(target->second, (std::map<std::string, std::string>{{"x", "1 2"}, {"y", "&"}, {"z", ""}}));
}

TEST(Http, WhatIsNoTextIsNoTarget) {
    for (const char* bad : {"", "a", "*", "http://x/", "/%", "/%1", "/%zz", "/%00", "/%0a", "/?a=%1f"})
        EXPECT_FALSE(read_target(bad)) << bad;
    // Bytes that are no UTF-8: alone, cut off, too long, half of a pair, beyond the last character.
    for (const std::string bytes : {"%ff", "%80", "%c3", "%c3x", "%c0%af", "%e0%80%af", "%ed%a0%80", "%f0%80%80%af",
                                    "%f4%90%80%80", "%f5%80%80%80"}) {
        EXPECT_FALSE(read_target("/" + bytes)) << bytes;
        EXPECT_FALSE(read_target("/?a=" + bytes)) << bytes;
        EXPECT_FALSE(read_target("/?" + bytes + "=a")) << bytes;
    }
    for (const std::string bytes : {"%c2%80", "%e0%a0%80", "%ed%9f%bf", "%ee%80%80", "%f0%90%80%80", "%f4%8f%bf%bf"})
        EXPECT_TRUE(read_target("/" + bytes)) << bytes;
}

TEST(Http, OfManyCookiesTheFirstOfTheNameCounts) {
    EXPECT_EQ(cookie_value("a=1; wharf=2; wharf=3", "wharf"), "2");
    EXPECT_EQ(cookie_value("notwharf=1", "wharf"), "");
    EXPECT_EQ(cookie_value(";;; ;=;", "wharf"), "");
}

}  // namespace
}  // namespace wharf::server
