// A computer player of one game behind the interface of any player: instantiated once per game, in catalog/.
#pragma once

#include "match/match_of.h"
#include "players/any_player.h"
#include "players/greedy.h"
#include "players/levels.h"
#include "players/net_expected_result.h"
#include "players/net_search.h"
#include "players/random.h"
#include "players/root_parallel.h"
#include "players/search.h"
#include "players/spec.h"

namespace wharf::players {

template <text::GameText T, Evaluation E, FeaturesOf<typename T::Rules> F>
class PlayerOf final : public AnyPlayer {
    using G = typename T::Rules;
    using View = typename G::View;
    using Action = typename G::Action;
    static_assert(std::same_as<G, typename E::Rules>);

 public:
    // The net may be null for players that need none; it and the levels outlive the player.
    PlayerOf(const Spec& spec, std::uint64_t seed, const nets::Net* net, std::span<const MeasuredLevels> levels)
        : spec_(spec),
          levels_(levels),
          rng_(Rng::from(seed, kStream)),
          net_(net),
          search_([] { return std::make_unique<Search<E>>(); }),
          net_search_([net] { return std::make_unique<NetSearch<E, F>>(*net); }),
          novice_search_([net] { return std::make_unique<NetSearch<E, F>>(*net->novice); }) {}

    std::string choose(const match::AnyMatch& match, Seat seat) override {
        const View view = static_cast<const match::MatchOf<T>&>(match).observe(seat);
        const Spec spec = spec_for(match);
        switch (spec.method) {
            case Method::net: return T::write(choose_by_net(spec, view, seat));
            case Method::search: return T::write(choose_by_search(spec, view, seat));
            case Method::easy: return T::write(choose_easy<E>(view, seat, rng_));
            case Method::greedy: return T::write(choose_greedy<E>(view, seat, rng_));
            case Method::random: break;
        }
        return T::write(choose_randomly<G>(view, seat, rng_));
    }

    Analysis analyse(const match::AnyMatch& match, Seat seat) override {
        const View view = static_cast<const match::MatchOf<T>&>(match).observe(seat);
        const Spec spec = spec_for(match);
        if (spec.method == Method::net) return analyse_by_net(spec, view, seat, match.players());
        if (spec.method != Method::search) return {};
        for (const auto& search : search_.searches(spec.threads)) search->collect_results();
        const auto& options = search_.think(view, seat, {spec.iterations, spec.seconds}, spec.threads, rng_);
        return analysis_of(options, search_, match.players(), [](const auto& option) { return option.expected; });
    }

 private:
    static constexpr std::uint64_t kStream = 0x9A7E5;  // apart from the streams of chance
    static constexpr int kAnalysisIterations = 32;     // of a player that does not search

    Spec spec_for(const match::AnyMatch& match) const {
        if (spec_.level == 0 || net_ == nullptr) return spec_;
        const Spec spec = level_spec(levels_, match.players(), spec_.level);
        return spec.novice && net_->novice == nullptr ? level_spec({}, match.players(), spec_.level) : spec;
    }

    RootParallel<NetSearch<E, F>>& net_searches(const Spec& spec) { return spec.novice ? novice_search_ : net_search_; }

    // One search keeps what it learnt for the next decision of the turn.
    Action choose_by_search(const Spec& spec, const View& view, Seat seat) {
        const Budget budget{spec.iterations, spec.seconds};
        if (spec.threads == 1) return search_.single().choose(view, seat, budget, rng_);
        return search_.think(view, seat, budget, spec.threads, rng_)[0].action;
    }

    Action choose_by_net(const Spec& spec, const View& view, Seat seat) {
        auto& searches = net_searches(spec);
        if (spec.temperature > 0) return searches.single().sampled_move(view, seat, spec.temperature, rng_);
        if (spec.iterations == 0 && spec.seconds <= 0) return searches.single().likeliest_move(view, seat, rng_);
        return searches.think(view, seat, {spec.iterations, spec.seconds}, spec.threads, rng_)[0].action;
    }

    Analysis analyse_by_net(const Spec& spec, const View& view, Seat seat, int players) {
        const bool is_limited = spec.iterations > 0 || spec.seconds > 0;
        const Budget budget{is_limited ? spec.iterations : kAnalysisIterations, spec.seconds};
        auto& searches = net_searches(spec);
        const auto& options = searches.think(view, seat, budget, spec.threads, rng_);
        const float mean_points = mean_points_of<E>(view, rng_);
        return analysis_of(options, searches, players, [&](const auto& option) {
            return expected_result_of<E>(option.predicted, players, mean_points);
        });
    }

    template <class Options, class Searches, class ResultOf>
    static Analysis analysis_of(const Options& options, const Searches& searches, int players,
                                const ResultOf& result_of) {
        Analysis analysis;
        for (const auto& option : options) {
            Analysis::Option evaluated{T::write(option.action), option.visits, {}, {}};
            const ExpectedResult result = result_of(option);
            for (Seat other = 0; other < players; ++other)
                evaluated.seats[other] = {result.rank[other], result.win_share[other], result.points[other]};
            for (const auto& ply : searches.principal_variation(option.action))
                evaluated.line.push_back({ply.seat, T::write(ply.action)});
            analysis.options.push_back(std::move(evaluated));
        }
        analysis.iterations = searches.iterations();
        return analysis;
    }

    Spec spec_;
    std::span<const MeasuredLevels> levels_;
    Rng rng_;
    const nets::Net* net_;
    RootParallel<Search<E>> search_;
    RootParallel<NetSearch<E, F>> net_search_;
    RootParallel<NetSearch<E, F>> novice_search_;
};

// Null if the player needs a net and there is none.
template <text::GameText T, Evaluation E, FeaturesOf<typename T::Rules> F>
std::unique_ptr<AnyPlayer> make_player_of(const Spec& spec, std::uint64_t seed, const nets::Net* net,
                                          std::span<const MeasuredLevels> levels) {
    if (needs_net(spec) && (net == nullptr || (spec.novice && net->novice == nullptr))) return nullptr;
    return std::make_unique<PlayerOf<T, E, F>>(spec, seed, net, levels);
}

}  // namespace wharf::players
