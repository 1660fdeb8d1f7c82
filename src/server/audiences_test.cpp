#include "server/audiences.h"

#include <gtest/gtest.h>

#include "server/testing/ear.h"

namespace wharf::server {

namespace {

using Messages = std::vector<std::string>;

// Stands for a table: per observer a number of things told, a scene and a head.
struct AudiencesTest : ::testing::Test, Audiences::Writer {
    struct Now {
        std::int64_t told = 0;
        int scene = 0;  // 0: there is none yet
        std::size_t info = 0;
    };
    const Now& of(Seat observer) const { return now[observer == kSpectator ? 9 : observer]; }

    News write_update(text::JsonText& to, Seat observer, const Heard& known, bool with_info) override {
        to.open('{');
        if (part > 0 && of(observer).told - known.told > part) {
            to.key("part");
            to.number(known.told + part);
            News news;
            news.told = known.told + part;
            news.is_part = news.is_new = true;
            return news;
        }
        to.key("told");
        to.word(std::to_string(known.told) + ".." + std::to_string(of(observer).told));
        if (with_info) {
            to.key("info");
            to.number(static_cast<std::int64_t>(of(observer).info));
        }
        News news;
        news.told = of(observer).told;
        news.info = with_info ? of(observer).info : known.info;
        news.has_scene = of(observer).scene != 0;
        if (news.has_scene) {
            texts.scene = std::to_string(of(observer).scene);
            texts.changes = texts.scene == known.scene ? "" : R"("/a":)" + texts.scene;
        }
        news.is_new =
            news.told != known.told || news.info != known.info || (news.has_scene && texts.scene != known.scene);
        return news;
    }
    void write_scene(text::JsonText& to, Seat observer) override {
        to.json(R"({"a":)" + std::to_string(of(observer).scene) + R"(,"b":1})");
    }

    TextPool texts;
    Audiences audiences{texts};
    std::array<Now, 10> now{};
    std::int64_t part = 0;  // more than so many things come in parts
    Audiences::Writer& write = *this;
    std::shared_ptr<Ear> anna = std::make_shared<Ear>("anna");
    std::shared_ptr<Ear> bela = std::make_shared<Ear>("bela");
    std::shared_ptr<Ear> watcher = std::make_shared<Ear>("watcher");
};

TEST_F(AudiencesTest, WhoComesIsToldWhatHeMissedAndThenWhatIsNew) {
    now[0] = {5, 77, 1};
    audiences.add(anna, 0, 2, Scenes::whole, write);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"2..5","info":1,"scene":{"a":77,"b":1}})"});
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{}) << "nothing is new";
    now[0].told = 6;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"5..6","scene":{"a":77,"b":1}})"});
    now[0].scene = 78;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"6..6","scene":{"a":78,"b":1}})"});
    now[0].info = 2;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{});
    audiences.tell(write, true);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"6..6","info":2,"scene":{"a":78,"b":1}})"});
    audiences.tell(write, true);
    EXPECT_EQ(anna->take(), Messages{}) << "the head is as it was";
}

TEST_F(AudiencesTest, EachIsShownTheSceneAsHeAskedForIt) {
    const auto second = std::make_shared<Ear>("anna");
    now[0] = {5, 77, 1};
    audiences.add(anna, 0, 5, Scenes::changes, write);
    audiences.add(second, 0, 5, Scenes::whole, write);
    for (const auto& ear : {anna, second})
        EXPECT_EQ(ear->take(), Messages{R"({"told":"5..5","info":1,"scene":{"a":77,"b":1}})"}) << "first the whole";
    now[0] = {6, 78, 1};
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"5..6","changes":{"/a":78}})"});
    EXPECT_EQ(second->take(), Messages{R"({"told":"5..6","scene":{"a":78,"b":1}})"});
    now[0].told = 7;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"6..7","changes":{}})"});
    second->take();
    // Who asks again is shown everything again, and may want it otherwise from then on.
    audiences.add(anna, 0, 7, Scenes::whole, write);
    audiences.add(second, 0, 7, Scenes::changes, write);
    for (const auto& ear : {anna, second})
        EXPECT_EQ(ear->take(), Messages{R"({"told":"7..7","info":1,"scene":{"a":78,"b":1}})"});
    now[0].scene = 79;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"7..7","scene":{"a":79,"b":1}})"});
    EXPECT_EQ(second->take(), Messages{R"({"told":"7..7","changes":{"/a":79}})"});
    EXPECT_TRUE(audiences.remove(*second));
    EXPECT_TRUE(audiences.remove(*anna));
    now[0].scene = 80;
    audiences.tell(write, false);
    audiences.add(anna, 0, 7, Scenes::changes, write);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"7..7","info":1,"scene":{"a":80,"b":1}})"});
    EXPECT_EQ(second->take(), Messages{});
}

