#include "server/live_tables.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "server/news.h"
#include "server/table_row.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

constexpr Time kIdle = 10 * 60'000;
// What is over, and turn by turn, is looked at for a moment, and then not for hours or ever.
constexpr Time kIdleBriefly = 60'000;
// A table that others write and nobody here listens to is read again when nothing was heard of it for so long: its node
// may have died.
constexpr Time kSilence = 10'000;
// Tables that never started are given up: live ones when nobody has been there for so long, others after a week.
constexpr Time kForgottenLive = 60 * 60'000;
constexpr Time kForgottenTurns = Time{7} * 86'400'000;
// And those where nobody sits any more: whoever opens and leaves tables would fill the lobby.
constexpr Time kForgottenEmpty = 60'000;

// Turn by turn, among people, a game waits for a request or for its deadline, which the store knows.
bool waits_for_people(const protocol::TableInfo& info) {
    return info.status == Status::playing && info.pace == protocol::Pace::turns &&
           std::none_of(info.seats.begin(), info.seats.end(), [](const protocol::SeatInfo& seat) {
               return seat.kind == SeatKind::computer || seat.substituted;
           });
}

bool is_forgotten(const LiveTable& table, Time now) {
    if (!table.is_loaded() || table.table().status() != Status::open || table.has_listeners()) return false;
    const std::vector<SeatState>& seats = table.table().seats();
    const bool is_empty =
        std::none_of(seats.begin(), seats.end(), [](const SeatState& seat) { return seat.kind == SeatKind::person; });
    const bool is_live = table.table().setup().pace == protocol::Pace::live;
    const Time patience = is_live ? kForgottenLive : kForgottenTurns;
    return now - table.last_used() > (is_empty ? kForgottenEmpty : patience);
}

}  // namespace

LiveTables::LiveTables(Node& node, People& people, NodeMessages& messages)
    : node_(node),
      people_(people),
      messages_(messages),
      lobby_(node, people),
      my_tables_(node, people),
      chat_(node, people, messages, [this](const std::string& id) { return at_work(id); }),
      challenges_(node, people),
      rooms_(node, people, *this) {
    table_news_ = messages_.on<TableNews>(
        [this](const std::string&, const TableNews& news) { heard_of(news.table.value, news.sequence.value); });
    row_news_ = messages_.on<RowNews>(
        [this](const std::string&, const RowNews& news) { heard_of_row(news.table.value, news.sequence.value); });
    turn_news_ = messages_.on<TurnNews>([this](const std::string&, const TurnNews& news) {
        for (const IdText& user : news.users.items) tell_turned(user.value);
    });
}

void LiveTables::share_limits(SharedLimits& shared) {
    rooms_.share_limits(shared);
    chat_.share_limits(shared);
}

Task<LiveTables::Found> LiveTables::find(std::string id) {
    std::shared_ptr<LiveTable> table = at_work(id);
    if (table != nullptr && table->is_loaded()) {
        if (table->sequence() < tables_[id].newest) co_await table->refresh();
        co_return table;
    }
    const bool is_new = table == nullptr;
    if (is_new) {
        table = std::make_shared<LiveTable>(node_, *this, id);
        tables_[id].table = table;
    }
    const Loaded loaded = co_await table->load();
    if (loaded == Loaded::there) {
        // Who asked first could not read it and has taken it away: this one would go on beside the next.
        if (at_work(id) != table) co_return co_await find(std::move(id));
        if (is_new) table->go_on();
        co_return table;
    }
    // Whoever asked first takes it away again; nobody has put another in its place meanwhile.
    if (is_new) tables_.erase(id);
    co_return refusal_of(loaded);
}

Task<LiveTables::Found> LiveTables::find_current(std::string id) {
    Found found = co_await find(std::move(id));
    if (std::holds_alternative<Error>(found)) co_return found;
    const bool is_settled = co_await std::get<std::shared_ptr<LiveTable>>(found)->settled();
    if (!is_settled) co_return errors::kTryAgain();
    co_return found;
}

Task<std::shared_ptr<LiveTable>> LiveTables::find_table(std::string id) {
    Found found = co_await find(std::move(id));
    auto* table = std::get_if<std::shared_ptr<LiveTable>>(&found);
    co_return table == nullptr ? nullptr : std::move(*table);
}

std::shared_ptr<LiveTable> LiveTables::at_work(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? nullptr : found->second.table;
}

// --- what other nodes write -----------------------------------------------------------------------------------------

