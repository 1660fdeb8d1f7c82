"""The engine of Wharf; use it through the package wharf."""

from typing import Any, Callable, ClassVar, Mapping, Optional, Sequence, overload

import numpy as np
from numpy.typing import NDArray

from .suggestion import Suggestion

__version__: str
INVALID_ACTION: int

class SpielError(ValueError, RuntimeError):
    """A wrong argument: the sentence says which, and why."""

def versions() -> list[tuple[str, int]]:
    """Every game with the newest version of its numbers; all from 1 on can be had."""

def game_types() -> list[GameType]:
    """The types of all games."""

class _Enum:
    __members__: ClassVar[dict[str, Any]]
    def __init__(self, value: int) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...

class PlayerId(_Enum):
    """Players that are no seats."""

    DEFAULT_PLAYER_ID: ClassVar[PlayerId]
    INVALID: ClassVar[PlayerId]
    TERMINAL: ClassVar[PlayerId]
    CHANCE: ClassVar[PlayerId]
    MEAN_FIELD: ClassVar[PlayerId]
    SIMULTANEOUS: ClassVar[PlayerId]

class StateType(_Enum):
    """Who decides in a state."""

    TERMINAL: ClassVar[StateType]
    CHANCE: ClassVar[StateType]
    DECISION: ClassVar[StateType]
    MEAN_FIELD: ClassVar[StateType]

class TensorLayout(_Enum):
    """The order of dimensions."""

    HWC: ClassVar[TensorLayout]
    CHW: ClassVar[TensorLayout]

class PrivateInfoType(_Enum):
    """Whose secrets an observer sees."""

    ALL_PLAYERS: ClassVar[PrivateInfoType]
    NONE: ClassVar[PrivateInfoType]
    SINGLE_PLAYER: ClassVar[PrivateInfoType]

class GameType:
    """What kind of game it is."""

    class Dynamics(_Enum):
        SIMULTANEOUS: ClassVar[GameType.Dynamics]
        SEQUENTIAL: ClassVar[GameType.Dynamics]
        MEAN_FIELD: ClassVar[GameType.Dynamics]

    class ChanceMode(_Enum):
        DETERMINISTIC: ClassVar[GameType.ChanceMode]
        EXPLICIT_STOCHASTIC: ClassVar[GameType.ChanceMode]
        SAMPLED_STOCHASTIC: ClassVar[GameType.ChanceMode]

    class Information(_Enum):
        ONE_SHOT: ClassVar[GameType.Information]
        PERFECT_INFORMATION: ClassVar[GameType.Information]
        IMPERFECT_INFORMATION: ClassVar[GameType.Information]

    class Utility(_Enum):
        ZERO_SUM: ClassVar[GameType.Utility]
        CONSTANT_SUM: ClassVar[GameType.Utility]
        GENERAL_SUM: ClassVar[GameType.Utility]
        IDENTICAL: ClassVar[GameType.Utility]

    class RewardModel(_Enum):
        REWARDS: ClassVar[GameType.RewardModel]
        TERMINAL: ClassVar[GameType.RewardModel]
    @property
    def short_name(self) -> str: ...
    @property
    def long_name(self) -> str: ...
    @property
    def dynamics(self) -> GameType.Dynamics: ...
    @property
    def chance_mode(self) -> GameType.ChanceMode: ...
    @property
    def information(self) -> GameType.Information: ...
    @property
    def utility(self) -> GameType.Utility: ...
    @property
    def reward_model(self) -> GameType.RewardModel: ...
    @property
    def max_num_players(self) -> int: ...
    @property
    def min_num_players(self) -> int: ...
    @property
    def provides_information_state_string(self) -> bool: ...
    @property
    def provides_information_state_tensor(self) -> bool: ...
    @property
    def provides_observation_string(self) -> bool: ...
    @property
    def provides_observation_tensor(self) -> bool: ...
    @property
    def provides_factored_observation_string(self) -> bool: ...
    @property
    def parameter_specification(self) -> dict[str, Any]: ...
    @property
    def default_loadable(self) -> bool: ...
    def pretty_print(self) -> str:
        """All of it, line by line."""

class IIGObservationType:
    """What an observer is to see."""

    def __init__(
        self, public_info: bool = True, perfect_recall: bool = ..., private_info: PrivateInfoType = ...
    ) -> None: ...
    @property
    def public_info(self) -> bool: ...
    @property
    def perfect_recall(self) -> bool: ...
    @property
    def private_info(self) -> PrivateInfoType: ...

