#include "catalog/catalog.h"

#include "catalog/entries.h"

namespace wharf::catalog {

std::span<const match::AnyGame* const> games() {
    static const match::AnyGame* const kGames[] = {&tortuga(), &nauticus(), &gluck_auf(), &hermagor()};
    return kGames;
}

const match::AnyGame* find_game(std::string_view id) {
    for (const match::AnyGame* game : games())
        if (game->id() == id) return game;
    return nullptr;
}

}  // namespace wharf::catalog
