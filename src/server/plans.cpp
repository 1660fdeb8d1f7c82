#include "server/plans.h"

#include "match/record.h"
#include "server/errors.h"
#include "server/own_document.h"

namespace wharf::server {

using protocol::Error;
using protocol::Status;

namespace {

// A step may be played, or another browser plan, at the same moment.
constexpr int kMostPlanAttempts = 5;

Response plan_response(const Plan& plan, const LiveTable& table) {
    return json_text_response(protocol::to_text(info_of(plan, table.table().game().forms())));
}

std::optional<Error> refuse_plan(const TableState& table, const std::string& user) {
    const Seat seat = table.seat_of(user);
    if (seat == kSpectator) return errors::kNotSeated();
    if (table.setup().pace != protocol::Pace::turns) return errors::kPlanNeedsTurns();
    if (table.status() == Status::open) return errors::kNotStarted();
    if (table.status() != Status::playing) return errors::kGameOver();
    if (table.seats()[seat].resigned) return errors::kResigned();
    if (table.seats()[seat].substituted) return errors::kSubstituted();
    return std::nullopt;
}

Error bad_plan(std::string field) {
    Error error = errors::kBadPlan(field);
    error.field = std::move(field);
    return error;
}

}  // namespace

Task<Response> Plans::answer(Request request, Person person, std::string id) {
    protocol::NewPlan wanted;
    if (request.method == "PUT") {
        auto read = protocol::read_body<protocol::NewPlan>(request.body);
        if (auto* fault = std::get_if<Error>(&read)) co_return error_response(*fault);
        wanted = std::get<protocol::NewPlan>(std::move(read));
    } else if (request.method != "GET" && request.method != "DELETE") {
        co_return error_response(errors::kWrongMethod());
    }
    const Entered entered = co_await enter(person, std::move(id));
    if (const auto* refused = std::get_if<Error>(&entered)) co_return error_response(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(entered);
    if (request.method == "GET") co_return co_await show(std::move(person), table);
    if (const auto refused = refuse_plan(table->table(), person.id)) co_return error_response(*refused);
    co_return co_await lay(std::move(person), table, std::move(wanted));
}

// The table as it is now, to who has a seat there.
Task<Plans::Entered> Plans::enter(Person person, std::string id) {
    LiveTables::Found found = co_await live_tables_.find_current(std::move(id));
    if (std::holds_alternative<Error>(found)) co_return found;
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    if (!table->may_enter(person.id, "")) co_return errors::kNoSuchTable();
    if (table->table().seat_of(person.id) == kSpectator) co_return errors::kNotSeated();
    co_return found;
}

Task<Response> Plans::imagine(Person person, std::string id) {
    const Entered entered = co_await enter(person, std::move(id));
    if (const auto* refused = std::get_if<Error>(&entered)) co_return error_response(*refused);
    TableState& table = std::get<std::shared_ptr<LiveTable>>(entered)->table();
    if (const auto refused = refuse_plan(table, person.id)) co_return error_response(*refused);
    const Seat seat = table.seat_of(person.id);
    Rng rng = Rng::from(std::uint64_t{node_.chance.below(1U << 31U)} << 31U | node_.chance.below(1U << 31U));
    const protocol::Imagined imagined{static_cast<std::int64_t>(table.told(seat).size()),
                                      match::write_position(*table.match()->imagined(seat, rng))};
    co_return json_response(protocol::to_value(imagined));
}

Task<Response> Plans::show(Person person, std::shared_ptr<LiveTable> table) {
    auto plan_read =
        node_.read([id = table->id(), user = person.id](storage::Store& store) { return store.plan(id, user); });
    const std::optional<storage::Plan> kept = co_await plan_read;
    co_return plan_response((kept ? read_own<Plan>(kept->document) : std::nullopt).value_or(Plan{}), *table);
}

Task<Response> Plans::lay(Person person, std::shared_ptr<LiveTable> table, protocol::NewPlan wanted) {
    TableState& state = table->table();
    if (const auto fault = fault_in(wanted.steps.items, state.game().forms()))
        co_return error_response(bad_plan(*fault));
    Plan plan;
    plan.steps = std::move(wanted.steps.items);
    plan.seen = static_cast<std::int64_t>(state.told(state.seat_of(person.id)).size());
    plan.laid = wanted.at ? wanted.at->value : plan.seen;
    if (plan.laid > plan.seen) co_return error_response(bad_plan("at"));
    for (int attempt = 0; attempt < kMostPlanAttempts; ++attempt) {
        auto plan_read =
            node_.read([id = table->id(), user = person.id](storage::Store& store) { return store.plan(id, user); });
        const std::optional<storage::Plan> before = co_await plan_read;
        if (!before && plan.steps.empty()) co_return plan_response(plan, *table);
        const auto known = before ? read_own<Plan>(before->document) : std::nullopt;
        plan.played = known ? known->played : std::vector<std::int64_t>();
        storage::Plan kept{table->id(), person.id, before ? before->revision + 1 : 1, plan.is_active(),
                           protocol::to_text(plan)};
        storage::Write write = storage::KeepPlan{kept};
        const storage::Outcome outcome = co_await node_.write(std::move(write));
        if (outcome.code == storage::Code::missing) co_return error_response(errors::kGameOver());
        if (outcome.code == storage::Code::conflict) continue;
        if (outcome.code != storage::Code::done) break;
        table->plans().follow();
        table->plans().go_on();
        co_return plan_response(plan, *table);
    }
    co_return error_response(errors::kTryAgain());
}

}  // namespace wharf::server
