#include "nets/evaluate.h"

#include <cmath>

namespace wharf::nets {

namespace {

constexpr int kSumLanes = 8;        // sums of floats run in so many lanes, on every machine
constexpr float kWhole = 32767.0F;  // the largest number of 15 bits
constexpr float kLeast = 1e-9F;     // of numbers that are all 0 nothing is divided
constexpr float kEpsilon = 1e-5F;   // is added to the variance

float sum_of(const float (&lanes)[kSumLanes]) {
    return ((lanes[0] + lanes[4]) + (lanes[2] + lanes[6])) + ((lanes[1] + lanes[5]) + (lanes[3] + lanes[7]));
}

// To mean 0 and variance 1, then times gain plus shift.
void normalise(const float* from, int width, const Norm& norm, float* to) {
    float lanes[kSumLanes] = {};
    for (int i = 0; i < width; i += kSumLanes)
        for (int lane = 0; lane < kSumLanes; ++lane) lanes[lane] += from[i + lane];
    const float mean = sum_of(lanes) / static_cast<float>(width);
    float squares[kSumLanes] = {};
    for (int i = 0; i < width; i += kSumLanes)
        for (int lane = 0; lane < kSumLanes; ++lane) {
            const float distance = from[i + lane] - mean;
            squares[lane] += distance * distance;
        }
    const float scale = 1.0F / std::sqrt(sum_of(squares) / static_cast<float>(width) + kEpsilon);
    const float* const gain = norm.gain.data();
    const float* const shift = norm.shift.data();
    for (int i = 0; i < width; ++i) to[i] = (from[i] - mean) * scale * gain[i] + shift[i];
}

void cut_below_zero(float* numbers, int count) {
    for (int i = 0; i < count; ++i) numbers[i] = numbers[i] > 0.0F ? numbers[i] : 0.0F;
}

// As whole numbers of 15 bits; returns what 1 stands for.
float make_whole(const float* numbers, int count, std::int16_t* whole) {
    float lanes[kSumLanes] = {kLeast};
    for (int i = 0; i < count; i += kSumLanes)
        for (int lane = 0; lane < kSumLanes; ++lane) {
            const float size = std::fabs(numbers[i + lane]);
            lanes[lane] = size > lanes[lane] ? size : lanes[lane];
        }
    float most = lanes[0];
    for (const float lane : lanes) most = lane > most ? lane : most;
    const float scale = kWhole / most;
    for (int i = 0; i < count; ++i) whole[i] = static_cast<std::int16_t>(rounded(numbers[i] * scale));
    return most / kWhole;
}

// to = matrix · scratch.whole + bias, where `unit` is what 1 in scratch.whole stands for.
void multiply(const Matrix& matrix, const Kernels& kernels, float unit, Scratch& scratch, float* to) {
    kernels.multiply(matrix.weights.data(), matrix.outputs, matrix.inputs, scratch.whole, scratch.sums);
    const float* const scales = matrix.scales.data();
    const float* const bias = matrix.bias.data();
    for (int o = 0; o < matrix.outputs; ++o) to[o] = static_cast<float>(scratch.sums[o]) * (scales[o] * unit) + bias[o];
}

}  // namespace

void evaluate(const Net& net, const Kernels& kernels, const Inputs& inputs, const PolicyQuery& query, float* values,
              Scratch& scratch) {
    const int width = net.width;
    float* const hidden = scratch.hidden;
    float* const between = scratch.between;
    kernels.add_columns(net.input.weights.data(), width, inputs, scratch.sums);
    for (int o = 0; o < width; ++o)
        hidden[o] =
            static_cast<float>(scratch.sums[o]) * (net.input.scales[o] * (1.0F / kInputUnit)) + net.input.bias[o];
    for (const Block& block : net.blocks) {
        normalise(hidden, width, block.norm, between);
        multiply(block.first, kernels, make_whole(between, width, scratch.whole), scratch, between);
        cut_below_zero(between, width);
        multiply(block.second, kernels, make_whole(between, width, scratch.whole), scratch, between);
        for (int i = 0; i < width; ++i) hidden[i] += between[i];
    }
    normalise(hidden, width, net.last_norm, between);
    cut_below_zero(between, width);
    const float unit = make_whole(between, width, scratch.whole);
    for (int i = 0; i < query.count; ++i) {
        const std::size_t row = query.actions[i];
        std::int32_t sum = 0;
        kernels.multiply(net.policy.weights.data() + row * static_cast<std::size_t>(width), 1, width, scratch.whole,
                         &sum);
        query.logits[i] = static_cast<float>(sum) * (net.policy.scales[row] * unit) + net.policy.bias[row];
    }
    if (values == nullptr) return;
    multiply(net.value_first, kernels, unit, scratch, between);
    cut_below_zero(between, net.value_first.outputs);
    const float value_unit = make_whole(between, net.value_first.outputs, scratch.whole);
    multiply(net.value_second, kernels, value_unit, scratch, values);
}

}  // namespace wharf::nets
