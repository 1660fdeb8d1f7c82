#include "server/plan_player.h"

#include "server/errors.h"
#include "server/live_table.h"
#include "server/own_document.h"

namespace wharf::server {

namespace {

// What its owner may know, and nothing else.
PlanView view_of(TableState& table, const std::string& user, bool has_moved) {
    const Seat seat = table.seat_of(user);
    PlanView view{table.told(seat).copy()};
    view.seat = seat;
    view.forms = table.game().forms();
    view.is_replaced = seat == kSpectator || table.seats()[seat].substituted || table.seats()[seat].resigned;
    view.has_moved = has_moved;
    if (!view.is_replaced && table.people_to_act().contains(seat)) view.legal = table.match()->legal_texts(seat);
    return view;
}

storage::Plan following(const storage::Plan& kept, const Plan& plan) {
    return {kept.table, kept.user, kept.revision + 1, plan.is_active(), protocol::to_text(plan)};
}

}  // namespace

void PlanPlayer::go_on(SeatSet moved) {
    const TableState& table = table_.table();
    if (node_.draining || table.setup().pace != protocol::Pace::turns || table.status() != protocol::Status::playing)
        return;
    moved_.bits |= moved.bits;
    is_wanted_ = true;
    if (std::exchange(is_at_work_, true)) return;
    // Where the store failed it is tried again by whoever looks for tables with plans (LiveTables::tidy).
    spawn<bool>("plans", work(), [self = table_.shared_from_this(), this](auto) { is_at_work_ = false; });
}

Task<bool> PlanPlayer::work() {
    const auto self = table_.shared_from_this();
    while (std::exchange(is_wanted_, false)) {
        const SeatSet moved = std::exchange(moved_, {});
        auto plans_read = node_.read([id = table_.id()](storage::Store& store) { return store.plans_at(id); });
        const std::vector<storage::Plan> plans = co_await plans_read;
        for (const storage::Plan& kept : plans) {  // over co_await: a list of our own
            if (node_.draining) co_return false;
            const Seat seat = table_.table().seat_of(kept.user);
            if (kept.active) co_await see_to(kept, seat != kSpectator && moved.contains(seat));
        }
    }
    co_return true;
}

Task<bool> PlanPlayer::see_to(storage::Plan kept, bool has_moved) {
    const auto self = table_.shared_from_this();
    const std::optional<Plan> plan = read_own<Plan>(kept.document);
    if (!plan) {
        node_.log.error("a plan is damaged", {{"table", kept.table}});
        co_return false;
    }
    const auto rider = std::make_shared<std::optional<storage::Plan>>();
    const auto verdict = std::make_shared<PlanVerdict>();
    LiveTable::Attempt attempt = [&node = node_, kept, plan = *plan, has_moved, rider, verdict](TableState& table,
                                                                                                Time now) -> Done {
        *verdict = look_at(plan, view_of(table, kept.user, has_moved), now);
        rider->reset();
        if (!verdict->move) return errors::kInTime();
        *rider = following(kept, verdict->plan);
        return table.move(table.seat_of(kept.user), *verdict->move, node.chance, now);
    };
    const auto refused = co_await table_.perform(std::move(attempt), rider);
    if (!refused) {
        tell(following(kept, verdict->plan), verdict->plan);
        co_return true;
    }
    if (refused->code != errors::kInTime.code || !verdict->has_changed) co_return false;
    const storage::Plan next = following(kept, verdict->plan);
    storage::Write write = storage::KeepPlan{next};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    if (outcome.code != storage::Code::done) co_return false;
    tell(next, verdict->plan);
    if (!next.active) table_.tell_turns(kept.user);
    co_return true;
}

void PlanPlayer::follow() {
    if (table_.table().setup().pace != protocol::Pace::turns || !table_.has_listeners()) return;
    spawn<bool>("plans", read_and_tell());
}

Task<bool> PlanPlayer::read_and_tell() {
    const auto self = table_.shared_from_this();
    auto plans_read = node_.read([id = table_.id()](storage::Store& store) { return store.plans_at(id); });
    const std::vector<storage::Plan> plans = co_await plans_read;
    for (const storage::Plan& kept : plans)
        if (const auto plan = read_own<Plan>(kept.document)) tell(kept, *plan);
    co_return true;
}

void PlanPlayer::tell(const storage::Plan& kept, const Plan& plan) {
    if (std::exchange(told_[kept.user], kept.revision) == kept.revision) return;
    table_.send_to(kept.user,
                   protocol::message(protocol::PlanUpdate{kept.table, info_of(plan, table_.table().game().forms())}));
}

}  // namespace wharf::server
