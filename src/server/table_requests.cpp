// What people ask of a table: checked, done, and returned as the entry to be stored.
#include <algorithm>

#include "match/record.h"
#include "server/errors.h"
#include "server/table.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

Error from_refusal(const text::Refusal& refusal) {
    return {refusal.code, refusal.sentence, refusal.clause.empty() ? std::nullopt : std::optional(refusal.clause), {}};
}

Entry entry_of(EntryKind kind, Seat seat) {
    Entry entry;
    entry.kind = kind;
    entry.seat = seat;
    return entry;
}

std::vector<Played> played_from(const match::AnyMatch& match, int first) {
    std::vector<Played> list;
    for (match::Move& move : match.moves(first)) list.push_back({std::move(move)});
    return list;
}

}  // namespace

Done Table::done(Entry entry, Time at) {
    apply(entry, at);
    return entry;
}

Done Table::join(const std::string& user, std::optional<Seat> wanted, Time at) {
    if (status_ != Status::open) return error("already_started", "The game has begun; you may watch it.");
    if (seat_of(user) != kSpectator) return error("already_seated", "You have a seat at this table.");
    for (Seat seat = wanted.value_or(0); seat < (wanted ? *wanted + 1U : seats_.size()); ++seat) {
        if (seat >= seats_.size() || seats_[seat].kind != SeatKind::open) continue;
        Entry entry = entry_of(EntryKind::joined, seat);
        entry.user = user;
        return done(std::move(entry), at);
    }
    return error("seat_taken", wanted ? "That seat is not free." : "All seats are taken.");
}

Done Table::leave(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (seat == kSpectator) return not_seated();
    if (status_ == Status::over || status_ == Status::abandoned) return error("game_over", "The game is over.");
    if (seats_[seat].substituted) return error("already_left", "A computer player plays for you already.");
    return done(entry_of(EntryKind::left, seat), at);
}

Done Table::come_back(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].resigned) return error("resigned", "You have resigned this game.");
    if (!seats_[seat].substituted) return error("not_left", "You play yourself.");
    return done(entry_of(EntryKind::returned, seat), at);
}

Done Table::set_computer(const std::string& user, Seat seat, std::optional<protocol::Level> level, Time at) {
    if (user != setup_.host) return error("not_host", "Only who opened the table may do that.");
    if (status_ != Status::open) return error("already_started", "The game has begun.");
    if (seat >= seats_.size() || seats_[seat].kind == SeatKind::person)
        return error("seat_taken", "That seat is not free.");
    Entry entry = entry_of(EntryKind::computer, seat);
    entry.level = level;
    return done(std::move(entry), at);
}

Done Table::start(const std::string& user, match::ChanceSource& chance, Time at) {
    if (user != setup_.host && !setup_.starts_itself)
        return error("not_host", "Only who opened the table may start the game.");
    if (status_ != Status::open) return error("already_started", "The game has begun.");
    if (has_open_seat()) return error("seats_open", "Some seats are still open.");
    Entry entry;
    entry.kind = EntryKind::started;
    if (setup_.shuffle) {
        std::vector<std::int64_t> order;
        for (std::size_t i = 0; i < seats_.size(); ++i) order.push_back(static_cast<std::int64_t>(i));
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[chance.below(static_cast<std::uint32_t>(i))]);
        entry.order = std::move(order);
    }
    begin(entry);
    match_->settle(chance);
    entry.moves = played_from(*match_, 0);
    played(kChance, 0, at);
    return entry;
}

std::optional<Error> Table::refuse_unless_playing(Seat seat) const {
    if (seat >= seats_.size()) return not_seated();
    if (status_ == Status::open) return error("not_started", "The game has not begun.");
    if (status_ != Status::playing) return error("game_over", "The game is over.");
    return std::nullopt;
}

Done Table::move(Seat seat, std::string_view text, match::ChanceSource& chance, Time at) {
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    const int first = match_->move_count();
    if (auto refusal = match_->play(seat, text)) return from_refusal(*refusal);
    match_->settle(chance);
    Entry entry = entry_of(EntryKind::moves, seat);
    entry.moves = played_from(*match_, first);
    played(seat, first, at);
    return entry;
}

Done Table::undo(const std::string& user, bool ask, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].substituted)
        return error("substituted", "A computer player plays for you; take your seat back first.");
    if (match_->can_undo(seat) && last_decision(seat)) return done(entry_of(EntryKind::undone, seat), at);
    if (!last_decision(seat)) return error("nothing_to_undo", "You have not decided anything yet.");
    if (!ask) return error("undo_needs_consent", "Something has been revealed since; the others must agree.");
    if (undo_asked_) return error("undo_asked_already", "An undo is being asked for already.");
    return done(entry_of(EntryKind::asked_undo, seat), at);
}

Done Table::answer_undo(const std::string& user, bool agree, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (!undo_asked_ || undo_agreed_.contains(seat)) return error("nothing_asked", "Nobody asks you for an undo.");
    return done(entry_of(agree ? EntryKind::agreed_undo : EntryKind::refused_undo, seat), at);
}

Done Table::resign(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].resigned) return error("resigned", "You have resigned this game.");
    return done(entry_of(EntryKind::resigned, seat), at);
}

Done Table::time_out(Seat seat, Time at) {
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (overdue(at) != seat) return error("in_time", "There is time left.");
    return done(entry_of(EntryKind::timed_out, seat), at);
}

Done Table::play_again(const std::string& table, Time at) {
    if (!rematch_.empty()) return error("rematch_exists", "There is a rematch already.");
    Entry entry;
    entry.kind = EntryKind::rematch;
    entry.table = table;
    return done(std::move(entry), at);
}

Done Table::abandon(Time at) {
    if (status_ != Status::open) return error("already_started", "The game has begun.");
    Entry entry;
    entry.kind = EntryKind::abandoned;
    return done(std::move(entry), at);
}

}  // namespace wharf::server
