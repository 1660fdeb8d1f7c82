// What a game says about itself to people: the trait each game's text.h fulfils, beside the contract of core/game.h.
#pragma once

#include <boost/json.hpp>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.h"
#include "text/faults.h"
#include "text/json_text.h"
#include "text/move_form.h"
#include "text/paint.h"
#include "text/problem.h"
#include "text/refusals.h"
#include "text/type.h"

namespace wharf::text {

// The kinds of messages a game says, so that their words can be looked for.
using MessageKinds = std::span<const MessageKind* const>;

// An option of a table; its values stand in the rules (option_values).
struct Option {
    std::string_view name;
    bool yes_no;  // values 0 and 1 are written false and true
};

// One line of a player's score: the clause it comes from, and the key of its name.
struct ScoreLine {
    std::string_view clause;
    std::string_view key;
    int points;
    bool is_hidden = false;  // from this observer: he sees that there is something, points are 0
};

// A state or view read from a document, or what is wrong with the document.
template <class State>
using Read = std::variant<State, Problem>;

// Whether the start player and the active one sit at the table.
template <class Table>
std::optional<Problem> check_seats(const Table& table) {
    if (table.start >= table.players) return Problem{"table.start", faults::kNoSeat()};
    if (table.active >= table.players) return Problem{"table.active", faults::kNoSeat()};
    return std::nullopt;
}

// For a game whose `determinize` is safe on this view: whether the view is one of a position that holds what all
// positions hold.
template <class T>
std::optional<Problem> check_view(const typename T::Rules::View& view, Seat observer) {
    Rng rng = Rng::from(0);
    const typename T::Rules::State state = T::Rules::determinize(view, rng);
    if (auto problem = T::check(state)) return problem;
    if (observer != kSpectator && observer >= T::Rules::players(state)) return Problem{"seat", faults::kNoSeat()};
    if (!same_bytes(T::Rules::observe(state, observer), view)) return Problem{"", faults::kNoView()};
    return std::nullopt;
}

template <class T>
concept GameText =
    Game<typename T::Rules> && requires(const typename T::Rules::State& state, const typename T::Rules::View& view,
                                        typename T::Rules::Action action, Seat seat, std::string_view text,
                                        const boost::json::object& object, const Paint& paint, JsonText& json) {
        { T::id() } -> std::same_as<std::string_view>;     // "tortuga"
        { T::title() } -> std::same_as<std::string_view>;  // "Tortuga"
        { T::options() } -> std::same_as<std::span<const Option>>;
        // Numbers of the rules' clauses: refusals, help and tests cite them; "clause.T2.5" is the key of their words.
        { T::clauses() } -> std::same_as<Words>;
        // Everything that is said below.
        { T::messages() } -> std::same_as<MessageKinds>;
        // Every way to write a move, seen or made.
        { T::forms() } -> std::same_as<MoveForms>;

        // The one canonical text of an action: lower case words, stable for ever, different within any legal list.
        { T::write(action) } -> std::same_as<std::string>;
        // What `observer` is told when `seat` (or chance) does this in `state`: usually the canonical text; less where
        // part of it is hidden; nothing where even the event is.
        { T::write_seen(state, seat, action, seat) } -> std::same_as<std::optional<std::string>>;
        // Facts about a listed move: its cost, its effect. May be empty. Only about what the mover may know.
        { T::hint(view, action) } -> std::same_as<Messages>;
        // What is asked of the seats that act now.
        { T::prompt(view) } -> std::same_as<Message>;
        // Why this text is no legal move of this seat now. Never decides legality: it is asked after the list has.
        { T::refuse(view, text) } -> std::same_as<Refusal>;

        // What write_view writes: the type "View", and the sets of words there and in moves that have names.
        { T::types() } -> std::same_as<Types>;
        // What an observer sees, and the whole position, as objects.
        { T::write_view(view, json) } -> std::same_as<void>;
        { T::write_position(state, json) } -> std::same_as<void>;
        // What write_view has written for this observer, read back. Accepts every view of play, and nothing
        // `determinize` could stumble over.
        { T::read_view(object, seat) } -> std::same_as<Read<typename T::Rules::View>>;
        // Accepts every position that play can reach, and nothing the rules could stumble over.
        { T::read_position(object) } -> std::same_as<Read<typename T::Rules::State>>;
        // The fault of a state that breaks the rules' invariants: pieces are conserved, capacities kept.
        { T::check(state) } -> std::same_as<std::optional<Problem>>;

        { T::draw(view, paint) } -> std::same_as<std::string>;
        // The sums behind the seat's score, as far as the observer of the view may know them.
        { T::score_sheet(view, seat) } -> std::same_as<std::vector<ScoreLine>>;
    };

// A game whose state keeps the points won on the way as one number, the first line of its score sheet. Where they came
// from is counted beside the state: a match knows all its moves, a state none.
template <class T>
concept HasSources = requires(typename T::Sources& sources, const typename T::Rules::State& before,
                              typename T::Rules::Action action, const typename T::Rules::State& after, Seat seat) {
    // Of a match that begins here.
    { T::first_sources(before) } -> std::same_as<typename T::Sources>;
    // One step more: all of its points are somebody's and have a source.
    { T::count_sources(sources, before, action, after) } -> std::same_as<void>;
    // The lines for the first line of the sheet, which they add up to.
    { T::source_lines(sources, seat) } -> std::same_as<std::vector<ScoreLine>>;
};

// A game that names its chance events itself, so that the same luck means the same at tables whose decisions differ:
// a die by who rolls it and when, not by how many dice fell before. All outcomes of an event have the same label.
template <class T>
concept HasChanceLabels = requires(const typename T::Rules::State& state, typename T::Rules::Action action) {
    { T::chance_label(state, action) } -> std::same_as<std::string>;
};

// What names the chance event of which this is an outcome (docs/fair-chance.md): the outcome's text without its last
// word, unless the game says otherwise.
template <class T>
std::string chance_label(const typename T::Rules::State& state, typename T::Rules::Action action) {
    if constexpr (HasChanceLabels<T>) {
        return T::chance_label(state, action);
    } else {
        std::string text = T::write(action);
        return text.substr(0, text.rfind(' '));
    }
}

// The same as values, for those who look into them.
template <GameText T>
boost::json::object view_json(const typename T::Rules::View& view) {
    return parse_own(json_text([&](JsonText& to) { T::write_view(view, to); }));
}
template <GameText T>
boost::json::object position_json(const typename T::Rules::State& state) {
    return parse_own(json_text([&](JsonText& to) { T::write_position(state, to); }));
}

}  // namespace wharf::text
