// A game played by move texts: tests that read like the rulebook's examples.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "text/game_text.h"

namespace wharf::testing {

template <text::GameText T>
class Scripted {
    using G = typename T::Rules;

 public:
    explicit Scripted(const typename G::State& first) : state(first) {}

    typename G::State state;

    // The texts of all legal moves of a seat or kChance.
    std::vector<std::string> legal(Seat seat) const {
        std::vector<std::string> texts;
        for (const auto& action : actions(seat)) texts.push_back(T::write(action));
        return texts;
    }

    bool may(Seat seat, std::string_view move) const { return find(seat, move) != nullptr; }

    // The move must be legal.
    Scripted& does(Seat seat, std::string_view move) {
        list_ = actions(seat);
        const auto* action = find(seat, move);
        if (action == nullptr) {
            std::string legal_moves;
            for (const std::string& text : legal(seat)) legal_moves += "\n  " + text;
            ADD_FAILURE() << (seat == kChance ? "chance" : "seat " + std::to_string(seat)) << " cannot \"" << move
                          << "\"; legal:" << legal_moves;
            return *this;
        }
        G::apply(state, seat, *action);
        return *this;
    }

    Scripted& chance(std::string_view outcome) { return does(kChance, outcome); }

    // Chance events in turn, while there are outcomes and words left.
    Scripted& chances(std::initializer_list<std::string_view> outcomes) {
        for (std::string_view outcome : outcomes) chance(outcome);
        return *this;
    }

    // The clause that forbids the move; fails if it is legal.
    std::string refused(Seat seat, std::string_view move) const {
        if (may(seat, move)) ADD_FAILURE() << "\"" << move << "\" is legal";
        return T::refuse(G::observe(state, seat), move).clause;
    }

 private:
    ActionList<G> actions(Seat seat) const {
        ActionList<G> list;
        list.reset();
        if (G::to_act(state).contains(seat)) G::legal_actions(state, seat, list);
        return list;
    }

    const typename G::Action* find(Seat seat, std::string_view move) const {
        list_ = actions(seat);
        for (const auto& action : list_)
            if (T::write(action) == move) return &action;
        return nullptr;
    }

    mutable ActionList<G> list_{};
};

}  // namespace wharf::testing
