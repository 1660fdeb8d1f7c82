// A match of any game: the type-erased edge between the rules and everything that talks to people.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "match/chance.h"
#include "text/game_text.h"
#include "text/paint.h"
#include "text/problem.h"

namespace wharf::match {

class AnyGame;

// A move somebody may make now.
struct LegalMove {
    std::string text;
    text::Messages hint;
    std::uint32_t weight = 0;  // chance only: its odds
};

// A move that was made: a seat or kChance, and its canonical text.
struct Move {
    Seat seat;
    std::string text;

    friend bool operator==(const Move&, const Move&) = default;
};

// A chance event by its name (docs/fair-chance.md).
struct NamedEvent {
    std::string label;
    std::uint32_t ordinal = 0;  // among the draws with this label, from 1; 0: it has one outcome and is no draw
};

// A match is its set-up and its moves. Texts go in, views come out; everything is checked.
class AnyMatch {
 public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> clone() const = 0;
    // A match that begins with a position this observer cannot tell from the present one.
    virtual std::unique_ptr<AnyMatch> imagined(Seat observer, Rng& rng) const = 0;

    virtual const AnyGame& game() const = 0;
    virtual int players() const = 0;
    // The version of the rules it follows, from its beginning to its end.
    virtual int rules_version() const = 0;
    // The configuration it began with, unless it began with a position.
    virtual const Config* config() const = 0;
    // The position it began with, unless it began with a configuration.
    virtual std::optional<boost::json::object> first_position() const = 0;

    virtual SeatSet to_act() const = 0;
    // Whom an observer sees deciding: the only form of to_act that may be shown to people.
    virtual SeatSet waiting_for(Seat observer) const = 0;
    bool is_over() const { return to_act().empty(); }
    virtual std::vector<LegalMove> legal(Seat seat) const = 0;
    // The same moves by their texts alone, for those who ask often.
    virtual std::vector<std::string> legal_texts(Seat seat) const = 0;
    // The chance event that is pending, if one is.
    virtual std::optional<NamedEvent> chance_event() const = 0;

    // Facts that speak for one legal move of a seat and against another, the weightiest first; none where the game has
    // no reasons of its own.
    virtual text::Messages reasons(Seat seat, std::string_view better, std::string_view worse) const = 0;

    // Makes the move, or says why not and changes nothing.
    virtual std::optional<text::Refusal> play(Seat seat, std::string_view move) = 0;
    // Applies chance events and decisions with one legal move, until somebody has a choice or the game is over.
    virtual void settle(ChanceSource& chance) = 0;
    // The same for what has one outcome only: chance that could do several things waits.
    void settle_forced();
    // How it stands after random play: so many decisions of seats and the chance events between them, or the rest of
    // the game if that is shorter.
    virtual Outcome played_randomly(Rng& rng, int decisions) const = 0;

    virtual int move_count() const = 0;
    // All moves from number `from` on.
    virtual std::vector<Move> moves(int from = 0) const = 0;
    // All moves as bytes: small and fast to play again, for a keeper who knows the version of the rules.
    virtual std::string packed_moves() const = 0;
    // Plays packed moves; false if one of them is not legal, which leaves those before it.
    virtual bool play_packed(std::string_view bytes) = 0;
    // What an observer has been told from the move number `from` on.
    virtual std::vector<Move> seen(Seat observer, int from = 0) const = 0;

    // Goes back to the position after the first `count` moves.
    virtual void rewind(int count) = 0;
    // Whether undo would take something back.
    virtual bool can_undo(Seat seat) const = 0;
    // Takes back the last decision of a seat, if the seat has learnt nothing since; refuses otherwise.
    virtual std::optional<text::Refusal> undo(Seat seat) = 0;

    virtual Outcome outcome() const = 0;
    virtual std::vector<text::ScoreLine> score_sheet(Seat observer, Seat seat) const = 0;

    virtual void write_view(Seat observer, text::JsonText& to) const = 0;
    boost::json::object view(Seat observer) const;
    virtual boost::json::object position() const = 0;
    virtual text::Message prompt(Seat observer) const = 0;
    virtual std::string draw(Seat observer, const text::Paint& paint) const = 0;
};

}  // namespace wharf::match
