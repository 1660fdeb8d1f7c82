// What a position of Nauticus promises: points, ships and goods on their way, crowns that count in every round, and the
// workers and taler to go on with.
#pragma once

#include "core/estimate.h"
#include "games/nauticus/outlook.h"

namespace wharf::nauticus {

// N6.4: workers that earn the limit with so many crowns.
struct EnoughWorkers {
    std::uint8_t of[kCrownLimit + 1];
};
constexpr EnoughWorkers enough_workers() {
    EnoughWorkers enough{};
    for (int crowns = 1; crowns <= kCrownLimit; ++crowns)
        enough.of[crowns] = static_cast<std::uint8_t>((kCrownLimit + crowns - 1) / crowns);
    return enough;
}
inline constexpr EnoughWorkers kEnoughWorkers = enough_workers();

// N9.2: a ship's worth for every hull tile, rounded.
struct WorthPerHull {
    std::int32_t of[kMaxSize + 1];
};
constexpr WorthPerHull worth_per_hull() {
    WorthPerHull worth{};
    for (int size = 1; size <= kMaxSize; ++size) worth.of[size] = (kPoint * worth_of_ship(size) + size / 2) / size;
    return worth;
}
inline constexpr WorthPerHull kWorthPerHull = worth_per_hull();

struct NauticusEvaluation {
    using Rules = Nauticus;

    static constexpr std::int32_t scale(int /*players*/) { return kWeights.scale; }
    static constexpr int kQuiescenceLimit = 10;  // the deal of a round
    static constexpr float exploration(int /*players*/) { return kWeights.exploration; }
    static constexpr int rollout_turns(int players) {
        return players == 2 ? kWeights.rollout_turns_of_two : kWeights.rollout_rounds * players;
    }
    static constexpr bool kChanceNodes = true;

    // Half-done turns are evaluated as they are: blue workers, rewards and the fifth tile to come have their worth.
    static bool is_quiet(const State&) { return true; }
    static bool quiesces_greedily(const State&) { return true; }
    static bool chance_matters(const State&) { return true; }

    static Estimate estimate(const State& state) {
        const Table& table = state.table;
        Estimate estimate;
        const Outlook common = look_ahead(table);
        for (Seat seat = 0; seat < table.players; ++seat) {
            const Board& board = table.boards[seat];
            estimate.centipoints[seat] = table.pending == Pending::over
                                             ? kPoint * score(board).total()
                                             : of_board(table, board, for_seat(table, seat, common));
        }
        return estimate;
    }

 private:
    // N6.4: what one crowns action earns beyond the own workers it uses.
    static std::int32_t crown_gain(int crowns, int blue, int own, std::int32_t worker) {
        if (crowns == 0) return 0;
        const int enough = kEnoughWorkers.of[at_most(crowns, kCrownLimit)];
        const int used = at_most(kPoint * crowns > worker ? blue + own : blue, enough);
        return kPoint * at_most(crowns * used, kCrownLimit) - (used > blue ? worker * (used - blue) : 0);
    }

    static constexpr std::int32_t between(std::int32_t low, std::int32_t high, int sixteenths) {
        return low + (high - low) * sixteenths / kSixteenths;
    }

    static std::int32_t crowns_to_come(const Board& board, const Outlook& outlook) {
        const int passes = outlook.crown_chance == kEighths ? 0 : kWeights.pass_before_crown * outlook.round_turns;
        const int turned = at_most(kSixteenths * board.turned + passes, kSixteenths * kPassTiles);
        const int crowns = board.crowns + turned / kSixteenths;
        const std::int32_t low = crown_gain(crowns, outlook.crown_blue, board.workers, outlook.worker);
        if (turned % kSixteenths == 0) return low;
        return between(low, crown_gain(crowns + 1, outlook.crown_blue, board.workers, outlook.worker),
                       turned % kSixteenths);
    }

    static std::int32_t of_board(const Table& table, const Board& board, const Outlook& outlook) {
        std::int32_t sum = kPoint * board.points;
        const int soon = at_most(outlook.turns, kWeights.soon);
        const int useful =
            at_most(board.workers, at_most(kWeights.workers_in_use, kWeights.workers_in_turn * outlook.turns));
        sum += outlook.worker * useful + (kWeights.scrap + kWeights.idle_worker * soon) * (board.workers - useful);
        sum += kWeights.scrap * board.taler +
               kWeights.taler * soon / kWeights.soon * at_most(board.taler, kWeights.taler_in_use);
        sum += kWeights.blue_worker * outlook.blue;
        // N2.5: the tiles turned now and those that the turns left will turn.
        const int passes = at_most(kSixteenths * board.turned + kWeights.pass_per_turn * outlook.round_turns,
                                   kSixteenths * kPassTiles - 1);
        const int turned = passes / kSixteenths;
        sum -= between(kPoint * pass_penalty(turned), kPoint * pass_penalty(turned + 1), passes % kSixteenths);
        // N6.4: this round's crowns with today's workers and the passes until then; those of later rounds with what is
        // owned.
        if (outlook.crown_chance > 0) sum += outlook.crown_chance * crowns_to_come(board, outlook) / kEighths;
        sum += outlook.rounds * at_most(kWeights.later_crown * board.crowns, kWeights.later_crowns_limit);
        if (board.extra != 0 && outlook.turns > 0) sum += kWeights.extra_action;
        if (outlook.acts) {
            sum += outlook.reward * table.rewards_due;
            if (table.pending == Pending::extra && table.action == Tile::crowns)
                sum += crown_gain(visible_crowns(board), 0, board.workers, outlook.worker);
        }
        return sum + of_ships(table, board, outlook);
    }

