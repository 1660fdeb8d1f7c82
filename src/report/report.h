// The report of a game: what every seat could expect after every event, what chance gave and what decisions gave.
#pragma once

#include <string>

#include "match/record.h"
#include "report/findings.h"

namespace wharf::report {

// share = expected + luck + skill, exactly.
struct SeatReport {
    Share expected;       // before the first event
    Share luck;           // what chance changed
    Share skill;          // what decisions changed, everybody's
    Share share;          // of the win in the end; of a game that goes on, what is expected now
    double mistakes = 0;  // what the seat's own mistakes cost, all together; not those of a substitute
};

struct ReportedEvent {
    Event event;
    SeatShares before;
    SeatShares after;
    std::vector<JudgedDecision> decisions;

    Share change(Seat seat) const { return after[seat] - before[seat]; }
    // Not where a single decision was judged and found no mistake: what changed then is the evaluation. Nor where a
    // mistake raised the share of the one who made it: neither it nor the better move had been foreseen.
    bool turns() const;
    // Of the seat that gained or lost most.
    Share largest_change(int players) const;
};

struct Report {
    std::vector<SeatReport> seats;
    std::vector<ReportedEvent> events;
    bool is_over = false;
    bool is_given_up = false;  // people resigned: shares are what was expected then

    // Events that changed most, in the order of play.
    std::vector<std::size_t> turning_points(std::size_t most) const;
    // Mistakes, the dearest first.
    std::vector<const JudgedDecision*> mistakes() const;
};

// The next decision of the same turn tells what a move has left: where the best was still to be had after it, nothing
// was lost by it yet, and a loss is counted once, at the first move after which it is real. `moves` are the record's.
void count_losses_once(std::vector<ReportedEvent>& events, const std::vector<match::Move>& moves);

// From the findings of all steps, in their order.
Report assemble(const match::Record& record, const std::vector<Event>& plan, const std::vector<Finding>& findings);

}  // namespace wharf::report
