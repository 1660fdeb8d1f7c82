// Shares of the win as whole numbers, so that sums are exact: in here, in a file, and as the doubles of any language.
#pragma once

#include <array>
#include <cstdint>

#include "core/game.h"

namespace wharf::report {

// A share of the win in units of 2^-40. Such numbers are exact as doubles, and so are their sums: the smallest step is
// a millionth of a millionth, and nothing here comes near 2^12.
class Share {
 public:
    static constexpr std::int64_t kWhole = std::int64_t{1} << 40U;

    constexpr Share() = default;
    constexpr explicit Share(std::int64_t units) : units_(units) {}
    static Share nearest(double share);

    constexpr std::int64_t units() const { return units_; }
    constexpr double value() const { return static_cast<double>(units_) / static_cast<double>(kWhole); }

    constexpr Share& operator+=(Share other) {
        units_ += other.units_;
        return *this;
    }
    friend constexpr Share operator+(Share a, Share b) { return Share(a.units_ + b.units_); }
    friend constexpr Share operator-(Share a, Share b) { return Share(a.units_ - b.units_); }
    friend constexpr auto operator<=>(const Share&, const Share&) = default;

 private:
    std::int64_t units_ = 0;
};

// By seat; those who are not there have none.
using SeatShares = std::array<Share, kMaxSeats>;

// In proportion to these numbers; all together are exactly one whole.
SeatShares shared_out(const double (&parts)[kMaxSeats], int players);
// Of a finished game: the winners share the win.
SeatShares shares_of(const Outcome& outcome, int players);

}  // namespace wharf::report
