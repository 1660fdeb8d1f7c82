// Where chance comes from at the edge: a seed that can be repeated, or the operating system.
#pragma once

#include <memory>

#include "core/rng.h"

namespace wharf::match {

class ChanceSource {
 public:
    virtual ~ChanceSource() = default;
    // Uniform in [0, bound).
    virtual std::uint32_t below(std::uint32_t bound) = 0;
};

// The same seed, the same outcomes: for tests, puzzles and benchmarks.
class SeededChance final : public ChanceSource {
 public:
    explicit SeededChance(Rng rng) : rng_(rng) {}
    std::uint32_t below(std::uint32_t bound) override { return rng_.below(bound); }

 private:
    Rng rng_;
};

// Unpredictable even to someone who has seen every earlier outcome: for play.
class SystemChance final : public ChanceSource {
 public:
    std::uint32_t below(std::uint32_t bound) override;
};

}  // namespace wharf::match
