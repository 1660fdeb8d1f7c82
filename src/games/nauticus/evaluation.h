// What a position of Nauticus promises: points, ships and goods on their way, crowns that count in every round, and the
// workers and taler to go on with. The weights were tuned by play of the greedy player against itself, all terms at
// once, with two to four players; a comment says what a term is for. Worths are hundredths of a point.
#pragma once

#include "core/estimate.h"
#include "games/nauticus/outlook.h"

namespace wharf::nauticus {

struct NauticusEvaluation {
    using Rules = Nauticus;

    static constexpr std::int32_t scale(int /*players*/) { return 1000; }
    static constexpr int kLeadOn = 10;  // the deal of a round
    static constexpr float curiosity(int /*players*/) { return 1; }
    // A half-done turn is hard to judge. With two, both turns of a phase are enough; with more, many can take what was
    // counted on, and three rounds of the table are followed.
    static constexpr int turns_followed(int players) { return players == 2 ? 2 : 3 * players; }
    static constexpr bool kLuckDivides = true;

    // Half-done turns are judged as they are: blue workers, rewards and the fifth tile to come have their worth.
    static bool is_calm(const State&) { return true; }
    static bool look_tells(const State&) { return true; }
    static bool luck_counts(const State&) { return true; }

    static Estimate estimate(const State& state) {
        const Table& table = state.table;
        Estimate estimate;
        const Outlook common = look_ahead(table);
        for (Seat seat = 0; seat < table.players; ++seat) {
            const Board& board = table.boards[seat];
            estimate.centipoints[seat] = table.pending == Pending::over
                                             ? 100 * score(board).total()
                                             : of_board(table, board, for_seat(table, seat, common));
        }
        return estimate;
    }

 private:
    // N6.4: what one crowns action earns beyond the own workers it uses.
    static std::int32_t crown_gain(int crowns, int blue, int own, std::int32_t worker) {
        if (crowns == 0) return 0;
        constexpr std::uint8_t enough[kCrownLimit + 1] = {0, 15, 8, 5, 4, 3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 1};
        const int used = at_most(100 * crowns > worker ? blue + own : blue, enough[at_most(crowns, kCrownLimit)]);
        return 100 * at_most(crowns * used, kCrownLimit) - (used > blue ? worker * (used - blue) : 0);
    }

    static constexpr std::int32_t between(std::int32_t low, std::int32_t high, int sixteenths) {
        return low + (high - low) * sixteenths / 16;
    }

    static std::int32_t crowns_to_come(const Board& board, const Outlook& outlook) {
        const int passes = outlook.crown_chance == 8 ? 0 : 2 * outlook.round_turns;
        const int turned = at_most(16 * board.turned + passes, 16 * kPassTiles);
        const int crowns = board.crowns + (turned >> 4);
        const std::int32_t low = crown_gain(crowns, outlook.crown_blue, board.workers, outlook.worker);
        if ((turned & 15) == 0) return low;
        return between(low, crown_gain(crowns + 1, outlook.crown_blue, board.workers, outlook.worker), turned & 15);
    }

    static std::int32_t of_board(const Table& table, const Board& board, const Outlook& outlook) {
        std::int32_t sum = 100 * board.points;
        // Workers: six are put to use in a round, more lie idle. Taler: thirteen are. Blue ones are lost if not used
        // now.
        const int soon = at_most(outlook.turns, 6);
        const int useful = at_most(board.workers, at_most(6, 3 * outlook.turns));
        sum += outlook.worker * useful + (kScrap + 2 * soon) * (board.workers - useful);
        sum += kScrap * board.taler + 8 * soon / 6 * at_most(board.taler, 13);
        sum += 17 * outlook.blue;
        // N2.5: the tiles turned now and those that the turns left will turn, for there are poor phases to come.
        const int passes = at_most(16 * board.turned + 3 * outlook.round_turns, 47);
        sum -= between(100 * pass_penalty(passes >> 4), 100 * pass_penalty((passes >> 4) + 1), passes & 15);
        // N6.4: this round's crowns with today's workers and the passes until then; those of later rounds with what is
        // owned, since it is seen again every round, up to the limit.
        if (outlook.crown_chance > 0) sum += outlook.crown_chance * crowns_to_come(board, outlook) / 8;
        sum += outlook.rounds * at_most(420 * board.crowns, 1195);
        // N8.1: the extra action earns most of a second crowns action, as late as you like.
        if (board.extra != 0 && outlook.turns > 0) sum += 1280;
        if (outlook.acts) {
            sum += outlook.reward * table.rewards_due;
            if (table.pending == Pending::extra && table.action == Tile::crowns)
                sum += crown_gain(visible_crowns(board), 0, board.workers, outlook.worker);
        }
        return sum + of_ships(table, board, outlook);
    }

    // Pieces that ships under construction wait for; masts and sails by crest, 0: any.
    struct Wanted {
        int hulls = 0;
        int rigging[2][kCrests + 1] = {};
    };

