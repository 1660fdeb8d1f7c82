// OpenSpiel's names for kinds of games, players and observations, and the error that wrong arguments are.
#include <pybind11/operators.h>
#include <pybind11/pybind11.h>

#include <stdexcept>

#include "bindings.h"
#include "catalog/catalog.h"
#include "game_type.h"
#include "match/record.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

// Not an enum class: OpenSpiel's programs compare `state.current_player()`, a number, with these.
enum PlayerId : int {
    default_player = 0,
    chance = -1,
    simultaneous = -2,
    invalid = -3,
    terminal = -4,
    mean_field = -5
};

template <class Enum>
std::string name_in(const char* kind, Enum value) {
    return std::string(kind) + "." + std::string(py::str(py::cast(value).attr("name")));
}

// ValueError to those who know Python, RuntimeError to those who know OpenSpiel.
void bind_error(py::module_& module) {
    static PyObject* error = nullptr;
    const py::tuple bases = py::make_tuple(py::handle(PyExc_ValueError), py::handle(PyExc_RuntimeError));
    error = PyErr_NewExceptionWithDoc("wharf.SpielError", "A wrong argument: the sentence says which, and why.",
                                      bases.ptr(), nullptr);
    module.attr("SpielError") = py::reinterpret_steal<py::object>(error);
    py::register_local_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown) std::rethrow_exception(thrown);
        } catch (const std::invalid_argument& problem) {
            PyErr_SetString(error, problem.what());
        }
    });
}

void bind_game_type(py::module_& module) {
    py::class_<GameType> type(module, "GameType", "What kind of game it is.");
    py::enum_<Dynamics>(type, "Dynamics")
        .value("SIMULTANEOUS", Dynamics::simultaneous)
        .value("SEQUENTIAL", Dynamics::sequential)
        .value("MEAN_FIELD", Dynamics::mean_field);
    py::enum_<ChanceMode>(type, "ChanceMode")
        .value("DETERMINISTIC", ChanceMode::deterministic)
        .value("EXPLICIT_STOCHASTIC", ChanceMode::explicit_stochastic)
        .value("SAMPLED_STOCHASTIC", ChanceMode::sampled_stochastic);
    py::enum_<Information>(type, "Information")
        .value("ONE_SHOT", Information::one_shot)
        .value("PERFECT_INFORMATION", Information::perfect_information)
        .value("IMPERFECT_INFORMATION", Information::imperfect_information);
    py::enum_<Utility>(type, "Utility")
        .value("ZERO_SUM", Utility::zero_sum)
        .value("CONSTANT_SUM", Utility::constant_sum)
        .value("GENERAL_SUM", Utility::general_sum)
        .value("IDENTICAL", Utility::identical);
    py::enum_<RewardModel>(type, "RewardModel")
        .value("REWARDS", RewardModel::rewards)
        .value("TERMINAL", RewardModel::terminal);
    type.def_readonly("short_name", &GameType::short_name)
        .def_readonly("long_name", &GameType::long_name)
        .def_readonly("dynamics", &GameType::dynamics)
        .def_readonly("chance_mode", &GameType::chance_mode)
        .def_readonly("information", &GameType::information)
        .def_readonly("utility", &GameType::utility)
        .def_readonly("reward_model", &GameType::reward_model)
        .def_readonly("max_num_players", &GameType::max_num_players)
        .def_readonly("min_num_players", &GameType::min_num_players)
        .def_readonly("provides_information_state_string", &GameType::provides_information_state_string)
        .def_readonly("provides_information_state_tensor", &GameType::provides_information_state_tensor)
        .def_readonly("provides_observation_string", &GameType::provides_observation_string)
        .def_readonly("provides_observation_tensor", &GameType::provides_observation_tensor)
        .def_readonly("parameter_specification", &GameType::parameter_specification)
        .def_readonly("default_loadable", &GameType::default_loadable)
        .def_readonly("provides_factored_observation_string", &GameType::provides_factored_observation_string)
        .def("pretty_print", &GameType::pretty, "All of it, line by line.")
        .def("__repr__", [](const GameType& game) { return "<GameType '" + game.short_name + "'>"; })
        .def("__eq__",
             [](const GameType& game, const py::object& other) {
                 return py::isinstance<GameType>(other) && other.cast<const GameType&>().pretty() == game.pretty();
             })
        .def("__hash__", [](const GameType& game) { return py::hash(py::str(game.short_name)); })
        .def(py::pickle([](const GameType& game) { return py::make_tuple(game.short_name); },
                        [](const py::tuple& parts) { return game_type_of(find_rules(parts[0].cast<std::string>())); }));
}

}  // namespace

