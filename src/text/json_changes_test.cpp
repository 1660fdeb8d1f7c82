#include "text/json_changes.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

namespace wharf::text {

namespace {

namespace json = boost::json;

TEST(JsonChanges, TakeTheirPlace) {
    json::object object = json::parse(R"({"a":1,"b":[{"c":2},3],"d":{"e":{"f":4}}})").as_object();
    const json::object changes = json::parse(R"({"/a":[5],"/b/0/c":{"x":1},"/b/1":null,"/d/e/f":6})").as_object();
    EXPECT_TRUE(apply_changes(object, changes));
    EXPECT_EQ(json::serialize(object), R"({"a":[5],"b":[{"c":{"x":1}},null],"d":{"e":{"f":6}}})");
    EXPECT_TRUE(apply_changes(object, {}));
}

TEST(JsonChanges, APointerThatLeadsNowhereIsRefused) {
    for (const std::string pointer : {"", "a", "/", "/c", "/a/0", "/b/2", "/b/-1", "/b/x", "/b/0x", "/b/", "/b/0/d",
                                      "/b/99999999999999999999", "//a"}) {
        json::object object = json::parse(R"({"a":1,"b":[{"c":2},3]})").as_object();
        EXPECT_FALSE(apply_changes(object, {{pointer, 5}})) << pointer;
    }
}

}  // namespace

}  // namespace wharf::text
