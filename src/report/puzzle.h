// A puzzle: a decision in which few moves are clearly better than all others, and easy levels take another one.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "players/assessment.h"
#include "players/spec.h"

namespace wharf::report {

// A move that does not solve it.
struct Alternative {
    std::string move;
    float cost = 0;                       // of the win, against the best
    float margin = 0;                     // half the width of the 95 % interval of the cost
    std::vector<players::LineStep> line;  // what follows the tempting one; of others nothing is kept
};

// For every level the share of the times it was asked in which it found a solution.
using FoundBy = std::array<float, players::kLevels>;

struct Puzzle {
    std::string id;
    boost::json::object position;  // as its seat sees it: what that seat does not know was drawn anew
    int players = 0;
    Seat seat = 0;
    int round = 0;  // 0: the game has none
    std::string kind;
    int third = 0;    // of its game: 0, 1 or 2
    float value = 0;  // of the best move: the share of the win that the seat may expect
    std::vector<std::string> solutions;
    std::vector<players::LineStep> line;  // what follows the best move
    std::vector<Alternative> others;      // the cheapest first, some of them
    std::string tempting;                 // one of them: what easy levels like best
    FoundBy found{};
    int grade = 0;  // 1 (most levels find it) to 5
};

// At first sight costs are believed; measured ones must be enough even at the lower end of their interval.
enum class Certainty { first_sight, measured };

// The moves that solve a decision, if few are clearly better than all others: those that cost nothing that matters,
// while every other costs so much at least. None otherwise.
std::vector<std::string> solutions_in(const players::Assessment& assessment, float least_cost, Certainty certainty);

// The share of the levels that find it: each counts alike.
float share_of_levels(const FoundBy& found);
// 1 to 5; 0: no puzzle, because too many find it, or the best level does not.
int grade_of(const FoundBy& found);

// What was answered most often of all that is no solution; the first of several. Empty: nothing was.
std::string most_tempting(const std::vector<std::string>& answers, const std::vector<std::string>& solutions);

// So many of them, as different as possible in their numbers of players, kinds, thirds and grades; the easy ones first.
std::vector<Puzzle> most_different(std::vector<Puzzle> puzzles, std::size_t count);

}  // namespace wharf::report
