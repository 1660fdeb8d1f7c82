// Observers for Python: an array that shows a state, filled again and again without another being made.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "bindings.h"
#include "game_type.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

class Observer {
 public:
    Observer(std::shared_ptr<Game> game, const std::optional<ObservationType>& type, const py::dict& params)
        : game_(std::move(game)), type_(type.value_or(ObservationType{true, false, PrivateInfo::single_player})) {
        if (params.size() > 0) throw std::invalid_argument("observers of these games have no parameters");
        if (!type_.public_info) throw std::invalid_argument("there are no observers of secrets alone");
        if (type_.private_info == PrivateInfo::all_players)
            throw std::invalid_argument("nobody sees the secrets of all players");
        tensor_ =
            py::array_t<float>(type_.perfect_recall ? game_->information_state() : game_->numbers().observation());
        std::fill_n(tensor_.mutable_data(), tensor_.size(), 0.0F);
    }

    void set_from(const State& state, int player) {
        check(state);
        const Seat seat = state.seat_of(player);
        if (type_.perfect_recall)
            state.information_state(observer(seat), seat, tensor_.mutable_data());
        else
            state.observe(observer(seat), seat, tensor_.mutable_data());
    }

    std::string string_from(const State& state, int player) const {
        check(state);
        const Seat seat = observer(state.seat_of(player));
        return type_.perfect_recall ? state.information_state_string(seat) : state.observation_string(seat);
    }

    const py::array_t<float>& tensor() const { return tensor_; }

    // Names are made when somebody asks for them.
    const py::dict& parts() {
        if (parts_.size() > 0) return parts_;
        for (const text::FeatureField& field : game_->numbers().fields())
            name(field.about == About::seat ? field.name + " of " + std::to_string(field.place) : field.name,
                 field.offset, field.length);
        const int observation = game_->numbers().observation();
        if (type_.perfect_recall) name("events", observation, static_cast<int>(tensor_.size()) - observation);
        return parts_;
    }

 private:
    Seat observer(Seat seat) const { return type_.private_info == PrivateInfo::none ? kSpectator : seat; }

    void check(const State& state) const {
        if (!(*state.game() == *game_))
            throw std::invalid_argument("this is an observer of " + game_->to_string() + ", not of " +
                                        state.game()->to_string());
    }

    // Fields of the same name are one after the other.
    void name(const std::string& field, int offset, int length) {
        std::string key = field;
        for (int number = 2; parts_.contains(key); ++number) key = field + " " + std::to_string(number);
        parts_[py::str(key)] = tensor_[py::slice(offset, offset + length, 1)];
    }

    std::shared_ptr<Game> game_;
    ObservationType type_;
    py::array_t<float> tensor_;
    py::dict parts_;
};

using Shared = std::shared_ptr<Game>;

}  // namespace

void bind_observers(py::module_& module) {
    py::class_<Observer>(module, "Observer", "Shows states as an array that is filled again and again.")
        .def("set_from", &Observer::set_from, py::arg("state"), py::arg("player"),
             "Fills `tensor` with what a player sees.")
        .def("string_from", &Observer::string_from, py::arg("state"), py::arg("player"), "The same as a text.")
        .def_property_readonly("tensor", &Observer::tensor, "float32; `set_from` writes here.")
        .def_property_readonly("dict", &Observer::parts, "The fields of `tensor` by their names (docs/features.md).");
    const auto make = [](const Shared& game, const std::optional<ObservationType>& type, const py::dict& params) {
        return Observer(game, type, params);
    };
    py::class_<Game, Shared> games = module.attr("Game");
    games
        .def("make_observer", make, py::arg("iig_obs_type") = py::none(), py::arg("params") = py::dict(),
             "An observer: of the present or, with perfect recall, of all since the beginning.")
        .def(
            "make_observer", [make](const Shared& game, const py::dict& params) { return make(game, {}, params); },
            py::arg("params"))
        .def(
            "make_py_observer",
            [make](const Shared& game, const std::optional<ObservationType>& type,
                   const std::optional<py::dict>& params) { return make(game, type, params.value_or(py::dict())); },
            py::arg("iig_obs_type") = py::none(), py::arg("params") = py::none(),
            "The same, by the name that games written in Python have for it.");
}

}  // namespace wharf::python
