#include "server/table_log.h"

#include <algorithm>
#include <iterator>

#include "catalog/catalog.h"
#include "server/errors.h"
#include "storage/limits.h"

namespace wharf::server {

using protocol::SeatKind;
using protocol::Status;

namespace {

constexpr std::int64_t kSnapshotEvery = 96;
// Whose turn begins anew because somebody takes back moves and makes them again is told no oftener than that.
constexpr Time kCalledBack = 3'600'000;

storage::TableStatus stored_status(Status status) {
    switch (status) {
        case Status::open: return storage::TableStatus::open;
        case Status::playing: return storage::TableStatus::playing;
        case Status::over: return storage::TableStatus::finished;
        case Status::abandoned: break;
    }
    return storage::TableStatus::abandoned;
}

// Who must decide, from now on, as far as anybody knows who asks now.
std::vector<storage::Turn> turns_at(const TableState& table, const std::string& id, Time now, Time due) {
    std::vector<storage::Turn> turns;
    const SeatSet people = table.people_to_act();
    for (Seat seat = 0; seat < table.seats().size(); ++seat) {
        const Time told = table.is_called_back(seat) ? std::max(due, now + kCalledBack) : due;
        if (people.contains(seat)) turns.push_back({table.seats()[seat].user, id, now, table.deadline(seat), told});
    }
    return turns;
}

bool is_same(const std::vector<storage::Turn>& a, const std::vector<storage::Turn>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const storage::Turn& one, const storage::Turn& other) {
        return one.user == other.user && one.until == other.until;
    });
}

std::vector<std::string> users_in(const std::optional<std::vector<storage::Turn>>& turns) {
    std::vector<std::string> users;
    if (turns)
        for (const storage::Turn& turn : *turns) users.push_back(turn.user);
    std::sort(users.begin(), users.end());
    return users;
}

Time pause_of(const TableState& table) { return table.status() == Status::playing ? table.pause_ends() : 0; }

}  // namespace

protocol::Error refusal_of(Loaded loaded) {
    switch (loaded) {
        case Loaded::missing: return errors::kNoSuchTable();
        case Loaded::damaged: return errors::kDamagedTable();
        default: return errors::kTryAgain();
    }
}

bool changes_row(TableEventKind kind) {
    switch (kind) {
        case TableEventKind::number:
        case TableEventKind::moves:
        case TableEventKind::undone:
        case TableEventKind::asked_undo:
        case TableEventKind::agreed_undo:
        case TableEventKind::refused_undo:
        case TableEventKind::asked_pause:
        case TableEventKind::agreed_pause:
        case TableEventKind::refused_pause:
        case TableEventKind::timed_out: return false;  // it may not be seen yet; if it is, the seats say so
        default: return true;
    }
}

// --- reading --------------------------------------------------------------------------------------------------------

// Within a handler: what was caught, for the log, and what it means.
Loaded TableLog::failed() const {
    try {
        throw;
    } catch (const storage::Failure& failure) {
        node_.log.error("a table could not be read", {{"table", id_}, {"reason", failure.what()}});
        return Loaded::unreachable;
    } catch (const std::exception& fault) {
        node_.log.error("a table is damaged", {{"table", id_}, {"reason", fault.what()}});
    }
    return Loaded::damaged;
}

Task<TableLog::Folded> TableLog::fold() {
    Folded folded;
    try {
        folded = co_await read();
    } catch (...) {
        folded.how = failed();
    }
    co_return folded;
}

Task<TableLog::Folded> TableLog::read() {
    Folded folded;
    auto row_read = node_.read([id = id_](storage::Store& store) { return store.table(id); });
    std::optional<storage::TableRow> row = co_await row_read;
    if (!row) co_return folded;
    folded.how = Loaded::damaged;
    auto setup = read_setup(row->setup);
    const match::AnyGame* game = catalog::find_game(row->game);
    if (game == nullptr || !std::holds_alternative<Setup>(setup)) {
        node_.log.error("a table has no valid set-up", {{"table", id_}});
        co_return folded;
    }
    std::unique_ptr<TableState> table = co_await restore(*game, std::get<Setup>(setup));
    const bool is_restored = table != nullptr;
    if (!is_restored) table = std::make_unique<TableState>(*game, std::get<Setup>(std::move(setup)));
    const std::int64_t after = is_restored ? snapshot_at_ : 0;
    const auto sequence = co_await read_entries(*table, after);
    if (!sequence) co_return folded;
    row_ = std::move(*row);
    row_.sequence = *sequence;
    substituted_ = table->seen_substituted();
    turns_.reset();
    folded.how = Loaded::there;
    folded.table = std::move(table);
    co_return folded;
}

