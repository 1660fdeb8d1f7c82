// A few words beside a listed move: what it costs and what it brings.
#include "games/nauticus/text.h"
#include "games/nauticus/words.h"

namespace wharf::nauticus {

namespace {

// N4.1: who works.
std::string work(const Table& table, int count) {
    const int blue = std::min(count, int{table.blue});
    const int own = count - blue;
    if (own == 0) return amount(blue, "blue worker", "blue workers");
    const std::string text = amount(own, "own worker", "own workers");
    return blue == 0 ? text : std::to_string(blue) + " blue + " + text;
}

std::string choose_hint(const Table& table, Action action) {
    const auto tile = static_cast<Tile>(action.item);
    const int blue = blue_workers(table, action.value);
    std::string text = "bonus " + bonus_words(action.value) + "; " +
                       (blue == 0 ? "no blue workers" : amount(blue, "blue worker", "blue workers"));
    if (!is_blue(tile)) return text;
    text += "; ";
    for (int position = 0; position < kPositions; ++position)
        text += (position > 0 ? ", " : "") + word(offered(tile, position)) + " " +
                std::to_string(price_at(action.value, position));
    return text;
}

std::string lay_hint(Action action) {
    const Ship now = with_piece(action.ship, static_cast<Piece>(action.item));
    if (is_sail(static_cast<Piece>(action.item)) && now.is_finished())
        return "; finishes the ship: " + amount(now.size(), "reward", "rewards");
    return {};
}

std::string buy_hint(const Table& table, Action action) {
    std::string text = taler(action.value) + ", " + work(table, 1);
    if (action.place == Place::shipyard) text += lay_hint(action);
    const unsigned position = static_cast<unsigned>(action.item - index_of(offered(table.action, 0)));
    if (table.bought != 0xF && (table.bought | (1U << position)) == 0xF)
        text += "; then a fifth tile is free, if there is room";
    return text;
}

std::string deliver_hint(const Table& table, const Board& board, Ship ship) {
    int worth = 0;
    for (int kind = 0; kind < kGoods; ++kind)
        worth += worth_of_goods(board.delivered[kind] + ship.goods(kind)) - worth_of_goods(board.delivered[kind]);
    return work(table, ship.size()) + "; +" + points(worth) + " at the end";
}

std::string reward_hint(Reward reward) {
    switch (reward) {
        case Reward::crown_mast:
        case Reward::crown_sail:
        case Reward::goods: return "to your warehouse";
        case Reward::points: return "+" + points(kRewardPoints);
        case Reward::taler: return "+" + taler(kRewardTaler);
        case Reward::workers: return "+" + workers(kRewardWorkers);
    }
    return {};
}

std::string pass_hint(const Board& board) {
    if (board.turned == kPassTiles) return "all pass tiles are turned already";
    return "your pass tile −" + std::to_string(kPassTiles - board.turned) + " turns to a crown";
}

}  // namespace

std::string NauticusText::hint(const View& view, Action action) {
    const Table& table = view.table;
    const Board& board = table.boards[table.active];
    switch (action.kind) {
        case Kind::choose: return choose_hint(table, action);
        case Kind::bonus:
        case Kind::free_tile: return "to your warehouse";
        case Kind::buy: return buy_hint(table, action);
        case Kind::transport: return work(table, 1) + lay_hint(action);
        case Kind::money: return "+" + taler(kTalerPerWorker * action.value) + "; " + work(table, action.value);
        case Kind::deliver: return deliver_hint(table, board, action.ship);
        case Kind::crowns:
            return "+" + points(std::min(kCrownLimit, action.value * visible_crowns(board))) + "; " +
                   work(table, action.value);
        case Kind::reward: return reward_hint(static_cast<Reward>(action.item));
        case Kind::extra:
            return std::string("once per game: 2 workers") +
                   (is_blue(static_cast<Tile>(action.item)) ? "; 2 taler for the first of each type" : "");
        case Kind::pass: return pass_hint(board);
        case Kind::end: return "your extra action is kept";
        default: return {};
    }
}

}  // namespace wharf::nauticus
