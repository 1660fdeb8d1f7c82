#include "server/table.h"

#include <algorithm>

#include "match/record.h"
#include "protocol/scene.h"

namespace wharf::server {

using protocol::SeatKind;
using protocol::Status;
using protocol::ToldKind;

namespace {

bool replay(match::AnyMatch& match, const std::vector<Played>& moves) {
    return std::all_of(moves.begin(), moves.end(),
                       [&](const Played& played) { return !match.play(played.move.seat, played.move.text); });
}

// Entries of the time before a game, and those that need no seat.
bool needs_seat(EntryKind kind) {
    return kind != EntryKind::started && kind != EntryKind::rematch && kind != EntryKind::abandoned;
}
bool needs_match(EntryKind kind) {
    return needs_seat(kind) && kind != EntryKind::joined && kind != EntryKind::left && kind != EntryKind::computer;
}

}  // namespace

Table::Table(const match::AnyGame& game, Setup setup) : game_(game), setup_(std::move(setup)) {
    for (const protocol::SeatWish& wish : setup_.seats)
        seats_.push_back({wish.kind, "", wish.level.value_or(protocol::Level::normal), false, false});
}

Seat Table::seat_of(std::string_view user) const {
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (!user.empty() && seats_[seat].user == user) return seat;
    return kSpectator;
}

bool Table::has_open_seat() const {
    return std::any_of(seats_.begin(), seats_.end(), [](const SeatState& seat) { return seat.kind == SeatKind::open; });
}

bool Table::apply(const Entry& entry, Time at) {
    const auto seat = static_cast<Seat>(entry.seat.value_or(kSpectator));
    if (needs_seat(entry.kind) && seat >= seats_.size()) return false;
    if (needs_match(entry.kind) && match_ == nullptr) return false;
    switch (entry.kind) {
        case EntryKind::joined:
            seats_[seat] = {SeatKind::person, entry.user.value_or(""), protocol::Level::normal, false, false};
            break;
        case EntryKind::computer:
            seats_[seat] = {};
            if (entry.level) seats_[seat] = {SeatKind::computer, "", *entry.level, false, false};
            break;
        case EntryKind::left:
            if (match_ == nullptr) {
                seats_[seat] = {};
                break;
            }
            seats_[seat].substituted = true;
            told_.announce(ToldKind::left, seat, match_.get());
            break;
        case EntryKind::started:
            if (match_ != nullptr || !entry.moves) return false;
            begin(entry);
            if (!replay(*match_, *entry.moves)) return false;
            played(kChance, 0, at);
            break;
        case EntryKind::moves: {
            const int first = match_->move_count();
            if (!entry.moves || !replay(*match_, *entry.moves)) return false;
            played(seat, first, at);
            break;
        }
        case EntryKind::undone: take_back(seat, false, at); break;
        case EntryKind::asked_undo:
            undo_asked_ = seat;
            undo_agreed_ = SeatSet::of(seat);
            told_.announce(ToldKind::asked_undo, seat, match_.get());
            if (all_agreed()) take_back(seat, true, at);
            break;
        case EntryKind::agreed_undo:
            undo_agreed_.insert(seat);
            if (undo_asked_ && all_agreed()) take_back(*undo_asked_, true, at);
            break;
        case EntryKind::refused_undo:
            undo_asked_.reset();
            told_.announce(ToldKind::refused_undo, seat, match_.get());
            break;
        case EntryKind::resigned: {
            seats_[seat].resigned = true;
            seats_[seat].substituted = true;
            told_.announce(ToldKind::resigned, seat, match_.get());
            // Two play for each other; where more play, computer players finish for those who gave up.
            const auto goes_on = [](const SeatState& s) { return s.kind == SeatKind::person && !s.resigned; };
            if (seats_.size() == 2 || std::none_of(seats_.begin(), seats_.end(), goes_on)) status_ = Status::over;
            break;
        }
        case EntryKind::timed_out:
            seats_[seat].substituted = true;
            told_.announce(ToldKind::timed_out, seat, match_.get());
            break;
        case EntryKind::returned:
            seats_[seat].substituted = false;
            told_.announce(ToldKind::returned, seat, match_.get());
            if (clocks_) clocks_->refill(seat, at);
            break;
        case EntryKind::rematch: rematch_ = entry.table.value_or(""); break;
        case EntryKind::abandoned: status_ = Status::abandoned; break;
    }
    return true;
}

void Table::begin(const Entry& entry) {
    if (entry.order) {
        std::vector<SeatState> seats;
        for (const std::int64_t from : *entry.order) seats.push_back(seats_.at(static_cast<std::size_t>(from)));
        seats_ = std::move(seats);
    }
    const auto config = config_of(game_, static_cast<int>(seats_.size()), setup_.options);
    match_ = game_.create(std::get<Config>(config));
    status_ = Status::playing;
    if (setup_.clock) clocks_.emplace(setup_.pace, *setup_.clock);
    told_.announce(ToldKind::started, std::nullopt, nullptr);
}

void Table::played(Seat by, int first_move, Time at) {
    batches_.push_back({by, first_move});
    undo_asked_.reset();
    ask_clocks(at);
    if (match_->is_over()) status_ = Status::over;
}

void Table::ask_clocks(Time at) {
    if (clocks_) clocks_->turn_to(match_->waiting_for(kSpectator), match_->to_act(), at);
}

std::optional<int> Table::last_decision(Seat seat) const {
    for (auto batch = batches_.rbegin(); batch != batches_.rend(); ++batch)
        if (batch->by == seat) return batch->first_move;
    return std::nullopt;
}

void Table::take_back(Seat seat, bool by_consent, Time at) {
    const std::optional<int> first = last_decision(seat);
    undo_asked_.reset();
    if (!first) return;
    const std::vector<match::Move> before = match_->moves(*first);
    told_.before_undo(*match_, *first);
    if (by_consent)
        match_->rewind(*first);
    else
        match_->undo(seat);
    told_.after_undo(*match_, *first, seat);
    // What others chose in secret meanwhile stays, unless all agreed to go back.
    std::vector<Batch> kept;
    const auto gone = std::find_if(batches_.begin(), batches_.end(),
                                   [&](const Batch& b) { return b.by == seat && b.first_move == *first; });
    int next = *first;
    for (auto batch = gone + 1; batch != batches_.end() && !by_consent; ++batch) {
        const auto end =
            batch + 1 == batches_.end() ? static_cast<int>(before.size()) + *first : (batch + 1)->first_move;
        kept.push_back({batch->by, next});
        for (int i = batch->first_move; i < end; ++i) next += before[static_cast<std::size_t>(i - *first)].seat != seat;
    }
    batches_.erase(gone, batches_.end());
    batches_.insert(batches_.end(), kept.begin(), kept.end());
    generation_ += 1;
    if (clocks_) clocks_->reopen(seat);
    ask_clocks(at);
}

bool Table::all_agreed() const {
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].kind == SeatKind::person && !seats_[seat].substituted && !undo_agreed_.contains(seat))
            return false;
    return true;
}

}  // namespace wharf::server
