// States for Python, by OpenSpiel's names.
#include <pybind11/functional.h>
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "bindings.h"
#include "game.h"
#include "game_type.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

using MaybePlayer = std::optional<int>;

std::vector<float> observation_tensor(const State& state, MaybePlayer player) {
    std::vector<float> row(static_cast<std::size_t>(state.game()->numbers().observation()));
    const Seat seat = state.seat_of(player);
    state.observe(seat, seat, row.data());
    return row;
}

std::vector<float> information_state_tensor(const State& state, MaybePlayer player) {
    std::vector<float> row(static_cast<std::size_t>(state.game()->information_state()));
    const Seat seat = state.seat_of(player);
    state.information_state(seat, seat, row.data());
    return row;
}

std::vector<int> legal_actions_mask(const State& state, MaybePlayer player) {
    const numbers::AnyNumbers& numbers = state.game()->numbers();
    const bool chance = player ? *player == kChancePlayer : state.is_chance_node();
    std::vector<int> mask(static_cast<std::size_t>(chance ? numbers.chance_outcomes() : numbers.actions()));
    for (const int action : state.legal_actions(player)) mask[static_cast<std::size_t>(action)] = 1;
    return mask;
}

std::vector<int> history_of(const State& state) {
    std::vector<int> actions;
    for (const PlayerAction& move : state.history()) actions.push_back(move.action);
    return actions;
}

std::string history_text(const State& state) {
    std::string text;
    for (const int action : history_of(state)) text += (text.empty() ? "" : ", ") + std::to_string(action);
    return text;
}

StateType type_of(const State& state) {
    if (state.is_terminal()) return StateType::terminal;
    return state.is_chance_node() ? StateType::chance : StateType::decision;
}

// A seed from a source of numbers from 0 to 1.
std::uint64_t seed_from(const std::function<double()>& sampler) {
    std::uint64_t seed = 0;
    for (int part = 0; part < 2; ++part) {
        const double number = sampler();
        if (!(number >= 0 && number <= 1)) throw std::invalid_argument("the sampler must give numbers from 0 to 1");
        seed = (seed << 32U) + static_cast<std::uint64_t>(number * 4294967295.0);
    }
    return seed;
}

State child_of(const State& state, int action) {
    State child(state);
    child.apply_action(action);
    return child;
}

using StateClass = py::class_<State>;

void bind_nodes(StateClass& states) {
    states.def(
              "get_game", [](const State& state) { return std::const_pointer_cast<Game>(state.game()); }, "Its game.")
        .def("get_type", &type_of, "Who decides: chance, a player, nobody.")
        .def(
            "num_players", [](const State& state) { return state.match().players(); }, "Seats at the table.")
        .def(
            "num_distinct_actions", [](const State& state) { return state.game()->numbers().actions(); },
            "Size of the index of a seat's actions.")
        .def("current_player", &State::current_player,
             "Who decides: a seat, -1 for chance, -4 when the game is over. Of several seats that choose in secret the "
             "lowest that has not chosen.")
        .def("is_chance_node", &State::is_chance_node, "Whether chance decides.")
        .def(
            "is_player_node", [](const State& state) { return state.current_player() >= 0; }, "Whether a seat decides.")
        .def(
            "is_simultaneous_node", [](const State&) { return false; },
            "Never: simultaneous choices are made one after the other, unseen.")
        .def(
            "is_mean_field_node", [](const State&) { return false; }, "Never.")
        .def("is_terminal", &State::is_terminal, "Whether the game is over.")
        .def(
            "is_initial_state", [](const State& state) { return state.move_number() == 0; }, "Before any move.")
        .def("move_number", &State::move_number, "Decisions and chance events so far.")
        .def("history", &history_of, "All actions so far, chance's too.")
        .def("history_str", &history_text, "The same as a text.")
        .def("full_history", &State::history, "All actions so far, each with its player.");
}

