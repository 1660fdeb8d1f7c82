// Idle moves: those that change little, which a player does not make for nothing.
#pragma once

#include <concepts>

#include "players/evaluation.h"

namespace wharf::players {

// A game whose turns can end with idle moves says so in its evaluation.h.
template <class E>
concept HasIdleMoves = Evaluation<E> && requires(const typename E::Rules::Action& action) {
    // It moves a piece and does nothing else.
    { E::is_reposition(action) } -> std::same_as<bool>;
    // It does nothing more in this turn.
    { E::ends_turn(action) } -> std::same_as<bool>;
    // The first of two moves was for nothing if the second follows at once.
    { E::is_redundant_before(action, action) } -> std::same_as<bool>;
};

template <Evaluation E>
bool is_reposition(const typename E::Rules::Action& action) {
    if constexpr (HasIdleMoves<E>)
        return E::is_reposition(action);
    else
        return false;
}

template <Evaluation E>
bool ends_turn(const typename E::Rules::Action& action) {
    if constexpr (HasIdleMoves<E>)
        return E::ends_turn(action);
    else
        return false;
}

template <Evaluation E>
bool is_redundant_before(const typename E::Rules::Action& first, const typename E::Rules::Action& second) {
    if constexpr (HasIdleMoves<E>)
        return E::is_redundant_before(first, second);
    else
        return false;
}

}  // namespace wharf::players
