#include "players/hint.h"

#include <algorithm>
#include <cmath>

#include "players/messages.h"
#include "players/ranking.h"
#include "players/sheet_differences.h"

namespace wharf::players {

namespace {

constexpr int kAskedBeginners = 9;
constexpr std::size_t kLikelyBeginners = 2;
constexpr double kLeastPoints = 0.5;  // of a difference, beyond all doubt
constexpr std::size_t kMostOfTheGame = 2;

// What beginners do, the likeliest first.
std::vector<std::string> beginners_moves(const match::AnyMatch& match, Seat seat, AnyPlayer& beginner) {
    std::vector<std::pair<int, std::string>> counted;
    for (int n = 0; n < kAskedBeginners; ++n) {
        const std::string move = beginner.choose(match, seat);
        const auto known = std::find_if(counted.begin(), counted.end(), [&](auto& one) { return one.second == move; });
        if (known == counted.end())
            counted.emplace_back(1, move);
        else
            known->first += 1;
    }
    std::vector<std::string> moves;
    for (const std::size_t i : ranked(counted.size(), [&](std::size_t n) { return counted[n].first; }))
        if (moves.size() < kLikelyBeginners) moves.push_back(std::move(counted[i].second));
    return moves;
}

// Whether a line is worth a word: more points for the mover, and no matter of chance. What others will have depends on
// how they play, and is not claimed.
bool tells(const SheetDifference& line) { return line.mean - line.margin >= kLeastPoints; }

// Lines of score sheets; what is so at once only where the game has said nothing about it.
void add_lines(text::Messages& reasons, const SheetDifferences& differences) {
    const bool is_explained = !reasons.empty();
    std::vector<SheetDifference> lines;
    for (const std::size_t i :
         ranked(differences.by_round.size(), [&](std::size_t n) { return std::abs(differences.by_round[n].mean); })) {
        const SheetDifference& line = differences.by_round[i];
        // More of this for less of all is no reason.
        if (tells(line) && differences.total > 0) lines.push_back(line);
    }
    constexpr std::size_t kPrefix = std::string_view("score.").size();
    for (const SheetDifference& line : lines) {
        const auto points = static_cast<int>(std::lround(std::abs(line.mean)));
        reasons.push_back(says::kByRound(points, line.line.substr(kPrefix)));
    }
    if (is_explained) return;
    for (const SheetDifference& line : differences.at_once) {
        const bool is_told = std::any_of(lines.begin(), lines.end(),
                                         [&](const SheetDifference& told) { return told.line == line.line; });
        if (!is_told && tells(line))
            reasons.push_back(says::kAtOnce(static_cast<int>(line.mean), line.line.substr(kPrefix)));
    }
}

text::Messages reasons_for(const match::AnyMatch& match, Seat seat, const Hint& hint, const Teachers& teachers,
                           std::uint64_t seed) {
    text::Messages of_game = match.reasons(seat, hint.best().move, hint.compared().move);
    text::Messages reasons(of_game.begin(),
                           of_game.begin() + static_cast<std::ptrdiff_t>(std::min(of_game.size(), kMostOfTheGame)));
    const PlayingOn how{teachers.guide, teachers.analyst, teachers.worlds, seed};
    add_lines(reasons, compare_sheets(match, seat, hint.best().move, hint.compared().move, how));
    for (std::size_t i = kMostOfTheGame; i < of_game.size(); ++i) reasons.push_back(of_game[i]);
    if (reasons.size() > kMostReasons) reasons.resize(kMostReasons);
    return reasons;
}

}  // namespace

Hint give_hint(const match::AnyMatch& match, Seat seat, Inquiry inquiry, const Teachers& teachers) {
    const std::vector<std::string> beginners = beginners_moves(match, seat, teachers.beginner);
    inquiry.also.insert(inquiry.also.end(), beginners.begin(), beginners.end());
    Hint hint;
    hint.assessment = teachers.analyst.assess(match, seat, inquiry);
    const auto& moves = hint.assessment.moves;
    for (const std::string& move : beginners) {
        for (std::size_t i = 1; i < moves.size() && !hint.other; ++i)
            if (moves[i].move == move && moves[i].visits > 0) hint.other = i;
    }
    hint.is_beginners = hint.other.has_value();
    if (!hint.other && moves.size() > 1 && moves[1].visits > 0) hint.other = 1;
    if (hint.other) hint.reasons = reasons_for(match, seat, hint, teachers, inquiry.seed);
    return hint;
}

}  // namespace wharf::players
