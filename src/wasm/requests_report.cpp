// Requests about the moves of a position and about a whole game.
#include <algorithm>

#include "catalog/analysts.h"
#include "catalog/hints.h"
#include "protocol/scene.h"
#include "report/report_json.h"
#include "wasm/requests.h"

namespace wharf::wasm {

namespace {

constexpr std::int64_t kFirstSeed = 1;

std::string told_json(const match::AnyGame& game, const match::Move& move) {
    return text::json_text([&](text::JsonText& to) { protocol::write_told(to, game, move); });
}

std::vector<protocol::LineStep> line_of(const match::AnyGame& game, const std::vector<players::LineStep>& line) {
    std::vector<protocol::LineStep> steps;
    for (const players::LineStep& step : line) {
        protocol::LineStep& written = steps.emplace_back();
        written.chance.json = text::json_text([&](text::JsonText& to) {
            to.open('[');
            for (const std::string& outcome : step.condition) protocol::write_told(to, game, {kChance, outcome});
            to.close(']');
        });
        written.move.json = told_json(game, step.move);
    }
    return steps;
}

protocol::SearchedMove searched(const match::AnyGame& game, const players::AssessedMove& move, int players) {
    protocol::SearchedMove written{move.move,   {boost::json::serialize(protocol::move_fields(game, move.move))},
                                   move.visits, move.margin,
                                   move.depth,  move.deepest,
                                   move.cost,   move.cost_margin,
                                   {},          line_of(game, move.line)};
    for (int seat = 0; move.visits > 0 && seat < players; ++seat)
        written.seats.push_back({move.seats[seat].place, move.seats[seat].share, move.seats[seat].points});
    return written;
}

protocol::DecisionReport decision_of(const match::AnyGame& game, const report::JudgedDecision& judged) {
    const Seat seat = judged.decision.seat;
    return {judged.decision.move,
            seat,
            {told_json(game, {seat, judged.played})},
            {told_json(game, {seat, judged.best})},
            judged.value,
            judged.cost,
            judged.margin,
            judged.is_mistake,
            judged.is_substitutes,
            line_of(game, judged.line)};
}

protocol::EventReport event_of(const match::AnyMatch& match, const report::ReportedEvent& reported) {
    protocol::EventReport event{reported.event.round, reported.event.first, reported.event.end, {}, {}, {}};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(match.players()); ++seat) {
        event.before.push_back(reported.before[seat].value());
        event.after.push_back(reported.after[seat].value());
    }
    for (const report::JudgedDecision& judged : reported.decisions)
        event.decisions.push_back(decision_of(match.game(), judged));
    return event;
}

}  // namespace

Answered<protocol::Assessed> obey(EngineState& state, const protocol::Assess& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const int most = opened->match().move_count();
    const int count = request.count ? static_cast<int>(std::min<std::int64_t>(request.count->value, most)) : most;
    const auto match = report::at(opened->match(), count);
    const auto seat = static_cast<Seat>(request.seat.value);
    if (!match->to_act().contains(seat)) return text::Problem{"seat", faults::kNotAsked()};
    players::Inquiry inquiry;
    inquiry.visits = static_cast<std::uint32_t>(request.visits.value);
    inquiry.listed = static_cast<std::size_t>(request.listed.value);
    inquiry.only = request.only.value_or(std::vector<std::string>{});
    inquiry.seed = static_cast<std::uint64_t>(request.seed ? request.seed->value : kFirstSeed);
    const auto analyst = catalog::make_analyst(match->game(), state.nets.find(match->game()));
    const players::Assessment assessment = analyst->assess(*match, seat, inquiry);
    protocol::Assessed answer{{}, assessment.visits};
    for (const players::AssessedMove& move : assessment.moves)
        answer.moves.push_back(searched(match->game(), move, match->players()));
    return answer;
}

Answered<protocol::Hinted> obey(EngineState& state, const protocol::AskHint& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const match::AnyMatch& match = opened->match();
    const auto seat = static_cast<Seat>(request.seat.value);
    if (!match.to_act().contains(seat)) return text::Problem{"seat", faults::kNotAsked()};
    players::Inquiry inquiry;
    inquiry.visits = static_cast<std::uint32_t>(request.visits.value);
    inquiry.listed = 2;
    inquiry.seed = static_cast<std::uint64_t>(request.seed ? request.seed->value : kFirstSeed);
    const nets::Net* const net = state.nets.find(match.game());
    const auto analyst = catalog::make_analyst(match.game(), net);
    const players::Hint hint = catalog::hint(match, seat, inquiry, *analyst, net);
    protocol::Hinted answer{searched(match.game(), hint.best(), match.players()), std::nullopt, hint.is_beginners,
                            hint.other && hint.is_clear(), hint.reasons};
    if (hint.other) answer.compared = searched(match.game(), hint.compared(), match.players());
    return answer;
}

Answered<protocol::ReportPlanned> obey(EngineState& state, const protocol::PlanReport& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const auto& plan = state.last_plan.of(static_cast<int>(request.match.value), opened->match());
    return protocol::ReportPlanned{static_cast<std::int64_t>(plan.size()) + 1};
}

Answered<protocol::StepJudged> obey(EngineState& state, const protocol::JudgeStep& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const match::AnyMatch& match = opened->match();
    const auto& plan = state.last_plan.of(static_cast<int>(request.match.value), match);
    const auto step = static_cast<std::size_t>(request.step.value);
    if (step > plan.size()) return text::Problem{"step", faults::kNoSuchStep()};
    report::Settings settings;
    settings.seed = static_cast<std::uint64_t>(request.seed ? request.seed->value : kFirstSeed);
    if (request.thorough.value_or(false)) settings = report::Settings::thorough(settings.seed);
    const auto analyst = catalog::make_analyst(match.game(), state.nets.find(match.game()));
    return protocol::StepJudged{
        report::finding_json(report::find(match, plan, step, *analyst, settings), match.players())};
}

Answered<protocol::GameReport> obey(EngineState& state, const protocol::AssembleReport& request) {
    const OpenMatch* opened = state.matches.find(request.match.value);
    if (opened == nullptr) return no_such_match();
    const match::AnyMatch& match = opened->match();
    const auto& plan = state.last_plan.of(static_cast<int>(request.match.value), match);
    std::vector<report::Finding> findings;
    for (const boost::json::object& kept : request.findings)
        if (auto finding = report::read_finding(kept, match.players())) findings.push_back(std::move(*finding));
    if (findings.size() != plan.size() + 1) return text::Problem{"findings", faults::kNoSuchStep()};
    const report::Report report = report::assemble(opened->record, plan, findings);
    protocol::GameReport answer{report.is_over, report.is_given_up, {}, {}, {}};
    for (const report::SeatReport& seat : report.seats)
        answer.seats.push_back(
            {seat.expected.value(), seat.luck.value(), seat.skill.value(), seat.share.value(), seat.mistakes});
    for (const report::ReportedEvent& event : report.events) answer.events.push_back(event_of(match, event));
    constexpr std::size_t kMostTurningPoints = 8;
    for (const std::size_t event : report.turning_points(kMostTurningPoints))
        answer.turning_points.push_back(static_cast<std::int64_t>(event));
    return answer;
}

}  // namespace wharf::wasm
