#include "report/findings.h"

#include <algorithm>

namespace wharf::report {

namespace {

constexpr std::uint64_t kChecks = 2;
constexpr std::uint32_t kLonger = 4;  // each than the one before
constexpr float kMargins[] = {1, 3};  // by how many the cost must be clear (tests/blunders-stay, docs/report.md)

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
    // Of many moves the one that looks best was lucky too: the two are searched again, by other random numbers. And
    // what a short search says, a longer one may take back, as its tree is deeper: what is still one is asked once
    // more.
    inquiry.only = {judged.best, played};
    inquiry.visits = settings.checks;
    for (std::uint64_t check = 1; check <= kChecks; ++check, inquiry.visits *= kLonger) {
        inquiry.seed = hash_next(seed, check);
        const players::Assessment again = analyst.assess(match, decision.seat, inquiry);
        const players::AssessedMove& remade = *find_move(again, played);
        judged.visits += again.visits;
        judged.value = again.moves[0].seats[decision.seat].share;
        judged.cost = std::max(0.0F, remade.cost);
        judged.margin = remade.cost_margin;
        judged.best = again.moves[0].move;
        judged.line = again.moves[0].line;
        judged.is_mistake = remade.cost - kMargins[check - 1] * remade.cost_margin > kMistake;
        if (!judged.is_mistake) break;
    }
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
