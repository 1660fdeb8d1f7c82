// What people ask of a table: checked, done, and returned as the entry to be stored.
#include <algorithm>

#include "match/record.h"
#include "server/errors.h"
#include "server/table_state.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

Error from_refusal(const text::Refusal& refusal) {
    return {refusal.code, refusal.message, refusal.clause.empty() ? std::nullopt : std::optional(refusal.clause)};
}

TableEvent event_of(TableEventKind kind, Seat seat) {
    TableEvent entry;
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

Done TableState::done(TableEvent entry, Time at) {
    const SeatSet gone = seen_substituted();
    apply_alone(entry, at);
    return settled(std::move(entry), gone, at);
}

// A move too may show that somebody's time was up. Where nobody is seen to have gone nothing is settled: that something
// has happened may be the secret.
TableEvent TableState::settled(TableEvent entry, SeatSet gone_before, Time at) {
    const bool is_pending = (undo_asked_ && !waits_for_answers(undo_asked_, undo_agreed_)) ||
                            (pause_asked_ && !waits_for_answers(pause_asked_, pause_agreed_));
    if (!is_pending || status_ != Status::playing || seen_substituted() == gone_before) return entry;
    settle(at);
    entry.settles = true;
    return entry;
}

Done TableState::join(const std::string& user, std::optional<Seat> wanted, Time at) {
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (seat_of(user) != kSpectator) return errors::kAlreadySeated();
    if (is_kicked(user)) return errors::kNotAdmitted();
    if (auto refusal = refuse_too_often(user)) return *refusal;
    if (const Seat own = challenged_seat(user); !wanted && own != kSpectator) wanted = own;
    for (Seat seat = wanted.value_or(0); seat < (wanted ? *wanted + 1U : seats_.size()); ++seat) {
        if (seat >= seats_.size() || seats_[seat].kind != SeatKind::open) continue;
        if (seats_[seat].challenged.value_or(user) != user) continue;
        TableEvent entry = event_of(TableEventKind::joined, seat);
        entry.user = user;
        return done(std::move(entry), at);
    }
    return wanted ? errors::kSeatTaken() : errors::kAllSeatsTaken();
}

Done TableState::leave(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (seat == kSpectator) return errors::kNotSeated();
    if (status_ == Status::over || status_ == Status::abandoned) return errors::kGameOver();
    if (seats_[seat].substituted) return errors::kAlreadyLeft();
    if (status_ == Status::open && setup_.tournament) return errors::kTournamentTable();
    return done(event_of(TableEventKind::left, seat), at);
}

Done TableState::come_back(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].resigned) return errors::kResigned();
    if (!seats_[seat].substituted) return errors::kNotLeft();
    if (auto refusal = refuse_too_often(user)) return *refusal;
    if (clocks_ && clocks_->left(seat, clock_time(at)) == 0) return errors::kOutOfTime();
    return done(event_of(TableEventKind::returned, seat), at);
}

Done TableState::set_computer(const std::string& user, Seat seat, std::optional<protocol::Level> level, Time at) {
    if (user != setup_.host) return errors::kNotHost();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (seat >= seats_.size() || seats_[seat].kind == SeatKind::person) return errors::kSeatTaken();
    if (auto refusal = refuse_too_often(user)) return *refusal;
    TableEvent entry = event_of(TableEventKind::computer, seat);
    entry.level = level;
    return done(std::move(entry), at);
}

Done TableState::challenge(const std::string& user, const std::string& bot, std::optional<Seat> wanted, Time at) {
    if (user != setup_.host) return errors::kNotHost();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (seat_of(bot) != kSpectator) return errors::kAlreadySeated();
    if (challenged_seat(bot) != kSpectator) return errors::kAlreadyChallenged();
    if (is_kicked(bot)) return errors::kNoChallenges();
    if (auto refusal = refuse_too_often(user)) return *refusal;
    for (Seat seat = wanted.value_or(0); seat < (wanted ? *wanted + 1U : seats_.size()); ++seat) {
        if (seat >= seats_.size() || seats_[seat].kind != SeatKind::open || seats_[seat].challenged) continue;
        TableEvent entry = event_of(TableEventKind::challenged, seat);
        entry.user = bot;
        return done(std::move(entry), at);
    }
    return wanted ? errors::kSeatTaken() : errors::kAllSeatsTaken();
}

