#include "report/expectation.h"

#include "report/plan.h"

namespace wharf::report {

namespace {

constexpr std::uint64_t kStream = 0x1BC4;  // of the seed: chance that did not happen

// Sums of shares by seat, with weights.
struct Mean {
    double sums[kMaxSeats] = {};

    void add(const SeatShares& shares, double weight) {
        for (std::size_t seat = 0; seat < kMaxSeats; ++seat) sums[seat] += weight * shares[seat].value();
    }
};

SeatShares seen_by_deciders(const match::AnyMatch& match, players::AnyAnalyst& analyst) {
    const int players = match.players();
    double shares[kMaxSeats] = {};
    const SeatSet acting = match.to_act();
    for (Seat seat = 0; seat < players; ++seat) {
        if (!acting.contains(seat)) continue;
        const players::Shares seen = analyst.expect(match, seat);
        for (Seat other = 0; other < players; ++other) {
            if (other == seat)
                shares[other] += seen.of[other];
            else if (!acting.contains(other))
                shares[other] += seen.of[other] / acting.size();
        }
    }
    return shared_out(shares, players);
}

SeatShares settled(const match::AnyMatch& match, players::AnyAnalyst& analyst) {
    return match.is_over() ? shares_of(match.outcome(), match.players()) : seen_by_deciders(match, analyst);
}

// All that chance may do until somebody decides, if that is no more than so much.
class Outcomes {
 public:
    explicit Outcomes(std::size_t most) : most_(most) {}

    struct Outcome {
        std::unique_ptr<match::AnyMatch> match;
        double odds;
    };

    // False if there are more.
    bool collect(std::unique_ptr<match::AnyMatch> match, double odds) {
        while (!match->is_over() && !match->to_act().is_chance()) {
            if (!deciders(*match).empty()) break;
            const Seat seat = match->to_act().first();
            match->play(seat, match->legal(seat)[0].text);
        }
        if (match->is_over() || !match->to_act().is_chance()) {
            found_.push_back({std::move(match), odds});
            return found_.size() <= most_;
        }
        const auto list = match->legal(kChance);
        if (list.size() > most_) return false;
        double total = 0;
        for (const match::LegalMove& outcome : list) total += outcome.weight;
        for (const match::LegalMove& outcome : list) {
            auto next = match->clone();
            next->play(kChance, outcome.text);
            if (!collect(std::move(next), odds * outcome.weight / total)) return false;
        }
        return true;
    }

    const std::vector<Outcome>& found() const { return found_; }

 private:
    std::size_t most_;
    std::vector<Outcome> found_;
};

}  // namespace

SeatShares expectation(const match::AnyMatch& match, players::AnyAnalyst& analyst, const Settings& settings,
                       std::uint64_t stream) {
    if (match.is_over() || !deciders(match).empty()) return settled(match, analyst);
    Mean mean;
    Outcomes all(settings.outcomes);
    if (all.collect(match.clone(), 1)) {
        for (const Outcomes::Outcome& outcome : all.found()) mean.add(settled(*outcome.match, analyst), outcome.odds);
        return shared_out(mean.sums, match.players());
    }
    Rng seeds = Rng::from(settings.seed, hash_next(kStream, stream));
    for (std::size_t i = 0; i < settings.outcomes; ++i) {
        match::SeededChance chance(Rng::from(seeds.next()));
        auto next = match.clone();
        next->settle(chance);
        mean.add(settled(*next, analyst), 1);
    }
    return shared_out(mean.sums, match.players());
}

}  // namespace wharf::report
