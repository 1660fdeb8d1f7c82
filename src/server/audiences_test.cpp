#include "server/audiences.h"

#include <gtest/gtest.h>

#include "server/testing/ear.h"

namespace wharf::server {

namespace {

using Messages = std::vector<std::string>;

// Stands for a table: per observer a number of things told, a scene and a head.
struct AudiencesTest : ::testing::Test {
    AudiencesTest() {
        write = [this](std::string& text, Seat observer, const Heard& known, bool with_info) {
            const std::int64_t since = known.told;
            Heard heard = now[observer == kSpectator ? 9 : observer];
            text = std::to_string(since) + ".." + std::to_string(heard.told) + (with_info ? " info" : "");
            if (!with_info) heard.info = 0;
            return heard;
        };
    }
    TextPool texts;
    Audiences audiences{texts};
    std::array<Heard, 10> now{};
    Audiences::Write write;
    std::shared_ptr<Ear> anna = std::make_shared<Ear>("anna");
    std::shared_ptr<Ear> bela = std::make_shared<Ear>("bela");
    std::shared_ptr<Ear> watcher = std::make_shared<Ear>("watcher");
};

TEST_F(AudiencesTest, WhoComesIsToldWhatHeMissedAndThenWhatIsNew) {
    now[0] = {5, 77, 1};
    audiences.add(anna, 0, 2, write);
    EXPECT_EQ(anna->take(), Messages{"2..5 info"});
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{}) << "nothing is new";
    now[0].told = 6;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{"5..6"});
    now[0].scene = 78;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{"6..6"});
    now[0].info = 2;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{});
    audiences.tell(write, true);
    EXPECT_EQ(anna->take(), Messages{"6..6 info"});
    audiences.tell(write, true);
    EXPECT_EQ(anna->take(), Messages{}) << "the head is as it was";
}

TEST_F(AudiencesTest, ALongListComesInParts) {
    const Audiences::Write in_parts = [this](std::string& text, Seat, const Heard& known, bool) {
        const std::int64_t since = known.told;
        Heard heard = now[0];
        heard.is_part = heard.told - since > 10;
        if (heard.is_part) heard = {since + 10, 0, 0, true};
        text = std::to_string(since) + ".." + std::to_string(heard.told) + (heard.is_part ? " part" : "");
        return heard;
    };
    now[0] = {25, 7, 7};
    audiences.add(anna, 0, 0, in_parts);
    EXPECT_EQ(anna->take(), (Messages{"0..10 part", "10..20 part", "20..25"}));
    now[0].told = 40;
    audiences.tell(in_parts, false);
    EXPECT_EQ(anna->take(), (Messages{"25..35 part", "35..40"}));
    audiences.tell(in_parts, false);
    EXPECT_EQ(anna->take(), Messages{});
}

TEST_F(AudiencesTest, WhatOneSeatLearnsNoOtherHears) {
    audiences.add(anna, 0, 0, write);
    audiences.add(bela, 1, 0, write);
    audiences.add(watcher, kSpectator, 0, write);
    for (const auto& ear : {anna, bela, watcher}) ear->take();
    now[1] = {3, 4, 0};
    audiences.tell(write, true);
    EXPECT_EQ(bela->take(), Messages{"0..3 info"});
    EXPECT_EQ(anna->take(), Messages{});
    EXPECT_EQ(watcher->take(), Messages{});
}

TEST_F(AudiencesTest, AnAudienceHearsTogether) {
    const auto second = std::make_shared<Ear>("anna");
    audiences.add(anna, 0, 0, write);
    now[0].told = 4;
    audiences.add(second, 0, 1, write);
    EXPECT_EQ(anna->take(), (Messages{"0..0 info", "0..4"})) << "before the other, who knows it already";
    EXPECT_EQ(second->take(), Messages{"1..4 info"});
    now[0].told = 5;
    audiences.tell(write, false);
    EXPECT_EQ(anna->take(), Messages{"4..5"});
    EXPECT_EQ(second->take(), Messages{"4..5"});
}

TEST_F(AudiencesTest, WhoTakesASeatHearsFromThere) {
    audiences.add(anna, 0, 0, write);
    audiences.add(bela, kSpectator, 0, write);
    audiences.add(watcher, kSpectator, 0, write);
    for (const auto& ear : {anna, bela, watcher}) ear->take();
    EXPECT_EQ(audiences.watchers(), 2U);
    audiences.regroup([](const std::string& user) {
        return user == "anna" ? Seat{0} : user == "bela" ? Seat{1} : kSpectator;
    });
    EXPECT_TRUE(audiences.is_here(1));
    EXPECT_EQ(audiences.watchers(), 1U);
    now[1] = {0, 5, 6};
    audiences.tell(write, true);
    EXPECT_EQ(bela->take(), Messages{"0..0 info"});
    EXPECT_EQ(anna->take(), Messages{}) << "for her nothing has changed";
    EXPECT_EQ(watcher->take(), Messages{});
}

TEST_F(AudiencesTest, ChatIsForThoseWhoWantToReadIt) {
    audiences.add(anna, 0, 0, write);
    audiences.add(bela, 1, 0, write);
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
