// The contract every game fulfils: a handful of total functions over one plain state.
#pragma once

#include <concepts>
#include <cstring>
#include <type_traits>

#include "core/bits.h"
#include "core/fixed_list.h"
#include "core/portable.h"
#include "core/rng.h"

namespace wharf {

// Seats are numbered clockwise from 0.
using Seat = std::uint8_t;
inline constexpr int kMaxSeats = 5;               // Hermagor seats five, the others four
inline constexpr Seat kChance = 0xFE;             // the "player" of dice, bags and piles
inline constexpr Seat kSpectator = 0xFF;          // an observer without a seat
inline constexpr std::uint8_t kDrawStart = 0xFF;  // Config::start: the start player is drawn by chance

// How many places clockwise from `from` a seat sits, and the seat that sits there.
GAME_FN constexpr int places_after(Seat seat, Seat from, int players) {
    return seat >= from ? seat - from : seat - from + players;
}
GAME_FN constexpr Seat seat_after(Seat from, int places, int players) {
    const int seat = from + places;
    return static_cast<Seat>(seat >= players ? seat - players : seat);
}

// Who may decide now: some seats, or chance, or nobody when the game is over.
struct SeatSet {
    static constexpr std::uint8_t kChanceBit = 0x80;
    std::uint8_t bits = 0;

    GAME_FN static constexpr SeatSet of(Seat seat) { return {static_cast<std::uint8_t>(1U << seat)}; }
    GAME_FN static constexpr SeatSet chance() { return {kChanceBit}; }
    GAME_FN static constexpr SeatSet nobody() { return {0}; }

    GAME_FN constexpr bool is_chance() const { return bits == kChanceBit; }
    GAME_FN constexpr bool empty() const { return bits == 0; }
    GAME_FN constexpr bool contains(Seat seat) const {
        return seat == kChance ? is_chance() : seat < kMaxSeats && ((bits >> seat) & 1U) != 0;
    }
    GAME_FN constexpr void insert(Seat seat) { bits = static_cast<std::uint8_t>(bits | (1U << seat)); }
    GAME_FN constexpr void erase(Seat seat) { bits = static_cast<std::uint8_t>(bits & ~(1U << seat)); }
    GAME_FN constexpr int size() const { return count_bits(static_cast<std::uint32_t>(bits)); }
    // The lowest seat; the set must hold seats.
    GAME_FN constexpr Seat first() const { return static_cast<Seat>(lowest_bit(static_cast<std::uint32_t>(bits))); }

    friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;
};

// What a table agrees on before a game. An option is a small number; each game lists its options and their values.
inline constexpr int kMaxOptions = 6;
inline constexpr std::uint8_t kNewestRules = 0;  // Config::rules: whatever version of the rules is the newest
struct Config {
    std::uint8_t players = 2;
    std::uint8_t start = kDrawStart;
    std::uint8_t rules = kNewestRules;
    std::uint8_t options[kMaxOptions] = {};

    friend constexpr bool operator==(const Config&, const Config&) = default;
};

// The values one option may take, the default first.
struct OptionValues {
    std::uint8_t count;
    std::uint8_t values[4];
};

// Final result: rank 1 is the winner; equal ranks are shared places.
struct Outcome {
    std::int16_t score[kMaxSeats] = {};
    std::uint8_t rank[kMaxSeats] = {};

    friend constexpr bool operator==(const Outcome&, const Outcome&) = default;
};

// What most rules say alike: their types, and a table of two and more without options.
template <class StateOfGame, class ActionOfGame, class ViewOfGame>
struct CommonRules {
    using State = StateOfGame;
    using Action = ActionOfGame;
    using View = ViewOfGame;

    static constexpr int kMinPlayers = 2;
    static constexpr int kOldestRules = 1;
    static constexpr int kOptionCount = 0;

