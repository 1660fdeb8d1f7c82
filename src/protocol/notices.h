// How people are told that it is their turn: ways, quiet hours, letters; and where they are waited for.
#pragma once

#include "protocol/people.h"

namespace wharf::protocol {

enum class Language { en, hu, pl, de };
BOOST_DESCRIBE_ENUM(Language, en, hu, pl, de)

enum class WayKind { push, mail, webhook };
BOOST_DESCRIBE_ENUM(WayKind, push, mail, webhook)

// A browser, as it says itself when it subscribes (PushSubscription).
struct NewPush {
    Text<1000> endpoint;
    Text<100> p256dh;
    Text<40> auth;
    Language language = Language::en;
};
BOOST_DESCRIBE_STRUCT(NewPush, (), (endpoint, p256dh, auth, language))

// Whoever reads a mailbox can choose a new password: so it takes the one there is.
struct NewMailbox {
    Text<254> address;
    Password password;
    Language language = Language::en;
};
BOOST_DESCRIBE_STRUCT(NewMailbox, (), (address, password, language))

struct NewWebhook {
    Text<1000> url;
};
BOOST_DESCRIBE_STRUCT(NewWebhook, (), (url))

// `address`: of a mailbox and a webhook as it was given, of a browser only the host of its push service and a mark by
// which it knows itself: SHA-256 of its endpoint. `secret` signs what a webhook is sent, and is shown once.
struct WayInfo {
    std::string id;
    WayKind kind = WayKind::push;
    std::string address;
    std::optional<std::string> mark;
    std::int64_t created = 0;
    bool confirmed = false;
    std::int64_t failures = 0;  // one after the other, until now
    std::optional<std::string> secret;
};
BOOST_DESCRIBE_STRUCT(WayInfo, (), (id, kind, address, mark, created, confirmed, failures, secret))

// Minutes of the day; `from` may be later than `until`.
struct QuietHours {
    Text<64> zone;
    Whole<0, 1439> from;
    Whole<0, 1439> until;
};
BOOST_DESCRIBE_STRUCT(QuietHours, (), (zone, from, until))

// None: no hours are quiet.
struct NewQuietHours {
    std::optional<QuietHours> quiet;
};
BOOST_DESCRIBE_STRUCT(NewQuietHours, (), (quiet))

struct Notices {
    std::string push_key;  // applicationServerKey
    bool mail = false;     // this house can send mail
    std::vector<WayInfo> ways;
    std::optional<QuietHours> quiet;
};
BOOST_DESCRIBE_STRUCT(Notices, (), (push_key, mail, ways, quiet))

// By the link in a letter.
struct UseLetter {
    Text<100> token;
};
BOOST_DESCRIBE_STRUCT(UseLetter, (), (token))

// `name`: of the account, or the address of its mailbox.
struct AskRecovery {
    Text<254> name;
    Language language = Language::en;
};
BOOST_DESCRIBE_STRUCT(AskRecovery, (), (name, language))

struct RecoverPassword {
    Text<100> token;
    Password password;
};
BOOST_DESCRIBE_STRUCT(RecoverPassword, (), (token, password))

// Somebody is waited for at a table that is played turn by turn.
struct TurnInfo {
    std::string table;
    std::string game;
    std::int64_t since = 0;
    std::int64_t until = 0;         // his time is up; 0: never
    std::vector<std::string> with;  // the other people there
};
BOOST_DESCRIBE_STRUCT(TurnInfo, (), (table, game, since, until, with))

// Where somebody is waited for has changed: GET /api/turns says how it is.
struct TurnsChanged {
    static constexpr std::string_view kKind = "turns";
};
BOOST_DESCRIBE_STRUCT(TurnsChanged, (), ())

}  // namespace wharf::protocol
