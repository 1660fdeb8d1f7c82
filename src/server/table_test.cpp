#include "server/table.h"

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "core/testing/conformance.h"

namespace wharf::server {

namespace {

namespace json = boost::json;
using protocol::SeatKind;

Setup setup_for(const std::string& game, int seats) {
    Setup setup;
    setup.game = game;
    setup.seats.resize(static_cast<std::size_t>(seats));
    setup.host = "u0";
    setup.clock.emplace();
    setup.clock->seconds.value = 600;
    setup.clock->increment.value = 5;
    return setup;
}

// A table whose log is kept beside it, as the store would.
struct Logged {
    explicit Logged(const std::string& game, int seats)
        : table(*catalog::find_game(game), setup_for(game, seats)), chance(Rng::from(11)) {
        for (int seat = 0; seat < seats; ++seat) keep(table.join("u" + std::to_string(seat), std::nullopt, now));
    }
    bool keep(const Done& done) {
        now += 1000;
        const auto* entry = std::get_if<Entry>(&done);
        if (entry != nullptr) log.emplace_back(now - 1000, to_document(*entry));
        return entry != nullptr;
    }
    std::string refusal(const Done& done) {
        const auto* error = std::get_if<protocol::Error>(&done);
        return error == nullptr ? "" : error->code;
    }

    Table table;
    match::SeededChance chance;
    Time now = 1'000'000;
    std::vector<std::pair<Time, std::string>> log;
};

std::string scene(const Table& table, Seat observer) {
    return text::json_text([&](text::JsonText& to) {
        if (table.match() != nullptr) table.write_scene(to, observer);
    });
}

// Everything an observer could be sent, but for the passing of time.
std::string everything(Table& table, Seat observer, Time now) {
    std::string all = protocol::to_text(table.told(observer)) + scene(table, observer);
    if (const auto clocks = table.clocks(observer, now)) all += protocol::to_text(*clocks);
    return all;
}

// A long and restless game of three: moves, moves taken back freely, by consent and in vain, a seat left and taken
// again.
void play_on(Logged& live) {
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    Rng pick = Rng::from(5);
    int undone = 0;
    for (int step = 0; step < 120 && live.table.status() == protocol::Status::playing; ++step) {
        for (Seat seat = 0; seat < 3; ++seat) {
            const auto legal = live.table.match()->legal(seat);
            if (legal.empty()) continue;
            const auto& move = legal[pick.below(static_cast<std::uint32_t>(legal.size()))].text;
            ASSERT_TRUE(live.keep(live.table.move(seat, move, live.chance, live.now))) << move;
            const std::string user = "u" + std::to_string(seat);
            if (pick.below(4) == 0) undone += live.keep(live.table.undo(user, false, live.now));
            if (pick.below(20) == 0 && live.keep(live.table.undo(user, true, live.now)))
                for (const char* other : {"u0", "u1", "u2"})
                    live.keep(live.table.answer_undo(other, pick.below(3) > 0, live.now));
        }
        if (step == 20) EXPECT_TRUE(live.keep(live.table.leave("u1", live.now)));
        if (step == 30) EXPECT_TRUE(live.keep(live.table.come_back("u1", live.now)));
    }
    EXPECT_GT(undone, 0);
}

void apply_to(Table& table, const std::pair<Time, std::string>& logged) {
    const auto entry = read_entry(logged.second);
    ASSERT_TRUE(std::holds_alternative<Entry>(entry)) << logged.second;
    ASSERT_TRUE(table.apply(std::get<Entry>(entry), logged.first)) << logged.second;
}

void expect_equal(Table& one, Table& other, Time now) {
    for (const Seat observer : {Seat{0}, Seat{1}, Seat{2}, kSpectator})
        EXPECT_EQ(everything(one, observer, now), everything(other, observer, now)) << int{observer};
    ASSERT_EQ(one.match() == nullptr, other.match() == nullptr);
    if (one.match() != nullptr) EXPECT_EQ(one.match()->moves(), other.match()->moves());
    EXPECT_EQ(one.deadline(), other.deadline());
    EXPECT_EQ(one.status(), other.status());
    EXPECT_EQ(one.generation(), other.generation());
    EXPECT_EQ(one.undo_asked(), other.undo_asked());
    EXPECT_EQ(protocol::to_text(one.seats()), protocol::to_text(other.seats()));
}

TEST(Table, IsTheFoldOfItsLog) {
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        Logged live(std::string(game->id()), 3);
        play_on(live);
        Table folded(*game, setup_for(std::string(game->id()), 3));
        for (const auto& logged : live.log) apply_to(folded, logged);
        expect_equal(folded, live.table, live.now);
    }
}

// At every entry of a game: the snapshot's table is the folded one, and stays so with all entries that follow.
TEST(Table, ASnapshotAndTheEntriesAfterItGiveTheSameTable) {
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        Logged live(std::string(game->id()), 3);
        play_on(live);
        const auto setup = setup_for(std::string(game->id()), 3);
        Table folded(*game, setup);
        std::vector<std::unique_ptr<Table>> restored;
        for (std::size_t i = 0; i < live.log.size(); ++i) {
            const Time at = live.log[i].first;
            apply_to(folded, live.log[i]);
            for (const auto& table : restored) apply_to(*table, live.log[i]);
            if (i % 37 == 3) restored.push_back(Table::restore(*game, setup, folded.snapshot()));
            if (i % testing::kEveryNth != 0) continue;
            const auto fresh = Table::restore(*game, setup, folded.snapshot());
            ASSERT_NE(fresh, nullptr) << i;
            expect_equal(*fresh, folded, at);
            EXPECT_EQ(fresh->snapshot(), folded.snapshot());
        }
        ASSERT_GT(restored.size(), 2U);
        for (const auto& table : restored) expect_equal(*table, folded, live.now);
    }
}

