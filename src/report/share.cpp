#include "report/share.h"

#include <cmath>

namespace wharf::report {

Share Share::nearest(double share) { return Share(std::llround(share * static_cast<double>(kWhole))); }

SeatShares shared_out(const double (&parts)[kMaxSeats], int players) {
    double total = 0;
    for (int seat = 0; seat < players; ++seat) total += parts[seat];
    SeatShares shares{};
    std::int64_t left = Share::kWhole;
    int largest = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        shares[seat] = Share::nearest(parts[seat] / total);
        left -= shares[seat].units();
        if (shares[seat] > shares[static_cast<std::size_t>(largest)]) largest = static_cast<int>(seat);
    }
    shares[static_cast<std::size_t>(largest)] += Share(left);  // a few units, from rounding
    return shares;
}

SeatShares shares_of(const Outcome& outcome, int players) {
    double won[kMaxSeats] = {};
    for (int seat = 0; seat < players; ++seat) won[seat] = outcome.rank[seat] == 1 ? 1 : 0;
    return shared_out(won, players);
}

}  // namespace wharf::report
