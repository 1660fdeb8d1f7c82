#include "nets/random_net.h"

#include <cmath>

namespace wharf::nets {

namespace {

// From -1 to 1, in steps that floats hold exactly.
float draw(Rng& rng) { return (static_cast<float>(rng.below(1U << 16U)) - 32768.0F) * (1.0F / 32768.0F); }

std::vector<float> vector_of(int count, float middle, float spread, Rng& rng) {
    std::vector<float> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(middle + spread * draw(rng));
    return numbers;
}

// Outputs about as large as inputs.
Matrix matrix_of(int outputs, int inputs, int not_zero, Rng& rng) {
    Matrix matrix{outputs, inputs, {}, {}, {}};
    const float scale = 1.0F / (74.0F * std::sqrt(static_cast<float>(not_zero)));
    matrix.scales = vector_of(outputs, scale, 0.5F * scale, rng);
    matrix.bias = vector_of(outputs, 0, 0.1F, rng);
    matrix.weights.resize(static_cast<std::size_t>(outputs) * static_cast<std::size_t>(inputs));
    for (std::int8_t& weight : matrix.weights)
        weight = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    return matrix;
}

Norm norm_of(int width, Rng& rng) { return {vector_of(width, 1, 0.2F, rng), vector_of(width, 0, 0.2F, rng)}; }

}  // namespace

Net random_net(const Purpose& purpose, std::uint64_t seed, int width, int blocks, int value_width) {
    constexpr int kUsualInputs = 100;  // of an observation that are not 0
    Rng rng = Rng::from(seed, 0x4E45);
    Net net;
    net.purpose = purpose;
    net.width = width;
    net.points_scale = 50;
    net.input = matrix_of(width, purpose.observation, kUsualInputs, rng);
    for (int i = 0; i < blocks; ++i) {
        Block& block = net.blocks.emplace_back();
        block.norm = norm_of(width, rng);
        block.first = matrix_of(width, width, width, rng);
        block.second = matrix_of(width, width, width, rng);
    }
    net.last_norm = norm_of(width, rng);
    net.policy = matrix_of(purpose.actions, width, width, rng);
    net.value_first = matrix_of(value_width, width, width, rng);
    net.value_second = matrix_of(2 * purpose.seats, value_width, value_width, rng);
    return net;
}

}  // namespace wharf::nets
