// What the outlook foretells is what the rules then do.
#include "games/hermagor/outlook.h"

#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// Calls `visit(state)` before every decision of random games.
template <class Visit>
void for_decisions(Visit visit) {
    for (int players = 2; players <= kMaxPlayers; ++players)
        for (std::uint64_t n = 0; n < 12; ++n) {
            Rng rng = Rng::from(31, n);
            State state = Hermagor::initial(signature_config<Hermagor>(players, n));
            ActionList<Hermagor> list;
            for (SeatSet set = Hermagor::to_act(state); !set.empty(); set = Hermagor::to_act(state)) {
                if (!set.is_chance()) visit(state);
                const auto step = choose_random<Hermagor>(state, set, list, rng);
                Hermagor::apply(state, step.seat, step.action);
            }
        }
}

TEST(HermagorOutlook, TellsWhoWinsTheTilesAsTheMarketStands) {
    int won = 0;
    for_decisions([&](const State& state) {
        const Table& table = state.table;
        const MarketOutlook market(table);
        for (int stall = 0; stall < kStalls && market.is_open; ++stall) {
            const Seat winner = table.stalls[stall] == kNoTile ? kSpectator : winner_of(table, stall);
            for (Seat colour = 0; colour < colours(table); ++colour)
                ASSERT_EQ(market.wins(colour, stall), winner == colour);
            won += winner != kSpectator;
        }
    });
    EXPECT_GT(won, 1000);
}

TEST(HermagorOutlook, TellsWhatABuyerChanges) {
    int flips = 0;
    for_decisions([&](const State& state) {
        const Table& table = state.table;
        if (table.pending != Pending::buyer || flips > 20000) return;
        const MarketOutlook market(table);
        for (int stall = 0; stall < kStalls; ++stall)
            for (std::uint64_t left = places_around(stall) & places_free(table); left != 0; left &= left - 1) {
                const int place = lowest_bit(left);
                State after = state;
                after.table.buyers[table.active] |= place_bit(place);
                const int claim = market.claims[table.active][stall] + claim_by(place, stall);
                if (table.stalls[stall] == kNoTile) continue;
                ASSERT_EQ(claim > market.best_other(table.active, stall),
                          winner_of(after.table, stall) == table.active);
                flips += 1;
            }
    });
    EXPECT_GT(flips, 1000);
}

TEST(HermagorOutlook, TellsWhatASaleBrings) {
    int sales = 0;
    for_decisions([&](const State& state) {
        const Table& table = state.table;
        if (table.pending != Pending::action) return;
        const Side& side = table.sides[table.active];
        const DiscOutlook discs(table);
        const MapOutlook map(table, discs, side);
        for (const Action& action : legal(state)) {
            if (action.kind != Kind::sell || static_cast<Way>(action.value) == Way::side_road) continue;
            ASSERT_NE(villages_for(side, goods_held(side)) & village_bit(action.place), 0U);
            State after = state;
            Hermagor::apply(after, table.active, action);
            const Side& sold = after.table.sides[table.active];
            ASSERT_EQ(sold.money - side.money, map.gain[action.place - 1] - map.discs[action.place - 1]);
            int completed = 0;
            for (std::uint32_t left = regions_of_village(action.place); left != 0; left &= left - 1)
                completed += (villages_of_region(lowest_bit(left)) & ~sold.depots) == 0;
            ASSERT_EQ(completed, map.completes[action.place - 1]);
            sales += 1;
        }
    });
    EXPECT_GT(sales, 1000);
}

// H5.2, H6.2: the field paid at once, and the end value of a row that is new.
TEST(HermagorOutlook, TellsWhatADiscIsWorth) {
    State state = at_selling(3);
    Table& table = state.table;
    table.prices[index_of(Good::weapon)] = 8;
    const int corn_weapon_relic = kR05;
    EXPECT_EQ(DiscOutlook(table).worth(table, table.sides[0], corn_weapon_relic), 5 + 6);
    table.sides[0].discs = disc_on(Good::weapon, 0);
    EXPECT_EQ(DiscOutlook(table).worth(table, table.sides[0], corn_weapon_relic), 5)
        << "corn or relic: no end value yet";
    EXPECT_EQ(DiscOutlook(table).worth(table, table.sides[1], corn_weapon_relic), 3 + 6);
    EXPECT_EQ(DiscOutlook(table).worth(table, table.sides[1], kR01), 5) << "the first noble field";
    table.sides[1].nobility = 0b111111111;
    EXPECT_EQ(DiscOutlook(table).worth(table, table.sides[1], kR01), 0) << "no disc is left";
}

}  // namespace
}  // namespace wharf::hermagor
