// The evaluation cache: one-ply values of all moves of a position, kept for a while, for other orders of the same moves
// lead to it again.
#pragma once

#include <vector>

#include "players/evaluation.h"

namespace wharf::players {

template <Evaluation E>
class EvaluationCache {
    using G = typename E::Rules;
    using State = typename G::State;

 public:
    // The memory is taken when it is first needed, and kept.
    void make_room() {
        if (slots_.empty()) slots_.resize(kSlots);
    }

    // The value of the position after each move of the list, to the seat that makes it; valid until the next call.
    const float* one_ply_values(const State& state, Seat seat, const ActionList<G>& list, Rng& rng) {
        if (list.size() > kMostMoves) {
            evaluate(state, seat, list, rng, uncached_);
            return uncached_;
        }
        const std::uint64_t key = key_of(state, seat);
        Slot& slot = slots_[key % kSlots];
        if (slot.key == key) return slot.values;
        const Rng before = rng;
        evaluate(state, seat, list, rng, slot.values);
        slot.key = rng == before ? key : 0;  // samples of chance are not kept
        return slot.values;
    }

 private:
    static constexpr std::size_t kSlots = std::size_t{1} << 13U;
    static constexpr int kMostMoves = 62;
    // 64 bits tell positions apart: two with one key meet once in many million years.
    struct Slot {
        std::uint64_t key = 0;
        float values[kMostMoves];
    };

    void evaluate(const State& state, Seat seat, const ActionList<G>& list, Rng& rng, float* values) {
        for (int i = 0; i < list.size(); ++i) {
            State after = state;
            G::apply(after, seat, list[i]);
            sample_chance<E>(after, scratch_, rng);
            values[i] = static_value<E>(after).of[seat];
        }
    }

    // Four chains at once, for a state is long and a multiplication takes its time.
    static std::uint64_t key_of(const State& state, Seat seat) {
        constexpr std::size_t kChains = 4;
        constexpr std::size_t kBlock = kChains * sizeof(std::uint64_t);
        std::uint64_t chains[kChains] = {1, 2, 3, 4};
        const auto* const bytes = reinterpret_cast<const unsigned char*>(&state);
        const auto take = [&](const unsigned char* from, std::size_t size) {
            std::uint64_t words[kChains] = {};
            memcpy(words, from, size);
            for (std::size_t i = 0; i < kChains; ++i) {
                const std::uint64_t mixed = (chains[i] ^ words[i]) * 0x9E3779B97F4A7C15ULL;
                chains[i] = mixed ^ (mixed >> 32U);
            }
        };
        constexpr std::size_t kWhole = sizeof(State) / kBlock * kBlock;
        for (std::size_t at = 0; at < kWhole; at += kBlock) take(bytes + at, kBlock);
        if constexpr (kWhole < sizeof(State)) take(bytes + kWhole, sizeof(State) - kWhole);
        std::uint64_t key = seat;
        for (const std::uint64_t chain : chains) key = hash_next(key, chain);
        return key == 0 ? 1 : key;  // 0 is an empty slot
    }

    std::vector<Slot> slots_;
    float uncached_[G::kMaxActions];
    ActionList<G> scratch_;
};

}  // namespace wharf::players
