// What holds in every position of a random game: pieces are conserved, places are kept, every kind of move occurs.
#include "core/testing/conformance.h"
#include "games/gluck_auf/testing.h"

namespace wharf::gluck_auf {
namespace testing {

namespace {

void expect_cubes(const State& state) {
    for (int c = 0; c < kColours; ++c) {
        int cubes = state.table.stock[c];
        for (const Player& player : state.table.seats) {
            cubes += player.cage[c] + player.store[c];
            for (const auto& level : player.carts) cubes += level[c];
        }
        for (int order = 0; order < kOrders; ++order) cubes += cubes_on_order(state.table, order, c);
        ASSERT_EQ(cubes, kCubesPerColour);
    }
}

void expect_tiles(const State& state) {
    int tiles[kTileTypes] = {};
    int unknown = 0;
    for (const Player& player : state.table.seats)
        for (int t = 0; t < kTileTypes; ++t) tiles[t] += player.tiles[t];
    for (std::uint8_t tile : state.table.tile_on)
        if (tile != kNoTile) tiles[tile] += 1;
    for (int t = 0; t < kTileTypes; ++t) {
        tiles[t] += state.unknown_tiles[t];
        unknown += state.unknown_tiles[t];
    }
    const Backs& backs = state.table.piles[0];
    for (int place = 0; place < backs.size; ++place) {
        if (backs.knower[place] == 0) unknown -= 1;
        if (backs.knower[place] != 0 && !is_kept_free(state.table, Pile::tiles, place))
            tiles[state.face[0][place]] += 1;
    }
    ASSERT_EQ(unknown, 0);
    if (state.table.in_hand > 0 && state.table.space == kFactoryDraw)
        for (int i = 0; i < state.table.in_hand; ++i) tiles[state.hand[i]] += 1;
    for (int count : tiles) ASSERT_EQ(count, kTilesPerType);
}

void add_order(OrderSet& seen, OrderSet orders) {
    ASSERT_EQ(seen & orders, 0U);
    seen |= orders;
}

void expect_orders(const State& state) {
    OrderSet seen = state.table.draft;
    OrderSet outstanding = 0;
    add_order(seen, state.unknown_orders);
    for (const Player& player : state.table.seats) {
        add_order(seen, player.outstanding);
        add_order(seen, player.delivered);
        outstanding |= player.outstanding;
    }
    for (std::uint8_t order : state.table.order_on)
        if (order != kNoOrder) add_order(seen, only(order));
    const Backs& backs = state.table.piles[1];
    int unknown = count_bits(state.unknown_orders);
    for (int place = 0; place < backs.size; ++place) {
        if (backs.knower[place] == 0)
            unknown -= 1;
        else if (!is_kept_free(state.table, Pile::orders, place))
            add_order(seen, only(state.face[1][place]));
    }
    ASSERT_EQ(unknown, 0);
    if (state.table.in_hand > 0 && state.table.space == kNewOrderDraw)
        for (int i = 0; i < state.table.in_hand; ++i) add_order(seen, only(state.hand[i]));
    ASSERT_EQ(seen, kAllOrders);
    for (int order = 0; order < kOrders; ++order) {
        if ((outstanding & only(order)) == 0) ASSERT_EQ(state.table.cubes_on[order] + state.table.filled[order], 0);
        for (int c = 0; c < kColours; ++c)
            ASSERT_LE(slots_of_colour(state.table.filled[order], c), slots_of_colour(slots_of(order), c));
    }
}

void expect_workers(const State& state) {
    const Table& table = state.table;
    for (Seat seat = 0; seat < table.players; ++seat) {
        const Player& player = table.seats[seat];
        int workers = player.workers + player.in_canteen + player.in_bank;
        for (const Crew& crew : table.crews) workers += crew.owner == seat ? crew.workers : 0;
        ASSERT_EQ(workers, workers_of(table.players));
    }
    ASSERT_EQ(table.crews[kBank].workers, 0);
    for (int space = 0; space < kSpaces; ++space)
        if (!is_open(space, table.players)) ASSERT_EQ(table.crews[space].workers, 0);
}

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

}  // namespace

void expect_conserved(const State& state) {
    expect_cubes(state);
    expect_tiles(state);
    expect_orders(state);
    expect_workers(state);
    expect_clean(state);
}

}  // namespace testing

namespace {

TEST(Properties, PiecesAreConserved) {
    CLAUSES("G0.2 G0.3 G0.4 G9.2");
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(
            players, 40, [](const State& state, const auto&, const auto&) { testing::expect_conserved(state); });
}

TEST(Properties, DeterminizedStatesAreWholeToo) {
    CLAUSES("G11.1");
    Rng rng = Rng::from(5);
    for (int players = 2; players <= 4; ++players)
        wharf::testing::for_random_steps<GluckAuf>(players, 8, [&](const State& state, const auto&, const auto&) {
            for (int k = 0; k <= players; ++k) {
                const Seat observer = k == players ? kSpectator : static_cast<Seat>(k);
                testing::expect_conserved(GluckAuf::determinize(GluckAuf::observe(state, observer), rng));
            }
        });
}

TEST(Properties, EveryKindOccursAndListsFit) {
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
TEST(Properties, TheLongestListHas369Moves) {
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
