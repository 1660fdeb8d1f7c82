// The rounds of SHA-256 over one block: in plain C++, and by the processor's own instructions where it has them.
#pragma once

#include <array>
#include <cstdint>

namespace wharf::match {

using Sha256State = std::array<std::uint32_t, 8>;

void compress_plainly(Sha256State& state, const std::uint8_t* block);

// As fast as this processor can; the result is the same.
void compress(Sha256State& state, const std::uint8_t* block);

}  // namespace wharf::match
