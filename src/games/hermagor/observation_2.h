// What a seat of Hermagor sees, version 2: version 1, and what follows from it (outlook.h): ways and their cost, what
// regions, duchies and the main road lack, who wins the market as it stands, what a buyer or a depot would bring.
#pragma once

#include "games/hermagor/observation.h"
#include "games/hermagor/outlook.h"

namespace wharf::hermagor {

inline constexpr int kObservation2 = 2837;

template <class Writer>
GAME_FN void describe_prospects(const Table& table, const DiscOutlook& discs, Writer& writer) {
    writer.field("rules", "1: version 2 of the rules");
    writer.flag(rules_of(table) >= 2);
    writer.field("end values", "by good, of 9");
    for (const std::uint8_t price : table.prices) writer.part(end_value(price), 9);
    writer.field("next fields", "by good: whether a disc can be laid, and what it is paid, of 5");
    for (const std::int8_t field : discs.field) {
        writer.flag(field >= 0);
        writer.part(greater(field, 0), 5);
    }
    writer.field("next noble field", "what it is paid, of 5");
    writer.part(greater(discs.noble, 0), 5);
    int actions = 0;
    for (int i = 0; i < kActionTileValues; ++i) actions += table.action_tiles[i] * (kLowestActionTile + i);
    writer.field("actions to come", "of later rounds, of 21");
    writer.part(actions, kDepots);
}

// The main road as it stands: H6.4.
template <class Writer>
GAME_FN void describe_main_road(const Table& table, Seat seat, int prize, Writer& writer) {
    int most = 0;
    int fewest = kDepots;
    for (Seat other = 0; other < table.players; ++other) {
        if (other == seat) continue;
        const int depots = depots_on_main_road(table.sides[other]);
        most = greater(most, depots);
        fewest = depots < fewest ? depots : fewest;
    }
    const int own = depots_on_main_road(table.sides[seat]);
    writer.field("main road", "own depots less the most and less the fewest of others, of 5; the prize now, of 5");
    writer.part(own - most, 5);
    writer.part(own - (fewest == kDepots ? 0 : fewest), 5);
    writer.part(prize, kMainRoadPrize);
}

template <class Writer>
GAME_FN void describe_seat_outlook(const Table& table, const MarketOutlook& market, const DiscOutlook& discs, Seat seat,
                                   Writer& writer) {
    const Side& side = table.sides[seat];
    const MapOutlook map(table, discs, side);
    const Score now = score(table, seat);
    writer.field("region progress", "region by region: villages with an own depot, as a part");
    for (int region = 0; region < kRegions; ++region) {
        const int size = count_bits(villages_of_region(region));
        writer.part(size - map.gaps[region], size);
    }
    writer.field("lacks one", "region by region: what its disc would bring, of 14, where one village is missing");
    for (int region = 0; region < kRegions; ++region) writer.part(map.gaps[region] == 1 ? map.worth[region] : 0, 14);
    writer.field("duchies", "own depots in each, then what they bring now, of 8 and of 24");
    for (int duchy = 0; duchy < kDuchies; ++duchy) writer.part(count_bits(side.depots & villages_of_duchy(duchy)), 8);
    writer.part(now.duchies, 24);
    describe_main_road(table, seat, now.main_road, writer);
    writer.field("rows", "with an own disc; then what they bring now, of 40");
    for (int good = 0; good < kGoods; ++good)
        writer.flag(((side.discs >> (kBuildingFields * good)) & ((1U << kBuildingFields) - 1U)) != 0);
    writer.part(now.buildings, 40);
    writer.field("discs left", "of 9");
    writer.part(kDiscs - discs_laid(side), kDiscs);

    writer.field("income", "of the own buyers as they stand, lane by lane, of 10");
    for (int lane = 0; lane < kLanes; ++lane)
        writer.part(market.is_open ? lane_income(count_bits(table.buyers[seat] & fields_of_lane(lane))) : 0, 10);
    writer.field("stalls won", "as the market stands");
    for (int stall = 0; stall < kStalls; ++stall) writer.flag(market.wins(seat, stall));
    writer.field("claims", "stall by stall: own buyers there with all ties broken, less the best other's, of 3 buyers");
    for (int stall = 0; stall < kStalls; ++stall)
        writer.part(market.claims[seat][stall] - market.best_other(seat, stall), 3 * kClaimAround);
    writer.field("goods promised", "by tiles won as the market stands");
    writer.set(market.promised[seat], kGoods);

    int best = 0;
    int offers = 0;
    for (std::uint32_t left = villages_for(side, goods_held(side)); left != 0; left &= left - 1) {
        best = greater(best, map.gain[lowest_bit(left)]);
        offers += 1;
    }
    writer.field("sales",
                 "villages without an own depot whose good is held, of 8; the best of them: price less way, "
                 "and discs, of 16");
    writer.part(offers, 8);
    writer.part(best, 16);
}

// The map for one who travels there: village by village.
template <class Writer>
GAME_FN void describe_villages(const Table& table, const MarketOutlook& market, const MapOutlook& map, Seat seat,
                               Writer& writer) {
    const Side& side = table.sides[seat];
    const std::uint32_t sold = villages_for(side, goods_held(side) | market.promised[seat]);
    writer.field("ways", "cost from the own merchant to villages without an own depot, of 27");
    for (int i = 0; i < kVillages; ++i) writer.part(((side.depots >> i) & 1U) != 0 ? 0 : map.cost[i], kLongestWay);
    writer.field("markets", "villages without an own depot whose good is held or promised");
    writer.set(sold, kVillages);
    writer.field("gains", "there: price less way, and discs of regions it completes, of 16");
    for (int i = 0; i < kVillages; ++i) writer.part(((sold >> i) & 1U) != 0 ? map.gain[i] : 0, 16);
    writer.field("gains after", "there: the best gain of the next sale from there, of 16");
    for (int i = 0; i < kVillages; ++i) {
        int best = 0;
        if (((sold >> i) & 1U) != 0)
            for (std::uint32_t left = sold & ~(1U << i); left != 0; left &= left - 1) {
                const int other = lowest_bit(left);
                best = greater(best, map.gain[other] + map.cost[other] - cost_of_way(i + 1, other + 1));
            }
        writer.part(best, 16);
    }
    writer.field("completes", "regions a depot in the village completes, of 2");
    for (const std::uint8_t regions : map.completes) writer.part(regions, 2);
    writer.field("discs", "what they bring, of 16");
    for (const std::uint8_t discs : map.discs) writer.part(discs, 16);
    int fewest = kDepots;
    for (int duchy = 0; duchy < kDuchies; ++duchy) {
        const int own = count_bits(side.depots & villages_of_duchy(duchy));
        fewest = own < fewest ? own : fewest;
    }
    std::uint32_t weak = 0;
    for (int duchy = 0; duchy < kDuchies; ++duchy)
        if (count_bits(side.depots & villages_of_duchy(duchy)) == fewest) weak |= villages_of_duchy(duchy);
    writer.field("weak duchies", "villages without an own depot in a duchy with fewest own ones");
    writer.set(weak & ~side.depots, kVillages);
    writer.field("paid there", "players with a depot, who would be paid, of 2");
    for (int i = 0; i < kVillages; ++i) {
        int paid = 0;
        for (Seat other = 0; other < table.players; ++other)
            paid += other != seat && ((table.sides[other].depots >> i) & 1U) != 0;
        writer.part(((side.depots >> i) & 1U) != 0 ? 0 : paid, 2);
    }
}

// What tiles are worth to one player: good by good, stall by stall, place by place.
template <class Writer>
GAME_FN void describe_offers(const Table& table, const MarketOutlook& market, const MapOutlook& map, Seat seat,
                             Writer& writer) {
    const Side& side = table.sides[seat];
    const std::uint32_t had = goods_held(side) | market.promised[seat];
    int best[kGoods];  // sale of a good
    int second[kGoods];
    int villages[kGoods];
    for (int good = 0; good < kGoods; ++good) {
        best[good] = second[good] = villages[good] = 0;
        for (std::uint32_t left = villages_buying(good) & ~side.depots; left != 0; left &= left - 1) {
            const int gain = map.gain[lowest_bit(left)];
            villages[good] += 1;
            if (gain > best[good]) {
                second[good] = best[good];
                best[good] = gain;
            } else if (gain > second[good]) {
                second[good] = gain;
            }
        }
    }
    writer.field("good prospects", "by good: villages without an own depot, of 4; the best two gains there, of 16");
    for (int good = 0; good < kGoods; ++good) {
        writer.part(villages[good], 4);
        writer.part(best[good], 16);
        writer.part(second[good], 16);
    }

    // A tile's worth: the best gains of goods that are neither held nor promised yet; specials by a guess.
    std::uint8_t worth[kStalls];
    for (int stall = 0; stall < kStalls; ++stall) {
        const int tile = table.stalls[stall];
        int sum = 0;
        if (tile != kNoTile && tile <= kProductTiles)
            for (std::uint32_t goods = goods_on(tile) & ~had; goods != 0; goods &= goods - 1)
                sum += best[lowest_bit(goods)];
        worth[stall] = static_cast<std::uint8_t>(tile > kProductTiles ? kGoodDeal : sum);
    }
    writer.field("tile prospects",
                 "stall by stall: the best gains of its goods that are not yet held or promised, of 24");
    for (const std::uint8_t value : worth) writer.part(value, 24);

    const bool is_buying = table.pending == Pending::buyer || table.pending == Pending::common_buyer;
    const std::uint64_t free = is_buying ? places_free(table) : 0;
    std::uint8_t won[kPlaces];       // tiles an own buyer there would win
    std::uint8_t value[kPlaces];     // their worth
    std::uint8_t spoilt[kPlaces];    // tiles others win now and would not with an own buyer there
    std::uint8_t own_lost[kPlaces];  // tiles the player wins now and would not with a common buyer there
    std::uint8_t others_lost[kPlaces];
    for (int place = 0; place < kPlaces; ++place)
        won[place] = value[place] = spoilt[place] = own_lost[place] = others_lost[place] = 0;
    for (int stall = 0; stall < kStalls && is_buying; ++stall) {
        if (table.stalls[stall] == kNoTile) continue;
        const int own = market.claims[seat][stall];
        const int other = market.best_other(seat, stall);
        const bool is_won = market.wins(seat, stall);
        const bool is_others = !is_won && count_bits(std::uint32_t{market.leaders[stall]}) == 1;
        const int common = table.players == 2 ? market.claims[kCommon][stall] : 0;
        for (std::uint64_t left = places_around(stall) & free; left != 0; left &= left - 1) {
            const int place = lowest_bit(left);
            const int more = claim_by(place, stall);
            if (!is_won && own + more > other) {
                won[place] += 1;
                value[place] = static_cast<std::uint8_t>(value[place] + worth[stall]);
            }
            if (is_others && own + more >= other) spoilt[place] += 1;
            if (table.players != 2 || common + more < market.best[stall]) continue;
            if (is_won) own_lost[place] += 1;
            if (is_others && !market.wins(kCommon, stall)) others_lost[place] += 1;
        }
    }
    writer.field("buyer wins", "place by place: tiles an own buyer there would win more, of 4");
    writer.parts(won, 4);
    writer.field("buyer's worth", "what those are worth as above, of 48");
    writer.parts(value, 48);
    writer.field("buyer spoils", "tiles that others would no longer win, of 4");
    writer.parts(spoilt, 4);
    writer.field("buyer's income", "what an own buyer there adds to the lanes' income, of 8");
    for (int place = 0; place < kPlaces; ++place) {
        int more = 0;
        if (((free >> place) & 1U) != 0 && place < kFields)
            for (int lane = 0; lane < kLanes; ++lane)
                if (((fields_of_lane(lane) >> place) & 1U) != 0)
                    more += 1 + count_bits(table.buyers[seat] & fields_of_lane(lane));
        writer.part(more, 8);
    }
    writer.field("common buyer takes",
                 "place by place, with two players: tiles a common buyer there would take from the "
                 "observer, of 4, then from the opponent");
    writer.parts(own_lost, 4);
    writer.parts(others_lost, 4);
}

template <class Writer>
GAME_FN void describe_observation_2(const View& view, Seat observer, Writer& writer) {
    const Table& table = view.table;
    const MarketOutlook market(table);
    const DiscOutlook discs(table);
    writer.of_table();
    describe_round(table, writer);
    describe_market(table, writer);
    describe_prospects(table, discs, writer);
    writer.of_table(table.players == 2);
    describe_pieces(table.buyers[kCommon], table.sides[kCommon], writer);
    writer.each_seat(observer, table.players, kMaxPlayers, [&](Seat seat) {
        describe_seat(table, seat, writer);
        describe_seat_outlook(table, market, discs, seat, writer);
    });
    writer.of_observer();
    const MapOutlook map(table, discs, table.sides[observer]);
    describe_villages(table, market, map, observer, writer);
    describe_offers(table, market, map, observer, writer);
}

}  // namespace wharf::hermagor
