// A match of any game as numbers: indices of moves, observations as floats. What machines that learn talk to.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/any_game.h"
#include "text/feature_fields.h"

namespace wharf::numbers {

// A chance outcome: its index and its odds, relative to the others.
struct ChanceOutcome {
    int index;
    std::uint32_t weight;
};

// A move that was made: a seat or kChance, and its index.
struct NumberedMove {
    Seat seat;
    int index;

    friend bool operator==(const NumberedMove&, const NumberedMove&) = default;
};

// A move as an observer was told of it: all of it, or in other words than the move's own (a reveal, "tile ?"), or
// nothing.
struct ToldMove {
    Seat seat;
    int index;            // -1: not told
    std::uint32_t words;  // the number of the other words; 0: there were none
};

// 24 bits, which a float holds, and never 0: for other words than these almost always another.
std::uint32_t number_of_words(std::string_view text);

// How many decisions and how many chance events a game may have. Measured and argued in each game's lengths.h.
struct Lengths {
    int decisions;
    int chances;
};

// One version of the numbers of one game (core/features.h) for matches of that game, by rules it can tell.
class AnyNumbers {
 public:
    virtual ~AnyNumbers() = default;

    virtual int rules() const = 0;            // the newest version of the rules whose actions it can tell
    virtual int actions() const = 0;          // size of the index of a seat's actions
    virtual int chance_outcomes() const = 0;  // size of the index of chance outcomes
    virtual int observation() const = 0;      // floats of an observation
    virtual Lengths lengths(int players) const = 0;
    virtual bool has_secrets() const = 0;  // whether seats may know more than everybody
    virtual std::vector<text::FeatureField> fields() const = 0;
    virtual std::vector<text::IndexKind> action_kinds() const = 0;
    virtual std::vector<text::IndexKind> outcome_kinds() const = 0;

    // Indices of what a seat may do, ascending; empty for a seat that may not act.
    virtual std::vector<int> legal(const match::AnyMatch& match, Seat seat) const = 0;
    // What may happen by chance; empty if chance is not asked.
    virtual std::vector<ChanceOutcome> outcomes(const match::AnyMatch& match) const = 0;
    // Does what the index says for a seat or kChance; false, and nothing changed, if that is not legal.
    virtual bool play(match::AnyMatch& match, Seat seat, int index) const = 0;

    // Chance events until a seat decides or the game is over; nobody's forced moves.
    virtual void play_chance(match::AnyMatch& match, match::ChanceSource& chance) const = 0;

    // The canonical text of a legal index, and the way back.
    virtual std::optional<std::string> write(const match::AnyMatch& match, Seat seat, int index) const = 0;
    virtual std::optional<int> read(const match::AnyMatch& match, Seat seat, std::string_view text) const = 0;

    // Writes observation() floats: what an observer (the seat, or kSpectator) knows, as the seat looks at it.
    virtual void observe(const match::AnyMatch& match, Seat observer, Seat seat, float* out) const = 0;

    // All moves from the number `from` on.
    virtual std::vector<NumberedMove> history(const match::AnyMatch& match, int from = 0) const = 0;
    // What an observer was told of each.
    virtual std::vector<ToldMove> told(const match::AnyMatch& match, Seat observer) const = 0;
    // A match of its own that begins in a position which the observer cannot tell from this one.
    virtual std::unique_ptr<match::AnyMatch> resample(const match::AnyMatch& match, Seat observer, Rng& rng) const = 0;
};

// The newest version of the numbers of a game of the catalogue; 0 if there is no such game.
int newest_version(std::string_view id);

// A version of the numbers of a game of the catalogue, or null.
const AnyNumbers* find_numbers(std::string_view id, int version);

}  // namespace wharf::numbers
