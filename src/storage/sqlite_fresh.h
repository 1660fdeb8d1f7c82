// Fresh entries of SQLite's logs: they are written one behind the other, whichever table they belong to, and filed in
// the log, table by table, a few with every commit. A commit of a hundred moves at a hundred tables writes a dozen
// pages so, where in the order of the log it would write one for every table. What reads goes through the view
// `entries`.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "storage/sql.h"

namespace wharf::storage {

// Of one connection that writes. Called within its transactions.
class FreshEntries {
 public:
    explicit FreshEntries(Connection& connection) : connection_(connection) {}

    // As Connection says.
    std::vector<bool> append(std::span<const NewLogEntry> entries);

    // Files some, if there are many.
    void before_commit();
    void file_all();
    // The transaction was rolled back: what is known of the file may be wrong.
    void forget() noexcept {
        is_known_ = false;
        appended_ = 0;
    }
    // Whether there may be some that this connection wrote.
    bool is_used() const { return is_known_ && newer_.count + older_.count > 0; }

 private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    struct Kept {
        std::int64_t sequence = 0;
        std::int64_t at = 0;
        std::string entry;
    };
    struct Statements {
        const char* insert;
        const char* clear;
    };
    // Two take turns: one is written while the other, which was full, is filed and then emptied at a stroke.
    struct Segment {
        const Statements* sql;
        std::unordered_map<std::string, std::vector<Kept>, Hash, std::equal_to<>> tables{};  // not yet filed
        std::size_t count = 0;                                                               // of those
    };
    static const Statements kEven;
    static const Statements kOdd;

    void learn();
    std::int64_t last_of(std::string_view table);
    bool append(const NewLogEntry& entry);
    void file_some(std::size_t most);

    Connection& connection_;
    bool is_known_ = false;
    std::int64_t version_ = 0;  // of the file when it was last looked at: others may have written since
    Segment newer_{&kEven};
    Segment older_{&kOdd};
    std::size_t appended_ = 0;  // in this transaction
};

}  // namespace wharf::storage
