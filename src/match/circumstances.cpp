#include "match/circumstances.h"

#include <algorithm>
#include <array>

#include "match/faults.h"
#include "match/record_messages.h"

namespace wharf::match {

namespace {

namespace json = boost::json;
using text::Fault;
using text::Path;

constexpr std::array<std::string_view, 3> kHolders = {"person", "bot", "computer"};
constexpr std::array<std::string_view, 4> kDepartures = {"resigned", "time", "left", "returned"};
constexpr std::array<std::string_view, 2> kEndings = {"played", "resigned"};
constexpr std::array<std::string_view, 2> kPaces = {"live", "turns"};
constexpr std::array<std::string_view, 4> kSeatFields = {"kind", "player", "rating", "seconds_left"};

constexpr std::int64_t kMostSeconds = 366LL * 86'400;                 // of a clock
constexpr std::int64_t kMostMilliseconds = 100 * 366LL * 86'400'000;  // that a game may last
constexpr std::int64_t kMostRating = 100'000;
constexpr std::size_t kMostChanges = 10'000;
constexpr std::size_t kMostPlayerBytes = 200;
constexpr Path kTop{};

template <std::size_t n>
bool knows(const std::array<std::string_view, n>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

template <class Enum, std::size_t n>
std::string_view word_of(const std::array<std::string_view, n>& words, Enum value) {
    return words[static_cast<std::size_t>(value)];
}

template <std::size_t n>
void refuse_others(const json::object& object, const std::array<std::string_view, n>& known, const Path& path,
                   Fault& fault) {
    text::refuse_unknown(object, path, fault, [&](std::string_view name) { return knows(known, name); });
}

// A whole number that must be there.
std::int64_t whole(const json::object& object, std::string_view name, std::int64_t low, std::int64_t high,
                   const Path& path, Fault& fault) {
    std::int64_t read = 0;
    const json::value* value = object.if_contains(name);
    if (value == nullptr)
        fault.set({&path, name}, text::faults::kMissing());
    else
        text::read_whole(*value, read, low, high, {&path, name}, fault);
    return read;
}

// One of these words, which must be there; the first one after a fault.
template <class Enum>
Enum word(const json::object& object, std::string_view name, text::Words words, const Path& path, Fault& fault) {
    const json::value* value = object.if_contains(name);
    if (value == nullptr) fault.set({&path, name}, text::faults::kMissing());
    const int read = value == nullptr ? 0 : text::read_word(*value, words, {&path, name}, fault);
    return static_cast<Enum>(std::max(read, 0));
}

std::optional<std::int64_t> moment(const json::object& object, std::string_view name, const Path& path, Fault& fault) {
    const json::value* value = object.if_contains(name);
    if (value == nullptr) return std::nullopt;
    std::string text;
    const Path here{&path, name};
    text::read(*value, text, here, fault);
    const std::optional<std::int64_t> read = read_utc(text);
    if (!read) fault.set(here, faults::kNoMoment());
    return read;
}

std::optional<TimeControl> read_clock(const json::object& played, const Path& path, Fault& fault) {
    const json::value* value = played.if_contains("clock");
    if (value == nullptr) return std::nullopt;
    const Path here{&path, "clock"};
    const json::object* clock = text::read_object(*value, here, fault);
    if (clock == nullptr) return std::nullopt;
    refuse_others(*clock, std::array<std::string_view, 3>{"pace", "seconds", "increment"}, here, fault);
    const auto pace = word<int>(*clock, "pace", kPaces, here, fault);
    return TimeControl{pace == 1, whole(*clock, "seconds", 0, kMostSeconds, here, fault),
                       whole(*clock, "increment", 0, kMostSeconds, here, fault)};
}

void read_played(const json::value& value, Circumstances& to, Fault& fault) {
    const Path here{&kTop, "played"};
    const json::object* played = text::read_object(value, here, fault);
    if (played == nullptr) return;
    refuse_others(*played, std::array<std::string_view, 4>{"begun", "ended", "rated", "clock"}, here, fault);
    to.begun = moment(*played, "begun", here, fault);
    to.ended = moment(*played, "ended", here, fault);
    if (const json::value* rated = played->if_contains("rated"))
        text::read(*rated, to.is_rated, {&here, "rated"}, fault);
    to.clock = read_clock(*played, here, fault);
}

void read_times(const json::value& value, std::size_t moves, Circumstances& to, Fault& fault) {
    const Path path{&kTop, "times"};
    const json::array* list = text::read_list(value, path, fault);
    if (list == nullptr) return;
    if (list->size() > moves) fault.set(path, text::faults::kTooManyItems(moves));
    for (std::size_t i = 0; i < list->size() && !fault.found(); ++i) {
        const std::int64_t earliest = i == 0 ? 0 : to.times.back();
        text::read_whole((*list)[i], to.times.emplace_back(), earliest, kMostMilliseconds, {&path, {}, i}, fault);
    }
}

void read_changes(const json::value& value, std::size_t seats, std::size_t moves, Circumstances& to, Fault& fault) {
    const Path path{&kTop, "changes"};
    const json::array* list = text::read_list(value, path, fault);
    if (list == nullptr) return;
    if (list->size() > kMostChanges) fault.set(path, text::faults::kTooManyItems(kMostChanges));
    for (std::size_t i = 0; i < list->size() && !fault.found(); ++i) {
        const Path here{&path, {}, i};
        const json::object* change = text::read_object((*list)[i], here, fault);
        if (change == nullptr) return;
        refuse_others(*change, std::array<std::string_view, 3>{"move", "seat", "what"}, here, fault);
        const std::int64_t earliest = to.changes.empty() ? 0 : to.changes.back().move;
        const std::int64_t move = whole(*change, "move", earliest, static_cast<std::int64_t>(moves), here, fault);
        const std::int64_t seat = whole(*change, "seat", 0, static_cast<std::int64_t>(seats) - 1, here, fault);
        to.changes.push_back(
            {move, static_cast<Seat>(seat), word<Departure>(*change, "what", kDepartures, here, fault)});
    }
}

std::optional<std::int64_t> last_resignation(const Circumstances& circumstances) {
    std::optional<std::int64_t> move;
    for (const SeatChange& change : circumstances.changes)
        if (change.what == Departure::resigned) move = change.move;
    return move;
}

// Whether it ended by the rules is compared with the moves by who has made them.
void read_ending(const json::value& value, std::size_t seats, Circumstances& to, Fault& fault) {
    const Path here{&kTop, "ending"};
    const json::object* ending = text::read_object(value, here, fault);
    if (ending == nullptr) return;
    refuse_others(*ending, std::array<std::string_view, 2>{"how", "ranks"}, here, fault);
    to.ending = word<Ending>(*ending, "how", kEndings, here, fault);
    const Path path{&here, "ranks"};
    const json::value* ranks = ending->if_contains("ranks");
    if ((ranks != nullptr) != (to.ending == Ending::resigned))
        fault.set(path, ranks == nullptr ? text::faults::kMissing() : text::faults::kUnknown());
    const json::array* list = ranks == nullptr ? nullptr : text::read_list(*ranks, path, fault);
    if (list == nullptr || fault.found()) return;
    if (list->size() != seats) return fault.set(path, text::faults::kOtherNumber(seats, list->size()));
    for (std::size_t i = 0; i < seats && !fault.found(); ++i)
        text::read_whole((*list)[i], to.ranks.emplace_back(), 1, static_cast<std::int64_t>(seats), {&path, {}, i},
                         fault);
    if (!last_resignation(to)) fault.set({&here, "how"}, faults::kNobodyResigned());
}

// Days since 1970 of a date of the Gregorian calendar, and back (H. Hinnant's chrono-compatible algorithms).
std::int64_t days_of(std::int64_t year, std::int64_t month, std::int64_t day) {
    year -= month <= 2 ? 1 : 0;
    const std::int64_t era = (year >= 0 ? year : year - 399) / 400;
    const std::int64_t year_of_era = year - era * 400;
    const std::int64_t day_of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146'097 + year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year - 719'468;
}

struct Date {
    std::int64_t year, month, day;
};

Date date_of(std::int64_t days) {
    days += 719'468;
    const std::int64_t era = (days >= 0 ? days : days - 146'096) / 146'097;
    const std::int64_t day_of_era = days - era * 146'097;
    const std::int64_t year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
    const std::int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    const std::int64_t shifted = (5 * day_of_year + 2) / 153;
    const std::int64_t month = shifted + (shifted < 10 ? 3 : -9);
    return {year_of_era + era * 400 + (month <= 2 ? 1 : 0), month, day_of_year - (153 * shifted + 2) / 5 + 1};
}

// "2026-11-17 18:02": for people, who need no seconds.
std::string minute_text(std::int64_t seconds) {
    std::string text = utc_text(seconds).substr(0, 16);
    text[10] = ' ';
    return text;
}

text::Message message_of(const SeatChange& change) {
    switch (change.what) {
        case Departure::resigned: return says::kResigned(change.seat, change.move);
        case Departure::time: return says::kTimeWasUp(change.seat, change.move);
        case Departure::left: return says::kLeft(change.seat, change.move);
        case Departure::returned: break;
    }
    return says::kReturned(change.seat, change.move);
}

void add_seat(text::Messages& said, const SeatFacts& facts, Seat seat) {
    if (facts.holder == SeatHolder::computer)
        said.push_back(facts.player.empty() ? says::kComputerSat(seat) : says::kPlayerSat(seat, facts.player));
    if (facts.holder == SeatHolder::bot) said.push_back(says::kBotSat(seat));
    if (facts.rating) said.push_back(says::kRatingChanged(seat, facts.rating->before, facts.rating->after));
    if (facts.seconds_left) said.push_back(says::kTimeLeft(seat, *facts.seconds_left / 60, *facts.seconds_left % 60));
}

}  // namespace

bool is_substitutes(const Circumstances& circumstances, Seat seat, std::int64_t move) {
    bool away = false;
    for (const SeatChange& change : circumstances.changes)
        if (change.seat == seat && change.move <= move) away = change.what != Departure::returned;
    return away;
}

bool ended_so(const Circumstances& circumstances, bool is_over, std::int64_t moves) {
    if (circumstances.ending == Ending::played) return is_over;
    return !is_over && last_resignation(circumstances) == moves;
}

void write_seat_facts(json::object& seat, const SeatFacts& facts) {
    if (facts.holder) seat["kind"] = word_of(kHolders, *facts.holder);
    if (!facts.player.empty()) seat["player"] = facts.player;
    if (facts.rating) seat["rating"] = json::object{{"before", facts.rating->before}, {"after", facts.rating->after}};
    if (facts.seconds_left) seat["seconds_left"] = *facts.seconds_left;
}

void write_circumstances(json::object& document, const Circumstances& circumstances) {
    json::object played;
    if (circumstances.begun) played["begun"] = utc_text(*circumstances.begun);
    if (circumstances.ended) played["ended"] = utc_text(*circumstances.ended);
    if (circumstances.is_rated) played["rated"] = true;
    if (const auto& clock = circumstances.clock)
        played["clock"] = json::object{
            {"pace", kPaces[clock->per_turn ? 1 : 0]}, {"seconds", clock->seconds}, {"increment", clock->increment}};
    if (!played.empty()) document["played"] = std::move(played);
    if (!circumstances.times.empty())
        document["times"] = json::array(circumstances.times.begin(), circumstances.times.end());
    json::array changes;
    for (const SeatChange& change : circumstances.changes)
        changes.push_back(
            json::object{{"move", change.move}, {"seat", change.seat}, {"what", word_of(kDepartures, change.what)}});
    if (!changes.empty()) document["changes"] = std::move(changes);
    if (!circumstances.ending) return;
    json::object ending{{"how", word_of(kEndings, *circumstances.ending)}};
    if (!circumstances.ranks.empty())
        ending["ranks"] = json::array(circumstances.ranks.begin(), circumstances.ranks.end());
    document["ending"] = std::move(ending);
}

bool is_seat_fact(std::string_view field) { return knows(kSeatFields, field); }

SeatFacts read_seat_facts(const json::object& seat, const Path& path, Fault& fault) {
    SeatFacts facts;
    if (seat.contains("kind")) facts.holder = word<SeatHolder>(seat, "kind", kHolders, path, fault);
    if (const json::value* player = seat.if_contains("player")) {
        text::read(*player, facts.player, {&path, "player"}, fault);
        facts.player = text::plain(facts.player, kMostPlayerBytes);
    }
    if (const json::value* rating = seat.if_contains("rating")) {
        const Path here{&path, "rating"};
        if (const json::object* change = text::read_object(*rating, here, fault)) {
            refuse_others(*change, std::array<std::string_view, 2>{"before", "after"}, here, fault);
            facts.rating = {whole(*change, "before", -kMostRating, kMostRating, here, fault),
                            whole(*change, "after", -kMostRating, kMostRating, here, fault)};
        }
    }
    if (seat.contains("seconds_left")) facts.seconds_left = whole(seat, "seconds_left", 0, kMostSeconds, path, fault);
    return facts;
}

void read_circumstances(const json::object& document, std::size_t seats, std::size_t moves, Circumstances& to,
                        Fault& fault) {
    if (const json::value* played = document.if_contains("played")) read_played(*played, to, fault);
    if (const json::value* times = document.if_contains("times")) read_times(*times, moves, to, fault);
    if (const json::value* changes = document.if_contains("changes")) read_changes(*changes, seats, moves, to, fault);
    if (const json::value* ending = document.if_contains("ending")) read_ending(*ending, seats, to, fault);
}

// How a moment is written; every 0 is a digit.
constexpr std::string_view kMoment = "0000-00-00T00:00:00Z";

std::string utc_text(std::int64_t seconds) {
    const std::int64_t days = (seconds >= 0 ? seconds : seconds - 86'399) / 86'400;
    const std::int64_t rest = seconds - days * 86'400;
    const Date date = date_of(days);
    std::string text(kMoment);
    // Digit by digit: the engine in the browser has no printf.
    const auto put = [&](std::size_t end, std::int64_t number) {
        for (; end > 0 && text[end - 1] == '0'; --end, number /= 10)
            text[end - 1] = static_cast<char>('0' + number % 10);
    };
    put(19, rest % 60);
    put(16, rest / 60 % 60);
    put(13, rest / 3600);
    put(10, date.day);
    put(7, date.month);
    put(4, date.year);
    return text;
}

std::optional<std::int64_t> read_utc(std::string_view text) {
    if (text.size() != kMoment.size()) return std::nullopt;
    std::array<std::int64_t, 6> numbers{};
    std::size_t number = 0;
    for (std::size_t i = 0; i < kMoment.size(); ++i) {
        const bool is_digit = text[i] >= '0' && text[i] <= '9';
        if (is_digit != (kMoment[i] == '0') || (!is_digit && text[i] != kMoment[i])) return std::nullopt;
        if (is_digit)
            numbers[number] = numbers[number] * 10 + (text[i] - '0');
        else
            ++number;
    }
    const std::int64_t seconds =
        days_of(numbers[0], numbers[1], numbers[2]) * 86'400 + numbers[3] * 3600 + numbers[4] * 60 + numbers[5];
    // What is no date, as the 30th of February, is another one when it is written again.
    if (numbers[1] == 0 || numbers[1] > 12 || utc_text(seconds) != text) return std::nullopt;
    return seconds;
}

text::Messages messages_of(const Circumstances& circumstances) {
    text::Messages said;
    if (circumstances.begun && circumstances.ended)
        said.push_back(says::kPlayedFrom(minute_text(*circumstances.begun), minute_text(*circumstances.ended)));
    else if (circumstances.begun)
        said.push_back(says::kBegunAt(minute_text(*circumstances.begun)));
    if (circumstances.is_rated) said.push_back(says::kWasRated());
    if (const auto& clock = circumstances.clock)
        said.push_back(clock->per_turn
                           ? says::kClockPerTurn(clock->seconds / 3600, clock->seconds / 60 % 60)
                           : says::kClockOfBank(clock->seconds / 60, clock->seconds % 60, clock->increment));
    for (std::size_t seat = 0; seat < circumstances.seats.size(); ++seat)
        add_seat(said, circumstances.seats[seat], static_cast<Seat>(seat));
    for (const SeatChange& change : circumstances.changes) said.push_back(message_of(change));
    if (circumstances.ending)
        said.push_back(*circumstances.ending == Ending::played ? says::kPlayedToTheEnd() : says::kEndedEarly());
    return said;
}

}  // namespace wharf::match
