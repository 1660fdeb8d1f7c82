// Chance and computer players for Python. A search that somebody waits for can be interrupted.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <limits>
#include <mutex>
#include <numeric>
#include <stdexcept>

#include "bindings.h"
#include "game.h"

namespace wharf::python {

namespace py = pybind11;

namespace {

// Chance that can be kept: it goes on where it was.
class Chance final : public match::RandomNumbers {
 public:
    explicit Chance(Rng from) : rng(from) {}
    std::uint32_t below(std::uint32_t bound) override { return rng.below(bound); }

    Rng rng;
};

// It belongs to whoever has it, until he lets it go.
std::unique_lock<std::mutex> begin(Player& player) {
    std::unique_lock thinking(player.thinking(), std::try_to_lock);
    if (!thinking) throw std::invalid_argument("this player is thinking already, in another thread");
    return thinking;
}

// Does the work in a thread of its own, while this one listens for signals: Ctrl-C ends the search at once, and what
// Python makes of the signal (KeyboardInterrupt) is thrown.
template <class Work>
auto interruptibly(Player& player, const Work& work) {
    constexpr auto kPatience = std::chrono::milliseconds(20);
    const auto thinking = begin(player);
    player.stop() = false;
    auto result = std::async(std::launch::async, work);
    for (;;) {
        {
            const py::gil_scoped_release released;
            if (result.wait_for(kPatience) == std::future_status::ready) break;
        }
        if (PyErr_CheckSignals() == 0) continue;
        player.stop() = true;
        const py::gil_scoped_release released;
        result.wait();
        player.stop() = false;
        break;
    }
    if (PyErr_Occurred() != nullptr) throw py::error_already_set();
    return result.get();
}

int step_of(Player& player, const State& state) {
    if (!player.searches(state)) {
        const auto thinking = begin(player);
        const py::gil_scoped_release released;
        return player.step(state);
    }
    return interruptibly(player, [&] { return player.step(state); });
}

// The arrays of an analysis; rows and numbers of actions that are not legal, or were not searched, are 0 and nan.
class Analysis {
 public:
    Analysis(Analysed analysed, const State& state)
        : analysed_(std::move(analysed)), players_(state.match().players()) {
        const int actions = state.game()->numbers().actions();
        visits_ = py::array_t<std::int64_t>(actions);
        policy_ = py::array_t<float>(actions);
        values_ = py::array_t<float>(std::vector<py::ssize_t>{actions, players_});
        std::fill_n(visits_.mutable_data(), actions, 0);
        std::fill_n(policy_.mutable_data(), actions, 0.0F);
        std::fill_n(values_.mutable_data(), values_.size(), std::numeric_limits<float>::quiet_NaN());
        for (const players::SearchedMove& move : analysed_.moves) iterations_ += move.visits;
        if (iterations_ == 0) policy_.mutable_at(analysed_.action) = 1;
        for (std::size_t i = 0; iterations_ > 0 && i < analysed_.actions.size(); ++i)
            fill(analysed_.actions[i], analysed_.moves[i]);
    }

    int action() const { return analysed_.action; }
    std::int64_t iterations() const { return iterations_; }
    const py::array_t<std::int64_t>& visits() const { return visits_; }
    const py::array_t<float>& policy() const { return policy_; }
    const py::array_t<float>& values() const { return values_; }

    // What it does, then the other actions by their visits.
    std::vector<int> ranked() const {
        std::vector<int> ranked = analysed_.actions;
        const auto weight = [&](int action) {
            return action == analysed_.action ? std::numeric_limits<std::int64_t>::max() : visits_.at(action);
        };
        std::stable_sort(ranked.begin(), ranked.end(), [&](int a, int b) { return weight(a) > weight(b); });
        return ranked;
    }

 private:
    void fill(int action, const players::SearchedMove& move) {
        visits_.mutable_at(action) = move.visits;
        policy_.mutable_at(action) = static_cast<float>(move.visits) / static_cast<float>(iterations_);
        const float all = std::accumulate(move.value, move.value + players_, 0.0F);
        if (move.visits == 0 || all <= 0) return;
        const auto seats = static_cast<float>(players_);
        // From shares to the scale of State.returns: everything is 1, an equal's share is 0.
        for (int seat = 0; seat < players_; ++seat)
            values_.mutable_at(action, seat) = (seats * move.value[seat] / all - 1) / (seats - 1);
    }

