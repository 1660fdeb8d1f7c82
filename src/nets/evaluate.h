// What a net answers to one position. All that is not a sum of whole numbers happens here, in floats and a fixed order.
#pragma once

#include "nets/kernels.h"
#include "nets/net.h"

namespace wharf::nets {

// Room to compute in; one per thread.
struct Scratch {
    alignas(64) float hidden[kMostWidth];
    alignas(64) float between[kMostWidth];
    alignas(64) std::int16_t whole[kMostWidth];
    alignas(64) std::int32_t sums[kMostWidth];
};

// The rows of the policy that are asked for, and where their logits go.
struct PolicyQuery {
    const std::uint16_t* actions = nullptr;
    int count = 0;
    float* logits = nullptr;
};

// Fills the logits of the actions asked for and, if wanted, the 2 · seats numbers of the value head. Allocates nothing.
void evaluate(const Net& net, const Kernels& kernels, const Inputs& inputs, const PolicyQuery& query, float* values,
              Scratch& scratch);

}  // namespace wharf::nets
