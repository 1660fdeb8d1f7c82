#include "text/json_changes.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "core/rng.h"
#include "text/json_text.h"

namespace wharf::text {

namespace {

namespace json = boost::json;

// As the server writes: keys, brackets and values one after the other.
void write(JsonText& to, const json::value& value) {
    if (const json::object* object = value.if_object()) {
        to.open('{');
        for (const auto& [name, field] : *object) {
            to.key(name);
            write(to, field);
        }
        to.close('}');
    } else if (const json::array* list = value.if_array()) {
        to.open('[');
        for (const json::value& item : *list) write(to, item);
        to.close(']');
    } else {
        to.json(json::serialize(value));
    }
}

OutlinedText outlined(const json::value& value) {
    OutlinedText result;
    JsonText to = JsonText::over(result.text, &result.outline);
    write(to, value);
    return result;
}

std::string changes(const json::value& before, const json::value& now) {
    std::string fields = "what stood there before";
    EXPECT_TRUE(find_changes(fields, outlined(before), outlined(now)));
    return "{" + fields + "}";
}
std::string changes(const char* before, const char* now) { return changes(json::parse(before), json::parse(now)); }

TEST(JsonChanges, AreTheSmallestThatHaveAPlace) {
    EXPECT_EQ(changes(R"({"a":1,"b":{"c":2,"d":[1,2]}})", R"({"a":1,"b":{"c":2,"d":[1,2]}})"), "{}");
    EXPECT_EQ(changes(R"({"a":1,"b":2})", R"({"a":1,"b":null})"), R"({"/b":null})");
    EXPECT_EQ(changes(R"({"b":{"c":2,"d":3}})", R"({"b":{"c":2,"d":4}})"), R"({"/b/d":4})");
    EXPECT_EQ(changes(R"({"a":[1,2],"b":0})", R"({"a":[1,3],"b":0})"), R"({"/a":[1,3]})") << "numbers have no place";
    EXPECT_EQ(changes(R"({"a":[{"b":1},{"b":2}]})", R"({"a":[{"b":1},{"b":3}]})"), R"({"/a/1/b":3})");
    EXPECT_EQ(changes(R"({"a":[[1],[2]]})", R"({"a":[[1],[3]]})"), R"({"/a/1":[3]})");
}

TEST(JsonChanges, WhatHasAnotherShapeComesWhole) {
    EXPECT_EQ(changes(R"({"a":[{"b":1}]})", R"({"a":[{"b":1},{"b":3}]})"), R"({"/a":[{"b":1},{"b":3}]})");
    EXPECT_EQ(changes(R"({"a":{"b":1}})", R"({"a":{"c":1}})"), R"({"/a":{"c":1}})");
    EXPECT_EQ(changes(R"({"a":{"b":1}})", R"({"a":{}})"), R"({"/a":{}})");
    EXPECT_EQ(changes(R"({"a":[]})", R"({"a":[[]]})"), R"({"/a":[[]]})");
    EXPECT_EQ(changes(R"({"a":{"b":{}}})", R"({"a":[{}]})"), R"({"/a":[{}]})");
    EXPECT_EQ(changes(R"({"a":[1,{"b":2}]})", R"({"a":[2,{"b":2}]})"), R"({"/a":[2,{"b":2}]})");
    EXPECT_EQ(changes(R"({"a":[{"b":2},1]})", R"({"a":[{"b":2},3]})"), R"({"/a":[{"b":2},3]})");
    EXPECT_EQ(changes(R"({"a":{"b":1,"c":2}})", R"({"a":{"b":1}})"), R"({"/a":{"b":1}})");
}

TEST(JsonChanges, OnlyBetweenObjectsOfTheSameFields) {
    const auto same = [](std::string_view before, std::string_view now) {
        std::string fields;
        return find_changes(fields, outlined(json::parse(before)), outlined(json::parse(now)));
    };
    EXPECT_TRUE(same(R"({"a":1,"b":2})", R"({"a":3,"b":{}})"));
    EXPECT_FALSE(same(R"({"a":1,"b":2})", R"({"a":1})"));
    EXPECT_FALSE(same(R"({"a":1})", R"({"a":1,"b":2})"));
    EXPECT_FALSE(same(R"({"a":1})", R"({"b":1})"));
    EXPECT_FALSE(same("{}", R"({"b":1})"));
    std::string fields;
    EXPECT_FALSE(find_changes(fields, {}, outlined(json::parse(R"({"a":1})")))) << "there was nothing before";
    EXPECT_FALSE(find_changes(fields, {}, {}));
    EXPECT_EQ(fields, "");
}

TEST(JsonChanges, APointerThatLeadsNowhereIsRefused) {
    for (const std::string pointer : {"", "a", "/", "/c", "/a/0", "/b/2", "/b/-1", "/b/x", "/b/0x", "/b/", "/b/0/d",
                                      "/b/99999999999999999999", "//a"}) {
        json::object object = json::parse(R"({"a":1,"b":[{"c":2},3]})").as_object();
        EXPECT_FALSE(apply_changes(object, {{pointer, 5}})) << pointer;
    }
}

// Something that is like what was before: most of it stays, numbers change, now and then a shape does.
json::value changed(const json::value& before, Rng& rng, int depth);

json::value any_value(Rng& rng, int depth) {
    const std::uint32_t kind = rng.below(depth > 7 ? 3 : 8);
    if (kind == 0) return nullptr;
    if (kind == 1) return json::value("a\"\\b\n" + std::to_string(rng.below(3)));
    if (kind == 2) return rng.below(3);
    const std::uint32_t size = rng.below(4);
    if (kind < 5) {
        json::array list;
        for (std::uint32_t i = 0; i < size; ++i) list.push_back(any_value(rng, depth + 1));
        return list;
    }
    json::object object;
    for (std::uint32_t i = 0; i < size; ++i) object["f" + std::to_string(rng.below(5))] = any_value(rng, depth + 1);
    return object;
}

json::value changed(const json::value& before, Rng& rng, int depth) {
    if (rng.below(12) == 0) return any_value(rng, depth);
    if (const json::object* object = before.if_object()) {
        json::object now;
        for (const auto& [name, field] : *object)
            if (depth == 0 || rng.below(20) != 0) now[name] = changed(field, rng, depth + 1);
        return now;
    }
    if (const json::array* list = before.if_array()) {
        json::array now;
        for (const json::value& item : *list) now.push_back(changed(item, rng, depth + 1));
        if (rng.below(10) == 0) now.push_back(any_value(rng, depth + 1));
        return now;
    }
    return before;
}

TEST(JsonChanges, MakeTheOneOfTheOther) {
    Rng rng = Rng::from(1);
    int whole = 0;
    for (int i = 0; i < 20'000; ++i) {
        json::object before{{"a", any_value(rng, 0)}, {"b", any_value(rng, 0)}, {"c", any_value(rng, 0)}};
        json::object now;
        for (const auto& [name, field] : before) now[name] = changed(field, rng, 1);
        const std::string text = changes(before, now);
        const json::object read = json::parse(text).as_object();
        whole += read.contains("/a") ? 1 : 0;
        json::object applied = before;
        ASSERT_TRUE(apply_changes(applied, read)) << text;
        ASSERT_EQ(json::serialize(applied), json::serialize(now)) << json::serialize(before) << text;
    }
    EXPECT_GT(whole, 1000);
    EXPECT_LT(whole, 19'000);
}

}  // namespace

}  // namespace wharf::text
