// 64-bit mixing and the hash of a plain value's bytes, equal on every target.
#pragma once

#include <cstring>
#include <type_traits>

#include "core/portable.h"

namespace wharf {

// A bijection of 64-bit numbers in which every input bit changes about half of the output (the finaliser of
// SplitMix64).
GAME_FN constexpr std::uint64_t mix64(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

// The hash of a sequence, one number at a time; order matters.
GAME_FN constexpr std::uint64_t hash_next(std::uint64_t hash, std::uint64_t value) {
    return mix64(hash ^ (value + 0x9E3779B97F4A7C15ULL));
}

// Hash of all bytes of a value without padding.
template <class T>
GAME_FN std::uint64_t hash_bytes(const T& value) {
    static_assert(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
    std::uint64_t hash = sizeof(T);
    for (std::size_t i = 0; i < sizeof(T); i += 8) {
        std::uint64_t word = 0;
        const std::size_t rest = sizeof(T) - i;
        memcpy(&word, bytes + i, rest < 8 ? rest : 8);
        hash = hash_next(hash, word);
    }
    return hash;
}

}  // namespace wharf
