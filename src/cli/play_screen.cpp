#include "cli/play_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/language.h"
#include "cli/messages.h"
#include "cli/output.h"

namespace wharf::cli {

namespace {

constexpr int kPromptRows = 3;  // what is asked, the line that is typed, and air above

std::string joined(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    return text;
}

}  // namespace

text::Paint PlayScreen::paint() const { return paint_for_terminal(speaker_, no_color_); }

std::string PlayScreen::prompt(Seat seat) const {
    return paint().seat(seat, speaker_.name(seat)) + " (" + speaker_.say(says::kAskHelp()) + ") > ";
}

std::vector<std::string> PlayScreen::news_lines(Seat seat, int from) const {
    std::vector<std::string> lines;
    for (const match::Move& move : match().seen(seat, from))
        lines.push_back("  " +
                        (move.seat == kChance ? paint().dim(speaker_.say(says::kChance()))
                                              : paint().seat(move.seat, speaker_.name(move.seat))) +
                        "  " + move.text);
    return lines;
}

std::string PlayScreen::news(Seat seat, int from) const { return joined(news_lines(seat, from)); }

std::string PlayScreen::brief_news(Seat seat, int from, std::size_t most) const {
    std::vector<std::string> lines = news_lines(seat, from);
    if (lines.size() <= most) return joined(lines);
    const std::size_t left_out = lines.size() - most + 1;
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(left_out));
    return paint().dim("  " + speaker_.say(says::kMoreNews(left_out))) + "\n" + joined(lines);
}

std::string PlayScreen::board(Seat observer) const { return match().draw(observer, paint()); }

std::string PlayScreen::fitted_board(Seat observer, int rows) const {
    const text::Paint paint = this->paint();
    const auto judge = [&](std::string_view title) {
        for (Seat seat = 0; seat < match().players(); ++seat)
            if (title.starts_with(text::uncoloured(paint.seat(seat, ""))))
                return seat == observer ? text::Matters::most : text::Matters::little;
        return text::Matters::somewhat;
    };
    return text::fitted(board(observer), {paint.columns(), rows}, judge);
}

std::string PlayScreen::asked(Seat seat) const { return paint().bold(speaker_.say(match().prompt(seat))) + "\n"; }

std::string PlayScreen::moves(Seat seat) const {
    const text::Paint paint = this->paint();
    const auto moves = match().legal(seat);
    const int columns = move_columns(moves);
    std::string text = asked(seat);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string remark = paint.dim(speaker_.say(moves[i].hint));
        const std::string line =
            fmt::format("{:>4}  {}", i + 1, remark.empty() ? moves[i].text : text::pad(moves[i].text, columns));
        text += (is_fitted_ ? text::cut(line + remark, paint.columns()) : line + remark) + "\n";
    }
    return text;
}

// With their hints if there is room for them, else in columns; and as many as fit.
std::string PlayScreen::brief_moves(Seat seat, int most) const {
    const auto moves = match().legal(seat);
    if (static_cast<int>(moves.size()) <= most) return this->moves(seat);
    const text::Paint paint = this->paint();
    std::vector<std::string> items;
    for (const match::LegalMove& move : moves)
        items.push_back(fmt::format("{:>4}  {}", items.size() + 1, text::cut(move.text, paint.columns() - 8)));
    std::string list = in_columns(items, paint.columns());
    while (text::height(list, paint.columns()) > most - 1 && items.size() > 1) {
        items.pop_back();
        list = in_columns(items, paint.columns());
    }
    if (items.size() < moves.size())
        list += paint.dim("      " + speaker_.say(says::kMoreMoves(moves.size() - items.size()))) + "\n";
    return asked(seat) + list;
}

std::string PlayScreen::decision(Seat seat, int from) const {
    if (!is_fitted_) {
        const std::string news = this->news(seat, from);
        return (news.empty() ? "" : "\n" + news) + "\n" + board(seat) + "\n" + moves(seat);
    }
    const text::Room room = terminal_room();
    const std::string moves = brief_moves(seat, std::max(5, room.rows / 4));
    const int left = room.rows - text::height(moves, room.columns) - kPromptRows + 1;
    std::string news = brief_news(seat, from, static_cast<std::size_t>(std::max(3, room.rows / 8)));
    std::string board = fitted_board(seat, left - text::height(news, room.columns));
    // One's own board comes before what is in the log.
    if (text::height(board, room.columns) > left - text::height(news, room.columns)) {
        news = brief_news(seat, from, 1);
        board = fitted_board(seat, left - text::height(news, room.columns));
    }
    return "\n" + news + board + moves;
}

std::string PlayScreen::end() const {
    const text::Paint paint = this->paint();
    const Outcome outcome = match().outcome();
    std::vector<Seat> order;
    for (Seat seat = 0; seat < match().players(); ++seat) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(), [&](Seat a, Seat b) { return outcome.rank[a] < outcome.rank[b]; });
    int names = 12;
    for (const Seat seat : order) names = std::max(names, text::width(speaker_.name(seat)));
    std::string places = paint.bold(speaker_.say(says::kOver())) + "\n";
    for (const Seat seat : order) {
        std::string sum;
        for (const text::ScoreLine& line : match().score_sheet(kSpectator, seat))
            if (line.points != 0)
                sum += fmt::format("{}{} {}", sum.empty() ? "" : ", ", score_name(speaker_, line), line.points);
        const std::string place =
            fmt::format("{}. {} {:>4}  ", outcome.rank[seat], paint.seat(seat, text::pad(speaker_.name(seat), names)),
                        outcome.score[seat]);
        places += place + paint.dim(sum) + "\n";
    }
    const text::Room room = terminal_room();
    const std::string last =
        is_fitted_ ? fitted_board(kSpectator, room.rows - text::height(places, room.columns) - kPromptRows)
                   : board(kSpectator);
    return "\n" + last + "\n" + places;
}

}  // namespace wharf::cli
