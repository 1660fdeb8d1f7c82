// Who listens hears every line once, in order, at whatever node it was said.
#include "server/chat.h"

#include "server/testing/ear.h"
#include "server/testing/house.h"

namespace wharf::server {

namespace {

struct Talk : tests::House {
    tests::TestNode here{*this};
    Person anna = guest("anna");
    Person bert = guest("bert");
    std::shared_ptr<Ear> ear = std::make_shared<Ear>("id-bert");
    std::shared_ptr<LiveTable> table = open();

    std::shared_ptr<LiveTable> open() {
        protocol::NewTable wanted;
        wanted.game.value = "tortuga";
        wanted.seats.items = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::open, {}}};
        const auto opened =
            std::get<std::shared_ptr<LiveTable>>(run(here.live_tables.rooms().open(anna, wanted, false)));
        EXPECT_EQ(run(opened->subscribe(ear, 0, "")), std::nullopt);
        return opened;
    }

    // Stored by another node, whose news have not come.
    std::int64_t said_elsewhere(const std::string& text, Time at = now_ms()) {
        const storage::Write write = storage::AddChat{table->id(), anna.id, at, text};
        return store->commit({&write, 1}).front().number;
    }

    // What the ear heard, waited for until it is so many lines.
    std::vector<std::string> heard(std::size_t lines) {
        std::vector<std::string> texts;
        wait_until([&] {
            for (const std::string& message : ear->take()) {
                const auto object = boost::json::parse(message).as_object();
                if (object.at("kind") != "chat") continue;
                for (const auto& line : object.at("lines").as_array()) texts.emplace_back(line.at("text").as_string());
            }
            return texts.size() >= lines;
        });
        return texts;
    }
};

using Texts = std::vector<std::string>;

TEST(Chat, WhoAnswersALineOfAnotherNodeHearsItToo) {
    Talk talk;
    talk.said_elsewhere("hello");
    EXPECT_EQ(talk.run(talk.here.live_tables.chat().say(talk.bert, talk.table, "hello Anna")), std::nullopt);
    EXPECT_EQ(talk.heard(2), (Texts{"hello", "hello Anna"}));
}

TEST(Chat, NewsOvertakenByAnAnswerAreNotLost) {
    Talk talk;
    const std::int64_t number = talk.said_elsewhere("hello");
    talk.here.live_tables.chat().heard(talk.table->id(), number);
    EXPECT_EQ(talk.run(talk.here.live_tables.chat().say(talk.bert, talk.table, "hello Anna")), std::nullopt);
    EXPECT_EQ(talk.heard(2), (Texts{"hello", "hello Anna"}));
}

TEST(Chat, ALineThatWasWrittenLateIsHeard) {
    Talk talk;
    const std::int64_t number = talk.said_elsewhere("the disk was slow", now_ms() - 60'000);
    talk.here.live_tables.chat().heard(talk.table->id(), number);
    EXPECT_EQ(talk.heard(1), (Texts{"the disk was slow"}));
}

TEST(Chat, WhatWasSaidLongAgoIsNotNews) {
    Talk talk;
    const std::int64_t number = talk.said_elsewhere("long ago", now_ms() - 60'000);
    talk.here.live_tables.chat().found(talk.table->id(), number);
    EXPECT_EQ(talk.run(talk.here.live_tables.chat().say(talk.bert, talk.table, "now")), std::nullopt);
    EXPECT_EQ(talk.heard(1), (Texts{"now"}));
}

TEST(Chat, WhereAllIsSaidNobodySaysMore) {
    Talk talk;
    const std::vector<storage::Write> lines(2000, storage::AddChat{talk.table->id(), talk.anna.id, 1, "long ago"});
    EXPECT_EQ(talk.store->commit(lines).back().code, storage::Code::done);
    const auto refused = talk.run(talk.here.live_tables.chat().say(talk.bert, talk.table, "one more"));
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->code, "chat_full");
}

}  // namespace

}  // namespace wharf::server