Done TableState::decline(const std::string& bot, Time at) {
    const Seat seat = challenged_seat(bot);
    if (seat == kSpectator) return errors::kNotChallenged();
    return done(event_of(TableEventKind::declined, seat), at);
}

bool TableState::is_kicked(const std::string& user) const {
    return std::find(kicked_.begin(), kicked_.end(), user) != kicked_.end();
}

Done TableState::kick(const std::string& user, Seat seat, Time at) {
    if (user != setup_.host) return errors::kNotHost();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (seat >= seats_.size() || seats_[seat].kind != SeatKind::person || seats_[seat].user == user)
        return errors::kNobodyThere();
    if (kicked_.size() >= kMostKicked) return errors::kTooOften();
    TableEvent entry = event_of(TableEventKind::kicked, seat);
    entry.user = seats_[seat].user;
    return done(std::move(entry), at);
}

Done TableState::cancel(const std::string& user, Time at) {
    if (user != setup_.host) return errors::kNotHost();
    return abandon(at);
}

Done TableState::change(const std::string& user, const protocol::Settings& settings, Time at) {
    if (user != setup_.host) return errors::kNotHost();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (auto refusal = refuse_too_often(user)) return *refusal;
    TableEvent entry;
    entry.kind = TableEventKind::changed;
    entry.settings = settings;
    return done(std::move(entry), at);
}

Done TableState::pause(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    // A round waits for all its tables: two who agree would keep everybody else waiting.
    if (setup_.tournament) return errors::kTournamentTable();
    if (is_paused()) return errors::kPaused();
    if (seats_[seat].substituted) return errors::kSubstituted();
    // Tables that are older than `settles` may have requests of which nobody is waited for: they count as withdrawn.
    const bool is_asked = waits_for_answers(pause_asked_, pause_agreed_);
    if (is_asked && pause_agreed_.contains(seat)) return errors::kPauseAsked();
    if (is_asked) return done(event_of(TableEventKind::agreed_pause, seat), at);
    if (pauses_ >= kMostPauses) return errors::kNoMorePauses();
    if (auto refusal = refuse_undo(user)) return *refusal;
    return done(event_of(TableEventKind::asked_pause, seat), at);
}

Done TableState::resume(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (is_seen_substituted(seat, kSpectator)) return errors::kSubstituted();  // it is not his game that stands still
    if (!is_paused() && !pause_asked_) return errors::kNotPaused();
    return done(event_of(is_paused() ? TableEventKind::resumed : TableEventKind::refused_pause, seat), at);
}

Done TableState::end_pause(Time at) {
    if (!is_paused() || at < pause_ends()) return errors::kInTime();
    TableEvent entry;
    entry.kind = TableEventKind::resumed;
    return done(std::move(entry), at);
}

Done TableState::give_number(const std::string& user, const std::string& number, Time at) {
    const Seat seat = seat_of(user);
    if (seat == kSpectator) return errors::kNotSeated();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (!setup_.commitment) return errors::kNoProof();
    if (is_sealed()) return errors::kSharedLuck();
    // An empty one says that none will come: a table that starts itself need not wait for it.
    if (!number.empty() && !match::read_digest(number)) return errors::kBadNumber();
    if (seats_[seat].number) return errors::kNumberGiven();
    TableEvent entry = event_of(TableEventKind::number, seat);
    entry.number = number;
    return done(std::move(entry), at);
}

Done TableState::start(const std::string& user, match::RandomNumbers& chance, Time at) {
    const bool sits_there = seat_of(user) != kSpectator;
    if (user != setup_.host && !(setup_.starts_itself && sits_there)) return errors::kNotHost();
    if (status_ != Status::open) return errors::kAlreadyStarted();
    if (has_open_seat()) return errors::kSeatsOpen();
    TableEvent entry;
    entry.kind = TableEventKind::started;
    fix_luck(numbers());
    if (setup_.shuffle && luck_) {
        const std::vector<int> drawn = luck_->draw_seats(static_cast<int>(seats_.size()));
        entry.order.emplace(drawn.begin(), drawn.end());
    } else if (setup_.shuffle) {
        std::vector<std::int64_t> order;
        for (std::size_t i = 0; i < seats_.size(); ++i) order.push_back(static_cast<std::int64_t>(i));
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[chance.below(static_cast<std::uint32_t>(i))]);
        entry.order = std::move(order);
    }
    if (!begin(entry.order)) return errors::kBadSetup();
    match_->settle(source(chance));
    entry.moves = played_from(*match_, 0);
    played(kChance, 0, at);
    return entry;
}

