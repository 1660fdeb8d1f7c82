// One look at every move of a position, remembered for a while: other orders of the same moves lead to it again.
#pragma once

#include <vector>

#include "players/evaluation.h"

namespace wharf::players {

template <Evaluation E>
class RememberedLooks {
    using G = typename E::Rules;
    using State = typename G::State;

 public:
    // The memory is taken when it is first needed, and kept.
    void make_room() {
        if (slots_.empty()) slots_.resize(kSlots);
    }

    // What each move of the list is worth to the seat that makes it; valid until the next call.
    const float* at_all(const State& state, Seat seat, const ActionList<G>& list, Rng& rng) {
        if (list.size() > kMostMoves) {
            look(state, seat, list, rng, many_);
            return many_;
        }
        const std::uint64_t mark = mark_of(state, seat);
        Slot& slot = slots_[mark % kSlots];
        if (slot.mark == mark) return slot.worth;
        const Rng before = rng;
        look(state, seat, list, rng, slot.worth);
        slot.mark = rng == before ? mark : 0;  // luck is not remembered
        return slot.worth;
    }

 private:
    static constexpr std::size_t kSlots = std::size_t{1} << 13U;
    static constexpr int kMostMoves = 62;
    // 64 bits tell positions apart: two with one mark meet once in many million years.
    struct Slot {
        std::uint64_t mark = 0;
        float worth[kMostMoves];
    };

    void look(const State& state, Seat seat, const ActionList<G>& list, Rng& rng, float* worth) {
        for (int i = 0; i < list.size(); ++i) {
            State after = state;
            G::apply(after, seat, list[i]);
            await_luck<E>(after, scratch_, rng);
            worth[i] = worth_now<E>(after).of[seat];
        }
    }

    // Four chains side by side, for a state is long and a multiplication takes its time.
    static std::uint64_t mark_of(const State& state, Seat seat) {
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
        std::uint64_t mark = seat;
        for (const std::uint64_t chain : chains) mark = hash_next(mark, chain);
        return mark == 0 ? 1 : mark;  // 0 is an empty slot
    }

    std::vector<Slot> slots_;
    float many_[G::kMaxActions];
    ActionList<G> scratch_;
};

}  // namespace wharf::players
