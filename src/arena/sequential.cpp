#include "arena/sequential.h"

#include <cmath>

#include "arena/tally.h"

namespace wharf::arena {

namespace {

// A trace of both extremes, so that an expected score between them always exists.
constexpr double kTrace = 1e-3;

// Of all distributions with this mean over the scores seen, the likeliest gives score a the share p(a) / (1 + t (a −
// mean)), where p is the observed share; this finds t. The sum falls from + to − over the interval where all shares
// are positive.
double tilt(const std::map<double, double>& counts, double mean) {
    double low = -1 / (counts.rbegin()->first - mean);
    double high = 1 / (mean - counts.begin()->first);
    for (int i = 0; i < 100; ++i) {
        const double t = (low + high) / 2;
        double sum = 0;
        for (const auto& [score, count] : counts) sum += count * (score - mean) / (1 + t * (score - mean));
        (sum > 0 ? low : high) = t;
    }
    return (low + high) / 2;
}

}  // namespace

double expected_score(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

SequentialTest::SequentialTest(const Hypotheses& hypotheses)
    : hypotheses_(hypotheses), counts_{{0.0, kTrace}, {1.0, kTrace}} {}

void SequentialTest::add(const Block& block) {
    double sum = 0;
    for (const Game& game : block.games) sum += rank_score(game, 0);
    counts_[sum / static_cast<double>(block.games.size())] += 1;
    blocks_ += 1;
    const double mean0 = expected_score(hypotheses_.elo0);
    const double mean1 = expected_score(hypotheses_.elo1);
    const double tilt0 = tilt(counts_, mean0);
    const double tilt1 = tilt(counts_, mean1);
    ratio_ = 0;
    for (const auto& [score, count] : counts_)
        ratio_ += count * (std::log1p(tilt0 * (score - mean0)) - std::log1p(tilt1 * (score - mean1)));
}

double SequentialTest::lower() const { return std::log(hypotheses_.beta / (1 - hypotheses_.alpha)); }
double SequentialTest::upper() const { return std::log((1 - hypotheses_.beta) / hypotheses_.alpha); }

Verdict SequentialTest::verdict() const {
    if (ratio_ >= upper()) return Verdict::elo1;
    if (ratio_ <= lower()) return Verdict::elo0;
    return Verdict::undecided;
}

}  // namespace wharf::arena
