#include "server/computer_turns.h"

namespace wharf::server {

std::vector<Seat> ComputerTurns::take(const TableState& table, Time now, Time patience) {
    std::vector<Seat> taken;
    const SeatSet waiting = table.computers_to_act();
    if (waiting.empty()) return taken;
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        const bool is_forgotten = patience != 0 && now - given_[seat] >= patience;
        if (!waiting.contains(seat) || (given_[seat] != 0 && !is_forgotten)) continue;
        given_[seat] = now;
        taken.push_back(seat);
    }
    return taken;
}

void ComputerTurns::leave_to_others(const TableState& table, Time now) {
    const SeatSet waiting = table.computers_to_act();
    for (Seat seat = 0; seat < table.seats().size(); ++seat) given_[seat] = waiting.contains(seat) ? now : 0;
}

}  // namespace wharf::server
