// What holds after every move of many games: pieces are conserved, capacities kept, every kind of move comes up.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// Random players are soon broke; these sell where they can and save their buyers, so that regions are completed.
Action choose_eagerly(const State& state, const Actions& list, Rng& rng) {
    Kind wanted = Kind::pass;
    if (state.table.pending == Pending::action) wanted = Kind::sell;
    if (state.table.pending == Pending::buyer && rng.below(3) != 0) wanted = Kind::no_buyer;
    if (state.table.pending == Pending::raise) wanted = Kind::raise;
    Actions chosen;
    chosen.reset();
    for (const Action& action : list)
        if (action.kind == wanted) chosen.push_back(action);
    const Actions& from = chosen.empty() || rng.below(8) == 0 ? list : chosen;
    return from[static_cast<int>(rng.below(static_cast<std::uint32_t>(from.size())))];
}

// Calls visit(state, list, action) before every step of eager games, all options in turn.
template <class Visit>
void for_eager_steps(int players, int games, Visit visit) {
    for (int n = 0; n < games; ++n) {
        Rng rng = Rng::from(77, static_cast<std::uint64_t>(n));
        State state = Hermagor::initial(signature_config<Hermagor>(players, static_cast<std::uint64_t>(n)));
        for (SeatSet set = Hermagor::to_act(state); !set.empty(); set = Hermagor::to_act(state)) {
            const Actions list = legal(state);
            const Action action = choose_eagerly(state, list, rng);
            visit(state, list, action);
            if (::testing::Test::HasFatalFailure()) return;
            Hermagor::apply(state, set.is_chance() ? kChance : set.first(), action);
        }
        visit(state, Actions{}, Action{});
    }
}

void check_tiles(const Table& table) {
    std::uint32_t seen = table.bag;
    int count = count_bits(table.bag);
    for (int stall = 0; stall < kStalls; ++stall) {
        if (table.stalls[stall] == kNoTile) continue;
        ASSERT_NE(places_open(table.players) & place_bit(place_of_stall(stall)), 0U);
        seen |= tile_bit(table.stalls[stall]);
        ++count;
    }
    for (const Side& side : table.sides) {
        seen |= side.tiles;
        count += count_bits(side.tiles);
        ASSERT_EQ(side.tiles & tiles({kPriceFluctuation, kGoodDealTile}), 0U);
    }
    ASSERT_EQ(seen, tiles_in_play(table.players));
    ASSERT_EQ(count, count_bits(seen));
}

void check_buyers(const Table& table) {
    std::uint64_t taken = 0;
    for (Seat colour = 0; colour < kMaxPlayers; ++colour) {
        ASSERT_EQ(taken & table.buyers[colour], 0U);
        taken |= table.buyers[colour];
        ASSERT_LE(count_bits(table.buyers[colour]), kBuyers);
    }
    ASSERT_EQ(taken & ~places_open(table.players), 0U);
}

void check_discs(const Table& table) {
    std::uint32_t discs = 0;
    std::uint32_t nobility = 0;
    for (const Side& side : table.sides) {
        ASSERT_EQ(discs & side.discs, 0U);
        ASSERT_EQ(nobility & side.nobility, 0U);
        discs |= side.discs;
        nobility |= side.nobility;
        ASSERT_LE(discs_laid(side), kDiscs);
    }
    ASSERT_EQ(nobility & (nobility + 1), 0U) << "from the left without gaps";
    ASSERT_LT(nobility, 1U << kNobilityFields);
    for (int good = 0; good < kGoods; ++good) {
        const std::uint32_t row = (discs >> (kBuildingFields * good)) & 0xFU;
        ASSERT_EQ(row & ~std::uint32_t{fields_open_at(table.prices[good])}, 0U);
        if (table.players == 2) {
            ASSERT_EQ(row & ~std::uint32_t{kTwoPlayerFields}, 0U);
        }
        ASSERT_GE(table.prices[good], kLowestPrice);
        ASSERT_LE(table.prices[good], kHighestPrice);
    }
}

