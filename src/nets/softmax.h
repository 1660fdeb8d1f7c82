// Logits as shares that add up to 1, with the same bits on every machine; the library's exp() is not.
#pragma once

#include <cstdint>
#include <cstring>

#include "nets/inputs.h"

namespace wharf::nets {

// e to the power of a number up to 0, to six digits.
inline float exp_below_zero(float number) {
    constexpr float kSmallest = -80.0F;
    const float power = (number > kSmallest ? number : kSmallest) * 1.44269504F;  // of 2
    const std::int32_t whole = rounded(power);
    const float rest = power - static_cast<float>(whole);  // from -0.5 to 0.5
    float sum = 0.00133335581F;
    sum = sum * rest + 0.00961812911F;
    sum = sum * rest + 0.0555041087F;
    sum = sum * rest + 0.240226507F;
    sum = sum * rest + 0.693147181F;
    sum = sum * rest + 1.0F;
    const std::uint32_t bits = static_cast<std::uint32_t>(whole + 127) << 23U;
    float scale = 0;
    std::memcpy(&scale, &bits, sizeof scale);
    return sum * scale;
}

// The higher the temperature, the more alike the shares.
inline void softmax(const float* logits, int count, float temperature, float* shares) {
    float most = logits[0];
    for (int i = 1; i < count; ++i) most = logits[i] > most ? logits[i] : most;
    float total = 0;
    for (int i = 0; i < count; ++i) {
        shares[i] = exp_below_zero((logits[i] - most) / temperature);
        total += shares[i];
    }
    for (int i = 0; i < count; ++i) shares[i] /= total;
}

}  // namespace wharf::nets
