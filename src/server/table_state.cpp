#include "server/table_state.h"

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
bool needs_seat(TableEventKind kind) {
    return kind != TableEventKind::started && kind != TableEventKind::rematch && kind != TableEventKind::abandoned &&
           kind != TableEventKind::changed && kind != TableEventKind::resumed && kind != TableEventKind::unsealed;
}
bool needs_match(TableEventKind kind) {
    return needs_seat(kind) && kind != TableEventKind::joined && kind != TableEventKind::left &&
           kind != TableEventKind::computer && kind != TableEventKind::number && kind != TableEventKind::challenged &&
           kind != TableEventKind::declined && kind != TableEventKind::kicked;
}

}  // namespace

TableState::TableState(const match::AnyGame& game, Setup setup) : game_(game), setup_(std::move(setup)) {
    for (const protocol::SeatWish& wish : setup_.seats)
        seats_.push_back({wish.kind,
                          "",
                          wish.level.value_or(protocol::Level::normal),
                          false,
                          false,
                          {},
                          wish.user ? std::optional(wish.user->value) : std::nullopt});
}

Seat TableState::seat_of(std::string_view user) const {
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (!user.empty() && seats_[seat].user == user) return seat;
    return kSpectator;
}

bool TableState::has_open_seat() const {
    return std::any_of(seats_.begin(), seats_.end(), [](const SeatState& seat) { return seat.kind == SeatKind::open; });
}

Seat TableState::challenged_seat(std::string_view user) const {
    for (Seat seat = 0; seat < seats_.size() && status_ == Status::open; ++seat)
        if (!user.empty() && seats_[seat].kind == SeatKind::open && seats_[seat].challenged == user) return seat;
    return kSpectator;
}

bool TableState::apply(const TableEvent& entry, Time at) {
    if (!apply_alone(entry, at)) return false;
    if (entry.settles) settle(at);
    return true;
}

