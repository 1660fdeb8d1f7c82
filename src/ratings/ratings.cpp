#include "ratings/ratings.h"

#include <algorithm>
#include <cmath>

namespace wharf::ratings {

namespace {

double squared(double value) { return value * value; }

// c² of the paper: what the whole table does not know of itself.
double scale_squared_of(std::span<const Participant> participants, const Model& model) {
    double sum = 0;
    for (const Participant& one : participants)
        sum += squared(one.rating.deviation) + (one.fixed ? 0 : squared(model.drift)) + squared(model.luck);
    return sum;
}

}  // namespace

std::vector<Rating> update(std::span<const Participant> participants, const Model& model) {
    const std::size_t count = participants.size();
    std::vector<double> variance(count);
    const double scale_squared = scale_squared_of(participants, model);
    double highest = participants.empty() ? 0 : participants.front().rating.mean;
    for (std::size_t i = 0; i < count; ++i) {
        const Participant& one = participants[i];
        variance[i] = squared(one.rating.deviation) + (one.fixed ? 0 : squared(model.drift));
        highest = std::max(highest, one.rating.mean);
    }
    const double scale = std::sqrt(scale_squared);

    // The model: places are drawn one after the other, each player in proportion to his weight among those left.
    std::vector<double> weight(count);
    for (std::size_t i = 0; i < count; ++i) weight[i] = std::exp((participants[i].rating.mean - highest) / scale);
    std::vector<double> left(count, 0);  // weights of those not placed before i
    std::vector<double> tied(count, 0);  // how many share i's place
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = 0; k < count; ++k) {
            if (participants[k].rank >= participants[i].rank) left[i] += weight[k];
            if (participants[k].rank == participants[i].rank) tied[i] += 1;
        }

    std::vector<Rating> updated(count);
    for (std::size_t i = 0; i < count; ++i) {
        updated[i] = participants[i].rating;
        if (participants[i].fixed || count < 2) continue;
        double better = 0;  // how much better than expected
        double known = 0;   // how much was learnt
        for (std::size_t draw = 0; draw < count; ++draw) {
            if (participants[draw].rank > participants[i].rank) continue;
            const double chance = weight[i] / left[draw];
            better += ((draw == i ? 1 : 0) - chance) / tied[draw];
            known += chance * (1 - chance) / tied[draw];
        }
        const double deviation = std::sqrt(variance[i]);
        const double shrink = 1 - deviation / scale * variance[i] / scale_squared * known;
        updated[i].mean += variance[i] / scale * better;
        updated[i].deviation = deviation * std::sqrt(std::max(shrink, model.least_shrink));
    }
    return updated;
}

Share share_of(std::span<const Participant> participants, std::size_t player, const Model& model) {
    Share share;
    if (participants.size() < 2) return share;
    const double scale = std::sqrt(scale_squared_of(participants, model));
    const Participant& self = participants[player];
    for (std::size_t i = 0; i < participants.size(); ++i) {
        if (i == player) continue;
        const Participant& other = participants[i];
        // Of two, in the model, each comes first in proportion to his weight.
        share.expected += 1 / (1 + std::exp((other.rating.mean - self.rating.mean) / scale));
        share.got += self.rank < other.rank ? 1 : self.rank == other.rank ? 0.5 : 0;
    }
    const auto opponents = static_cast<double>(participants.size() - 1);
    return {share.expected / opponents, share.got / opponents};
}

std::vector<int> ranks_with_leavers(std::span<const int> ranks, const std::vector<bool>& left) {
    std::vector<int> rated(ranks.size());
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        rated[i] = 1;
        for (std::size_t k = 0; k < ranks.size(); ++k)
            if (!left[k] && (left[i] || ranks[k] < ranks[i])) ++rated[i];
    }
    return rated;
}

std::optional<Rating> anchor(std::string_view level) {
    constexpr double kDeviation = 1;
    constexpr double kStep = 5;
    double mean = Rating{}.mean - 2 * kStep;
    for (const std::string_view known : kLevels) {
        if (level == known) return Rating{mean, kDeviation};
        mean += kStep;
    }
    return std::nullopt;
}

std::string_view player_class(int players) { return players <= 2 ? "2" : "3+"; }

namespace {
constexpr std::string_view kBots = " bots";
}  // namespace

std::string with_bots(std::string_view players) { return std::string(players) + std::string(kBots); }
bool has_bots(std::string_view players) { return players.ends_with(kBots); }
std::string_view without_bots(std::string_view players) {
    return has_bots(players) ? players.substr(0, players.size() - kBots.size()) : players;
}

namespace {
constexpr double kPointsPerUnit = 40;
}  // namespace

int shown(const Rating& rating) {
    return static_cast<int>(std::lround(1000 + kPointsPerUnit * (rating.mean - Rating{}.mean)));
}

int shown_doubt(const Rating& rating) { return static_cast<int>(std::lround(kPointsPerUnit * rating.deviation)); }

}  // namespace wharf::ratings
