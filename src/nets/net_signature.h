// A fingerprint of a net's answers in many positions: equal wherever they are computed.
#pragma once

#include <cstring>

#include "core/signature.h"
#include "nets/evaluator.h"

namespace wharf::nets {

// Over all decisions of random games: the bits of every logit and of everybody's prediction.
template <Game G, FeaturesOf<G> F>
std::uint64_t net_signature(const Net& net, const Kernels& kernels, int players, int games) {
    Evaluator<G, F> evaluator(net, kernels);
    ActionList<G> list;
    float logits[G::kMaxActions];
    std::uint64_t hash = 0;
    const auto take = [&](float number) {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &number, sizeof bits);
        hash = hash_next(hash, bits);
    };
    for (int n = 0; n < games; ++n) {
        const auto number = static_cast<std::uint64_t>(n);
        Rng rng = Rng::from(static_cast<std::uint64_t>(players), number);
        typename G::State state = G::initial(signature_config<G>(players, number));
        for (SeatSet acting = G::to_act(state); !acting.empty(); acting = G::to_act(state)) {
            const Step<G> step = choose_random<G>(state, acting, list, rng);
            if (step.seat != kChance && list.size() > 1) {
                Prediction predicted;
                evaluator.evaluate(G::observe(state, step.seat), step.seat, players, list, logits, &predicted);
                for (int i = 0; i < list.size(); ++i) take(logits[i]);
                for (int seat = 0; seat < players; ++seat) {
                    take(predicted.share[seat]);
                    take(predicted.lead[seat]);
                }
            }
            G::apply(state, step.seat, step.action);
        }
    }
    return hash;
}

}  // namespace wharf::nets
