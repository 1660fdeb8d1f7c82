// What nodes tell each other, each a message on a topic of its own (node_messages.h). Ids and numbers only: what they
// are about is read from the store.
#pragma once

#include "core/game.h"
#include "protocol/fields.h"

namespace wharf::server {

using IdText = protocol::Text<64>;
using SequenceNumber = protocol::Whole<0, INT64_MAX>;
using SeatNumber = protocol::Whole<0, kMaxSeats - 1>;

// Something was appended to a table's log.
struct TableNews {
    static constexpr std::string_view kTopic = "table";
    IdText table;
    SequenceNumber sequence;
};
BOOST_DESCRIBE_STRUCT(TableNews, (), (table, sequence))

// What lists show of a table has changed: its seats, its status.
struct RowNews {
    static constexpr std::string_view kTopic = "row";
    IdText table;
    SequenceNumber sequence;
};
BOOST_DESCRIBE_STRUCT(RowNews, (), (table, sequence))

// People whose turn has begun or ended somewhere.
struct TurnNews {
    static constexpr std::string_view kTopic = "turn";
    protocol::List<IdText, kMaxSeats> users;
};
BOOST_DESCRIBE_STRUCT(TurnNews, (), (users))

// Somebody said something at a table: the line with this number.
struct ChatNews {
    static constexpr std::string_view kTopic = "chat";
    IdText table;
    SequenceNumber number;
};
BOOST_DESCRIBE_STRUCT(ChatNews, (), (table, number))

// Who listens at a table at the node that says so.
struct PresenceNews {
    static constexpr std::string_view kTopic = "presence";
    IdText table;
    protocol::List<IdText, kMaxSeats> users;
    SequenceNumber watchers;
};
BOOST_DESCRIBE_STRUCT(PresenceNews, (), (table, users, watchers))

// Something was appended to a tournament's log; or there is a new one.
struct TournamentNews {
    static constexpr std::string_view kTopic = "tournament";
    IdText tournament;
    SequenceNumber sequence;
};
BOOST_DESCRIBE_STRUCT(TournamentNews, (), (tournament, sequence))

// A node says once a second that it is there.
struct AliveNews {
    static constexpr std::string_view kTopic = "alive";
};
BOOST_DESCRIBE_STRUCT(AliveNews, (), ())

// Sessions that have ended, by their token hashes, hexadecimal.
struct SessionNews {
    static constexpr std::string_view kTopic = "session";
    static constexpr std::size_t kMost = 500;
    protocol::List<IdText, kMost> ended;
};
BOOST_DESCRIBE_STRUCT(SessionNews, (), (ended))

// Somebody has another name; none: he has gone for good.
struct NameNews {
    static constexpr std::string_view kTopic = "name";
    IdText user;
    std::string name;
};
BOOST_DESCRIBE_STRUCT(NameNews, (), (user, name))

// Something was written to the audit log.
struct AuditNews {
    static constexpr std::string_view kTopic = "audit";
};
BOOST_DESCRIBE_STRUCT(AuditNews, (), ())

// Bots that take challenges at the node that says so.
struct BotsNews {
    static constexpr std::string_view kTopic = "bots";
    static constexpr std::size_t kMost = 500;
    protocol::List<IdText, kMost> users;
};
BOOST_DESCRIBE_STRUCT(BotsNews, (), (users))

// People who are connected at the node that says so; a long list comes in parts, the first of which begins it anew.
struct PeopleNews {
    static constexpr std::string_view kTopic = "people";
    static constexpr std::size_t kMost = 500;
    bool begins = true;
    protocol::List<IdText, kMost> users;
};
BOOST_DESCRIBE_STRUCT(PeopleNews, (), (begins, users))

// Somebody does not want to read what another says, or does again.
struct MuteNews {
    static constexpr std::string_view kTopic = "mute";
    IdText user;
    IdText other;
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(MuteNews, (), (user, other, on))

// What a limit has let through at the node that says so, by key; less than nothing was given back.
struct LimitNews {
    static constexpr std::string_view kTopic = "limit";
    static constexpr std::size_t kMost = 500;
    struct Taken {
        std::string key;
        protocol::Whole<-10'000, 10'000> tokens;
    };
    IdText limit;
    protocol::List<Taken, kMost> taken;
};
BOOST_DESCRIBE_STRUCT(LimitNews::Taken, (), (key, tokens))
BOOST_DESCRIBE_STRUCT(LimitNews, (), (limit, taken))

// A job: the turn of a computer player.
struct TurnJob {
    static constexpr std::string_view kTopic = "turn";
    IdText table;
    SequenceNumber sequence;
    SeatNumber seat;
};
BOOST_DESCRIBE_STRUCT(TurnJob, (), (table, sequence, seat))

}  // namespace wharf::server
