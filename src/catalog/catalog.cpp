#include "catalog/catalog.h"

#include "catalog/entries.h"

namespace wharf::catalog {

namespace {

std::span<const Entry> entries() {
    static const Entry kEntries[] = {tortuga(), nauticus(), gluck_auf(), hermagor()};
    return kEntries;
}

}  // namespace

std::span<const match::AnyGame* const> games() {
    static const std::vector<const match::AnyGame*> kGames = [] {
        std::vector<const match::AnyGame*> list;
        for (const Entry& entry : entries()) list.push_back(entry.game);
        return list;
    }();
    return kGames;
}

const match::AnyGame* find_game(std::string_view id) {
    for (const match::AnyGame* game : games())
        if (game->id() == id) return game;
    return nullptr;
}

std::unique_ptr<players::AnyPlayer> make_player(const match::AnyGame& game, const players::Spec& spec,
                                                std::uint64_t seed) {
    for (const Entry& entry : entries())
        if (entry.game == &game) return entry.make_player(spec, seed);
    return nullptr;
}

}  // namespace wharf::catalog
