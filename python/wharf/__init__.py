"""Wharf's games for machines that learn: one by one, turn by turn, or thousands at once.

load_game    a game by OpenSpiel's names: states, legal actions, chance, observations (`import wharf as pyspiel`)
aec_env      an environment with PettingZoo's turn-by-turn interface
make         many games at once, on CPU threads or on a CUDA device, in arrays without copies
vector_env   many games as one of gymnasium's vector environments
player       a computer player
replay       a game as a slider in a notebook

The games and what their numbers mean: docs/features.md. How to begin: docs/python.md.
"""

from __future__ import annotations

from typing import Union

from ._wharf import (
    INVALID_ACTION,
    Analysis,
    Chance,
    DeviceArray,
    Game,
    GameType,
    IIGObservationType,
    Observer,
    Player,
    PlayerAction,
    PlayerId,
    PrivateInfoType,
    Report,
    SpielError,
    State,
    StateType,
    TensorLayout,
    __version__,
    versions,
)
from .aec import AECEnv
from .batch import BatchEnv
from .bots import Bot, evaluate_bots, make_uniform_random_bot
from .drawing import Replay, replay
from .ids import Option, game_and_version, option_texts
from .register import register_with_pyspiel
from .simulation import random_sim_test
from .spiel import (
    UniformProbabilitySampler,
    deserialize_game_and_state,
    game_parameters_from_string,
    game_parameters_to_string,
    load_game,
    load_game_as_turn_based,
    registered_games,
    registered_names,
    serialize_game_and_state,
)
from .suggestion import Suggestion
from .vector import VectorEnv

__all__ = [
    "AECEnv", "Analysis", "BatchEnv", "Bot", "Chance", "DeviceArray", "Game", "GameType", "IIGObservationType",
    "INVALID_ACTION", "Observer", "Option", "Player", "PlayerAction", "PlayerId", "PrivateInfoType", "Replay", "Report",
    "SpielError", "State", "StateType", "Suggestion", "TensorLayout", "UniformProbabilitySampler", "VectorEnv",
    "__version__", "aec_env", "deserialize_game_and_state", "env_ids", "evaluate_bots", "game_parameters_from_string",
    "game_parameters_to_string", "load_game", "load_game_as_turn_based", "make", "make_uniform_random_bot", "player",
    "random_sim_test", "register_with_pyspiel", "registered_games", "registered_names", "replay",
    "serialize_game_and_state", "vector_env", "versions",
]  # fmt: skip


def env_ids() -> list[str]:
    """Names of all environments: the game and the version of its numbers, which brings its rules."""
    return [f"{name}-v{version}" for name, newest in versions() for version in range(1, newest + 1)]


def aec_env(
    env_id: str,
    players: int = 2,
    render_mode: Union[str, None] = None,
    max_cycles: Union[int, None] = None,
    **options: Option,
) -> AECEnv:
    """An environment with PettingZoo's AEC interface: `aec_env("tortuga-v2", players=3)`.

    render_mode  "ansi": `render` returns the board as text; "human": it is printed after every step
    max_cycles   after so many decisions the game is cut off
    """
    return AECEnv(env_id, players, render_mode, max_cycles, **options)


def make(
    env_id: str,
    players: int = 2,
    num_envs: int = 1,
    seed: int = 0,
    threads: int = 0,
    device: str = "cpu",
    observations: bool = True,
    **options: Option,
) -> BatchEnv:
    """Many games at once: `make("hermagor-v2", players=3, num_envs=4096)`.

    threads       0 means one for every core (device "cpu")
    device        "cpu", or "cuda" where scripts/build-gpu has made the library
    observations  False: observations are not written, which saves their time
    """
    return BatchEnv(
        *game_and_version(env_id), players, num_envs, seed, threads, device, observations, option_texts(options)
    )


def vector_env(
    env_id: str, players: int = 2, num_envs: int = 1, seed: int = 0, threads: int = 0, **options: Option
) -> VectorEnv:
    """Many games as one of gymnasium's vector environments: `vector_env("hermagor-v2", num_envs=64)`."""
    return VectorEnv(
        BatchEnv(*game_and_version(env_id), players, num_envs, seed, threads, "cpu", True, option_texts(options))
    )


def player(spec: str, game: Game, seed: int = 0) -> Player:
    """A computer player: "random", "greedy", "beginner" to "master", "search:1000", "net:100", "net:0.5s", …

    `player.step(state)` is its action for the current player of a state.
    """
    return Player(game, spec, seed)
