// The rounds of SHA-256 over one block: in plain C++, and by the processor's own instructions where it has them.
#pragma once

#include <array>
#include <cstdint>

namespace wharf::match {

using Sha256State = std::array<std::uint32_t, 8>;
// The first 32 bits of the fractional parts of the square roots of the first 8 primes.
inline constexpr Sha256State kSha256Begin{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

void compress_plainly(Sha256State& state, const std::uint8_t* block);

// As fast as this processor can; the result is the same.
void compress(Sha256State& state, const std::uint8_t* block);

}  // namespace wharf::match
