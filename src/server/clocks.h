// The clocks of a table. They follow from the log, and show nobody whether another seat has already chosen in secret:
// for the others a clock runs as long as the seat is seen deciding.
#pragma once

#include <array>

#include "server/table_event.h"

namespace wharf::server {

// One seat's clock.
struct Face {
    Time bank = 0;     // turn by turn: what is left of the last turn, until the next begins
    Time since = 0;    // seen deciding since; 0: not now
    Time decided = 0;  // has chosen in secret; 0: not yet
    Time away = 0;     // a computer player plays since; 0: the person does
};
BOOST_DESCRIBE_STRUCT(Face, (), (bank, since, decided, away))

class Clocks {
 public:
    Clocks(protocol::Pace pace, const protocol::Clock& clock);

    // As they stand, for a snapshot.
    const std::array<Face, kMaxSeats>& faces() const { return of_; }
    void set(Seat seat, const Face& face) { of_[seat] = face; }

    // Who is asked from now on: publicly (what a spectator sees), and in truth; and whether everybody saw what
    // happened, so that no choice is secret any more. Returns whose turns have ended.
    SeatSet turn_to(SeatSet seen, SeatSet acting, bool is_revealed, Time now);
    // Whether anybody waits for others to choose.
    bool hold_choices() const;
    // A seat has taken back a choice that nobody saw: its clock goes on as if it had not chosen.
    void reopen(Seat seat);
    // A seat has taken back its decision, and decides again; `seen` is who does now. It has what it had left, however
    // often it does so; whose turn the decision had begun has had none.
    void take_back(Seat seat, SeatSet seen, Time now);
    // A computer player takes over; the person comes back and has what he had. The increment is for turns that he began
    // himself.
    void leave(Seat seat, Time now);
    void come_back(Seat seat, Time now);

    // Nothing has happened for so long, and it cost nobody anything.
    void skip(Time duration);

    protocol::ClockInfo shown(Seat seat, Seat observer, Time now) const;
    // What a seat has left.
    Time left(Seat seat, Time now) const;
    // When the time of a seat that must decide is up.
    Time deadline(Seat seat) const { return of_[seat].since + of_[seat].bank; }

 private:
    // What a turn has cost the person so far.
    static Time used(const Face& face, Time until);
    void charge(Face& face, Time until) const;
    // Of a seat that is not seen deciding.
    Time at_rest(const Face& face) const { return per_turn_ ? bank_ : face.bank; }

    Time bank_;
    Time increment_;
    bool per_turn_;
    std::array<Face, kMaxSeats> of_;
};

}  // namespace wharf::server
