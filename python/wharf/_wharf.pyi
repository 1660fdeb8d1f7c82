"""The engine of Wharf; use it through the package wharf."""

from typing import Any, Sequence, overload

import numpy as np
from numpy.typing import NDArray

__version__: str

def registered_games() -> list[tuple[str, int]]:
    """Every game with the newest version of its numbers; all from 1 on can be had."""

class Game:
    """A game with its number of players and options."""

    def __init__(self, name: str, version: int, players: int, options: dict[str, str] = ...) -> None: ...
    def new_initial_state(self) -> State:
        """The state before anything happened."""
    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` has written, replayed and checked move by move."""
    def num_distinct_actions(self) -> int:
        """Size of the index of a seat's actions."""
    def max_chance_outcomes(self) -> int:
        """Size of the index of chance outcomes."""
    def observation_tensor_size(self) -> int:
        """Floats of an observation."""
    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation: one dimension."""
    def observation_fields(self) -> list[tuple[str, int, int, str, int, str]]:
        """Every field of an observation: (name, offset, length, about, place, meaning)."""
    def action_kinds(self) -> list[tuple[str, int, int, str]]:
        """Every kind of action: (name, first index, count, which)."""
    def chance_kinds(self) -> list[tuple[str, int, int, str]]:
        """Every kind of chance outcome: (name, first index, count, which)."""
    def max_game_length(self) -> int:
        """No game has more decisions and chance events than this."""
    def num_players(self) -> int:
        """Seats at the table."""
    def min_utility(self) -> float: ...
    def max_utility(self) -> float: ...
    def utility_sum(self) -> float: ...
    def rules_version(self) -> int:
        """The number that changes when the rules do; it follows from the version of the numbers."""
    @property
    def version(self) -> int:
        """The version of its numbers, as in the name hermagor-v2."""
    @property
    def name(self) -> str: ...
    @property
    def options(self) -> dict[str, str]: ...
    def get_parameters(self) -> dict[str, Any]:
        """What `load_game` was given: players and options."""

class State:
    """A position with all that led to it. A failed call changes nothing."""

    def get_game(self) -> Game: ...
    def num_players(self) -> int: ...
    def current_player(self) -> int:
        """Who decides: a seat, -1 for chance, -4 when the game is over."""
    def is_chance_node(self) -> bool: ...
    def is_player_node(self) -> bool: ...
    def is_simultaneous_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def is_initial_state(self) -> bool: ...
    def move_number(self) -> int: ...
    def legal_actions(self, player: int | None = None) -> list[int]:
        """Indices of what the current player may do, ascending; empty for a player that is not asked."""
    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.uint8]:
        """The same as an array of 0 and 1."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of chance with its probability."""
    def apply_action(self, action: int) -> None:
        """Does this for the current player; ValueError if it is not legal."""
    def child(self, action: int) -> State: ...
    @overload
    def action_to_string(self, action: int) -> str: ...
    @overload
    def action_to_string(self, player: int, action: int) -> str: ...
    @overload
    def string_to_action(self, text: str) -> int: ...
    @overload
    def string_to_action(self, player: int, text: str) -> int: ...
    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a seat sees, as floats (docs/features.md)."""
    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, as JSON."""
    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat was told since the beginning, line by line."""
    def returns(self) -> list[float]:
        """At the end: whom a seat has beaten less who has beaten it, as a part of the others; zeros before."""
    def rewards(self) -> list[float]: ...
    def player_return(self, player: int) -> float: ...
    def player_reward(self, player: int) -> float: ...
    def scores(self) -> list[int]:
        """The points of a finished game."""
    def ranks(self) -> list[int]:
        """The places of a finished game; 1 is the winner, equal ranks are shared."""
    def suggest(self, spec: str = "normal", seed: int = 0) -> int:
        """What a computer player would do."""
    def clone(self) -> State: ...
    def serialize(self) -> str:
        """A text that `Game.deserialize_state` reads: the record of the match."""

class Chance:
    """Dice, bags and piles from a seed."""

    def __init__(self, seed: int, game: int = 0) -> None: ...
    def play(self, state: State) -> None:
        """Plays chance until a seat decides or the game is over."""

class Player:
    """A computer player; it knows what the deciding seat knows."""

    def __init__(self, game: Game, spec: str, seed: int = 0) -> None: ...
    def step(self, state: State) -> int:
        """Its action for the current player of a state."""

class DeviceArray:
    """An array in the memory of a CUDA device; torch, cupy and jax take it."""

    def __init__(self, address: int, typestr: str, shape: Sequence[int], owner: object = None) -> None:
        """Memory at an address of the device, kept alive by its owner."""
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def typestr(self) -> str: ...
    @property
    def __cuda_array_interface__(self) -> dict[str, Any]: ...
    def __dlpack__(self, stream: Any = None, **wishes: Any) -> Any: ...
    def __dlpack_device__(self) -> tuple[int, int]: ...

class Report:
    """What a call did."""

    @property
    def steps(self) -> int: ...
    @property
    def games(self) -> int: ...

class Environments:
    """Many games of one kind side by side; use wharf.make."""

    def __init__(
        self,
        name: str,
        version: int,
        players: int,
        options: dict[str, str],
        num_envs: int,
        seed: int,
        threads: int,
        device: str,
        observations: bool,
    ) -> None: ...
    def reset(self, seed: int) -> Report: ...
    def step(self, actions: Any) -> Report: ...
    def draw_actions(self) -> None: ...
    def roll_out(self, steps: int) -> Report: ...
    @property
    def num_envs(self) -> int: ...
    @property
    def num_players(self) -> int: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def observation_size(self) -> int: ...
    @property
    def device(self) -> str: ...
    @property
    def actions(self) -> Any: ...
    @property
    def players(self) -> Any: ...
    @property
    def masks(self) -> Any: ...
    @property
    def observations(self) -> Any: ...
    @property
    def dones(self) -> Any: ...
    @property
    def rewards(self) -> Any: ...
    @property
    def scores(self) -> Any: ...
    @property
    def ranks(self) -> Any: ...