class PlayerAction:
    """An action and who did it."""

    def __init__(self, player: int, action: int) -> None: ...
    @property
    def player(self) -> int: ...
    @property
    def action(self) -> int: ...

class Observer:
    """Shows states as an array that is filled again and again."""

    def set_from(self, state: State, player: int) -> None:
        """Fills `tensor` with what a player sees."""
    def string_from(self, state: State, player: int) -> str:
        """The same as a text."""
    @property
    def tensor(self) -> NDArray[np.float32]: ...
    @property
    def dict(self) -> dict[str, NDArray[np.float32]]: ...

class Game:
    """A game with its number of players and options."""

    def __init__(self, name: str, version: int, players: int, options: dict[str, str] = ...) -> None: ...
    @overload
    def new_initial_state(self) -> State: ...
    @overload
    def new_initial_state(self, text: str) -> State: ...
    def new_initial_states(self) -> list[State]:
        """The one there is."""
    def state_from_view(self, text: str, seed: int = 0) -> State:
        """A state that fits what one player was told: a document "wharf-seen/1"."""
    def deserialize_state(self, text: str) -> State:
        """The state that `State.serialize` has written, replayed and checked move by move."""
    def get_type(self) -> GameType:
        """What kind of game it is."""
    def get_parameters(self) -> dict[str, Any]:
        """Players and all options."""
    @overload
    def make_observer(
        self, iig_obs_type: Optional[IIGObservationType] = None, params: Mapping[str, Any] = ...
    ) -> Observer: ...
    @overload
    def make_observer(self, params: Mapping[str, Any]) -> Observer: ...
    def make_py_observer(
        self, iig_obs_type: Optional[IIGObservationType] = None, params: Optional[Mapping[str, Any]] = None
    ) -> Observer:
        """The same, by the name that games written in Python have for it."""
    def action_to_string(self, player: int, action: int) -> str:
        """The kind of an action, and which of the kind; a state says it in words."""
    def num_distinct_actions(self) -> int:
        """Size of the index of a seat's actions."""
    def policy_tensor_shape(self) -> list[int]:
        """The shape of a policy: one number for every action."""
    def max_chance_outcomes(self) -> int:
        """Size of the index of chance outcomes."""
    def observation_tensor_size(self) -> int:
        """Floats of an observation."""
    def observation_tensor_shape(self) -> list[int]:
        """The shape of an observation: one dimension."""
    def observation_tensor_layout(self) -> TensorLayout: ...
    def information_state_tensor_layout(self) -> TensorLayout: ...
    def information_state_tensor_size(self) -> int:
        """Floats of an information state."""
    def information_state_tensor_shape(self) -> list[int]:
        """The shape of an information state: one dimension."""
    def observation_fields(self) -> list[tuple[str, int, int, str, int, str]]:
        """Every field of an observation: (name, offset, length, about, place, meaning)."""
    def action_kinds(self) -> list[tuple[str, int, int, str]]:
        """Every kind of action: (name, first index, count, which)."""
    def chance_kinds(self) -> list[tuple[str, int, int, str]]:
        """Every kind of chance outcome: (name, first index, count, which)."""
    def max_game_length(self) -> int:
        """No game has more decisions than this."""
    def max_chance_nodes_in_history(self) -> int:
        """No game has more chance events than this."""
    def max_move_number(self) -> int:
        """Both together."""
    def max_history_length(self) -> int:
        """The same: every move is one action."""
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

