"""Wharf's games for machines that learn: one by one, turn by turn, or thousands at once.

load_game   a game by OpenSpiel's names: states, legal actions, chance, observations
aec_env     an environment with PettingZoo's turn-by-turn interface
make        many games at once, on CPU threads or on a CUDA device, in arrays without copies
player      a computer player

The games and what their numbers mean: docs/features.md. How to begin: docs/python.md.
"""

from __future__ import annotations

import re
from typing import Mapping, Union

from ._wharf import Chance, DeviceArray, Game, Player, Report, State, __version__, registered_games
from .aec import AECEnv
from .batch import BatchEnv
from .ids import Option, game_and_version, option_texts

__all__ = [
    "AECEnv", "BatchEnv", "Chance", "DeviceArray", "Game", "Option", "Player", "Report", "State",
    "aec_env", "env_ids", "load_game", "make", "player", "registered_games",
]  # fmt: skip


def env_ids() -> list[str]:
    """Names of all environments: the game and the version of its numbers, which brings its rules."""
    return [f"{name}-v{version}" for name, newest in registered_games() for version in range(1, newest + 1)]


def load_game(name: str, params: Union[Mapping[str, Option], None] = None) -> Game:
    """A game: `load_game("hermagor", {"players": 3, "tax_officer": True})`, or `load_game("hermagor(players=3)")`.

    Without "players" it is for the fewest the game allows, which is two for all of them. A version may follow the name,
    as in "hermagor-v1"; without one it is the newest.
    """
    found = re.fullmatch(r"([^()]*?)(?:-v(\d{1,4}))?(?:\((.*)\))?", name)
    if found is None:
        raise ValueError(f"{name!r} is no name of a game")
    given: dict[str, Option] = {}
    for part in filter(None, (found[3] or "").split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise ValueError(f"{part!r} must be written option=value")
        given[key.strip()] = value.strip()
    given.update(params or {})
    players = given.pop("players", 2)
    try:
        count = int(players)
    except (TypeError, ValueError):
        raise ValueError(f"players must be a number, not {players!r}") from None
    game, version = found[1], found[2]
    if version is None:
        version = dict(registered_games()).get(game, 1)
    return Game(game, int(version), count, option_texts(given))


def aec_env(env_id: str, players: int = 2, render_mode: Union[str, None] = None, **options: Option) -> AECEnv:
    """An environment with PettingZoo's AEC interface: `aec_env("tortuga-v1", players=3)`."""
    return AECEnv(env_id, players, render_mode, **options)


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
    """Many games at once: `make("hermagor-v1", players=3, num_envs=4096)`.

    threads       0 means one for every core (device "cpu")
    device        "cpu", or "cuda" where scripts/build-gpu has made the library
    observations  False: observations are not written, which saves their time
    """
    return BatchEnv(
        *game_and_version(env_id), players, num_envs, seed, threads, device, observations, option_texts(options)
    )


def player(spec: str, game: Game, seed: int = 0) -> Player:
    """A computer player: "random", "greedy", "beginner" to "master", "search:1000", "net:100", "net:0.5s", …

    `player.step(state)` is its action for the current player of a state.
    """
    return Player(game, spec, seed)
