// Games for Python.
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "bindings.h"
#include "game.h"
#include "game_type.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

using Shared = std::shared_ptr<Game>;

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

// An action without a state: its kind, and which of the kind.
std::string kind_of(const std::vector<text::IndexKind>& kinds, int action) {
    for (const text::IndexKind& kind : kinds)
        if (action >= kind.first && action < kind.first + kind.count)
            return kind.name + (kind.count == 1 ? "" : " #" + std::to_string(action - kind.first));
    throw std::invalid_argument("there is no action " + std::to_string(action));
}

}  // namespace

void bind_games(py::module_& module) {
    py::class_<Game, Shared>(module, "Game", "A game with its number of players and options.")
        .def(py::init<const std::string&, int, int, const Options&>(), py::arg("name"), py::arg("version"),
             py::arg("players"), py::arg("options") = Options{})
        .def(
            "new_initial_state", [](const Shared& game) { return State(game); }, "The state before anything happened.")
        .def(
            "new_initial_state", [](const Shared& game, const std::string& text) { return State(game, text); },
            py::arg("text"), "A state from its record or position, as `wharf` writes them.")
        .def(
            "new_initial_states",
            [](const Shared& game) {
                std::vector<State> states;
                states.emplace_back(game);
                return states;
            },
            "The one there is.")
        .def(
            "state_from_view",
            [](const Shared& game, const std::string& text, std::uint64_t seed) {
                return State::from_seen(game, text, seed);
            },
            py::arg("text"), py::arg("seed") = 0,
            "A state that fits what one player was told: a document \"wharf-seen/1\", as `State.seen` and `wharf "
            "export` write it. What the player does not know is drawn by the seed.")
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
            "max_game_length", [](const Game& game) { return game.lengths().decisions; },
            "No game has more decisions than this.")
        .def(
            "max_chance_nodes_in_history", [](const Game& game) { return game.lengths().chances; },
            "No game has more chance events than this.")
        .def(
            "max_move_number", [](const Game& game) { return game.lengths().decisions + game.lengths().chances; },
            "Both together.")
        .def(
            "max_history_length", [](const Game& game) { return game.lengths().decisions + game.lengths().chances; },
            "The same: every move is one action.")
        .def(
            "information_state_tensor_size", [](const Game& game) { return game.information_state(); },
            "Floats of an information state.")
        .def(
            "information_state_tensor_shape",
            [](const Game& game) { return std::vector<int>{game.information_state()}; },
            "The shape of an information state: one dimension.")
        .def(
            "observation_tensor_layout", [](const Game&) { return TensorLayout::chw; }, "OpenSpiel's usual one.")
        .def(
            "information_state_tensor_layout", [](const Game&) { return TensorLayout::chw; }, "Likewise.")
        .def(
            "policy_tensor_shape", [](const Game& game) { return std::vector<int>{game.numbers().actions()}; },
            "The shape of a policy: one number for every action.")
        .def(
            "get_type", [](const Game& game) { return game_type_of(game.rules()); }, "What kind of game it is.")
        .def(
            "action_to_string",
            [](const Game& game, int player, int action) {
                return kind_of(player == kChancePlayer ? game.numbers().outcome_kinds() : game.numbers().action_kinds(),
                               action);
            },
            py::arg("player"), py::arg("action"),
            "The kind of an action, and which of the kind; a state says it in words.")
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
            "get_parameters", [](const Game& game) { return parameters_of(game.rules(), game.config()); },
            "Players and all options.")
        .def("__str__", &Game::to_string)
        .def("__eq__",
             [](const Game& game, const py::object& other) {
                 return py::isinstance<Game>(other) && other.cast<const Game&>() == game;
             })
        .def("__hash__", [](const Game& game) { return py::hash(py::str(std::string(game.rules().id()))); })
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

}  // namespace wharf::python