void bind_actions(StateClass& states) {
    const auto player = py::arg("player") = py::none();
    states
        .def("legal_actions", &State::legal_actions, player,
             "Indices of what the current player may do, ascending; empty for a player that is not asked.")
        .def("legal_actions_mask", &legal_actions_mask, player, "The same as a list of 0 and 1.")
        .def("chance_outcomes", &State::chance_outcomes, "Every outcome of chance with its probability.")
        .def("apply_action", &State::apply_action, py::arg("action"),
             "Does this for the current player; SpielError if it is not legal.")
        .def("apply_action_with_legality_check", &State::apply_action, py::arg("action"),
             "The same: every action is checked.")
        .def("apply_actions", &State::apply_actions, py::arg("actions"),
             "One action for every player: those that decide at once do theirs, the others' are not looked at.")
        .def("apply_actions_with_legality_checks", &State::apply_actions, py::arg("actions"),
             "The same: every action is checked.")
        .def("undo_action", &State::undo_action, py::arg("player"), py::arg("action"),
             "Takes the last action back, which must be this.")
        .def("child", &child_of, py::arg("action"), "A copy after this action.")
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
        .def(
            "resample_from_infostate",
            [](const State& state, int player_id, const std::function<double()>& sampler) {
                return state.resample(player_id, seed_from(sampler));
            },
            py::arg("player_id"), py::arg("probability_sampler"),
            "A state that this player cannot tell from this one by anything it was ever told. The sampler gives "
            "numbers from 0 to 1; the same numbers give the same state.");
}

void bind_information(StateClass& states) {
    const auto player = py::arg("player") = py::none();
    states
        .def("observation_tensor", &observation_tensor, player,
             "What a seat sees, as floats (docs/features.md); of the current player if none is named.")
        .def(
            "observation_string",
            [](const State& state, MaybePlayer of) { return state.observation_string(state.seat_of(of)); }, player,
            "What a seat sees, as JSON.")
        .def("information_state_tensor", &information_state_tensor, player,
             "What a seat sees and all that it was told since the beginning, as floats.")
        .def(
            "information_state_string",
            [](const State& state, MaybePlayer of) { return state.information_state_string(state.seat_of(of)); },
            player, "All that a seat was told since the beginning, line by line.")
        .def("seen", &State::seen, player,
             "What a player was told, and its view: a document \"wharf-seen/1\". It holds no secrets.")
        .def("draw", &State::draw, player, py::arg("colour") = false, py::arg("columns") = 80,
             "The board as a player sees it, or as everybody does, in lines of text; with colours as ANSI codes.")
        .def("svg", &State::svg, player, "The same in colours as SVG, which stands for itself.")
        .def("returns", &State::returns,
             "At the end: whom a seat has beaten less who has beaten it, as a part of the others; zeros before.")
        .def("rewards", &State::returns, "The same: nothing is won on the way.")
        .def("player_return", &State::player_return, py::arg("player"), "One of `returns`.")
        .def("player_reward", &State::player_return, py::arg("player"), "One of `rewards`.")
        .def("scores", &State::scores, "The points of a finished game.")
        .def("ranks", &State::ranks, "The places of a finished game; 1 is the winner, equal ranks are shared.");
}

void bind_copies(StateClass& states) {
    states.def(
              "clone", [](const State& state) { return State(state); }, "A copy of its own.")
        .def("serialize", &State::serialize, "A text that `Game.deserialize_state` reads: the record of the match.")
        .def("__copy__", [](const State& state) { return State(state); })
        .def("__deepcopy__", [](const State& state, const py::dict&) { return State(state); })
        .def("__str__", [](const State& state) { return state.draw(std::nullopt, false, 80); })
        .def("__repr__",
             [](const State& state) {
                 return "<State of " + state.game()->to_string() + ", " + std::to_string(state.move_number()) +
                        " moves>";
             })
        .def("__eq__",
             [](const State& state, const py::object& other) {
                 return py::isinstance<State>(other) && other.cast<const State&>() == state;
             })
        .def(py::pickle(
            [](const State& state) {
                return py::make_tuple(std::const_pointer_cast<Game>(state.game()), state.serialize());
            },
            [](const py::tuple& parts) {
                return State(parts[0].cast<std::shared_ptr<Game>>(), parts[1].cast<std::string>());
            }));
    states.attr("__hash__") = py::none();  // a state changes
    // Notebooks ask for these: on a page the drawing has the page's ink, as a picture it is black.
    states
        .def(
            "_repr_html_", [](const State& state) { return "<div>" + state.svg(std::nullopt) + "</div>"; },
            "The board for a notebook.")
        .def("_repr_svg_", [](const State& state) { return state.svg(std::nullopt); }, "The board as a picture.");
}

}  // namespace

void bind_states(py::module_& module) {
    StateClass states(module, "State", "A position with all that led to it. A failed call changes nothing.");
    bind_nodes(states);
    bind_actions(states);
    bind_information(states);
    bind_copies(states);
}

}  // namespace wharf::python
