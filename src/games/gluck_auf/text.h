// Glück Auf for people: the trait of text/game_text.h.
#pragma once

#include <array>

#include "games/gluck_auf/rules.h"
#include "text/game_text.h"

namespace wharf::gluck_auf {

// Where a player's points came from, as long as the match lasts.
struct PointSources {
    std::int16_t start;            // what the first position says
    std::int16_t orders;           // G5.1
    std::int16_t shifts[kShifts];  // G8.1
};

struct GluckAufText {
    using Rules = GluckAuf;
    using Sources = std::array<PointSources, kMaxPlayers>;

    static constexpr std::string_view id() { return "gluck-auf"; }
    static std::string_view title() { return "Glück Auf"; }
    static std::span<const text::Option> options() { return {}; }
    static text::Words clauses();  // clauses.cpp

    // notation.cpp
    static std::string write(Action action);
    static std::optional<std::string> write_seen(const State& state, Seat actor, Action action, Seat observer);
    static text::MessageKinds messages();
    static text::MoveForms forms();

    // hints.cpp
    static text::Messages hint(const View& view, Action action);
    static text::Message prompt(const View& view);

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

}  // namespace wharf::gluck_auf
