// A batch plays what the rules say: every lane is followed by a single game, step by step, to its end and beyond.
#include <gtest/gtest.h>

#include "batch/batch.h"
#include "batch/lane.h"
#include "core/random_play.h"
#include "games/gluck_auf/features_2.h"
#include "games/gluck_auf/rules.h"
#include "games/hermagor/features_2.h"
#include "games/hermagor/rules.h"
#include "games/nauticus/features.h"
#include "games/nauticus/rules.h"
#include "games/tortuga/features.h"
#include "games/tortuga/rules.h"

namespace wharf::batch {
namespace {

// One game after the other, played by nothing but the contract.
template <Game G, FeaturesOf<G> F>
class Single {
 public:
    Single(const Config& config, std::uint64_t seed, std::uint64_t first, std::uint64_t lanes)
        : config_(config), seed_(seed), game_(first), lanes_(lanes) {
        begin();
    }

    Seat seat() const { return G::to_act(state_).first(); }

    std::vector<std::uint8_t> mask() const {
        std::vector<std::uint8_t> mask(F::kActions);
        for (const auto& action : legal(seat())) mask[static_cast<std::size_t>(F::index(table(), action))] = 1;
        return mask;
    }

    std::vector<float> observation() const {
        std::vector<float> row(F::kObservation);
        write_observation<F>(G::observe(state_, seat()), seat(), row.data());
        return row;
    }

    // The result, if the game is over; then the next has begun.
    std::optional<Outcome> step(int index) {
        for (const auto& action : legal(seat())) {
            if (F::index(table(), action) != index) continue;
            G::apply(state_, seat(), action);
            settle();
            if (!G::to_act(state_).empty()) return std::nullopt;
            const Outcome outcome = G::outcome(state_);
            game_ += lanes_;
            begin();
            return outcome;
        }
        ADD_FAILURE() << "no legal action " << index;
        return std::nullopt;
    }

 private:
    const auto& table() const { return state_.table; }

    ActionList<G> legal(Seat seat) const {
        ActionList<G> list;
        list.reset();
        G::legal_actions(state_, seat, list);
        return list;
    }

    void begin() {
        state_ = G::initial(config_);
        rng_ = Rng::from(seed_, game_);
        settle();
    }

    void settle() {
        while (G::to_act(state_).is_chance()) {
            const ActionList<G> list = legal(kChance);
            G::apply(state_, kChance, list[draw_outcome<G>(state_, list, rng_)]);
        }
    }

    Config config_;
    std::uint64_t seed_;
    std::uint64_t game_;
    std::uint64_t lanes_;
    Rng rng_;
    typename G::State state_;
};

template <Game G, FeaturesOf<G> F>
void follow(std::string_view game, int players) {
    constexpr int kFollowed = 6;
    constexpr std::uint64_t kSeed = 23;
    Config config;
    config.players = static_cast<std::uint8_t>(players);
    config.rules = F::kRules;
    for (int i = 0; i < G::kOptionCount; ++i) config.options[i] = G::option_values(i).values[0];
    const auto batch = make_batch(game, F::kVersion, config, kFollowed, 1, 1).batch;
    const Buffers& io = batch->buffers();
    batch->reset(kSeed, io);
    std::vector<Single<G, F>> singles;
    for (std::uint64_t lane = 0; lane < kFollowed; ++lane) singles.emplace_back(config, kSeed, lane, kFollowed);

    int games = 0;
    for (int step = 0; games < 2 * kFollowed; ++step) {
        ASSERT_LT(step, 20000);
        batch->draw_actions(io);
        for (int lane = 0; lane < kFollowed; ++lane) {
            const Single<G, F>& single = singles[static_cast<std::size_t>(lane)];
            ASSERT_EQ(io.seats[lane], single.seat());
            const auto mask = single.mask();
            ASSERT_TRUE(std::equal(mask.begin(), mask.end(), io.masks + lane * F::kActions));
            ASSERT_EQ(mask[static_cast<std::size_t>(io.actions[lane])], 1);
            const auto seen = single.observation();
            ASSERT_TRUE(std::equal(seen.begin(), seen.end(), io.observations + lane * F::kObservation));
        }
        const Report report = batch->step(io);
        ASSERT_EQ(report.refused, 0U);
        std::uint64_t finished = 0;
        for (int lane = 0; lane < kFollowed; ++lane) {
            const auto outcome = singles[static_cast<std::size_t>(lane)].step(io.actions[lane]);
            ASSERT_EQ(io.done[lane] != 0, outcome.has_value());
            for (int seat = 0; seat < players; ++seat) {
                ASSERT_EQ(io.scores[lane * players + seat], outcome ? outcome->score[seat] : 0);
                ASSERT_EQ(io.ranks[lane * players + seat], outcome ? outcome->rank[seat] : 0);
                ASSERT_EQ(io.rewards[lane * players + seat], outcome ? reward_of(*outcome, seat, players) : 0.0F);
            }
            finished += outcome.has_value() ? 1 : 0;
        }
        ASSERT_EQ(report.games, finished);
        games += static_cast<int>(finished);
    }
}

TEST(Lane, RewardsCountTheBeaten) {
    Outcome outcome{};
    const auto rewards = [&](std::initializer_list<std::uint8_t> ranks) {
        std::copy(ranks.begin(), ranks.end(), outcome.rank);
        std::vector<float> row;
        for (int seat = 0; seat < static_cast<int>(ranks.size()); ++seat)
            row.push_back(reward_of(outcome, seat, static_cast<int>(ranks.size())));
        return row;
    };
    EXPECT_EQ(rewards({2, 1}), (std::vector{-1.0F, 1.0F}));
    EXPECT_EQ(rewards({1, 1}), (std::vector{0.0F, 0.0F}));
    EXPECT_EQ(rewards({1, 2, 2, 4}), (std::vector{1.0F, 0.0F, 0.0F, -1.0F}));
    EXPECT_EQ(rewards({5, 1, 2, 3, 3}), (std::vector{-1.0F, 1.0F, 0.5F, -0.25F, -0.25F}));
}

TEST(Lane, TortugaIsPlayedByTheRules) {
    for (const int players : {2, 3, 4}) {
        follow<tortuga::Tortuga, tortuga::TortugaFeatures>("tortuga", players);
        follow<tortuga::Tortuga, tortuga::TortugaFeatures2>("tortuga", players);
    }
}

TEST(Lane, NauticusIsPlayedByTheRules) {
    for (const int players : {2, 3, 4}) {
        follow<nauticus::Nauticus, nauticus::NauticusFeatures>("nauticus", players);
        follow<nauticus::Nauticus, nauticus::NauticusFeatures2>("nauticus", players);
    }
}

TEST(Lane, GluckAufIsPlayedByTheRules) {
    for (const int players : {2, 3, 4}) {
        follow<gluck_auf::GluckAuf, gluck_auf::GluckAufFeatures>("gluck-auf", players);
        follow<gluck_auf::GluckAuf, gluck_auf::GluckAufFeatures2>("gluck-auf", players);
    }
}

TEST(Lane, HermagorIsPlayedByTheRules) {
    for (const int players : {2, 3, 4, 5}) {
        follow<hermagor::Hermagor, hermagor::HermagorFeatures>("hermagor", players);
        follow<hermagor::Hermagor, hermagor::HermagorFeatures2>("hermagor", players);
    }
}

}  // namespace
}  // namespace wharf::batch
