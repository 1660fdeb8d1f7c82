#include "arena/ratings.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "arena/statistics.h"

namespace wharf::arena {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

// One choice: the first of `among` was taken before the others. Tied players count in every order, each with its share.
struct Choice {
    std::vector<std::size_t> among;
    double weight;
    std::size_t block;
};

constexpr std::size_t kImaginary = std::numeric_limits<std::size_t>::max();  // the block of imaginary games

void add_choices(std::vector<Choice>& choices, const std::vector<std::size_t>& order, double weight,
                 std::size_t block) {
    for (auto from = order.begin(); from + 1 < order.end(); ++from)
        choices.push_back({{from, order.end()}, weight, block});
}

// All strict orders that fit a ranking, equally weighted.
void add_game(std::vector<Choice>& choices, const Block& block, const Game& game, std::size_t at) {
    std::vector<std::size_t> places(game.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::vector<std::vector<std::size_t>> orders;
    do {
        const bool fits = std::is_sorted(places.begin(), places.end(),
                                         [&](std::size_t a, std::size_t b) { return game[a].rank < game[b].rank; });
        if (!fits) continue;
        std::vector<std::size_t> order;
        for (const std::size_t place : places) order.push_back(static_cast<std::size_t>(block.line_up[place]));
        orders.push_back(std::move(order));
    } while (std::next_permutation(places.begin(), places.end()));
    for (const auto& order : orders) add_choices(choices, order, 1.0 / static_cast<double>(orders.size()), at);
}

// Hunter's iteration until nothing moves; the last strength is the average player's and stays 1.
Vector strengths(const std::vector<Choice>& choices, std::size_t players) {
    Vector strength(players + 1, 1.0);
    Vector taken(players + 1, 0.0);
    for (const Choice& choice : choices) taken[choice.among[0]] += choice.weight;
    for (int iteration = 0; iteration < 10000; ++iteration) {
        Vector exposed(players + 1, 0.0);
        for (const Choice& choice : choices) {
            double sum = 0;
            for (const std::size_t player : choice.among) sum += strength[player];
            for (const std::size_t player : choice.among) exposed[player] += choice.weight / sum;
        }
        double moved = 0;
        for (std::size_t i = 0; i < players; ++i) {
            const double next = taken[i] / exposed[i];
            moved = std::max(moved, std::abs(std::log(next / strength[i])));
            strength[i] = next;
        }
        if (moved < 1e-9) break;
    }
    return strength;
}

// Solves a · x = b for every column of b, by elimination with pivots.
Matrix solve(Matrix a, Matrix b) {
    const std::size_t n = a.size();
    for (std::size_t column = 0; column < n; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < n; ++row)
            if (std::abs(a[row][column]) > std::abs(a[pivot][column])) pivot = row;
        std::swap(a[column], a[pivot]);
        std::swap(b[column], b[pivot]);
        for (std::size_t row = 0; row < n; ++row) {
            if (row == column) continue;
            const double factor = a[row][column] / a[column][column];
            for (std::size_t k = column; k < n; ++k) a[row][k] -= factor * a[column][k];
            for (std::size_t k = 0; k < b[row].size(); ++k) b[row][k] -= factor * b[column][k];
        }
    }
    for (std::size_t row = 0; row < n; ++row)
        for (double& value : b[row]) value /= a[row][row];
    return b;
}

// The slope of the log-likelihood by block, and its curvature, in the logarithms of the strengths.
struct Slopes {
    Matrix by_block;
    Matrix information;
};

Slopes slopes(const std::vector<Choice>& choices, const Vector& strength, std::size_t players, std::size_t blocks) {
    Slopes result{Matrix(blocks, Vector(players)), Matrix(players, Vector(players))};
    for (const Choice& choice : choices) {
        double sum = 0;
        for (const std::size_t player : choice.among) sum += strength[player];
        for (const std::size_t a : choice.among) {
            if (a == players) continue;
            const double share = strength[a] / sum;
            if (choice.block != kImaginary)
                result.by_block[choice.block][a] += choice.weight * ((a == choice.among[0] ? 1 : 0) - share);
            for (const std::size_t b : choice.among)
                if (b != players)
                    result.information[a][b] += choice.weight * share * ((a == b ? 1 : 0) - strength[b] / sum);
        }
    }
    return result;
}

// Variances of the centred logarithms of the strengths.
Vector variances(const Slopes& slopes) {
    const std::size_t n = slopes.information.size();
    // Each block moves the estimate by information⁻¹ · slope; the scatter of these moves is the estimate's.
    Matrix columns(n, Vector(slopes.by_block.size()));
    for (std::size_t block = 0; block < slopes.by_block.size(); ++block)
        for (std::size_t i = 0; i < n; ++i) columns[i][block] = slopes.by_block[block][i];
    const Matrix moves = solve(slopes.information, std::move(columns));
    Vector variance(n);
    const auto blocks = static_cast<double>(slopes.by_block.size());
    for (std::size_t block = 0; block < slopes.by_block.size(); ++block) {
        double mean = 0;
        for (std::size_t i = 0; i < n; ++i) mean += moves[i][block] / static_cast<double>(n);
        for (std::size_t i = 0; i < n; ++i)
            variance[i] += (moves[i][block] - mean) * (moves[i][block] - mean) * blocks / (blocks - 1);
    }
    return variance;
}

}  // namespace

std::vector<Rating> plackett_luce(const std::vector<Block>& blocks, int players) {
    const auto n = static_cast<std::size_t>(players);
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < n; ++i) {
        add_choices(choices, {i, n}, 0.5, kImaginary);
        add_choices(choices, {n, i}, 0.5, kImaginary);
    }
    for (std::size_t at = 0; at < blocks.size(); ++at)
        for (const Game& game : blocks[at].games) add_game(choices, blocks[at], game, at);
    const Vector strength = strengths(choices, n);
    const double elo_per_unit = 400 / std::log(10.0);
    double mean = 0;
    for (std::size_t i = 0; i < n; ++i) mean += std::log(strength[i]) / static_cast<double>(n);
    Vector variance(n, std::numeric_limits<double>::infinity());
    if (blocks.size() >= 2) variance = variances(slopes(choices, strength, n, blocks.size()));
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < n; ++i)
        ratings.push_back({elo_per_unit * (std::log(strength[i]) - mean),
                           elo_per_unit * student_95(static_cast<int>(blocks.size()) - 1) * std::sqrt(variance[i])});
    return ratings;
}

}  // namespace wharf::arena
