// The fold of a tournament: what is due, what counts once, who may come and go.
#include "server/tournament_state.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace wharf::server {

namespace {

using protocol::TournamentKind;
using protocol::TournamentStatus;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TournamentSetup cup(TournamentKind kind) {
    TournamentSetup setup;
    setup.kind = kind;
    setup.game = "tortuga";
    setup.rounds = 2;
    setup.minutes = 10;
    setup.pause = 5;
    setup.most = 4;
    return setup;
}

std::string code_of(const TournamentDone& done) {
    const auto* refused = std::get_if<protocol::Error>(&done);
    return refused == nullptr ? "" : refused->code;
}

// A tournament and its log.
struct Kept {
    TournamentSetup setup;
    TournamentState state{setup, "host", 0, 0};
    std::vector<std::pair<TournamentEvent, Time>> log{};
    int tables = 0;

    void keep(const TournamentDone& done, Time at) {
        ASSERT_EQ(code_of(done), "");
        const auto& entry = std::get<TournamentEvent>(done);
        ASSERT_TRUE(state.apply(entry, at));
        log.emplace_back(entry, at);
    }
    void join(std::initializer_list<const char*> users, Time at = 0) {
        for (const char* user : users) keep(state.join(user, false), at);
    }
    void pair(Time at) {
        auto entry =
            state.pair(at, [&] { return "t" + std::to_string(tables++); }, [] { return std::string(64, 'a'); });
        ASSERT_TRUE(entry);
        keep(*entry, at);
    }
    TableResult won_by(const std::string& table, std::int64_t seat) const {
        TableResult result;
        result.table = table;
        result.ranks = {seat == 0 ? 1 : 2, seat == 1 ? 1 : 2};
        result.scores = {seat == 0 ? 30 : 20, seat == 1 ? 30 : 20};
        return result;
    }
    std::vector<std::string> seats(std::size_t table) const {
        std::vector<std::string> users;
        for (const auto player : state.history().games[state.tables()[table].game].seats)
            users.push_back(player == tournaments::kComputer ? ""
                                                             : state.entrants()[static_cast<std::size_t>(player)].user);
        return users;
    }
};

}  // namespace

