#include "server/clocks.h"

#include <algorithm>

namespace wharf::server {

Clocks::Clocks(protocol::Pace pace, const protocol::Clock& clock)
    : bank_(clock.seconds.value * 1000),
      increment_(clock.increment.value * 1000),
      per_turn_(pace == protocol::Pace::turns) {
    for (Face& face : of_) face.bank = bank_;
}

void Clocks::charge(Face& face, Time until) const {
    face.bank = per_turn_ ? bank_ : std::max<Time>(0, face.bank - (until - face.since)) + increment_;
    face.since = 0;
    face.decided = 0;
}

void Clocks::turn_to(SeatSet seen, SeatSet acting, Time now) {
    // Somebody who had chosen in secret is asked again: the choices were revealed, and a new turn begins for all, also
    // for the last one to choose, who never was seen waiting.
    bool new_turn = false;
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        new_turn |= of_[seat].decided != 0 && !acting.is_chance() && acting.contains(seat);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        Face& face = of_[seat];
        const bool is_seen = !seen.is_chance() && seen.contains(seat);
        const bool acts = !acting.is_chance() && acting.contains(seat);
        if (face.since != 0 && (!is_seen || new_turn)) charge(face, face.decided != 0 ? face.decided : now);
        if (is_seen && face.since == 0) face.since = now;
        if (is_seen && !acts && face.decided == 0) face.decided = now;
    }
}

void Clocks::reopen(Seat seat) { of_[seat].decided = 0; }

void Clocks::refill(Seat seat, Time now) {
    Face& face = of_[seat];
    if (face.since != 0) {
        face.bank = std::max<Time>(0, face.bank - (now - face.since));
        face.since = now;
    }
    face.bank = std::max(face.bank, bank_ / 4);
}

protocol::ClockInfo Clocks::shown(Seat seat, Seat observer, Time now) const {
    const Face& face = of_[seat];
    if (face.since == 0) return {face.bank, false};
    const bool has_decided = observer == seat && face.decided != 0;
    const Time until = has_decided ? face.decided : now;
    return {std::max<Time>(0, face.bank - (until - face.since)), !has_decided};
}

}  // namespace wharf::server
