// Sums of products of whole numbers, the work of a net: one way per kind of machine, all with the same result, for such
// sums are exact.
#pragma once

#include <cstdint>

#include "nets/inputs.h"

namespace wharf::nets {

struct Kernels {
    const char* name;
    // sums[o] = Σ values[i] · columns[places[i]][o] for all o below the width, a multiple of 32; wraps like unsigned
    // numbers.
    void (*add_columns)(const std::int8_t* columns, int width, const Inputs& inputs, std::int32_t* sums);
    // sums[r] = Σ rows[r][i] · x[i]; the width is a multiple of 32.
    void (*multiply)(const std::int8_t* rows, int count, int width, const std::int16_t* x, std::int32_t* sums);
};

// For every machine.
const Kernels& plain_kernels();

// The fastest that this machine can run, found out once.
const Kernels& best_kernels();

}  // namespace wharf::nets
