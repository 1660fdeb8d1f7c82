// Facts beside a listed move: what it costs and what it brings.
#include "games/hermagor/effects.h"
#include "games/hermagor/messages.h"
#include "games/hermagor/text.h"

namespace wharf::hermagor {

namespace {

using text::Messages;

// H3.2: the tiles a buyer on this place works for.
void add_tiles(Messages& facts, const Table& table, int place) {
    std::uint32_t tiles = 0;
    for (int stall = 0; stall < kStalls; ++stall)
        if ((places_around(stall) & place_bit(place)) != 0 && table.stalls[stall] != kNoTile)
            tiles |= tile_bit(table.stalls[stall]);
    if (tiles != 0) facts.push_back(says::kTiles(tiles));
}

// Regions this depot would complete for a colour.
void add_completed(Messages& facts, const Table& table, Seat colour, int village) {
    const std::uint32_t completed = regions_completed(table, colour, village);
    if (completed != 0) facts.push_back(says::kCompletes(completed));
}

Messages buyer_facts(const Table& table, Action action) {
    Messages facts;
    if (action.kind == Kind::buyer) facts.push_back(says::kCost(cost_of_place(action.place)));
    add_tiles(facts, table, action.place);
    return facts;
}

Messages sale_facts(const Table& table, Action action) {
    const Side& side = table.sides[table.active];
    int cost = cost_of_way(side.merchant, action.place);
    if (static_cast<Way>(action.value) == Way::side_road) cost /= 2;
    const int price = table.prices[action.good];
    Messages facts{says::kSale(action.good, price)};
    if (cost > 0) facts.push_back(says::kWay(cost));
    facts.push_back(says::kMoney(side.money, side.money + price - cost));
    add_completed(facts, table, table.active, action.place);
    return facts;
}

Messages move_facts(const Table& table, Action action) {
    const Side& side = table.sides[table.active];
    const int half = cost_of_way(side.merchant, action.place) / 2;
    return {says::kHalfWay(half), says::kMoney(side.money, side.money - half)};
}

Messages disc_facts(const Table& table, Action action) {
    const bool noble = action.kind == Kind::ennoble || action.kind == Kind::common_ennoble;
    Messages facts{noble ? says::kNobleField(nobility_value(lowest_bit(nobility_free(table))))
                         : says::kField(building_value(lowest_bit(fields_free(table, action.good))))};
    if (action.kind == Kind::build || action.kind == Kind::ennoble) facts.push_back(says::kPaidAtOnce());
    return facts;
}

}  // namespace

Messages HermagorText::hint(const View& view, Action action) {
    const Table& table = view.table;
    switch (action.kind) {
        case Kind::buyer:
        case Kind::common_buyer: return buyer_facts(table, action);
        case Kind::raise: return {says::kRaise(table.prices[action.good], table.prices[action.good] + 1)};
        case Kind::keep: return {says::kKeep(table.prices[action.good])};
        case Kind::sell: return sale_facts(table, action);
        case Kind::move: return move_facts(table, action);
        case Kind::pass: return {says::kDepotBack()};
        case Kind::build:
        case Kind::ennoble:
        case Kind::common_build:
        case Kind::common_ennoble: return disc_facts(table, action);
        case Kind::common_depot: {
            Messages facts{says::kBuys(action.good)};
            add_completed(facts, table, kCommon, action.place);
            return facts;
        }
        default: return {};
    }
}

}  // namespace wharf::hermagor
