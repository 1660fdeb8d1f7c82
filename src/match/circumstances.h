// What a record tells beside set-up and moves: who sat there, when it was played and by which clock, who gave up or was
// replaced, how it ended. The replay does not depend on it, and records may say nothing of it.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "text/message.h"
#include "text/reading.h"

namespace wharf::match {

// In the order of their words in documents.
enum class SeatHolder : std::uint8_t { person, bot, computer };  // a bot is a program with an account of its own
enum class Departure : std::uint8_t { resigned, time, left, returned };  // returned: the person plays again
enum class Ending : std::uint8_t { played, resigned };                   // by the rules, or because people gave up

struct RatingChange {
    std::int64_t before = 0;
    std::int64_t after = 0;

    friend bool operator==(const RatingChange&, const RatingChange&) = default;
};

struct SeatFacts {
    std::optional<SeatHolder> holder{};
    std::string player{};  // which computer player, as "master" or "search:1000"; "" where that is not known
    std::optional<RatingChange> rating{};
    std::optional<std::int64_t> seconds_left{};  // on its clock, at the end

    friend bool operator==(const SeatFacts&, const SeatFacts&) = default;
};

// A person gave up, ran out of time or went away, so that a computer player went on; or came back.
struct SeatChange {
    std::int64_t move = 0;  // so many moves had been made
    Seat seat = 0;
    Departure what = Departure::left;

    friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

struct TimeControl {
    bool per_turn = false;  // the time is for every turn, or a bank for the whole game
    std::int64_t seconds = 0;
    std::int64_t increment = 0;  // added after a turn

    friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

struct Circumstances {
    std::vector<SeatFacts> seats{};       // one per seat, or none at all
    std::optional<std::int64_t> begun{};  // in seconds since 1970, UTC
    std::optional<std::int64_t> ended{};
    bool is_rated = false;
    std::optional<TimeControl> clock{};
    std::vector<std::int64_t> times{};  // of the first moves, or all: milliseconds from the beginning to each
    std::vector<SeatChange> changes{};  // in the order in which they happened
    std::optional<Ending> ending{};
    std::vector<std::int64_t> ranks{};  // of a game that people gave up: those who did come last

    friend bool operator==(const Circumstances&, const Circumstances&) = default;
};

// Whether the game can have ended so after so many moves: by the rules where they say so, else when the last one gave
// up.
bool ended_so(const Circumstances& circumstances, bool is_over, std::int64_t moves);

// Whether a computer player made the move of this number for a person who had gone.
bool is_substitutes(const Circumstances& circumstances, Seat seat, std::int64_t move);

// Into a document: fields of the seat's own object, and the fields "played", "times", "changes" and
// "ending".
void write_seat_facts(boost::json::object& seat, const SeatFacts& facts);
void write_circumstances(boost::json::object& document, const Circumstances& circumstances);

// Whether a field of a seat is one of these.
bool is_seat_fact(std::string_view field);
SeatFacts read_seat_facts(const boost::json::object& seat, const text::Path& path, text::Fault& fault);
void read_circumstances(const boost::json::object& document, std::size_t seats, std::size_t moves, Circumstances& to,
                        text::Fault& fault);

// "2026-11-17T18:02:11Z", and back; nothing where it is no such text.
std::string utc_text(std::int64_t seconds);
std::optional<std::int64_t> read_utc(std::string_view text);

// What there is to say of it, in order: when and how it was played, who was a computer, ratings, departures, the end.
text::Messages messages_of(const Circumstances& circumstances);

}  // namespace wharf::match
