#include "server/table.h"

#include <algorithm>

#include "match/record.h"
#include "protocol/scene.h"
#include "server/errors.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;
using protocol::ToldKind;

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

std::vector<std::vector<std::string>> pairs(const std::vector<match::Move>& moves) {
    std::vector<std::vector<std::string>> list;
    for (const match::Move& move : moves) list.push_back({match::seat_word(move.seat), move.text});
    return list;
}

bool replay(match::AnyMatch& match, const std::vector<std::vector<std::string>>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](const std::vector<std::string>& move) {
        const auto seat = move.size() == 2 ? match::read_seat(move[0]) : std::nullopt;
        return seat && !match.play(*seat, move[1]);
    });
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

// --- from the log ---------------------------------------------------------------------------------------------------

bool Table::apply(const Entry& entry, Time at) {
    const auto seat = static_cast<Seat>(entry.seat.value_or(kSpectator));
    const bool needs_seat = entry.kind != EntryKind::started && entry.kind != EntryKind::rematch && entry.kind != EntryKind::abandoned;
    const bool needs_match = needs_seat && entry.kind != EntryKind::joined && entry.kind != EntryKind::left && entry.kind != EntryKind::computer;
    if ((needs_seat && seat >= seats_.size()) || (needs_match && match_ == nullptr)) return false;
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
    const auto gone = std::find_if(batches_.begin(), batches_.end(), [&](const Batch& b) { return b.by == seat && b.first_move == *first; });
    int next = *first;
    for (auto batch = gone + 1; batch != batches_.end() && !by_consent; ++batch) {
        const auto end = batch + 1 == batches_.end() ? static_cast<int>(before.size()) + *first : (batch + 1)->first_move;
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
        if (seats_[seat].kind == SeatKind::person && !seats_[seat].substituted && !undo_agreed_.contains(seat)) return false;
    return true;
}

// --- requests -------------------------------------------------------------------------------------------------------

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
    if (seat >= seats_.size() || seats_[seat].kind == SeatKind::person) return error("seat_taken", "That seat is not free.");
    Entry entry = entry_of(EntryKind::computer, seat);
    entry.level = level;
    return done(std::move(entry), at);
}

Done Table::start(const std::string& user, match::ChanceSource& chance, Time at) {
    if (user != setup_.host && !setup_.starts_itself) return error("not_host", "Only who opened the table may start the game.");
    if (status_ != Status::open) return error("already_started", "The game has begun.");
    if (has_open_seat()) return error("seats_open", "Some seats are still open.");
    Entry entry;
    entry.kind = EntryKind::started;
    if (setup_.shuffle) {
        std::vector<std::int64_t> order;
        for (std::size_t i = 0; i < seats_.size(); ++i) order.push_back(static_cast<std::int64_t>(i));
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[chance.below(static_cast<std::uint32_t>(i))]);
        entry.order = std::move(order);
    }
    begin(entry);
    match_->settle(chance);
    entry.moves = pairs(match_->moves());
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
    entry.moves = pairs(match_->moves(first));
    played(seat, first, at);
    return entry;
}

Done Table::undo(const std::string& user, bool ask, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].substituted) return error("substituted", "A computer player plays for you; take your seat back first.");
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

// --- computer players and clocks ------------------------------------------------------------------------------------

SeatSet Table::computers_to_act() const {
    SeatSet computers;
    if (status_ != Status::playing || match_->to_act().is_chance()) return computers;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (match_->to_act().contains(seat) && (seats_[seat].kind == SeatKind::computer || seats_[seat].substituted))
            computers.insert(seat);
    return computers;
}

protocol::Level Table::level_of(Seat seat) const { return seats_[seat].level; }

Time Table::deadline() const {
    Time earliest = 0;
    if (status_ != Status::playing || !clocks_) return 0;
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        if (seats_[seat].kind != SeatKind::person || seats_[seat].substituted || !match_->to_act().contains(seat)) continue;
        if (earliest == 0 || clocks_->deadline(seat) < earliest) earliest = clocks_->deadline(seat);
    }
    return earliest;
}

std::optional<Seat> Table::overdue(Time now) const {
    if (status_ != Status::playing || !clocks_) return std::nullopt;
    for (Seat seat = 0; seat < seats_.size(); ++seat)
        if (seats_[seat].kind == SeatKind::person && !seats_[seat].substituted && match_->to_act().contains(seat) &&
            clocks_->deadline(seat) <= now)
            return seat;
    return std::nullopt;
}

// --- what leaves ----------------------------------------------------------------------------------------------------

boost::json::object Table::scene(Seat observer) const {
    boost::json::object scene = protocol::scene(*match_, observer);
    if (status_ == Status::over && !match_->is_over()) {  // given up: nobody is asked any more
        scene["over"] = true;
        scene["waiting_for"] = boost::json::array();
        scene["legal"] = boost::json::array();
        scene["can_undo"] = false;
        scene["result"] = protocol::write(*result());
    }
    return scene;
}

std::optional<std::vector<protocol::ClockInfo>> Table::clocks(Seat observer, Time now) const {
    if (!clocks_) return std::nullopt;
    std::vector<protocol::ClockInfo> list;
    for (Seat seat = 0; seat < seats_.size(); ++seat) {
        list.push_back(clocks_->shown(seat, observer, now));
        if (status_ != Status::playing || seats_[seat].kind != SeatKind::person || seats_[seat].substituted) list.back().running = false;
    }
    return list;
}

std::optional<protocol::Result> Table::result() const {
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
