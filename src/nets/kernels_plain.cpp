#include "nets/kernels.h"

namespace wharf::nets {

namespace {

void add_columns(const std::int8_t* columns, int width, const Inputs& inputs, std::int32_t* sums) {
    for (int o = 0; o < width; ++o) sums[o] = 0;
    for (int i = 0; i < inputs.count; ++i) {
        const std::int8_t* const column = columns + static_cast<std::size_t>(inputs.places[i]) * width;
        const std::int32_t value = inputs.values[i];
        for (int o = 0; o < width; ++o)
            sums[o] = static_cast<std::int32_t>(static_cast<std::uint32_t>(sums[o]) +
                                                static_cast<std::uint32_t>(value * column[o]));
    }
}

void multiply(const std::int8_t* rows, int count, int width, const std::int16_t* x, std::int32_t* sums) {
    for (int r = 0; r < count; ++r, rows += width) {
        std::int32_t sum = 0;
        for (int i = 0; i < width; ++i) sum += std::int32_t{rows[i]} * std::int32_t{x[i]};
        sums[r] = sum;
    }
}

}  // namespace

const Kernels& plain_kernels() {
    static constexpr Kernels kKernels{"plain", add_columns, multiply};
    return kKernels;
}

}  // namespace wharf::nets
