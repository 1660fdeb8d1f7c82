// Where points came from: the state keeps their sum, a match counts the rest.
#include "games/nauticus/text.h"

namespace wharf::nauticus {
namespace {

void add(std::int16_t& source, int points) { source = static_cast<std::int16_t>(source + points); }

}  // namespace

NauticusText::Sources NauticusText::first_sources(const State& state) {
    Sources sources{};
    for (int seat = 0; seat < state.table.players; ++seat) sources[seat].start = state.table.boards[seat].points;
    return sources;
}

void NauticusText::count_sources(Sources& sources, const State& before, Action action, const State& after) {
    const Table& table = before.table;
    const Board& board = table.boards[table.active];
    PointSources& own = sources[table.active];
    int won = 0;
    if (action.kind == Kind::choose)
        add(own.bonuses, won = bonus_of(action.value).points);
    else if (action.kind == Kind::reward && static_cast<Reward>(action.item) == Reward::points)
        add(own.rewards, won = kRewardPoints);
    else if (action.kind == Kind::crowns)
        add(own.crowns, won = crown_points(board, action.value));
    // What else has changed did so at the end of the round.
    for (int seat = 0; seat < table.players; ++seat)
        add(sources[seat].pass_tiles,
            after.table.boards[seat].points - table.boards[seat].points - (seat == table.active ? won : 0));
}

std::vector<text::ScoreLine> NauticusText::source_lines(const Sources& sources, Seat seat) {
    const PointSources& own = sources[seat];
    return {{"N1.1", "score.start", own.start},
            {"N3.1", "score.bonuses", own.bonuses},
            {"N5.4", "score.rewards", own.rewards},
            {"N6.4", "score.crowns", own.crowns},
            {"N2.5", "score.passTiles", own.pass_tiles}};
}

}  // namespace wharf::nauticus
