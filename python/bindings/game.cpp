#include "game.h"

#include <algorithm>
#include <stdexcept>

#include "catalog/catalog.h"
#include "language/language.h"
#include "match/record.h"

namespace wharf::python {

namespace {

[[noreturn]] void refuse(const std::string& sentence) { throw std::invalid_argument(sentence); }
[[noreturn]] void refuse(const text::Problem& problem) { refuse(language::Speaker("en", problem.game).say(problem)); }

std::string quoted(const std::string& text) { return "\"" + text.substr(0, 40) + "\""; }

}  // namespace

const match::AnyGame& find_rules(const std::string& name) {
    if (const match::AnyGame* game = catalog::find_game(name)) return *game;
    std::string known;
    for (const match::AnyGame* game : catalog::games()) known += (known.empty() ? "" : ", ") + std::string(game->id());
    refuse("there is no game " + quoted(name) + "; there are " + known);
}

Config read_config(const match::AnyGame& rules, int players, const Options& options) {
    if (players < rules.min_players() || players > rules.max_players())
        refuse(std::string(rules.id()) + " is for " + std::to_string(rules.min_players()) + " to " +
               std::to_string(rules.max_players()) + " players, not " + std::to_string(players));
    Config config = rules.default_config(players);
    for (const auto& [name, value] : options)
        if (const auto problem = match::set_option(rules, config, name, value)) refuse(*problem);
    return config;
}

const numbers::AnyNumbers& find_version(const std::string& name, int version) {
    if (const numbers::AnyNumbers* numbers = numbers::find_numbers(name, version)) return *numbers;
    refuse(name + " has versions 1 to " + std::to_string(numbers::newest_version(name)) + ", not " +
           std::to_string(version));
}

Game::Game(const std::string& name, int version, int players, const Options& options)
    : rules_(find_rules(name)),
      numbers_(find_version(name, version)),
      version_(version),
      options_(options),
      config_(read_config(rules_, players, options)) {
    config_.rules = static_cast<std::uint8_t>(numbers_.rules());
}

std::string Game::to_string() const {
    std::string text =
        std::string(rules_.id()) + "-v" + std::to_string(version_) + "(players=" + std::to_string(config_.players);
    for (const auto& [name, value] : options_) text += "," + name + "=" + value;
    return text + ")";
}

State::State(std::shared_ptr<const Game> game)
    : game_(std::move(game)), match_(game_->rules().create(game_->config())) {}

State::State(std::shared_ptr<const Game> game, const std::string& document) : game_(std::move(game)) {
    auto read = match::read_record(document, catalog::find_game);
    if (const auto* problem = std::get_if<text::Problem>(&read)) refuse(*problem);
    match_ = std::move(std::get<match::Record>(read).match);
    if (&match_->game() != &game_->rules())
        refuse("this is a state of " + std::string(match_->game().id()) + ", not of " +
               std::string(game_->rules().id()));
    if (match_->rules_version() != game_->config().rules)
        refuse("this is a state of rules " + std::to_string(match_->rules_version()) + ", not of rules " +
               std::to_string(game_->config().rules));
    if (match_->players() != game_->config().players)
        refuse("this is a state for " + std::to_string(match_->players()) + " players, not for " +
               std::to_string(game_->config().players));
    if (const Config* config = match_->config();
        config != nullptr && !std::equal(config->options, config->options + kMaxOptions, game_->config().options))
        refuse("this is a state with other options than " + game_->to_string());
}

State::State(const State& other) : game_(other.game_), match_(other.match_->clone()) {}

int State::current_player() const {
    const SeatSet acting = match_->to_act();
    return acting.empty() ? kTerminalPlayer : acting.is_chance() ? kChancePlayer : acting.first();
}

Seat State::seat_of(std::optional<int> player) const {
    const int seat = player.value_or(current_player());
    if (!player && seat == kChancePlayer) refuse("chance decides now: name the player");
    if (!player && seat == kTerminalPlayer) refuse("the game is over: name the player");
    if (seat < 0 || seat >= match_->players())
        refuse("there is no player " + std::to_string(seat) + "; players are 0 to " +
               std::to_string(match_->players() - 1));
    return static_cast<Seat>(seat);
}

std::vector<int> State::legal_actions(std::optional<int> player) const {
    const int current = current_player();
    if (player && *player != kChancePlayer) seat_of(player);
    if (current == kTerminalPlayer || (player && *player != current)) return {};
    if (current != kChancePlayer) return game_->numbers().legal(*match_, static_cast<Seat>(current));
    return game_->numbers().legal(*match_, kChance);
}

std::vector<std::pair<int, double>> State::chance_outcomes() const {
    if (!is_chance_node()) refuse("this is no chance node");
    const auto outcomes = game_->numbers().outcomes(*match_);
    double total = 0;
    for (const auto& outcome : outcomes) total += outcome.weight;
    std::vector<std::pair<int, double>> odds;
    odds.reserve(outcomes.size());
    for (const auto& outcome : outcomes) odds.emplace_back(outcome.index, outcome.weight / total);
    return odds;
}

void State::apply_action(int action) {
    const int current = current_player();
    if (current == kTerminalPlayer) refuse("the game is over");
    const Seat seat = current == kChancePlayer ? kChance : static_cast<Seat>(current);
    if (!game_->numbers().play(*match_, seat, action))
        refuse("action " + std::to_string(action) + " is not legal for " +
               (seat == kChance ? "chance" : "player " + std::to_string(current)));
}

void State::play_chance(match::ChanceSource& chance) { game_->numbers().play_chance(*match_, chance); }

std::string State::action_to_string(int player, int action) const {
    const Seat seat = player == kChancePlayer ? kChance : seat_of(player);
    if (auto text = game_->numbers().write(*match_, seat, action)) return *text;
    refuse("action " + std::to_string(action) + " is not legal for " +
           (seat == kChance ? "chance" : "player " + std::to_string(player)));
}

int State::string_to_action(int player, const std::string& text) const {
    const Seat seat = player == kChancePlayer ? kChance : seat_of(player);
    if (const auto index = game_->numbers().read(*match_, seat, text)) return *index;
    refuse(quoted(text) + " is no legal action of " +
           (seat == kChance ? "chance" : "player " + std::to_string(player)));
}

void State::observe(std::optional<int> player, float* out) const {
    game_->numbers().observe(*match_, seat_of(player), out);
}

std::string State::observation_string(std::optional<int> player) const {
    return boost::json::serialize(match_->view(seat_of(player)));
}

std::string State::information_state_string(std::optional<int> player) const {
    const Seat seat = seat_of(player);
    std::string told = game_->to_string() + " seat " + std::to_string(seat) + "\n";
    for (const match::Move& move : match_->seen(seat)) told += match::seat_word(move.seat) + " " + move.text + "\n";
    return told;
}

std::string State::to_string() const { return match_->draw(kSpectator, text::Paint(false)); }

std::vector<double> State::returns() const {
    std::vector<double> returns(static_cast<std::size_t>(match_->players()));
    if (!is_terminal()) return returns;
    const std::vector<int> rank = ranks();
    for (std::size_t seat = 0; seat < returns.size(); ++seat) {
        int better = 0;
        for (const int other : rank) better += (other > rank[seat]) - (other < rank[seat]);
        returns[seat] = better / (static_cast<double>(returns.size()) - 1);
    }
    return returns;
}

double State::player_return(int player) const { return returns()[seat_of(player)]; }

std::vector<int> State::scores() const {
    if (!is_terminal()) refuse("scores are known at the end of the game");
    const Outcome outcome = match_->outcome();
    return {outcome.score, outcome.score + match_->players()};
}

std::vector<int> State::ranks() const {
    if (!is_terminal()) refuse("ranks are known at the end of the game");
    const Outcome outcome = match_->outcome();
    return {outcome.rank, outcome.rank + match_->players()};
}

std::string State::serialize() const {
    const match::Record record{match_->clone(), match::default_names(match_->players())};
    return boost::json::serialize(match::write_record(record));
}

Player::Player(const Game& game, const std::string& spec, std::uint64_t seed) : rules_(game.rules()) {
    const auto read = players::read_spec(spec);
    if (const auto* problem = std::get_if<text::Problem>(&read)) refuse(*problem);
    player_ = catalog::make_player(rules_, std::get<players::Spec>(read), seed);
    if (!player_) refuse("no net ships for " + std::string(rules_.id()));
}

int Player::step(const State& state) {
    if (&state.game()->rules() != &rules_)
        refuse("this is a player of " + std::string(rules_.id()) + ", not of " +
               std::string(state.game()->rules().id()));
    const int current = state.current_player();
    if (current < 0) refuse(current == kChancePlayer ? "chance decides now" : "the game is over");
    return state.string_to_action(current, player_->choose(state.match(), static_cast<Seat>(current)));
}

}  // namespace wharf::python
