// Random numbers as a value that is passed in: a key and a counter, the same stream on every target.
#pragma once

#include "core/hash.h"
#include "core/portable.h"

namespace wharf {

struct Rng {
    std::uint64_t key = 0;
    std::uint64_t counter = 0;

    // Independent streams of one seed: game number, seat, purpose.
    GAME_FN static constexpr Rng from(std::uint64_t seed, std::uint64_t stream = 0) {
        return {hash_next(mix64(seed), stream), 0};
    }

    GAME_FN constexpr std::uint64_t next() {
        counter += 1;
        return mix64(key + counter * 0x9E3779B97F4A7C15ULL);
    }

    // Exactly uniform in [0, bound): a multiply-shift, and rejection of the few values that would favour some results
    // (Lemire 2019).
    GAME_FN constexpr std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) {
            const std::uint32_t surplus = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(product) < surplus) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    friend constexpr bool operator==(const Rng&, const Rng&) = default;
};

}  // namespace wharf
