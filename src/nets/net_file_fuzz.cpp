// Throws bytes at the reader of nets, and changed bytes of a sound net with a right hash, so that all checks are
// reached. What is accepted is asked: its answers are numbers, the same ones by all kernels.
#include <cmath>
#include <cstring>

#include "nets/evaluate.h"
#include "nets/net_file.h"
#include "nets/random_net.h"

namespace {

using namespace wharf::nets;

constexpr std::size_t kHashAt = 72;
constexpr std::size_t kHeaderBytes = 80;

std::vector<float> answer_of(const Net& net, const Kernels& kernels) {
    constexpr int kInputs = 64;
    std::uint16_t places[kInputs];
    std::int16_t values[kInputs];
    for (int i = 0; i < kInputs; ++i) {
        places[i] = static_cast<std::uint16_t>(i % net.purpose.observation);
        values[i] = static_cast<std::int16_t>(i % 3 == 0 ? 32767 : -1024 * i / kInputs);
    }
    std::vector<std::uint16_t> actions;
    for (int i = 0; i < net.purpose.actions; ++i) actions.push_back(static_cast<std::uint16_t>(i));
    std::vector<float> numbers(actions.size() + 2 * static_cast<std::size_t>(net.purpose.seats));
    static Scratch scratch;
    evaluate(net, kernels, {places, values, kInputs}, {actions.data(), net.purpose.actions, numbers.data()},
             numbers.data() + actions.size(), scratch);
    return numbers;
}

void try_to_read(const std::string& bytes) {
    const auto read = read_net(bytes);
    const auto* net = std::get_if<Net>(&read);
    if (net == nullptr) return;
    // What is read is written back as it was, or it was misread.
    const std::string again = write_net(*net);
    if (again.size() != bytes.size() || again.substr(kHeaderBytes) != bytes.substr(kHeaderBytes)) __builtin_trap();
    const std::vector<float> plain = answer_of(*net, plain_kernels());
    const std::vector<float> best = answer_of(*net, best_kernels());
    for (const float number : plain)
        if (!std::isfinite(number)) __builtin_trap();
    if (std::memcmp(plain.data(), best.data(), plain.size() * sizeof(float)) != 0) __builtin_trap();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    try_to_read(std::string(reinterpret_cast<const char*>(data), size));
    static const std::string kSound = write_net(random_net({"tortuga", 1, 1, 5, 3, 2}, 1, 32, 1, 32));
    std::string bytes = kSound;
    // Three bytes each: two of a place and one to write there; some places are where the file ends.
    for (std::size_t i = 0; i + 3 <= size; i += 3) {
        const std::size_t place = data[i] + 256U * data[i + 1];
        if (place % 64 == 63)
            bytes.resize(place);
        else if (!bytes.empty())
            bytes[place % bytes.size()] = static_cast<char>(data[i + 2]);
    }
    if (bytes.size() >= kHeaderBytes) {
        const std::uint64_t hash = hash_of_net(bytes);
        std::memcpy(bytes.data() + kHashAt, &hash, sizeof hash);
    }
    try_to_read(bytes);
    return 0;
}
