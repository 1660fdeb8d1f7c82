#include "storage/sqlite_fresh.h"

#include <algorithm>

namespace wharf::storage {

namespace {

// A segment is filed when it has so many entries: the more there are, the more entries of a table share its page; the
// fewer, the sooner somebody who reads has gone through them all.
constexpr std::size_t kMany = 4096;

}  // namespace

constexpr FreshEntries::Statements FreshEntries::kEven{
    "INSERT INTO fresh_even (table_id, sequence, at, entry) VALUES ($1, $2, $3, $4)",
    "DELETE FROM fresh_even",
};
constexpr FreshEntries::Statements FreshEntries::kOdd{
    "INSERT INTO fresh_odd (table_id, sequence, at, entry) VALUES ($1, $2, $3, $4)",
    "DELETE FROM fresh_odd",
};

// What this connection knows holds until another one commits. That is rare: then all is filed, and both begin anew.
void FreshEntries::learn() {
    const std::int64_t version = connection_.query({"PRAGMA data_version", {}}).front().integer(0);
    if (is_known_ && version == version_) return;
    file_all();
    version_ = version;
    is_known_ = true;
}

// The number of the last entry; 0: there is none.
std::int64_t FreshEntries::last_of(std::string_view table) {
    for (const Segment* segment : {&newer_, &older_}) {
        const auto found = segment->tables.find(table);
        if (found != segment->tables.end()) return found->second.back().sequence;
    }
    return connection_.query({"SELECT COALESCE(MAX(sequence), 0) FROM log WHERE table_id = $1", {table}})
        .front()
        .integer(0);
}

bool FreshEntries::append(const NewLogEntry& entry) {
    if (last_of(entry.table) != entry.sequence - 1) return false;
    if (entry.sequence == 1 && connection_.query({"SELECT 1 FROM tables WHERE id = $1", {entry.table}}).empty())
        return false;
    connection_.query({newer_.sql->insert, {entry.table, entry.sequence, entry.at, entry.entry}});
    auto known = newer_.tables.find(entry.table);
    if (known == newer_.tables.end()) known = newer_.tables.try_emplace(std::string(entry.table)).first;
    known->second.push_back({entry.sequence, entry.at, std::string(entry.entry)});
    newer_.count += 1;
    appended_ += 1;
    return true;
}

std::vector<bool> FreshEntries::append(std::span<const NewLogEntry> entries) {
    learn();
    std::vector<bool> appended;
    appended.reserve(entries.size());
    for (const NewLogEntry& entry : entries) appended.push_back(append(entry));
    return appended;
}

// A quarter more is filed than was written: the older segment is empty before the newer one is full, however many come.
void FreshEntries::before_commit() {
    const std::size_t appended = std::exchange(appended_, 0);
    if (!is_known_ || appended == 0) return;
    if (older_.count == 0 && newer_.count >= kMany) std::swap(newer_, older_);
    file_some(appended + appended / 4 + 1);
}

void FreshEntries::file_some(std::size_t most) {
    if (older_.count == 0) return;
    while (most > 0 && !older_.tables.empty()) {
        const auto table = older_.tables.begin();
        std::vector<Kept>& kept = table->second;
        const auto end = kept.begin() + static_cast<std::ptrdiff_t>(std::min(most, kept.size()));
        for (auto next = kept.begin(); next != end; ++next)
            connection_.query({"INSERT INTO log (table_id, sequence, at, entry) VALUES ($1, $2, $3, $4)",
                               {std::string_view(table->first), next->sequence, next->at, next->entry}});
        const auto filed = static_cast<std::size_t>(end - kept.begin());
        most -= filed;
        older_.count -= filed;
        kept.erase(kept.begin(), end);
        if (kept.empty()) older_.tables.erase(table);
    }
    if (older_.count == 0) connection_.query({older_.sql->clear, {}});
}

// Some may have been filed before.
void FreshEntries::file_all() {
    for (const char* segment : {"fresh_even", "fresh_odd"}) {
        const std::string name(segment);
        connection_.query(
            {"INSERT OR IGNORE INTO log (table_id, sequence, at, entry)"
             " SELECT table_id, sequence, at, entry FROM " +
                 name + " ORDER BY table_id, sequence",
             {}});
        connection_.query({"DELETE FROM " + name, {}});
    }
    newer_ = {&kEven};
    older_ = {&kOdd};
}

}  // namespace wharf::storage
