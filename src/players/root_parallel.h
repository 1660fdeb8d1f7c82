// Root-parallel search: several searches of one decision, each in a thread and a tree of its own; their visits are
// added.
#pragma once

#include <functional>
#include <memory>
#include <vector>
#ifndef __wasm__
#include <thread>
#endif

#include "players/budget.h"

namespace wharf::players {

template <class Search>
class RootParallel {
 public:
    using MakeSearch = std::function<std::unique_ptr<Search>()>;

    explicit RootParallel(MakeSearch make) : make_(std::move(make)) {}

    Search& single() {
        merged_.clear();
        return *searches(1)[0];
    }
    // Of the last decision.
    const std::vector<typename Search::Option>& options() const {
        return merged_.empty() ? searches_[0]->options() : merged_;
    }

    // At least so many; they are made when they are first needed, and kept.
    const std::vector<std::unique_ptr<Search>>& searches(int count) {
        while (searches_.size() < static_cast<std::size_t>(count)) searches_.push_back(make_());
        return searches_;
    }

    // The best move by what all searches learnt together.
    template <class View, class Seat, class Rng>
    typename Search::Action choose(const View& view, Seat seat, const Budget& budget, int threads, Rng& rng) {
        searches(threads);
        std::vector<Rng> streams;
        for (int i = 0; i < threads; ++i) streams.push_back(Rng::from(rng.next()));
        const auto work = [&](std::size_t i) { searches_[i]->think(view, seat, budget, streams[i]); };
#ifdef __wasm__
        for (std::size_t i = 0; i < streams.size(); ++i) work(i);
#else
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < streams.size(); ++i) others.emplace_back(work, i);
        work(0);
        others.clear();  // joins
#endif
        merged_ = searches_[0]->options();
        for (std::size_t i = 1; i < streams.size(); ++i)
            for (std::size_t k = 0; k < merged_.size(); ++k) merged_[k].merge(searches_[i]->options()[k]);
        return merged_[searches_[0]->best_of(merged_)].action;
    }

 private:
    MakeSearch make_;
    std::vector<std::unique_ptr<Search>> searches_;
    std::vector<typename Search::Option> merged_;  // empty: one search has decided alone
};

}  // namespace wharf::players
