#include "match/fair_chance.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <numeric>
#include <utility>

namespace wharf::match {

namespace {

constexpr std::uint32_t kLotsOfHash = 4;

std::string key_text(std::string_view game, std::span<const std::string> numbers) {
    std::string text = std::string(kFairMethod) + "\n" + std::string(game) + "\n";
    for (const std::string& number : numbers) text += number + "\n";
    return text;
}

// The lowest lot of an outcome.
std::uint64_t lowest_lot(const Digest& event, std::string_view outcome, std::uint32_t weight) {
    std::uint64_t lowest = ~std::uint64_t{0};
    for (std::uint32_t first = 0; first < weight; first += kLotsOfHash) {
        char number[10];
        const std::string_view digits(number,
                                      std::to_chars(number, number + sizeof number, first / kLotsOfHash).ptr - number);
        const Sha256State words = sha256_words({bytes_of(event), outcome, "\n", digits});
        for (std::uint32_t i = 0; i < kLotsOfHash && first + i < weight; ++i)
            lowest = std::min(lowest, std::uint64_t{words[2 * i]} << 32U | words[2 * i + 1]);
    }
    return lowest;
}

// The outcome whose lot is the lowest so far.
struct Winner {
    std::size_t index = 0;
    std::uint64_t lot = ~std::uint64_t{0};
    std::string outcome;

    void compare(std::size_t other, std::uint64_t its_lot, std::string_view its_outcome) {
        if (!outcome.empty() && (its_lot > lot || (its_lot == lot && its_outcome >= outcome))) return;
        index = other;
        lot = its_lot;
        outcome = its_outcome;
    }
};

}  // namespace

FairChance::FairChance(const Digest& secret, std::string_view game, std::span<const std::string> numbers)
    : key_(bytes_of(Hmac(bytes_of(secret)).of(key_text(game, numbers)))) {}

Digest FairChance::event_of(std::string_view label, std::uint32_t ordinal) const {
    return key_.of(std::string(label) + "\n" + std::to_string(ordinal));
}

int FairChance::draw(const ChanceEvent& event) {
    const std::string& label = event.label();
    const Digest drawn = event_of(label, event.ordinal(label));
    Winner winner;
    for (int i = 0; i < event.outcomes(); ++i) {
        const std::string outcome = event.text(i);
        winner.compare(static_cast<std::size_t>(i), lowest_lot(drawn, outcome, event.weight(i)), outcome);
    }
    return static_cast<int>(winner.index);
}

std::size_t FairChance::draw(std::string_view label, std::uint32_t ordinal, std::span<const Lots> outcomes) const {
    const Digest drawn = event_of(label, ordinal);
    Winner winner;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        winner.compare(i, lowest_lot(drawn, outcomes[i].outcome, outcomes[i].weight), outcomes[i].outcome);
    return winner.index;
}

std::vector<int> FairChance::draw_seats(int seats) const {
    std::vector<int> order(static_cast<std::size_t>(seats));
    std::iota(order.begin(), order.end(), 0);
    for (auto place = order.begin(); place != order.end(); ++place) {
        std::vector<Lots> left;
        for (auto seat = place; seat != order.end(); ++seat) left.push_back({std::to_string(*seat), 1});
        const auto ordinal = static_cast<std::uint32_t>(place - order.begin()) + 1;
        const auto drawn = place + static_cast<std::ptrdiff_t>(draw("seat", ordinal, left));
        std::rotate(place, drawn, drawn + 1);
    }
    return order;
}

std::optional<Digest> secret_of(const std::string& commitment, const std::optional<std::string>& secret) {
    const std::optional<Digest> bytes = secret ? read_digest(*secret) : std::nullopt;
    if (!bytes || hexadecimal(sha256(bytes_of(*bytes))) != commitment) return std::nullopt;
    return bytes;
}

Digest random_secret() {
    Digest secret;
    // Fails only where there is no randomness at all; then nothing that follows could be trusted.
    if (getentropy(secret.data(), secret.size()) != 0) std::abort();
    return secret;
}

}  // namespace wharf::match
