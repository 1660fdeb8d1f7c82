#include "server/table_state.h"

#include <gtest/gtest.h>

#include "core/testing/conformance.h"
#include "server/testing/tables.h"

namespace wharf::server {

namespace {

namespace json = boost::json;
using protocol::SeatKind;

// With a clock.
Setup timed(const std::string& game, int seats, protocol::Pace pace = protocol::Pace::live) {
    Setup setup = setup_for(game, seats, 600, 5);
    setup.pace = pace;
    return setup;
}

// A table whose log is kept beside it, as the store would.
struct Logged {
    explicit Logged(const std::string& game, int seats, std::uint64_t seed = 11,
                    protocol::Pace pace = protocol::Pace::live)
        : table(*catalog::find_game(game), timed(game, seats, pace)), chance(Rng::from(seed)) {
        for (int seat = 0; seat < seats; ++seat) keep(table.join("u" + std::to_string(seat), std::nullopt, now));
    }
    bool keep(const Done& done) {
        now += 1000;
        const auto* entry = std::get_if<TableEvent>(&done);
        if (entry != nullptr) log.emplace_back(now - 1000, to_document(*entry));
        return entry != nullptr;
    }
    std::string refusal(const Done& done) {
        const auto* error = std::get_if<protocol::Error>(&done);
        return error == nullptr ? "" : error->code;
    }

