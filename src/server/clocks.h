// The clocks of a table. They follow from the log, and show nobody whether another seat has already chosen in secret:
// for the others a clock runs as long as the seat is seen deciding.
#pragma once

#include <array>

#include "server/entry.h"

namespace wharf::server {

// One seat's clock.
struct Face {
    Time bank = 0;
    Time since = 0;    // seen deciding since; 0: not now
    Time decided = 0;  // has chosen in secret; 0: not yet
};
BOOST_DESCRIBE_STRUCT(Face, (), (bank, since, decided))

class Clocks {
 public:
    Clocks(protocol::Pace pace, const protocol::Clock& clock);

    // As they stand, for a snapshot.
    const std::array<Face, kMaxSeats>& faces() const { return of_; }
    void set(Seat seat, const Face& face) { of_[seat] = face; }

    // Who is asked from now on: publicly (what a spectator sees), and in truth.
    void turn_to(SeatSet seen, SeatSet acting, Time now);
    // A seat has taken back a choice that nobody saw: its clock goes on as if it had not chosen.
    void reopen(Seat seat);
    // Somebody comes back to a seat: with time to find his way.
    void refill(Seat seat, Time now);

    protocol::ClockInfo shown(Seat seat, Seat observer, Time now) const;
    // When the time of a seat that must decide is up.
    Time deadline(Seat seat) const { return of_[seat].since + of_[seat].bank; }

 private:
    void charge(Face& face, Time until) const;

    Time bank_;
    Time increment_;
    bool per_turn_;
    std::array<Face, kMaxSeats> of_;
};

}  // namespace wharf::server
