// What the record of a table tells beside its moves, from the table's log.
#include "server/circumstances.h"

#include <gtest/gtest.h>

#include "match/record.h"
#include "server/testing/tables.h"

namespace wharf::server::circumstances {
namespace {

// A table whose entries are kept, at the time that is named.
struct Story {
    explicit Story(const Setup& setup) : table(*catalog::find_game(setup.game), setup) {}

    void happens(const Done& done, Time at) {
        const auto* entry = std::get_if<TableEvent>(&done);
        ASSERT_NE(entry, nullptr) << code_of(done);
        kept.log.push_back({static_cast<std::int64_t>(kept.log.size()) + 1, at, to_document(*entry)});
    }
    void play(int decisions, Time at) {
        for (int i = 0; i < decisions && table.status() == protocol::Status::playing; ++i) {
            const Seat seat = table.match()->to_act().first();
            happens(table.move(seat, table.match()->legal(seat)[0].text, chance, at), at);
        }
    }
    match::Circumstances told() const { return circumstances_of(table.game(), table.setup(), kept); }

    TableState table;
    KeptGame kept;
    match::SeededChance chance{Rng::from(1)};
};

// Read back by those who read records.
void expect_readable(const Story& story) {
    match::Record record{story.table.match()->clone(), match::default_names(story.table.match()->players())};
    record.circumstances = story.told();
    const auto read = match::read_record(match::print_document(match::write_record(record)), catalog::find_game);
    ASSERT_TRUE(std::holds_alternative<match::Record>(read)) << std::get<text::Problem>(read).facts();
    EXPECT_EQ(std::get<match::Record>(read).circumstances, record.circumstances);
}

TEST(Circumstances, OfAGameThatSomebodyGaveUp) {
    server::Setup setup = setup_for("hermagor", 2, 600, 5);
    setup.rated = true;
    Story story(setup);
    story.happens(story.table.join("u0", {}, 1000), 1000);
    story.happens(story.table.join("u1", {}, 2000), 2000);
    story.happens(story.table.start("u0", story.chance, 10'000), 10'000);
    story.play(4, 20'000);
    const int moves = story.table.match()->move_count();
    story.happens(story.table.leave("u1", 30'000), 30'000);
    story.happens(story.table.come_back("u1", 40'000), 40'000);
    story.play(3, 50'000);
    story.happens(story.table.resign("u1", 61'999), 61'999);
    story.kept.ratings["u0"] = {1000, 1040};
    const match::Circumstances told = story.told();
    EXPECT_EQ(told.begun, 10);
    EXPECT_EQ(told.ended, 61);
    ASSERT_EQ(told.times.size(), static_cast<std::size_t>(story.table.match()->move_count()));
    EXPECT_EQ(told.times.front(), 0) << "what chance does at the beginning";
    EXPECT_EQ(told.times[static_cast<std::size_t>(moves) - 1], 10'000);
    EXPECT_EQ(told.times.back(), 40'000);
    EXPECT_TRUE(told.is_rated);
    EXPECT_EQ(told.clock, (match::TimeControl{false, 600, 5}));
    const Seat one = story.table.seat_of("u1");
    EXPECT_EQ(told.changes,
              (std::vector<match::SeatChange>{{moves, one, match::Departure::left},
                                              {moves, one, match::Departure::returned},
                                              {story.table.match()->move_count(), one, match::Departure::resigned}}));
    EXPECT_EQ(told.ending, match::Ending::resigned);
    EXPECT_EQ(told.ranks[one], 2);
    EXPECT_EQ(told.ranks[1 - one], 1);
    EXPECT_EQ(told.seats[1 - one].rating, (match::RatingChange{1000, 1040}));
    EXPECT_FALSE(told.seats[one].rating);
    EXPECT_GT(*told.seats[1 - one].seconds_left, 500);
    expect_readable(story);
}

TEST(Circumstances, OfAGameWithAComputerPlayerAndATimeThatWasUp) {
    server::Setup setup = setup_for("tortuga", 2, 600);
    Story story(setup);
    story.happens(story.table.join("u0", {}, 0), 0);
    story.happens(story.table.set_computer("u0", 1, protocol::Level::hard, 0), 0);
    story.happens(story.table.start("u0", story.chance, 1000), 1000);
    const Seat person = story.table.seat_of("u0");
    story.happens(story.table.time_out(person, 700'000), 700'000);
    story.play(100'000, 700'000);
    const match::Circumstances told = story.told();
    EXPECT_EQ(told.seats[1 - person].holder, match::SeatHolder::computer);
    EXPECT_EQ(told.seats[1 - person].player, "hard");
    EXPECT_EQ(told.seats[person].holder, match::SeatHolder::person);
    ASSERT_EQ(told.changes.size(), 1U);
    EXPECT_EQ(told.changes[0].what, match::Departure::time);
    EXPECT_EQ(told.ending, match::Ending::played);
    EXPECT_TRUE(told.ranks.empty());
    EXPECT_EQ(told.seats[person].seconds_left, 0);
    expect_readable(story);
}

// Moves that are taken back after somebody left: the change cannot have come after moves that are not there.
TEST(Circumstances, ChangesStayInsideTheMoves) {
    Story story(setup_for("hermagor", 3));
    for (const char* user : {"u0", "u1", "u2"}) story.happens(story.table.join(user, {}, 0), 0);
    story.happens(story.table.start("u0", story.chance, 0), 0);
    story.play(2, 0);
    const Seat seat = story.table.match()->to_act().first();
    story.play(1, 0);
    const std::string mover = "u" + std::to_string(seat);
    const std::string leaver = "u" + std::to_string((seat + 1) % 3);
    story.happens(story.table.leave(leaver, 0), 0);
    const int before = story.table.match()->move_count();
    story.happens(story.table.undo(mover, true, 0), 0);
    if (story.table.undo_asked())
        story.happens(story.table.answer_undo("u" + std::to_string((seat + 2) % 3), true, 0), 0);
    ASSERT_LT(story.table.match()->move_count(), before);
    const match::Circumstances told = story.told();
    ASSERT_EQ(told.changes.size(), 1U);
    EXPECT_LE(told.changes[0].move, story.table.match()->move_count());
    EXPECT_EQ(told.times.size(), static_cast<std::size_t>(story.table.match()->move_count()));
    expect_readable(story);
}

}  // namespace
}  // namespace wharf::server::circumstances
