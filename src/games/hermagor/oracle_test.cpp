// The bit operations of the rules against the clauses taken literally, over many games.
#include <algorithm>
#include <utility>
#include <vector>

#include "games/hermagor/board_names.h"
#include "games/hermagor/testing.h"

namespace wharf::hermagor {
namespace {

using namespace testing;

// Where a place lies, read off its name: h2c1 is a side on lane H2, v1r3 one on V1, h2v1 a crossing, r3c2 a stall.
struct Spot {
    char first;  // h, v or r
    int a;
    char second;  // c, r or v
    int b;
};

Spot spot_of(int place) {
    const std::string_view word = kPlaceWords[place];
    return {word[0], word[1] - '0', word[2], word[3] - '0'};
}

bool on_lane(const Spot& spot, char letter, int number) {
    if (spot.first == 'r') return false;
    return (spot.first == letter && spot.a == number) || (spot.second == 'v' && letter == 'v' && spot.b == number);
}

bool is_beside(const Spot& spot, int row, int column) {
    if (spot.first == 'h' && spot.second == 'c') return spot.b == column && (spot.a == row || spot.a + 1 == row);
    if (spot.first == 'v') return spot.b == row && (spot.a == column || spot.a + 1 == column);
    return false;
}

bool is_corner(const Spot& spot, int row, int column) {
    return spot.first == 'h' && spot.second == 'v' && (spot.a == row || spot.a + 1 == row) &&
           (spot.b == column || spot.b + 1 == column);
}

// H3.1 by walking along every lane.
int literal_income(std::uint64_t buyers) {
    constexpr int pay[] = {0, 1, 3, 6, 10};
    int sum = 0;
    for (const auto& [letter, lanes] : {std::pair{'h', 4}, std::pair{'v', 3}})
        for (int lane = 1; lane <= lanes; ++lane) {
            int own = 0;
            for (int place = 0; place < kPlaces; ++place)
                own += (buyers & place_bit(place)) != 0 && on_lane(spot_of(place), letter, lane);
            sum += pay[own];
        }
    return sum;
}

// H3.2 by walking around every stall.
Seat literal_winner(const Table& table, int row, int column) {
    int all[kMaxPlayers] = {};
    int beside[kMaxPlayers] = {};
    bool on_it[kMaxPlayers] = {};
    int most = 0;
    for (int colour = 0; colour < colours(table); ++colour) {
        for (int place = 0; place < kPlaces; ++place) {
            if ((table.buyers[colour] & place_bit(place)) == 0) continue;
            const Spot spot = spot_of(place);
            const bool here = spot.first == 'r' && spot.a == row && spot.b == column;
            on_it[colour] = on_it[colour] || here;
            beside[colour] += is_beside(spot, row, column);
            all[colour] += here || is_beside(spot, row, column) || is_corner(spot, row, column);
        }
        most = std::max(most, all[colour]);
    }
    if (most == 0) return kSpectator;
    std::vector<int> tied;
    for (int colour = 0; colour < colours(table); ++colour)
        if (all[colour] == most) tied.push_back(colour);
    if (tied.size() == 1) return static_cast<Seat>(tied[0]);
    for (int colour : tied)
        if (on_it[colour]) return static_cast<Seat>(colour);
    int most_beside = 0;
    for (int colour : tied) most_beside = std::max(most_beside, beside[colour]);
    Seat winner = kSpectator;
    for (int colour : tied) {
        if (beside[colour] != most_beside) continue;
        if (winner != kSpectator) return kSpectator;
        winner = static_cast<Seat>(colour);
    }
    return winner;
}

TEST(HermagorOracle, IncomeAndMajorities) {
    CLAUSES("H3.1 H3.2 H7.4");
    for (int players = 2; players <= 5; ++players)
        for (std::uint64_t n = 0; n < 300; ++n) {
            Rng rng = Rng::from(12, n);
            State state = at_market(players);
            Table& table = state.table;
            for (int buyer = 0; buyer < 4 * colours(table); ++buyer) {
                const int place = static_cast<int>(rng.below(kPlaces));
                if ((places_free(table) & place_bit(place)) != 0)
                    table.buyers[buyer % colours(table)] |= place_bit(place);
            }
            for (int colour = 0; colour < colours(table); ++colour)
                ASSERT_EQ(income(table.buyers[colour]), literal_income(table.buyers[colour]));
            for (int row = 1; row <= kStallRows; ++row)
                for (int column = 1; column <= kStallColumns; ++column)
                    ASSERT_EQ(winner_of(table, stall_at(row, column)), literal_winner(table, row, column));
        }
}

bool holds_good(const Side& side, int good) {
    for (int tile = 1; tile <= kProductTiles; ++tile)
        if (holds(side, tile) && ((goods_on(tile) >> good) & 1) != 0) return true;
    return false;
}

// H4.2–H4.5, H4.7, H4.8, H7.5 village by village.
void check_action_list(const State& state) {
    const Table& table = state.table;
    const Side& side = table.sides[table.active];
    int expected = 1;
    const auto expect = [&](Action action, bool legal_now) {
        ASSERT_EQ(offers(state, action), legal_now) << int{action.place};
        expected += legal_now;
    };
    ASSERT_TRUE(offers(state, make(Kind::pass)));
    for (int village = 1; village <= kVillages; ++village) {
        const int good = good_in(village);
        const int cost = cost_of_way(side.merchant, village);
        const int purse = side.money + table.prices[good];
        const bool free = (side.depots & village_bit(village)) == 0;
        const bool here = side.merchant == village;
        const bool sells = free && holds_good(side, good);
        expect(sale(village, Way::stays), sells && here);
        expect(sale(village, Way::travels), sells && !here && cost <= purse);
        expect(sale(village, Way::side_road), sells && !here && holds(side, kSideRoad) && cost / 2 <= purse);
        expect(make(Kind::move, village), free && !here && cost / 2 <= side.money);
        expect(make(Kind::common_depot, village, good), table.players == 2 && table.common_laid == 0 &&
                                                            side.common_depots > 0 && holds_good(side, good) &&
                                                            (table.sides[kCommon].depots & village_bit(village)) == 0);
    }
    ASSERT_EQ(legal(state).size(), expected);
}

TEST(HermagorOracle, ActionLists) {
    CLAUSES("H4.2 H4.3 H4.4 H4.5 H4.7 H4.8 H7.5");
    for (int players = 2; players <= 5; ++players)
        for (std::uint64_t n = 0; n < 40; ++n) {
            Rng rng = Rng::from(13, n);
            State state = Hermagor::initial(signature_config<Hermagor>(players, n));
            ActionList<Hermagor> list;
            for (SeatSet set = Hermagor::to_act(state); !set.empty(); set = Hermagor::to_act(state)) {
                if (state.table.pending == Pending::action) check_action_list(state);
                if (HasFatalFailure()) return;
                const auto step = choose_random<Hermagor>(state, set, list, rng);
                Hermagor::apply(state, step.seat, step.action);
            }
        }
}

// H5.1: what a sale completes, region by region.
TEST(HermagorOracle, CompletedRegions) {
    CLAUSES("H5.1");
    for (std::uint64_t n = 0; n < 2000; ++n) {
        Rng rng = Rng::from(14, n);
        Table table{};
        table.sides[1].depots = static_cast<std::uint32_t>(rng.next() | rng.next());
        const int village = 1 + static_cast<int>(rng.below(kVillages));
        table.sides[1].depots &= ~village_bit(village);
        const std::uint32_t before = table.sides[1].depots;
        lay_depot(table, 1, village);
        for (int region = 0; region < kRegions; ++region) {
            const std::uint32_t around = villages_of_region(region);
            const bool complete = (around & ~table.sides[1].depots) == 0 && (around & ~before) != 0;
            ASSERT_EQ((table.regions >> region) & 1U, complete ? 1U : 0U);
        }
    }
}

}  // namespace
}  // namespace wharf::hermagor
