// What can happen at a table, as it stands in the table's log: one entry, one transaction.
#pragma once

#include "match/any_match.h"
#include "protocol/messages.h"
#include "server/time.h"

namespace wharf::server {

enum class TableEventKind {
    joined,         // seat, user
    left,           // seat: before the start it is open again, afterwards a computer player takes over
    computer,       // seat, level (none: the seat is open again)
    number,         // seat, number: its person's, for the chance events
    started,        // order (where seats were drawn), moves: those before the first decision
    moves,          // seat; moves: its decision, and the chance and forced moves that follow
    undone,         // seat: takes back its last decision, having learnt nothing since
    asked_undo,     // seat
    agreed_undo,    // seat: a person who was asked; the last one to agree makes it happen
    refused_undo,   // seat
    resigned,       // seat
    timed_out,      // seat: a computer player takes over
    returned,       // seat: the person plays again
    rematch,        // table: where the same people play again
    abandoned,      // nobody is left, or it never started; closed: those who look after the house end it, and why
    challenged,     // seat, user: who alone may take it
    declined,       // seat: he does not want to
    kicked,         // seat, user: its person, who cannot come back
    changed,        // settings
    asked_pause,    // seat
    agreed_pause,   // seat: the last one to agree makes it happen
    refused_pause,  // seat
    resumed,        // seat, or none: it had lasted as long as it may
    unsealed,       // all tables that share its luck are over
};
BOOST_DESCRIBE_ENUM(TableEventKind, joined, left, computer, number, started, moves, undone, asked_undo, agreed_undo,
                    refused_undo, resigned, timed_out, returned, rematch, abandoned, challenged, declined, kicked,
                    changed, asked_pause, agreed_pause, refused_pause, resumed, unsealed)

// A move as a log has it: ["0", "keep A C"], ["chance", "reveal"].
struct Played {
    match::Move move;
};
void write(text::JsonText& to, const Played& played);
void read(const boost::json::value& value, Played& to, const protocol::Path& path, protocol::Fault& fault);

struct TableEvent {
    TableEventKind kind = TableEventKind::moves;
    std::optional<std::int64_t> seat;
    std::optional<std::string> user;
    std::optional<protocol::Level> level;
    std::optional<std::vector<std::int64_t>> order;
    std::optional<std::vector<Played>> moves;
    std::optional<std::string> table;
    std::optional<std::string> number;
    std::optional<std::string> closed{};
    std::optional<protocol::Settings> settings{};
    // Somebody has gone by it, and what was asked for is decided by those who are there. Entries that are older than
    // this rule do not say so: what was asked then stayed as it was.
    std::optional<bool> settles{};
    // Undone: time goes on as if the decision had not been made. After entries that are older than this rule a new turn
    // began, with all that a turn brings.
    std::optional<bool> keeps_time{};
};
BOOST_DESCRIBE_STRUCT(TableEvent, (),
                      (kind, seat, user, level, order, moves, table, number, closed, settings, settles, keeps_time))

// A table of a tournament.
struct TournamentPlace {
    std::string id;
    std::int64_t round = 0;
    std::int64_t appear =
        0;                // seconds: who has not come by then, and is waited for, is played for; 0: clocks alone say
    bool sealed = false;  // it shares its luck with other tables: until they are over it is its players' alone
};
BOOST_DESCRIBE_STRUCT(TournamentPlace, (), (id, round, appear, sealed))

// What was agreed when the table was opened.
struct Setup {
    std::string game;
    std::optional<std::int64_t> rules;  // version of the game's rules; tables that name none are older than the second
    std::vector<protocol::SeatWish> seats;
    boost::json::object options;
    protocol::Pace pace = protocol::Pace::live;
    std::optional<protocol::Clock> clock;
    bool invite_only = false;
    bool rated = false;
    bool shuffle = false;
    bool starts_itself = false;  // as soon as the last seat is taken: a quick match, a rematch
    std::string host;
    std::string invite;
    // What the chance events follow from, in hexadecimal digits: known to nobody before the game is over. Tables that
    // are older than such proofs have none.
    std::optional<std::string> secret;
    std::optional<std::string> commitment;
    std::optional<TournamentPlace> tournament{};
};
BOOST_DESCRIBE_STRUCT(Setup, (),
                      (game, rules, seats, options, pace, clock, invite_only, rated, shuffle, starts_itself, host,
                       invite, secret, commitment, tournament))

// Documents of our own making: a fault in one means that the database was tampered with, or is of another version.
std::string to_document(const TableEvent& entry);
std::string to_document(const Setup& setup);
std::variant<TableEvent, text::Problem> read_event(std::string_view document);
std::variant<Setup, text::Problem> read_setup(std::string_view document);

// The version of the rules a table was opened with, which it follows to its end.
int rules_of(const Setup& setup);

// The options of a table as a configuration of its game, or what is wrong with them.
std::variant<Config, protocol::Error> config_of(const match::AnyGame& game, int rules, int players,
                                                const boost::json::object& options);

}  // namespace wharf::server