void check_sides(const Table& table) {
    for (Seat colour = 0; colour < kMaxPlayers; ++colour) {
        const Side& side = table.sides[colour];
        ASSERT_GE(depots_in_supply(side), 0);
        ASSERT_GE(side.money, 0);
        ASSERT_LE(side.merchant, kVillages);
        if (colour < table.players) continue;
        ASSERT_EQ(side.money, 0);
        ASSERT_EQ(side.tiles, 0U);
        if (table.players != 2 || colour != kCommon) {
            ASSERT_TRUE(same_bytes(side, Side{}));
        }
    }
    if (table.players == 2) {
        const Side& common = table.sides[kCommon];
        ASSERT_LE(count_bits(common.depots) + table.sides[0].common_depots + table.sides[1].common_depots, kDepots);
    }
}

// Places that mean nothing now are zero, so that equal positions are equal bytes.
void check_unused(const Table& table) {
    const auto at = [&](std::initializer_list<Pending> pendings) {
        return std::find(pendings.begin(), pendings.end(), table.pending) != pendings.end();
    };
    const bool buying = at({Pending::buyer, Pending::common_buyer});
    const bool deciding_discs = at({Pending::disc, Pending::common_disc});
    if (!buying) {
        ASSERT_EQ(table.turn, 0);
    }
    if (!at({Pending::stall_tile, Pending::raise, Pending::fluctuation})) {
        ASSERT_EQ(table.stall, 0);
    }
    if (!at({Pending::show_money, Pending::tax_start})) {
        ASSERT_TRUE(table.shown.empty());
    }
    ASSERT_EQ(table.regions != 0, deciding_discs);
    if (!deciding_discs && !at({Pending::action, Pending::common_depot})) {
        ASSERT_EQ(table.acted, 0);
        ASSERT_EQ(table.common_laid, 0);
    }
    if (at({Pending::start_player, Pending::stall_tile, Pending::action_tile, Pending::over})) {
        ASSERT_EQ(table.actions, 0);
        for (const Side& side : table.sides) ASSERT_EQ(side.depots_in_hand, 0);
    }
}

TEST(HermagorProperties, PiecesAreConserved) {
    CLAUSES("H0.3 H0.4 H0.5 H0.6");
    for (int players = 2; players <= 5; ++players) {
        for_eager_steps(players, 100, [](const State& state, const Actions&, Action) {
            check_tiles(state.table);
            check_buyers(state.table);
            check_discs(state.table);
            check_sides(state.table);
            check_unused(state.table);
        });
    }
}

TEST(HermagorProperties, EveryKindOfMoveComesUpAndListsStaySmall) {
    int seen[kKinds] = {};
    for (int players = 2; players <= 5; ++players) {
        int largest = 0;
        for_eager_steps(players, 200, [&](const State&, const Actions& list, Action action) {
            if (list.empty()) return;
            largest = std::max(largest, list.size());
            seen[static_cast<int>(action.kind)] += 1;
        });
        RecordProperty("largest_list_" + std::to_string(players), largest);
        EXPECT_LE(largest, players == 2 ? kMaxActions : 97);
    }
    for (int kind = 0; kind < kKinds; ++kind) EXPECT_GT(seen[kind], 0) << "kind " << kind;
}

TEST(HermagorProperties, PricesNeverFall) {
    CLAUSES("H0.5");
    for (int players = 2; players <= 5; ++players)
        for_eager_steps(players, 30, [](const State& state, const Actions&, Action action) {
            if (Hermagor::to_act(state).empty()) return;
            State next = state;
            const SeatSet set = Hermagor::to_act(state);
            Hermagor::apply(next, set.is_chance() ? kChance : set.first(), action);
            for (int good = 0; good < kGoods; ++good) ASSERT_GE(next.table.prices[good], state.table.prices[good]);
        });
}

}  // namespace
}  // namespace wharf::hermagor
