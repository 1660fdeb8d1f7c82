#include "game.h"

#include <algorithm>
#include <stdexcept>

#include "catalog/catalog.h"
#include "language/language.h"
#include "match/record.h"
#include "text/svg.h"

namespace wharf::python {

namespace {

[[noreturn]] void refuse(const std::string& sentence) { throw std::invalid_argument(sentence); }
[[noreturn]] void refuse(const text::Problem& problem) { refuse(language::Speaker("en", problem.game).say(problem)); }

std::string quoted(const std::string& text) { return "\"" + text.substr(0, 40) + "\""; }

std::string action_problem(Seat seat, int action) {
    return "action " + std::to_string(action) + " is not legal for " +
           (seat == kChance ? "chance" : "player " + std::to_string(seat));
}

int player_of(Seat seat) { return seat == kChance ? kChancePlayer : seat; }

std::string lines_of(const std::vector<match::Move>& moves) {
    std::string lines;
    for (const match::Move& move : moves) lines += match::seat_word(move.seat) + " " + move.text + "\n";
    return lines;
}

// An event of an information state: who, what, in which other words.
constexpr int kEventFloats = 3;
constexpr const char* kSampledFormat = "wharf-sampled/1";

void check_fits(const Game& game, const match::AnyMatch& match) {
    if (&match.game() != &game.rules())
        refuse("this is a state of " + std::string(match.game().id()) + ", not of " + std::string(game.rules().id()));
    if (match.rules_version() != game.config().rules)
        refuse("this is a state of rules " + std::to_string(match.rules_version()) + ", not of rules " +
               std::to_string(game.config().rules));
    if (match.players() != game.players())
        refuse("this is a state for " + std::to_string(match.players()) + " players, not for " +
               std::to_string(game.players()));
    if (const Config* config = match.config();
        config != nullptr && !std::equal(config->options, config->options + kMaxOptions, game.config().options))
        refuse("this is a state with other options than " + game.to_string());
}

boost::json::array told_json(const std::vector<numbers::ToldMove>& moves) {
    boost::json::array array;
    for (const numbers::ToldMove& move : moves) array.push_back({move.seat, move.index, move.words});
    return array;
}

std::vector<numbers::ToldMove> read_told(const boost::json::value& array) {
    std::vector<numbers::ToldMove> moves;
    for (const boost::json::value& move : array.as_array())
        moves.push_back(
            {move.at(0).to_number<Seat>(), move.at(1).to_number<int>(), move.at(2).to_number<std::uint32_t>()});
    return moves;
}

std::unique_ptr<match::AnyMatch> read_match(const Game& game, const boost::json::value& document) {
    auto read = match::read_record(document, catalog::find_game);
    if (const auto* problem = std::get_if<text::Problem>(&read)) refuse(*problem);
    auto match = std::move(std::get<match::Record>(read).match);
    check_fits(game, *match);
    return match;
}

boost::json::object write_match(const match::AnyMatch& match) {
    return match::write_record(match::Record{match.clone(), match::default_names(match.players())});
}

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

// Only what is not as usual: games that are the same have the same name.
std::string Game::to_string() const {
    std::string text =
        std::string(rules_.id()) + "-v" + std::to_string(version_) + "(players=" + std::to_string(config_.players);
    const boost::json::object usual = match::write_options(rules_, rules_.default_config(players()));
    for (const auto& [name, value] : match::write_options(rules_, config_)) {
        if (value == usual.at(name)) continue;
        text += "," + std::string(name) + "=";
        if (value.is_bool())
            text += value.as_bool() ? "True" : "False";
        else
            text += value.is_string() ? std::string(value.as_string()) : boost::json::serialize(value);
    }
    return text + ")";
}

int Game::information_state() const {
    return numbers_.observation() + kEventFloats * (lengths().decisions + lengths().chances);
}

std::vector<numbers::ToldMove> Before::told(Seat seat) const {
    if (seat == player) return own;
    std::vector<numbers::ToldMove> moves = open;
    if (seat != kSpectator)
        moves.push_back({seat, -1, numbers::number_of_words(boost::json::serialize(first->view(seat)))});
    return moves;
}

std::string Before::lines(Seat seat) const {
    if (seat == player) return own_lines;
    if (seat == kSpectator) return open_lines;
    return open_lines + "sees " + boost::json::serialize(first->view(seat)) + "\n";
}

State::State(std::shared_ptr<const Game> game)
    : game_(std::move(game)), match_(game_->rules().create(game_->config())) {}

State::State(std::shared_ptr<const Game> game, const std::string& document) : game_(std::move(game)) {
    if (document.size() > match::kMaxDocumentBytes) refuse("this is too long for a state");
    boost::json::error_code problem;
    const boost::json::value json = boost::json::parse(document, problem);
    if (problem) refuse("this is no state: " + problem.message());
    const boost::json::object* object = json.if_object();
    const boost::json::value* format = object != nullptr ? object->if_contains("format") : nullptr;
    if (format == nullptr || *format != kSampledFormat) {
        match_ = read_match(*game_, json);
        return;
    }
    auto before = std::make_shared<Before>();
    try {
        match_ = read_match(*game_, object->at("match"));
        before->player = seat_of(object->at("player").to_number<int>());
        before->own = read_told(object->at("own"));
        before->open = read_told(object->at("open"));
        before->own_lines = object->at("own_lines").as_string().c_str();
        before->open_lines = object->at("open_lines").as_string().c_str();
    } catch (const boost::system::system_error& error) {
        refuse("this is no sampled state: " + std::string(error.what()));
    } catch (const std::out_of_range&) {
        refuse("this is no sampled state: a field is missing");
    }
    before->first = match_->clone();
    before->first->rewind(0);
    before_ = std::move(before);
}

State::State(std::shared_ptr<const Game> game, std::unique_ptr<match::AnyMatch> match,
             std::shared_ptr<const Before> before)
    : game_(std::move(game)), match_(std::move(match)), before_(std::move(before)) {}

State::State(const State& other) : game_(other.game_), match_(other.match_->clone()), before_(other.before_) {}

State State::from_seen(std::shared_ptr<const Game> game, const std::string& document, std::uint64_t seed) {
    boost::json::error_code problem;
    const boost::json::value json = boost::json::parse(document, problem);
    if (problem) refuse("this is no view: " + problem.message());
    const boost::json::object* object = json.if_object();
    if (object == nullptr || !object->contains("format") || object->at("format") != "wharf-seen/1")
        refuse("this is no document \"wharf-seen/1\"");
    try {
        const boost::json::value& seat = object->at("observer");
        if (!seat.is_int64()) refuse("this is what a spectator was told: a state needs a player's view");
        if (seat.as_int64() < 0 || seat.as_int64() >= game->players())
            refuse("there is no player " + std::to_string(seat.as_int64()));
        const auto observer = static_cast<Seat>(seat.as_int64());
        if (object->at("game").as_string() != game->rules().id())
            refuse("this is a view of " + std::string(object->at("game").as_string()) + ", not of " +
                   std::string(game->rules().id()));
        Rng rng = Rng::from(seed, observer);
        auto made = game->rules().from_view(object->at("view").as_object(), observer, rng);
        if (const auto* fault = std::get_if<text::Problem>(&made)) refuse(*fault);
        auto match = std::move(std::get<std::unique_ptr<match::AnyMatch>>(made));
        check_fits(*game, *match);
        // Those whom the observer is asked after have chosen already.
        while (match->to_act().contains(observer) && match->to_act().first() < observer) {
            const Seat seat_before = match->to_act().first();
            const std::vector<int> legal = game->numbers().legal(*match, seat_before);
            game->numbers().play(*match, seat_before, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
        auto before = std::make_shared<Before>();
        before->player = observer;
        for (const boost::json::value& event : object->at("events").as_array()) {
            const std::string who = event.at(0).as_string().c_str();
            const std::string text = event.at(1).as_string().c_str();
            before->own_lines += who + " " + text + "\n";
            const auto actor = match::read_seat(who);
            if (!actor) refuse("there is no seat " + quoted(who));
            before->own.push_back({*actor, -1, numbers::number_of_words(text)});
        }
        before->first = match->clone();
        return State(std::move(game), std::move(match), std::move(before));
    } catch (const boost::system::system_error& error) {
        refuse("this is no view: " + std::string(error.what()));
    } catch (const std::out_of_range&) {
        refuse("this is no view: a field is missing");
    }
}

int State::move_number() const { return match_->move_count() + (before_ ? static_cast<int>(before_->own.size()) : 0); }

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
    if (!game_->numbers().play(*match_, seat, action)) refuse(action_problem(seat, action));
}

void State::apply_actions(const std::vector<int>& actions) {
    const SeatSet acting = match_->to_act();
    if (acting.empty()) refuse("the game is over");
    if (acting.is_chance()) refuse("chance decides now: apply_action takes its outcome");
    if (actions.size() != static_cast<std::size_t>(match_->players()))
        refuse("there must be one action for each of " + std::to_string(match_->players()) + " players, not " +
               std::to_string(actions.size()));
    // What a seat may do depends on nothing that the others do meanwhile: all are checked before one is done.
    for (Seat seat = 0; seat < match_->players(); ++seat) {
        if (!acting.contains(seat)) continue;
        const std::vector<int> legal = game_->numbers().legal(*match_, seat);
        if (!std::binary_search(legal.begin(), legal.end(), actions[seat])) refuse(action_problem(seat, actions[seat]));
    }
    for (Seat seat = 0; seat < match_->players(); ++seat)
        if (acting.contains(seat)) game_->numbers().play(*match_, seat, actions[seat]);
}

void State::undo_action(int player, int action) {
    if (match_->move_count() == 0) refuse("there is nothing to undo");
    const int last = match_->move_count() - 1;
    const numbers::NumberedMove move = game_->numbers().history(*match_, last).front();
    if (player_of(move.seat) != player || move.index != action)
        refuse("the last action was " + std::to_string(move.index) + " of player " +
               std::to_string(player_of(move.seat)) + ", not " + std::to_string(action) + " of player " +
               std::to_string(player));
    match_->rewind(last);
}

void State::play_chance(match::ChanceSource& chance) { game_->numbers().play_chance(*match_, chance); }

std::string State::action_to_string(int player, int action) const {
    const Seat seat = player == kChancePlayer ? kChance : seat_of(player);
    if (auto text = game_->numbers().write(*match_, seat, action)) return *text;
    refuse(action_problem(seat, action));
}

int State::string_to_action(int player, const std::string& text) const {
    const Seat seat = player == kChancePlayer ? kChance : seat_of(player);
    if (const auto index = game_->numbers().read(*match_, seat, text)) return *index;
    refuse(quoted(text) + " is no legal action of " +
           (seat == kChance ? "chance" : "player " + std::to_string(player)));
}

std::vector<PlayerAction> State::history() const {
    std::vector<PlayerAction> actions;
    actions.reserve(static_cast<std::size_t>(move_number()));
    if (before_)
        for (const numbers::ToldMove& move : before_->own) actions.push_back({player_of(move.seat), move.index});
    for (const numbers::NumberedMove& move : game_->numbers().history(*match_))
        actions.push_back({player_of(move.seat), move.index});
    return actions;
}

std::vector<numbers::ToldMove> State::told(Seat observer) const {
    std::vector<numbers::ToldMove> since = game_->numbers().told(*match_, observer);
    if (!before_) return since;
    std::vector<numbers::ToldMove> all = before_->told(observer);
    all.insert(all.end(), since.begin(), since.end());
    return all;
}

std::string State::lines(Seat observer) const {
    return (before_ ? before_->lines(observer) : std::string()) + lines_of(match_->seen(observer));
}

State State::resample(int player, std::uint64_t seed) const {
    const Seat seat = seat_of(player);
    Rng rng = Rng::from(seed, seat);
    auto match = game_->numbers().resample(*match_, seat, rng);
    auto before = std::make_shared<Before>();
    before->player = seat;
    before->own = told(seat);
    before->open = told(kSpectator);
    before->own_lines = lines(seat);
    before->open_lines = lines(kSpectator);
    before->first = match->clone();
    return State(game_, std::move(match), std::move(before));
}

void State::observe(Seat observer, Seat player, float* out) const {
    game_->numbers().observe(*match_, observer, player, out);
}

void State::information_state(Seat observer, Seat player, float* out) const {
    const numbers::AnyNumbers& numbers = game_->numbers();
    observe(observer, player, out);
    float* event = out + numbers.observation();
    std::fill(event, out + game_->information_state(), 0.0F);
    const int players = match_->players();
    const auto room = static_cast<std::size_t>((game_->information_state() - numbers.observation()) / kEventFloats);
    std::vector<numbers::ToldMove> moves = told(observer);
    std::erase_if(moves, [](const numbers::ToldMove& move) { return move.index < 0 && move.words == 0; });
    // The latest, if a game should be longer than any that was seen.
    for (std::size_t i = moves.size() > room ? moves.size() - room : 0; i < moves.size(); ++i, event += kEventFloats) {
        const numbers::ToldMove& move = moves[i];
        const bool chance = move.seat == kChance;
        const int who = chance ? 1 : 2 + places_after(move.seat, player, players);
        event[0] = static_cast<float>(who) / static_cast<float>(2 + kMaxSeats);
        event[1] = static_cast<float>(move.index + 1) /
                   static_cast<float>(chance ? numbers.chance_outcomes() : numbers.actions());
        event[2] = static_cast<float>(move.words) / static_cast<float>(1U << 24U);
    }
}

std::string State::observation_string(Seat observer) const { return boost::json::serialize(match_->view(observer)); }

std::string State::information_state_string(Seat observer) const {
    const std::string who = observer == kSpectator ? "spectator" : "seat " + std::to_string(observer);
    return game_->to_string() + " " + who + "\n" + lines(observer);
}

std::string State::draw(std::optional<int> player, bool colour, int columns) const {
    const language::Speaker speaker("en", game_->rules().id());
    return match_->draw(player ? seat_of(player) : kSpectator, text::Paint(speaker, colour, columns));
}

std::string State::svg(std::optional<int> player) const {
    constexpr int kColumns = 80;
    return text::svg_of(draw(player, true, kColumns));
}

std::string State::seen(std::optional<int> player) const {
    const Seat seat = seat_of(player);
    if (before_ && seat != before_->player)
        refuse("this state was sampled for player " + std::to_string(before_->player) + ": what player " +
               std::to_string(seat) + " was told is not known");
    const match::Record record{match_->clone(), match::default_names(match_->players())};
    boost::json::object document = match::write_seen_record(record, seat);
    if (before_) {
        boost::json::array events;
        std::size_t begin = 0;
        const std::string& lines = before_->own_lines;
        for (std::size_t end = lines.find('\n'); end != std::string::npos; end = lines.find('\n', begin)) {
            const std::string line = lines.substr(begin, end - begin);
            const std::size_t space = line.find(' ');
            events.push_back({line.substr(0, space), line.substr(space + 1)});
            begin = end + 1;
        }
        for (const boost::json::value& event : document["events"].as_array()) events.push_back(event);
        document["events"] = std::move(events);
    }
    return boost::json::serialize(document);
}

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
    if (!before_) return boost::json::serialize(write_match(*match_));
    return boost::json::serialize(boost::json::object{{"format", kSampledFormat},
                                                      {"player", before_->player},
                                                      {"own", told_json(before_->own)},
                                                      {"open", told_json(before_->open)},
                                                      {"own_lines", before_->own_lines},
                                                      {"open_lines", before_->open_lines},
                                                      {"match", write_match(*match_)}});
}

bool operator==(const State& a, const State& b) {
    if (!(*a.game_ == *b.game_) || a.match_->packed_moves() != b.match_->packed_moves()) return false;
    if ((a.before_ == nullptr) != (b.before_ == nullptr)) return false;
    if (a.before_ && (a.before_->player != b.before_->player || a.before_->own_lines != b.before_->own_lines))
        return false;
    return a.match_->first_position() == b.match_->first_position();
}

Player::Player(std::shared_ptr<const Game> game, const std::string& spec, std::uint64_t seed) : game_(std::move(game)) {
    const auto read = players::read_spec(spec);
    if (const auto* problem = std::get_if<text::Problem>(&read)) refuse(*problem);
    player_ = catalog::make_player(game_->rules(), std::get<players::Spec>(read), seed);
    if (!player_) refuse("no net ships for " + std::string(game_->rules().id()));
    player_->stop_when(stop_);
}

int Player::check(const State& state) const {
    const match::AnyGame& rules = game_->rules();
    if (&state.game()->rules() != &rules)
        refuse("this is a player of " + std::string(rules.id()) + ", not of " +
               std::string(state.game()->rules().id()));
    const int current = state.current_player();
    if (current < 0) refuse(current == kChancePlayer ? "chance decides now" : "the game is over");
    return current;
}

bool Player::searches(const State& state) const {
    check(state);
    return player_->searches(state.match());
}

int Player::step(const State& state) {
    const int current = check(state);
    return state.string_to_action(current, player_->choose(state.match(), static_cast<Seat>(current)));
}

Analysed Player::analyse(const State& state) {
    const int current = check(state);
    Analysed result{step(state)};
    result.moves = player_->searched();
    for (const players::SearchedMove& move : result.moves)
        result.actions.push_back(state.string_to_action(current, move.move));
    return result;
}

}  // namespace wharf::python
