#include "players/survey.h"

#include <algorithm>
#include <numeric>

#include "players/ranking.h"

namespace wharf::players {

namespace {

constexpr std::size_t kFewest = 16;  // visits: fewer moves rather than fewer visits of each
constexpr int kMostReturns = 4;

}  // namespace

void Survey::run(const std::vector<std::size_t>& always) {
    always_ = always;
    const std::size_t most = std::max(limits_.listed, static_cast<std::size_t>(limits_.visits / kFewest));
    std::vector<std::size_t> left(std::min(visits_.size(), most));
    std::iota(left.begin(), left.end(), std::size_t{0});
    add_always(left);
    const int rounds = halvings(left.size()) + 1;
    std::size_t depth = 0;  // visits that everybody left has had
    for (int round = 0; round < rounds; ++round) {
        const std::size_t budget =
            limits_.visits * static_cast<std::size_t>(round + 1) / static_cast<std::size_t>(rounds);
        const std::size_t more = budget > done_ ? (budget - done_) / left.size() : 0;
        depth += std::max<std::size_t>(more, round == 0 ? 1 : 0);
        if (limits_.seconds > 0)
            bring_together(left, depth, limits_.seconds * (round + 1) / rounds);
        else
            for (const std::size_t move : left) bring_to(move, depth);
        if (round + 1 < rounds) left = best((left.size() + 1) / 2);
    }
    for (const std::size_t move : left) depth = std::min(depth, visits_[move].count());
    // Whoever is among the best now must have been looked at as long as they.
    for (int again = 0; again < kMostReturns; ++again) {
        std::size_t short_of = 0;
        for (const std::size_t move : best(limits_.listed)) {
            if (visits_[move].count() >= depth) continue;
            bring_to(move, depth);
            short_of += 1;
        }
        if (short_of == 0) break;
    }
}

int Survey::halvings(std::size_t moves) const {
    int rounds = 0;
    for (; moves > std::max<std::size_t>(limits_.listed, 1) + always_.size(); moves = (moves + 1) / 2) rounds += 1;
    return rounds;
}

void Survey::add_always(std::vector<std::size_t>& moves) const {
    for (const std::size_t move : always_)
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
}

// So many of those that were visited, the best first, and those that are kept always.
std::vector<std::size_t> Survey::best(std::size_t count) const {
    std::vector<std::size_t> order;
    for (std::size_t move = 0; move < visits_.size(); ++move)
        if (visits_[move].count() > 0) order.push_back(move);
    rank(order, [&](std::size_t move) { return visits_[move].measured().mean; });
    order.resize(std::min(order.size(), std::max(count, limits_.listed)));
    add_always(order);
    return order;
}

void Survey::bring_to(std::size_t move, std::size_t depth) {
    while (visits_[move].count() < depth && !is_late(limits_.seconds)) visit_once(move);
}

// One visit each in turn: whenever the clock ends it, all have had the same number, but for the last one.
void Survey::bring_together(const std::vector<std::size_t>& moves, std::size_t depth, double seconds) {
    for (bool going = true; going;) {
        going = false;
        for (const std::size_t move : moves) {
            if (visits_[move].count() >= depth || is_late(seconds)) continue;
            visit_once(move);
            going = true;
        }
    }
}

void Survey::visit_once(std::size_t move) {
    Rng world = Rng::from(worlds_, visits_[move].count());
    visits_[move].add(visit_(move, world));
    done_ += 1;
}

// Whoever is left is visited once at least, unless nobody waits any more. Returning moves take no more than as much
// again.
bool Survey::is_late(double seconds) const {
    if (done_ >= std::size_t{2} * limits_.visits) return true;
    if (limits_.stop != nullptr && limits_.stop->load(std::memory_order_relaxed) && done_ > 0) return true;
    if (seconds <= 0 || done_ < visits_.size()) return false;
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count() >= seconds;
}

}  // namespace wharf::players