std::optional<Error> TableState::refuse_too_often(const std::string& user) const {
    const auto found = often_.find(user);
    if (found == often_.end() || found->second < kMostOften) return std::nullopt;
    return errors::kTooOften();
}

std::optional<Error> TableState::refuse_undo(const std::string& user) const {
    if (auto refusal = refuse_too_often(user)) return refusal;
    if (told_.longest() < kMostTold) return std::nullopt;
    return errors::kTableFull();
}

std::optional<Error> TableState::refuse_unless_playing(Seat seat) const {
    if (seat >= seats_.size()) return errors::kNotSeated();
    if (status_ == Status::open) return errors::kNotStarted();
    if (status_ != Status::playing) return errors::kGameOver();
    return std::nullopt;
}

Done TableState::move(Seat seat, std::string_view text, match::RandomNumbers& chance, Time at) {
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (is_paused()) return errors::kPaused();
    const SeatSet gone = seen_substituted();
    const int first = match_->move_count();
    if (auto refusal = match_->play(seat, text)) return from_refusal(*refusal);
    match_->settle(source(chance));
    TableEvent entry = event_of(TableEventKind::moves, seat);
    entry.moves = played_from(*match_, first);
    played(seat, first, at);
    return settled(std::move(entry), gone, at);
}

Done TableState::undo(const std::string& user, bool ask, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (is_paused()) return errors::kPaused();
    if (seats_[seat].substituted) return errors::kSubstituted();
    if (auto refusal = refuse_undo(user)) return *refusal;
    if (match_->can_undo(seat) && last_decision(seat)) {
        TableEvent entry = event_of(TableEventKind::undone, seat);
        if (clocks_) entry.keeps_time = true;
        return done(std::move(entry), at);
    }
    if (!last_decision(seat)) return errors::kNothingToUndo();
    if (setup_.rated || setup_.tournament) return errors::kUndoRated();
    if (!ask) return errors::kUndoNeedsConsent();
    if (waits_for_answers(undo_asked_, undo_agreed_)) return errors::kUndoAskedAlready();
    return done(event_of(TableEventKind::asked_undo, seat), at);
}

Done TableState::answer_undo(const std::string& user, bool agree, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    // Nobody needs his consent. Whose time is up without the others knowing is asked like everybody.
    if (is_seen_substituted(seat, kSpectator)) return errors::kSubstituted();
    if (!undo_asked_ || undo_agreed_.contains(seat)) return errors::kNothingAsked();
    return done(event_of(agree ? TableEventKind::agreed_undo : TableEventKind::refused_undo, seat), at);
}

Done TableState::resign(const std::string& user, Time at) {
    const Seat seat = seat_of(user);
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (seats_[seat].resigned) return errors::kResigned();
    return done(event_of(TableEventKind::resigned, seat), at);
}

Done TableState::time_out(Seat seat, Time at) {
    if (auto refusal = refuse_unless_playing(seat)) return *refusal;
    if (overdue(at) != seat) return errors::kInTime();
    return done(event_of(TableEventKind::timed_out, seat), at);
}

Done TableState::play_again(const std::string& table, const std::string& gone, Time at) {
    if (rematch_ != gone) return errors::kRematchExists();
    TableEvent entry;
    entry.kind = TableEventKind::rematch;
    entry.table = table;
    return done(std::move(entry), at);
}

Done TableState::close(const std::string& reason, Time at) {
    if (status_ != Status::open && status_ != Status::playing) return errors::kGameOver();
    TableEvent entry;
    entry.kind = TableEventKind::abandoned;
    entry.closed = reason;
    return done(std::move(entry), at);
}

Done TableState::unseal(Time at) {
    if (!is_sealed()) return errors::kAlreadyDone();
    if (status_ != Status::over && status_ != Status::abandoned) return errors::kNotOver();
    TableEvent entry;
    entry.kind = TableEventKind::unsealed;
    return done(std::move(entry), at);
}

Done TableState::abandon(Time at) {
    if (status_ != Status::open) return errors::kAlreadyStarted();
    TableEvent entry;
    entry.kind = TableEventKind::abandoned;
    return done(std::move(entry), at);
}

}  // namespace wharf::server
