// What a seat is shown of its game: news, board and moves, fitted to the terminal.
#pragma once

#include "language/language.h"
#include "match/record.h"
#include "text/fitted.h"
#include "text/paint.h"

namespace wharf::cli {

class PlayScreen {
 public:
    // Where nobody sits at a terminal nothing is left out.
    PlayScreen(const match::Record& record, const language::Speaker& speaker, bool no_color, bool is_fitted)
        : record_(record), speaker_(speaker), no_color_(no_color), is_fitted_(is_fitted) {}

    // Everything together, no higher than the terminal if that can be; news from move number `from` on.
    std::string decision(Seat seat, int from) const;
    // The parts in full.
    std::string board(Seat observer) const;
    std::string moves(Seat seat) const;
    std::string news(Seat seat, int from) const;
    // The end: the board, and places in order.
    std::string end() const;
    std::string prompt(Seat seat) const;

 private:
    const match::AnyMatch& match() const { return *record_.match; }
    text::Paint paint() const;
    std::vector<std::string> news_lines(Seat seat, int from) const;
    std::string brief_news(Seat seat, int from, std::size_t most) const;
    std::string brief_moves(Seat seat, int most) const;
    std::string fitted_board(Seat observer, int rows) const;
    std::string asked(Seat seat) const;

    const match::Record& record_;
    const language::Speaker& speaker_;
    bool no_color_;
    bool is_fitted_;
};

}  // namespace wharf::cli