std::string GameType::pretty() const {
    const auto yes = [](bool is) { return is ? "True" : "False"; };
    std::string text = "short_name: " + short_name + "\nlong_name: " + long_name;
    text += "\ndynamics: " + name_in("Dynamics", dynamics) + "\nchance_mode: " + name_in("ChanceMode", chance_mode);
    text += "\ninformation: " + name_in("Information", information) + "\nutility: " + name_in("Utility", utility);
    text += "\nreward_model: " + name_in("RewardModel", reward_model);
    text += "\nmax_num_players: " + std::to_string(max_num_players);
    text += "\nmin_num_players: " + std::to_string(min_num_players);
    text += std::string("\nprovides_information_state_string: ") + yes(provides_information_state_string);
    text += std::string("\nprovides_information_state_tensor: ") + yes(provides_information_state_tensor);
    text += std::string("\nprovides_observation_string: ") + yes(provides_observation_string);
    text += std::string("\nprovides_observation_tensor: ") + yes(provides_observation_tensor);
    text += "\nparameter_specification: " + std::string(py::str(py::object(parameter_specification)));
    return text + "\ndefault_loadable: " + yes(default_loadable);
}

py::dict parameters_of(const match::AnyGame& rules, const Config& config) {
    py::dict parameters;
    parameters["players"] = int{config.players};
    for (const auto& [name, value] : match::write_options(rules, config)) {
        const py::str key{std::string(name)};
        if (value.is_bool())
            parameters[key] = value.as_bool();
        else if (value.is_string())
            parameters[key] = std::string(value.as_string());
        else
            parameters[key] = value.to_number<int>();
    }
    return parameters;
}

GameType game_type_of(const match::AnyGame& rules) {
    const bool secrets = numbers::find_numbers(rules.id(), numbers::newest_version(rules.id()))->has_secrets();
    return {std::string(rules.id()),
            std::string(rules.title()),
            Dynamics::sequential,
            ChanceMode::explicit_stochastic,
            secrets ? Information::imperfect_information : Information::perfect_information,
            Utility::zero_sum,
            RewardModel::terminal,
            rules.max_players(),
            rules.min_players(),
            true,
            true,
            true,
            true,
            parameters_of(rules, rules.default_config(rules.min_players())),
            true,
            false};
}

void bind_types(py::module_& module) {
    bind_error(module);
    bind_game_type(module);
    module.attr("INVALID_ACTION") = kInvalidAction;
    py::enum_<PlayerId>(module, "PlayerId", py::arithmetic(), "Players that are no seats.")
        .value("DEFAULT_PLAYER_ID", PlayerId::default_player)
        .value("INVALID", PlayerId::invalid)
        .value("TERMINAL", PlayerId::terminal)
        .value("CHANCE", PlayerId::chance)
        .value("MEAN_FIELD", PlayerId::mean_field)
        .value("SIMULTANEOUS", PlayerId::simultaneous);
    py::enum_<StateType>(module, "StateType", "Who decides in a state.")
        .value("TERMINAL", StateType::terminal)
        .value("CHANCE", StateType::chance)
        .value("DECISION", StateType::decision)
        .value("MEAN_FIELD", StateType::mean_field);
    py::enum_<TensorLayout>(module, "TensorLayout", "The order of dimensions.")
        .value("HWC", TensorLayout::hwc)
        .value("CHW", TensorLayout::chw);
    py::enum_<PrivateInfo>(module, "PrivateInfoType", "Whose secrets an observer sees.")
        .value("ALL_PLAYERS", PrivateInfo::all_players)
        .value("NONE", PrivateInfo::none)
        .value("SINGLE_PLAYER", PrivateInfo::single_player);
    py::class_<ObservationType>(module, "IIGObservationType", "What an observer is to see.")
        .def(py::init<bool, bool, PrivateInfo>(), py::arg("public_info") = true, py::arg("perfect_recall"),
             py::arg("private_info") = PrivateInfo::single_player)
        .def_readonly("public_info", &ObservationType::public_info)
        .def_readonly("perfect_recall", &ObservationType::perfect_recall)
        .def_readonly("private_info", &ObservationType::private_info)
        .def("__eq__", [](const ObservationType& a, const ObservationType& b) {
            return a.public_info == b.public_info && a.perfect_recall == b.perfect_recall &&
                   a.private_info == b.private_info;
        });
    py::class_<PlayerAction>(module, "PlayerAction", "An action and who did it.")
        .def(py::init<int, int>(), py::arg("player"), py::arg("action"))
        .def_readonly("player", &PlayerAction::player)
        .def_readonly("action", &PlayerAction::action)
        .def("__eq__",
             [](const PlayerAction& a, const py::object& b) {
                 return py::isinstance<PlayerAction>(b) && b.cast<const PlayerAction&>() == a;
             })
        .def("__hash__", [](const PlayerAction& a) { return py::hash(py::make_tuple(a.player, a.action)); })
        .def("__repr__", [](const PlayerAction& a) {
            return "<PlayerAction player=" + std::to_string(a.player) + " action=" + std::to_string(a.action) + ">";
        });
    module.def(
        "game_types",
        [] {
            py::list types;
            for (const match::AnyGame* game : catalog::games()) types.append(game_type_of(*game));
            return types;
        },
        "The types of all games.");
    module.def(
        "versions",
        [] {
            std::vector<std::pair<std::string, int>> games;
            for (const match::AnyGame* game : catalog::games())
                games.emplace_back(game->id(), numbers::newest_version(game->id()));
            return games;
        },
        "Every game with the newest version of its numbers; all from 1 on can be had.");
}

}  // namespace wharf::python
