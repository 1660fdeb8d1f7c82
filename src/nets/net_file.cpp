#include "nets/net_file.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "core/hash.h"
#include "nets/faults.h"

namespace wharf::nets {

namespace {

using text::Problem;

constexpr std::string_view kMagic = "WHARFNET";
constexpr std::uint32_t kFormat = 1;
constexpr std::size_t kGameBytes = 16;
constexpr std::size_t kHashAt = 72;
constexpr std::size_t kHeaderBytes = kHashAt + sizeof(std::uint64_t);
// The largest number of a scale, a bias, a gain or a shift: far beyond any that was trained, and no sum of them
// overflows.
constexpr float kLargest = 1e4F;

// Takes numbers from the front; the size of the file was checked before.
class Source {
 public:
    explicit Source(std::string_view bytes) : bytes_(bytes) {}

    template <class T>
    void read(T* into, std::size_t count) {
        std::memcpy(into, bytes_.data() + at_, count * sizeof(T));
        at_ += count * sizeof(T);
    }
    std::uint32_t word() {
        std::uint32_t value = 0;
        read(&value, 1);
        return value;
    }
    std::vector<float> floats(int count) {
        std::vector<float> values(static_cast<std::size_t>(count));
        read(values.data(), values.size());
        for (const float value : values)
            sound_ = sound_ && std::fabs(value) <= kLargest;  // false for what is no number
        return values;
    }
    Matrix matrix(int outputs, int inputs) {
        Matrix matrix{outputs, inputs, std::vector<std::int8_t>(static_cast<std::size_t>(outputs) * inputs), {}, {}};
        matrix.scales = floats(outputs);
        matrix.bias = floats(outputs);
        read(matrix.weights.data(), matrix.weights.size());
        for (const std::int8_t weight : matrix.weights) sound_ = sound_ && weight != -128;
        return matrix;
    }
    Norm norm(int width) {
        Norm norm;
        norm.gain = floats(width);
        norm.shift = floats(width);
        return norm;
    }
    bool sound() const { return sound_; }

