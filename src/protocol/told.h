// What an observer is told of a game, and errors.
#pragma once

#include "core/game.h"
#include "protocol/tables.h"

namespace wharf::protocol {

enum class ToldKind { started, move, undo, resigned, timed_out, left, returned, asked_undo, refused_undo };
BOOST_DESCRIBE_ENUM(ToldKind, started, move, undo, resigned, timed_out, left, returned, asked_undo, refused_undo)

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
};
BOOST_DESCRIBE_STRUCT(Told, (), (kind, seat, text, count))

struct LegalMove {
    std::string text;
    std::string hint;
};
BOOST_DESCRIBE_STRUCT(LegalMove, (), (text, hint))

struct ScoreLine {
    std::string clause;
    std::string name;
    std::int64_t points = 0;
};
BOOST_DESCRIBE_STRUCT(ScoreLine, (), (clause, name, points))

// What protocol::scene makes; a test holds the two together.
struct Scene {
    std::string game;
    std::int64_t rules = 0;
    std::int64_t players = 0;
    Nullable<std::int64_t> seat;  // null: a spectator
    std::vector<std::int64_t> waiting_for;
    std::string prompt;
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
};
BOOST_DESCRIBE_STRUCT(ChatLine, (), (number, user, name, at, text))

struct Error {
    std::string code;
    std::string sentence;
    std::optional<std::string> clause;
    std::optional<std::string> field;
};
BOOST_DESCRIBE_STRUCT(Error, (), (code, sentence, clause, field))

}  // namespace wharf::protocol
