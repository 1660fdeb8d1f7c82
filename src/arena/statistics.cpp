#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

namespace wharf::arena {

double student_95(int degrees) {
    static constexpr double kFew[] = {12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};
    if (degrees < 1) return kFew[0];
    if (degrees <= 10) return kFew[degrees - 1];
    // The first terms of the expansion around the normal quantile; good to a thousandth from here on.
    constexpr double z = 1.959964;
    const double n = degrees;
    const double z3 = z * z * z;
    const double z5 = z3 * z * z;
    const double z7 = z5 * z * z;
    return z + (z3 + z) / (4 * n) + (5 * z5 + 16 * z3 + 3 * z) / (96 * n * n) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * n * n * n);
}

void BlockMean::add_block(double sum, int games) {
    if (games == 0) return;
    blocks_ += 1;
    games_ += games;
    sum_ += sum;
    sum_sum_ += sum * sum;
    sum_games_ += sum * games;
    games_games_ += static_cast<double>(games) * games;
}

double BlockMean::variance() const {
    const double m = mean();
    const double squares = sum_sum_ - 2 * m * sum_games_ + m * m * games_games_;
    // Differences of large sums: what is below rounding is none.
    if (squares <= 1e-12 * sum_sum_) return 0;
    return squares * blocks_ / (blocks_ - 1) / (games_ * games_);
}

std::optional<double> BlockMean::margin() const {
    if (blocks_ < 2) return std::nullopt;
    return student_95(blocks_ - 1) * std::sqrt(variance());
}

Interval BlockMean::share_interval() const {
    if (blocks_ < 2) return {0, 1};
    const double p = mean();
    const double spread = variance();
    // As many independent trials as would scatter like these blocks; where nothing scatters, one for each block.
    const double n = spread > 0 && p > 0 && p < 1 ? p * (1 - p) / spread : blocks_;
    const double t = student_95(blocks_ - 1);
    const double centre = (p + t * t / (2 * n)) / (1 + t * t / n);
    const double half = t / (1 + t * t / n) * std::sqrt(p * (1 - p) / n + t * t / (4 * n * n));
    return {std::max(0.0, centre - half), std::min(1.0, centre + half)};
}

}  // namespace wharf::arena
