// The analyst of one game: instantiated once per game, in catalog/.
#pragma once

#include "match/match_of.h"
#include "players/any_analyst.h"
#include "players/assess.h"
#include "players/net_expected_result.h"
#include "players/net_search.h"
#include "players/search.h"

namespace wharf::players {

// A game whose matches have rounds says in which one a view was made.
template <class T>
concept HasRounds = requires(const typename T::Rules::View& view) {
    { T::round(view) } -> std::convertible_to<int>;
};

// With a net its search and its word are used, else the search of the evaluation.
template <text::GameText T, Evaluation E, FeaturesOf<typename T::Rules> F>
class AnalystOf final : public AnyAnalyst {
    using G = typename T::Rules;
    using View = typename G::View;
    using Action = typename G::Action;

 public:
    // The net may be null; it outlives the analyst.
    explicit AnalystOf(const nets::Net* net) : net_(net) {}

    Assessment assess(const match::AnyMatch& match, Seat seat, const Inquiry& inquiry) override {
        const View view = view_of(match, seat);
        Rng rng = Rng::from(inquiry.seed, kStream);
        if (net_ == nullptr) {
            Search<E> search;
            return assess_by(search, view, seat, match.players(), inquiry, rng, 0);
        }
        NetSettings settings;
        settings.open_loop = false;  // values are to stand
        NetSearch<E, F> search(*net_, settings);
        const float mean_points = mean_points_of<E>(view, rng);
        return assess_by(search, view, seat, match.players(), inquiry, rng, mean_points);
    }

    Shares expect(const match::AnyMatch& match, Seat seat) override {
        const View view = view_of(match, seat);
        const int players = match.players();
        Rng rng = Rng::from(0, kStream);
        Shares shares;
        const typename G::State state = G::determinize(view, rng);
        if (net_ == nullptr) {
            const ExpectedResult result = expected_result_of<E>(state);
            std::copy(result.win_share, result.win_share + players, shares.of);
            return shares;
        }
        ActionList<G> moves;
        moves.reset();
        G::legal_actions(state, seat, moves);
        float logits[G::kMaxActions];
        nets::Prediction predicted;
        nets::Evaluator<G, F>(*net_).evaluate(view, seat, players, moves, logits, &predicted);
        std::copy(predicted.share, predicted.share + players, shares.of);
        return shares;
    }

    int round(const match::AnyMatch& match) const override {
        if constexpr (HasRounds<T>)
            return T::round(view_of(match, kSpectator));
        else
            return 0;
    }

 private:
    static constexpr std::uint64_t kStream = 0xA7A1;  // apart from the streams of chance and players

    static View view_of(const match::AnyMatch& match, Seat seat) {
        return static_cast<const match::MatchOf<T>&>(match).observe(seat);
    }

    static ExpectedResult result_of(const typename Search<E>::Visit& visit, int, float) { return visit.expected; }
    static ExpectedResult result_of(const typename NetSearch<E, F>::Visit& visit, int players, float mean_points) {
        return expected_result_of(visit.predicted, players, mean_points);
    }
    template <class Option>
    static float likelihood(const Option& option) {
        if constexpr (requires { option.logit; })
            return option.logit;
        else
            return 0;
    }

    template <class AnySearch>
    static Assessment assess_by(AnySearch& search, const View& view, Seat seat, int players, const Inquiry& inquiry,
                                Rng& rng, float mean_points) {
        const auto options = search.open(view, seat, 2 * inquiry.visits, rng);
        OpenDecision decision{seat, players, E::scale(players), {}, {}, {}};
        for (const auto& option : options) decision.moves.push_back({T::write(option.action), likelihood(option)});
        decision.visit = [&](std::size_t move, Rng& world) -> OpenDecision::Visited {
            const auto visited = search.visit(view, move, world);
            return {result_of(visited, players, mean_points), visited.depth};
        };
        decision.line = [&](std::size_t move, Rng& chance) {
            return line_of(search.line_through_chance(view, options[move].action, chance));
        };
        return players::assess(decision, inquiry, rng);
    }

    template <class Plies>
    static std::vector<LineStep> line_of(const Plies& plies) {
        std::vector<LineStep> line;
        std::vector<std::string> condition;
        for (const auto& ply : plies) {
            if (ply.seat == kChance)
                condition.push_back(T::write(ply.action));
            else
                line.push_back({std::exchange(condition, {}), {ply.seat, T::write(ply.action)}});
        }
        return line;
    }

    const nets::Net* net_;
};

template <text::GameText T, Evaluation E, FeaturesOf<typename T::Rules> F>
std::unique_ptr<AnyAnalyst> make_analyst_of(const nets::Net* net) {
    return std::make_unique<AnalystOf<T, E, F>>(net);
}

}  // namespace wharf::players
