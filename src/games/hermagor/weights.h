// What the evaluation of Hermagor weighs.
#pragma once

#include "games/hermagor/data.h"

namespace wharf::hermagor {

// Units: amounts are tenths of a point; chances and parts of depots are 32nds, and where chances are multiplied,
// 1024ths.
inline constexpr int kTenths = 10;
inline constexpr int kChanceBits = 5;
inline constexpr int kSure = 1 << kChanceBits;
inline constexpr int kFineBits = 10;
inline constexpr int kFineSure = 1 << kFineBits;
inline constexpr int kClaim = 16;  // H3.2: a buyer, in the one number that a claim is

struct Weights {
    // H3, the market.
    int fluctuation;   // H3.4: one price may be chosen, but the rivals who hold that good gain, too. For that reason
                       // the arrow of a single product (H3.3) counts nothing at all
    int side_road;     // H4.8: half of a way of five to eight
    int black_market;  // H4.9: keeps a few single coins from others
    int next_in_lane;  // H3.1: the next buyer in a lane earns one more than the last one did; per buyer there and in
                       // hand
    int lead;          // H3.2: 32nds per half buyer ahead, with one turn to come; with more turns a lead is worth less
    int nobody_there;  // 32nds per own buyer in hand: a stall without buyers,
    int others_there;  // and one with buyers of others only
    int drawn;         // 32nds: a drawn tile shows one or two of eight goods

    // H4 to H6, the map.
    int half_of_gaps;  // H5: so many future depots fill every second gap of a region: what is left over from sales that
                       // pay for themselves
    int plan_share;    // 32nds of a depot in hand that count as a future one; its sale is planned
    int duchy_share;   // H6.3: 32nds of future depots that go where the weakest duchy wants them
    int price_rise;    // H3.3: tenths a price rises in a round
    int visit;         // H4.7: the coin of another player, who comes to one of 32 villages with each action
    int future_sale;   // the price of a coming round's sale, less its way and its buyer
    int start;         // H3.6: who places the first buyer shows his hand, who places the last answers all
    int road_lead;     // H6.4: so many depots ahead on the main road are sure near the end,
    int road_actions;  // and one more for so many actions to come

    int scale;  // hundredths of lead that make a win 3 in 4
    float exploration;
};

inline constexpr Weights kWeights{
    .fluctuation = 8,
    .side_road = 25,
    .black_market = 8,
    .next_in_lane = 3,
    .lead = 10,
    .nobody_there = 2,
    .others_there = 0,
    .drawn = 6,
    .half_of_gaps = 8,
    .plan_share = 16,
    .duchy_share = 26,
    .price_rise = 4,
    .visit = 10,
    .future_sale = 45,
    .start = -10,
    .road_lead = 3,
    .road_actions = 4,
    .scale = 1200,
    .exploration = 2,
};

}  // namespace wharf::hermagor
