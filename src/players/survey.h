// A survey of a decision: its moves are visited equally often, in the same determinizations with the same random
// numbers, and the worse half is left aside again and again until as many are left as shall be listed. A move left
// aside comes back if the others turn out to be worse than it seemed.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <vector>

#include "core/rng.h"
#include "players/visits.h"

namespace wharf::players {

// What a survey must keep to.
struct SurveyLimits {
    std::uint32_t visits;
    double seconds;  // 0: none
    std::size_t listed;
    const std::atomic<bool>* stop = nullptr;  // who is tired of waiting sets it: what was visited then is all
};

class Survey {
 public:
    // Visits a move, by its index and the random numbers of a determinization; returns the share.
    using Visit = std::function<float(std::size_t move, Rng& world)>;

    // Moves are known by their indices, in the order in which they are worth a look.
    Survey(std::size_t moves, const SurveyLimits& limits, std::uint64_t worlds, Visit visit)
        : limits_(limits), worlds_(worlds), visit_(std::move(visit)), visits_(moves) {}

    // `always` are kept to the end, however bad they are.
    void run(const std::vector<std::size_t>& always);

    const Visits& of(std::size_t move) const { return visits_[move]; }
    std::uint32_t done() const { return static_cast<std::uint32_t>(done_); }

 private:
    int halvings(std::size_t moves) const;
    void add_always(std::vector<std::size_t>& moves) const;
    std::vector<std::size_t> best(std::size_t count) const;
    void bring_to(std::size_t move, std::size_t depth);
    void bring_together(const std::vector<std::size_t>& moves, std::size_t depth, double seconds);
    void visit_once(std::size_t move);
    bool is_late(double seconds) const;

    SurveyLimits limits_;
    std::uint64_t worlds_;
    Visit visit_;
    std::vector<Visits> visits_;
    std::vector<std::size_t> always_;
    std::size_t done_ = 0;
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

}  // namespace wharf::players