    GAME_FN static constexpr OptionValues option_values(int) { return {1, {0}}; }
    GAME_FN static int players(const State& state) { return state.table.players; }
};

template <class T>
concept PlainData = std::is_trivially_copyable_v<T> && std::is_standard_layout_v<T>;

template <class G>
using ActionList = FixedList<typename G::Action, G::kMaxActions>;

template <class G>
concept Game =
    PlainData<typename G::State> && PlainData<typename G::Action> && PlainData<typename G::View> &&
    // No padding: equality and hash are those of the bytes.
    std::has_unique_object_representations_v<typename G::State> &&
    std::has_unique_object_representations_v<typename G::View> &&
    std::has_unique_object_representations_v<typename G::Action> && sizeof(typename G::Action) <= 8 &&
    requires(const Config& config, typename G::State& state, const typename G::State& seen,
             const typename G::View& view, typename G::Action action, ActionList<G>& list, Seat seat, Rng& rng) {
        // Numbers of players, options (kOptions[i] lists the values of Config::options[i]), and the version of the
        // rules, which changes whenever a recorded game could replay otherwise. Every version from kOldestRules on can
        // still be played: what was begun under one goes on under it.
        { G::kMinPlayers } -> std::convertible_to<int>;
        { G::kMaxPlayers } -> std::convertible_to<int>;
        { G::kOptionCount } -> std::convertible_to<int>;
        { G::option_values(0) } -> std::same_as<OptionValues>;
        { G::kRulesVersion } -> std::convertible_to<int>;
        { G::kOldestRules } -> std::convertible_to<int>;
        // A random game never takes more steps than this.
        { G::kMaxSteps } -> std::convertible_to<int>;

        // The position before the first chance event or decision. The configuration must be one the game offers.
        { G::initial(config) } -> std::same_as<typename G::State>;
        // Seats at this table, and the version of the rules it plays by.
        { G::players(seen) } -> std::convertible_to<int>;
        { G::rules(seen) } -> std::convertible_to<int>;
        // Who may decide now. Several seats: a simultaneous secret choice; they may come in any order, with one result.
        { G::to_act(seen) } -> std::same_as<SeatSet>;
        // Appends every action `seat` (or kChance) may take, each once; never none for a member of to_act.
        // What a seat may do depends on nothing but its view. The list must be empty.
        G::legal_actions(seen, seat, list);
        // Odds of a chance outcome, relative to the others in the list; above 0.
        { G::chance_weight(seen, action) } -> std::same_as<std::uint32_t>;
        // Performs an action of the legal list; trusts its caller. A seat's own decision uncovers nothing hidden to it,
        // but for the end of the game: what is uncovered is a chance event (with one outcome if it is fixed already).
        G::apply(state, seat, action);
        // Scores and ranks, defined in every position; final when nobody is to act.
        { G::outcome(seen) } -> std::same_as<Outcome>;
        // What a seat (or kSpectator) may know: the only way out of a state.
        { G::observe(seen, seat) } -> std::same_as<typename G::View>;
        // Whom this observer sees deciding; may name more seats than to_act where that is secret.
        { G::waiting_for(view) } -> std::same_as<SeatSet>;
        // A state the observer cannot tell from the real one: observe(determinize(view), seat) == view.
        { G::determinize(view, rng) } -> std::same_as<typename G::State>;
    };

// Byte equality of values without padding.
template <PlainData T>
GAME_FN bool same_bytes(const T& a, const T& b) {
    static_assert(std::has_unique_object_representations_v<T>);
    return memcmp(&a, &b, sizeof(T)) == 0;
}

// Places from scores alone: rank = 1 + number of players with more points.
GAME_FN inline void rank_by_score(Outcome& outcome, int players) {
    for (int a = 0; a < players; ++a) {
        outcome.rank[a] = 1;
        for (int b = 0; b < players; ++b)
            if (outcome.score[b] > outcome.score[a]) outcome.rank[a] = static_cast<std::uint8_t>(outcome.rank[a] + 1);
    }
}

}  // namespace wharf