    static constexpr int kPiecesPerHull = 3;  // N5: with its mast and its sail
    static constexpr int kPartBits = 10;      // 1024ths of a ship's promise

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

        std::int32_t sum = 0, promise = 0, scrap = 0;
        int missing = 0, room = kWeights.room_to_come;
        int goods[kGoods];  // delivered or to be delivered, by kGoodsBits
        for (int kind = 0; kind < kGoods; ++kind) goods[kind] = board.delivered[kind] << kGoodsBits;
        Wanted wanted;
        for (int i = 0; i < board.ship_count; ++i) {
            const Ship ship = board.ships[i];
            const int size = ship.size();
            const int cargo = ship.cargo();
            int way = kWeights.way_on_unfinished;
            sum += kWeights.scrap * cargo;
            room += size - cargo;
            if (ship.is_finished()) {
                sum += kPoint * worth_of_ship(size);
                way = cargo == size ? kWeights.way_on_full : kWeights.way_on_finished;
            } else {
                // The best size it may reach: its share of that worth, times the chance to find what is missing.
                const int done = size + ship.masts() + ship.sails();
                const int ends = ship.is_complete() ? 0 : (ship.has_bow() ? 0 : 1) + (ship.has_stern() ? 0 : 1);
                const int most = ship.is_complete() ? size : at_most(kMaxSize, size + ends + middles);
                std::int32_t best = 0;
                int target = size + ends;
                for (int goal = target; goal <= most; ++goal) {
                    const std::int32_t part = (kWorthPerHull.of[goal] + outlook.reward) / kPiecesPerHull;
                    const std::int32_t chance =
                        hulls[goal - size] * masts[goal - ship.masts()] * sails[goal - ship.sails()] >>
                        (3 * kChanceBits - kPartBits);
                    const std::int32_t worth = part * done * chance >> kPartBits;
                    if (worth <= best) continue;
                    best = worth;
                    target = goal;
                }
                promise += best;
                scrap += kWeights.scrap * done;
                missing += kPiecesPerHull * target - done;
                wanted.hulls += target - size;
                wanted.rigging[0][ship.crest()] += target - ship.masts();
                wanted.rigging[1][ship.crest()] += target - ship.sails();
            }
            if (cargo == 0) continue;
            for (int kind = 0; kind < kGoods; ++kind) goods[kind] += ship.goods(kind) * way * delivered;
        }
        // What is begun beyond the workers to come stays unfinished.
        const int labour = kWeights.built_by_worker * board.workers + kWeights.built_in_turn * outlook.turns;
        if (kEighths * missing > labour) promise = promise * labour / (kEighths * missing);
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
        std::int32_t sum =
            kWeights.scrap * stored +
            ((kWeights.stored_piece * stored + kWeights.fitting_piece * fitting) * carried >> kChanceBits);
        const int crowd = board.stored > kWeights.warehouse_room ? board.stored - kWeights.warehouse_room : 0;
        sum -= kWeights.crowding * crowd * crowd;

        const std::uint8_t* const held = board.warehouse + index_of(Piece::fish);
        for (int kind = 0; kind < kGoods; ++kind) stored_goods += held[kind];
        sum += kWeights.scrap * stored_goods;
        std::int32_t shipped = delivered * carried >> kChanceBits;
        if (stored_goods > room) shipped = shipped * room / stored_goods;
        for (int kind = 0; kind < kGoods; ++kind) {
            goods[kind] += kWeights.way_in_warehouse * held[kind] * shipped;
            const int whole = goods[kind] >> kGoodsBits;
            const std::int32_t below = worth_of_goods(whole);
            const int part = goods[kind] & ((1 << kGoodsBits) - 1);
            sum += kPoint * below + ((kPoint * (worth_of_goods(whole + 1) - below) * part) >> kGoodsBits);
        }
        return sum;
    }
};

}  // namespace wharf::nauticus
