// A game and its states by OpenSpiel's names, in plain C++: bad input is an exception that says what is wrong.
#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/any_game.h"
#include "match/chance.h"
#include "numbers/any_numbers.h"
#include "players/any_player.h"

namespace wharf::python {

// OpenSpiel's players that are no seats, and its action that is none.
inline constexpr int kChancePlayer = -1;
inline constexpr int kTerminalPlayer = -4;
inline constexpr int kInvalidAction = -1;

using Options = std::map<std::string, std::string>;

// A version of a game's numbers, or std::invalid_argument.
const numbers::AnyNumbers& find_version(const std::string& name, int version);
// A configuration, or std::invalid_argument.
Config read_config(const match::AnyGame& rules, int players, const Options& options);
const match::AnyGame& find_rules(const std::string& name);

class Game {
 public:
    // `version` is that of the numbers, which brings its rules.
    Game(const std::string& name, int version, int players, const Options& options);

    const match::AnyGame& rules() const { return rules_; }
    const numbers::AnyNumbers& numbers() const { return numbers_; }
    int version() const { return version_; }
    const Config& config() const { return config_; }
    int players() const { return config_.players; }
    const Options& options() const { return options_; }
    numbers::Lengths lengths() const { return numbers_.lengths(players()); }
    // An information state as floats: the observation, then what was told, event by event.
    int information_state() const;
    std::string to_string() const;
    friend bool operator==(const Game& a, const Game& b) {
        return &a.numbers_ == &b.numbers_ && a.config_ == b.config_;
    }

 private:
    const match::AnyGame& rules_;
    const numbers::AnyNumbers& numbers_;
    int version_;
    Options options_;
    Config config_;
};

// An action as OpenSpiel's histories keep it.
struct PlayerAction {
    int player;
    int action;

    friend bool operator==(const PlayerAction&, const PlayerAction&) = default;
};

// What happened before a position that was sampled for one player: all that he was told, and all that everybody was.
struct Before {
    Seat player;
    std::vector<numbers::ToldMove> own;
    std::vector<numbers::ToldMove> open;
    std::string own_lines;
    std::string open_lines;
    std::unique_ptr<match::AnyMatch> first;  // the sampled position

    // What a seat was told, and the lines of it. Of another than the player nothing is known but what everybody was
    // told and what it sees in the sampled position.
    std::vector<numbers::ToldMove> told(Seat seat) const;
    std::string lines(Seat seat) const;
};

// A match that is played one action at a time. Of several seats that choose in secret the lowest that has not chosen is
// asked; nothing it is shown depends on what the others chose.
class State {
 public:
    explicit State(std::shared_ptr<const Game> game);
    State(std::shared_ptr<const Game> game, const std::string& document);
    State(const State& other);

    // A state that fits what one observer was told ("wharf-seen/1").
    static State from_seen(std::shared_ptr<const Game> game, const std::string& document, std::uint64_t seed);

    const std::shared_ptr<const Game>& game() const { return game_; }
    const match::AnyMatch& match() const { return *match_; }

    int current_player() const;
    bool is_chance_node() const { return match_->to_act().is_chance(); }
    bool is_terminal() const { return match_->is_over(); }
    int move_number() const;

    // Of the current player if none is named; nothing for others.
    std::vector<int> legal_actions(std::optional<int> player) const;
    std::vector<std::pair<int, double>> chance_outcomes() const;
    void apply_action(int action);
    // One action for every player; those that are not asked do nothing.
    void apply_actions(const std::vector<int>& actions);
    // Takes back the last action, which must be this.
    void undo_action(int player, int action);
    // Chance until a seat decides or the game is over.
    void play_chance(match::ChanceSource& chance);

    // All actions so far. Those that the player of a sampled state was not told are kInvalidAction.
    std::vector<PlayerAction> history() const;

    // A state that this player cannot tell from this one by anything it was ever told.
    State resample(int player, std::uint64_t seed) const;

    std::string action_to_string(int player, int action) const;
    int string_to_action(int player, const std::string& text) const;

    // What an observer knows (the player, or kSpectator), as the player looks at it.
    void observe(Seat observer, Seat player, float* out) const;
    void information_state(Seat observer, Seat player, float* out) const;
    std::string observation_string(Seat observer) const;
    std::string information_state_string(Seat observer) const;
    // The board as a player sees it, or as everybody does; `colour` adds ANSI codes.
    std::string draw(std::optional<int> player, bool colour, int columns) const;
    std::string svg(std::optional<int> player) const;
    // What a player was told, and its view: "wharf-seen/1".
    std::string seen(std::optional<int> player) const;

    // Final only: whom a seat has beaten less who has beaten it, as a part of the others; zeros before.
    std::vector<double> returns() const;
    double player_return(int player) const;
    std::vector<int> scores() const;
    std::vector<int> ranks() const;

    std::string serialize() const;
    friend bool operator==(const State& a, const State& b);

    // The seat of a player, or of the current one; std::invalid_argument if there is none.
    Seat seat_of(std::optional<int> player) const;

 private:
    State(std::shared_ptr<const Game> game, std::unique_ptr<match::AnyMatch> match,
          std::shared_ptr<const Before> before);
    std::vector<numbers::ToldMove> told(Seat observer) const;
    std::string lines(Seat observer) const;

    std::shared_ptr<const Game> game_;
    std::unique_ptr<match::AnyMatch> match_;
    std::shared_ptr<const Before> before_;  // only of sampled states
};

// What a search thinks of the legal actions of a state.
struct Analysed {
    int action;                                  // what the player does
    std::vector<players::SearchedMove> moves{};  // empty if it does not search
    std::vector<int> actions{};                  // of these moves
};

// A computer player: it sees the view of the seat that decides, nothing else.
class Player {
 public:
    Player(std::shared_ptr<const Game> game, const std::string& spec, std::uint64_t seed);
    // Its action for the current player.
    int step(const State& state);
    // The same with what it thinks of all actions.
    Analysed analyse(const State& state);
    // Whether a step may take long.
    bool searches(const State& state) const;
    // Set, it ends a search that is going on in another thread.
    std::atomic<bool>& stop() { return stop_; }
    // Held while it thinks: one decision at a time.
    std::mutex& thinking() { return thinking_; }

    const std::shared_ptr<const Game>& game() const { return game_; }

 private:
    int check(const State& state) const;

    std::shared_ptr<const Game> game_;
    std::unique_ptr<players::AnyPlayer> player_;
    std::atomic<bool> stop_ = false;
    std::mutex thinking_;
};

}  // namespace wharf::python