    TableState table;
    match::SeededChance chance;
    Time now = 1'000'000;
    std::vector<std::pair<Time, std::string>> log;
};

std::string scene(const TableState& table, Seat observer) {
    return text::json_text([&](text::JsonText& to) {
        if (table.match() != nullptr) table.write_scene(to, observer);
    });
}

// Everything an observer could be sent, but for the passing of time.
std::string everything(TableState& table, Seat observer, Time now) {
    std::string all = protocol::to_text(table.told(observer).copy()) + scene(table, observer);
    if (const auto clocks = table.clocks(observer, now)) all += protocol::to_text(*clocks);
    if (table.undo_asked()) all += " undo asked by " + std::to_string(*table.undo_asked());
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

void apply_to(TableState& table, const std::pair<Time, std::string>& logged) {
    const auto entry = read_event(logged.second);
    ASSERT_TRUE(std::holds_alternative<TableEvent>(entry)) << logged.second;
    ASSERT_TRUE(table.apply(std::get<TableEvent>(entry), logged.first)) << logged.second;
}

void expect_equal(TableState& one, TableState& other, Time now) {
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

TEST(TableState, IsTheFoldOfItsLog) {
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        Logged live(std::string(game->id()), 3);
        play_on(live);
        TableState folded(*game, timed(std::string(game->id()), 3));
        for (const auto& logged : live.log) apply_to(folded, logged);
        expect_equal(folded, live.table, live.now);
    }
}

// At every entry of a game: the snapshot's table is the folded one, and stays so with all entries that follow.
TEST(TableState, ASnapshotAndTheEntriesAfterItGiveTheSameTable) {
    for (const match::AnyGame* game : catalog::games()) {
        SCOPED_TRACE(std::string(game->id()));
        Logged live(std::string(game->id()), 3);
        play_on(live);
        const auto setup = timed(std::string(game->id()), 3);
        TableState folded(*game, setup);
        std::vector<std::unique_ptr<TableState>> restored;
        for (std::size_t i = 0; i < live.log.size(); ++i) {
            const Time at = live.log[i].first;
            apply_to(folded, live.log[i]);
            for (const auto& table : restored) apply_to(*table, live.log[i]);
            if (i % 37 == 3) restored.push_back(TableState::restore(*game, setup, folded.snapshot()));
            if (i % testing::kEveryNth != 0) continue;
            const auto fresh = TableState::restore(*game, setup, folded.snapshot());
            ASSERT_NE(fresh, nullptr) << i;
            expect_equal(*fresh, folded, at);
            EXPECT_EQ(fresh->snapshot(), folded.snapshot());
        }
        ASSERT_GT(restored.size(), 2U);
        for (const auto& table : restored) expect_equal(*table, folded, live.now);
    }
}

TEST(TableState, ASnapshotOfAnotherMakingIsNotTaken) {
    Logged live("gluck-auf", 3);
    play_on(live);
    const match::AnyGame& game = *catalog::find_game("gluck-auf");
    const auto setup = timed("gluck-auf", 3);
    const json::object good = json::parse(live.table.snapshot()).as_object();
    const auto is_taken = [&](std::string_view field, const json::value& value) {
        json::object other = good;
        other[field] = value;
        return TableState::restore(game, setup, json::serialize(other)) != nullptr;
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
    EXPECT_EQ(TableState::restore(game, setup, "{"), nullptr);
    EXPECT_EQ(TableState::restore(game, timed("gluck-auf", 2), live.table.snapshot()), nullptr);
}

TEST(TableState, TheStandingMovesFollowFromWhatWasTold) {
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
            for (const protocol::Told& told : live.table.told(observer).copy()) {
                if (told.kind == protocol::ToldKind::move) standing.push_back({told.seat->seat, *told.text});
                if (told.kind == protocol::ToldKind::undo)
                    standing.resize(standing.size() - static_cast<std::size_t>(*told.count));
            }
            ASSERT_EQ(standing, live.table.match()->seen(observer))
                << "observer " << int{observer} << ", step " << step;
        }
    }
}

// Clocks stand still while a game is paused, also for who leaves and comes back meanwhile, in a fold and a snapshot.
TEST(TableState, APauseCostsNobodyTime) {
    Logged live("nauticus", 3);
    EXPECT_EQ(live.refusal(live.table.pause("u0", live.now)), "not_started");
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const Seat mover = live.table.match()->to_act().first();
    live.now += 2000;
    for (const char* user : {"u0", "u1", "u2"}) {
        EXPECT_FALSE(live.table.is_paused());
        ASSERT_TRUE(live.keep(live.table.pause(user, live.now)));
    }
    ASSERT_TRUE(live.table.is_paused());
    const Time left = live.table.clocks(kSpectator, live.now)->at(mover).left;
    EXPECT_EQ(live.table.deadline(), live.table.pause_ends());
    EXPECT_EQ(live.table.clocks(kSpectator, live.now + 60'000)->at(mover).left, left);
    EXPECT_EQ(live.refusal(live.table.move(mover, "x", live.chance, live.now)), "paused");
    const std::string user = "u" + std::to_string(mover);
    live.now += 500'000;
    EXPECT_EQ(live.table.overdue(live.now), std::nullopt);
    ASSERT_TRUE(live.keep(live.table.leave(user, live.now)));
    EXPECT_TRUE(live.table.computers_to_act().empty());
    live.now += 500'000;
    ASSERT_TRUE(live.keep(live.table.come_back(user, live.now)));
    const auto setup = timed("nauticus", 3);
    const auto restored = TableState::restore(live.table.game(), setup, live.table.snapshot());
    ASSERT_NE(restored, nullptr);
    TableState folded(live.table.game(), setup);
    for (const auto& logged : live.log) apply_to(folded, logged);
    EXPECT_EQ(live.refusal(live.table.end_pause(live.now)), "in_time");
    live.now = live.table.pause_ends();
    const Time resumed = live.now;
    ASSERT_TRUE(live.keep(live.table.end_pause(live.now)));
    for (TableState* table : {restored.get(), &folded}) {
        apply_to(*table, live.log.back());
        expect_equal(*table, live.table, live.now);
    }
    EXPECT_EQ(live.table.clocks(kSpectator, resumed)->at(mover).left, left);
    EXPECT_TRUE(live.table.clocks(kSpectator, resumed)->at(mover).running);
}

// A round waits for all its tables: two who agree on a pause would stop everybody else.
TEST(TableState, ThereIsNoPauseInATournament) {
    auto setup = timed("nauticus", 2);
    setup.tournament = TournamentPlace{"cup", 1, 60, false};
    TableState table(*catalog::find_game("nauticus"), setup);
    match::SeededChance chance(Rng::from(1));
    const Time now = 1000;
    for (const char* user : {"u0", "u1"}) ASSERT_TRUE(std::holds_alternative<TableEvent>(table.join(user, {}, now)));
    ASSERT_TRUE(std::holds_alternative<TableEvent>(table.start("u0", chance, now)));
    const Done refused = table.pause("u0", now);
    ASSERT_TRUE(std::holds_alternative<protocol::Error>(refused));
    EXPECT_EQ(std::get<protocol::Error>(refused).code, "tournament_table");
}

// Tortuga: while all choose in secret, who has chosen is nobody's business: not in the scene, not in what is told, not
// in the clocks, not after an undo.
TEST(TableState, ASecretChoiceShowsNowhere) {
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

TEST(TableState, RefusalsHaveCodes) {
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

TEST(TableState, WhoRunsOutOfTimeIsReplacedAndMayComeBack) {
    Logged live("nauticus", 2);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const Seat late = live.table.match()->to_act().first();
    EXPECT_EQ(live.table.overdue(live.now), std::nullopt);
    live.now = live.table.deadline();
    EXPECT_EQ(live.table.overdue(live.now), late);
    ASSERT_TRUE(live.keep(live.table.time_out(late, live.now)));
    EXPECT_TRUE(live.table.computers_to_act().contains(late));
    EXPECT_EQ(live.table.deadline(), 0);
    // What he had was nothing; for his next turn he has the increment.
    const std::string user = "u" + std::to_string(late);
    EXPECT_EQ(live.refusal(live.table.come_back(user, live.now)), "out_of_time");
    while (live.table.computers_to_act().contains(late))
        ASSERT_TRUE(
            live.keep(live.table.move(late, live.table.match()->legal(late).front().text, live.chance, live.now)));
    ASSERT_TRUE(live.keep(live.table.come_back(user, live.now)));
    EXPECT_TRUE(live.table.computers_to_act().empty());
    EXPECT_EQ(live.table.clocks(late, live.now)->at(late).left, 5000);
}

// Both choose, and what they chose is revealed.
void play_a_round(Logged& live, int seats) {
    for (Seat seat = 0; seat < seats; ++seat)
        ASSERT_TRUE(
            live.keep(live.table.move(seat, live.table.match()->legal(seat).front().text, live.chance, live.now)));
}

// Whoever has given up, or is played for, has no say any more in what those do who play on.
TEST(TableState, WhoHasGoneNeitherEndsAPauseNorAnswersForOthers) {
    Logged live("tortuga", 3);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    play_a_round(live, 3);
    ASSERT_TRUE(live.keep(live.table.resign("u2", live.now)));
    ASSERT_TRUE(live.keep(live.table.pause("u0", live.now)));
    EXPECT_EQ(live.refusal(live.table.resume("u2", live.now)), "substituted");
    ASSERT_TRUE(live.keep(live.table.pause("u1", live.now)));
    ASSERT_TRUE(live.table.is_paused());
    EXPECT_EQ(live.refusal(live.table.resume("u2", live.now)), "substituted");
    ASSERT_TRUE(live.keep(live.table.resume("u1", live.now)));
    ASSERT_TRUE(live.keep(live.table.undo("u0", true, live.now)));
    EXPECT_EQ(live.refusal(live.table.answer_undo("u2", false, live.now)), "substituted");
    EXPECT_TRUE(live.table.undo_asked());
    ASSERT_TRUE(live.keep(live.table.answer_undo("u1", true, live.now)));
}

// Whoever goes is not waited for: what he alone had not agreed to happens, what he asked for is dropped.
TEST(TableState, WhatWasAskedIsDecidedWhenSomebodyGoes) {
    enum class How { leaves, resigns, runs_out };
    for (const How how : {How::leaves, How::resigns, How::runs_out}) {
        for (const bool asker_goes : {false, true}) {
            for (const bool pause : {false, true}) {
                SCOPED_TRACE(std::to_string(int(how)) + (asker_goes ? " asker" : " asked") +
                             (pause ? " pause" : " undo"));
                Logged live("nauticus", 3);
                ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
                // Seat by seat: who is waited for now goes, another one has moved.
                const auto waited = [&] {
                    for (Seat seat = 0; seat < 3; ++seat)
                        if (live.table.people_to_act().contains(seat)) return seat;
                    return kSpectator;
                };
                const auto name = [](Seat seat) { return "u" + std::to_string(seat); };
                for (int i = 0; i < 60; ++i) {
                    const Seat seat = waited();
                    ASSERT_NE(seat, kSpectator);
                    ASSERT_TRUE(live.keep(
                        live.table.move(seat, live.table.match()->legal(seat).front().text, live.chance, live.now)));
                    if (i > 20 && waited() != seat) break;
                }
                const Seat goes = waited();
                // One who cannot take back without asking.
                const Seat next = static_cast<Seat>((goes + 1) % 3);
                const Seat stays = live.table.match()->can_undo(next) ? static_cast<Seat>((goes + 2) % 3) : next;
                const Seat third = static_cast<Seat>(3 - goes - stays);
                const Seat asks = asker_goes ? goes : stays;
                const int moves = live.table.match()->move_count();
                if (pause) {
                    ASSERT_TRUE(live.keep(live.table.pause(name(asks), live.now)));
                    ASSERT_TRUE(live.keep(live.table.pause(name(third), live.now)));
                } else {
                    ASSERT_TRUE(live.keep(live.table.undo(name(asks), true, live.now)));
                    ASSERT_TRUE(live.table.undo_asked()) << "it must be asked for";
                    ASSERT_TRUE(live.keep(live.table.answer_undo(name(third), true, live.now)));
                }
                if (how == How::leaves) ASSERT_TRUE(live.keep(live.table.leave(name(goes), live.now)));
                if (how == How::resigns) ASSERT_TRUE(live.keep(live.table.resign(name(goes), live.now)));
                if (how == How::runs_out) {
                    live.now = live.table.deadline();
                    ASSERT_EQ(live.table.overdue(live.now), goes);
                    ASSERT_TRUE(live.keep(live.table.time_out(goes, live.now)));
                }
                EXPECT_FALSE(live.table.undo_asked());
                EXPECT_FALSE(live.table.pause_asked());
                EXPECT_EQ(live.table.is_paused(), pause && !asker_goes);
                EXPECT_EQ(live.table.match()->move_count() < moves, !pause && !asker_goes);
                // Whoever is there may ask anew.
                if (asker_goes && pause) EXPECT_TRUE(live.keep(live.table.pause(name(stays), live.now)));
                if (asker_goes && !pause) EXPECT_TRUE(live.keep(live.table.undo(name(stays), true, live.now)));
                TableState folded(live.table.game(), timed("nauticus", 3));
                for (const auto& logged : live.log) apply_to(folded, logged);
                expect_equal(folded, live.table, live.now);
                EXPECT_EQ(folded.is_paused(), live.table.is_paused());
                EXPECT_EQ(folded.snapshot(), live.table.snapshot());
            }
        }
    }
}

// A log of the time before that: its game stays what it was.
TEST(TableState, ALogInWhichSomebodyWentWhileSomethingWasAskedMeansWhatItMeant) {
    Logged live("tortuga", 3);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    play_a_round(live, 3);
    ASSERT_TRUE(live.keep(live.table.undo("u0", true, live.now)));
    ASSERT_TRUE(live.keep(live.table.answer_undo("u1", true, live.now)));
    ASSERT_TRUE(live.keep(live.table.pause("u1", live.now)));
    const int moves = live.table.match()->move_count();
    for (const char* entry : {R"({"kind":"left","seat":2})", R"({"kind":"left","seat":1})"})
        apply_to(live.table, {live.now, entry});
    EXPECT_EQ(live.table.undo_asked(), Seat{0});
    EXPECT_EQ(live.table.pause_asked(), Seat{1});
    EXPECT_FALSE(live.table.is_paused());
    EXPECT_EQ(live.table.match()->move_count(), moves);
    // Of those requests nobody is waited for: who is there asks anew.
    EXPECT_EQ(live.refusal(live.table.undo("u0", true, live.now)), "");
    EXPECT_LT(live.table.match()->move_count(), moves);
    EXPECT_EQ(live.refusal(live.table.pause("u0", live.now)), "");
    EXPECT_TRUE(live.table.is_paused());
}

// The same table twice. Once seat 0 chooses in secret in time; once its time runs out, and a computer player chooses
// the same for it. Until the choices are revealed nobody else can tell which, not by what is told, nor by clocks,
// seats, requests for an undo and their answers; and the replaced person himself knows at once.
TEST(TableState, WhetherTimeRanOutBeforeASecretChoiceShowsNowhere) {
    Logged chosen("tortuga", 3);
    Logged late("tortuga", 3);
    for (Logged* live : {&chosen, &late}) {
        ASSERT_TRUE(live->keep(live->table.start("u0", live->chance, live->now)));
        // Seat 0 has less time than the others from now on.
        for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
            if (seat == 0) live->now += 100'000;
            ASSERT_TRUE(live->keep(
                live->table.move(seat, live->table.match()->legal(seat).front().text, live->chance, live->now)));
        }
        ASSERT_EQ(live->table.match()->waiting_for(kSpectator).size(), 3);
        ASSERT_TRUE(live->keep(live->table.undo("u1", true, live->now)));
    }
    ASSERT_EQ(chosen.now, late.now);
    const auto others_see = [](Logged& live, Time now) {
        std::string all;
        for (const Seat observer : {Seat{1}, Seat{2}, kSpectator}) {
            all += everything(live.table, observer, now);
            for (Seat seat = 0; seat < 3; ++seat)
                all += live.table.is_seen_substituted(seat, observer) ? " away" : " here";
        }
        return all;
    };
    const auto expect_alike = [&](const char* when) {
        // Also at a node that has read the log, or a snapshot.
        TableState again(late.table.game(), late.table.setup());
        for (const auto& entry : late.log) apply_to(again, entry);
        const auto copy = TableState::restore(late.table.game(), late.table.setup(), late.table.snapshot());
        ASSERT_NE(copy, nullptr);
        expect_equal(again, late.table, late.now);
        expect_equal(*copy, late.table, late.now);
        for (const Time later : {0, 500, 60'000, 900'000})
            EXPECT_EQ(others_see(chosen, late.now + later), others_see(late, late.now + later)) << when;
    };
    const std::string choice = chosen.table.match()->legal(0).front().text;
    ASSERT_TRUE(chosen.keep(chosen.table.move(0, choice, chosen.chance, chosen.now)));
    expect_alike("he has chosen, or not yet");
    late.now = late.table.deadline() + 500;
    ASSERT_EQ(late.table.overdue(late.now), Seat{0});
    expect_alike("his time is up");
    ASSERT_TRUE(late.keep(late.table.time_out(0, late.now)));
    EXPECT_TRUE(late.table.is_seen_substituted(0, 0));
    EXPECT_FALSE(late.table.clocks(0, late.now)->at(0).running);
    EXPECT_NE(everything(late.table, 0, late.now).find("timed_out"), std::string::npos);
    EXPECT_TRUE(late.table.computers_to_act().contains(0));
    expect_alike("a computer player is asked");
    // He is asked for his consent all the same: that he is not would tell.
    chosen.now = late.now;
    for (Logged* live : {&chosen, &late}) ASSERT_TRUE(live->keep(live->table.answer_undo("u2", true, live->now)));
    expect_alike("the other one has agreed");
    ASSERT_TRUE(late.keep(late.table.move(0, choice, late.chance, late.now)));
    expect_alike("a computer player has chosen");
    chosen.now = late.now;
    for (Logged* live : {&chosen, &late})
        ASSERT_TRUE(
            live->keep(live->table.move(1, live->table.match()->legal(1).front().text, live->chance, live->now)));
    expect_alike("another one has chosen");
    EXPECT_EQ(everything(late.table, 2, late.now).find("timed_out"), std::string::npos);
    EXPECT_TRUE(late.table.seen_substituted().empty());
    ASSERT_TRUE(late.keep(late.table.move(2, late.table.match()->legal(2).front().text, late.chance, late.now)));
    // Revealed: everybody hears of it.
    for (const Seat observer : {Seat{1}, Seat{2}, kSpectator}) {
        EXPECT_NE(everything(late.table, observer, late.now).find("timed_out"), std::string::npos);
        EXPECT_TRUE(late.table.is_seen_substituted(0, observer));
        EXPECT_FALSE(late.table.clocks(observer, late.now)->at(0).running);
    }
}

// The choices that follow a reveal may be forced for all who had chosen before the last one: nobody is asked again, and
// a new turn has begun all the same.
TEST(Table, ARevealIsOneThoughNobodyIsAskedAgain) {
    int forced = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        Logged live("tortuga", 3, seed);
        ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
        live.now = live.table.deadline() + 500;
        ASSERT_TRUE(live.keep(live.table.time_out(0, live.now)));
        play_a_round(live, 3);
        const SeatSet acting = live.table.match()->to_act();
        forced += acting.contains(2) && !acting.contains(0) && !acting.contains(1);
        for (const Seat observer : {Seat{1}, Seat{2}, kSpectator})
            EXPECT_NE(everything(live.table, observer, live.now).find("timed_out"), std::string::npos) << seed;
    }
    EXPECT_GT(forced, 0);
}

// Who resigns when his time is up is seen resigning, as if he had chosen before; and nobody hears of the time later.
TEST(TableState, WhoResignsWhenHisTimeIsUpIsSeenResigning) {
    Logged live("tortuga", 3);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    live.now = live.table.deadline() + 500;
    ASSERT_TRUE(live.keep(live.table.time_out(0, live.now)));
    ASSERT_TRUE(live.keep(live.table.resign("u0", live.now)));
    EXPECT_TRUE(live.table.is_seen_substituted(0, 1));
    play_a_round(live, 3);
    EXPECT_EQ(everything(live.table, 1, live.now).find("timed_out"), std::string::npos);
    EXPECT_NE(everything(live.table, 1, live.now).find("resigned"), std::string::npos);
}

// What others choose in secret, and take back, leaves a request for an undo as it was.
TEST(TableState, ASecretChoiceLeavesARequestForAnUndoAlone) {
    Logged live("tortuga", 3);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const auto before = live.table.match()->moves();
    play_a_round(live, 3);
    ASSERT_TRUE(live.keep(live.table.undo("u0", true, live.now)));
    const auto others_see = [&] {
        std::string all = everything(live.table, kSpectator, 2'000'000);
        for (const Seat seat : {Seat{0}, Seat{2}}) all += everything(live.table, seat, 2'000'000);
        return all;
    };
    const std::string pending = others_see();
    EXPECT_NE(pending.find("undo asked by 0"), std::string::npos);
    const auto choose = [&](Seat seat) {
        return live.keep(live.table.move(seat, live.table.match()->legal(seat).front().text, live.chance, live.now));
    };
    ASSERT_TRUE(choose(1));
    EXPECT_EQ(others_see(), pending);
    ASSERT_TRUE(live.keep(live.table.undo("u1", false, live.now)));
    EXPECT_EQ(others_see(), pending);
    ASSERT_TRUE(choose(1));
    ASSERT_TRUE(choose(0));  // also what he chooses himself: it is the decision before that he wants back
    ASSERT_TRUE(live.keep(live.table.answer_undo("u1", true, live.now)));
    const auto copy = TableState::restore(live.table.game(), live.table.setup(), live.table.snapshot());
    ASSERT_NE(copy, nullptr);
    ASSERT_TRUE(live.keep(live.table.answer_undo("u2", true, live.now)));
    EXPECT_EQ(live.table.match()->moves(), before);
    EXPECT_FALSE(live.table.undo_asked());
    copy->answer_undo("u2", true, live.now - 1000);
    expect_equal(*copy, live.table, live.now);
    // What everybody sees ends it.
    play_a_round(live, 3);
    ASSERT_TRUE(live.keep(live.table.undo("u0", true, live.now)));
    play_a_round(live, 3);
    EXPECT_FALSE(live.table.undo_asked());
}

// Rated: against whomever, what was learnt stays learnt.
TEST(TableState, InARatedGameNobodyTakesBackWhatHeLearntFrom) {
    for (const bool rated : {false, true}) {
        auto setup = timed("tortuga", 2);
        setup.seats[1].kind = SeatKind::computer;
        setup.rated = rated;
        match::SeededChance chance(Rng::from(11));
        const auto table = started_table(setup, chance, 1000);
        table->move(0, table->match()->legal(0).front().text, chance, 2000);
        EXPECT_EQ(code_of(table->undo("u0", true, 2000)), "") << "nothing was learnt yet";
        table->move(0, table->match()->legal(0).front().text, chance, 3000);
        table->move(1, table->match()->legal(1).front().text, chance, 3000);
        EXPECT_EQ(code_of(table->undo("u0", false, 4000)), rated ? "undo_rated" : "undo_needs_consent");
        EXPECT_EQ(code_of(table->undo("u0", true, 4000)), rated ? "undo_rated" : "");
    }
}

// What is no progress ends some time, with a sentence; the game itself goes on.
TEST(TableState, ATableDoesNotGrowWithoutEnd) {
    Logged live("nauticus", 2);
    const auto fill = [&](const std::function<Done()>& act, std::int64_t most) {
        std::int64_t times = 0;
        while (times < 100'000 && live.keep(act())) ++times;
        EXPECT_LE(times, most);
        const Done refused = act();
        return std::holds_alternative<protocol::Error>(refused) ? std::get<protocol::Error>(refused).code : "";
    };
    // One person who comes and goes at an open table is refused, and no other.
    EXPECT_EQ(fill(
                  [&] {
                      live.table.leave("u1", live.now);
                      return live.table.join("u1", std::nullopt, live.now);
                  },
                  TableState::kMostOften),
              "too_often");
    ASSERT_TRUE(live.keep(live.table.join("u2", std::nullopt, live.now)));
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    EXPECT_EQ(fill(
                  [&] {
                      live.table.leave("u2", live.now);
                      return live.table.come_back("u2", live.now);
                  },
                  TableState::kMostOften),
              "too_often");
    const Seat mover = live.table.match()->to_act().first();
    const std::string move = live.table.match()->legal(mover).front().text;
    if (mover == 0) {
        EXPECT_EQ(fill(
                      [&] {
                          live.table.move(0, move, live.chance, live.now);
                          return live.table.undo("u0", false, live.now);
                      },
                      TableState::kMostOften),
                  "too_often");
    }
    const auto copy = TableState::restore(live.table.game(), live.table.setup(), live.table.snapshot());
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(code_of(copy->come_back("u2", live.now)), "too_often");
    EXPECT_LT(live.table.told(kSpectator).size(), 3 * static_cast<std::size_t>(TableState::kMostOften));
}

// All agree to go back, again and again.
TEST(TableState, WhatIsToldDoesNotGrowWithoutEnd) {
    Logged live("nauticus", 4);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    std::string refused;
    for (int round = 0; refused.empty() && round < 10'000; ++round) {
        // Once around the table, and back again.
        const Seat first = live.table.match()->to_act().first();
        std::array<bool, 4> has_moved{};
        while (std::count(has_moved.begin(), has_moved.end(), true) < 4) {
            const Seat seat = live.table.match()->to_act().first();
            has_moved[seat] = true;
            const auto legal = live.table.match()->legal(seat);
            ASSERT_TRUE(live.keep(live.table.move(seat, legal.front().text, live.chance, live.now)));
        }
        refused = code_of(live.table.undo("u" + std::to_string(first), true, live.now));
        for (int other = 0; other < 4; ++other) live.table.answer_undo("u" + std::to_string(other), true, live.now);
    }
    EXPECT_EQ(refused, "table_full");
    EXPECT_LT(live.table.told(kSpectator).size(), 2 * TableState::kMostTold);
    EXPECT_LT(protocol::to_text(live.table.told(kSpectator).copy()).size(), std::size_t{1} << 20U);
    EXPECT_LT(live.table.snapshot().size(), std::size_t{1} << 20U);
}

TEST(TableState, LeavingAndComingBackDoesNotRefillAClock) {
    Logged live("nauticus", 2);
    ASSERT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    const Seat mover = live.table.match()->to_act().first();
    const std::string user = "u" + std::to_string(mover);
    const Time begun = live.now - 1000;
    for (int i = 0; i < 50; ++i) {
        live.now += 9000;  // ten seconds at his clock, two away from it
        ASSERT_TRUE(live.keep(live.table.leave(user, live.now)));
        live.now += 1000;
        ASSERT_TRUE(live.keep(live.table.come_back(user, live.now)));
    }
    EXPECT_EQ(live.table.deadline() - begun, 600'000 + 50 * 2000);
    live.now += 200'000;
    EXPECT_EQ(live.table.overdue(live.now), mover);
}

// A decision that has ended somebody's turn, of which nobody has learnt anything.
struct Decision {
    Seat seat = kSpectator;
    std::string move{};
    Time thought = 0;  // in that turn
};
Decision end_a_turn(Logged& live) {
    EXPECT_TRUE(live.keep(live.table.start("u0", live.chance, live.now)));
    Time begun = live.now - 1000;
    for (Seat before = kSpectator;;) {
        const Seat seat = live.table.match()->to_act().first();
        if (seat != before) begun = live.now - 1000;
        before = seat;
        const std::string move = live.table.match()->legal(seat).front().text;
        EXPECT_TRUE(live.keep(live.table.move(seat, move, live.chance, live.now)));
        if (!live.table.seen_to_act().contains(seat) && live.table.match()->can_undo(seat))
            return {seat, move, live.now - 1000 - begun};
    }
}

// Taken back and made again: no increment comes of it, and turn by turn no new time.
TEST(TableState, TakingBackDoesNotRefillAClock) {
    for (const protocol::Pace pace : {protocol::Pace::live, protocol::Pace::turns}) {
        Logged live("nauticus", 2, 11, pace);
        const auto [mover, move, first] = end_a_turn(live);
        const Seat other = static_cast<Seat>(1 - mover);
        const Time others = live.table.clocks(kSpectator, live.now - 1000)->at(other).left;
        const std::string user = "u" + std::to_string(mover);
        Time thought = first;
        for (int i = 0; i < 20; ++i) {
            live.now += 3000;  // the other one thinks,
            ASSERT_TRUE(live.keep(live.table.undo(user, false, live.now)));
            EXPECT_EQ(live.table.deadline(), live.now - 1000 + 600'000 - thought);
            EXPECT_EQ(live.table.clocks(kSpectator, live.now)->at(other).left, others);
            live.now += 4000;  // and then he himself
            thought += 5000;
            ASSERT_TRUE(live.keep(live.table.move(mover, move, live.chance, live.now)));
        }
        EXPECT_TRUE(live.table.is_called_back(other)) << "he is not told each time";
        EXPECT_FALSE(live.table.is_called_back(mover));
        const bool is_live = pace == protocol::Pace::live;
        EXPECT_EQ(live.table.clocks(kSpectator, live.now)->at(mover).left, 600'000 + (is_live ? 5000 - thought : 0));
        // The same of the log, and of a snapshot.
        TableState folded(live.table.game(), live.table.setup());
        for (const auto& logged : live.log) apply_to(folded, logged);
        EXPECT_EQ(folded.snapshot(), live.table.snapshot());
        const auto restored = TableState::restore(live.table.game(), live.table.setup(), live.table.snapshot());
        ASSERT_NE(restored, nullptr);
        EXPECT_TRUE(restored->is_called_back(other));
        for (TableState* table : {&live.table, &folded, restored.get()})
            EXPECT_EQ(code_of(table->undo(user, false, live.now)), "");
        EXPECT_EQ(restored->deadline(), live.table.deadline());
        EXPECT_EQ(folded.deadline(), live.table.deadline());
    }
}

// Logs that are older than this rule are folded as they were: after an undo a new turn began.
TEST(TableState, AnUndoOfAnOlderLogBeginsANewTurn) {
    Logged live("nauticus", 2);
    const auto [mover, move, thought] = end_a_turn(live);
    TableEvent undone;
    undone.kind = TableEventKind::undone;
    undone.seat = mover;
    EXPECT_EQ(to_document(undone).find("keeps_time"), std::string::npos);
    ASSERT_TRUE(live.table.apply(undone, live.now));
    EXPECT_EQ(live.table.deadline(), live.now + 600'000 - thought + 5000);
}

}  // namespace

}  // namespace wharf::server
