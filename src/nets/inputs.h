// An observation as a net takes it: the inputs that are not 0, as whole numbers.
#pragma once

#include <cstdint>

#include "core/features.h"

namespace wharf::nets {

// 1 as an input; so inputs are multiples of 1/4096, from -8 to 8.
inline constexpr float kInputUnit = 4096.0F;

// Places and values of the inputs; an even number of them, for they are taken in pairs.
struct Inputs {
    const std::uint16_t* places;
    const std::int16_t* values;
    int count;
};

// To the nearest whole number, halves to even ones, by the same two additions everywhere; for numbers below 4 million.
inline std::int32_t rounded(float number) {
    constexpr float kShift = 12582912.0F;  // 1.5 · 2^23: here floats are whole numbers
    const float shifted = number + kShift;
    return static_cast<std::int32_t>(shifted - kShift);
}

// A row for FeatureWriter (core/features.h) that keeps what is not 0.
struct SparseRow {
    std::uint16_t* places;
    std::int16_t* values;
    int at = 0;
    int count = 0;

    void value(float number) {
        if (number != 0.0F) {
            const float scaled = number * kInputUnit;
            const float held = scaled > 32767.0F ? 32767.0F : scaled < -32767.0F ? -32767.0F : scaled;
            places[count] = static_cast<std::uint16_t>(at);
            values[count] = static_cast<std::int16_t>(rounded(held));
            count += 1;
        }
        at += 1;
    }
    void field(About, int, const char*, const char*) {}
};

// Room for the inputs of one observation.
template <int kObservation>
struct InputList {
    std::uint16_t places[kObservation + 1];
    std::int16_t values[kObservation + 1];

    template <class F, class View>
    Inputs take(const View& view, Seat seat) {
        FeatureWriter<SparseRow> writer{{places, values}};
        F::describe(view, seat, writer);
        int count = writer.row.count;
        if (count % 2 != 0) {
            places[count] = 0;
            values[count] = 0;
            count += 1;
        }
        return {places, values, count};
    }
};

}  // namespace wharf::nets
