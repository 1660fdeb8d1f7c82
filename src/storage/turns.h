// Who is waited for at tables that are played turn by turn, and how people are reached who are not there.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "storage/records.h"

namespace wharf::storage {

// Somebody must decide at a table that is played turn by turn.
struct Turn {
    Id user{};
    Id table{};
    Time since = 0;
    Time until = 0;  // his time is up; 0: never
    Time due = 0;    // when he is told by the ways he has chosen; 0: not any more
    // Where it could not be told by all of them at once: how often that was, and by which it need not be any more.
    std::int64_t attempts = 0;
    std::vector<Id> told{};

    friend bool operator==(const Turn&, const Turn&) = default;
};

enum class WayKind : std::uint8_t { push, mail, webhook };

// A way to reach somebody: a device, a mailbox, a program.
struct Way {
    Id id{};
    Id user{};
    WayKind kind = WayKind::push;
    std::string address{};   // where: a URL, or a mail address
    std::string secret{};    // what only the two sides know; the caller's form
    std::string language{};  // in which he is written to
    Time created = 0;
    bool confirmed = false;     // it is his; nothing but the letter that asks goes to others
    std::int64_t failures = 0;  // one after the other, until now

    friend bool operator==(const Way&, const Way&) = default;
};

// When somebody wants to hear nothing: minutes of the day in his time zone. `from` may be later than `until`.
struct QuietHours {
    std::string zone{};  // "Europe/Warsaw"
    std::int64_t from = 0;
    std::int64_t until = 0;

    friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

// A letter with a link that can be used once: to say that a mailbox is his, or to choose a new password.
enum class LetterKind : std::uint8_t { confirmation, recovery };
struct Letter {
    std::string token_hash{};  // bytes; the token itself stands in the letter alone
    LetterKind kind = LetterKind::confirmation;
    Id user{};
    Id way{};
    Time created = 0;
    Time expires = 0;
};

}  // namespace wharf::storage
