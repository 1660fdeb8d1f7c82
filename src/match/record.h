// A match as a document: set-up and moves in, set-up and moves out. Replay, storage and bug reports all use it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "match/any_game.h"
#include "match/circumstances.h"
#include "match/fair_chance.h"

namespace wharf::match {

// Larger documents are refused before they are read.
inline constexpr std::size_t kMaxDocumentBytes = 16U << 20U;

// A match together with what the rules do not know: who sat where, when, and how it ended.
struct Record {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> names;
    std::optional<Proof> proof{};  // of its chance events, where it was played with such
    Circumstances circumstances{};

    // Whether a computer player sat there, as the record says it, or as the names of older records do.
    bool is_computers(Seat seat) const;
};

// Finds a game by its id, or null.
using FindGame = std::function<const AnyGame*(std::string_view id)>;
using ReadRecord = std::variant<Record, text::Problem>;

// Reads a record ("wharf-match/1") and replays it, or a position ("wharf-position/1"), which begins a match of its own.
// Nothing that is wrong is passed over: unknown fields, illegal moves and a result that does not follow are problems.
ReadRecord read_record(std::string_view document, const FindGame& find);
ReadRecord read_record(const boost::json::value& document, const FindGame& find);

// A record whose moves are well-formed and have not been made yet: for those who look at every step.
struct UnplayedRecord {
    Record record;
    std::vector<Move> moves;
};
std::variant<UnplayedRecord, text::Problem> read_unplayed(const boost::json::value& document, const FindGame& find);
// Makes move number `number` of such a record, or says why it cannot be made.
std::optional<text::Problem> play_next(AnyMatch& match, const Move& move, std::size_t number);
// Whether result and ending in the document are those the moves led to, where it has them.
std::optional<text::Problem> check_result(const Record& record, const boost::json::value& document);

// The whole record; the result once the game is over.
boost::json::object write_record(const Record& record);
// What one observer was told, and his view: "wharf-seen/1". It holds no secrets and cannot be replayed.
boost::json::object write_seen_record(const Record& record, Seat observer);
// The full position, which read_record takes too.
boost::json::object write_position(const AnyMatch& match);
boost::json::object write_result(const AnyMatch& match);
// The start player and every option of the game, by their names.
boost::json::object write_options(const AnyGame& game, const Config& config);

// "0" … "4", or "chance".
std::string seat_word(Seat seat);
std::optional<Seat> read_seat(std::string_view word);

// "seat 1", with the player's name where there is one: "seat 1 (Anna)".
std::string seat_label(const Record& record, Seat seat);

// A name per seat where none is known: "seat 0", ….
std::vector<std::string> default_names(int players);

// Sets an option by its name and the text of its value, as on a command line; "start" is a seat or "random".
std::optional<text::Problem> set_option(const AnyGame& game, Config& config, std::string_view name,
                                        std::string_view value);

// A version of the rules that this program can play, by its text; and all of them: "1–2".
std::optional<int> read_rules(const AnyGame& game, std::string_view word);
std::string known_rules(const AnyGame& game);

// One JSON text per line of an array or object of the outermost two levels: readable, and kind to version control.
std::string print_document(const boost::json::object& document);

}  // namespace wharf::match
