// Moves by what they are worth, known by their indices. One sort serves all searches of all games, so that the engine
// in a browser holds it once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace wharf::players {

struct Ranked {
    double worth;
    std::size_t index;
};

// The best first, equals in their order.
inline void sort(std::vector<Ranked>& list) {
    std::stable_sort(list.begin(), list.end(), [](const Ranked& a, const Ranked& b) { return a.worth > b.worth; });
}

// By worth(index), a number.
template <class Worth>
void rank(std::vector<std::size_t>& indices, const Worth& worth) {
    std::vector<Ranked> list;
    list.reserve(indices.size());
    for (const std::size_t index : indices) list.push_back({static_cast<double>(worth(index)), index});
    sort(list);
    for (std::size_t i = 0; i < list.size(); ++i) indices[i] = list[i].index;
}

// All indices up to `count`.
template <class Worth>
std::vector<std::size_t> ranked(std::size_t count, const Worth& worth) {
    std::vector<std::size_t> indices(count);
    for (std::size_t i = 0; i < count; ++i) indices[i] = i;
    rank(indices, worth);
    return indices;
}

}  // namespace wharf::players