class State:
    """A position with all that led to it. A failed call changes nothing."""

    def get_game(self) -> Game: ...
    def get_type(self) -> StateType:
        """Who decides: chance, a player, nobody."""
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...
    def current_player(self) -> int:
        """Who decides: a seat, -1 for chance, -4 when the game is over."""
    def is_chance_node(self) -> bool: ...
    def is_player_node(self) -> bool: ...
    def is_simultaneous_node(self) -> bool: ...
    def is_mean_field_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def is_initial_state(self) -> bool: ...
    def move_number(self) -> int: ...
    def history(self) -> list[int]:
        """All actions so far, chance's too."""
    def history_str(self) -> str:
        """The same as a text."""
    def full_history(self) -> list[PlayerAction]:
        """All actions so far, each with its player."""
    def legal_actions(self, player: int | None = None) -> list[int]:
        """Indices of what the current player may do, ascending; empty for a player that is not asked."""
    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as a list of 0 and 1."""
    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of chance with its probability."""
    def apply_action(self, action: int) -> None:
        """Does this for the current player; SpielError if it is not legal."""
    def apply_action_with_legality_check(self, action: int) -> None:
        """The same: every action is checked."""
    def apply_actions(self, actions: Sequence[int]) -> None:
        """One action for every player: those that decide at once do theirs."""
    def apply_actions_with_legality_checks(self, actions: Sequence[int]) -> None:
        """The same: every action is checked."""
    def undo_action(self, player: int, action: int) -> None:
        """Takes the last action back, which must be this."""
    def child(self, action: int) -> State: ...
    @overload
    def action_to_string(self, action: int) -> str: ...
    @overload
    def action_to_string(self, player: int, action: int) -> str: ...
    @overload
    def string_to_action(self, text: str) -> int: ...
    @overload
    def string_to_action(self, player: int, text: str) -> int: ...
    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one by anything it was ever told."""
    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees, as floats (docs/features.md)."""
    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees, as JSON."""
    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What a seat sees and all that it was told since the beginning, as floats."""
    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat was told since the beginning, line by line."""
    def seen(self, player: int | None = None) -> str:
        """What a player was told, and its view: a document "wharf-seen/1"."""
    def draw(self, player: int | None = None, colour: bool = False, columns: int = 80) -> str:
        """The board as a player sees it, or as everybody does, in lines of text."""
    def svg(self, player: int | None = None) -> str:
        """The same in colours as SVG, which stands for itself."""
    def returns(self) -> list[float]:
        """At the end: whom a seat has beaten less who has beaten it, as a part of the others; zeros before."""
    def rewards(self) -> list[float]: ...
    def player_return(self, player: int) -> float: ...
    def player_reward(self, player: int) -> float: ...
    def scores(self) -> list[int]:
        """The points of a finished game."""
    def ranks(self) -> list[int]:
        """The places of a finished game; 1 is the winner, equal ranks are shared."""
    def suggest(self, spec: str = "normal", seed: int = 0) -> Suggestion:
        """What a computer player would do."""
    def analyse(self, spec: str = "net:200", seed: int = 0) -> Analysis:
        """What a computer player thinks of all legal actions: visits, policy, values."""
    def clone(self) -> State: ...
    def serialize(self) -> str:
        """A text that `Game.deserialize_state` reads: the record of the match."""
    def _repr_html_(self) -> str: ...
    def _repr_svg_(self) -> str: ...

class Analysis:
    """What a computer player thinks of the actions of a state."""

    @property
    def action(self) -> int: ...
    @property
    def iterations(self) -> int: ...
    @property
    def visits(self) -> NDArray[np.int64]: ...
    @property
    def policy(self) -> NDArray[np.float32]: ...
    @property
    def values(self) -> NDArray[np.float32]: ...
    def ranked(self) -> list[int]:
        """What it does, then the other legal actions by their visits."""

class Chance:
    """Dice, bags and piles from a seed."""

    def __init__(self, seed: int, game: int = 0) -> None: ...
    def play(self, state: State) -> None:
        """Plays chance until a seat decides or the game is over."""

class Player:
    """A computer player; it knows what the deciding seat knows. It is a bot to OpenSpiel's programs."""

    def __init__(self, game: Game, spec: str, seed: int = 0) -> None: ...
    def step(self, state: State) -> int:
        """Its action for the current player of a state."""
    def analyse(self, state: State) -> Analysis:
        """What it thinks of all legal actions."""
    def get_policy(self, state: State) -> list[tuple[int, float]]:
        """Every legal action with its share of the visits."""
    def step_with_policy(self, state: State) -> tuple[list[tuple[int, float]], int]:
        """The policy and the action it takes."""
    def provides_policy(self) -> bool: ...
    def provides_force_action(self) -> bool: ...
    def restart(self) -> None: ...
    def restart_at(self, state: State) -> None: ...
    def inform_action(self, state: State, player_id: int, action: int) -> None: ...
    def inform_actions(self, state: State, actions: Sequence[int]) -> None: ...

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