    Analysed analysed_;
    int players_;
    std::int64_t iterations_ = 0;
    py::array_t<std::int64_t> visits_;
    py::array_t<float> policy_;
    py::array_t<float> values_;
};

Analysis analysis_by(Player& player, const State& state) {
    return Analysis(interruptibly(player, [&] { return player.analyse(state); }), state);
}

py::list policy_of(const Analysis& analysis, const State& state) {
    py::list policy;
    for (const int action : state.legal_actions(std::nullopt))
        policy.append(py::make_tuple(action, double{analysis.policy().at(action)}));
    return policy;
}

void bind_player(py::module_& module) {
    using GamePointer = std::shared_ptr<Game>;
    py::class_<Player>(module, "Player",
                       "A computer player; it knows what the deciding seat knows. It is a bot to OpenSpiel's programs.")
        .def(py::init([](const GamePointer& game, const std::string& spec, std::uint64_t seed) {
                 return std::make_unique<Player>(game, spec, seed);
             }),
             py::arg("game"), py::arg("spec"), py::arg("seed") = 0)
        .def("step", &step_of, py::arg("state"), "Its action for the current player of a state.")
        .def("analyse", &analysis_by, py::arg("state"), "What it thinks of all legal actions.")
        .def(
            "get_policy",
            [](Player& player, const State& state) { return policy_of(analysis_by(player, state), state); },
            py::arg("state"), "Every legal action with its share of the visits.")
        .def(
            "step_with_policy",
            [](Player& player, const State& state) {
                const Analysis analysis = analysis_by(player, state);
                return py::make_tuple(policy_of(analysis, state), analysis.action());
            },
            py::arg("state"), "The policy and the action it takes.")
        .def(
            "provides_policy", [](const Player&) { return true; }, "It tells its policy.")
        .def(
            "provides_force_action", [](const Player&) { return false; }, "It cannot be made to do anything.")
        .def(
            "restart", [](const Player&) {}, "Nothing: it looks at the state it is shown.")
        .def(
            "restart_at", [](const Player&, const State&) {}, py::arg("state"), "Nothing, likewise.")
        .def(
            "inform_action", [](const Player&, const State&, int, int) {}, py::arg("state"), py::arg("player_id"),
            py::arg("action"), "Nothing, likewise.")
        .def(
            "inform_actions", [](const Player&, const State&, const std::vector<int>&) {}, py::arg("state"),
            py::arg("actions"), "Nothing, likewise.");
}

}  // namespace

void bind_players(py::module_& module) {
    py::class_<Chance>(module, "Chance", "Dice, bags and piles from a seed.")
        .def(py::init([](std::uint64_t seed, std::uint64_t game) { return Chance(Rng::from(seed, game)); }),
             py::arg("seed"), py::arg("game") = 0, "The chance of game number `game` of a seed, as in a batch.")
        .def(
            "play", [](Chance& chance, State& state) { state.play_chance(chance); }, py::arg("state"),
            "Plays chance until a seat decides or the game is over.")
        .def("__copy__", [](const Chance& chance) { return chance; })
        .def("__deepcopy__", [](const Chance& chance, const py::dict&) { return chance; })
        .def(py::pickle([](const Chance& chance) { return py::make_tuple(chance.rng.key, chance.rng.counter); },
                        [](const py::tuple& parts) {
                            return Chance({parts[0].cast<std::uint64_t>(), parts[1].cast<std::uint64_t>()});
                        }));
    py::class_<Analysis>(module, "Analysis", "What a computer player thinks of the actions of a state.")
        .def_property_readonly("action", &Analysis::action, "What it does.")
        .def_property_readonly("iterations", &Analysis::iterations,
                               "Iterations of the search; 0 if it does not search.")
        .def_property_readonly("visits", &Analysis::visits, "(actions,) int64: visits of every action.")
        .def_property_readonly("policy", &Analysis::policy,
                               "(actions,) float32: the share of the visits; all together are 1.")
        .def_property_readonly(
            "values", &Analysis::values,
            "(actions, players) float32: what it expects for every seat, in the scale of returns; nan "
            "where not searched.")
        .def("ranked", &Analysis::ranked, "What it does, then the other legal actions by their visits.")
        .def("__repr__", [](const Analysis& analysis) {
            return "<Analysis: action " + std::to_string(analysis.action()) + ", " +
                   std::to_string(analysis.iterations()) + " iterations>";
        });
    bind_player(module);
    py::class_<State> states = module.attr("State");
    states
        .def(
            "analyse",
            [](const State& state, const std::string& spec, std::uint64_t seed) {
                Player player(state.game(), spec, seed);
                return analysis_by(player, state);
            },
            py::arg("spec") = "net:200", py::arg("seed") = 0,
            "What a computer player thinks of all legal actions: visits, policy, values.")
        .def(
            "suggest",
            [](const State& state, const std::string& spec, std::uint64_t seed) {
                Player player(state.game(), spec, seed);
                const Analysis analysis = analysis_by(player, state);
                return py::module_::import("wharf.suggestion").attr("Suggestion")(analysis);
            },
            py::arg("spec") = "normal", py::arg("seed") = 0,
            "What a computer player would do: \"easy\", \"normal\", \"hard\", \"greedy\", \"search:1000\", … It is a "
            "number that knows its `analysis`.");
}

}  // namespace wharf::python
