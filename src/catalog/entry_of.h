// A game's entry, made of its words, its evaluation and the features its nets are trained with.
#pragma once

#include "catalog/entries.h"
#include "nets/net_signature.h"
#include "players/analyst_of.h"
#include "players/player_of.h"

namespace wharf::catalog {

template <class Parts>
std::span<const MeasuredLevels> levels_of() {
    if constexpr (requires { Parts::kLevels; })
        return Parts::kLevels;
    else
        return {};
}

template <class Parts>
CatalogEntry entry_of() {
    using T = typename Parts::Text;
    using G = typename Parts::Rules;
    using F = typename Parts::NetFeatures;
    static_assert(text::GameText<T> && players::Evaluation<typename Parts::Evaluation>);
    static_assert(T::id() == Parts::kId);
    static const match::GameOf<T> game;
    return {&game,
            players::make_player_of<T, typename Parts::Evaluation, F>,
            players::make_analyst_of<T, typename Parts::Evaluation, F>,
            levels_of<Parts>(),
            nets::purpose_of<G, F>(std::string(T::id())),
            nets::net_signature<G, F>};
}

}  // namespace wharf::catalog
