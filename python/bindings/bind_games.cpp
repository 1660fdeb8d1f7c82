// Games, states, chance and computer players for Python.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "bindings.h"
#include "catalog/catalog.h"
#include "game.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

using Shared = std::shared_ptr<Game>;

py::array_t<float> observation_tensor(const State& state, std::optional<int> player) {
    py::array_t<float> row(state.game()->numbers().observation());
    state.observe(player, row.mutable_data());
    return row;
}

py::array_t<std::uint8_t> legal_actions_mask(const State& state, std::optional<int> player) {
    const numbers::AnyNumbers& numbers = state.game()->numbers();
    const bool chance = player ? *player == kChancePlayer : state.is_chance_node();
    py::array_t<std::uint8_t> mask(chance ? numbers.chance_outcomes() : numbers.actions());
    std::fill_n(mask.mutable_data(), mask.size(), std::uint8_t{0});
    for (const int action : state.legal_actions(player)) mask.mutable_at(action) = 1;
    return mask;
}

py::list kinds_of(const std::vector<text::IndexKind>& kinds) {
    py::list list;
    for (const text::IndexKind& kind : kinds)
        list.append(py::make_tuple(kind.name, kind.first, kind.count, kind.meaning));
    return list;
}

py::list fields_of(const Game& game) {
    constexpr const char* kAbout[] = {"table", "seat", "secret"};
    py::list list;
    for (const text::FeatureField& field : game.numbers().fields())
        list.append(py::make_tuple(field.name, field.offset, field.length, kAbout[static_cast<int>(field.about)],
                                   field.place, field.meaning));
    return list;
}

void bind_game(py::module_& module) {
    py::class_<Game, Shared>(module, "Game", "A game with its number of players and options.")
        .def(py::init<const std::string&, int, int, const Options&>(), py::arg("name"), py::arg("version"),
             py::arg("players"), py::arg("options") = Options{})
        .def(
            "new_initial_state", [](const Shared& game) { return State(game); }, "The state before anything happened.")
        .def(
            "deserialize_state", [](const Shared& game, const std::string& text) { return State(game, text); },
            py::arg("text"), "The state that `State.serialize` has written, replayed and checked move by move.")
        .def(
            "num_distinct_actions", [](const Game& game) { return game.numbers().actions(); },
            "Size of the index of a seat's actions.")
        .def(
            "max_chance_outcomes", [](const Game& game) { return game.numbers().chance_outcomes(); },
            "Size of the index of chance outcomes.")
        .def(
            "observation_tensor_size", [](const Game& game) { return game.numbers().observation(); },
            "Floats of an observation.")
        .def(
            "observation_tensor_shape", [](const Game& game) { return std::vector<int>{game.numbers().observation()}; },
            "The shape of an observation: one dimension.")
        .def("observation_fields", &fields_of,
             "Every field of an observation: (name, offset, length, about, place, meaning). About a seat: `place` "
             "counts "
             "clockwise from the observer.")
        .def(
            "action_kinds", [](const Game& game) { return kinds_of(game.numbers().action_kinds()); },
            "Every kind of action: (name, first index, count, which).")
        .def(
            "chance_kinds", [](const Game& game) { return kinds_of(game.numbers().outcome_kinds()); },
            "Every kind of chance outcome: (name, first index, count, which).")
        .def(
            "max_game_length", [](const Game& game) { return game.numbers().max_steps(); },
            "No game has more decisions and chance events than this.")
        .def(
            "num_players", [](const Game& game) { return static_cast<int>(game.config().players); },
            "Seats at the table.")
        .def(
            "min_utility", [](const Game&) { return -1.0; }, "The least of `State.returns`.")
        .def(
            "max_utility", [](const Game&) { return 1.0; }, "The most of `State.returns`.")
        .def(
            "utility_sum", [](const Game&) { return 0.0; }, "All returns of a game add up to nothing.")
        .def(
            "rules_version", [](const Game& game) { return int{game.config().rules}; },
            "The number that changes when the rules do; it follows from the version of the numbers.")
        .def_property_readonly("version", &Game::version, "The version of its numbers, as in the name hermagor-v2.")
        .def_property_readonly(
            "name", [](const Game& game) { return std::string(game.rules().id()); }, "The game's id.")
        .def_property_readonly("options", &Game::options, "Options that were set, as texts.")
        .def(
            "get_parameters",
            [](const Game& game) {
                py::dict parameters = py::cast(game.options());
                parameters["players"] = int{game.config().players};
                return parameters;
            },
            "What `load_game` was given: players and options.")
        .def("__repr__", &Game::to_string)
        .def(py::pickle(
            [](const Game& game) {
                return py::make_tuple(std::string(game.rules().id()), game.version(), int{game.config().players},
                                      game.options());
            },
            [](const py::tuple& parts) {
                return std::make_shared<Game>(parts[0].cast<std::string>(), parts[1].cast<int>(), parts[2].cast<int>(),
                                              parts[3].cast<Options>());
            }));
}