bool TableState::apply_alone(const TableEvent& entry, Time at) {
    const std::int64_t named = entry.seat.value_or(kSpectator);
    const Seat seat = named >= 0 && named < kMaxSeats ? static_cast<Seat>(named) : kSpectator;
    if (needs_seat(entry.kind) && seat >= seats_.size()) return false;
    if (needs_match(entry.kind) && match_ == nullptr) return false;
    count(entry, seat);
    switch (entry.kind) {
        case TableEventKind::joined:
            seats_[seat] = {SeatKind::person, entry.user.value_or(""), protocol::Level::normal, false, false};
            break;
        case TableEventKind::computer:
            seats_[seat] = {};
            if (entry.level) seats_[seat] = {SeatKind::computer, "", *entry.level, false, false};
            break;
        case TableEventKind::left:
            if (match_ == nullptr) {
                seats_[seat] = {};
                break;
            }
            substitute(seat, ToldKind::left, at);
            break;
        case TableEventKind::number:
            if (match_ != nullptr || !entry.number) return false;
            seats_[seat].number = *entry.number;
            break;
        case TableEventKind::started:
            if (match_ != nullptr || !entry.moves) return false;
            if (!begin(entry.order) || !replay(*match_, *entry.moves)) return false;
            played(kChance, 0, at);
            break;
        case TableEventKind::moves: {
            const int first = match_->move_count();
            if (!entry.moves || !replay(*match_, *entry.moves)) return false;
            played(seat, first, at);
            break;
        }
        case TableEventKind::undone: return take_back(seat, entry.keeps_time.value_or(false), at);
        case TableEventKind::asked_undo:
            if (!last_decision(seat)) return false;
            undo_asked_ = seat;
            undo_batch_ = *last_decision(seat);
            undo_agreed_ = SeatSet::of(seat);
            told_.announce(ToldKind::asked_undo, seat, match_.get());
            if (all_agreed(undo_agreed_)) take_back_by_consent(at);
            break;
        case TableEventKind::agreed_undo:
            undo_agreed_.insert(seat);
            if (undo_asked_ && all_agreed(undo_agreed_)) take_back_by_consent(at);
            break;
        case TableEventKind::refused_undo:
            undo_asked_.reset();
            told_.announce(ToldKind::refused_undo, seat, match_.get());
            break;
        case TableEventKind::resigned: {
            seats_[seat].resigned = true;
            substitute(seat, ToldKind::resigned, at);
            // Two play for each other; where more play, computer players finish for those who gave up.
            const auto goes_on = [](const SeatState& s) { return s.kind == SeatKind::person && !s.resigned; };
            if (seats_.size() == 2 || std::none_of(seats_.begin(), seats_.end(), goes_on)) status_ = Status::over;
            release_withheld({});
            break;
        }
        case TableEventKind::timed_out: substitute(seat, ToldKind::timed_out, at); break;
        case TableEventKind::returned:
            seats_[seat].substituted = false;
            told_.announce(ToldKind::returned, seat, match_.get());
            if (clocks_) clocks_->come_back(seat, clock_time(at));
            break;
        case TableEventKind::rematch: rematch_ = entry.table.value_or(""); break;
        case TableEventKind::abandoned:
            status_ = Status::abandoned;
            closed_ = entry.closed;
            undo_asked_.reset();
            release_withheld({});
            break;
        case TableEventKind::challenged:
            if (match_ != nullptr || !entry.user) return false;
            seats_[seat] = {};
            seats_[seat].challenged = *entry.user;
            break;
        case TableEventKind::declined:
            if (match_ != nullptr) return false;
            seats_[seat].challenged.reset();
            break;
        case TableEventKind::kicked:
            if (match_ != nullptr || !entry.user) return false;
            kicked_.push_back(*entry.user);
            seats_[seat] = {};
            break;
        case TableEventKind::changed:
            if (match_ != nullptr || !entry.settings) return false;
            take(*entry.settings);
            break;
        case TableEventKind::asked_pause:
            pause_asked_ = seat;
            pause_agreed_ = SeatSet::of(seat);
            told_.announce(ToldKind::asked_pause, seat, match_.get());
            if (all_agreed(pause_agreed_)) begin_pause(at);
            break;
        case TableEventKind::agreed_pause:
            pause_agreed_.insert(seat);
            if (pause_asked_ && all_agreed(pause_agreed_)) begin_pause(at);
            break;
        case TableEventKind::refused_pause:
            pause_asked_.reset();
            told_.announce(ToldKind::refused_pause, seat, match_.get());
            break;
        case TableEventKind::resumed:
            if (paused_ == 0) return false;
            go_on(entry.seat ? std::optional(seat) : std::nullopt, at);
            break;
        case TableEventKind::unsealed: unsealed_ = true; break;
    }
    return true;
}

// What is no progress, by whom. Leaving and answers are free: coming back and questions are counted.
void TableState::count(const TableEvent& entry, Seat seat) {
    switch (entry.kind) {
        case TableEventKind::joined: often_[entry.user.value_or("")] += 1; break;
        case TableEventKind::challenged:
        case TableEventKind::changed:
        case TableEventKind::computer: often_[setup_.host] += 1; break;
        case TableEventKind::undone:
        case TableEventKind::asked_undo:
        case TableEventKind::asked_pause:
        case TableEventKind::returned: often_[seats_[seat].user] += 1; break;
        default: break;
    }
}

