#include "server/live_table.h"

#include <algorithm>

#include "catalog/catalog.h"
#include "server/errors.h"

namespace wharf::server {

using protocol::Error;
using protocol::SeatKind;
using protocol::Status;

namespace {

constexpr int kMostAttempts = 5;
constexpr std::int64_t kSnapshotEvery = 96;

storage::TableStatus stored_status(Status status) {
    switch (status) {
        case Status::open: return storage::TableStatus::open;
        case Status::playing: return storage::TableStatus::playing;
        case Status::over: return storage::TableStatus::finished;
        case Status::abandoned: break;
    }
    return storage::TableStatus::abandoned;
}

// Whether an entry changes what lists and headers show of a table.
bool changes_row(const Entry& entry) {
    switch (entry.kind) {
        case EntryKind::moves:
        case EntryKind::undone:
        case EntryKind::asked_undo:
        case EntryKind::agreed_undo:
        case EntryKind::refused_undo: return false;
        default: return true;
    }
}

}  // namespace

void LiveTable::Turnstile::leave(Loop& loop) {
    if (waiting_.empty()) {
        busy_ = false;
        return;
    }
    // Through the loop, so that a long queue is no deep stack.
    loop.post([next = waiting_.front()] { next.resume(); });
    waiting_.pop_front();
}

// --- from and to the store ------------------------------------------------------------------------------------------

Task<bool> LiveTable::load() {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    bool loaded = table_ != nullptr;
    try {
        if (!loaded) loaded = co_await fold();
    } catch (const storage::Failure& failure) {
        node_.log.error("a table could not be read", {{"table", id_}, {"reason", failure.what()}});
    }
    turnstile_.leave(node_.loop);
    co_return loaded;
}

// Reads the row and the log, and folds it anew.
Task<bool> LiveTable::fold() {
    table_.reset();
    auto row_read = node_.read([id = id_](storage::Store& store) { return store.table(id); });
    std::optional<storage::Table> row = co_await row_read;
    if (!row) co_return false;
    row_ = std::move(*row);
    auto setup = read_setup(row_.setup);
    const match::AnyGame* game = catalog::find_game(row_.game);
    if (game == nullptr || !std::holds_alternative<Setup>(setup)) {
        node_.log.error("a table has no valid set-up", {{"table", id_}});
        co_return false;
    }
    std::unique_ptr<Table> table = co_await restore(*game, std::get<Setup>(setup));
    if (table == nullptr) {
        table = std::make_unique<Table>(*game, std::get<Setup>(std::move(setup)));
        snapshot_at_ = 0;
    }
    const std::int64_t sequence = co_await read_on(*table, snapshot_at_);
    if (sequence < 0) co_return false;
    row_.sequence = sequence;
    std::vector<std::string> users;
    for (const SeatState& seat : table->seats())
        if (!seat.user.empty()) users.push_back(seat.user);
    co_await host_.learn_names(std::move(users));
    table_ = std::move(table);
    last_used_ = now_ms();
    note_absence(last_used_);
    co_return true;
}

// The table as its newest snapshot has it, if that is of our making and the log knows the entry it was made at.
Task<std::unique_ptr<Table>> LiveTable::restore(const match::AnyGame& game, const Setup& setup) {
    auto snapshot_read = node_.read([id = id_](storage::Store& store) {
        std::optional<storage::Snapshot> snapshot = store.snapshot(id);
        if (!snapshot) return snapshot;
        const std::vector<storage::Entry> at = store.log(id, snapshot->sequence - 1, 1);
        if (at.empty() || at.front().sequence != snapshot->sequence) snapshot.reset();
        return snapshot;
    });
    const std::optional<storage::Snapshot> snapshot = co_await snapshot_read;
    if (!snapshot) co_return nullptr;
    std::unique_ptr<Table> table = Table::restore(game, setup, snapshot->document);
    if (table == nullptr)
        node_.log.info("a snapshot is of another version", {{"table", id_}, {"sequence", snapshot->sequence}});
    snapshot_at_ = snapshot->sequence;
    co_return table;
}

// Applies the entries after `sequence` and returns the last one's; -1 if the log is of another making.
Task<std::int64_t> LiveTable::read_on(Table& table, std::int64_t sequence) {
    for (;;) {
        auto log_read = node_.read([id = id_, sequence](storage::Store& store) { return store.log(id, sequence); });
        const std::vector<storage::Entry> log = co_await log_read;
        for (const storage::Entry& entry : log) {
            const auto read = read_entry(entry.entry);
            const auto* known = std::get_if<Entry>(&read);
            if (known == nullptr || !table.apply(*known, entry.at)) {
                node_.log.error("a log does not fit its table", {{"table", id_}, {"sequence", entry.sequence}});
                co_return -1;
            }
            sequence = entry.sequence;
            last_entry_ = entry.at;
        }
        if (log.size() < static_cast<std::size_t>(storage::kMostRows)) co_return sequence;
    }
}

// What other nodes have written since.
Task<bool> LiveTable::catch_up() {
    if (table_ == nullptr) co_return co_await fold();
    const std::int64_t sequence = co_await read_on(*table_, row_.sequence);
    if (sequence < 0) co_return co_await fold();
    if (sequence == row_.sequence) co_return true;
    auto row_read = node_.read([id = id_](storage::Store& store) { return store.table(id); });
    auto row = co_await row_read;
    if (!row) co_return false;
    row_ = std::move(*row);
    row_.sequence = sequence;
    std::vector<std::string> users;
    for (const SeatState& seat : table_->seats())
        if (!seat.user.empty()) users.push_back(seat.user);
    co_await host_.learn_names(std::move(users));
    co_return true;
}

storage::Table LiveTable::row_now(Time now) const {
    storage::Table row = row_;
    const Setup& setup = table_->setup();
    boost::json::array seats;
    row.people = row_.people;
    for (const SeatState& seat : table_->seats()) {
        boost::json::object document{{"kind", protocol::to_value(seat.kind)}};
        if (!seat.user.empty()) document["user"] = seat.user;
        if (seat.kind == SeatKind::computer) document["level"] = protocol::to_value(seat.level);
        if (seat.substituted) document["substituted"] = true;
        if (seat.resigned) document["resigned"] = true;
        seats.push_back(std::move(document));
        if (!seat.user.empty() && std::find(row.people.begin(), row.people.end(), seat.user) == row.people.end())
            row.people.push_back(seat.user);
    }
    row.status = stored_status(table_->status());
    row.listed = !setup.invite_only;
    row.rated = setup.rated;
    row.changed = now;
    row.deadline = setup.pace == protocol::Pace::turns ? table_->deadline() : 0;  // live tables are always awake
    row.seats = boost::json::serialize(seats);
    if (const auto result = table_->result()) {
        row.result = protocol::to_text(*result);
        if (row.finished == 0) row.finished = now;
    }
    return row;
}

storage::Append LiveTable::append(const Entry& entry, Time now) {
    storage::Append append;
    append.table = id_;
    append.entry = {row_.sequence + 1, now, to_document(entry)};
    // Turn by turn the deadline is what wakes a table that nobody looks at.
    const bool is_over = table_->status() == Status::over && row_.status != storage::TableStatus::finished;
    if (changes_row(entry) || is_over || table_->setup().pace == protocol::Pace::turns) {
        append.row = row_now(now);
        if (!changes_row(entry) && !is_over) append.row->changed = row_.changed;
        append.row->sequence = row_.sequence + 1;
    }
    // The longer a log, the larger and the rarer its snapshots: what they cost per entry does not grow.
    const std::int64_t sequence = row_.sequence + 1;
    if (sequence - snapshot_at_ >= std::max(kSnapshotEvery, sequence / 4)) append.snapshot = table_->snapshot();
    return append;
}

Task<bool> LiveTable::create(const match::AnyGame& game, Setup setup) {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    const Time now = now_ms();
    last_used_ = now;  // from the beginning: nobody must take it for a forgotten one meanwhile
    row_ = {};
    row_.id = id_;
    row_.game = setup.game;
    row_.players = static_cast<int>(setup.seats.size());
    row_.created = now;
    row_.setup = to_document(setup);
    const std::string host = setup.host;
    table_ = std::make_unique<Table>(game, std::move(setup));
    storage::Table first = row_now(now);
    Done seated = table_->join(host, std::nullopt, now);
    std::vector<storage::Write> writes;
    writes.push_back(storage::AddTable{std::move(first)});
    if (auto* entry = std::get_if<Entry>(&seated)) writes.push_back(append(*entry, now));
    if (const auto* last = std::get_if<storage::Append>(&writes.back())) row_ = *last->row;
    const std::vector<storage::Outcome> outcomes = co_await node_.write(std::move(writes));
    bool is_stored = true;
    for (const storage::Outcome& outcome : outcomes) is_stored = is_stored && outcome.code == storage::Code::done;
    if (!is_stored) table_.reset();
    turnstile_.leave(node_.loop);
    if (is_stored) host_.table_changed(*this);
    co_return is_stored;
}

Task<std::optional<Error>> LiveTable::perform(Attempt attempt) {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    std::optional<Error> refusal;
    bool is_stored = false;
    try {
        for (int attempts = 0; attempts < kMostAttempts; ++attempts) {
            if (table_ == nullptr && !co_await fold()) break;
            const Time now = now_ms();
            Done done = attempt(*table_, now);
            if (auto* refused = std::get_if<Error>(&done)) {
                node_.counts.refusals += 1;
                refusal = std::move(*refused);
                break;
            }
            const Entry& entry = std::get<Entry>(done);
            storage::Append write = append(entry, now);
            std::optional<storage::Table> row = write.row;
            const bool has_snapshot = write.snapshot.has_value();
            const storage::Outcome outcome = co_await node_.write(storage::Write(std::move(write)));
            if (outcome.code == storage::Code::done) {
                if (row)
                    row_ = std::move(*row);
                else
                    row_.sequence += 1;
                if (has_snapshot) snapshot_at_ = row_.sequence;
                last_used_ = now;
                last_entry_ = now;
                is_stored = true;
                stored(entry);
                break;
            }
            // What was done here did not happen: the table is what the log says, and what others wrote is told.
            node_.counts.conflicts += outcome.code == storage::Code::conflict;
            const bool folded = co_await fold();
            if (!folded) break;
            regroup();
            broadcast(true);
            host_.table_changed(*this);
            if (outcome.code != storage::Code::conflict) break;
        }
    } catch (const storage::Failure& failure) {
        node_.log.error("the store failed", {{"table", id_}, {"reason", failure.what()}});
    }
    turnstile_.leave(node_.loop);
    if (!is_stored && !refusal) refusal = try_again();
    co_return refusal;
}

void LiveTable::stored(const Entry& entry) {
    node_.counts.moves += entry.kind == EntryKind::moves;
    node_.counts.games_started += entry.kind == EntryKind::started;
    const bool is_over = table_->status() == Status::over;
    const bool shows = changes_row(entry) || is_over;
    node_.counts.games_finished += is_over && (entry.kind == EntryKind::moves || entry.kind == EntryKind::resigned);
    if (entry.kind == EntryKind::joined || entry.kind == EntryKind::left || entry.kind == EntryKind::started) regroup();
    broadcast(shows);
    if (shows) host_.table_changed(*this);
    if (host_.others() != nullptr) host_.others()->table_changed(*this);
    go_on();
}

Task<bool> LiveTable::settled() {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    turnstile_.leave(node_.loop);
    co_return table_ != nullptr;
}

// Catches up with the log and tells what is new. Only inside the turnstile.
Task<bool> LiveTable::hear_others() {
    const std::int64_t before = row_.sequence;
    bool there = false;
    try {
        there = co_await catch_up();
    } catch (const storage::Failure& failure) {
        node_.log.error("a table could not be read", {{"table", id_}, {"reason", failure.what()}});
    }
    if (there && row_.sequence != before) {
        regroup();
        broadcast(true);
        host_.table_changed(*this);
        watch_clock();  // whoever wrote has handed out the computer players' turns
    }
    co_return there;
}

Task<bool> LiveTable::refresh() {
    const auto self = shared_from_this();
    co_await turnstile_.enter();
    const bool there = co_await hear_others();
    turnstile_.leave(node_.loop);
    co_return there;
}

}  // namespace wharf::server