TEST(TournamentState, a_swiss_tournament_from_its_beginning_to_its_end) {
    Kept kept{cup(TournamentKind::swiss)};
    kept.join({"a", "b", "c"});
    EXPECT_EQ(code_of(kept.state.join("a", false)), "already_joined");
    EXPECT_EQ(code_of(kept.state.join("robot", true)), "bots_cannot");
    EXPECT_EQ(kept.state.due(1000), TournamentDue::nothing) << "its host starts it";
    kept.keep(kept.state.start({"c", "b", "a"}), 1000);
    EXPECT_EQ(kept.state.due(1000), TournamentDue::pair);
    kept.pair(1000);
    EXPECT_EQ(kept.state.due(9000), TournamentDue::nothing) << "a round is paired once";
    ASSERT_EQ(kept.state.tables().size(), 1U);
    kept.keep(kept.state.take_results({kept.won_by("t0", 0)}), 2000);
    EXPECT_EQ(code_of(kept.state.take_results({kept.won_by("t0", 1)})), "already_done") << "a result counts once";
    EXPECT_EQ(kept.state.due(6999), TournamentDue::nothing);
    EXPECT_EQ(kept.state.next_round(), 7000);
    EXPECT_EQ(kept.state.due(7000), TournamentDue::pair);
    kept.pair(7000);
    kept.keep(kept.state.take_results({kept.won_by("t1", 0)}), 8000);
    EXPECT_EQ(kept.state.due(8000), TournamentDue::end);
    kept.keep(TournamentEvent{TournamentEventKind::ended}, 8000);
    EXPECT_EQ(kept.state.due(99'000), TournamentDue::nothing);
    EXPECT_FALSE(kept.state.summary().winners.empty());
    // Folded anew, the same comes out.
    TournamentState again(kept.setup, "host", 0, 0);
    for (const auto& [entry, at] : kept.log) ASSERT_TRUE(again.apply(entry, at));
    EXPECT_EQ(again.standings(), kept.state.standings());
    EXPECT_EQ(protocol::to_text(again.summary()), protocol::to_text(kept.state.summary()));
}

TEST(TournamentState, who_leaves_gets_no_tables_until_he_is_back) {
    Kept kept{cup(TournamentKind::swiss)};
    kept.join({"a", "b", "c", "d"});
    EXPECT_EQ(code_of(kept.state.join("e", false)), "tournament_full");
    kept.keep(kept.state.start({"a", "b", "c", "d"}), 0);
    kept.pair(0);
    TableResult absent = kept.won_by("t0", 0);
    absent.left = {1};
    absent.away = {kept.seats(0)[1]};
    kept.keep(kept.state.take_results({absent, kept.won_by("t1", 0)}), 1000);
    EXPECT_TRUE(kept.state.entrants()[static_cast<std::size_t>(kept.state.find(absent.away[0]))].away);
    kept.keep(kept.state.leave(kept.seats(1)[0]), 1000);
    kept.pair(6000);
    EXPECT_EQ(kept.state.tables().size(), 3U);
    const std::vector<std::string> users = kept.seats(2);
    EXPECT_EQ(std::count(users.begin(), users.end(), absent.away[0]), 0);
    kept.keep(kept.state.join(absent.away[0], false), 6000);
    EXPECT_FALSE(kept.state.entrants()[static_cast<std::size_t>(kept.state.find(absent.away[0]))].away);
}

TEST(TournamentState, a_start_without_two_is_a_cancellation) {
    TournamentState state(cup(TournamentKind::swiss), "host", 0, 5000);
    EXPECT_EQ(state.due(4999), TournamentDue::nothing);
    EXPECT_EQ(state.due(5000), TournamentDue::cancel);
    EXPECT_EQ(code_of(state.start({})), "too_few_players");
}

TEST(TournamentState, who_comes_and_goes_before_the_start_does_so_a_few_times_only) {
    Kept kept{cup(TournamentKind::swiss)};
    for (int i = 0; i <= TournamentState::kMostOften; ++i) {
        kept.join({"a"});
        kept.keep(kept.state.leave("a"), 0);
    }
    EXPECT_EQ(code_of(kept.state.join("a", false)), "too_often");
    EXPECT_EQ(code_of(kept.state.join("b", false)), "");
}

TEST(TournamentState, one_that_its_host_has_forgotten_is_called_off) {
    Kept kept{cup(TournamentKind::swiss)};
    EXPECT_EQ(kept.state.due(TournamentState::kForgotten), TournamentDue::nothing);
    EXPECT_EQ(kept.state.due(TournamentState::kForgotten + 1), TournamentDue::cancel);
    kept.join({"a", "b"}, 5000);
    EXPECT_EQ(kept.state.due(TournamentState::kForgotten + 5000), TournamentDue::nothing);
    kept.keep(kept.state.leave("a"), 6000);
    EXPECT_EQ(kept.state.due(TournamentState::kForgotten + 6000), TournamentDue::nothing);
    EXPECT_EQ(kept.state.due(TournamentState::kForgotten + 6001), TournamentDue::cancel);
}

TEST(TournamentState, an_arena_gathers_and_ends_with_its_time) {
    Kept kept{cup(TournamentKind::arena)};
    kept.join({"a", "b", "c", "d"});
    kept.keep(kept.state.start({"a", "b", "c", "d"}), 0);
    kept.pair(0);
    ASSERT_EQ(kept.state.tables().size(), 2U);
    kept.keep(kept.state.take_results({kept.won_by("t0", 0)}), 1000);
    EXPECT_EQ(kept.state.due(1000), TournamentDue::nothing) << "others may come";
    EXPECT_EQ(kept.state.due(1000 + TournamentState::kGather), TournamentDue::pair);
    kept.keep(kept.state.take_results({kept.won_by("t1", 0)}), 2000);
    EXPECT_EQ(kept.state.due(2000), TournamentDue::pair) << "everybody waits";
    kept.pair(2000);
    EXPECT_EQ(kept.state.due(600'000), TournamentDue::nothing) << "games are played to their end";
    kept.keep(kept.state.take_results({kept.won_by("t2", 0), kept.won_by("t3", 1)}), 650'000);
    EXPECT_EQ(kept.state.due(650'000), TournamentDue::end);
}

TEST(TournamentState, a_knock_out_ends_with_the_final) {
    Kept kept{cup(TournamentKind::knock_out)};
    kept.join({"a", "b", "c"});
    kept.keep(kept.state.start({"a", "b", "c"}), 0);
    EXPECT_EQ(code_of(kept.state.join("late", false)), "too_late");
    kept.pair(0);
    EXPECT_EQ(kept.state.rounds()[0].byes, std::vector<tournaments::Player>{0});
    kept.keep(kept.state.take_results({kept.won_by("t0", 0)}), 100);
    EXPECT_EQ(kept.state.due(5100), TournamentDue::pair);
    kept.pair(5100);
    kept.keep(kept.state.take_results({kept.won_by("t1", 1)}), 6000);
    EXPECT_EQ(kept.state.due(6000), TournamentDue::end);
}

TEST(TournamentState, tables_with_the_same_luck_are_unsealed_when_all_are_over) {
    TournamentSetup setup = cup(TournamentKind::swiss);
    setup.duplicate = true;
    Kept kept{setup};
    kept.join({"a", "b", "c", "d"});
    kept.keep(kept.state.start({"a", "b", "c", "d"}), 0);
    kept.pair(0);
    EXPECT_EQ(kept.state.rounds()[0].secret, std::string(64, 'a'));
    kept.keep(kept.state.take_results({kept.won_by("t0", 0)}), 1000);
    EXPECT_FALSE(kept.state.sealed_round());
    for (const tournaments::Standing& standing : kept.state.standings()) EXPECT_EQ(standing.wins, 0) << "not yet told";
    kept.keep(kept.state.take_results({kept.won_by("t1", 0)}), 2000);
    EXPECT_EQ(kept.state.due(2000), TournamentDue::unseal);
    TournamentEvent unsealed{TournamentEventKind::unsealed};
    unsealed.round = 1;
    kept.keep(unsealed, 2000);
    EXPECT_FALSE(kept.state.sealed_round());
    EXPECT_EQ(kept.state.due(7000), TournamentDue::pair);
}

TEST(TournamentState, one_that_is_called_off_has_sealed_tables_until_the_last_is_over) {
    TournamentSetup setup = cup(TournamentKind::swiss);
    setup.duplicate = true;
    Kept kept{setup};
    kept.join({"a", "b", "c", "d"});
    EXPECT_FALSE(kept.state.has_sealed_tables());
    kept.keep(kept.state.start({"a", "b", "c", "d"}), 0);
    kept.pair(0);
    kept.keep(kept.state.take_results({kept.won_by("t0", 0)}), 1000);
    kept.keep(kept.state.cancel(), 1500);
    EXPECT_TRUE(kept.state.has_sealed_tables());
    EXPECT_EQ(kept.state.due(2000), TournamentDue::nothing);
    kept.keep(kept.state.take_results({kept.won_by("t1", 0)}), 2000);
    EXPECT_EQ(kept.state.due(2000), TournamentDue::unseal);
    TournamentEvent unsealed{TournamentEventKind::unsealed};
    unsealed.round = 1;
    kept.keep(unsealed, 2000);
    EXPECT_FALSE(kept.state.has_sealed_tables());
    EXPECT_EQ(kept.state.due(9000), TournamentDue::nothing);
}

TEST(TournamentState, entries_of_another_making_are_refused) {
    Kept kept{cup(TournamentKind::swiss)};
    kept.join({"a", "b"});
    TournamentEvent entry{TournamentEventKind::started};
    entry.order = {"a"};
    EXPECT_FALSE(kept.state.apply(entry, 0));
    entry.order = {"a", "stranger"};
    EXPECT_FALSE(kept.state.apply(entry, 0));
    kept.keep(kept.state.start({"a", "b"}), 0);
    TournamentEvent results{TournamentEventKind::results};
    results.results = {kept.won_by("nowhere", 0)};
    EXPECT_FALSE(kept.state.apply(results, 0));
    TournamentEvent unsealed{TournamentEventKind::unsealed};
    unsealed.round = 7;
    EXPECT_FALSE(kept.state.apply(unsealed, 0));
}

}  // namespace wharf::server
