// A computer player of one game behind the interface of any player: instantiated once per game, in catalog/.
#pragma once

#include "match/match_of.h"
#include "players/any_player.h"
#include "players/greedy.h"
#include "players/levels.h"
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
          pondering_(Rng::from(seed, kStream + 1)),
          net_(net),
          search_([] { return std::make_unique<Search<E>>(); }),
          net_search_([net] { return std::make_unique<NetSearch<E, F>>(*net); }),
          novice_search_([net] { return std::make_unique<NetSearch<E, F>>(*net->novice); }) {}

    std::string choose(const match::AnyMatch& match, Seat seat) override {
        last_ = Last::unsearched;
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

    bool searches(const match::AnyMatch& match) const override {
        const Spec spec = spec_for(match);
        if (spec.method == Method::search) return true;
        return spec.method == Method::net && spec.temperature <= 0 && (spec.iterations > 0 || spec.seconds > 0);
    }

    std::vector<SearchedMove> searched() const override {
        if constexpr (!match::kIsPage) {
            switch (last_) {
                case Last::search: return written(search_.options());
                case Last::net: return written(net_search_.options());
                case Last::novice: return written(novice_search_.options());
                case Last::unsearched: break;
            }
        }
        return {};
    }

    // Searches with a net do: their tree outlives a decision.
    bool ponder(const match::AnyMatch& match, Seat seat, bool goes_on) override {
        bool more = false;
        if constexpr (!match::kIsPage) {
            const Spec spec = spec_for(match);
            if (spec.method != Method::net || !searches(match)) return false;
            const View view = static_cast<const match::MatchOf<T>&>(match).observe(seat);
            for (const auto& search : net_searches(spec).searches(spec.threads))
                more = search->ponder(view, seat, {spec.iterations, spec.seconds, stop_}, goes_on, pondering_) || more;
        }
        return more;
    }

    void stop_when(const std::atomic<bool>& flag) override { stop_ = &flag; }

 private:
    static constexpr std::uint64_t kStream = 0x9A7E5;  // apart from the streams of chance

    Spec spec_for(const match::AnyMatch& match) const {
        if (spec_.level == 0 || net_ == nullptr) return spec_;
        const Spec spec = level_spec(levels_, match.players(), spec_.level);
        return spec.novice && net_->novice == nullptr ? level_spec({}, match.players(), spec_.level) : spec;
    }

    RootParallel<NetSearch<E, F>>& net_searches(const Spec& spec) { return spec.novice ? novice_search_ : net_search_; }

    // One search keeps what it learnt for the next decision of the turn.
    Action choose_by_search(const Spec& spec, const View& view, Seat seat) {
        const Budget budget{spec.iterations, spec.seconds, stop_};
        last_ = Last::search;
        if (spec.threads == 1) return search_.single().choose(view, seat, budget, rng_);
        return search_.choose(view, seat, budget, spec.threads, rng_);
    }

    Action choose_by_net(const Spec& spec, const View& view, Seat seat) {
        auto& searches = net_searches(spec);
        if (spec.temperature > 0) return searches.single().sampled_move(view, seat, spec.temperature, rng_);
        if (spec.iterations == 0 && spec.seconds <= 0) return searches.single().likeliest_move(view, seat, rng_);
        last_ = spec.novice ? Last::novice : Last::net;
        return searches.choose(view, seat, {spec.iterations, spec.seconds, stop_}, spec.threads, rng_);
    }

    template <class Options>
    static std::vector<SearchedMove> written(const Options& options) {
        std::vector<SearchedMove> moves;
        for (const auto& option : options) {
            SearchedMove& move = moves.emplace_back(SearchedMove{T::write(option.action), option.visits, {}});
            std::copy(std::begin(option.value.of), std::end(option.value.of), move.value);
        }
        return moves;
    }

    Spec spec_;
    std::span<const MeasuredLevels> levels_;
    Rng rng_;
    Rng pondering_;  // of its own: whether it ponders changes no draw of its decisions
    const nets::Net* net_;
    RootParallel<Search<E>> search_;
    RootParallel<NetSearch<E, F>> net_search_;
    RootParallel<NetSearch<E, F>> novice_search_;
    const std::atomic<bool>* stop_ = nullptr;
    enum class Last : std::uint8_t { unsearched, search, net, novice } last_ = Last::unsearched;  // choice
};

// Null if the player needs a net and there is none.
template <text::GameText T, Evaluation E, FeaturesOf<typename T::Rules> F>
std::unique_ptr<AnyPlayer> make_player_of(const Spec& spec, std::uint64_t seed, const nets::Net* net,
                                          std::span<const MeasuredLevels> levels) {
    if (needs_net(spec) && (net == nullptr || (spec.novice && net->novice == nullptr))) return nullptr;
    return std::make_unique<PlayerOf<T, E, F>>(spec, seed, net, levels);
}

}  // namespace wharf::players
