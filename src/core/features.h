// A game as numbers, for machines that learn: what a seat sees as a row of floats, what may be done as indices.
#pragma once

#include "core/game.h"

namespace wharf {

// Whom a field is about: the same for all observers; one seat, counted from the observer; the observer's own secrets.
enum class About : std::uint8_t { table, seat, secret };

// Takes an observation as floats and lets the names of its fields go.
struct FloatRow {
    float* next;

    GAME_FN void value(float number) { *next++ = number; }
    GAME_FN void field(About, int, const char*, const char*) {}
};

// Writes an observation in the words of the rules: categories, flags, numbers of a known size. A game describes its
// observation once, for whatever kind of row: floats for machines, names and meanings for the documentation.
template <class Row>
struct FeatureWriter {
    Row row;
    About about = About::table;
    int place = 0;        // About::seat: clockwise from the observer
    bool present = true;  // the fields of what is absent are zeros

    GAME_FN void of_table(bool is_present = true) { about = About::table, place = 0, present = is_present; }
    GAME_FN void of_seat(int clockwise, bool is_present) {
        about = About::seat, place = clockwise, present = is_present;
    }
    // Every seat, from the observer's own on clockwise; the fields of those that nobody has are zeros.
    template <class Describe>
    GAME_FN void each_seat(Seat observer, int players, int most, Describe describe) {
        for (int at = 0; at < most; ++at) {
            of_seat(at, at < players);
            describe(at < players ? seat_after(observer, at, players) : static_cast<Seat>(at));
        }
    }
    GAME_FN void of_observer() { about = About::secret, place = 0, present = true; }

    // Names what follows, up to the next field.
    GAME_FN void field(const char* name, const char* meaning) { row.field(about, place, name, meaning); }

    GAME_FN void value(float number) { row.value(present ? number : 0.0F); }
    GAME_FN void flag(bool is_set) { value(is_set ? 1.0F : 0.0F); }
    // A number as a part of the most it usually is.
    GAME_FN void part(int number, int most) { value(static_cast<float>(number) * (1.0F / static_cast<float>(most))); }
    template <class T, int N>
    GAME_FN void parts(const T (&numbers)[N], int most) {
        for (const T number : numbers) part(static_cast<int>(number), most);
    }
    // One of `size` categories; no category, all zeros, for anything else.
    GAME_FN void one_of(int category, int size) {
        for (int i = 0; i < size; ++i) flag(i == category);
    }
    // The lowest bits of a set.
    GAME_FN void set(std::uint64_t bits, int size) {
        for (int i = 0; i < size; ++i) flag(((bits >> i) & 1U) != 0);
    }
};

// Versions of the numbers are counted from 1, for each game; none has more than these. What a version means never
// changes, so that what was learnt from it stays of use.
inline constexpr int kMostFeatureVersions = 2;

// A later version whose numbers are those of the one before.
template <class F>
struct SameFeatures : F {
    static constexpr int kVersion = F::kVersion + 1;
};

// One version of the numbers of one game; all of it runs on every target.
template <class F, class G>
concept FeaturesOf =
    Game<G> && requires(const typename G::State& state, const typename G::View& view, typename G::Action action,
                        Seat seat, int index, FeatureWriter<FloatRow>& writer) {
        // Which version this is, and the newest version of the rules whose actions it can tell.
        { F::kVersion } -> std::convertible_to<int>;
        { F::kRules } -> std::convertible_to<int>;

        // Sizes: actions of seats, outcomes of chance, floats of an observation.
        { F::kActions } -> std::convertible_to<int>;
        { F::kChanceOutcomes } -> std::convertible_to<int>;
        { F::kObservation } -> std::convertible_to<int>;

        // Index of a legal action, 0 to kActions - 1; no two legal actions share one. It depends on the action and on
        // what everybody sees: seats count clockwise from the one who decides, ships by their place in his yard. So the
        // table of a state and that of any view of it give the same.
        { F::index(state.table, action) } -> std::same_as<int>;
        { F::index(view.table, action) } -> std::same_as<int>;
        // The way back, for the index of a legal action. For others it is some action that is not legal, or any.
        { F::action(state.table, index) } -> std::same_as<typename G::Action>;
        { F::action(view.table, index) } -> std::same_as<typename G::Action>;
        // The same for outcomes of chance.
        { F::chance_index(state.table, action) } -> std::same_as<int>;
        { F::chance_action(state.table, index) } -> std::same_as<typename G::Action>;

        // Writes kObservation values into any writer: what the view's observer knows, as `seat` looks at it (himself
        // first, the others clockwise). A spectator's view may be looked at from any seat.
        F::describe(view, seat, writer);
    };

// An observation as kObservation floats.
template <class F, class View>
GAME_FN void write_observation(const View& view, Seat seat, float* out) {
    FeatureWriter<FloatRow> writer{{out}};
    F::describe(view, seat, writer);
}

}  // namespace wharf
