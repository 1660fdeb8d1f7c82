// People, their accounts, tokens and ratings, as messages show them.
#pragma once

#include "protocol/fields.h"

namespace wharf::protocol {

using Name = Text<32>;
using Password = Text<200>;
using TableId = Text<32>;
using UserId = Text<32>;
using InviteCode = Text<32>;

enum class PersonKind { guest, account, bot };
BOOST_DESCRIBE_ENUM(PersonKind, guest, account, bot)

// Each may do what those before it may.
enum class Role { person, moderator, administrator };
BOOST_DESCRIBE_ENUM(Role, person, moderator, administrator)

struct Me {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
    std::optional<Role> role{};  // who looks after the house
};
BOOST_DESCRIBE_STRUCT(Me, (), (id, name, kind, role))

struct NewGuest {
    Name name;
};
BOOST_DESCRIBE_STRUCT(NewGuest, (), (name))

struct Credentials {
    Name name;
    Password password;
};
BOOST_DESCRIBE_STRUCT(Credentials, (), (name, password))

// An account to be made, a person's or a program's; with an invitation where one is needed.
struct NewAccount {
    Name name;
    Password password;
    std::optional<bool> bot;
    std::optional<InviteCode> invitation;
};
BOOST_DESCRIBE_STRUCT(NewAccount, (), (name, password, bot, invitation))

struct NewPassword {
    Password old_password;
    Password new_password;
};
BOOST_DESCRIBE_STRUCT(NewPassword, (), (old_password, new_password))

struct DeleteAccount {
    Password password;
};
BOOST_DESCRIBE_STRUCT(DeleteAccount, (), (password))

struct NewToken {
    Text<60> label;
};
BOOST_DESCRIBE_STRUCT(NewToken, (), (label))

// An API token as its owner sees it; `token` itself is shown once, when it is made.
struct TokenInfo {
    std::string id;
    std::string label;
    std::int64_t created = 0;
    std::optional<std::string> token;
};
BOOST_DESCRIBE_STRUCT(TokenInfo, (), (id, label, created, token))

struct Mute {
    UserId user;
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(Mute, (), (user, on))

// Follow or block somebody, or no longer. Who is blocked is told nothing of it.
struct Regard {
    UserId user;
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(Regard, (), (user, on))

// Whether others see if I am there.
struct ShowPresence {
    bool on = true;
};
BOOST_DESCRIBE_STRUCT(ShowPresence, (), (on))

// Playing: at a live game that runs.
enum class Whereabouts { online, playing, away };
BOOST_DESCRIBE_ENUM(Whereabouts, online, playing, away)

struct RatingInfo {
    std::string game;
    std::string players;      // class of player counts: games of two are rated apart
    bool bots = false;        // and so are those with bots
    std::int64_t rating = 0;  // the estimate; 1000 for a newcomer and the computer level "normal"
    std::int64_t games = 0;
    std::int64_t doubt = 0;    // how far off it may well be
    bool provisional = false;  // few games: it still looks for its place
};
BOOST_DESCRIBE_STRUCT(RatingInfo, (), (game, players, bots, rating, games, doubt, provisional))

struct Profile {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
    std::int64_t created = 0;
    std::vector<RatingInfo> ratings;
    std::optional<Whereabouts> presence{};  // where he shows it
    std::optional<bool> following{};        // what I, who ask, have decided about him
    std::optional<bool> blocked{};
    std::optional<bool> friends{};  // we follow each other
    std::optional<bool> hidden{};   // of oneself: others do not see whether I am there
};
BOOST_DESCRIBE_STRUCT(Profile, (), (id, name, kind, created, ratings, presence, following, blocked, friends, hidden))

// Somebody I follow, or have blocked.
struct Acquaintance {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::account;
    std::optional<Whereabouts> presence{};
    bool friends = false;
};
BOOST_DESCRIBE_STRUCT(Acquaintance, (), (id, name, kind, presence, friends))

struct Acquaintances {
    std::vector<Acquaintance> following;
    std::vector<Acquaintance> blocked;
};
BOOST_DESCRIBE_STRUCT(Acquaintances, (), (following, blocked))

// Somebody against whom a rating was won or lost: what he was worth, and the level of a computer player.
struct OpponentRating {
    std::int64_t rating = 0;
    bool provisional = false;
    std::optional<std::string> level{};
};
BOOST_DESCRIBE_STRUCT(OpponentRating, (), (rating, provisional, level))

// What one game did to a rating. Shares are of the opponents left behind, in per cent; missing, like the opponents, for
// games older than reasons.
struct RatedGameInfo {
    std::string table;
    std::int64_t at = 0;
    std::int64_t rank = 0;
    std::int64_t before = 0;
    std::int64_t after = 0;
    std::int64_t doubt = 0;  // afterwards
    std::int64_t games = 0;  // rated ones up to and with this
    bool provisional = false;
    std::optional<std::int64_t> expected{};
    std::optional<std::int64_t> got{};
    std::vector<OpponentRating> opponents{};
};
BOOST_DESCRIBE_STRUCT(RatedGameInfo, (),
                      (table, at, rank, before, after, doubt, games, provisional, expected, got, opponents))

// `rated`: the game was looked at; who has no change then was not moved by it.
struct TableRatings {
    struct Seat {
        std::string user;
        RatedGameInfo change;
    };
    bool rated = false;
    std::vector<Seat> seats;
};
BOOST_DESCRIBE_STRUCT(TableRatings::Seat, (), (user, change))
BOOST_DESCRIBE_STRUCT(TableRatings, (), (rated, seats))

// Somebody met in finished games, and how they ended between the two.
struct OpponentInfo {
    std::string id;
    std::string name;
    bool bot = false;
    std::int64_t games = 0;
    std::int64_t won = 0;
    std::int64_t tied = 0;
    std::int64_t lost = 0;
    std::int64_t last = 0;  // when
};
BOOST_DESCRIBE_STRUCT(OpponentInfo, (), (id, name, bot, games, won, tied, lost, last))

// A line of a leaderboard: somebody who is ranked, somebody with a provisional rating, or a computer level.
struct Leader {
    std::optional<std::int64_t> rank{};
    std::string id;
    std::string name;
    std::optional<bool> bot{};
    std::optional<std::string> level{};
    std::int64_t rating = 0;
    std::int64_t doubt = 0;
    std::int64_t games = 0;
    bool provisional = false;
};
BOOST_DESCRIBE_STRUCT(Leader, (), (rank, id, name, bot, level, rating, doubt, games, provisional))

}  // namespace wharf::protocol
