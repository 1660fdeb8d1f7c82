// A table's log in the store: read in order and folded, written one entry after the other, each at the next place or
// not at all. With it goes the row that lists show, and now and then a snapshot.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "server/node.h"
#include "server/table_state.h"

namespace wharf::server {

enum class Loaded {
    there,
    missing,      // there is no such table
    damaged,      // its log does not fit it: tampered with, or of another version
    unreachable,  // the store does not answer
};

// What is said to whoever asks for a table that is not there.
protocol::Error refusal_of(Loaded loaded);

// What lists show of a table, apart from times and places in its log.
void describe(storage::TableRow& row, const TableState& table);

// One call at a time: whoever owns it sees to that.
class TableLog {
 public:
    TableLog(Node& node, std::string id) : node_(node), id_(std::move(id)) {}

    const std::string& id() const { return id_; }
    // Of the last entry that was read or written.
    std::int64_t sequence() const { return row_.sequence; }
    Time created() const { return row_.created; }
    Time changed() const { return row_.changed; }
    // Whether the last entry that was written changed what lists and headers show of the table.
    bool has_changed_row() const { return has_changed_; }
    // When the last entry that was read came about.
    // Whose turn has begun or ended with what was appended last, where games are played turn by turn.
    const std::vector<std::string>& turned() const { return turned_; }
    Time last_read() const { return last_read_; }

    struct Folded {
        Loaded how = Loaded::missing;
        std::unique_ptr<TableState> table{};
    };
    // The table as the store has it, from its newest snapshot and the entries after it.
    Task<Folded> fold();
    // Applies what others have written since; where that fails the table is to be folded anew.
    Task<Loaded> read_on(TableState& table);

    // A new table with its first entries.
    Task<bool> create(const TableState& table, std::vector<TableEvent> first, Time now);

    struct Stored {
        storage::Code code = storage::Code::failed;
        std::vector<storage::Code> joined{};  // of the entries that joined, in their order

        bool is_all_done() const;
    };
    // An entry that the table has gone through, stored at the next place. `done`: it is durable; `conflict`: another
    // node was there first; anything else: it may or may not be stored. Unless all is done, the table is to be folded
    // anew. With it what is left of the plan that it is a step of, where it is one.
    Task<Stored> append(TableState& table, const TableEvent& entry, Time now,
                        std::optional<storage::Plan> plan = std::nullopt);
    // One more entry in the commit of the one being appended, if that has not begun: then the table is let through it
    // by `go_on`, which gives nothing where it cannot. False: nothing has happened.
    bool join(TableState& table, Time now, const std::function<const TableEvent*()>& go_on);

 private:
    Task<Folded> read();
    Task<std::unique_ptr<TableState>> restore(const match::AnyGame& game, Setup setup);
    Task<std::optional<std::int64_t>> read_entries(TableState& table, std::int64_t sequence);
    bool apply(TableState& table, const storage::LogEntry& entry);
    Loaded failed() const;
    storage::TableRow row_of(const TableState& table, Time now) const;
    std::optional<std::string> snapshot_of(TableState& table, std::int64_t sequence);
    storage::Append next_write(TableState& table, const TableEvent& entry, Time now);

    Node& node_;
    std::string id_;
    storage::TableRow row_;
    SeatSet substituted_;                              // as the row has them
    std::optional<std::vector<storage::Turn>> turns_;  // as the store has them, if that is known
    std::vector<std::string> turned_;
    bool has_changed_ = false;
    Time last_read_ = 0;
    std::int64_t snapshot_at_ = 0;  // the entry of the newest snapshot, or of the newest that was tried

    // What is being stored, and what will be so when it is.
    struct UnderWay {
        Storing* storing = nullptr;  // in the frame of append()
        std::int64_t entries = 0;
        std::optional<storage::TableRow> row{};  // where it changes
        std::int64_t snapshot_at = 0;
        SeatSet substituted{};
        std::optional<std::vector<storage::Turn>> turns{};
        bool changes_row = false;
    };
    UnderWay under_way_;
};

}  // namespace wharf::server
