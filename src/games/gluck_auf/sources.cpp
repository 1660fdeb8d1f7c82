// Where points came from: the state keeps their sum, a match counts the rest.
#include "games/gluck_auf/text.h"

namespace wharf::gluck_auf {

GluckAufText::Sources GluckAufText::first_sources(const State& state) {
    Sources sources{};
    for (int seat = 0; seat < state.table.players; ++seat) sources[seat].start = state.table.seats[seat].points;
    return sources;
}

void GluckAufText::count_sources(Sources& sources, const State& before, Action, const State& after) {
    for (int seat = 0; seat < before.table.players; ++seat) {
        const Player& was = before.table.seats[seat];
        const Player& is = after.table.seats[seat];
        PointSources& own = sources[seat];
        int orders = 0;
        for (OrderSet rest = is.delivered & ~was.delivered; rest != 0; rest &= rest - 1)
            orders += points_of(lowest_bit(rest));
        own.orders = static_cast<std::int16_t>(own.orders + orders);
        // The rest came with the end of the shift; before the first there is none.
        if (const int scored = is.points - was.points - orders; scored != 0) {
            std::int16_t& shift = own.shifts[before.table.shift - 1];
            shift = static_cast<std::int16_t>(shift + scored);
        }
    }
}

std::vector<text::ScoreLine> GluckAufText::source_lines(const Sources& sources, Seat seat) {
    static constexpr std::string_view kShiftKeys[kShifts] = {"score.shift1", "score.shift2", "score.shift3"};
    const PointSources& own = sources[seat];
    std::vector<text::ScoreLine> lines;
    if (own.start != 0) lines.push_back({"G5.1", "score.won", own.start});
    lines.push_back({"G5.1", "score.orders", own.orders});
    for (int shift = 0; shift < kShifts; ++shift) lines.push_back({"G8.1", kShiftKeys[shift], own.shifts[shift]});
    return lines;
}

}  // namespace wharf::gluck_auf
