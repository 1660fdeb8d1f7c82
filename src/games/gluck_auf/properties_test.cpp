// What holds in every position of a random game: pieces are conserved, places are kept, every kind of move occurs.
#include "core/testing/conformance.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf {
namespace {

// Unused places are zero: equal positions are equal bytes.
void expect_clean(const State& state) {
    for (int p = 0; p < kPiles; ++p)
        for (int place = 0; place < kPilePlaces; ++place) {
            const int knower = state.table.piles[p].knower[place];
            ASSERT_LE(knower, state.table.players);
            if (place >= state.table.piles[p].size) ASSERT_EQ(knower, 0);
            if (knower == 0 || is_kept_free(state.table, static_cast<Pile>(p), place))
                ASSERT_EQ(state.face[p][place], 0);
        }
    for (int i = state.table.in_hand; i < static_cast<int>(sizeof(state.hand)); ++i) ASSERT_EQ(state.hand[i], 0);
    for (int i = 1; i < state.table.in_hand; ++i) ASSERT_LE(state.hand[i - 1], state.hand[i]);
    for (const Crew& crew : state.table.crews)
        if (crew.workers == 0) ASSERT_EQ(crew.owner, 0);
    for (const Player& player : state.table.seats) {
        ASSERT_LE(sum(player.cage), kCagePlaces);
        ASSERT_LE(player.cage_at, kColours);
        ASSERT_GE(player.marks, 0);
        for (int level = 0; level < kColours; ++level) ASSERT_LE(sum(player.carts[level]), 19);
        int tiles = 0;
        for (std::uint8_t count : player.tiles) tiles += count;
        ASSERT_LE(tiles, 28);
        ASSERT_LE(count_bits(player.outstanding), 33);
    }
}

TEST(GluckAufProperties, PiecesAreConserved) {
    CLAUSES("G0.2 G0.3 G0.4 G9.2");
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(
            players, 40, [](const State& state, const auto&, const auto&) { testing::expect_conserved(state); });
}

TEST(GluckAufProperties, DeterminizedStatesAreWholeToo) {
    CLAUSES("G11.1");
    Rng rng = Rng::from(5);
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(players, 8, [&](const State& state, const auto&, const auto&) {
            for (int k = 0; k <= players; ++k) {
                const Seat observer = k == players ? kSpectator : static_cast<Seat>(k);
                const State other = GluckAuf::determinize(GluckAuf::observe(state, observer), rng);
                testing::expect_conserved(other);
                expect_clean(other);
            }
        });
}

TEST(GluckAufProperties, EveryKindOccursAndListsFit) {
    CLAUSES("G2.1 G4.1");
    bool seen[kKinds] = {};
    int longest = 0;
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(players, 150, [&](const State&, const auto& list, const auto&) {
            for (const Action& action : list) seen[static_cast<int>(action.kind)] = true;
            longest = list.size() > longest ? list.size() : longest;
        });
    for (int kind = 0; kind < kKinds; ++kind) EXPECT_TRUE(seen[kind]) << "kind " << kind;
    EXPECT_LE(longest, kMaxActions);
    RecordProperty("longest_list", longest);
}

// The longest list there can be: 33 orders, all YBGK among them, and all colours in cage and store.
TEST(GluckAufProperties, TheLongestListHas369Moves) {
    CLAUSES("G4.4 G4.6 G4.7");
    State state = testing::at_work(2);
    int orders = 0;
    for (int t = 0; t < kTransports; ++t) {
        testing::give_order(state, 0, static_cast<Transport>(t), testing::kAllFour);
        ++orders;
    }
    while (orders < 33) {
        testing::give_order(state, 0, lowest_bit(state.unknown_orders));
        ++orders;
    }
    testing::give_cubes(state, 0, testing::To::cage, {0, 1, 2, 3});
    testing::give_cubes(state, 0, testing::To::store, {0, 1, 2, 3});
    testing::act(state, testing::place_on(state, kMining10));
    EXPECT_EQ(testing::legal(state).size(), 369U);
}

}  // namespace
}  // namespace wharf::gluck_auf
