// What the visits of a move said, one after the other: their mean, and how far it may be off.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

namespace wharf::players {

// A mean with half the width of its 95 % interval.
struct Measured {
    float mean = 0;
    float margin = 1;  // 1: nothing is known
};

// The visits of one move grow one tree, so they are neither independent nor alike: later ones look deeper. What counts
// is the later half. Its margin comes from the means of a few stretches and from how far the earlier half was off, for
// the tree has not stopped growing; and as neither sees how much all visits have in common, it is widened by as much as
// searches of ten times the length were found to differ (tests/honest-values, docs/report.md).
class Visits {
 public:
    void add(float share) { shares_.push_back(share); }
    std::size_t count() const { return shares_.size(); }
    Measured measured() const { return measure(shares_); }

    // By how much the first is worth more than the second: over the visits they have both had, in the same
    // determinizations with the same random numbers, so that most of the noise is common to both.
    static Measured difference(const Visits& first, const Visits& second) {
        std::vector<float> differences(std::min(first.count(), second.count()));
        for (std::size_t i = 0; i < differences.size(); ++i) differences[i] = first.shares_[i] - second.shares_[i];
        return measure(differences);
    }

 private:
    static constexpr std::size_t kStretches = 8;
    static constexpr std::size_t kLeast = 2 * kStretches;  // visits, before anything is said about the margin
    static constexpr float kStudent = 2.365F;              // 95 % with kStretches - 1 degrees of freedom

    static constexpr float kCommon = 3.0F;    // how much wider the interval is than stretches and drift say, …
    static constexpr float kUnseen = 0.004F;  // … and how wide if they say nothing

    static float mean_of(const std::vector<float>& values, std::size_t from, std::size_t to) {
        double sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += values[i];
        return static_cast<float>(sum / static_cast<double>(to - from));
    }

    static Measured measure(const std::vector<float>& values) {
        const std::size_t count = values.size();
        if (count == 0) return {};
        if (count < kLeast) return {mean_of(values, 0, count), 1};
        const std::size_t half = count / 2;
        const float mean = mean_of(values, half, count);
        float variance = 0;
        for (std::size_t i = 0; i < kStretches; ++i) {
            const std::size_t from = half + (count - half) * i / kStretches;
            const std::size_t to = half + (count - half) * (i + 1) / kStretches;
            const float off = mean_of(values, from, to) - mean;
            variance += off * off / static_cast<float>(kStretches - 1);
        }
        const float noise = kStudent * std::sqrt(variance / static_cast<float>(kStretches));
        const float drift = mean - mean_of(values, 0, half);
        const float seen = kCommon * kCommon * (noise * noise + drift * drift);
        return {mean, std::min(1.0F, std::sqrt(seen + kUnseen * kUnseen))};
    }

    std::vector<float> shares_;  // of the mover's win
};

}  // namespace wharf::players
