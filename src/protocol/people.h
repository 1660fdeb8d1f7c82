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

struct RatingInfo {
    std::string game;
    std::string players;      // class of player counts: games of two are rated apart
    bool bots = false;        // and so are those with bots
    std::int64_t rating = 0;  // what the player is very likely worth; 1000 for a newcomer
    std::int64_t games = 0;
};
BOOST_DESCRIBE_STRUCT(RatingInfo, (), (game, players, bots, rating, games))

struct Profile {
    std::string id;
    std::string name;
    PersonKind kind = PersonKind::guest;
    std::int64_t created = 0;
    std::vector<RatingInfo> ratings;
};
BOOST_DESCRIBE_STRUCT(Profile, (), (id, name, kind, created, ratings))

}  // namespace wharf::protocol
