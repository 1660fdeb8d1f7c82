// The turns of a table's computer players, and clocks that run out.
#include <algorithm>

#include "server/errors.h"
#include "server/live_table.h"

namespace wharf::server {

using protocol::Error;

void LiveTable::go_on() {
    think();
    watch_clock();
    watch_absence();
}

void LiveTable::think() {
    const SeatSet seats = table_->computers_to_act();
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
        if (seats.contains(seat) && !thinking_.contains(seat)) think_for(seat);
}

Task<bool> LiveTable::play_for_computer(Seat seat, std::string move, int generation) {
    const auto self = shared_from_this();
    Attempt attempt = [self, seat, generation, move](Table& table, Time now) -> Done {
        // Moves were taken back, or a person has come back: what was thought is void.
        if (table.generation() != generation || !table.computers_to_act().contains(seat))
            return error("outdated", "The position has changed.");
        return table.move(seat, move, self->node_.chance, now);
    };
    const auto refused = co_await perform(std::move(attempt));
    node_.counts.computer_moves += !refused;
    thinking_.erase(seat);
    if (is_loaded() && !node_.draining) think();
    co_return !refused;
}

void LiveTable::think_for(Seat seat) {
    if (host_.others() != nullptr) {
        // Once, and again if nothing has come of it for a long while: a node may have died in between.
        constexpr Time kForgotten = 30'000;
        Handed& handed = handed_out_[seat];
        if (handed.sequence == row_.sequence && now_ms() - handed.at < kForgotten) return;
        handed = {row_.sequence, now_ms()};
        return host_.others()->hand_out(*this, seat);
    }
    std::shared_ptr<match::AnyMatch> match = table_->match()->clone();
    const protocol::Level level = table_->level_of(seat);
    const int generation = table_->generation();
    thinking_.insert(seat);
    const auto self = shared_from_this();
    const bool added = node_.thinkers.add([self, match, level, seat, generation] {
        std::string move = self->node_.choose(*match, seat, level);
        self->node_.loop.post([self, seat, generation, move = std::move(move)] {
            if (self->node_.draining) return;
            spawn<bool>(self->play_for_computer(seat, move, generation), [](auto, auto) {});
        });
    });
    if (added) return;
    thinking_.erase(seat);
    node_.loop.after(std::chrono::seconds(1), [self] {
        if (self->is_loaded()) self->think();
    });
}

void LiveTable::watch_clock() {
    const Time deadline = table_->deadline();
    if (deadline == 0 || deadline == watched_deadline_) return;
    watched_deadline_ = deadline;
    // A server that was away gives everybody a moment to come back.
    constexpr Time kGrace = 500;
    const Time wait = std::max<Time>(deadline - now_ms(), 0) + kGrace;
    node_.loop.after(std::chrono::milliseconds(wait), [weak = weak_from_this(), deadline] {
        const auto self = weak.lock();
        if (!self || self->watched_deadline_ != deadline || !self->is_loaded() || self->node_.draining) return;
        self->watched_deadline_ = 0;
        Attempt attempt = [](Table& table, Time now) -> Done {
            const auto seat = table.overdue(now);
            if (!seat) return Error{"in_time", "There is time left.", {}, {}};
            return table.time_out(*seat, now);
        };
        spawn<std::optional<Error>>(self->perform(std::move(attempt)), [self](auto, auto) {
            if (self->is_loaded()) self->watch_clock();
        });
    });
}

}  // namespace wharf::server
