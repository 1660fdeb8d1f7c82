// What must hold after every move of random games: pieces are conserved, capacities suffice, everything happens.
#include <algorithm>
#include <set>

#include "core/testing/clauses.h"
#include "core/testing/conformance.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

int pieces_on(const Board& board, Piece piece) {
    int count = board.warehouse[index_of(piece)];
    for (int i = 0; i < board.ship_count; ++i) count += count_on(board.ships[i], piece);
    if (is_good(piece)) count += board.delivered[index_of(piece) - index_of(Piece::fish)];
    return count;
}

void check_board(const Board& board) {
    int places = 0;
    for (int i = 0; i < kPieces; ++i) places += board.warehouse[i] * places_of(static_cast<Piece>(i));
    ASSERT_EQ(board.stored, places);
    ASSERT_LE(places, kWarehousePlaces);
    ASSERT_EQ(board.crowns, pieces_on(board, Piece::crown_mast) + pieces_on(board, Piece::crown_sail));
    ASSERT_LE(board.turned, kPassTiles);
    ASSERT_GE(board.taler, 0);
    for (int i = 0; i < kMaxShips; ++i) {
        const Ship ship = board.ships[i];
        if (i >= board.ship_count) {
            ASSERT_EQ(ship.bits, 0U);
            continue;
        }
        if (i > 0) {
            ASSERT_LE(board.ships[i - 1].bits, ship.bits);
        }
        ASSERT_GE(ship.size(), 1);
        ASSERT_LE(ship.masts(), ship.size());
        ASSERT_LE(ship.sails(), ship.masts());
        ASSERT_LE(ship.cargo(), ship.size());
    }
}

TEST(NauticusProperties, PiecesAreConserved) {
    CLAUSES("N0.1 N0.6 N5.2 N6.3");
    testing::for_player_counts<Nauticus>([](int players) {
        testing::for_random_steps<Nauticus>(players, 60, [](const State& state, const auto&, const auto&) {
            for (int i = 0; i < kPieces; ++i) {
                const auto piece = static_cast<Piece>(i);
                int count = state.table.stock[i];
                for (const Board& board : state.table.boards) count += pieces_on(board, piece);
                ASSERT_EQ(count, pieces_of(piece)) << "piece " << i;
            }
            for (const Board& board : state.table.boards) check_board(board);
        });
    });
}

TEST(NauticusProperties, CapacitiesSuffice) {
    CLAUSES("N5.5");
    int longest = 0;
    int ships = 0;
    int workers = 0;
    testing::for_player_counts<Nauticus>([&](int players) {
        testing::for_random_steps<Nauticus>(players, 300, [&](const State& state, const auto& list, const auto&) {
            longest = std::max(longest, list.size());
            for (const Board& board : state.table.boards) {
                ships = std::max(ships, int{board.ship_count});
                workers = std::max(workers, int{board.workers});
            }
        });
    });
    RecordProperty("longest_list", longest);
    RecordProperty("most_ships", ships);
    RecordProperty("most_workers", workers);
    EXPECT_LE(longest, kMaxActions);
    EXPECT_LE(ships, kMaxShips);
}

// Every ship that can be built.
std::vector<Ship> all_ships() {
    std::set<std::uint32_t> known{0};
    std::vector<Ship> ships{Ship{}};
    for (std::size_t next = 0; next < ships.size(); ++next) {
        const std::uint32_t accepted = accepted_pieces(ships[next]);
        for (int i = 0; i < kPieces; ++i) {
            if (((accepted >> i) & 1U) == 0) continue;
            const Ship ship = with_piece(ships[next], static_cast<Piece>(i));
            if (known.insert(ship.bits).second) ships.push_back(ship);
        }
    }
    ships.erase(ships.begin());
    return ships;
}

TEST(NauticusProperties, EveryShipKeepsItsCounts) {
    CLAUSES("N5.1 N5.2 N5.3 N5.4");
    for (const Ship& ship : all_ships()) {
        ASSERT_GE(ship.size(), 1);
        ASSERT_LE(ship.size(), kMaxSize);
        ASSERT_LE(ship.masts(), ship.size());
        ASSERT_LE(ship.sails(), ship.masts());
        ASSERT_LE(ship.cargo(), ship.size());
        ASSERT_EQ(ship.crest() == 0, ship.masts() == ship.crown_masts() && ship.sails() == ship.crown_sails());
        ASSERT_EQ(ship.is_finished(), ship.is_complete() && ship.masts() == ship.size() && ship.sails() == ship.size());
    }
}

// The longest list that can be laid out: every place of the warehouse another kind, in the shipyard 48 different ships
// that take as many of them as any ship can.
TEST(NauticusProperties, AFullShipyardStaysWithinTheList) {
    CLAUSES("N5.5 N6.1");
    using enum Piece;
    Scene scene;
    for (Piece piece :
         {stern, middle, bow, one_ship, whale_sail, anchor_sail, wheel_sail, star_sail, fish, grain, coffee, salt})
        scene.give(piece);
    Board& board = scene.board();
    const std::uint32_t stored = present(board.warehouse);
    std::vector<Ship> ships = all_ships();
    std::sort(ships.begin(), ships.end(), [&](const Ship& a, const Ship& b) {
        const int more = count_bits(accepted_pieces(a) & stored) - count_bits(accepted_pieces(b) & stored);
        return more != 0 ? more > 0 : a.bits < b.bits;
    });
    std::size_t expected = 0;
    for (int i = 0; i < kMaxShips; ++i) {
        expected += static_cast<std::size_t>(count_bits(accepted_pieces(ships[static_cast<std::size_t>(i)]) & stored));
        change_ship(board, Ship{}, ships[static_cast<std::size_t>(i)]);
    }
    scene.offer(Tile::transport, 0, 1).without_extra();
    EXPECT_EQ(scene.legal().size(), expected + 1);  // and the pass
    EXPECT_LE(scene.legal().size(), static_cast<std::size_t>(kMaxActions));
    // A full shipyard, which no game reaches, takes no new ship.
    EXPECT_FALSE(scene.allows(make_lay(Kind::transport, one_ship, Ship{})));
    RecordProperty("longest_list", static_cast<int>(expected) + 1);
}

TEST(NauticusProperties, EverythingHappens) {
    CLAUSES("N4.4 N5.4 N6.1 N6.2 N6.3 N6.4 N7.1 N8.1");
    int seen[static_cast<int>(Kind::end) + 1] = {};
    testing::for_player_counts<Nauticus>([&](int players) {
        testing::for_random_steps<Nauticus>(players, 300, [&](const State&, const auto&, const auto& step) {
            seen[static_cast<int>(step.action.kind)] += 1;
        });
    });
    for (int kind = 0; kind <= static_cast<int>(Kind::end); ++kind) EXPECT_GT(seen[kind], 0) << "kind " << kind;
}

// A list is a function of the position, and every move of it can be applied.
TEST(NauticusProperties, EveryListedMoveApplies) {
    CLAUSES("N4.1 N4.5");
    testing::for_player_counts<Nauticus>([](int players) {
        testing::for_random_steps<Nauticus>(players, 10, [](const State& state, const auto& list, const auto& step) {
            for (const Action& action : list) {
                State next = state;
                Nauticus::apply(next, step.seat, action);
                for (const Board& board : next.table.boards) check_board(board);
                ASSERT_FALSE(same_bytes(next, state));
            }
        });
    });
}

}  // namespace
}  // namespace wharf::nauticus