TEST_F(AudiencesTest, TheFirstSceneIsWhole) {
    audiences.add(anna, 0, 0, Scenes::changes, write);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"0..0","info":0})"}) << "the game has not begun";
    now[0] = {1, 7, 0};
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{R"({"told":"0..1","scene":{"a":7,"b":1}})"});
}

TEST_F(AudiencesTest, ALongListComesInParts) {
    part = 10;
    now[0] = {25, 7, 7};
    audiences.add(anna, 0, 0, Scenes::changes, write);
    EXPECT_EQ(anna->take(),
              (Messages{R"({"part":10})", R"({"part":20})", R"({"told":"20..25","info":7,"scene":{"a":7,"b":1}})"}));
    now[0] = {40, 8, 7};
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), (Messages{R"({"part":35})", R"({"told":"35..40","changes":{"/a":8}})"}));
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{});
}

TEST_F(AudiencesTest, WhatOneSeatLearnsNoOtherHears) {
    audiences.add(anna, 0, 0, Scenes::whole, write);
    audiences.add(bela, 1, 0, Scenes::changes, write);
    audiences.add(watcher, kSpectator, 0, Scenes::changes, write);
    for (const auto& ear : {anna, bela, watcher}) ear->take();
    now[1] = {3, 4, 0};
    audiences.tell(write, true);
    EXPECT_EQ(bela->take(), Messages{R"({"told":"0..3","info":0,"scene":{"a":4,"b":1}})"});
    EXPECT_EQ(anna->take(), Messages{});
    EXPECT_EQ(watcher->take(), Messages{});
}

TEST_F(AudiencesTest, AnAudienceHearsTogether) {
    const auto second = std::make_shared<Ear>("anna");
    audiences.add(anna, 0, 0, Scenes::changes, write);
    now[0] = {4, 3, 0};
    audiences.add(second, 0, 1, Scenes::changes, write);
    EXPECT_EQ(anna->take(), (Messages{R"({"told":"0..0","info":0})", R"({"told":"0..4","scene":{"a":3,"b":1}})"}))
        << "before the other, who knows it already";
    EXPECT_EQ(second->take(), Messages{R"({"told":"1..4","info":0,"scene":{"a":3,"b":1}})"});
    now[0] = {5, 4, 0};
    audiences.tell(write, false);
    for (const auto& ear : {anna, second}) EXPECT_EQ(ear->take(), Messages{R"({"told":"4..5","changes":{"/a":4}})"});
}

TEST_F(AudiencesTest, WhoTakesASeatHearsFromThere) {
    for (Now& each : now) each.scene = 1;
    audiences.add(anna, 0, 0, Scenes::changes, write);
    audiences.add(bela, kSpectator, 0, Scenes::changes, write);
    audiences.add(watcher, kSpectator, 0, Scenes::changes, write);
    for (const auto& ear : {anna, bela, watcher}) ear->take();
    EXPECT_EQ(audiences.watchers(), 2U);
    audiences.regroup([](const std::string& user) {
        return user == "anna" ? Seat{0} : user == "bela" ? Seat{1} : kSpectator;
    });
    EXPECT_TRUE(audiences.is_here(1));
    EXPECT_EQ(audiences.watchers(), 1U);
    now[1] = {0, 5, 6};
    audiences.tell(write, true);
    EXPECT_EQ(bela->take(), Messages{R"({"told":"0..0","info":6,"scene":{"a":5,"b":1}})"})
        << "nothing of the other seat's is left";
    EXPECT_EQ(anna->take(), Messages{}) << "for her nothing has changed";
    EXPECT_EQ(watcher->take(), Messages{});
}

TEST_F(AudiencesTest, ChatIsForThoseWhoWantToReadIt) {
    audiences.add(anna, 0, 0, Scenes::whole, write);
    audiences.add(bela, 1, 0, Scenes::whole, write);
    for (const auto& ear : {anna, bela}) ear->take();
    bela->muted.insert("anna");
    audiences.send_chat("anna", "hello");
    audiences.send("to all");
    EXPECT_EQ(anna->take(), (Messages{"hello", "to all"}));
    EXPECT_EQ(bela->take(), Messages{"to all"});
    EXPECT_TRUE(audiences.remove(*anna));
    EXPECT_FALSE(audiences.remove(*anna));
    EXPECT_FALSE(audiences.empty());
    EXPECT_TRUE(audiences.remove(*bela));
    EXPECT_TRUE(audiences.empty());
}

}  // namespace

}  // namespace wharf::server