void LiveTables::heard_of(const std::string& id, std::int64_t sequence) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    AtWork& entry = found->second;
    entry.newest = std::max(entry.newest, sequence);
    entry.heard = now_ms();
    if (entry.table->has_listeners()) refresh(entry);
}

void LiveTables::refresh(AtWork& entry) {
    if (entry.refreshing || !entry.table->is_loaded() || entry.table->sequence() >= entry.newest) return;
    entry.refreshing = true;
    spawn<bool>("reading on in a table", entry.table->refresh(), [this, id = entry.table->id()](auto there) {
        const auto again = tables_.find(id);
        if (again == tables_.end()) return;
        again->second.refreshing = false;
        // More may have come meanwhile. What could not be read is tried again when it is heard of again.
        if (there.value_or(false)) refresh(again->second);
    });
}

void LiveTables::heard_of_row(const std::string& id, std::int64_t sequence) {
    heard_of(id, sequence);
    const auto table = at_work(id);
    if (table != nullptr && table->has_listeners()) return;  // it says so itself when it has caught up
    spawn<bool>(read_row(id), [this, id](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("a table's row could not be read", {{"table", id}});
    });
}

Task<bool> LiveTables::read_row(std::string id) {
    auto row_read = node_.read([id](storage::Store& store) { return store.table(id); });
    const std::optional<storage::TableRow> row = co_await row_read;
    if (!row) co_return false;
    co_await people_.learn_names(row->people);
    const auto info = info_of(*row, people_);
    if (!info) co_return false;
    lobby_.update(*info, row->sequence);
    my_tables_.update(*info);
    challenges_.tell(*info);
    co_return true;
}

void LiveTables::table_changed(LiveTable& table) {
    protocol::TableInfo info = table.info(kSpectator);
    info.proof.reset();  // lists do without
    lobby_.update(info, table.sequence());
    my_tables_.update(info);
    challenges_.tell(info);
    if (info.tournament && ended_ && (info.status == Status::over || info.status == Status::abandoned))
        ended_(info.tournament->id);
    const auto found = tables_.find(table.id());
    const std::int64_t heard = found == tables_.end() ? 0 : found->second.newest;
    // What was heard of another node was told to all by that one.
    if (table.sequence() > heard) messages_.send(RowNews{{table.id()}, {table.sequence()}});
}

// Each is told of his own turns, which others may not see.
void LiveTables::turns_changed(const std::vector<std::string>& users) {
    TurnNews news;
    for (const std::string& user : users) {
        tell_turned(user);
        news.users.items.push_back({user});
    }
    messages_.send(news);
}

void LiveTables::tell_turned(const std::string& user) {
    for (const auto& receiver : node_.connections->listening(user)) receiver->turns_changed();
}

bool LiveTables::is_at(const std::string& id, const std::string& user) const {
    const std::shared_ptr<LiveTable> table = at_work(id);
    return (table != nullptr && table->is_there(user)) || (other_nodes_ != nullptr && other_nodes_->is_there(id, user));
}

std::vector<std::string> LiveTables::followed() const {
    std::vector<std::string> ids;
    for (const auto& [id, entry] : tables_)
        if (entry.table->has_listeners()) ids.push_back(id);
    return ids;
}

// --- for all who have a table ---------------------------------------------------------------------------------------

Task<std::shared_ptr<LiveTable>> LiveTables::make(std::string id, Setup setup, std::vector<std::string> users) {
    const match::AnyGame& game = *catalog::find_game(setup.game);
    const auto table = std::make_shared<LiveTable>(node_, *this, id);
    tables_[id].table = table;
    const bool stored = co_await table->create(game, std::move(setup), std::move(users));
    if (stored) co_return table;
    if (at_work(id) == table) tables_.erase(id);
    co_return nullptr;
}

Task<bool> LiveTables::give_up_seats(std::string user) {
    auto ids_read = node_.read([user](storage::Store& store) {
        std::vector<std::string> ids;
        for (const auto status : {storage::TableStatus::open, storage::TableStatus::playing})
            for (const storage::TableRow& row : store.tables_of(user, status, {.limit = storage::kMostRows}))
                ids.push_back(row.id);
        return ids;
    });
    const std::vector<std::string> ids = co_await ids_read;
    for (const std::string& id : ids) {  // over co_await: a list of our own
        const std::shared_ptr<LiveTable> table = co_await find_table(id);
        if (table == nullptr) continue;
        LiveTable::Attempt attempt = [user](TableState& t, Time now) -> Done {
            const bool is_open = t.status() == Status::open;
            if (is_open && t.setup().host == user) return t.abandon(now);
            if (is_open && t.challenged_seat(user) != kSpectator) return t.decline(user, now);
            return t.leave(user, now);
        };
        co_await table->perform(std::move(attempt));
    }
    co_return true;
}

