// Why one move of Hermagor is better than another: tiles won and kept from others, income, regions, roads.
#include "text/reasons.h"
#include "games/hermagor/effects.h"
#include "games/hermagor/messages.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {

namespace {

using text::add_if_more;
using text::Messages;

Table with_buyer(const Table& table, Action action) {
    Table after = table;
    if (action.kind == Kind::buyer) after.buyers[table.active] |= place_bit(action.place);
    if (action.kind == Kind::common_buyer) after.buyers[kCommon] |= place_bit(action.place);
    return after;
}

// H3.2: the tiles that a colour would win as the buyers stand.
std::uint32_t tiles_of(const Table& table, Seat colour) {
    std::uint32_t tiles = 0;
    for (int stall = 0; stall < kStalls; ++stall)
        if (table.stalls[stall] != kNoTile && winner_of(table, stall) == colour) tiles |= tile_bit(table.stalls[stall]);
    return tiles;
}

void add_market_reasons(Messages& reasons, const Table& table, Action better, Action worse) {
    const Table first = with_buyer(table, better);
    const Table second = with_buyer(table, worse);
    if (const std::uint32_t won = tiles_of(first, table.active) & ~tiles_of(second, table.active); won != 0)
        reasons.push_back(says::kWins(won));
    for (int k = 1; k < table.players; ++k) {
        const Seat rival = seat_after(table.active, k, table.players);
        const std::uint32_t denied = tiles_of(second, rival) & ~tiles_of(first, rival);
        if (denied == 0) continue;
        reasons.push_back(says::kKeptFrom(rival, denied));
        break;
    }
    add_if_more(reasons, says::kMoreIncome, income(first.buyers[table.active]), income(second.buyers[table.active]));
    if (better.kind == Kind::buyer && worse.kind == Kind::buyer)
        add_if_more(reasons, says::kCheaperPlace, cost_of_place(worse.place), cost_of_place(better.place));
}

bool lays_depot(Action action) { return action.kind == Kind::sell; }

int way_of(const Table& table, Action action) {
    const int cost = cost_of_way(table.sides[table.active].merchant, action.place);
    const bool half = action.kind == Kind::move || static_cast<Way>(action.value) == Way::side_road;
    return half ? cost / 2 : cost;
}

bool is_on_main_road(Action action) { return (village_bit(action.place) & kMainRoad) != 0; }

void add_road_reasons(Messages& reasons, const Table& table, Action better, Action worse) {
    const std::uint32_t completed = lays_depot(better) ? regions_completed(table, table.active, better.place) : 0;
    const std::uint32_t other = lays_depot(worse) ? regions_completed(table, table.active, worse.place) : 0;
    if ((completed & ~other) != 0) reasons.push_back(says::kRegionsDone(completed & ~other));
    if (lays_depot(better) && is_on_main_road(better) && !(lays_depot(worse) && is_on_main_road(worse)))
        reasons.push_back(says::kOnMainRoad());
    const bool both_go =
        (lays_depot(better) || better.kind == Kind::move) && (lays_depot(worse) || worse.kind == Kind::move);
    if (both_go) add_if_more(reasons, says::kShorterWay, way_of(table, worse), way_of(table, better));
    if (lays_depot(better) && lays_depot(worse))
        add_if_more(reasons, says::kBetterPrice, table.prices[better.good], table.prices[worse.good]);
}

}  // namespace

Messages HermagorText::reasons(const View& view, Action better, Action worse) {
    const Table& table = view.table;
    Messages reasons;
    switch (table.pending) {
        case Pending::buyer:
        case Pending::common_buyer: add_market_reasons(reasons, table, better, worse); break;
        case Pending::action: add_road_reasons(reasons, table, better, worse); break;
        default: break;
    }
    return reasons;
}

}  // namespace wharf::hermagor
