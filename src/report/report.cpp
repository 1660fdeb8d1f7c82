#include "report/report.h"

#include <algorithm>
#include <cmath>

#include "players/ranking.h"

namespace wharf::report {

Share ReportedEvent::largest_change(int players) const {
    Share largest;
    for (Seat seat = 0; seat < players; ++seat) largest = std::max(largest, Share(std::abs(change(seat).units())));
    return largest;
}

bool ReportedEvent::turns() const {
    if (event.is_chance() || decisions.size() != 1) return true;
    const JudgedDecision& made = decisions.front();
    return made.is_mistake && change(made.decision.seat) < Share();
}

std::vector<std::size_t> Report::turning_points(std::size_t most) const {
    constexpr Share kLeast(Share::kWhole / 20);
    const int count = static_cast<int>(seats.size());
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < events.size(); ++i)
        if (events[i].turns() && events[i].largest_change(count) >= kLeast) order.push_back(i);
    players::rank(order, [&](std::size_t i) { return static_cast<double>(events[i].largest_change(count).units()); });
    order.resize(std::min(order.size(), most));
    players::rank(order, [](std::size_t i) { return -static_cast<double>(i); });  // as they happened
    return order;
}

std::vector<const JudgedDecision*> Report::mistakes() const {
    std::vector<const JudgedDecision*> list;
    for (const ReportedEvent& event : events)
        for (const JudgedDecision& decision : event.decisions)
            if (decision.is_mistake) list.push_back(&decision);
    std::stable_sort(list.begin(), list.end(),
                     [](const JudgedDecision* a, const JudgedDecision* b) { return a->cost > b->cost; });
    return list;
}

void count_losses_once(std::vector<ReportedEvent>& events, const std::vector<match::Move>& moves) {
    constexpr float kReal = 0.5F;  // of a cost: both values have their noise, so a doubt leaves it as it was judged
    // Nobody else, and not chance either, has done anything between the two.
    const auto is_alone = [&](const Event& event, Seat seat) {
        return std::all_of(moves.begin() + event.first, moves.begin() + event.end,
                           [&](const match::Move& move) { return move.seat == seat; });
    };
    for (std::size_t i = 0; i + 1 < events.size(); ++i) {
        if (events[i].decisions.size() != 1 || events[i + 1].decisions.size() != 1) continue;
        JudgedDecision& made = events[i].decisions.front();
        const JudgedDecision& next = events[i + 1].decisions.front();
        const Seat seat = made.decision.seat;
        if (!made.is_mistake || next.decision.seat != seat || !is_alone(events[i].event, seat)) continue;
        const float lost = std::max(0.0F, made.value - next.value);
        if (lost >= kReal * made.cost) continue;
        made.cost = lost;
        made.is_mistake = false;
    }
}

Report assemble(const match::Record& record, const std::vector<Event>& plan, const std::vector<Finding>& findings) {
    const match::AnyMatch& match = *record.match;
    const match::Circumstances& circumstances = record.circumstances;
    Report report;
    report.is_over = match.is_over();
    report.is_given_up = circumstances.ending == match::Ending::resigned;
    report.seats.resize(static_cast<std::size_t>(match.players()));
    for (std::size_t i = 0; i < plan.size(); ++i) {
        report.events.push_back({plan[i], findings[i].before, findings[i + 1].before, findings[i].decisions});
        for (JudgedDecision& judged : report.events.back().decisions)
            judged.is_substitutes = match::is_substitutes(circumstances, judged.decision.seat, judged.decision.move);
    }
    count_losses_once(report.events, match.moves());
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        SeatReport& told = report.seats[seat];
        told.expected = findings.front().before[seat];
        told.share = findings.back().before[seat];
        for (const ReportedEvent& event : report.events) {
            (event.event.is_chance() ? told.luck : told.skill) += event.change(static_cast<Seat>(seat));
            for (const JudgedDecision& decision : event.decisions)
                if (decision.decision.seat == seat && decision.is_mistake && !decision.is_substitutes)
                    told.mistakes += decision.cost;
        }
    }
    return report;
}

}  // namespace wharf::report
