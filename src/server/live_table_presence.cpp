// Who is at a live table, and what happens when somebody it waits for is not.
#include <algorithm>

#include "server/errors.h"
#include "server/live_table.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;

// People come in crowds: they are counted once for all that come within a moment.
void LiveTable::announce_presence() {
    note_absence(now_ms());
    if (presence_changed_) return;
    presence_changed_ = true;
    constexpr std::chrono::milliseconds kMoment{100};
    node_.loop.after(kMoment, [weak = weak_from_this()] {
        const auto self = weak.lock();
        if (self == nullptr) return;
        self->presence_changed_ = false;
        if (self->is_loaded()) self->send_presence();
    });
}

void LiveTable::send_presence() {
    protocol::Presence presence;
    presence.table = id_;
    for (std::size_t seat = 0; seat < table_->seats().size(); ++seat)
        presence.seats.push_back(!audiences_[seat].listeners.empty());
    presence.watchers = static_cast<std::int64_t>(audiences_[kMaxSeats].listeners.size());
    send_to_all(protocol::message(presence));
}

// Seats were taken, left or drawn: everybody listens from the seat he has now.
void LiveTable::regroup() {
    std::vector<std::shared_ptr<Listener>> all;
    for (Audience& audience : audiences_) {
        all.insert(all.end(), audience.listeners.begin(), audience.listeners.end());
        audience.listeners.clear();
    }
    for (auto& listener : all) {
        Audience& audience = audiences_[index(table_->seat_of(listener->user()))];
        audience.scene = 0;
        audience.listeners.push_back(std::move(listener));
    }
    announce_presence();
}

// --- away -----------------------------------------------------------------------------------------------------------

void LiveTable::note_absence(Time now) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
        const bool is_here = !audiences_[seat].listeners.empty();
        if (is_here || gone_since_[seat] == 0) gone_since_[seat] = is_here ? 0 : now;
    }
    if (is_loaded()) watch_absence();
}

// When a computer player takes over for the first of those who are waited for and away, while somebody else who plays
// is there and waits; 0: never. Where clocks run, they decide.
Time LiveTable::absence_ends(Seat& who) const {
    if (table_->status() != protocol::Status::playing || table_->setup().clock) return 0;
    const auto plays = [&](std::size_t seat) {
        const SeatState& state = table_->seats()[seat];
        return state.kind == SeatKind::person && !state.substituted;
    };
    Time earliest = 0;
    bool somebody_waits = false;
    for (std::size_t seat = 0; seat < table_->seats().size(); ++seat) {
        if (!plays(seat)) continue;
        somebody_waits |= gone_since_[seat] == 0;
        if (gone_since_[seat] == 0 || !table_->match()->to_act().contains(static_cast<Seat>(seat))) continue;
        const Time end = std::max(gone_since_[seat], last_entry_) + node_.options.patience * 1000;
        if (earliest != 0 && earliest <= end) continue;
        earliest = end;
        who = static_cast<Seat>(seat);
    }
    return somebody_waits ? earliest : 0;
}

void LiveTable::watch_absence() {
    Seat who = kSpectator;
    const Time end = absence_ends(who);
    if (end == 0 || end == watched_absence_) return;
    watched_absence_ = end;
    after(end - now_ms(), [this, end] {
        if (watched_absence_ != end) return;
        Seat away = kSpectator;
        if (absence_ends(away) > now_ms() || away == kSpectator) {
            watched_absence_ = 0;
            return watch_absence();
        }
        if (host_.others() == nullptr) return replace(away, end);
        // He may be at another node, which is given a moment to say so.
        constexpr Time kMoment = 2000;
        host_.others()->look_for(*this, away);
        after(kMoment, [this, away, end] { replace(away, end); });
    });
}

void LiveTable::replace(Seat away, Time end) {
    if (watched_absence_ != end) return;
    watched_absence_ = 0;
    Attempt attempt = [self = shared_from_this(), away](Table& table, Time now) -> Done {
        Seat who = kSpectator;
        const Time ends = self->absence_ends(who);
        if (ends == 0 || ends > now || who != away) return error("in_time", "There is time left.");
        return table.leave(table.seats()[away].user, now);
    };
    spawn<std::optional<Error>>(perform(std::move(attempt)), [self = shared_from_this()](auto, auto) {
        if (self->is_loaded()) self->watch_absence();
    });
}

void LiveTable::is_elsewhere(Seat seat) {
    if (seat < kMaxSeats && gone_since_[seat] != 0) gone_since_[seat] = now_ms();
}

// Unless the table has gone, or the server goes.
void LiveTable::after(Time milliseconds, std::function<void()> work) {
    const std::chrono::milliseconds delay(std::max<Time>(milliseconds, 0));
    node_.loop.after(delay, [weak = weak_from_this(), work = std::move(work)] {
        const auto self = weak.lock();
        if (self != nullptr && self->is_loaded() && !self->node_.draining) work();
    });
}

}  // namespace wharf::server
