#include "report/report_json.h"

#include "match/record.h"

namespace wharf::report {

namespace json = boost::json;

namespace {

json::array shares_json(const SeatShares& shares, int players) {
    json::array list;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        list.emplace_back(shares[seat].value());
    return list;
}

json::object decision_json(const JudgedDecision& judged) {
    return {{"move", judged.decision.move},  {"seat", judged.decision.seat}, {"played", judged.played},
            {"best", judged.best},           {"value", judged.value},        {"cost", judged.cost},
            {"margin", judged.margin},       {"visits", judged.visits},      {"mistake", judged.is_mistake},
            {"line", line_json(judged.line)}};
}

// Numbers and texts of a document that may be anything.
double number_in(const json::object& from, std::string_view key) {
    const json::value* found = from.if_contains(key);
    if (found == nullptr || !found->is_number()) return 0;
    return found->is_double() ? found->get_double() : static_cast<double>(found->is_int64() ? found->get_int64() : 0);
}
std::string text_in(const json::object& from, std::string_view key) {
    const json::value* found = from.if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string()) : std::string();
}
const json::array* list_in(const json::object& from, std::string_view key) {
    const json::value* found = from.if_contains(key);
    return found == nullptr ? nullptr : found->if_array();
}

std::vector<players::LineStep> read_line(const json::array* list) {
    std::vector<players::LineStep> line;
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const json::object* step = (*list)[i].if_object();
        if (step == nullptr) continue;
        players::LineStep& read = line.emplace_back();
        read.move = {static_cast<Seat>(number_in(*step, "seat")), text_in(*step, "move")};
        if (const json::array* condition = list_in(*step, "if"))
            for (const json::value& text : *condition)
                if (text.is_string()) read.condition.emplace_back(text.get_string());
    }
    return line;
}

JudgedDecision read_decision(const json::object& from) {
    JudgedDecision judged{{static_cast<int>(number_in(from, "move")), static_cast<Seat>(number_in(from, "seat"))},
                          text_in(from, "played"),
                          text_in(from, "best")};
    judged.value = static_cast<float>(number_in(from, "value"));
    judged.cost = static_cast<float>(number_in(from, "cost"));
    judged.margin = static_cast<float>(number_in(from, "margin"));
    judged.visits = static_cast<std::uint32_t>(number_in(from, "visits"));
    const json::value* mistake = from.if_contains("mistake");
    judged.is_mistake = mistake != nullptr && mistake->is_bool() && mistake->get_bool();
    judged.line = read_line(list_in(from, "line"));
    return judged;
}

json::object event_json(const ReportedEvent& reported, const std::vector<match::Move>& moves, int players) {
    const Event& event = reported.event;
    json::array made;
    for (int i = event.first; i < event.end; ++i) {
        const match::Move& move = moves[static_cast<std::size_t>(i)];
        made.push_back(json::array{match::seat_word(move.seat), move.text});
    }
    json::array decisions;
    for (const JudgedDecision& judged : reported.decisions) {
        json::object written = decision_json(judged);
        if (judged.is_substitutes) written["substitute"] = true;
        decisions.push_back(std::move(written));
    }
    return {{"kind", event.is_chance()            ? "chance"
                     : event.decisions.size() > 1 ? "choices"
                                                  : "decision"},
            {"round", event.round},
            {"first", event.first},
            {"end", event.end},
            {"moves", std::move(made)},
            {"before", shares_json(reported.before, players)},
            {"after", shares_json(reported.after, players)},
            {"decisions", std::move(decisions)}};
}

}  // namespace

json::array line_json(const std::vector<players::LineStep>& line) {
    json::array steps;
    for (const players::LineStep& step : line) {
        json::object written{{"seat", step.move.seat}, {"move", step.move.text}};
        if (!step.condition.empty()) written["if"] = json::array(step.condition.begin(), step.condition.end());
        steps.push_back(std::move(written));
    }
    return steps;
}

json::object finding_json(const Finding& finding, int players) {
    json::array before;  // in units, to be exact
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat)
        before.emplace_back(finding.before[seat].units());
    json::array decisions;
    for (const JudgedDecision& judged : finding.decisions) decisions.push_back(decision_json(judged));
    return {{"before", std::move(before)}, {"decisions", std::move(decisions)}};
}

std::optional<Finding> read_finding(const json::value& from, int players) {
    const json::object* object = from.if_object();
    const json::array* before = object == nullptr ? nullptr : list_in(*object, "before");
    if (before == nullptr || before->size() != static_cast<std::size_t>(players)) return std::nullopt;
    Finding finding;
    for (std::size_t seat = 0; seat < before->size(); ++seat) {
        const json::value& units = (*before)[seat];
        if (!units.is_int64() || units.get_int64() < 0 || units.get_int64() > Share::kWhole) return std::nullopt;
        finding.before[seat] = Share(units.get_int64());
    }
    const json::array* decisions = list_in(*object, "decisions");
    for (std::size_t i = 0; decisions != nullptr && i < decisions->size(); ++i)
        if (const json::object* decision = (*decisions)[i].if_object())
            finding.decisions.push_back(read_decision(*decision));
    return finding;
}

json::object report_json(const Report& report, const match::AnyMatch& record) {
    const int players = record.players();
    json::array seats;
    for (const SeatReport& seat : report.seats)
        seats.push_back(json::object{{"expected", seat.expected.value()},
                                     {"luck", seat.luck.value()},
                                     {"skill", seat.skill.value()},
                                     {"share", seat.share.value()},
                                     {"mistakes", seat.mistakes}});
    json::array events;
    const auto moves = record.moves();
    for (const ReportedEvent& event : report.events) events.push_back(event_json(event, moves, players));
    json::array turns;
    for (const std::size_t event : report.turning_points(8)) turns.emplace_back(event);
    return {{"format", "wharf-report/1"},
            {"game", record.game().id()},
            {"players", players},
            {"over", report.is_over},
            {"given_up", report.is_given_up},
            {"seats", std::move(seats)},
            {"turning_points", std::move(turns)},
            {"events", std::move(events)}};
}

}  // namespace wharf::report
