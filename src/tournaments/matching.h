// Who meets whom in pairs: the perfect matching of a complete graph that costs least (Edmonds' blossom algorithm, with
// the dual variables of Galil's O(n³) form).
#pragma once

#include <cstdint>
#include <vector>

namespace wharf::tournaments {

// `costs` is square and symmetric, of even order, and its costs lie between 0 and 10^17 / order. The partner of each.
std::vector<int> cheapest_matching(const std::vector<std::vector<std::int64_t>>& costs);

}  // namespace wharf::tournaments
