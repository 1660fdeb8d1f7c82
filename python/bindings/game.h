// A game and its states by OpenSpiel's names, in plain C++: bad input is an exception that says what is wrong.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "match/any_game.h"
#include "match/chance.h"
#include "numbers/any_numbers.h"
#include "players/any_player.h"

namespace wharf::python {

// OpenSpiel's players that are no seats.
inline constexpr int kChancePlayer = -1;
inline constexpr int kTerminalPlayer = -4;

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
    const Options& options() const { return options_; }
    std::string to_string() const;

 private:
    const match::AnyGame& rules_;
    const numbers::AnyNumbers& numbers_;
    int version_;
    Options options_;
    Config config_;
};

// A match that is played one action at a time. Of several seats that choose in secret the lowest that has not chosen is
// asked; nothing it is shown depends on what the others chose.
class State {
 public:
    explicit State(std::shared_ptr<const Game> game);
    State(std::shared_ptr<const Game> game, const std::string& document);
    State(const State& other);

    const std::shared_ptr<const Game>& game() const { return game_; }
    const match::AnyMatch& match() const { return *match_; }

    int current_player() const;
    bool is_chance_node() const { return match_->to_act().is_chance(); }
    bool is_terminal() const { return match_->is_over(); }

    // Of the current player if none is named; nothing for others.
    std::vector<int> legal_actions(std::optional<int> player) const;
    std::vector<std::pair<int, double>> chance_outcomes() const;
    void apply_action(int action);
    // Chance until a seat decides or the game is over.
    void play_chance(match::ChanceSource& chance);

    std::string action_to_string(int player, int action) const;
    int string_to_action(int player, const std::string& text) const;

    void observe(std::optional<int> player, float* out) const;
    std::string observation_string(std::optional<int> player) const;
    std::string information_state_string(std::optional<int> player) const;
    std::string to_string() const;

    // Final only: whom a seat has beaten less who has beaten it, as a part of the others; zeros before.
    std::vector<double> returns() const;
    double player_return(int player) const;
    std::vector<int> scores() const;
    std::vector<int> ranks() const;

    std::string serialize() const;

 private:
    Seat seat_of(std::optional<int> player) const;

    std::shared_ptr<const Game> game_;
    std::unique_ptr<match::AnyMatch> match_;
};

// A computer player: it sees the view of the seat that decides, nothing else.
class Player {
 public:
    Player(const Game& game, const std::string& spec, std::uint64_t seed);
    // Its action for the current player.
    int step(const State& state);

 private:
    const match::AnyGame& rules_;
    std::unique_ptr<players::AnyPlayer> player_;
};

}  // namespace wharf::python
