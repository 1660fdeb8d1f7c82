#include "server/plan.h"

#include <algorithm>

#include "text/json_text.h"

namespace wharf::server {

using protocol::PlanCondition;
using protocol::PlanDropped;
using protocol::PlanFailure;
using protocol::PlanStep;
using protocol::Told;
using protocol::ToldKind;

namespace {

namespace json = boost::json;

// Each is compared with all that was told, in one moment of the server.
constexpr std::size_t kMostConditions = 64;
constexpr std::size_t kLongestCondition = 200;  // bytes

json::object fields_of(text::MoveForms forms, std::string_view move) {
    bool is_known = false;
    const std::string text = text::json_text([&](text::JsonText& to) {
        to.open('{');
        is_known = text::write_move_fields(to, forms, move);
        to.close('}');
    });
    return is_known ? json::parse(text).get_object() : json::object();
}

std::size_t conditions_of(const PlanStep& step) {
    return (step.unless ? step.unless->items.size() : 0) + (step.only_if ? step.only_if->items.size() : 0);
}

// A move that stands, with its number among the things that were told.
struct StandingMove {
    const Told* told;
    std::int64_t number;
    json::object fields{};  // of others' moves, where the plan asks for any
};

struct Since {
    std::vector<StandingMove> moves;  // told since the plan was laid, and not taken back
    bool is_undone = false;           // something before it was taken back, or a move of the owner
};

Since since_laid(const Plan& plan, const PlanView& view) {
    std::vector<StandingMove> stack;
    std::size_t base = 0;
    Since since;
    for (std::size_t i = 0; i < view.told.size(); ++i) {
        const auto number = static_cast<std::int64_t>(i);
        if (number == plan.laid) base = stack.size();
        const Told& thing = view.told[i];
        if (thing.kind == ToldKind::move) stack.push_back({&thing, number});
        if (thing.kind != ToldKind::undo) continue;
        for (std::int64_t k = 0; k < thing.count.value_or(0) && !stack.empty(); ++k) {
            const bool is_own = stack.back().told->seat && stack.back().told->seat->seat == view.seat;
            stack.pop_back();
            since.is_undone |= number >= plan.laid && (stack.size() < base || is_own);
        }
    }
    if (plan.laid >= static_cast<std::int64_t>(view.told.size())) base = stack.size();
    since.moves.assign(stack.begin() + static_cast<std::ptrdiff_t>(std::min(base, stack.size())), stack.end());
    const bool has_conditions =
        std::any_of(plan.steps.begin(), plan.steps.end(), [](const PlanStep& step) { return conditions_of(step) > 0; });
    for (StandingMove& move : since.moves) {
        const Seat by = move.told->seat ? move.told->seat->seat : kChance;
        if (has_conditions && by != kChance && by != view.seat)
            move.fields = fields_of(view.forms, move.told->text.value_or(""));
    }
    return since;
}

// The first move that fulfils a condition.
const StandingMove* fulfils(const PlanCondition& condition, const Since& since, const PlanView& view) {
    for (const StandingMove& move : since.moves) {
        const Seat by = move.told->seat ? move.told->seat->seat : kChance;
        if (by == kChance || by == view.seat || (condition.seat && condition.seat->value != by)) continue;
        const bool is_such = std::all_of(condition.move.begin(), condition.move.end(), [&](const auto& wanted) {
            const json::value* field = move.fields.if_contains(wanted.key());
            return field != nullptr && *field == wanted.value();
        });
        if (is_such) return &move;
    }
    return nullptr;
}

std::optional<PlanDropped> failure_of(const PlanStep& step, const Since& since, const PlanView& view) {
    if (step.unless)
        for (const PlanCondition& condition : step.unless->items)
            if (const StandingMove* move = fulfils(condition, since, view))
                return PlanDropped{PlanFailure::taken, 0, 0, move->told->seat->seat, move->told->text};
    if (step.only_if)
        for (const PlanCondition& condition : step.only_if->items)
            if (fulfils(condition, since, view) == nullptr) return PlanDropped{PlanFailure::missing};
    if (std::find(view.legal.begin(), view.legal.end(), step.move.value) == view.legal.end())
        return PlanDropped{PlanFailure::impossible};
    return std::nullopt;
}

void drop(PlanVerdict& verdict, PlanDropped why, Time now) {
    why.step = verdict.plan.next;
    why.at = now;
    verdict.plan.dropped = std::move(why);
    verdict.has_changed = true;
}

// Moves of the owner that were forced, or that he made himself, may be steps of the plan.
bool catch_up(PlanVerdict& verdict, const Since& since, const PlanView& view) {
    Plan& plan = verdict.plan;
    const std::int64_t before = plan.next;
    for (const StandingMove& move : since.moves) {
        const bool is_own = move.told->seat && move.told->seat->seat == view.seat;
        if (!is_own || move.number < plan.seen || !plan.is_active()) continue;
        if (plan.steps[static_cast<std::size_t>(plan.next)].move.value == move.told->text) plan.next += 1;
    }
    plan.seen = static_cast<std::int64_t>(view.told.size());
    verdict.has_changed |= plan.next != before;
    return plan.next != before;
}

}  // namespace

protocol::PlanInfo info_of(const Plan& plan, text::MoveForms forms) {
    std::vector<json::object> moves;
    for (const PlanStep& step : plan.steps) moves.push_back(fields_of(forms, step.move.value));
    return {plan.steps, std::move(moves), plan.next, plan.played, plan.dropped};
}

std::optional<std::string> fault_in(const std::vector<PlanStep>& steps, text::MoveForms forms) {
    // Some kind of move has all these fields; without a kind it may be any: a space is taken in several ways.
    const auto is_condition = [&](const PlanCondition& condition) {
        return !condition.move.empty() && json::serialize(condition.move).size() <= kLongestCondition &&
               std::any_of(forms.begin(), forms.end(), [&](const text::MoveForm& form) {
                   return std::all_of(condition.move.begin(), condition.move.end(), [&](const auto& field) {
                       return field.key() == "kind" ? field.value() == json::value(form.kind)
                                                    : form.find(field.key()) != nullptr;
                   });
               });
    };
    std::size_t conditions = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::string path = "steps[" + std::to_string(i) + "]";
        if (fields_of(forms, steps[i].move.value).empty()) return path + ".move";
        conditions += conditions_of(steps[i]);
        if (conditions > kMostConditions) return path;
        for (const auto& [name, list] : {std::pair{".unless", &steps[i].unless}, {".only_if", &steps[i].only_if}})
            for (std::size_t k = 0; *list && k < (*list)->items.size(); ++k)
                if (!is_condition((*list)->items[k])) return path + name + "[" + std::to_string(k) + "].move";
    }
    return std::nullopt;
}