// The table as its newest snapshot has it, if that is of our making and the log knows the entry it was made at.
Task<std::unique_ptr<TableState>> TableLog::restore(const match::AnyGame& game, Setup setup) {
    snapshot_at_ = 0;
    auto snapshot_read = node_.read([id = id_](storage::Store& store) {
        std::optional<storage::Snapshot> snapshot = store.snapshot(id);
        if (!snapshot) return snapshot;
        const std::vector<storage::LogEntry> at = store.log(id, snapshot->sequence - 1, 1);
        if (at.empty() || at.front().sequence != snapshot->sequence) snapshot.reset();
        return snapshot;
    });
    const std::optional<storage::Snapshot> snapshot = co_await snapshot_read;
    if (!snapshot) co_return nullptr;
    snapshot_at_ = snapshot->sequence;
    std::unique_ptr<TableState> table = TableState::restore(game, setup, snapshot->document);
    if (table == nullptr)
        node_.log.info("a snapshot is of another version", {{"table", id_}, {"sequence", snapshot->sequence}});
    co_return table;
}

bool TableLog::apply(TableState& table, const storage::LogEntry& entry) {
    last_read_ = entry.at;
    const auto read = read_event(entry.entry);
    const auto* known = std::get_if<TableEvent>(&read);
    if (known != nullptr && table.apply(*known, entry.at)) return true;
    node_.log.error("a log does not fit its table", {{"table", id_}, {"sequence", entry.sequence}});
    return false;
}

// Applies the entries after `sequence` and returns the last one's; nothing if the log is of another making.
Task<std::optional<std::int64_t>> TableLog::read_entries(TableState& table, std::int64_t sequence) {
    for (;;) {
        auto log_read = node_.read([id = id_, sequence](storage::Store& store) { return store.log(id, sequence); });
        const std::vector<storage::LogEntry> log = co_await log_read;
        for (const storage::LogEntry& entry : log) {
            if (!apply(table, entry)) co_return std::nullopt;
            sequence = entry.sequence;
        }
        if (log.size() < static_cast<std::size_t>(storage::kMostRows)) co_return sequence;
    }
}

Task<Loaded> TableLog::read_on(TableState& table) {
    try {
        const auto sequence = co_await read_entries(table, row_.sequence);
        if (!sequence) co_return Loaded::damaged;
        if (*sequence == row_.sequence) co_return Loaded::there;
        auto row_read = node_.read([id = id_](storage::Store& store) { return store.table(id); });
        std::optional<storage::TableRow> row = co_await row_read;
        if (!row) co_return Loaded::missing;
        row_ = std::move(*row);
        row_.sequence = *sequence;
        substituted_ = table.seen_substituted();
        turns_.reset();
        co_return Loaded::there;
    } catch (...) {
        co_return failed();
    }
}

// --- writing --------------------------------------------------------------------------------------------------------

void describe(storage::TableRow& row, const TableState& table) {
    row.people.clear();
    const Setup& setup = table.setup();
    boost::json::array seats;
    for (Seat number = 0; number < table.seats().size(); ++number) {
        const SeatState& seat = table.seats()[number];
        boost::json::object document{{"kind", protocol::to_value(seat.kind)}};
        if (!seat.user.empty()) document["user"] = seat.user;
        if (seat.kind == SeatKind::computer) document["level"] = protocol::to_value(seat.level);
        if (table.is_seen_substituted(number, kSpectator)) document["substituted"] = true;
        if (seat.resigned) document["resigned"] = true;
        if (seat.challenged) document["challenged"] = *seat.challenged;
        if (setup.pace == protocol::Pace::turns && table.seen_to_act().contains(number)) document["turn"] = true;
        seats.push_back(std::move(document));
        // Whoever has gone before the start has nothing to do with it any more; afterwards seats keep their people.
        if (!seat.user.empty()) row.people.push_back(seat.user);
        // A challenge is found by whom it is for.
        if (seat.challenged && table.status() == Status::open) row.people.push_back(*seat.challenged);
    }
    row.status = stored_status(table.status());
    // Tables of tournaments have no seats to offer; those that share their luck with others are nobody else's to see.
    row.listed = !setup.invite_only && !table.is_sealed() && !(setup.tournament && table.status() == Status::open);
    // Ratings that move tell how a game ended.
    row.rated = setup.rated && !(table.is_sealed() && table.status() == Status::over);
    row.deadline = setup.pace == protocol::Pace::turns ? table.deadline() : 0;  // live tables are always awake
    row.paused = pause_of(table);
    row.seats = boost::json::serialize(seats);
    if (const auto result = table.result()) row.result = protocol::to_text(*result);
}

storage::TableRow TableLog::row_of(const TableState& table, Time now) const {
    storage::TableRow row = under_way_.row.value_or(row_);
    describe(row, table);
    row.changed = now;
    if (table.status() == Status::open) row.setup = to_document(table.setup());
    if (table.result() && row.finished == 0) row.finished = now;
    return row;
}

