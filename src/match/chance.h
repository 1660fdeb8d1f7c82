// Where chance comes from at the edge: a seed that can be repeated, the operating system, or a secret that is proved
// afterwards (fair_chance.h).
#pragma once

#include <memory>
#include <string>

#include "core/rng.h"

namespace wharf::match {

// A chance event with at least two outcomes.
class ChanceEvent {
 public:
    virtual ~ChanceEvent() = default;
    virtual int outcomes() const = 0;
    virtual std::uint32_t weight(int outcome) const = 0;  // above 0
    virtual std::string text(int outcome) const = 0;
    // What names the event within its match: "chest of 1", 3 is the third chest that seat 1 draws.
    virtual const std::string& label() const = 0;
    virtual std::uint32_t ordinal(const std::string& label) const = 0;
};

class ChanceSource {
 public:
    virtual ~ChanceSource() = default;
    // Which outcome happens, by their odds.
    virtual int draw(const ChanceEvent& event) = 0;
};

// Sources that know no events, only numbers.
class RandomNumbers : public ChanceSource {
 public:
    // Uniform in [0, bound).
    virtual std::uint32_t below(std::uint32_t bound) = 0;
    int draw(const ChanceEvent& event) override;
};

// The same seed, the same outcomes: for tests, puzzles and benchmarks.
class SeededChance final : public RandomNumbers {
 public:
    explicit SeededChance(Rng rng) : rng_(rng) {}
    std::uint32_t below(std::uint32_t bound) override { return rng_.below(bound); }

 private:
    Rng rng_;
};

// Unpredictable even to someone who has seen every earlier outcome: for play.
class SystemChance final : public RandomNumbers {
 public:
    std::uint32_t below(std::uint32_t bound) override;
};

}  // namespace wharf::match
