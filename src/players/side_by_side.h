// Several searches of one decision, each in a thread and a tree of its own; their visits are added.
#pragma once

#include <algorithm>
#include <memory>
#include <vector>
#ifndef __wasm__
#include <thread>
#endif

#include "players/search.h"

namespace wharf::players {

template <Evaluation E>
class SideBySide {
    using G = typename E::Rules;
    using Action = typename G::Action;

 public:
    using Option = typename Search<E>::Option;

    explicit SideBySide(int threads) {
        for (int i = 0; i < threads; ++i) searches_.push_back(std::make_unique<Search<E>>());
    }

    void gather_hopes() {
        for (const auto& search : searches_) search->gather_hopes();
    }

    Action choose(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
        if (searches_.size() == 1) return searches_[0]->choose(view, seat, budget, rng);
        return think(view, seat, budget, rng)[0].action;
    }

    // All legal moves, the most visited first.
    const std::vector<Option>& think(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
        std::vector<Rng> streams;
        for (std::size_t i = 0; i < searches_.size(); ++i) streams.push_back(Rng::from(rng.next()));
        const auto work = [&](std::size_t i) { searches_[i]->think(view, seat, budget, streams[i]); };
#ifdef __wasm__
        for (std::size_t i = 0; i < searches_.size(); ++i) work(i);
#else
        std::vector<std::jthread> threads;
        for (std::size_t i = 1; i < searches_.size(); ++i) threads.emplace_back(work, i);
        work(0);
        threads.clear();  // joins
#endif
        options_ = searches_[0]->options();
        for (std::size_t i = 1; i < searches_.size(); ++i) merge(searches_[i]->options());
        std::sort(options_.begin(), options_.end(), [seat](const Option& a, const Option& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.worth.of[seat] > b.worth.of[seat];
        });
        return options_;
    }

    std::uint32_t iterations() const {
        std::uint32_t sum = 0;
        for (const auto& search : searches_) sum += search->iterations();
        return sum;
    }

    std::vector<typename Search<E>::Ply> line_after(const Action& action) const {
        return searches_[0]->line_after(action);
    }

 private:
    // Means are weighed by their visits.
    void merge(const std::vector<Option>& others) {
        for (std::size_t i = 0; i < options_.size(); ++i) {
            Option& here = options_[i];
            const Option& there = others[i];
            const std::uint32_t visits = here.visits + there.visits;
            if (there.visits == 0) continue;
            const float share = static_cast<float>(there.visits) / static_cast<float>(visits);
            for (int seat = 0; seat < kMaxSeats; ++seat) {
                here.worth.of[seat] += share * (there.worth.of[seat] - here.worth.of[seat]);
                here.hopes.win_share[seat] += share * (there.hopes.win_share[seat] - here.hopes.win_share[seat]);
                here.hopes.rank[seat] += share * (there.hopes.rank[seat] - here.hopes.rank[seat]);
                here.hopes.points[seat] += share * (there.hopes.points[seat] - here.hopes.points[seat]);
            }
            here.visits = visits;
        }
    }

    std::vector<std::unique_ptr<Search<E>>> searches_;
    std::vector<Option> options_;
};

}  // namespace wharf::players
