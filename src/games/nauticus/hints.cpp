// Facts beside a listed move: what it costs and what it brings.
#include "games/nauticus/effects.h"
#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {

namespace {

using text::Message;
using text::Messages;

// N4.1: who works.
void add_work(Messages& facts, const Table& table, int count) {
    const int blue = std::min(count, int{table.blue});
    if (blue > 0) facts.push_back(says::kBlue(blue));
    if (count > blue) facts.push_back(says::kOwn(count - blue));
}

Messages choose_facts(const Table& table, Action action) {
    const auto tile = static_cast<Tile>(action.item);
    const int blue = blue_workers(table, action.value);
    Messages facts{says::kBonus(bonus_messages(action.value)), blue == 0 ? says::kNoBlue() : says::kBlue(blue)};
    if (!is_blue(tile)) return facts;
    Messages prices;
    for (int position = 0; position < kPositions; ++position)
        prices.push_back(says::kPrice(offered(tile, position), price_at(action.value, position)));
    facts.push_back(says::kPrices(std::move(prices)));
    return facts;
}

void add_finish(Messages& facts, Action action) {
    if (finishes_ship(action)) facts.push_back(says::kFinishes(ship_after(action).size()));
}

Messages buy_facts(const Table& table, Action action) {
    Messages facts{says::kCost(action.value)};
    add_work(facts, table, 1);
    add_finish(facts, action);
    if (buys_fourth(table, action)) facts.push_back(says::kFifth());
    return facts;
}

Messages with_work(const Table& table, int count, Messages facts) {
    add_work(facts, table, count);
    return facts;
}

Message reward_fact(Reward reward) {
    switch (reward) {
        case Reward::points: return says::kGainPoints(kRewardPoints);
        case Reward::taler: return says::kGainTaler(kRewardTaler);
        case Reward::workers: return says::kGainWorkers(kRewardWorkers);
        default: return says::kToWarehouse();
    }
}

Message pass_fact(const Board& board) {
    return board.turned == kPassTiles ? says::kAllTurned() : says::kTurns(kPassTiles - board.turned);
}

Messages extra_facts(Tile tile) {
    Messages facts{says::kExtra()};
    if (is_blue(tile)) facts.push_back(says::kExtraPrice());
    return facts;
}

}  // namespace

Messages NauticusText::hint(const View& view, Action action) {
    const Table& table = view.table;
    const Board& board = table.boards[table.active];
    switch (action.kind) {
        case Kind::choose: return choose_facts(table, action);
        case Kind::bonus:
        case Kind::free_tile: return {says::kToWarehouse()};
        case Kind::buy: return buy_facts(table, action);
        case Kind::transport: {
            Messages facts = with_work(table, 1, {});
            add_finish(facts, action);
            return facts;
        }
        case Kind::money: return with_work(table, action.value, {says::kGainTaler(kTalerPerWorker * action.value)});
        case Kind::deliver:
            return with_work(table, action.ship.size(), {says::kAtEnd(worth_of_cargo(board, action.ship))});
        case Kind::crowns:
            return with_work(table, action.value,
                             {says::kGainPoints(std::min(kCrownLimit, action.value * visible_crowns(board)))});
        case Kind::reward: return {reward_fact(static_cast<Reward>(action.item))};
        case Kind::extra: return extra_facts(static_cast<Tile>(action.item));
        case Kind::pass: return {pass_fact(board)};
        case Kind::end: return {says::kKept()};
        default: return {};
    }
}

}  // namespace wharf::nauticus
