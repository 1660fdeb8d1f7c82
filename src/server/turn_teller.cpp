#include "server/turn_teller.h"

#include <algorithm>
#include <array>
#include <set>

#include "catalog/catalog.h"
#include "protocol/notices.h"
#include "server/notice_messages.h"
#include "server/own_document.h"
#include "server/plan.h"
#include "server/quiet.h"
#include "server/table_row.h"
#include "server/ways.h"

namespace wharf::server {

namespace {

constexpr std::chrono::seconds kDueEvery{1};
constexpr std::chrono::seconds kLookAfterFailure{10};
constexpr int kMostUnderWay = 64;
// Whoever looks at the table sees that it is his turn. If he goes without deciding, he is told.
constexpr Time kLookAgain = 5 * 60'000;
// A turn that was planned is played within a moment, or the plan is dropped; so long it is not told.
constexpr Time kPlanMoment = 5000;
// After a failure it is tried again, so much later each time. Meanwhile nobody has it: a restart does not keep it
// waiting, and any node may be the one that tries again.
constexpr std::array<Time, 2> kTryAgainAfter{3'000, 20'000};
// Whoever tells it has as long as its slowest way may take, and a while to say so; then another does, who has not heard
// that it was told.
constexpr Time kWhile = 10'000;

Time lease_for(const std::vector<storage::Way>& ways) {
    std::chrono::seconds longest{0};
    for (const storage::Way& way : ways)
        longest = std::max(longest, way.kind == storage::WayKind::mail ? Mailer::kLongest : Poster::kLongest);
    return std::chrono::milliseconds(longest).count() + kWhile;
}

struct Waited {
    std::vector<storage::Way> ways;
    std::optional<storage::QuietHours> quiet;
    std::optional<storage::TableRow> row;
    std::optional<storage::Plan> plan;
};

struct Waiting {
    storage::Turn turn;
    storage::TableRow row;
};

const std::vector<std::string>& people_in(const Waiting& waiting) { return waiting.row.people; }

std::string names_in(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& name : names) list.append(list.empty() ? "" : ", ").append(name);
    return list;
}

std::string title_of(const std::string& game) {
    const match::AnyGame* known = catalog::find_game(game);
    return known == nullptr ? game : std::string(known->title());
}

// Names of the others who play.
std::vector<std::string> others_at(const storage::TableRow& row, const People& people, const std::string& user) {
    std::vector<std::string> names;
    for (const std::string& other : row.people)
        if (other != user && !people.name_of(other).empty()) names.push_back(people.name_of(other));
    return names;
}

text::Message why_dropped(protocol::PlanFailure why) {
    switch (why) {
        case protocol::PlanFailure::impossible: return says::kPlanImpossible();
        case protocol::PlanFailure::taken: return says::kPlanTaken();
        case protocol::PlanFailure::missing: return says::kPlanMissing();
        case protocol::PlanFailure::undone: return says::kPlanUndone();
        case protocol::PlanFailure::moved: return says::kPlanMoved();
        case protocol::PlanFailure::replaced: break;
    }
    return says::kPlanReplaced();
}

// That his plan was dropped, where that is why he is waited for.
std::optional<text::Message> dropped_since(const std::optional<storage::Plan>& kept, Time since) {
    const auto plan = kept ? read_own<Plan>(kept->document) : std::nullopt;
    if (!plan || !plan->dropped || plan->dropped->at < since) return std::nullopt;
    const protocol::PlanDropped& dropped = *plan->dropped;
    const auto step = static_cast<std::size_t>(dropped.step);
    return says::kPlanDropped(dropped.step + 1, step < plan->steps.size() ? plan->steps[step].move.value : "",
                              text::Messages{why_dropped(dropped.why)});
}

Notice notice_of(const storage::Turn& turn, const storage::TableRow& row, const std::optional<storage::Plan>& plan,
                 const People& people) {
    Notice notice{.kind = "turn", .title = says::kYourTurn(title_of(row.game))};
    const std::vector<std::string> names = others_at(row, people, turn.user);
    if (!names.empty()) notice.body = says::kTurnWith(names_in(names));
    if (auto dropped = dropped_since(plan, turn.since)) notice.body = std::move(dropped);
    notice.table = turn.table;
    notice.game = row.game;
    notice.since = turn.since;
    notice.until = turn.until;
    return notice;
}

}  // namespace

void TurnTeller::start() {
    spawn<bool>(look(), [this](auto, const std::exception_ptr& failed) {
        if (failed) node_.log.warning("turns could not be read; trying again");
        node_.loop.after(failed ? kLookAfterFailure : kDueEvery, [this] { start(); });
    });
}

Task<bool> TurnTeller::look(Time now) {
    if (node_.draining) co_return false;
    auto due_read = node_.read([now](storage::Store& store) { return store.due_turns(now, kMostUnderWay); });
    const std::vector<storage::Turn> due = co_await due_read;
    for (const storage::Turn& turn : due) {
        if (under_way_.size() >= kMostUnderWay || !under_way_.insert(turn.user).second) continue;
        // Whoever could not be told because the store is away is still due.
        spawn<bool>(tell(turn, now),
                    [this, user = turn.user](std::optional<bool> moved_on, const std::exception_ptr& failed) {
                        under_way_.erase(user);
                        if (failed)
                            node_.log.warning("somebody could not be told of his turn");
                        else if (*moved_on)  // or else this one is still due: the store may be full
                            spawn<bool>("looking for his next turn", look());
                    });
    }
    co_return true;
}

