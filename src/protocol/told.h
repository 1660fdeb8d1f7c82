// What an observer is told of a game.
#pragma once

#include "core/game.h"
#include "protocol/tables.h"

namespace wharf::protocol {

enum class ToldKind {
    started,
    move,
    undo,
    resigned,
    timed_out,
    left,
    returned,
    asked_undo,
    refused_undo,
    asked_pause,
    refused_pause,
    paused,
    resumed  // without a seat: the pause had lasted as long as it may
};
BOOST_DESCRIBE_ENUM(ToldKind, started, move, undo, resigned, timed_out, left, returned, asked_undo, refused_undo,
                    asked_pause, refused_pause, paused, resumed)

// A seat, or chance.
struct Mover {
    Seat seat = kChance;
};
void write(text::JsonText& to, const Mover& mover);
void read(const json::value& value, Mover& to, const Path& path, Fault& fault);

// One thing an observer was told, in order; never changed afterwards. `count` of an undo: how many of the moves told
// before, the last ones, are taken back.
struct Told {
    ToldKind kind = ToldKind::move;
    std::optional<Mover> seat;
    std::optional<std::string> text;
    std::optional<std::int64_t> count;
    std::optional<json::object> move{};  // the fields of its text, where it is sent
};
BOOST_DESCRIBE_STRUCT(Told, (), (kind, seat, text, count, move))

// The key of its name.
struct ScoreLine {
    std::string clause;
    std::string key;
    std::int64_t points = 0;
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (clause, key, points))

// Something to say: the key of its words, and its arguments (text/message.h).
struct Message {
    static constexpr bool kIsOpen = true;
    std::string key;
};
BOOST_DESCRIBE_STRUCT(Message, (), (key))

// What a move is: its kind and the fields of that kind.
struct MoveFields {
    static constexpr bool kIsOpen = true;
    std::string kind;
};
BOOST_DESCRIBE_STRUCT(MoveFields, (), (kind))

// A move that may be made: its text, its fields, and what it costs and brings.
struct LegalMove {
    static constexpr bool kIsOpen = true;
    std::string text;
    std::string kind;
    std::vector<Message> facts;
};
BOOST_DESCRIBE_STRUCT(LegalMove, (), (text, kind, facts))

// What protocol::scene makes; a test holds the two together.
struct Scene {
    std::string game;
    std::int64_t rules = 0;
    std::int64_t players = 0;
    Nullable<std::int64_t> seat;  // null: a spectator
    std::vector<std::int64_t> waiting_for;
    Message prompt;
    std::vector<LegalMove> legal;
    bool can_undo = false;
    bool over = false;
    std::vector<std::vector<ScoreLine>> scores;
    Nullable<Result> result;
    json::object view;
};
BOOST_DESCRIBE_STRUCT(Scene, (),
                      (game, rules, players, seat, waiting_for, prompt, legal, can_undo, over, scores, result, view))

// Milliseconds left, and whether they run.
struct ClockInfo {
    std::int64_t left = 0;
    bool running = false;
};
BOOST_DESCRIBE_STRUCT(ClockInfo, (), (left, running))

struct ChatLine {
    std::int64_t number = 0;
    std::string user;
    std::string name;
    std::int64_t at = 0;
    std::string text;
    std::optional<bool> removed{};  // somebody took it away; there is no text
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (number, user, name, at, text, removed))

}  // namespace wharf::protocol
