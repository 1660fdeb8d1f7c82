"""Wharf's games among OpenSpiel's own, where OpenSpiel is installed: `pyspiel.load_game("hermagor(players=3)")`."""

from __future__ import annotations

from typing import Any, Mapping, Union

from ._wharf import Game, GameType, State
from .spiel import load_game, registered_games

_SAME = ("dynamics", "chance_mode", "information", "utility", "reward_model")


def register_with_pyspiel(pyspiel: Any = None) -> list[str]:
    """Makes all games known to OpenSpiel; returns their names. ImportError if OpenSpiel is not installed.

    Afterwards `pyspiel.load_game` finds them, and what OpenSpiel has for games written in Python works with them. It is
    slower than `import wharf as pyspiel`: every call goes through Python.
    """
    if pyspiel is None:
        import pyspiel as installed

        pyspiel = installed
    names = []
    for ours in registered_games():
        pyspiel.register_game(_type(pyspiel, ours), _game_class(pyspiel, ours))
        names.append(ours.short_name)
    return names


# OpenSpiel's enumerations have the names of ours.
def _type(pyspiel: Any, ours: GameType) -> Any:
    kinds = {name: getattr(getattr(pyspiel.GameType, _camel(name)), getattr(ours, name).name) for name in _SAME}
    return pyspiel.GameType(
        short_name=ours.short_name,
        long_name=ours.long_name,
        **kinds,
        max_num_players=ours.max_num_players,
        min_num_players=ours.min_num_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(ours.parameter_specification),
    )


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _game_class(pyspiel: Any, ours: GameType) -> type:
    kind = _type(pyspiel, ours)

    class RegisteredGame(pyspiel.Game):  # type: ignore[misc]
        """A game as OpenSpiel wants games written in Python to be."""

        def __init__(self, params: Union[Mapping[str, Any], None] = None) -> None:
            self.wharf = load_game(ours.short_name, dict(params or {}))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.wharf.num_distinct_actions(),
                max_chance_outcomes=self.wharf.max_chance_outcomes(),
                num_players=self.wharf.num_players(),
                min_utility=self.wharf.min_utility(),
                max_utility=self.wharf.max_utility(),
                utility_sum=self.wharf.utility_sum(),
                max_game_length=self.wharf.max_game_length(),
            )
            super().__init__(kind, info, dict(params or {}))

        def new_initial_state(self) -> Any:
            """The state before anything happened."""
            return state_class(self)

        def max_chance_nodes_in_history(self) -> int:
            """No game has more chance events than this."""
            return self.wharf.max_chance_nodes_in_history()

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
            """An observer of its states."""
            return _Observer(self.wharf, iig_obs_type)

    state_class = _state_class(pyspiel)
    RegisteredGame.__name__ = RegisteredGame.__qualname__ = ours.short_name
    return RegisteredGame


def _state_class(pyspiel: Any) -> type:
    class RegisteredState(pyspiel.State):  # type: ignore[misc]
        """A state as OpenSpiel wants states written in Python to be; OpenSpiel keeps the history."""

        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self.wharf: State = game.wharf.new_initial_state()

        def current_player(self) -> int:
            """Who decides."""
            return self.wharf.current_player()

        def _legal_actions(self, player: int) -> list[int]:
            return self.wharf.legal_actions(player)

        def chance_outcomes(self) -> list[tuple[int, float]]:
            """Every outcome of chance with its probability."""
            return self.wharf.chance_outcomes()

        def _apply_action(self, action: int) -> None:
            self.wharf.apply_action(action)

        def _action_to_string(self, player: int, action: int) -> str:
            return self.wharf.action_to_string(player, action)

        def is_terminal(self) -> bool:
            """Whether the game is over."""
            return self.wharf.is_terminal()

        def returns(self) -> list[float]:
            """At the end: whom a seat has beaten less who has beaten it, as a part of the others."""
            return self.wharf.returns()

        def __str__(self) -> str:
            return str(self.wharf)

    return RegisteredState


class _Observer:
    def __init__(self, game: Game, kind: Any) -> None:
        from ._wharf import IIGObservationType, PrivateInfoType

        ours = None
        if kind is not None:
            secrets = PrivateInfoType.__members__[kind.private_info.name]
            ours = IIGObservationType(kind.public_info, kind.perfect_recall, secrets)
        self._observer = game.make_observer(ours)
        self.tensor = self._observer.tensor
        self.dict = self._observer.dict

    def set_from(self, state: Any, player: int) -> None:
        self._observer.set_from(state.wharf, player)

    def string_from(self, state: Any, player: int) -> str:
        return self._observer.string_from(state.wharf, player)