TEST(Table, ASnapshotOfAnotherMakingIsNotTaken) {
    Logged live("gluck-auf", 3);
    play_on(live);
    const match::AnyGame& game = *catalog::find_game("gluck-auf");
    const auto setup = setup_for("gluck-auf", 3);
    const json::object good = json::parse(live.table.snapshot()).as_object();
    const auto is_taken = [&](std::string_view field, const json::value& value) {
        json::object other = good;
        other[field] = value;
        return Table::restore(game, setup, json::serialize(other)) != nullptr;
    };
    EXPECT_TRUE(is_taken("rules", game.rules_version()));
    EXPECT_FALSE(is_taken("rules", game.rules_version() + 1));
    EXPECT_FALSE(is_taken("format", "wharf-table/0"));
    EXPECT_FALSE(is_taken("weather", "fine"));
    EXPECT_FALSE(is_taken("seats", json::array()));
    EXPECT_FALSE(is_taken("moves", "00"));
    EXPECT_FALSE(is_taken("moves", "xyz"));
    json::string other_seat = good.at("moves").as_string();
    other_seat.replace(0, 2, "03");
    EXPECT_FALSE(is_taken("moves", other_seat));
    EXPECT_FALSE(is_taken("batches", json::array{json::array{0, 1'000'000}}));
    EXPECT_FALSE(is_taken("undo_asked", 3));
    EXPECT_FALSE(is_taken("status", "open"));
    EXPECT_EQ(Table::restore(game, setup, "{"), nullptr);
    EXPECT_EQ(Table::restore(game, setup_for("gluck-auf", 2), live.table.snapshot()), nullptr);
}

TEST(Table, TheStandingMovesFollowFromWhatWasTold) {
    Logged live("nauticus", 2);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    Rng pick = Rng::from(3);
    for (int step = 0; step < 150 && live.table.status() == protocol::Status::playing; ++step) {
        const Seat seat = live.table.match()->to_act().first();
        const auto legal = live.table.match()->legal(seat);
        ASSERT_TRUE(live.keep(live.table.move(seat, legal[pick.below(static_cast<std::uint32_t>(legal.size()))].text,
                                              live.chance, live.now)));
        if (pick.below(3) == 0) live.keep(live.table.undo("u" + std::to_string(seat), false, live.now));
        for (const Seat observer : {Seat{0}, Seat{1}, kSpectator}) {
            std::vector<match::Move> standing;
            for (const protocol::Told& told : live.table.told(observer)) {
                if (told.kind == protocol::ToldKind::move) standing.push_back({told.seat->seat, *told.text});
                if (told.kind == protocol::ToldKind::undo)
                    standing.resize(standing.size() - static_cast<std::size_t>(*told.count));
            }
            ASSERT_EQ(standing, live.table.match()->seen(observer))
                << "observer " << int{observer} << ", step " << step;
        }
    }
}

