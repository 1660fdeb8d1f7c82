#include "server/stored_tables.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "catalog/catalog.h"
#include "server/table_log.h"

namespace wharf::server {

namespace {

namespace json = boost::json;

// One table. What is wrong with it is the first thing found.
// Whose turn it was stands in rows since schema 9: those of tables that have rested since do not know.
json::value without_turns(const std::string& seats) {
    json::value list = json::parse(seats);
    if (json::array* all = list.if_array())
        for (json::value& seat : *all)
            if (json::object* object = seat.if_object()) object->erase("turn");
    return list;
}

class Check {
 public:
    Check(storage::Store& store, storage::TableRow row, StoredTables& counts)
        : store_(store), row_(std::move(row)), counts_(counts) {}

    std::optional<std::string> flaw() {
        const auto setup = read_setup(row_.setup);
        const match::AnyGame* game = catalog::find_game(row_.game);
        if (game == nullptr) return "there is no game \"" + row_.game + "\"";
        if (!std::holds_alternative<Setup>(setup)) return "its set-up is not valid";
        TableState table(*game, std::get<Setup>(setup));
        const std::optional<storage::Snapshot> snapshot = store_.snapshot(row_.id);
        if (auto fault = fold(table, snapshot ? snapshot->sequence : 0)) return fault;
        if (auto fault = row_flaw(table)) return fault;
        return snapshot ? snapshot_flaw(*game, std::get<Setup>(setup), *snapshot) : std::nullopt;
    }

 private:
    // From `last_` on, to the end of the log.
    std::optional<std::string> fold(TableState& table, std::int64_t snapshot_at) {
        for (;;) {
            const std::vector<storage::LogEntry> log = store_.log(row_.id, last_);
            for (const storage::LogEntry& entry : log) {
                if (entry.sequence != last_ + 1) return "entry " + std::to_string(last_ + 1) + " is missing";
                last_ = entry.sequence;
                counts_.entries += 1;
                const auto read = read_event(entry.entry);
                const auto* known = std::get_if<TableEvent>(&read);
                if (known == nullptr) return "entry " + std::to_string(last_) + " cannot be read";
                if (!table.apply(*known, entry.at))
                    return "entry " + std::to_string(last_) + " is not possible by the rules";
                if (last_ == snapshot_at) at_snapshot_ = table.snapshot();
            }
            if (log.size() < static_cast<std::size_t>(storage::kMostRows)) return std::nullopt;
        }
    }

    std::optional<std::string> row_flaw(const TableState& table) const {
        storage::TableRow told = row_;
        describe(told, table);
        if (row_.sequence > last_)
            return "its log ends at " + std::to_string(last_) + ", its row knows " + std::to_string(row_.sequence);
        if (row_.players != static_cast<int>(table.seats().size())) return "its row has another number of players";
        if (row_.status != told.status) return "its row has another status than its log";
        if (without_turns(row_.seats) != without_turns(told.seats)) return "its row has other seats than its log";
        if (json::parse(row_.result) != json::parse(told.result)) return "its row has another result than its log";
        if (row_.deadline != told.deadline) return "its row has another deadline than its log";
        for (const std::string& user : told.people)
            if (std::find(row_.people.begin(), row_.people.end(), user) == row_.people.end())
                return "somebody who sits there is not in its list of people";
        return std::nullopt;
    }

    std::optional<std::string> snapshot_flaw(const match::AnyGame& game, const Setup& setup,
                                             const storage::Snapshot& snapshot) const {
        if (!at_snapshot_)
            return "its snapshot is of entry " + std::to_string(snapshot.sequence) + ", which is not there";
        const std::unique_ptr<TableState> restored = TableState::restore(game, setup, snapshot.document);
        if (restored == nullptr) {
            counts_.unreadable_snapshots += 1;
            return std::nullopt;
        }
        counts_.snapshots += 1;
        if (restored->snapshot() != *at_snapshot_) return "its snapshot says something else than its log";
        return std::nullopt;
    }

    storage::Store& store_;
    storage::TableRow row_;
    StoredTables& counts_;
    std::int64_t last_ = 0;
    std::optional<std::string> at_snapshot_;
};

}  // namespace

StoredTables check_tables(storage::Store& store, const Flaw& flaw) {
    StoredTables counts;
    std::string last;
    for (;;) {
        const std::vector<storage::TableRow> rows = store.all_tables(last);
        for (const storage::TableRow& row : rows) {
            counts.tables += 1;
            last = row.id;
            std::optional<std::string> found;
            try {
                found = Check(store, row, counts).flaw();
            } catch (const storage::Failure&) {
                throw;
            } catch (const std::exception& fault) {
                found = fault.what();
            }
            if (!found) continue;
            counts.flaws += 1;
            flaw(row.id, *found);
        }
        if (rows.size() < static_cast<std::size_t>(storage::kMostRows)) return counts;
    }
}

}  // namespace wharf::server