// True: it is ours to tell, or was put off by us.
Task<bool> TurnTeller::put_off(storage::Turn turn, Time due) {
    storage::Write write = storage::PutOffTurn{std::move(turn), due};
    const storage::Outcome outcome = co_await node_.write(std::move(write));
    co_return outcome.code == storage::Code::done;
}

Task<bool> TurnTeller::tell(storage::Turn turn, Time now) {
    if (live_tables_.is_at(turn.table, turn.user)) co_return co_await put_off(turn, now + kLookAgain);
    auto waited_read = node_.read([turn](storage::Store& store) {
        return Waited{store.ways_of(turn.user), store.quiet_hours(turn.user), store.table(turn.table),
                      store.plan(turn.table, turn.user)};
    });
    const Waited waited = co_await waited_read;
    if (waited.plan && waited.plan->active) co_return co_await put_off(turn, now + kPlanMoment);
    if (waited.quiet) {
        const Time later = after_quiet_hours(*waited.quiet, now);
        if (later > now) co_return co_await put_off(turn, later);
    }
    std::vector<storage::Way> ways = waited.ways;
    std::erase_if(ways, [&](const storage::Way& way) {
        return !way.confirmed || std::find(turn.told.begin(), turn.told.end(), way.id) != turn.told.end();
    });
    storage::Turn ours = turn;
    ours.due = now + lease_for(ways);
    const bool is_ours = co_await put_off(turn, ours.due);
    if (!is_ours) co_return false;
    const bool is_last = static_cast<std::size_t>(turn.attempts) >= kTryAgainAfter.size();
    if (waited.row) {
        co_await people_.learn_names(waited.row->people);
        auto telling = reach(ours, ways, notice_of(turn, *waited.row, waited.plan, people_), is_last);
        ours.told = co_await telling;
        if (ours.told.size() < turn.told.size() + ways.size()) {
            ours.attempts += 1;
            co_return co_await put_off(ours, now_ms() + kTryAgainAfter.at(static_cast<std::size_t>(turn.attempts)));
        }
    }
    co_return co_await put_off(ours, 0);
}

Arrival<TurnTeller::Told> TurnTeller::reach(storage::Turn ours, std::vector<storage::Way> ways, Notice notice,
                                            bool is_last) {
    return Arrival<Told>([this, ours = std::move(ours), ways = std::move(ways), notice = std::move(notice),
                          is_last](auto deliver) {
        struct Telling {
            storage::Turn turn;
            std::size_t left;
        };
        const auto telling = std::make_shared<Telling>(Telling{ours, ways.size() + 1});
        const auto done = [telling, deliver] {
            if (--telling->left == 0) deliver(telling->turn.told);
        };
        for (const storage::Way& way : ways)
            spawn<bool>("telling somebody by one of his ways", reach(way, notice, is_last),
                        [this, telling, done, id = way.id](std::optional<bool> is_over) {
                            // What failed of itself would do so again.
                            if (is_over.value_or(true)) telling->turn.told.push_back(id);
                            // Another way may be slow, and the server may end meanwhile.
                            if (telling->left > 1)
                                spawn("noting by which ways it was told", put_off(telling->turn, telling->turn.due));
                            done();
                        });
        done();
    });
}

// False: it is to be tried again.
Task<bool> TurnTeller::reach(storage::Way way, Notice notice, bool is_last) {
    auto sending = messenger_.send(way, std::move(notice));
    const Messenger::Reached reached = co_await sending;
    if (reached == Messenger::Reached::later && !is_last) co_return false;
    const bool is_reached = reached == Messenger::Reached::yes;
    node_.counts.notices += is_reached;
    node_.counts.notices_failed += !is_reached;
    if (!is_reached || way.failures > 0) {
        const int most = reached == Messenger::Reached::gone ? 1 : Ways::kMostFailures;
        storage::Write write = storage::NoteWay{way.id, is_reached, most};
        co_await node_.write(std::move(write));
    }
    co_return true;
}

Task<Response> TurnTeller::list(Person person) {
    auto turns_read = node_.read([user = person.id](storage::Store& store) {
        std::vector<Waiting> found;
        std::set<std::string> planned;
        for (const storage::Plan& plan : store.plans_of(user))
            if (plan.active) planned.insert(plan.table);
        for (const storage::Turn& turn : store.turns_of(user))
            if (auto row = planned.contains(turn.table) ? std::nullopt : store.table(turn.table))
                found.push_back({turn, *std::move(row)});
        return found;
    });
    const std::vector<Waiting> waiting = co_await turns_read;
    co_await people_.learn_names_of(waiting);
    std::vector<protocol::TurnInfo> turns;
    for (const Waiting& one : waiting)
        turns.push_back(
            {one.turn.table, one.row.game, one.turn.since, one.turn.until, others_at(one.row, people_, person.id)});
    co_return json_response(boost::json::object{{"turns", protocol::to_value(turns)}});
}

}  // namespace wharf::server