// Tortuga: while all choose in secret, who has chosen is nobody's business: not in the scene, not in what is told, not
// in the clocks, not after an undo.
TEST(Table, ASecretChoiceShowsNowhere) {
    Logged live("tortuga", 3);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const auto others_see = [&] {
        return everything(live.table, 1, 2'000'000) + everything(live.table, kSpectator, 2'000'000);
    };
    const std::string before = others_see();
    const std::string move = live.table.match()->legal(0).front().text;
    ASSERT_TRUE(live.keep(live.table.move(0, move, live.chance, live.now)));
    EXPECT_EQ(others_see(), before);
    EXPECT_FALSE(live.table.clocks(0, live.now)->at(0).running);
    ASSERT_TRUE(live.keep(live.table.undo("u0", false, live.now)));
    EXPECT_EQ(others_see(), before);
    EXPECT_TRUE(live.table.clocks(0, live.now)->at(0).running);
    ASSERT_TRUE(live.keep(live.table.move(0, move, live.chance, live.now)));
    ASSERT_TRUE(live.keep(live.table.move(2, live.table.match()->legal(2).front().text, live.chance, live.now)));
    EXPECT_EQ(everything(live.table, 1, 2'000'000) + everything(live.table, kSpectator, 2'000'000), before);
    ASSERT_TRUE(live.keep(live.table.move(1, live.table.match()->legal(1).front().text, live.chance, live.now)));
    EXPECT_NE(others_see(), before);
    // All begin a new turn: time was charged up to each one's choice, and the increment was added.
    const auto clocks = live.table.clocks(kSpectator, live.now - 1000);
    for (const protocol::ClockInfo& clock : *clocks) EXPECT_TRUE(clock.running);
    EXPECT_GT(clocks->at(0).left, clocks->at(1).left);
}

TEST(Table, RefusalsHaveCodes) {
    Logged live("tortuga", 2);
    EXPECT_EQ(live.refusal(live.table.join("u0", std::nullopt, live.now)), "already_seated");
    EXPECT_EQ(live.refusal(live.table.join("u9", std::nullopt, live.now)), "seat_taken");
    EXPECT_EQ(live.refusal(live.table.start("u1", live.chance, live.now)), "not_host");
    EXPECT_EQ(live.refusal(live.table.move(0, "x", live.chance, live.now)), "not_started");
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    EXPECT_EQ(live.refusal(live.table.start("u0", live.chance, live.now)), "already_started");
    EXPECT_EQ(live.refusal(live.table.undo("u0", false, live.now)), "nothing_to_undo");
    EXPECT_EQ(live.refusal(live.table.time_out(0, live.now)), "in_time");
    EXPECT_EQ(live.refusal(live.table.resign("u7", live.now)), "not_seated");
    ASSERT_TRUE(live.keep(live.table.resign("u1", live.now)));
    EXPECT_EQ(live.table.status(), protocol::Status::over);
    EXPECT_EQ(live.table.result()->ranks, (std::vector<std::int64_t>{1, 2}));
    const json::value ended = json::parse(scene(live.table, 0));
    EXPECT_TRUE(ended.at("legal").as_array().empty());
    EXPECT_EQ(json::serialize(ended.at("result").at("ranks")), "[1,2]");
    EXPECT_EQ(live.refusal(live.table.move(0, "x", live.chance, live.now)), "game_over");
}

TEST(Table, WhoRunsOutOfTimeIsReplacedAndMayComeBack) {
    Logged live("nauticus", 2);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const Seat late = live.table.match()->to_act().first();
    EXPECT_EQ(live.table.overdue(live.now), std::nullopt);
    live.now = live.table.deadline();
    EXPECT_EQ(live.table.overdue(live.now), late);
    ASSERT_TRUE(live.keep(live.table.time_out(late, live.now)));
    EXPECT_TRUE(live.table.computers_to_act().contains(late));
    EXPECT_EQ(live.table.deadline(), 0);
    ASSERT_TRUE(live.keep(live.table.come_back("u" + std::to_string(late), live.now)));
    EXPECT_TRUE(live.table.computers_to_act().empty());
    EXPECT_EQ(live.table.deadline(), live.now - 1000 + 150'000);
}

}  // namespace

}  // namespace wharf::server
