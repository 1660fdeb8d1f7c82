// Who stands in a row of the store: whoever shows it needs their names. Where there is nobody an id may be empty.
#pragma once

#include <string>
#include <vector>

#include "storage/administration.h"
#include "storage/records.h"

namespace wharf::server {

inline const std::vector<std::string>& people_in(const storage::TableRow& row) { return row.people; }
inline std::vector<std::string> people_in(const storage::ChatLine& line) { return {line.user}; }
inline std::vector<std::string> people_in(const std::vector<storage::Sanction>& of_one) {
    std::vector<std::string> users;
    for (const storage::Sanction& sanction : of_one) users.push_back(sanction.by);
    return users;
}
inline std::vector<std::string> people_in(const storage::AuditEntry& entry) { return {entry.by, entry.user}; }
inline std::vector<std::string> people_in(const storage::Report& report) {
    return {report.user, report.by, report.answered_by};
}

}  // namespace wharf::server