// False: that is no order of these seats, or the set-up is of another making.
bool TableState::begin(const std::optional<std::vector<std::int64_t>>& order) {
    const auto config = config_of(game_, rules_of(setup_), static_cast<int>(seats_.size()), setup_.options);
    if (!std::holds_alternative<Config>(config)) return false;
    fix_luck(numbers());
    order_ = order;
    if (order) {
        std::vector<SeatState> seats;
        for (std::int64_t seat = 0; seat < static_cast<std::int64_t>(seats_.size()); ++seat)
            if (std::count(order->begin(), order->end(), seat) != 1) return false;
        if (order->size() != seats_.size()) return false;
        for (const std::int64_t from : *order) seats.push_back(seats_[static_cast<std::size_t>(from)]);
        seats_ = std::move(seats);
    }
    match_ = game_.create(std::get<Config>(config));
    status_ = Status::playing;
    if (setup_.clock) clocks_.emplace(setup_.pace, *setup_.clock);
    told_.announce(ToldKind::started, std::nullopt, nullptr);
    return true;
}

std::vector<std::string> TableState::numbers() const {
    std::vector<std::string> numbers;
    for (const SeatState& seat : seats_) numbers.push_back(seat.number.value_or(""));
    return numbers;
}

void TableState::fix_luck(std::vector<std::string> numbers) {
    numbers_ = std::move(numbers);
    const auto secret = match::secret_of(setup_.commitment.value_or(""), setup_.secret);
    if (secret) luck_.emplace(*secret, setup_.game, numbers_);
}

match::ChanceSource& TableState::source(match::RandomNumbers& chance) {
    if (luck_) return *luck_;
    return chance;
}

void TableState::substitute(Seat seat, ToldKind why, Time at) {
    seats_[seat].substituted = true;
    if (why == ToldKind::timed_out && may_have_chosen_in_secret(seat)) {
        withheld_.insert(seat);
        told_.tell_owner(why, seat, match_.get());
    } else {
        withheld_.erase(seat);
        told_.announce(why, seat, match_.get());
    }
    if (clocks_) clocks_->leave(seat, clock_time(at));
}

SeatSet TableState::seen_substituted() const {
    SeatSet seen;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (is_seen_substituted(seat, kSpectator)) seen.insert(seat);
    return seen;
}

// Where one alone is asked, what he does is seen at once.
bool TableState::may_have_chosen_in_secret(Seat seat) const {
    const SeatSet seen = match_->waiting_for(kSpectator);
    return status_ == Status::playing && !seen.is_chance() && seen.contains(seat) && seen.size() > 1;
}

void TableState::release_withheld(SeatSet ended) {
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        if (!withheld_.contains(seat) || (!ended.contains(seat) && may_have_chosen_in_secret(seat))) continue;
        withheld_.erase(seat);
        told_.tell_others(ToldKind::timed_out, seat, match_.get());
    }
}

void TableState::played(Seat by, int first_move, Time at) {
    batches_.push_back({by, first_move});
    if (by != kChance) called_back_.erase(by);
    const bool is_seen = (undo_asked_ || (clocks_ && clocks_->hold_choices())) && is_seen_by_all(first_move);
    if (is_seen) undo_asked_.reset();
    ask_clocks(is_seen, at);
    if (match_->is_over()) status_ = Status::over;
}

void TableState::ask_clocks(bool is_revealed, Time at) {
    if (!clocks_) return;
    release_withheld(clocks_->turn_to(match_->waiting_for(kSpectator), match_->to_act(), is_revealed, at));
}

// Whether every observer was told something of the moves from number `first_move` on. What a secret choice changes, and
// its undo, must be seen by nobody.
bool TableState::is_seen_by_all(int first_move) const {
    if (match_->seen(kSpectator, first_move).empty()) return false;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (match_->seen(seat, first_move).empty()) return false;
    return true;
}

std::optional<std::size_t> TableState::last_decision(Seat seat) const {
    for (std::size_t i = batches_.size(); i > 0; --i)
        if (batches_[i - 1].by == seat) return i - 1;
    return std::nullopt;
}

