// A net that evaluates the views of one game.
#pragma once

#include <algorithm>

#include "nets/evaluate.h"
#include "nets/net_file.h"

namespace wharf::nets {

// A net reads no other version of a game's features than it was trained with, which brings its rules.
template <Game G, FeaturesOf<G> F>
Purpose purpose_of(std::string game) {
    return {std::move(game), F::kRules, F::kVersion, F::kObservation, F::kActions, G::kMaxPlayers};
}

// What the value head says, by seat.
struct Prediction {
    float share[kMaxSeats] = {};  // of the win; all together have 1
    float lead[kMaxSeats] = {};   // points over the mean of the others
};

template <Game G, FeaturesOf<G> F>
class Evaluator {
 public:
    // The net must fit the game (unfit_for) and outlive the evaluator.
    explicit Evaluator(const Net& net, const Kernels& kernels = best_kernels()) : net_(net), kernels_(kernels) {}

    // The policy's logits of the listed moves, into `logits`; the value head's answer, if it is wanted.
    void evaluate(const typename G::View& view, Seat seat, int players, const ActionList<G>& list, float* logits,
                  Prediction* predicted) {
        for (int i = 0; i < list.size(); ++i) actions_[i] = static_cast<std::uint16_t>(F::index(view.table, list[i]));
        float values[2 * kMaxSeats];
        nets::evaluate(net_, kernels_, inputs_.template take<F>(view, seat), {actions_, list.size(), logits},
                       predicted == nullptr ? nullptr : values, scratch_);
        if (predicted == nullptr) return;
        float total = 0;
        for (int place = 0; place < players; ++place) {
            values[place] = std::clamp(values[place], kLeastShare, 1.0F);
            total += values[place];
        }
        for (int place = 0; place < players; ++place) {
            const Seat who = seat_after(seat, place, players);
            predicted->share[who] = values[place] / total;
            predicted->lead[who] = std::clamp(values[G::kMaxPlayers + place], -1.0F, 1.0F) * net_.points_scale;
        }
    }

    const Net& net() const { return net_; }

 private:
    static constexpr float kLeastShare = 1e-3F;  // shares add up to 1, however small the net says they are

    const Net& net_;
    const Kernels& kernels_;
    InputList<F::kObservation> inputs_;
    std::uint16_t actions_[G::kMaxActions];
    Scratch scratch_;
};

}  // namespace wharf::nets
