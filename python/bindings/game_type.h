// What OpenSpiel's programs ask about a game: its type by OpenSpiel's names.
#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "game.h"

namespace wharf::python {

enum class Dynamics { simultaneous, sequential, mean_field };
enum class ChanceMode { deterministic, explicit_stochastic, sampled_stochastic };
enum class Information { one_shot, perfect_information, imperfect_information };
enum class Utility { zero_sum, constant_sum, general_sum, identical };
enum class RewardModel { rewards, terminal };
enum class StateType { terminal, chance, decision, mean_field };
enum class TensorLayout { hwc, chw };
enum class PrivateInfo { none, single_player, all_players };

struct GameType {
    std::string short_name;
    std::string long_name;
    Dynamics dynamics;
    ChanceMode chance_mode;
    Information information;
    Utility utility;
    RewardModel reward_model;
    int max_num_players;
    int min_num_players;
    bool provides_information_state_string;
    bool provides_information_state_tensor;
    bool provides_observation_string;
    bool provides_observation_tensor;
    pybind11::dict parameter_specification;
    bool default_loadable;
    bool provides_factored_observation_string;

    std::string pretty() const;
};

// What an observer is to see: public facts, everything since the beginning or the present alone, whose secrets.
struct ObservationType {
    bool public_info;
    bool perfect_recall;
    PrivateInfo private_info;
};

GameType game_type_of(const match::AnyGame& rules);
// Players and all options by their names, as numbers, truth values and words.
pybind11::dict parameters_of(const match::AnyGame& rules, const Config& config);

}  // namespace wharf::python
