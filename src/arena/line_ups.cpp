#include "arena/line_ups.h"

#include <numeric>
#include <tuple>

namespace wharf::arena {

namespace {

constexpr std::uint64_t kDrawStream = std::uint64_t{3} << 40U;

// How often each has played, and each with each.
struct Counts {
    explicit Counts(std::size_t players) : played(players), together(players, std::vector<int>(players)) {}

    void add(const std::vector<int>& line_up) {
        for (const int a : line_up) {
            played[static_cast<std::size_t>(a)] += 1;
            for (const int b : line_up)
                if (a != b) together[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] += 1;
        }
    }
    int meetings(int player, const std::vector<int>& others) const {
        int sum = 0;
        for (const int other : others)
            sum += together[static_cast<std::size_t>(player)][static_cast<std::size_t>(other)];
        return sum;
    }

    std::vector<int> played;
    std::vector<std::vector<int>> together;
};

// Seat by seat the one who has played least, of these who has met the others least; a draw decides the rest.
std::vector<int> draw_line_up(const Counts& counts, int seats, Rng& rng) {
    std::vector<int> line_up;
    std::vector<int> left(counts.played.size());
    std::iota(left.begin(), left.end(), 0);
    while (static_cast<int>(line_up.size()) < seats) {
        auto best = left.begin();
        std::tuple<int, int, std::uint64_t> lowest{-1, 0, 0};
        for (auto it = left.begin(); it != left.end(); ++it) {
            const std::tuple<int, int, std::uint64_t> key{counts.played[static_cast<std::size_t>(*it)],
                                                          counts.meetings(*it, line_up), rng.next()};
            if (std::get<0>(lowest) >= 0 && key >= lowest) continue;
            lowest = key;
            best = it;
        }
        line_up.push_back(*best);
        left.erase(best);
    }
    return line_up;
}

}  // namespace

std::vector<std::vector<int>> line_ups(const Contest& contest) {
    std::vector<int> all(contest.players.size());
    std::iota(all.begin(), all.end(), 0);
    if (!contest.is_pool) return std::vector(static_cast<std::size_t>(contest.blocks()), all);
    std::vector<std::vector<int>> list;
    Counts counts(all.size());
    Rng rng = Rng::from(contest.seed, kDrawStream);
    for (int block = 0; block < contest.blocks(); ++block) {
        list.push_back(draw_line_up(counts, contest.seats(), rng));
        counts.add(list.back());
    }
    return list;
}

}  // namespace wharf::arena