PlanVerdict look_at(Plan plan, const PlanView& view, Time now) {
    PlanVerdict verdict{std::move(plan)};
    if (!verdict.plan.is_active()) return verdict;
    const Since since = since_laid(verdict.plan, view);
    if (view.is_replaced || since.is_undone) {
        drop(verdict, {view.is_replaced ? PlanFailure::replaced : PlanFailure::undone}, now);
        return verdict;
    }
    const bool has_caught_up = catch_up(verdict, since, view);
    if (view.has_moved && !has_caught_up && verdict.plan.is_active()) {
        drop(verdict, {PlanFailure::moved}, now);
        return verdict;
    }
    while (!view.legal.empty() && verdict.plan.is_active()) {
        const PlanStep& step = verdict.plan.steps[static_cast<std::size_t>(verdict.plan.next)];
        std::optional<PlanDropped> failure = failure_of(step, since, view);
        if (!failure) {
            verdict.move = step.move.value;
            if (verdict.plan.played.size() >= kMostPlayed) verdict.plan.played.erase(verdict.plan.played.begin());
            verdict.plan.played.push_back(verdict.plan.seen);  // what is told next
            verdict.plan.seen += 1;
        } else if (step.otherwise != protocol::PlanOtherwise::skip) {
            drop(verdict, *std::move(failure), now);
            return verdict;
        }
        verdict.plan.next += 1;
        verdict.has_changed = true;
        if (!failure) return verdict;
    }
    return verdict;
}

}  // namespace wharf::server
