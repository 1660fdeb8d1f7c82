#include "report/puzzle.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace wharf::report {

namespace {

// What makes no difference that anybody could tell.
constexpr float kAlike = 0.012F;
// More moves than this, or than a third of all, are no solution but a choice.
constexpr std::size_t kMostSolutions = 3;

bool is_searched(const players::AssessedMove& move, const players::AssessedMove& best) {
    return 2 * move.visits >= best.visits;
}

// Whether all moves from this one on cost enough. Those that were left aside early have wide margins: that they were
// left aside must do.
bool cost_enough(const players::Assessment& assessment, std::size_t from, float least_cost, Certainty certainty) {
    return std::all_of(assessment.moves.begin() + static_cast<std::ptrdiff_t>(from), assessment.moves.end(),
                       [&](const players::AssessedMove& move) {
                           if (move.visits == 0) return true;
                           const bool counts =
                               certainty == Certainty::measured && is_searched(move, assessment.moves[0]);
                           return move.cost - (counts ? move.cost_margin : 0) > least_cost;
                       });
}

}  // namespace

std::vector<std::string> solutions_in(const players::Assessment& assessment, float least_cost, Certainty certainty) {
    const auto& moves = assessment.moves;
    const std::size_t most = std::min(kMostSolutions, moves.size() / 3);
    std::vector<std::string> solutions;
    for (std::size_t i = 0; i < most; ++i) {
        if (moves[i].visits == 0 || moves[i].cost > kAlike) break;
        solutions.push_back(moves[i].move);
        if (cost_enough(assessment, i + 1, least_cost, certainty)) return solutions;
    }
    return {};
}

float share_of_levels(const FoundBy& found) {
    return std::accumulate(found.begin(), found.end(), 0.0F) / static_cast<float>(found.size());
}

int grade_of(const FoundBy& found) {
    constexpr float kLeast[] = {0.72F, 0.56F, 0.42F, 0.28F, 0.0F};  // share of the levels, by grade
    constexpr float kMost = 0.9F;
    const float share = share_of_levels(found);
    if (share > kMost || found.back() < 0.5F) return 0;
    const auto* const reached =
        std::find_if(std::begin(kLeast), std::end(kLeast), [&](float least) { return share >= least; });
    return static_cast<int>(reached - kLeast) + 1;
}

std::string most_tempting(const std::vector<std::string>& answers, const std::vector<std::string>& solutions) {
    std::map<std::string, std::ptrdiff_t> counts;
    for (const std::string& answer : answers)
        if (std::find(solutions.begin(), solutions.end(), answer) == solutions.end()) counts[answer] += 1;
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == counts.end() ? std::string() : most->first;
}

std::vector<Puzzle> most_different(std::vector<Puzzle> puzzles, std::size_t count) {
    std::map<std::string, int> taken;  // how many have this property
    const auto properties = [](const Puzzle& puzzle) {
        return std::array{"players " + std::to_string(puzzle.players), "kind " + puzzle.kind,
                          "third " + std::to_string(puzzle.third), "grade " + std::to_string(puzzle.grade)};
    };
    std::vector<Puzzle> chosen;
    while (!puzzles.empty() && chosen.size() < count) {
        const auto likeness = [&](const Puzzle& puzzle) {
            int sum = 0;
            for (const std::string& property : properties(puzzle)) sum += taken[property];
            return sum;
        };
        const auto next = std::min_element(puzzles.begin(), puzzles.end(),
                                           [&](const Puzzle& a, const Puzzle& b) { return likeness(a) < likeness(b); });
        for (const std::string& property : properties(*next)) taken[property] += 1;
        chosen.push_back(std::move(*next));
        puzzles.erase(next);
    }
    std::stable_sort(chosen.begin(), chosen.end(), [](const Puzzle& a, const Puzzle& b) {
        return std::pair(a.grade, -share_of_levels(a.found)) < std::pair(b.grade, -share_of_levels(b.found));
    });
    return chosen;
}

}  // namespace wharf::report
