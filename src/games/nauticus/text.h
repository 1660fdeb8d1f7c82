// Nauticus for people: the trait of text/game_text.h.
#pragma once

#include <array>

#include "games/nauticus/rules.h"
#include "text/game_text.h"

namespace wharf::nauticus {

// Where a player's points came from, as long as the match lasts.
struct PointSources {
    std::int16_t start;       // N1.1, or what the first position says
    std::int16_t bonuses;     // N3.1
    std::int16_t rewards;     // N5.4
    std::int16_t crowns;      // N6.4
    std::int16_t pass_tiles;  // N2.5: none or less
};

struct NauticusText {
    using Rules = Nauticus;
    using Sources = std::array<PointSources, kMaxPlayers>;

    static constexpr std::string_view id() { return "nauticus"; }
    static std::string_view title() { return "Nauticus"; }
    static std::span<const text::Option> options() { return {}; }
    static text::Words clauses();  // clauses.cpp

    // notation.cpp
    static std::string write(Action action);
    static std::optional<std::string> write_seen(const State& state, Seat actor, Action action, Seat observer);
    static text::Message prompt(const View& view);
    static text::MessageKinds messages();
    static text::MoveForms forms();

    static text::Messages hint(const View& view, Action action);  // hints.cpp

    // refusals.cpp
    static text::Refusal refuse(const View& view, std::string_view move);

    // position.cpp
    static text::Types types();
    static void write_view(const View& view, text::JsonText& to);
    static void write_position(const State& state, text::JsonText& to);
    static text::Read<View> read_view(const boost::json::object& object, Seat observer);
    static text::Read<State> read_position(const boost::json::object& object);
    static std::optional<text::Problem> check(const State& state);  // invariants.cpp

    // board.cpp
    static std::string draw(const View& view, const text::Paint& paint);
    static std::vector<text::ScoreLine> score_sheet(const View& view, Seat seat);

    // sources.cpp
    static Sources first_sources(const State& state);
    static void count_sources(Sources& sources, const State& before, Action action, const State& after);
    static std::vector<text::ScoreLine> source_lines(const Sources& sources, Seat seat);
};

// The canonical name of a ship, from its counts alone (notation.cpp): hull / masts / sails / goods, as in
// "bow+2middle/anchor+crown/anchor/fish" or "two-ship/-/-/salt". Empty parts are "-", or left out at the end.
std::string name_of(Ship ship);

// What a space gives its chooser (notation.cpp).
text::Messages bonus_messages(int space);

}  // namespace wharf::nauticus