Task<std::optional<Error>> LiveTables::close(std::string id, std::string reason) {
    Found found = co_await find(std::move(id));
    if (auto* refused = std::get_if<Error>(&found)) co_return std::move(*refused);
    const auto table = std::get<std::shared_ptr<LiveTable>>(found);
    LiveTable::Attempt attempt = [reason](TableState& t, Time now) { return t.close(reason, now); };
    co_return co_await table->perform(std::move(attempt));
}

// --- waking and forgetting ------------------------------------------------------------------------------------------

Task<bool> LiveTables::wake() {
    co_await lobby_.read();
    std::string after;
    for (;;) {
        auto rows_read = node_.read([after](storage::Store& store) { return store.running_tables(after); });
        const auto rows = co_await rows_read;
        for (const storage::TableRow& row : rows) {
            const auto info = info_of(row, people_);
            if (!info || !waits_for_people(*info)) co_await find_table(row.id);
        }
        if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) break;
        after = rows.back().id;
    }
    co_return co_await take_up_planned();
}

void LiveTables::tidy(Time now) {
    std::vector<std::shared_ptr<LiveTable>> forgotten;
    for (const auto& [id, entry] : tables_)
        if (is_forgotten(*entry.table, now) && !is_used_elsewhere(id)) forgotten.push_back(entry.table);
    for (const auto& table : forgotten) {
        LiveTable::Attempt attempt = [](TableState& open, Time at) { return open.abandon(at); };
        spawn("giving up a table", table->perform(std::move(attempt)));
    }
    forgotten.clear();
    std::erase_if(tables_, [&](const auto& known) {
        const LiveTable& table = *known.second.table;
        if (!table.is_loaded() || table.has_listeners()) return false;
        const Status status = table.table().status();
        // An open table may be given up one day; a live game has clocks and computer players to look after.
        const Setup& setup = table.table().setup();
        const bool is_live = status == Status::playing && setup.pace == protocol::Pace::live;
        if (now - table.last_used() < (is_live ? kIdle : kIdleBriefly)) return false;
        const bool sleeps = status == Status::playing && (setup.pace == protocol::Pace::turns || !setup.clock) &&
                            table.table().computers_to_act().empty();
        return known.second.table.use_count() == 1 && (status == Status::over || status == Status::abandoned || sleeps);
    });
    chat_.tidy();
    if (other_nodes_ != nullptr) {
        std::vector<std::shared_ptr<LiveTable>> current;
        for (auto& [id, entry] : tables_) {
            if (!entry.table->is_loaded()) continue;
            if (entry.table->sequence() >= entry.newest)
                current.push_back(entry.table);
            else if (now - entry.heard > kSilence)
                refresh(entry);
        }
        for (const auto& table : current) table->go_on();
    }
    spawn<bool>(take_up_due(now), [this](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("tables whose time is up could not be read");
    });
    spawn<bool>(take_up_planned(), [this](auto, std::exception_ptr failed) {
        if (failed) node_.log.warning("tables with plans could not be read");
    });
}

bool LiveTables::is_used_elsewhere(const std::string& id) const {
    return other_nodes_ != nullptr && (!other_nodes_->knows_presence() || other_nodes_->is_followed(id));
}

// Tables where somebody's turn has come who has planned what to play: whoever was to play it has died in between.
Task<bool> LiveTables::take_up_planned() {
    auto planned_read = node_.read([](storage::Store& store) { return store.planned_tables(100); });
    const std::vector<std::string> planned = co_await planned_read;
    for (const std::string& id : planned) {  // over co_await: a list of our own
        const auto table = co_await find_table(id);
        if (table != nullptr) table->plans().go_on();
    }
    co_return true;
}

// Tables that nobody looks at, whose time is up.
Task<bool> LiveTables::take_up_due(Time now) {
    auto due_read = node_.read([now](storage::Store& store) { return store.due_tables(now, 100); });
    const auto due = co_await due_read;
    for (const storage::TableRow& row : due) co_await find_table(row.id);
    co_return true;
}

}  // namespace wharf::server
