// Bit counting that compiles for every target.
#pragma once

#include "core/portable.h"

namespace wharf {

GAME_FN constexpr int count_bits(std::uint32_t bits) {
#if defined(__CUDA_ARCH__)
    return __popc(bits);
#else
    return __builtin_popcount(bits);
#endif
}

GAME_FN constexpr int count_bits(std::uint64_t bits) {
#if defined(__CUDA_ARCH__)
    return __popcll(bits);
#else
    return __builtin_popcountll(bits);
#endif
}

// Index of the lowest set bit; `bits` must not be 0.
GAME_FN constexpr int lowest_bit(std::uint32_t bits) {
    assert(bits != 0);
#if defined(__CUDA_ARCH__)
    return __ffs(static_cast<int>(bits)) - 1;
#else
    return __builtin_ctz(bits);
#endif
}

GAME_FN constexpr int lowest_bit(std::uint64_t bits) {
    assert(bits != 0);
#if defined(__CUDA_ARCH__)
    return __ffsll(static_cast<long long>(bits)) - 1;
#else
    return __builtin_ctzll(bits);
#endif
}

}  // namespace wharf
