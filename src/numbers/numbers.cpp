#include <algorithm>

#include "games_list.h"
#include "numbers/entries.h"

namespace wharf::numbers {

namespace {

template <class... Parts>
std::vector<GameNumbers> numbers_of_all(GameList<Parts...>) {
    return {numbers_of<Parts>()...};
}

std::span<const AnyNumbers* const> versions_of(std::string_view id) {
    static const std::vector<GameNumbers> kAll = numbers_of_all(AllGames{});
    const auto found = std::ranges::find(kAll, id, &GameNumbers::game);
    return found == kAll.end() ? std::span<const AnyNumbers* const>{} : found->versions;
}

}  // namespace

// FNV-1a.
std::uint32_t number_of_words(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text) hash = (hash ^ static_cast<std::uint8_t>(c)) * 16777619U;
    return (hash >> 8U) | 1U;
}

int newest_version(std::string_view id) { return static_cast<int>(versions_of(id).size()); }

const AnyNumbers* find_numbers(std::string_view id, int version) {
    return version < 1 || version > newest_version(id) ? nullptr
                                                       : versions_of(id)[static_cast<std::size_t>(version - 1)];
}

}  // namespace wharf::numbers
