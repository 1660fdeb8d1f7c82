#include "report/plan.h"

namespace wharf::report {

namespace {

// Walks through a record, move by move.
class Walk {
 public:
    explicit Walk(const match::AnyMatch& record) : moves_(record.moves()), match_(at(record, 0)) {}

    bool is_at_end() const { return next_ == static_cast<int>(moves_.size()); }
    int next() const { return next_; }
    const match::AnyMatch& match() const { return *match_; }
    Seat mover() const { return moves_[static_cast<std::size_t>(next_)].seat; }
    bool has_choice() const { return match_->legal(mover()).size() > 1; }
    void step() {
        const match::Move& move = moves_[static_cast<std::size_t>(next_)];
        match_->play(move.seat, move.text);
        next_ += 1;
    }

 private:
    std::vector<match::Move> moves_;
    std::unique_ptr<match::AnyMatch> match_;
    int next_ = 0;
};

bool is_within(SeatSet inner, SeatSet outer) {
    return !inner.empty() && !inner.is_chance() && (inner.bits & ~outer.bits) == 0;
}

// Chance and moves without a choice, until somebody decides. Whether chance had a say.
bool walk_to_decision(Walk& walk) {
    bool had_say = false;
    while (!walk.is_at_end() && deciders(walk.match()).empty()) {
        had_say = had_say || (walk.mover() == kChance && walk.has_choice());
        walk.step();
    }
    return had_say;
}

// The choice of one seat, or of several that do not see each other's.
void walk_through_choice(Walk& walk, Event& event) {
    const SeatSet acting = walk.match().to_act();
    do {
        if (walk.has_choice()) event.decisions.push_back({walk.next(), walk.mover()});
        walk.step();
    } while (!walk.is_at_end() && acting.size() > 1 && is_within(walk.match().to_act(), acting));
    event.end = walk.next();
}

}  // namespace

std::unique_ptr<match::AnyMatch> at(const match::AnyMatch& record, int move) {
    auto match = record.clone();
    match->rewind(move);
    return match;
}

std::vector<Seat> deciders(const match::AnyMatch& match) {
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < match.players(); ++seat)
        if (match.to_act().contains(seat) && match.legal(seat).size() > 1) seats.push_back(seat);
    return seats;
}

std::vector<Event> plan(const match::AnyMatch& record, const players::AnyAnalyst& analyst) {
    std::vector<Event> events;
    int first = 0;  // of an event to come: moves before it that no event has taken
    for (Walk walk(record); !walk.is_at_end();) {
        const int round = analyst.round(walk.match());
        if (!deciders(walk.match()).empty()) {
            walk_through_choice(walk, events.emplace_back(Event{first, 0, round, {}}));
        } else if (walk_to_decision(walk)) {
            events.push_back({first, walk.next(), round, {}});
        } else if (!events.empty()) {
            events.back().end = walk.next();
        } else {
            continue;
        }
        first = walk.next();
    }
    return events;
}

}  // namespace wharf::report
