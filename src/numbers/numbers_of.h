// The numbers of one game behind the interface of any: instantiated once per game, in a file of its own.
#pragma once

#include <algorithm>
#include <tuple>

#include "core/game_parts.h"
#include "match/match_of.h"
#include "numbers/entries.h"

namespace wharf::numbers {

template <text::GameText T, class F>
    requires FeaturesOf<F, typename T::Rules>
class NumbersOf final : public AnyNumbers {
    using G = typename T::Rules;
    using Action = typename G::Action;
    using Match = match::MatchOf<T>;

 public:
    int rules() const override { return F::kRules; }
    int actions() const override { return F::kActions; }
    int chance_outcomes() const override { return F::kChanceOutcomes; }
    int observation() const override { return F::kObservation; }
    int max_steps() const override { return G::kMaxSteps; }
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

    void observe(const match::AnyMatch& match, Seat seat, float* out) const override {
        write_observation<F>(known(match).observe(seat), seat, out);
    }

 private:
    static const Match& known(const match::AnyMatch& match) { return static_cast<const Match&>(match); }

    // Visits index and action until the visitor says that it is done; says whether it was.
    template <class Visit>
    static bool for_each_legal(const match::AnyMatch& match, Seat seat, Visit visit) {
        const ActionList<G> list = known(match).legal_actions(seat);
        const auto table = known(match).observe(kSpectator).table;
        return std::any_of(list.begin(), list.end(), [&](const Action& action) {
            return visit(seat == kChance ? F::chance_index(table, action) : F::index(table, action), action);
        });
    }
};

template <text::GameText T, class... F>
std::span<const AnyNumbers* const> all_versions(FeatureVersions<F...>) {
    static const std::tuple<NumbersOf<T, F>...> kNumbers;
    static const AnyNumbers* const kVersions[] = {&std::get<NumbersOf<T, F>>(kNumbers)...};
    return kVersions;
}

template <class Parts>
GameNumbers numbers_of() {
    using T = typename Parts::Text;
    return {T::id(), all_versions<T>(typename Parts::Features{})};
}

}  // namespace wharf::numbers