// False: there is nothing that this seat could take back.
bool TableState::take_back(Seat seat, bool keeps_time, Time at) {
    const std::optional<std::size_t> gone = last_decision(seat);
    if (!gone || !match_->can_undo(seat)) return false;
    const int first = batches_[*gone].first_move;
    const bool is_seen = is_seen_by_all(first);
    const SeatSet asked = seen_to_act();
    const std::vector<match::Move> before = match_->moves(first);
    told_.before_undo(*match_, first);
    match_->undo(seat);
    told_.after_undo(*match_, first, seat);
    // What others chose in secret meanwhile stays.
    int next = first;
    for (std::size_t i = *gone + 1; i < batches_.size(); ++i) {
        const int begin = batches_[i].first_move - first;
        const int end = i + 1 == batches_.size() ? static_cast<int>(before.size()) : batches_[i + 1].first_move - first;
        batches_[i].first_move = next;
        for (int k = begin; k < end; ++k) next += before[static_cast<std::size_t>(k)].seat != seat;
    }
    batches_.erase(batches_.begin() + static_cast<std::ptrdiff_t>(*gone));
    if (is_seen || undo_batch_ == *gone)
        undo_asked_.reset();
    else if (undo_batch_ > *gone)
        undo_batch_ -= 1;
    for (Seat other = 0; other < seats_.size(); ++other)
        if (asked.contains(other) && !seen_to_act().contains(other)) called_back_.insert(other);
    if (clocks_ && keeps_time) clocks_->take_back(seat, match_->waiting_for(kSpectator), clock_time(at));
    taken_back(seat, at);
    return true;
}

// What was asked for is taken back, with all that came after it.
void TableState::take_back_by_consent(Time at) {
    const Seat seat = *undo_asked_;
    const int first = batches_[undo_batch_].first_move;
    undo_asked_.reset();
    told_.before_undo(*match_, first);
    match_->rewind(first);
    told_.after_undo(*match_, first, seat);
    batches_.resize(undo_batch_);
    taken_back(seat, at);
}

void TableState::taken_back(Seat seat, Time at) {
    generation_ += 1;
    if (clocks_) clocks_->reopen(seat);
    ask_clocks(false, at);
}

bool TableState::all_agreed(SeatSet agreed) const {
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].kind == SeatKind::person && !is_seen_substituted(seat, kSpectator) && !agreed.contains(seat))
            return false;
    return true;
}

// Nobody answers for whoever has gone, as everybody sees; what he asked for has gone with him.
bool TableState::waits_for_answers(std::optional<Seat> asked, SeatSet agreed) const {
    return asked && !is_seen_substituted(*asked, kSpectator) && !all_agreed(agreed);
}

// Somebody has gone: what he alone had not agreed to happens, and what he asked for is dropped, so that whoever is
// there can ask anew.
void TableState::settle(Time at) {
    if (undo_asked_ && is_seen_substituted(*undo_asked_, kSpectator))
        undo_asked_.reset();
    else if (undo_asked_ && all_agreed(undo_agreed_))
        take_back_by_consent(at);
    if (pause_asked_ && is_seen_substituted(*pause_asked_, kSpectator))
        pause_asked_.reset();
    else if (pause_asked_ && all_agreed(pause_agreed_))
        begin_pause(at);
}

void TableState::take(const protocol::Settings& settings) {
    setup_.options = settings.options.value_or(boost::json::object());
    setup_.pace = settings.pace.value_or(protocol::Pace::live);
    setup_.clock = settings.clock;
    setup_.invite_only = settings.invite_only.value_or(false);
    setup_.rated = settings.rated.value_or(false);
    setup_.shuffle = settings.shuffle.value_or(false);
}

void TableState::begin_pause(Time at) {
    pause_asked_.reset();
    paused_ = at;
    pauses_ += 1;
    told_.announce(ToldKind::paused, std::nullopt, match_.get());
}

void TableState::go_on(std::optional<Seat> seat, Time at) {
    if (clocks_) clocks_->skip(at - paused_);
    paused_ = 0;
    told_.announce(ToldKind::resumed, seat, match_.get());
}

}  // namespace wharf::server
