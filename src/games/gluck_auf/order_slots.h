// Every order with every colour of its slots, numbered: 14 for each transport.
#pragma once

#include "games/gluck_auf/data.h"

namespace wharf::gluck_auf {

// Contents 0–3 and 4–7 have one colour of slots, content 8 has all four, 9 and 10 have one (data.h).
inline constexpr int kSlotsPerTransport = 14;
inline constexpr int kOrderSlots = kTransports * kSlotsPerTransport;
inline constexpr int kFourColours = 8;

struct OrderSlot {
    int order;
    int colour;
};

GAME_FN constexpr int index_of_slot(int order, int colour) {
    const int content = order % kOrdersPerTransport;
    const int within = content < kFourColours ? content : content == kFourColours ? content + colour : content + 3;
    return order / kOrdersPerTransport * kSlotsPerTransport + within;
}

GAME_FN constexpr OrderSlot order_slot(int index) {
    const int within = index % kSlotsPerTransport;
    const int content = within < kFourColours ? within : within < kFourColours + 4 ? kFourColours : within - 3;
    const int order = index / kSlotsPerTransport * kOrdersPerTransport + content;
    int colour = content == kFourColours ? within - kFourColours : 0;
    while (slots_of_colour(slots_of(order), colour) == 0) ++colour;
    return {order, colour};
}

}  // namespace wharf::gluck_auf