void bind_state(py::module_& module) {
    const auto player = py::arg("player") = py::none();
    py::class_<State>(module, "State", "A position with all that led to it. A failed call changes nothing.")
        .def(
            "get_game", [](const State& state) { return std::const_pointer_cast<Game>(state.game()); }, "Its game.")
        .def(
            "num_players", [](const State& state) { return state.match().players(); }, "Seats at the table.")
        .def("current_player", &State::current_player,
             "Who decides: a seat, -1 for chance, -4 when the game is over. Of several seats that choose in secret the "
             "lowest that has not chosen.")
        .def("is_chance_node", &State::is_chance_node, "Whether chance decides.")
        .def(
            "is_player_node", [](const State& state) { return state.current_player() >= 0; }, "Whether a seat decides.")
        .def(
            "is_simultaneous_node", [](const State&) { return false; },
            "Never: simultaneous choices are made one after the other, unseen.")
        .def("is_terminal", &State::is_terminal, "Whether the game is over.")
        .def(
            "is_initial_state", [](const State& state) { return state.match().move_count() == 0; }, "Before any move.")
        .def(
            "move_number", [](const State& state) { return state.match().move_count(); },
            "Decisions and chance events so far.")
        .def("legal_actions", &State::legal_actions, player,
             "Indices of what the current player may do, ascending; empty for a player that is not asked.")
        .def("legal_actions_mask", &legal_actions_mask, player, "The same as an array of 0 and 1.")
        .def("chance_outcomes", &State::chance_outcomes, "Every outcome of chance with its probability.")
        .def("apply_action", &State::apply_action, py::arg("action"),
             "Does this for the current player; ValueError if it is not legal.")
        .def(
            "child",
            [](const State& state, int action) {
                State child(state);
                child.apply_action(action);
                return child;
            },
            py::arg("action"), "A copy after this action.")
        .def(
            "action_to_string",
            [](const State& state, int action) { return state.action_to_string(state.current_player(), action); },
            py::arg("action"), "The words of a legal action.")
        .def("action_to_string", &State::action_to_string, py::arg("player"), py::arg("action"))
        .def(
            "string_to_action",
            [](const State& state, const std::string& text) {
                return state.string_to_action(state.current_player(), text);
            },
            py::arg("text"), "The legal action with these words.")
        .def("string_to_action", &State::string_to_action, py::arg("player"), py::arg("text"))
        .def("observation_tensor", &observation_tensor, player,
             "What a seat sees, as floats (docs/features.md); of the current player if none is named.")
        .def("observation_string", &State::observation_string, player, "What a seat sees, as JSON.")
        .def("information_state_string", &State::information_state_string, player,
             "All that a seat was told since the beginning, line by line.")
        .def("returns", &State::returns,
             "At the end: whom a seat has beaten less who has beaten it, as a part of the others; zeros before.")
        .def("rewards", &State::returns, "The same: nothing is won on the way.")
        .def("player_return", &State::player_return, py::arg("player"), "One of `returns`.")
        .def("player_reward", &State::player_return, py::arg("player"), "One of `rewards`.")
        .def("scores", &State::scores, "The points of a finished game.")
        .def("ranks", &State::ranks, "The places of a finished game; 1 is the winner, equal ranks are shared.")
        .def(
            "suggest",
            [](const State& state, const std::string& spec, std::uint64_t seed) {
                return Player(*state.game(), spec, seed).step(state);
            },
            py::arg("spec") = "normal", py::arg("seed") = 0, py::call_guard<py::gil_scoped_release>(),
            "What a computer player would do: \"easy\", \"normal\", \"hard\", \"greedy\", \"search:1000\", …")
        .def(
            "clone", [](const State& state) { return State(state); }, "A copy of its own.")
        .def("serialize", &State::serialize, "A text that `Game.deserialize_state` reads: the record of the match.")
        .def("__copy__", [](const State& state) { return State(state); })
        .def("__deepcopy__", [](const State& state, const py::dict&) { return State(state); })
        .def("__str__", &State::to_string)
        .def("__repr__",
             [](const State& state) {
                 return "<State of " + state.game()->to_string() + ", " + std::to_string(state.match().move_count()) +
                        " moves>";
             })
        .def(py::pickle(
            [](const State& state) {
                return py::make_tuple(std::const_pointer_cast<Game>(state.game()), state.serialize());
            },
            [](const py::tuple& parts) { return State(parts[0].cast<Shared>(), parts[1].cast<std::string>()); }));
}

}  // namespace

void bind_games(py::module_& module) {
    module.def(
        "registered_games",
        [] {
            std::vector<std::pair<std::string, int>> games;
            for (const match::AnyGame* game : catalog::games())
                games.emplace_back(game->id(), numbers::newest_version(game->id()));
            return games;
        },
        "Every game with the newest version of its numbers; all from 1 on can be had.");
    bind_game(module);
    bind_state(module);
    py::class_<match::SeededChance>(module, "Chance", "Dice, bags and piles from a seed.")
        .def(
            py::init([](std::uint64_t seed, std::uint64_t game) { return match::SeededChance(Rng::from(seed, game)); }),
            py::arg("seed"), py::arg("game") = 0, "The chance of game number `game` of a seed, as in a batch.")
        .def(
            "play", [](match::SeededChance& chance, State& state) { state.play_chance(chance); }, py::arg("state"),
            "Plays chance until a seat decides or the game is over.");
    py::class_<Player>(module, "Player", "A computer player; it knows what the deciding seat knows.")
        .def(py::init<const Game&, const std::string&, std::uint64_t>(), py::arg("game"), py::arg("spec"),
             py::arg("seed") = 0)
        .def("step", &Player::step, py::arg("state"), py::call_guard<py::gil_scoped_release>(),
             "Its action for the current player of a state.");
}

}  // namespace wharf::python
