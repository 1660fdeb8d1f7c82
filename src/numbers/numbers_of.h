// The numbers of one game behind the interface of any: instantiated once per game, in a file of its own.
#pragma once

#include <algorithm>
#include <tuple>

#include "core/game_parts.h"
#include "match/match_of.h"
#include "numbers/entries.h"

namespace wharf::numbers {

template <class Parts, class F>
    requires FeaturesOf<F, typename Parts::Rules>
class NumbersOf final : public AnyNumbers {
    using T = typename Parts::Text;
    using G = typename Parts::Rules;
    using Action = typename G::Action;
    using Match = match::MatchOf<T>;

 public:
    int rules() const override { return F::kRules; }
    int actions() const override { return F::kActions; }
    int chance_outcomes() const override { return F::kChanceOutcomes; }
    int observation() const override { return F::kObservation; }
    Lengths lengths(int players) const override {
        if constexpr (requires { typename Parts::Lengths; }) {
            const auto column = static_cast<std::size_t>(players - G::kMinPlayers);
            return {Parts::Lengths::kDecisions[column], Parts::Lengths::kChances[column]};
        } else {
            return {G::kMaxSteps, G::kMaxSteps};
        }
    }
    bool has_secrets() const override { return sizeof(typename G::State) > sizeof(G::State::table); }
    std::vector<text::FeatureField> fields() const override {
        const auto state = G::initial(signature_config<G>(G::kMaxPlayers, 0, F::kRules));
        return text::observation_fields<G, F>(G::observe(state, 0), 0);
    }
    std::vector<text::IndexKind> action_kinds() const override { return text::action_kinds<F>(); }
    std::vector<text::IndexKind> outcome_kinds() const override { return text::outcome_kinds<F>(); }

    std::vector<int> legal(const match::AnyMatch& match, Seat seat) const override {
        std::vector<int> indices;
        for_each_legal(match, seat, [&](int index, const Action&) {
            indices.push_back(index);
            return false;
        });
        std::sort(indices.begin(), indices.end());
        return indices;
    }

    std::vector<ChanceOutcome> outcomes(const match::AnyMatch& match) const override {
        std::vector<ChanceOutcome> outcomes;
        for_each_legal(match, kChance, [&](int index, const Action& action) {
            outcomes.push_back({index, known(match).chance_weight(action)});
            return false;
        });
        return outcomes;
    }

    bool play(match::AnyMatch& match, Seat seat, int index) const override {
        return for_each_legal(match, seat, [&](int other, const Action& action) {
            if (other != index) return false;
            static_cast<Match&>(match).play(seat, action);
            return true;
        });
    }

    void play_chance(match::AnyMatch& match, match::ChanceSource& chance) const override {
        while (match.to_act().is_chance()) static_cast<Match&>(match).play_chance(chance);
    }

    std::optional<std::string> write(const match::AnyMatch& match, Seat seat, int index) const override {
        std::optional<std::string> text;
        for_each_legal(match, seat, [&](int other, const Action& action) {
            if (other == index) text = T::write(action);
            return other == index;
        });
        return text;
    }

    std::optional<int> read(const match::AnyMatch& match, Seat seat, std::string_view text) const override {
        std::optional<int> found;
        for_each_legal(match, seat, [&](int index, const Action& action) {
            if (T::write(action) == text) found = index;
            return found.has_value();
        });
        return found;
    }

    void observe(const match::AnyMatch& match, Seat observer, Seat seat, float* out) const override {
        write_observation<F>(known(match).observe(observer), seat, out);
    }

    std::vector<NumberedMove> history(const match::AnyMatch& match, int from) const override {
        std::vector<NumberedMove> moves;
        moves.reserve(static_cast<std::size_t>(match.move_count() - from));
        known(match).visit_moves(from, [&](const auto& table, Seat seat, const Action& action, const auto&) {
            moves.push_back({seat, index_of(table, seat, action)});
        });
        return moves;
    }

    std::vector<ToldMove> told(const match::AnyMatch& match, Seat observer) const override {
        std::vector<ToldMove> moves;
        moves.reserve(static_cast<std::size_t>(match.move_count()));
        known(match).visit_moves(0, [&](const auto& table, Seat seat, const Action& action, const auto& tell) {
            const std::optional<std::string> text = tell(observer);
            if (!text)
                moves.push_back({seat, -1, 0});
            else if (*text == T::write(action))
                moves.push_back({seat, index_of(table, seat, action), 0});
            else
                moves.push_back({seat, -1, number_of_words(*text)});
        });
        return moves;
    }

    std::unique_ptr<match::AnyMatch> resample(const match::AnyMatch& match, Seat observer, Rng& rng) const override {
        return known(match).resampled(observer, rng);
    }

 private:
    static const Match& known(const match::AnyMatch& match) { return static_cast<const Match&>(match); }

    template <class Table>
    static int index_of(const Table& table, Seat seat, const Action& action) {
        return seat == kChance ? F::chance_index(table, action) : F::index(table, action);
    }

    // Visits index and action until the visitor says that it is done; says whether it was.
    template <class Visit>
    static bool for_each_legal(const match::AnyMatch& match, Seat seat, Visit visit) {
        const ActionList<G> list = known(match).legal_actions(seat);
        const auto table = known(match).observe(kSpectator).table;
        return std::any_of(list.begin(), list.end(),
                           [&](const Action& action) { return visit(index_of(table, seat, action), action); });
    }
};

template <class Parts, class... F>
std::span<const AnyNumbers* const> all_versions(FeatureVersions<F...>) {
    static const std::tuple<NumbersOf<Parts, F>...> kNumbers;
    static const AnyNumbers* const kVersions[] = {&std::get<NumbersOf<Parts, F>>(kNumbers)...};
    return kVersions;
}

template <class Parts>
GameNumbers numbers_of() {
    return {Parts::Text::id(), all_versions<Parts>(typename Parts::Features{})};
}

}  // namespace wharf::numbers
