// N0 Pieces and board, N1 set-up.
#include "core/testing/clauses.h"
#include "games/nauticus/testing.h"

namespace wharf::nauticus {
namespace {

TEST(NauticusPieces, Counts) {
    CLAUSES("N0.1");
    EXPECT_EQ(pieces_of(Piece::one_ship), 18);
    EXPECT_EQ(pieces_of(Piece::bow), 18);
    EXPECT_EQ(pieces_of(Piece::stern), 18);
    EXPECT_EQ(pieces_of(Piece::middle), 9);
    int hulls = 0;
    for (int i = 0; i < kPieces; ++i) {
        const auto piece = static_cast<Piece>(i);
        const bool crown = piece == Piece::crown_mast || piece == Piece::crown_sail;
        if (is_hull(piece)) hulls += pieces_of(piece);
        if (is_mast(piece) || is_sail(piece)) {
            EXPECT_EQ(pieces_of(piece), crown ? 12 : 15);
        }
        if (is_good(piece)) {
            EXPECT_EQ(pieces_of(piece), 12);
        }
        EXPECT_EQ(Scene().table().stock[i], pieces_of(piece));
    }
    EXPECT_EQ(hulls, kHullTiles);
}

TEST(NauticusPieces, AnEmptyStockSellsNothing) {
    CLAUSES("N0.1");
    Scene scene;
    scene.offer(Tile::masts, 1, 1);
    EXPECT_GE(scene.price(Piece::anchor_mast), 0);
    scene.table().stock[index_of(Piece::anchor_mast)] = 0;
    EXPECT_EQ(scene.price(Piece::anchor_mast), -1);
}

TEST(NauticusPieces, FourCrestsAndTheCrown) {
    CLAUSES("N0.2");
    EXPECT_EQ(index_of(Piece::crown_mast) - index_of(Piece::whale_mast), kCrests);
    EXPECT_EQ(index_of(Piece::crown_sail) - index_of(Piece::whale_sail), kCrests);
    // The crown fits every crest.
    for (int crest = 0; crest < kCrests; ++crest) {
        const auto mast = static_cast<Piece>(index_of(Piece::whale_mast) + crest);
        EXPECT_NE(accepted_pieces(ship_of({Piece::one_ship, mast})) & bit_of(Piece::crown_sail), 0U);
    }
}

TEST(NauticusBoard, EverySpaceHasEachPriceOnce) {
    CLAUSES("N0.3");
    for (int space = 0; space < kSpaces; ++space) {
        unsigned seen = 0;
        for (int position = 0; position < kPositions; ++position) seen |= 1U << price_at(space, position);
        EXPECT_EQ(seen, 0xFU) << space;
    }
    // The documented space.
    EXPECT_EQ(price_at(3, 0), 1);
    EXPECT_EQ(price_at(3, 1), 2);
    EXPECT_EQ(price_at(3, 2), 3);
    EXPECT_EQ(price_at(3, 3), 0);
    EXPECT_EQ(bonus_of(3).points, 2);
}

TEST(NauticusBoard, Bonuses) {
    CLAUSES("N0.3");
    EXPECT_EQ(bonus_of(0).workers, 3);
    EXPECT_EQ(bonus_of(1).choice, 0xFU << index_of(Piece::whale_mast));
    EXPECT_EQ(bonus_of(2).choice, 0xFU << index_of(Piece::whale_sail));
    EXPECT_EQ(bonus_of(4).workers, 2);
    EXPECT_EQ(bonus_of(5).workers, 1);
    EXPECT_EQ(bonus_of(5).choice, kGoodBits);
    EXPECT_EQ(bonus_of(6).workers, 1);
    EXPECT_EQ(bonus_of(6).points, 1);
    EXPECT_EQ(bonus_of(7).taler, 4);
}

TEST(NauticusBoard, TilesAndTheirPositions) {
    CLAUSES("N0.4");
    EXPECT_TRUE(is_blue(Tile::hulls) && is_blue(Tile::masts) && is_blue(Tile::sails) && is_blue(Tile::goods));
    EXPECT_FALSE(is_blue(Tile::transport) || is_blue(Tile::money) || is_blue(Tile::delivery) || is_blue(Tile::crowns));
    EXPECT_EQ(offered(Tile::hulls, 0), Piece::stern);
    EXPECT_EQ(offered(Tile::hulls, 1), Piece::middle);
    EXPECT_EQ(offered(Tile::hulls, 2), Piece::bow);
    EXPECT_EQ(offered(Tile::hulls, 3), Piece::one_ship);
    EXPECT_EQ(offered(Tile::masts, 0), Piece::whale_mast);
    EXPECT_EQ(offered(Tile::masts, 3), Piece::star_mast);
    EXPECT_EQ(offered(Tile::sails, 1), Piece::anchor_sail);
    EXPECT_EQ(offered(Tile::goods, 0), Piece::fish);
    EXPECT_EQ(offered(Tile::goods, 3), Piece::salt);
}

TEST(NauticusBoard, TheWheel) {
    CLAUSES("N0.5");
    const int workers[] = {0, 3, 1, 2, 2, 2, 1, 3};
    for (int sector = 0; sector < kSpaces; ++sector) {
        EXPECT_EQ(sector_workers(sector), workers[sector]);
        Scene scene;
        scene.offer(Tile::money, 6, sector);
        EXPECT_EQ(scene.table().blue, workers[sector]);
    }
}

TEST(NauticusWarehouse, TwelvePlacesAMastTakesTwo) {
    CLAUSES("N0.6");
    Scene scene;
    scene.give(Piece::whale_mast, 3).give(Piece::bow, 2).give(Piece::fish, 2).give(Piece::star_sail);
    EXPECT_EQ(free_places(scene.board()), 1);
    EXPECT_FALSE(fits(scene.board(), Piece::star_mast));
    EXPECT_TRUE(fits(scene.board(), Piece::star_sail));
    scene.give(Piece::salt);
    EXPECT_FALSE(fits(scene.board(), Piece::star_sail));
    take_from_warehouse(scene.board(), Piece::whale_mast);
    EXPECT_EQ(free_places(scene.board()), 2);
}

TEST(NauticusSetUp, WhatEverybodyGets) {
    CLAUSES("N1.1 N1.4");
    Scene scene(4);
    const Board& board = scene.board();
    EXPECT_EQ(board.workers, 4);
    EXPECT_EQ(board.taler, 15);
    EXPECT_EQ(board.points, 10);
    EXPECT_EQ(board.extra, 1);
    EXPECT_EQ(board.turned, 0);
    EXPECT_EQ(board.stored, 0);
    EXPECT_EQ(board.ship_count, 0);
    EXPECT_EQ(pass_penalty(0), 6);
    EXPECT_EQ(scene.table().anchor, 0);
}

TEST(NauticusSetUp, LaterSeatsGetMore) {
    CLAUSES("N1.2");
    const int taler[5][4] = {{}, {}, {15, 16, 0, 0}, {15, 16, 17, 0}, {15, 16, 16, 17}};
    const int workers[5][4] = {{}, {}, {4, 4, 0, 0}, {4, 4, 5, 0}, {4, 4, 5, 6}};
    for (int players = 2; players <= 4; ++players)
        for (int start = 0; start < players; ++start) {
            Config config;
            config.players = static_cast<std::uint8_t>(players);
            config.start = static_cast<std::uint8_t>(start);
            const State named = Nauticus::initial(config);
            for (int order = 0; order < players; ++order) {
                const Board& board = named.table.boards[(start + order) % players];
                EXPECT_EQ(board.taler, taler[players][order]);
                EXPECT_EQ(board.workers, workers[players][order]);
            }
            // A drawn start player leads to the same table.
            config.start = kDrawStart;
            State drawn = Nauticus::initial(config);
            EXPECT_TRUE(Nauticus::to_act(drawn).is_chance());
            Nauticus::apply(drawn, kChance, make(Kind::start, 0, start));
            EXPECT_TRUE(same_bytes(named, drawn));
        }
}

TEST(NauticusSetUp, Rounds) {
    CLAUSES("N1.3");
    for (int players = 2; players <= 4; ++players) {
        Rng rng = Rng::from(5, static_cast<std::uint64_t>(players));
        Config config;
        config.players = static_cast<std::uint8_t>(players);
        State state = Nauticus::initial(config);
        ActionList<Nauticus> list;
        int deals = 0;
        for (SeatSet set = Nauticus::to_act(state); !set.empty(); set = Nauticus::to_act(state)) {
            list.reset();
            const Seat seat = set.is_chance() ? kChance : set.first();
            Nauticus::legal_actions(state, seat, list);
            const Action action = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
            deals += action.kind == Kind::deal ? 1 : 0;
            Nauticus::apply(state, seat, action);
        }
        EXPECT_EQ(deals, (players == 2 ? 4 : 5) * kTiles);
    }
}

}  // namespace
}  // namespace wharf::nauticus
