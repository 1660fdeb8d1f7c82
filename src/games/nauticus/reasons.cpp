// Why one move of Nauticus is better than another: prices, workers, ships that are finished, crowns, what is kept.
#include "text/reasons.h"
#include "games/nauticus/effects.h"
#include "games/nauticus/messages.h"
#include "games/nauticus/text.h"

namespace wharf::nauticus {

namespace {

using text::add_if_more;
using text::Messages;

// N5.4: crowns come as rewards alone.
bool gains_crown(Action action) {
    if (action.kind != Kind::reward) return false;
    const auto reward = static_cast<Reward>(action.item);
    return reward == Reward::crown_mast || reward == Reward::crown_sail;
}

// N4.1: workers of one's own that one execution takes, after the blue ones.
int own_workers(const Table& table, Action action) { return std::max(0, workers_for(action) - table.blue); }

int taler_taken(Action action) { return action.kind == Kind::money ? kTalerPerWorker * action.value : 0; }

}  // namespace

Messages NauticusText::reasons(const View& view, Action better, Action worse) {
    const Table& table = view.table;
    const Board& board = table.boards[table.active];
    Messages reasons;
    if (finishes_ship(better) && !finishes_ship(worse))
        reasons.push_back(says::kShipIsFinished(ship_after(better).size()));
    if (buys_fourth(table, better) && !buys_fourth(table, worse)) reasons.push_back(says::kFifthIsFree());
    if (gains_crown(better) && !gains_crown(worse)) reasons.push_back(says::kOneMoreCrown(visible_crowns(board) + 1));
    add_if_more(reasons, says::kDearerCargo, worth_of_delivery(board, better), worth_of_delivery(board, worse));
    if (better.kind == Kind::choose && worse.kind == Kind::choose)
        add_if_more(reasons, says::kMoreBlue, blue_workers(table, better.value), blue_workers(table, worse.value));
    if (better.kind == Kind::buy && worse.kind == Kind::buy)
        add_if_more(reasons, says::kCheaper, worse.value, better.value);
    if (better.kind == Kind::pass && worse.kind != Kind::pass && board.turned < kPassTiles)
        reasons.push_back(says::kPassTurns(kPassTiles - board.turned));
    if (worse.kind == Kind::extra && better.kind != Kind::extra) reasons.push_back(says::kExtraIsKept());
    add_if_more(reasons, says::kMoreTaler, taler_taken(better), taler_taken(worse));
    if (workers_for(better) > 0 && workers_for(worse) > 0)
        add_if_more(reasons, says::kFewerOwnWorkers, own_workers(table, worse), own_workers(table, better));
    return reasons;
}

}  // namespace wharf::nauticus
