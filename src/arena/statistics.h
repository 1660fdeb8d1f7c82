// Means with honest intervals, where the independent unit is a block of games.
#pragma once

#include <optional>

namespace wharf::arena {

struct Interval {
    double low;
    double high;
};

// The two-sided 95 % point of Student's distribution.
double student_95(int degrees);

// The mean of something over games that come in blocks. Blocks may differ in size (the last is cut, or a player sits
// out), so the mean is a ratio of sums, and its variance that of a ratio estimator over blocks (Cochran 1977, 6.3).
class BlockMean {
 public:
    // The sum over the games of one block, and their number; blocks without games say nothing.
    void add_block(double sum, int games);

    int games() const { return static_cast<int>(games_); }
    double mean() const { return games_ == 0 ? 0 : sum_ / games_; }
    // Half the width of the 95 % interval; nothing with fewer than two blocks.
    std::optional<double> margin() const;
    // The 95 % interval of a share, by Wilson's formula: it stays within 0 and 1 and is not empty after a whitewash.
    Interval share_interval() const;

 private:
    double variance() const;  // of the mean

    int blocks_ = 0;
    double games_ = 0;
    double sum_ = 0;
    double sum_sum_ = 0;
    double sum_games_ = 0;
    double games_games_ = 0;
};

}  // namespace wharf::arena
