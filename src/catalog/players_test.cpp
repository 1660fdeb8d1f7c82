// Computer players keep to their view, and greed beats luck.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "catalog/catalog.h"
#include "core/signature.h"
#include "games/gluck_auf/evaluation.h"
#include "games/hermagor/evaluation.h"
#include "games/nauticus/evaluation.h"
#include "games/tortuga/evaluation.h"
#include "players/greedy.h"
#include "players/random.h"
#include "players/search.h"

namespace wharf::catalog {
namespace {

using tortuga::Tortuga;
using tortuga::TortugaEvaluation;

// A player gets what its seat sees; handing it a state does not compile.
template <class Position>
concept GreedyTakes =
    requires(const Position& position, Rng& rng) { players::choose_greedy<TortugaEvaluation>(position, 0, rng); };
template <class Position>
concept RandomTakes =
    requires(const Position& position, Rng& rng) { players::choose_randomly<Tortuga>(position, 0, rng); };
static_assert(GreedyTakes<Tortuga::View> && !GreedyTakes<Tortuga::State>);
template <class Position>
concept SearchTakes = requires(players::Search<TortugaEvaluation>& search, const Position& position, Rng& rng) {
    search.choose(position, 0, {100, 0}, rng);
};
static_assert(SearchTakes<Tortuga::View> && !SearchTakes<Tortuga::State>);
static_assert(RandomTakes<Tortuga::View> && !RandomTakes<Tortuga::State>);

// The same view and seed, the same move, whatever others hide.
TEST(Players, MovesDependOnTheViewAlone) {
    Rng walk = Rng::from(6);
    Rng worlds = Rng::from(7);
    players::Search<TortugaEvaluation> searches[2];  // each remembers its own game
    ActionList<Tortuga> list;
    int compared = 0;
    for (std::uint64_t n = 0; n < 3; ++n) {
        Tortuga::State state = Tortuga::initial({.players = 3, .start = kDrawStart, .options = {6}});
        for (SeatSet acting = Tortuga::to_act(state); !acting.empty() && compared < 60;
             acting = Tortuga::to_act(state)) {
            for (Seat seat = 0; seat < 3; ++seat) {
                if (acting.is_chance() || !acting.contains(seat)) continue;
                const Tortuga::State other = Tortuga::determinize(Tortuga::observe(state, seat), worlds);
                Rng here = Rng::from(n);
                Rng there = Rng::from(n);
                EXPECT_EQ(players::choose_greedy<TortugaEvaluation>(Tortuga::observe(state, seat), seat, here),
                          players::choose_greedy<TortugaEvaluation>(Tortuga::observe(other, seat), seat, there));
                EXPECT_EQ(searches[0].choose(Tortuga::observe(state, seat), seat, {60, 0}, here),
                          searches[1].choose(Tortuga::observe(other, seat), seat, {60, 0}, there));
                compared += 1;
            }
            const auto step = choose_random<Tortuga>(state, acting, list, walk);
            Tortuga::apply(state, step.seat, step.action);
        }
    }
    EXPECT_GE(compared, 60);
}

// A value of the cache is the value computed anew.
template <players::Evaluation E>
void expect_cached_values() {
    using G = typename E::Rules;
    players::EvaluationCache<E> kept;
    kept.make_room();
    Rng walk = Rng::from(8);
    ActionList<G> list;
    typename G::State state = G::initial(signature_config<G>(2, 0));
    for (SeatSet acting = G::to_act(state); !acting.empty(); acting = G::to_act(state)) {
        const Step<G> step = choose_random<G>(state, acting, list, walk);
        for (int again = 0; again < 2 && step.seat != kChance; ++again) {
            players::EvaluationCache<E> fresh;
            fresh.make_room();
            Rng here = Rng::from(1);
            Rng there = Rng::from(1);
            const float* const cached = kept.one_ply_values(state, step.seat, list, here);
            const float* const computed = fresh.one_ply_values(state, step.seat, list, there);
            for (int i = 0; i < list.size(); ++i) ASSERT_EQ(cached[i], computed[i]);
        }
        G::apply(state, step.seat, step.action);
    }
}

TEST(Players, CachedValuesAreTheSame) {
    expect_cached_values<TortugaEvaluation>();
    expect_cached_values<hermagor::HermagorEvaluation>();
    expect_cached_values<nauticus::NauticusEvaluation>();
}

// Every game: greedy and random players bring games to their end with legal moves only.
TEST(Players, PlayEveryGameToItsEnd) {
    for (const match::AnyGame* game : games()) {
        const auto greedy = make_player(*game, {players::Method::greedy, "greedy"}, 1);
        const auto random = make_player(*game, {players::Method::random, "random"}, 2);
        const auto search = make_player(*game, {players::Method::search, "search:30", 30}, 3);
        const auto match = game->create(game->default_config(3));
        match::SeededChance chance(Rng::from(3));
        for (match->settle(chance); !match->is_over(); match->settle(chance)) {
            const Seat seat = match->to_act().first();
            const auto refusal = match->play(seat, (seat == 0   ? greedy
                                                    : seat == 1 ? search
                                                                : random)
                                                       ->choose(*match, seat));
            ASSERT_FALSE(refusal.has_value()) << game->id() << ": " << refusal->message.key();
        }
    }
}

// A fixed number of iterations and a seed make the same game again.
TEST(Players, SearchRepeatsItself) {
    const match::AnyGame* game = find_game("hermagor");
    std::vector<match::Move> games[2];
    for (auto& moves : games) {
        const auto player = make_player(*game, {players::Method::search, "search:40", 40}, 9);
        const auto match = game->create(game->default_config(2));
        match::SeededChance chance(Rng::from(4));
        for (match->settle(chance); !match->is_over(); match->settle(chance))
            match->play(match->to_act().first(), player->choose(*match, match->to_act().first()));
        moves = match->moves();
    }
    EXPECT_EQ(games[0], games[1]);
}

// Whoever is tired of waiting ends a search, of any game, with or without a net, on several threads.
TEST(Players, SearchesStopAtOnce) {
    const std::atomic<bool> tired = true;
    for (const match::AnyGame* game : games()) {
        const auto match = game->create(game->default_config(2));
        match::SeededChance chance(Rng::from(3));
        match->settle(chance);
        const Seat seat = match->to_act().first();
        for (const char* text : {"search:10000000", "net:10000000", "search:3600s*2", "net:3600s"}) {
            const auto spec = std::get<players::Spec>(players::read_spec(text));
            const auto player = make_player(*game, spec, 1);
            ASSERT_NE(player, nullptr);
            EXPECT_TRUE(player->searches(*match));
            player->stop_when(tired);
            const std::vector<match::LegalMove> legal = match->legal(seat);
            const std::string chosen = player->choose(*match, seat);
            EXPECT_TRUE(std::ranges::any_of(legal, [&](const auto& move) { return move.text == chosen; })) << text;
            std::uint32_t visits = 0;
            for (const players::SearchedMove& move : player->searched()) visits += move.visits;
            EXPECT_GT(visits, 0U) << text;
            EXPECT_LT(visits, 1000U) << text;
        }
        for (const char* text : {"random", "greedy", "net", "net~0.5"}) {
            const auto spec = std::get<players::Spec>(players::read_spec(text));
            EXPECT_FALSE(make_player(*game, spec, 1)->searches(*match)) << text;
        }
    }
}

// While others decide a search with a net looks on, of any game: until it is stopped, or knows as much as it has room
// for. What it decides afterwards is a legal move; players without a tree to keep do not ponder.
TEST(Players, PonderUntilTheyAreStopped) {
    for (const match::AnyGame* game : games()) {
        const auto match = game->create(game->default_config(3));
        match::SeededChance chance(Rng::from(5));
        const auto player = make_player(*game, std::get<players::Spec>(players::read_spec("net:20")), 1);
        std::atomic<bool> stopped = false;
        player->stop_when(stopped);
        match->settle(chance);
        for (int decisions = 0; decisions < 12 && !match->is_over(); ++decisions) {
            const Seat seat = match->to_act().first();
            for (Seat other = 0; other < 3; ++other) EXPECT_TRUE(player->ponder(*match, other, false));
            match->play(seat, player->choose(*match, seat));
            match->settle(chance);
        }
        for (bool goes_on = false; game == games().front() && player->ponder(*match, 0, goes_on);) goes_on = true;
        if (game == games().front()) EXPECT_FALSE(player->ponder(*match, 0, true)) << "it is full";
        EXPECT_TRUE(player->ponder(*match, 0, false)) << "another position";
        stopped = true;
        EXPECT_FALSE(player->ponder(*match, 0, false));
        for (const char* text : {"random", "greedy", "net", "net~0.5", "search:20"}) {
            const auto spec = std::get<players::Spec>(players::read_spec(text));
            EXPECT_FALSE(make_player(*game, spec, 1)->ponder(*match, 0, false)) << text;
        }
    }
}

}  // namespace
}  // namespace wharf::catalog
