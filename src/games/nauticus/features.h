// Nauticus as numbers for machines that learn: the index of actions and outcomes, and what a seat sees.
#pragma once

#include "games/nauticus/observation.h"

namespace wharf::nauticus {

struct NauticusFeatures {
    static constexpr int kVersion = 1;
    static constexpr int kRules = 1;

    // Actions: kind after kind. A ship is its place in the shipyard of the one who decides; of equal ships the first
    // stands for all. Whether a piece is laid from the stock or from the warehouse, the running action says.
    static constexpr int kMostMoneyWorkers = 255;  // state.h: own and blue ones
    static constexpr int kChoose = 0;
    static constexpr int kBonus = kChoose + kSpaces;
    static constexpr int kFreeTile = kBonus + kPieces;
    static constexpr int kStore = kFreeTile + kPieces;
    static constexpr int kLayNew = kStore + kPieces;
    static constexpr int kLay = kLayNew + 4;
    static constexpr int kDeliver = kLay + kPieces * kMaxShips;
    static constexpr int kMoney = kDeliver + kMaxShips;
    static constexpr int kCrowns = kMoney + kMostMoneyWorkers;
    static constexpr int kReward = kCrowns + kCrownLimit;
    static constexpr int kRewardGoods = kReward + kRewards - 1;
    static constexpr int kExtra = kRewardGoods + (1 << kGoods);
    static constexpr int kDone = kExtra + kTiles;
    static constexpr int kPass = kDone + 1;
    static constexpr int kEnd = kPass + 1;
    static constexpr int kActions = kEnd + 1;

    static constexpr int kStart = 0;
    static constexpr int kDeal = kStart + nauticus::kMaxPlayers;
    static constexpr int kChanceOutcomes = kDeal + kTiles;

    static constexpr int kObservation = nauticus::kObservation;

    GAME_FN static int index(const Table& table, Action action) {
        switch (action.kind) {
            case Kind::choose: return kChoose + action.value;
            case Kind::bonus: return kBonus + action.item;
            case Kind::free_tile: return kFreeTile + action.item;
            case Kind::buy:
            case Kind::transport:
                if (action.place == Place::warehouse) return kStore + action.item;
                if (action.ship.bits == 0) return kLayNew + action.item;
                return kLay + action.item * kMaxShips + slot_of(table, action.ship);
            case Kind::deliver: return kDeliver + slot_of(table, action.ship);
            case Kind::money: return kMoney + action.value - 1;
            case Kind::crowns: return kCrowns + action.value - 1;
            case Kind::reward:
                return action.item == index_of(Reward::goods) ? kRewardGoods + action.value : kReward + action.item;
            case Kind::extra: return kExtra + action.item - 1;
            case Kind::done: return kDone;
            case Kind::pass: return kPass;
            default: return kEnd;
        }
    }

    GAME_FN static Action action(const Table& table, int index) {
        const Ship* ships = table.boards[table.active].ships;
        if (index < kBonus) return make(Kind::choose, index_of(table.tile_on[index - kChoose]), index - kChoose);
        if (index < kFreeTile) return make(Kind::bonus, index - kBonus);
        if (index < kStore) return make(Kind::free_tile, index - kFreeTile);
        if (index < kLayNew) {
            const auto piece = static_cast<Piece>(index - kStore);
            return make_store(Kind::buy, piece, price_of_piece(table, piece));
        }
        if (index < kLay) return lay(table, static_cast<Piece>(index - kLayNew), Ship{});
        if (index < kDeliver)
            return lay(table, static_cast<Piece>((index - kLay) / kMaxShips), ships[(index - kLay) % kMaxShips]);
        if (index < kMoney) return make_deliver(ships[index - kDeliver]);
        if (index < kCrowns) return make(Kind::money, 0, index - kMoney + 1);
        if (index < kReward) return make(Kind::crowns, 0, index - kCrowns + 1);
        if (index < kRewardGoods) return make(Kind::reward, index - kReward);
        if (index < kExtra) return make(Kind::reward, index_of(Reward::goods), index - kRewardGoods);
        if (index < kDone) return make(Kind::extra, index - kExtra + 1);
        return make(index < kPass ? Kind::done : index < kEnd ? Kind::pass : Kind::end);
    }

    GAME_FN static int chance_index(const Table&, Action action) {
        return action.kind == Kind::start ? kStart + action.value : kDeal + action.item - 1;
    }

    GAME_FN static Action chance_action(const Table& table, int index) {
        if (index < kDeal) return make(Kind::start, 0, index - kStart);
        return make(Kind::deal, index - kDeal + 1, table.pending == Pending::deal ? next_space(table) : 0);
    }

    template <class Writer>
    GAME_FN static void describe(const View& view, Seat seat, Writer& writer) {
        describe_observation(view, seat, writer);
    }

    // Where each kind begins, for the documentation.
    template <class Visit>
    static void name_actions(Visit visit) {
        visit("choose", kChoose, "the space");
        visit("bonus", kBonus, "the piece");
        visit("free tile", kFreeTile, "the piece");
        visit("store", kStore, "the piece bought");
        visit("lay new", kLayNew, "a new ship with stern, middle, bow or one-ship");
        visit("lay", kLay, "the piece × the ship, by its place in the own yard (48)");
        visit("deliver", kDeliver, "the ship, by its place in the own yard");
        visit("money", kMoney, "1 to 255 workers");
        visit("crowns", kCrowns, "1 to 15 workers");
        visit("reward", kReward, "crown mast, crown sail, points, taler, workers");
        visit("reward goods", kRewardGoods, "fish, grain, coffee, salt as bits 0 to 3");
        visit("extra", kExtra, "the action tile");
        visit("done", kDone, "");
        visit("pass", kPass, "");
        visit("end", kEnd, "");
    }
    template <class Visit>
    static void name_outcomes(Visit visit) {
        visit("start", kStart, "the start player");
        visit("deal", kDeal, "the action tile for the next space");
    }

 private:
    GAME_FN static int slot_of(const Table& table, Ship ship) {
        const Board& board = table.boards[table.active];
        int slot = 0;
        while (slot + 1 < board.ship_count && board.ships[slot].bits != ship.bits) ++slot;
        return slot;
    }

    // Of a piece that the running action does not offer: 0.
    GAME_FN static int price_of_piece(const Table& table, Piece piece) {
        if (!is_blue(table.action)) return 0;
        const int position = index_of(piece) - index_of(offered(table.action, 0));
        return position >= 0 && position < kPositions ? price_of(table, position) : 0;
    }

    GAME_FN static Action lay(const Table& table, Piece piece, Ship ship) {
        if (!is_blue(table.action)) return make_lay(Kind::transport, piece, ship);
        return make_lay(Kind::buy, piece, ship, price_of_piece(table, piece));
    }
};

static_assert(FeaturesOf<NauticusFeatures, Nauticus>);

using NauticusFeatures2 = SameFeatures<NauticusFeatures>;

}  // namespace wharf::nauticus
