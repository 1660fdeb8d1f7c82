// What a place at a table is worth.
#pragma once

#include <span>
#include <vector>

#include "tournaments/history.h"

namespace wharf::tournaments {

// Points are counted in 24ths: every place at tables of two to five players, ties included, is a whole number of them.
inline constexpr int kPoint = 24;

// The share of the others whom one has beaten, half of it for those with the same rank:
// (beaten + tied / 2) / (players - 1) points. 1 for a win and 0 for the last place at tables of every size.
int points_of_place(std::span<const int> ranks, std::size_t seat);

// A bye: a win where two play, as chess has it; half a point at larger tables, where several may have one at a time.
int points_of_bye(int table_size);

// Duplicate: what each seat's player has, compared with those who had the same seat at the other tables of the round:
// (fewer + equal / 2) / (others) points, rounded to 24ths. Who left has nothing and nobody is compared with him; who
// has nobody to be compared with has half a point. By table, then by seat.
std::vector<std::vector<int>> points_by_comparison(std::span<const Game* const> tables);

}  // namespace wharf::tournaments
