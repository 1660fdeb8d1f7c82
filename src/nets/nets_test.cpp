// Nets: files are read back and wrong ones refused; every way to compute gives the same bits, near the exact answer.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "core/hash.h"
#include "core/testing/count_allocations.h"
#include "nets/evaluate.h"
#include "nets/random_net.h"

namespace wharf::nets {
namespace {

using testing::allocations;

const Purpose kPurpose{"tortuga", 2, 3, 200, 40, 4};

std::string problem_of(const std::string& bytes) {
    const auto read = read_net(bytes);
    const auto* problem = std::get_if<text::Problem>(&read);
    return problem == nullptr ? "" : problem->facts();
}

std::string with_word(std::string bytes, std::size_t at, std::uint32_t word) {
    std::memcpy(bytes.data() + at, &word, sizeof word);
    const std::uint64_t hash = hash_of_net(bytes);
    std::memcpy(bytes.data() + 72, &hash, sizeof hash);
    return bytes;
}

TEST(NetFile, IsReadBackAsItWasWritten) {
    const std::string bytes = write_net(random_net(kPurpose, 1));
    const auto read = read_net(bytes);
    ASSERT_TRUE(std::holds_alternative<Net>(read)) << problem_of(bytes);
    EXPECT_EQ(std::get<Net>(read).purpose, kPurpose);
    EXPECT_EQ(write_net(std::get<Net>(read)), bytes);
    EXPECT_FALSE(unfit_for(kPurpose, std::get<Net>(read)));
}

TEST(NetFile, WrongOnesAreRefusedWithTheReason) {
    const std::string good = write_net(random_net(kPurpose, 1, 64, 1, 32));
    EXPECT_EQ(problem_of(""), "fault.no-net");
    EXPECT_EQ(problem_of(std::string(1000, 'x')), "fault.no-net");
    EXPECT_EQ(problem_of(with_word(good, 8, 7)), "fault.net-format 7 1");
    EXPECT_EQ(problem_of(with_word(good, 52, 65)), "width: fault.no-size 32 512 32");
    EXPECT_EQ(problem_of(with_word(good, 56, 4'000'000'000U)), "blocks: fault.no-size 0 8 1");
    EXPECT_EQ(problem_of(with_word(good, 64, 0)), "points_scale: fault.not-positive");
    EXPECT_EQ(problem_of(good.substr(0, good.size() - 1)),
              "fault.net-length " + std::to_string(good.size()) + " " + std::to_string(good.size() - 1));
    EXPECT_EQ(problem_of(with_word(good, 80, 0x7F800000)), "fault.net-numbers") << "infinity";
    EXPECT_EQ(problem_of(with_word(good, 80, 0x7FC00000)), "fault.net-numbers") << "no number";
    for (std::size_t at : {std::size_t{17}, std::size_t{80}, good.size() / 2, good.size() - 1}) {
        std::string damaged = good;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        EXPECT_EQ(problem_of(damaged), "fault.net-damaged") << at;
    }
}

TEST(NetFile, ANoviceMayFollow) {
    Net net = random_net(kPurpose, 1, 64, 1, 32);
    net.novice = std::make_shared<const Net>(random_net(kPurpose, 2, 32, 0, 32));
    const std::string bytes = write_net(net);
    const auto read = read_net(bytes);
    ASSERT_TRUE(std::holds_alternative<Net>(read)) << problem_of(bytes);
    ASSERT_NE(std::get<Net>(read).novice, nullptr);
    EXPECT_EQ(std::get<Net>(read).novice->width, 32);
    EXPECT_EQ(write_net(std::get<Net>(read)), bytes);

    EXPECT_EQ(problem_of(bytes + "x"), "fault.net-novice");
    const std::string alone = bytes.substr(0, bytes.size() - write_net(*net.novice).size());
    EXPECT_EQ(problem_of(alone), "");
    EXPECT_EQ(problem_of(alone + "x"), "fault.no-net");
    std::string damaged = bytes;
    damaged.back() = static_cast<char>(damaged.back() ^ 1);
    EXPECT_EQ(problem_of(damaged), "fault.net-damaged");
    Purpose other = kPurpose;
    other.rules_version = 9;
    EXPECT_EQ(problem_of(alone + write_net(random_net(other, 2, 32, 0, 32))), "fault.net-novice");
}

TEST(NetFile, ANetForSomethingElseIsUnfit) {
    const Net net = random_net(kPurpose, 1, 32, 0, 32);
    const auto unfit = [&](auto change) {
        Purpose wanted = kPurpose;
        change(wanted);
        const auto problem = unfit_for(wanted, net);
        return problem ? problem->facts() : "";
    };
    EXPECT_EQ(unfit([](Purpose& p) { p.game = "hermagor"; }), "game: fault.net-game hermagor");
    EXPECT_EQ(unfit([](Purpose& p) { p.rules_version = 9; }), "rules_version: fault.net-purpose 2 9");
    EXPECT_EQ(unfit([](Purpose& p) { p.features_version = 9; }), "features_version: fault.net-purpose 3 9");
    EXPECT_EQ(unfit([](Purpose& p) { p.observation = 9; }), "observation: fault.net-purpose 200 9");
    EXPECT_NE(unfit([](Purpose& p) { p.actions = 9; }), "");
    EXPECT_NE(unfit([](Purpose& p) { p.seats = 5; }), "");
}

// Inputs as a game would give them, and extreme ones.
struct Example {
    std::vector<std::uint16_t> places;
    std::vector<std::int16_t> values;
    Inputs inputs() const { return {places.data(), values.data(), static_cast<int>(places.size())}; }
};

Example example(int observation, int pairs, bool extreme, Rng& rng) {
    Example example;
    for (int i = 0; i < 2 * pairs; ++i) {
        example.places.push_back(static_cast<std::uint16_t>(rng.below(static_cast<std::uint32_t>(observation))));
        example.values.push_back(extreme ? (rng.below(2) != 0 ? 32767 : -32767)
                                         : static_cast<std::int16_t>(rng.below(8192)));
    }
    return example;
}

TEST(Kernels, GiveThePlainSums) {
    Rng rng = Rng::from(2);
    for (int width = kLanes; width <= kMostWidth; width += kLanes)
        for (const bool extreme : {false, true}) {
            const int rows = 1 + static_cast<int>(rng.below(40));
            std::vector<std::int8_t> weights(static_cast<std::size_t>(rows * width));
            for (auto& weight : weights)
                weight = static_cast<std::int8_t>(extreme ? (rng.below(2) != 0 ? 127 : -127)
                                                          : static_cast<int>(rng.below(255)) - 127);
            std::vector<std::int16_t> x(static_cast<std::size_t>(width));
            for (auto& number : x)
                number = static_cast<std::int16_t>(extreme ? 32767 : static_cast<int>(rng.below(65535)) - 32767);
            std::vector<std::int32_t> sums[2];
            const Example inputs = example(rows, 300, extreme, rng);
            for (int which = 0; which < 2; ++which) {
                const Kernels& kernels = which == 0 ? plain_kernels() : best_kernels();
                sums[which].resize(static_cast<std::size_t>(rows + width));
                kernels.multiply(weights.data(), rows, width, x.data(), sums[which].data());
                kernels.add_columns(weights.data(), width, inputs.inputs(), sums[which].data() + rows);
            }
            EXPECT_EQ(sums[0], sums[1]) << width << " " << best_kernels().name;
        }
}

// The same in doubles, without any rounding of what goes in.
std::vector<double> exact_answer(const Net& net, const Example& example) {
    const auto linear = [](const Matrix& m, const std::vector<double>& x, bool by_column) {
        std::vector<double> y;
        for (int o = 0; o < m.outputs; ++o) {
            double sum = 0;
            for (int i = 0; i < m.inputs; ++i)
                sum += m.weights[by_column ? i * m.outputs + o : o * m.inputs + i] * x[i];
            y.push_back(sum * m.scales[o] + m.bias[o]);
        }
        return y;
    };
    const auto norm = [](const Norm& by, const std::vector<double>& x) {
        double mean = 0;
        double square = 0;
        for (const double number : x) mean += number / static_cast<double>(x.size());
        for (const double number : x) square += (number - mean) * (number - mean) / static_cast<double>(x.size());
        std::vector<double> y;
        for (std::size_t i = 0; i < x.size(); ++i)
            y.push_back((x[i] - mean) / std::sqrt(square + 1e-5) * by.gain[i] + by.shift[i]);
        return y;
    };
    const auto cut = [](std::vector<double> x) {
        for (double& number : x) number = std::max(number, 0.0);
        return x;
    };
    std::vector<double> x(static_cast<std::size_t>(net.purpose.observation));
    for (std::size_t i = 0; i < example.places.size(); ++i) x[example.places[i]] += example.values[i] / 4096.0;
    std::vector<double> h = linear(net.input, x, true);
    for (const Block& block : net.blocks) {
        const auto more = linear(block.second, cut(linear(block.first, norm(block.norm, h), false)), false);
        for (std::size_t i = 0; i < h.size(); ++i) h[i] += more[i];
    }
    const auto z = cut(norm(net.last_norm, h));
    auto answer = linear(net.policy, z, false);
    const auto values = linear(net.value_second, cut(linear(net.value_first, z, false)), false);
    answer.insert(answer.end(), values.begin(), values.end());
    return answer;
}

struct Answer {
    std::vector<float> numbers;  // logits of all actions, then values
};

Answer answer_of(const Net& net, const Kernels& kernels, const Example& example) {
    std::vector<std::uint16_t> actions;
    for (int i = 0; i < net.purpose.actions; ++i) actions.push_back(static_cast<std::uint16_t>(i));
    Answer answer{std::vector<float>(actions.size() + 2 * static_cast<std::size_t>(net.purpose.seats))};
    static Scratch scratch;
    const std::size_t before = allocations;
    evaluate(net, kernels, example.inputs(), {actions.data(), net.purpose.actions, answer.numbers.data()},
             answer.numbers.data() + actions.size(), scratch);
    EXPECT_EQ(allocations, before) << "an evaluation allocates nothing";
    return answer;
}

TEST(Evaluate, IsNearTheExactAnswerAndTheSameOnEveryKindOfMachine) {
    Rng rng = Rng::from(3);
    std::uint64_t hash = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Net net = random_net(kPurpose, seed, 64 + 64 * static_cast<int>(seed), static_cast<int>(seed % 4));
        const Example position = example(kPurpose.observation, 20 + static_cast<int>(rng.below(30)), false, rng);
        const Answer plain = answer_of(net, plain_kernels(), position);
        const Answer best = answer_of(net, best_kernels(), position);
        const auto exact = exact_answer(net, position);
        ASSERT_EQ(plain.numbers.size(), exact.size());
        for (std::size_t i = 0; i < exact.size(); ++i) {
            EXPECT_NEAR(plain.numbers[i], exact[i], 2e-3);
            std::uint32_t bits[2];
            std::memcpy(&bits[0], &plain.numbers[i], 4);
            std::memcpy(&bits[1], &best.numbers[i], 4);
            EXPECT_EQ(bits[0], bits[1]);
            hash = hash_next(hash, bits[0]);
        }
    }
    // What every machine and compiler must find, debug builds and sanitizers included.
    EXPECT_EQ(hash, 6637917230024264376ULL);
}

TEST(Evaluate, NoInputAndHugeNumbersAreNoTrouble) {
    Net net = random_net(kPurpose, 1);
    for (auto* numbers : {&net.input.scales, &net.input.bias, &net.blocks[0].first.scales, &net.last_norm.gain})
        for (float& number : *numbers) number = 1e4F;
    for (const int pairs : {0, 100}) {
        Rng rng = Rng::from(4);
        for (const float number :
             answer_of(net, best_kernels(), example(kPurpose.observation, pairs, true, rng)).numbers)
            EXPECT_TRUE(std::isfinite(number));
    }
}

}  // namespace
}  // namespace wharf::nets
