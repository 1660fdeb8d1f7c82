#include "server/table_update.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>

#include "protocol/scene.h"
#include "server/testing/tables.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

struct TableUpdateTest : ::testing::Test {
    TableUpdateTest() {
        for (int i = 0; i < 40; ++i) {
            const Seat seat = table->match()->to_act().first();
            table->move(seat, table->match()->legal(seat).front().text, chance, 2000 + i);
        }
        told = table->told(kSpectator).size();
    }
    json::object update(std::int64_t since, std::size_t part_bytes = kPartBytes) {
        Heard known;
        known.told = since;
        const std::string text = text::json_text([&](text::JsonText& to) {
            news = write_update(to, texts, *table, "t", kSpectator, known, std::nullopt, part_bytes);
            if (news.has_scene) {
                to.key("scene");
                table->write_scene(to, kSpectator);
            }
            to.close('}');
        });
        return json::parse(text).as_object();
    }

    TextPool texts;
    match::SeededChance chance{Rng::from(3)};
    std::unique_ptr<TableState> table = started_table(setup_for("nauticus", 2), chance, 1000);
    std::size_t told = 0;
    News news;
};

TEST_F(TableUpdateTest, TellsWhatIsNewAndTheScene) {
    const json::object all = update(0);
    EXPECT_EQ(all.at("told").as_array().size(), told);
    EXPECT_TRUE(all.contains("scene"));
    EXPECT_FALSE(news.is_part);
    const auto last = static_cast<std::int64_t>(told);
    EXPECT_EQ(update(last - 3).at("told").as_array().size(), 3U);
    EXPECT_EQ(update(last).at("told").as_array().size(), 0U);
    for (const std::int64_t odd : {last + 1, std::int64_t{-1}, std::int64_t{1} << 40})
        EXPECT_EQ(update(odd).at("told").as_array().size(), told) << odd;
}

TEST_F(TableUpdateTest, IsTheMessageThatIsDescribed) {
    std::vector<std::string> described{"kind"};
    boost::mp11::mp_for_each<protocol::Members<protocol::TableUpdate>>(
        [&](auto member) { described.emplace_back(member.name); });
    const json::object all = update(0);
    for (const auto& field : all)
        EXPECT_NE(std::find(described.begin(), described.end(), field.key()), described.end()) << field.key();
    int moves = 0;
    for (const json::value& told_thing : all.at("told").as_array()) {
        const json::object& thing = told_thing.as_object();
        const bool is_move = thing.at("kind") == "move";
        ASSERT_EQ(thing.contains("move"), is_move);
        if (!is_move) continue;
        EXPECT_EQ(thing.at("move"), protocol::move_fields(table->match()->game(), thing.at("text").as_string()));
        ++moves;
    }
    EXPECT_GT(moves, 40);
}

TEST_F(TableUpdateTest, ALongListComesInPartsThatMakeTheWhole) {
    const json::array whole = update(0).at("told").as_array();
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{500}}) {
        json::array parts;
        int count = 0;
        news = {};
        do {
            const json::object part = update(news.told, bytes);
            EXPECT_EQ(part.at("sequence").as_int64(), news.told);
            EXPECT_EQ(part.contains("scene"), !news.is_part);
            const json::array& things = part.at("told").as_array();
            EXPECT_EQ(static_cast<std::size_t>(news.told), parts.size() + things.size());
            parts.insert(parts.end(), things.begin(), things.end());
            ++count;
        } while (news.is_part);
        EXPECT_EQ(parts, whole);
        EXPECT_GT(count, 2);
    }
}

// What follows from a view is not written again where the view is the same.
TEST(TableUpdate, IsWrittenWhereThereIsSomethingNew) {
    const std::vector<Seat> observers{0, 1, 2, kSpectator};
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        match::SeededChance chance{Rng::from(7)};
        const auto table = started_table(setup_for(std::string(game->id()), 3), chance, 1000);
        TextPool texts;
        std::array<Heard, 4> known;
        std::array<std::string, 4> scenes;
        int silent = 0;
        const auto look = [&] {
            for (std::size_t i = 0; i < observers.size(); ++i) {
                News news;
                const std::string text = text::json_text([&](text::JsonText& to) {
                    news = write_update(to, texts, *table, "t", observers[i], known[i], std::nullopt);
                });
                const std::string scene =
                    text::json_text([&](text::JsonText& to) { table->write_scene(to, observers[i]); });
                EXPECT_EQ(news.is_new, news.told != known[i].told || scene != scenes[i]);
                EXPECT_EQ(text.empty(), !news.is_new);
                silent += news.is_new ? 0 : 1;
                if (!news.is_new) continue;
                EXPECT_EQ(texts.changes.empty(), scenes[i].empty() || scene == scenes[i]);
                known[i] = {news.told, news.info, news.beside, texts.scene};
                scenes[i] = scene;
            }
        };
        for (int step = 0; step < 200 && table->status() == protocol::Status::playing; ++step) {
            const Seat seat = table->match()->to_act().first();
            const auto legal = table->match()->legal(seat);
            table->move(seat, legal[static_cast<std::size_t>(step) % legal.size()].text, chance, 2000 + step);
            look();
            if (step % 5 == 0) table->undo("u" + std::to_string(seat), false, 2000 + step);
            look();
        }
        table->resign("u0", 9000);
        look();
        table->resign("u1", 9001);
        table->resign("u2", 9002);
        look();
        EXPECT_GT(silent, 0);
    }
}

}  // namespace

}  // namespace wharf::server
