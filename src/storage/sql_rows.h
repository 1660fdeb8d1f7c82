// Records out of rows, and the columns they are read from.
#pragma once

#include <algorithm>
#include <limits>
#include <string>
#include <string_view>

#include "storage/sql.h"
#include "storage/store.h"

namespace wharf::storage {

inline constexpr const char* kUserColumns =
    "u.id, u.name, u.kind, u.password_hash, u.created, u.deleted, u.role, "
    "u.hidden";
inline constexpr std::size_t kUserColumnCount = 8;
inline constexpr const char* kSessionColumns = "s.token_hash, s.kind, s.user_id, s.label, s.created, s.expires";
inline constexpr const char* kTableColumns =
    "t.id, t.game, t.players, t.status, t.listed, t.rated, t.created, t.changed, t.finished, t.deadline, t.paused, "
    "t.sequence, t.setup, t.seats, t.result, t.people";

inline constexpr std::size_t kSessionColumnCount = 6;

// No list is longer than kMostRows.
inline std::int64_t bounded(int limit) { return std::clamp(limit, 0, kMostRows); }
// Where a page begins: before every row that can be, if not told.
inline Time beginning_of(const Page& page) { return page.before == 0 ? std::numeric_limits<Time>::max() : page.before; }

User user_of(const Row& row, std::size_t first = 0);
Session session_of(const Row& row, std::size_t first = 0);
TableRow table_of(const Row& row);

// Bytes as hexadecimal digits and back: the one form of bytes that both databases take as text.
std::string hexadecimal(std::string_view bytes);
std::string bytes_of(std::string_view hexadecimal);

// Ids as one text, and back.
std::string joined(const std::vector<Id>& ids);
std::vector<Id> ids_in(std::string_view text);

}  // namespace wharf::storage
