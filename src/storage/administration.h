// What those who look after a house keep: roles, bans and silences, reports, announcements, invitations, house rules,
// and the audit log of all that was done.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "storage/records.h"

namespace wharf::storage {

enum class SanctionKind : std::uint8_t { ban, silence };

// Somebody may not come in, or may not chat.
struct Sanction {
    Id user{};
    SanctionKind kind = SanctionKind::ban;
    Time since = 0;
    Time until = 0;  // 0: until it is lifted
    Id by{};         // empty: the command line
    std::string reason{};

    friend bool operator==(const Sanction&, const Sanction&) = default;
};

// Who does something to others, and why. It stands in the audit log, in the same transaction.
struct Act {
    Id by{};            // empty: whoever has the command line of the server
    std::string via{};  // the operator's name there
    Time at = 0;
    std::string reason{};
};

// One thing that was done. Numbers begin at 1 and have no gaps; nothing is ever changed or deleted.
struct AuditEntry {
    std::int64_t number = 0;
    Time at = 0;
    Id by{};
    std::string via{};
    std::string action{};
    Id user{};              // to whom
    Id table{};             // where
    std::string subject{};  // what else: a rule, an announcement, a line, a report
    std::string value{};    // what it is now: a role, an end
    std::string reason{};

    friend bool operator==(const AuditEntry&, const AuditEntry&) = default;
};

// The words of the log.
namespace actions {

inline constexpr const char* kRole = "role";
inline constexpr const char* kPassword = "password";
inline constexpr const char* kBan = "ban";
inline constexpr const char* kUnban = "unban";
inline constexpr const char* kSilence = "silence";
inline constexpr const char* kUnsilence = "unsilence";
inline constexpr const char* kDelete = "delete";
inline constexpr const char* kExport = "export";
inline constexpr const char* kCloseTable = "close_table";
inline constexpr const char* kCancelTournament = "cancel_tournament";
inline constexpr const char* kDeleteChat = "delete_chat";
inline constexpr const char* kAnnounce = "announce";
inline constexpr const char* kEndAnnouncement = "end_announcement";
inline constexpr const char* kRule = "rule";
inline constexpr const char* kInvite = "invite";
inline constexpr const char* kEndInvitation = "end_invitation";
inline constexpr const char* kAnswerReport = "answer_report";

}  // namespace actions

// Shown to everybody until it ends.
struct Announcement {
    Id id{};
    Time at = 0;
    Time until = 0;  // 0: until it is ended
    Id by{};
    std::string text{};

    friend bool operator==(const Announcement&, const Announcement&) = default;
};

// Lets so many people make an account where that needs an invitation.
struct Invitation {
    std::string code{};
    Time created = 0;
    Time expires = 0;  // 0: never
    Id by{};
    std::string note{};
    int most = 1;
    int used = 0;

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

// Somebody says that another, or a line of his, is not as it should be. The line is kept as it was.
struct Report {
    Id id{};
    Time at = 0;
    Id by{};
    Id user{};
    Id table{};             // empty: about the person as such
    std::int64_t line = 0;  // number of the chat line; 0: none
    std::string said{};
    std::string text{};
    Time answered = 0;  // 0: waits
    Id answered_by{};
    std::string answer{};

    friend bool operator==(const Report&, const Report&) = default;
};

// A rule of the house under its name; the server knows what it means and what it is where nobody has set it.
struct HouseRule {
    std::string name{};
    std::string value{};

    friend bool operator==(const HouseRule&, const HouseRule&) = default;
};

// How much there is of everything.
struct Figures {
    std::int64_t guests = 0;
    std::int64_t accounts = 0;
    std::int64_t bots = 0;
    std::int64_t new_accounts = 0;  // since the moment that was asked for, as are those below
    std::int64_t games_begun = 0;
    std::int64_t games_finished = 0;
    std::int64_t players = 0;  // who sat at a table that changed
    std::int64_t open_tables = 0;
    std::int64_t playing_tables = 0;
    std::int64_t finished_tables = 0;
    std::int64_t bans = 0;
    std::int64_t silences = 0;
    std::int64_t open_reports = 0;
};

// People to be found; what is empty does not restrict.
struct UserFilter {
    std::string part{};  // of the name, in any spelling
    bool has_role = false;
    bool sanctioned = false;
};

struct ReportFilter {
    Id by{};
    Id user{};
    bool open = false;
    bool below_role = false;  // about people without a role only
};

}  // namespace wharf::storage
