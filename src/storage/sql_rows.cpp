#include "storage/sql_rows.h"

namespace wharf::storage {

User user_of(const Row& row, std::size_t first) {
    return {.id = row.text(first),
            .name = row.text(first + 1),
            .kind = static_cast<UserKind>(row.integer(first + 2)),
            .password_hash = row.text(first + 3),
            .created = row.integer(first + 4),
            .deleted = row.integer(first + 5),
            .role = static_cast<Role>(row.integer(first + 6)),
            .hidden = row.flag(first + 7)};
}

Session session_of(const Row& row, std::size_t first) {
    return {.token_hash = bytes_of(row.text(first)),
            .kind = static_cast<SessionKind>(row.integer(first + 1)),
            .user = row.text(first + 2),
            .label = row.text(first + 3),
            .created = row.integer(first + 4),
            .expires = row.integer(first + 5)};
}

TableRow table_of(const Row& row) {
    return {.id = row.text(0),
            .game = row.text(1),
            .players = static_cast<int>(row.integer(2)),
            .status = static_cast<TableStatus>(row.integer(3)),
            .listed = row.flag(4),
            .rated = row.flag(5),
            .created = row.integer(6),
            .changed = row.integer(7),
            .finished = row.integer(8),
            .deadline = row.integer(9),
            .paused = row.integer(10),
            .sequence = row.integer(11),
            .setup = row.text(12),
            .seats = row.text(13),
            .result = row.text(14),
            .people = ids_in(row.text(15))};
}

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(bytes.size() * 2);
    for (const char byte : bytes) {
        const auto value = static_cast<std::uint8_t>(byte);
        text.push_back(kDigits[value >> 4U]);
        text.push_back(kDigits[value & 15U]);
    }
    return text;
}

std::string bytes_of(std::string_view hexadecimal) {
    std::string bytes;
    bytes.reserve(hexadecimal.size() / 2);
    for (std::size_t i = 0; i + 1 < hexadecimal.size(); i += 2) {
        unsigned value = 0;
        std::from_chars(hexadecimal.data() + i, hexadecimal.data() + i + 2, value, 16);
        bytes.push_back(static_cast<char>(value));
    }
    return bytes;
}

std::string joined(const std::vector<Id>& ids) {
    std::string text;
    for (const Id& id : ids) {
        if (!text.empty()) text += ' ';
        text += id;
    }
    return text;
}

std::vector<Id> ids_in(std::string_view text) {
    std::vector<Id> ids;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        ids.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return ids;
}

}  // namespace wharf::storage
