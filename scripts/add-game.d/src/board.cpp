// Skeleton Game's table drawn for a terminal, and the sums behind a score.
#include <numeric>

#include "games/skeleton_game/messages.h"
#include "games/skeleton_game/text.h"

namespace wharf::skeleton_game {

namespace {

std::string draw_tokens(const std::uint8_t (&tokens)[kValues], const text::Paint& paint) {
    std::string line;
    for (int value = 1; value <= kValues; ++value)
        for (int i = 0; i < tokens[value - 1]; ++i) line += (line.empty() ? "" : " ") + std::to_string(value);
    return line.empty() ? paint.dim(paint.say(says::kNoTokens())) : line;
}

}  // namespace

std::string SkeletonGameText::draw(const View& view, const text::Paint& paint) {
    const Table& table = view.table;
    const int all = table.players * kTurns;
    const int in_bag = std::accumulate(std::begin(table.bag), std::end(table.bag), 0);
    std::string text = paint.bold(title()) + " · " + paint.say(says::kTurn(std::min(table.turn + 1, all), all)) +
                       " · " + paint.say(says::kBag(in_bag)) + "\n";
    for (Seat seat = 0; seat < table.players; ++seat) {
        std::string name = paint.seat(seat, paint.say(says::kSeat(seat)));
        if (seat == view.observer) name += " · " + paint.say(says::kYou());
        text += text::box(name, draw_tokens(table.tokens[seat], paint) + "\n", paint);
    }
    if (table.token != 0) text += paint.bold(paint.say(says::kToken(table.token))) + "\n";
    return text;
}

std::vector<text::ScoreLine> SkeletonGameText::score_sheet(const View& view, Seat seat) {
    return {{"S3.1", "score.tokens", score(view.table.tokens[seat])}};
}

}  // namespace wharf::skeleton_game
