// What leaves a table, whose time is up, and whom computer players play for.
#include "protocol/scene.h"

#include <algorithm>

#include "server/table_state.h"

namespace wharf::server {

using protocol::SeatKind;
using protocol::Status;

SeatSet TableState::people_to_act() const {
    SeatSet people;
    if (status_ != Status::playing || is_paused() || match_->to_act().is_chance()) return people;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (match_->to_act().contains(seat) && seats_[seat].kind == SeatKind::person && !seats_[seat].substituted)
            people.insert(seat);
    return people;
}

SeatSet TableState::seen_to_act() const {
    if (status_ != Status::playing || is_paused() || match_->to_act().is_chance()) return {};
    return match_->waiting_for(kSpectator);
}

SeatSet TableState::computers_to_act() const {
    SeatSet computers;
    if (status_ != Status::playing || is_paused() || match_->to_act().is_chance()) return computers;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (match_->to_act().contains(seat) && (seats_[seat].kind == SeatKind::computer || seats_[seat].substituted))
            computers.insert(seat);
    return computers;
}

protocol::Level TableState::level_of(Seat seat) const { return seats_[seat].level; }

Time TableState::pause_ends() const {
    if (paused_ == 0) return 0;
    return paused_ + (setup_.pace == protocol::Pace::turns ? kLongestPauseOfTurns : kLongestPause);
}

Time TableState::deadline() const {
    Time earliest = 0;
    if (status_ == Status::playing && is_paused()) return pause_ends();
    if (status_ != Status::playing || !clocks_) return 0;
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        if (seats_[seat].kind != SeatKind::person || seats_[seat].substituted || !match_->to_act().contains(seat))
            continue;
        if (earliest == 0 || clocks_->deadline(seat) < earliest) earliest = clocks_->deadline(seat);
    }
    return earliest;
}

std::optional<Seat> TableState::overdue(Time now) const {
    if (status_ != Status::playing || is_paused() || !clocks_) return std::nullopt;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].kind == SeatKind::person && !seats_[seat].substituted && match_->to_act().contains(seat) &&
            clocks_->deadline(seat) <= now)
            return seat;
    return std::nullopt;
}

void TableState::write_scene(text::JsonText& to, Seat observer) const {
    text::WrittenMoves moves;
    write_scene(to, observer, moves);
}

void TableState::write_scene(text::JsonText& to, Seat observer, text::WrittenMoves& moves) const {
    protocol::begin_scene(to, *match_, observer);
    end_scene(to, observer, beside_view(observer), moves);
}

void TableState::end_scene(text::JsonText& to, Seat observer, const BesideView& beside,
                           text::WrittenMoves& moves) const {
    // Given up: nobody is asked any more.
    const bool given_up = status_ == Status::over && !match_->is_over();
    const auto ended = given_up ? result() : std::nullopt;
    protocol::end_scene(to, *match_, observer, ended ? &*ended : nullptr, beside.can_undo, moves);
}

BesideView TableState::beside_view(Seat observer) const {
    return {status_, observer < match_->players() && match_->can_undo(observer)};
}

std::optional<std::vector<protocol::ClockInfo>> TableState::clocks(Seat observer, Time now) const {
    if (!clocks_) return std::nullopt;
    std::vector<protocol::ClockInfo> list;
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        list.push_back(clocks_->shown(seat, observer, clock_time(now)));
        if (status_ != Status::playing || is_paused() || seats_[seat].kind != SeatKind::person ||
            is_seen_substituted(seat, observer))
            list.back().running = false;
    }
    return list;
}

bool TableState::has_all_numbers() const {
    return !setup_.commitment || is_sealed() || std::all_of(seats_.begin(), seats_.end(), [](const SeatState& seat) {
        return seat.kind != SeatKind::person || seat.number;
    });
}

std::optional<match::Proof> TableState::proof() const {
    if (!setup_.commitment) return std::nullopt;
    match::Proof proof{*setup_.commitment, {}, match_ == nullptr ? numbers() : numbers_, {}};
    if (order_) proof.order.emplace(order_->begin(), order_->end());
    const bool is_drawn = (status_ == Status::over || status_ == Status::abandoned) && !is_sealed();
    if (is_drawn && match::secret_of(*setup_.commitment, setup_.secret)) proof.secret = setup_.secret;
    return proof;
}

std::optional<protocol::Result> TableState::result() const {
    if (status_ != Status::over) return std::nullopt;
    const Outcome outcome = match_->outcome();
    protocol::Result result;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        result.scores.push_back(outcome.score[seat]);
        result.ranks.push_back(outcome.rank[seat]);
    }
    if (match_->is_over()) return result;
    // Ended because people gave up: they come after those who did not.
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        result.ranks[seat] = 1;
        for (std::size_t other = 0; other < seats_.size(); ++other) {
            const bool stayed = seats_[seat].resigned && !seats_[other].resigned;
            const bool equal = seats_[seat].resigned == seats_[other].resigned;
            result.ranks[seat] += stayed || (equal && outcome.rank[other] < outcome.rank[seat]);
        }
    }
    return result;
}

}  // namespace wharf::server