 private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool sound_ = true;
};

struct Header {
    Purpose purpose;
    int width = 0;
    int blocks = 0;
    int value_width = 0;
    float points_scale = 0;
    std::uint64_t hash = 0;
};

constexpr std::size_t matrix_bytes(std::size_t outputs, std::size_t inputs) { return outputs * (inputs + 8); }

std::size_t payload_bytes(const Header& header) {
    const auto size = [](int count) { return static_cast<std::size_t>(count); };
    const std::size_t width = size(header.width);
    const std::size_t norm = 8 * width;
    return matrix_bytes(width, size(header.purpose.observation)) +
           size(header.blocks) * (norm + 2 * matrix_bytes(width, width)) + norm +
           matrix_bytes(size(header.purpose.actions), width) + matrix_bytes(size(header.value_width), width) +
           matrix_bytes(2 * size(header.purpose.seats), size(header.value_width));
}

std::string read_game(Source& source) {
    char game[kGameBytes + 1] = {};
    source.read(game, kGameBytes);
    return game;
}

std::variant<Header, Problem> read_header(std::string_view bytes) {
    Source source(bytes);
    char magic[8];
    source.read(magic, sizeof magic);
    if (std::string_view(magic, sizeof magic) != kMagic) return Problem{"", faults::kNoNet()};
    if (const std::uint32_t format = source.word(); format != kFormat)
        return Problem{"", faults::kFormat(format, kFormat)};
    if (source.word() != kHeaderBytes) return Problem{"", faults::kNoNet()};
    Header header;
    header.purpose.game = read_game(source);
    std::optional<Problem> fault;
    // Every size in its bounds, so that none of the products below can be large.
    const auto whole = [&](const char* name, int least, int most, int step) {
        const std::uint32_t value = source.word();
        const bool fits = value >= static_cast<std::uint32_t>(least) && value <= static_cast<std::uint32_t>(most) &&
                          value % static_cast<std::uint32_t>(step) == 0;
        if (!fits && !fault) fault = Problem{name, faults::kNoSize(least, most, step)};
        return fits ? static_cast<int>(value) : least;
    };
    header.purpose.rules_version = whole("rules_version", 0, 1'000'000, 1);
    header.purpose.features_version = whole("features_version", 0, 1'000'000, 1);
    header.purpose.observation = whole("observation", 1, 32'768, 1);
    header.purpose.actions = whole("actions", 1, 32'768, 1);
    header.purpose.seats = whole("seats", 2, 8, 1);
    header.width = whole("width", kLanes, kMostWidth, kLanes);
    header.blocks = whole("blocks", 0, kMostBlocks, 1);
    header.value_width = whole("value_width", kLanes, kMostValueWidth, kLanes);
    source.read(&header.points_scale, 1);
    source.word();  // reserved
    source.read(&header.hash, 1);
    if (!fault && !(header.points_scale > 0 && header.points_scale <= kLargest))
        fault = Problem{"points_scale", faults::kNotPositive()};
    if (fault) return *fault;
    return header;
}

}  // namespace

std::uint64_t hash_of_net(std::string_view bytes) {
    std::uint64_t sum = bytes.size();
    std::uint64_t place = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 8) {
        place += 0x9E3779B97F4A7C15ULL;
        if (at == kHashAt) continue;
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + at, std::min<std::size_t>(8, bytes.size() - at));
        sum += mix64(word ^ place);
    }
    return mix64(sum);
}

namespace {

// One net from the front; what was read is taken away.
std::variant<Net, Problem> take_net(std::string_view& file) {
    std::string_view bytes = file;
    if (bytes.size() < kHeaderBytes) return Problem{"", faults::kNoNet()};
    const auto read = read_header(bytes);
    if (const auto* fault = std::get_if<Problem>(&read)) return *fault;
    const Header& header = std::get<Header>(read);
    const std::size_t wanted = kHeaderBytes + payload_bytes(header);
    if (bytes.size() < wanted) return Problem{"", faults::kOtherLength(wanted, bytes.size())};
    bytes = bytes.substr(0, wanted);
    file.remove_prefix(wanted);
    if (hash_of_net(bytes) != header.hash) return Problem{"", faults::kDamaged()};
    Net net;
    net.purpose = header.purpose;
    net.width = header.width;
    net.points_scale = header.points_scale;
    net.hash = header.hash;
    Source source(bytes.substr(kHeaderBytes));
    net.input = source.matrix(net.width, net.purpose.observation);
    for (int i = 0; i < header.blocks; ++i) {
        Block& block = net.blocks.emplace_back();
        block.norm = source.norm(net.width);
        block.first = source.matrix(net.width, net.width);
        block.second = source.matrix(net.width, net.width);
    }
    net.last_norm = source.norm(net.width);
    net.policy = source.matrix(net.purpose.actions, net.width);
    net.value_first = source.matrix(header.value_width, net.width);
    net.value_second = source.matrix(2 * net.purpose.seats, header.value_width);
    if (!source.sound()) return Problem{"", faults::kStrangeNumbers()};
    return net;
}

}  // namespace

std::variant<Net, Problem> read_net(std::string_view bytes) {
    if (bytes.size() > kMostFileBytes) return Problem{"", faults::kNoNet()};
    auto read = take_net(bytes);
    Net* const net = std::get_if<Net>(&read);
    if (net == nullptr || bytes.empty()) return read;
    auto second = take_net(bytes);
    if (auto* problem = std::get_if<Problem>(&second)) return std::move(*problem);
    Net& novice = std::get<Net>(second);
    if (!bytes.empty() || novice.purpose != net->purpose) return Problem{"", faults::kNotItsNovice()};
    net->novice = std::make_shared<const Net>(std::move(novice));
    return read;
}

std::optional<Problem> unfit_for(const Purpose& wanted, const Net& net) {
    const Purpose& has = net.purpose;
    if (has.game != wanted.game) return Problem{"game", faults::kOtherGame(wanted.game)};
    const struct {
        const char* name;
        int trained, here;
    } sizes[] = {{"rules_version", has.rules_version, wanted.rules_version},
                 {"features_version", has.features_version, wanted.features_version},
                 {"observation", has.observation, wanted.observation},
                 {"actions", has.actions, wanted.actions},
                 {"seats", has.seats, wanted.seats}};
    for (const auto& size : sizes)
        if (size.trained != size.here) return Problem{size.name, faults::kOtherPurpose(size.trained, size.here)};
    return std::nullopt;
}

std::string write_net(const Net& net) {
    std::string bytes(kMagic);
    const auto append = [&](const auto* values, std::size_t count) {
        bytes.append(reinterpret_cast<const char*>(values), count * sizeof *values);
    };
    const auto word = [&](std::size_t value) {
        const auto small = static_cast<std::uint32_t>(value);
        append(&small, 1);
    };
    const auto floats = [&](const std::vector<float>& values) { append(values.data(), values.size()); };
    const auto matrix = [&](const Matrix& m) {
        floats(m.scales);
        floats(m.bias);
        append(m.weights.data(), m.weights.size());
    };
    const auto norm = [&](const Norm& n) {
        floats(n.gain);
        floats(n.shift);
    };
    word(kFormat);
    word(kHeaderBytes);
    std::string game = net.purpose.game;
    game.resize(kGameBytes);
    bytes += game;
    const int sizes[] = {net.purpose.rules_version,
                         net.purpose.features_version,
                         net.purpose.observation,
                         net.purpose.actions,
                         net.purpose.seats,
                         net.width,
                         static_cast<int>(net.blocks.size()),
                         net.value_first.outputs};
    for (const int size : sizes) word(static_cast<std::size_t>(size));
    append(&net.points_scale, 1);
    word(0);
    bytes.resize(kHeaderBytes);
    matrix(net.input);
    for (const Block& block : net.blocks) {
        norm(block.norm);
        matrix(block.first);
        matrix(block.second);
    }
    norm(net.last_norm);
    matrix(net.policy);
    matrix(net.value_first);
    matrix(net.value_second);
    const std::uint64_t hash = hash_of_net(bytes);
    std::memcpy(bytes.data() + kHashAt, &hash, sizeof hash);
    return net.novice == nullptr ? bytes : bytes + write_net(*net.novice);
}

}  // namespace wharf::nets