// The longer a log, the larger and the rarer its snapshots: what they cost per entry does not grow.
std::optional<std::string> TableLog::snapshot_of(TableState& table, std::int64_t sequence) {
    if (sequence - under_way_.snapshot_at < std::max(kSnapshotEvery, sequence / 4)) return std::nullopt;
    under_way_.snapshot_at = sequence;
    std::string snapshot = table.snapshot();
    if (snapshot.size() <= storage::kLongestDocument) return snapshot;
    return std::nullopt;  // the log is enough; once it has grown, it is tried again
}

Task<bool> TableLog::create(const TableState& table, std::vector<TableEvent> first, Time now) {
    row_ = {};
    row_.id = id_;
    row_.game = table.setup().game;
    row_.players = static_cast<int>(table.seats().size());
    row_.created = now;
    row_.setup = to_document(table.setup());
    row_ = row_of(table, now);
    std::vector<storage::Write> writes;
    writes.push_back(storage::AddTable{row_});
    for (const TableEvent& entry : first) {
        row_.sequence += 1;
        storage::Append append;
        append.table = id_;
        append.entry = {row_.sequence, now, to_document(entry)};
        append.row = row_;
        writes.push_back(std::move(append));
    }
    const std::vector<storage::Outcome> outcomes = co_await node_.write(std::move(writes));
    co_return std::all_of(outcomes.begin(), outcomes.end(),
                          [](const storage::Outcome& outcome) { return outcome.code == storage::Code::done; });
}

storage::Append TableLog::next_write(TableState& table, const TableEvent& entry, Time now) {
    under_way_.entries += 1;
    const std::int64_t sequence = row_.sequence + under_way_.entries;
    storage::Append write;
    write.table = id_;
    write.entry = {sequence, now, to_document(entry)};
    const storage::TableRow& before = under_way_.row ? *under_way_.row : row_;
    // Turn by turn the deadline is what wakes a table that nobody looks at.
    const bool is_over = table.status() == Status::over && before.status != storage::TableStatus::finished;
    const SeatSet substituted = table.seen_substituted();
    const bool changes =
        changes_row(entry.kind) || is_over || substituted != under_way_.substituted || pause_of(table) != before.paused;
    if (changes || table.setup().pace == protocol::Pace::turns) {
        storage::TableRow row = row_of(table, now);
        if (!changes) row.changed = before.changed;
        row.sequence = sequence;
        write.row = row;
        under_way_.row = std::move(row);
    }
    if (table.setup().pace == protocol::Pace::turns) {
        std::vector<storage::Turn> turns = turns_at(table, id_, now, now + 1000 * node_.options.turn_delay);
        if (!under_way_.turns || !is_same(turns, *under_way_.turns)) {
            write.turns = turns;
            under_way_.turns = std::move(turns);
        }
    }
    under_way_.substituted = substituted;
    under_way_.changes_row = under_way_.changes_row || changes;
    write.snapshot = snapshot_of(table, sequence);
    return write;
}

bool TableLog::Stored::is_all_done() const {
    return code == storage::Code::done && std::all_of(joined.begin(), joined.end(), [](storage::Code joined_code) {
               return joined_code == storage::Code::done;
           });
}

Task<TableLog::Stored> TableLog::append(TableState& table, const TableEvent& entry, Time now,
                                        std::optional<storage::Plan> plan) {
    under_way_ = {};
    under_way_.snapshot_at = snapshot_at_;
    under_way_.substituted = substituted_;
    under_way_.turns = turns_;
    turned_.clear();
    storage::Append write = next_write(table, entry, now);
    write.plan = std::move(plan);
    Storing storing = node_.write(std::move(write));
    under_way_.storing = &storing;
    Stored stored;
    stored.code = (co_await storing).code;
    stored.joined = storing.joined();
    UnderWay over = std::exchange(under_way_, {});
    if (!stored.is_all_done()) co_return stored;
    const std::int64_t sequence = row_.sequence + over.entries;
    if (over.row) row_ = std::move(*over.row);
    row_.sequence = sequence;
    substituted_ = over.substituted;
    has_changed_ = over.changes_row;
    const std::vector<std::string> before = users_in(turns_);
    const std::vector<std::string> after = users_in(over.turns);
    std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                  std::back_inserter(turned_));
    turns_ = std::move(over.turns);
    snapshot_at_ = over.snapshot_at;
    co_return stored;
}

bool TableLog::join(TableState& table, Time now, const std::function<const TableEvent*()>& go_on) {
    if (under_way_.storing == nullptr) return false;
    return under_way_.storing->join([&]() -> std::optional<storage::Write> {
        const TableEvent* entry = go_on();
        if (entry == nullptr) return std::nullopt;
        return next_write(table, *entry, now);
    });
}

}  // namespace wharf::server
