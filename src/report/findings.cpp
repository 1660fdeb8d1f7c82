#include "report/findings.h"

#include <algorithm>

namespace wharf::report {

namespace {

const players::AssessedMove* find_move(const players::Assessment& assessment, const std::string& text) {
    const auto found = std::find_if(assessment.moves.begin(), assessment.moves.end(),
                                    [&](const players::AssessedMove& move) { return move.move == text; });
    return found == assessment.moves.end() ? nullptr : &*found;
}

}  // namespace

JudgedDecision judge(const match::AnyMatch& match, const Decision& decision, const std::string& played,
                     players::AnyAnalyst& analyst, const Settings& settings) {
    const std::uint64_t seed = hash_next(settings.seed, static_cast<std::uint64_t>(decision.move));
    players::Inquiry inquiry{settings.visits, settings.seconds, 2, {played}, {}, seed};
    const players::Assessment first = analyst.assess(match, decision.seat, inquiry);
    JudgedDecision judged{decision, played, first.moves[0].move, first.moves[0].seats[decision.seat].share};
    judged.visits = first.visits;
    judged.line = first.moves[0].line;
    const players::AssessedMove& made = *find_move(first, played);
    judged.cost = std::max(0.0F, made.cost);
    judged.margin = made.cost_margin;
    if (judged.cost < kMistake) return judged;
    // Of many moves the one that looks best was lucky too: the two are searched again, by other random numbers.
    inquiry.visits = settings.checks;
    inquiry.only = {judged.best, played};
    inquiry.seed = hash_next(seed, 1);
    const players::Assessment second = analyst.assess(match, decision.seat, inquiry);
    judged.visits += second.visits;
    const players::AssessedMove& again = *find_move(second, played);
    judged.value = second.moves[0].seats[decision.seat].share;
    judged.cost = std::max(0.0F, again.cost);
    judged.margin = again.cost_margin;
    judged.best = second.moves[0].move;
    judged.line = second.moves[0].line;
    judged.is_mistake = again.cost - again.cost_margin > kMistake;
    return judged;
}

Finding find(const match::AnyMatch& record, const std::vector<Event>& plan, std::size_t number,
             players::AnyAnalyst& analyst, const Settings& settings) {
    Finding finding;
    const int first = number < plan.size() ? plan[number].first : record.move_count();
    finding.before = expectation(*at(record, first), analyst, settings, number);
    if (number == plan.size() || settings.visits == 0) return finding;
    const Event& event = plan[number];
    const auto moves = record.moves(event.first);
    for (const Decision& decision : event.decisions)
        finding.decisions.push_back(judge(*at(record, decision.move), decision,
                                          moves[static_cast<std::size_t>(decision.move - event.first)].text, analyst,
                                          settings));
    return finding;
}

}  // namespace wharf::report
