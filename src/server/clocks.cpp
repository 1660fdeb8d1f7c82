#include "server/clocks.h"

#include <algorithm>

namespace wharf::server {

Clocks::Clocks(protocol::Pace pace, const protocol::Clock& clock)
    : bank_(clock.seconds.value * 1000),
      increment_(clock.increment.value * 1000),
      per_turn_(pace == protocol::Pace::turns) {
    for (Face& face : of_) face.bank = bank_;
}

Time Clocks::used(const Face& face, Time until) {
    if (face.since == 0) return 0;
    return std::max<Time>(0, (face.away == 0 ? until : std::min(until, face.away)) - face.since);
}

void Clocks::charge(Face& face, Time until) const {
    const bool began_it = face.away == 0 || face.since < face.away;
    if (per_turn_)
        face.bank = std::max<Time>(0, face.bank - used(face, until));
    else if (began_it)
        face.bank = std::max<Time>(0, face.bank - used(face, until)) + increment_;
    face.since = 0;
    face.decided = 0;
}

SeatSet Clocks::turn_to(SeatSet seen, SeatSet acting, bool is_revealed, Time now) {
    // What was chosen in secret is revealed, or somebody who had chosen is asked again: a new turn begins for all, also
    // for the last one to choose, who never was seen waiting. Asked again alone does not tell: the next choices of all
    // who had chosen may be forced.
    bool new_turn = false;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        const bool is_asked = !acting.is_chance() && acting.contains(seat);
        new_turn |= of_[seat].decided != 0 && (is_revealed || is_asked);
    }
    SeatSet ended;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        Face& face = of_[seat];
        const bool is_seen = !seen.is_chance() && seen.contains(seat);
        const bool acts = !acting.is_chance() && acting.contains(seat);
        if (face.since != 0 && (!is_seen || new_turn)) {
            charge(face, face.decided != 0 ? face.decided : now);
            ended.insert(seat);
        }
        if (is_seen && face.since == 0) {
            face.bank = at_rest(face);
            face.since = now;
        }
        if (is_seen && !acts && face.decided == 0) face.decided = now;
    }
    return ended;
}

bool Clocks::hold_choices() const {
    return std::any_of(of_.begin(), of_.end(), [](const Face& face) { return face.decided != 0; });
}

void Clocks::reopen(Seat seat) { of_[seat].decided = 0; }

void Clocks::take_back(Seat seat, SeatSet seen, Time now) {
    for (Seat other = 0; other < kMaxSeats; ++other)
        if (other != seat && !seen.contains(other)) of_[other].since = of_[other].decided = 0;
    Face& face = of_[seat];
    face.decided = 0;
    if (face.since != 0 || !seen.contains(seat)) return;
    // The increment was for a turn that had ended.
    if (!per_turn_) face.bank = std::max<Time>(0, face.bank - increment_);
    face.since = now;
}

void Clocks::leave(Seat seat, Time now) {
    if (of_[seat].away == 0) of_[seat].away = now;
}

void Clocks::come_back(Seat seat, Time now) {
    Face& face = of_[seat];
    const Time until_now = used(face, now);
    const Time until_decided = used(face, face.decided);
    face.away = 0;
    if (face.since == 0) return;
    face.since = now - until_now;
    if (face.decided != 0) face.decided = face.since + until_decided;
}

void Clocks::skip(Time duration) {
    for (Face& face : of_)
        for (Time* moment : {&face.since, &face.decided, &face.away})
            if (*moment != 0) *moment += duration;
}

Time Clocks::left(Seat seat, Time now) const {
    const Face& face = of_[seat];
    if (face.since == 0) return at_rest(face);
    return std::max<Time>(0, face.bank - used(face, face.decided != 0 ? face.decided : now));
}

protocol::ClockInfo Clocks::shown(Seat seat, Seat observer, Time now) const {
    const Face& face = of_[seat];
    if (face.since == 0) return {at_rest(face), false};
    const bool has_decided = observer == seat && face.decided != 0;
    const Time until = has_decided ? face.decided : now;
    return {std::max<Time>(0, face.bank - used(face, until)), !has_decided};
}

}  // namespace wharf::server