    static std::int32_t of_ships(const Table& table, const Board& board, const Outlook& outlook) {
        const int transports = outlook.offers[index_of(Tile::transport)];
        const std::uint32_t held = present(board.warehouse);
        const auto chances = [&](Tile tile, std::uint32_t kinds) -> const std::uint8_t(&)[kMaxSize + 1] {
            return kChances
                .of[at_most(outlook.offers[index_of(tile)] + ((held & kinds) != 0 ? transports : 0), kMostEighths - 1)];
        };
        const auto& hulls = chances(Tile::hulls, kHullBits);
        const auto& masts = chances(Tile::masts, kMastBits);
        const auto& sails = chances(Tile::sails, kSailBits);
        const std::int32_t delivered = chances(Tile::delivery, 0)[1];
        const int middles = table.stock[index_of(Piece::middle)] + board.warehouse[index_of(Piece::middle)];

        constexpr std::int32_t per_hull[kMaxSize + 1] = {0, 200, 400, 667, 875};  // N9.2
        std::int32_t sum = 0, promise = 0, scrap = 0;
        int missing = 0, room = 2;  // a few hull tiles will come
        int goods[kGoods];          // 1024ths of goods delivered or to be delivered
        for (int kind = 0; kind < kGoods; ++kind) goods[kind] = 1024 * board.delivered[kind];
        Wanted wanted;
        for (int i = 0; i < board.ship_count; ++i) {
            const Ship ship = board.ships[i];
            const int size = ship.size();
            const int cargo = ship.cargo();
            int stage = 4;  // sixteenths of its way
            sum += kScrap * cargo;
            room += size - cargo;
            if (ship.is_finished()) {
                sum += 100 * worth_of_ship(size);
                stage = cargo == size ? 10 : 9;
            } else {
                // The best size it may reach: its share of that worth, times the chance to find what is missing.
                const int done = size + ship.masts() + ship.sails();
                const int ends = ship.is_complete() ? 0 : (ship.has_bow() ? 0 : 1) + (ship.has_stern() ? 0 : 1);
                const int most = ship.is_complete() ? size : at_most(kMaxSize, size + ends + middles);
                std::int32_t best = 0;
                int target = size + ends;
                for (int goal = target; goal <= most; ++goal) {
                    const std::int32_t part = (per_hull[goal] + outlook.reward) / 3;
                    const std::int32_t chance =
                        hulls[goal - size] * masts[goal - ship.masts()] * sails[goal - ship.sails()] >> 6;
                    const std::int32_t worth = part * done * (chance >> 2) >> 10;
                    if (worth <= best) continue;
                    best = worth;
                    target = goal;
                }
                promise += best;
                scrap += kScrap * done;
                missing += 3 * target - done;
                wanted.hulls += target - size;
                wanted.rigging[0][ship.crest()] += target - ship.masts();
                wanted.rigging[1][ship.crest()] += target - ship.sails();
            }
            if (cargo == 0) continue;
            for (int kind = 0; kind < kGoods; ++kind) goods[kind] += ship.goods(kind) * stage * delivered;
        }
        // What is begun beyond the workers to come stays unfinished.
        const int labour = 8 * board.workers + 16 * outlook.turns;
        if (8 * missing > labour) promise = promise * labour / (8 * missing);
        sum += promise > scrap ? promise : scrap;
        return sum + of_warehouse(board, wanted, kChances.of[at_most(transports, kMostEighths - 1)][1], delivered, room,
                                  goods);
    }

    // Stored pieces are worth more if a ship waits for them; a full warehouse is in the way. N9.1: goods of one kind
    // are worth the more, the more of them arrive.
    static std::int32_t of_warehouse(const Board& board, Wanted& wanted, std::int32_t carried, std::int32_t delivered,
                                     int room, int (&goods)[kGoods]) {
        int stored = 0, stored_goods = 0;
        for (int i = 0; i <= index_of(Piece::one_ship); ++i) stored += board.warehouse[i];
        int fitting = at_most(stored, wanted.hulls);
        for (int row = 0; row < 2; ++row) {
            const std::uint8_t* const have =
                board.warehouse + index_of(row == 0 ? Piece::whale_mast : Piece::whale_sail);
            int(&wants)[kCrests + 1] = wanted.rigging[row];
            for (int crest = 0; crest < kCrests; ++crest) {
                if (have[crest] == 0) continue;
                const int used = at_most(have[crest], wants[crest + 1] + wants[0]);
                const int open = used - wants[crest + 1];
                if (open > 0) wants[0] -= open;
                stored += have[crest];
                fitting += used;
            }
            stored += have[kCrests];
            fitting += at_most(have[kCrests], wants[0] + wants[1] + wants[2] + wants[3] + wants[4]);
        }
        std::int32_t sum = kScrap * stored + ((25 * stored + 31 * fitting) * carried >> 6);
        const int crowd = board.stored > 8 ? board.stored - 8 : 0;
        sum -= 20 * crowd * crowd;

        const std::uint8_t* const held = board.warehouse + index_of(Piece::fish);
        for (int kind = 0; kind < kGoods; ++kind) stored_goods += held[kind];
        sum += kScrap * stored_goods;
        std::int32_t shipped = delivered * carried >> 6;
        if (stored_goods > room) shipped = shipped * room / stored_goods;
        for (int kind = 0; kind < kGoods; ++kind) {
            goods[kind] += 3 * held[kind] * shipped;
            const int whole = goods[kind] >> 10;
            const std::int32_t below = worth_of_goods(whole);
            sum += 100 * below + ((100 * (worth_of_goods(whole + 1) - below) * (goods[kind] & 1023)) >> 10);
        }
        return sum;
    }
};

}  // namespace wharf::nauticus
