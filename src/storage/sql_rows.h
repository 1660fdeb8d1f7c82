// Records out of rows, and the columns they are read from.
#pragma once

#include <string>
#include <string_view>

#include "storage/records.h"
#include "storage/sql.h"

namespace wharf::storage {

inline constexpr const char* kUserColumns = "u.id, u.name, u.kind, u.password_hash, u.created, u.deleted";
inline constexpr std::size_t kUserColumnCount = 6;
inline constexpr const char* kSessionColumns = "s.token_hash, s.kind, s.user_id, s.label, s.created, s.expires";
inline constexpr const char* kTableColumns =
    "t.id, t.game, t.players, t.status, t.listed, t.rated, t.created, t.changed, t.finished, t.deadline, t.sequence, "
    "t.setup, t.seats, t.result, t.people";

User user_of(const Row& row, std::size_t first = 0);
Session session_of(const Row& row, std::size_t first = 0);
TableRow table_of(const Row& row);

// Bytes as hexadecimal digits and back: the one form of bytes that both databases take as text.
std::string hexadecimal(std::string_view bytes);
std::string bytes_of(std::string_view hexadecimal);

std::string joined(const std::vector<Id>& ids);

}  // namespace wharf::storage
