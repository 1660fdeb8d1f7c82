"""What programs written for OpenSpiel's `pyspiel` use besides games and states: `import wharf as pyspiel`."""

from __future__ import annotations

import random
import re
from typing import Mapping, Union

from ._wharf import Game, GameType, SpielError, State, game_types, versions
from .ids import Option, option_texts


def registered_names() -> list[str]:
    """The names of all games."""
    return [name for name, _ in versions()]


def registered_games() -> list[GameType]:
    """The types of all games."""
    return game_types()


def game_parameters_from_string(text: str) -> dict[str, Option]:
    """The parameters of "name(key=value,…)", with the name as "name"; values have real types."""
    found = re.fullmatch(r"\s*([^()]*?)\s*(?:\((.*)\))?\s*", str(text), flags=re.S)
    if found is None:
        raise SpielError(f"{str(text)[:60]!r} is no name of a game")
    given: dict[str, Option] = {"name": found[1]} if found[1] else {}
    for part in filter(None, (found[2] or "").split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise SpielError(f"{part!r} must be written option=value")
        given[key.strip()] = _read(value.strip())
    return given


def game_parameters_to_string(parameters: Mapping[str, Option]) -> str:
    """The way back: "hermagor(players=3)"."""
    others = ",".join(f"{key}={value}" for key, value in sorted(parameters.items()) if key != "name")
    return f"{parameters.get('name', '')}({others})"


def _read(text: str) -> Option:
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def load_game(name: str, params: Union[Mapping[str, Option], None] = None) -> Game:
    """A game: `load_game("hermagor", {"players": 3, "tax_officer": True})`, or `load_game("hermagor(players=3)")`.

    Without "players" it is for the fewest the game allows, which is two for all of them. A version may follow the name,
    as in "hermagor-v1"; without one it is the newest.
    """
    given = game_parameters_from_string(name)
    full_name = str(given.pop("name", ""))
    given.update(params or {})
    players = given.pop("players", 2)
    try:
        count = int(players)
    except (TypeError, ValueError):
        raise SpielError(f"players must be a number, not {players!r}") from None
    found = re.fullmatch(r"(.*?)(?:-v(\d{1,4}))?", full_name, flags=re.S)
    assert found is not None  # it matches everything
    version = int(found[2]) if found[2] else dict(versions()).get(found[1], 1)
    return Game(found[1], version, count, option_texts(given))


def load_game_as_turn_based(name: str, params: Union[Mapping[str, Option], None] = None) -> Game:
    """The same game: all of them are turn-based; simultaneous choices are made one after the other, unseen."""
    return load_game(name, params)


def serialize_game_and_state(game: Game, state: State) -> str:
    """A text from which `deserialize_game_and_state` makes both again."""
    if state.get_game() != game:
        raise SpielError(f"this is a state of {state.get_game()}, not of {game}")
    return f"{game}\n{state.serialize()}"


def deserialize_game_and_state(text: str) -> tuple[Game, State]:
    """The game and the state of a text that `serialize_game_and_state` has written."""
    name, line, document = str(text).partition("\n")
    if not line:
        raise SpielError("this is no game with a state")
    game = load_game(name)
    return game, game.deserialize_state(document)


class UniformProbabilitySampler:
    """Numbers from the least to the most: `UniformProbabilitySampler(0., 1.)`; `(seed, 0., 1.)` for the same again."""

    def __init__(self, *arguments: float) -> None:
        if len(arguments) > 3:
            raise TypeError("UniformProbabilitySampler takes a seed, the least and the most number")
        self._random = random.Random(arguments[0]) if len(arguments) in (1, 3) else random.Random()
        self._low, self._high = arguments[-2:] if len(arguments) >= 2 else (0.0, 1.0)

    def __call__(self) -> float:
        return self._random.uniform(self._low, self._high)
