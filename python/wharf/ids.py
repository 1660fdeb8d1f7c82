"""Names of environments and options, read and checked."""

from __future__ import annotations

import operator
import re
from typing import Mapping, Union

from ._wharf import versions as known_versions

Option = Union[bool, int, str]


def game_and_version(env_id: str) -> tuple[str, int]:
    """The game of an environment's id and the version of its numbers; ValueError if there is no such thing."""
    versions = dict(known_versions())
    found = re.fullmatch(r"(.*?)(?:-v(\d+))?", str(env_id), flags=re.S)
    assert found is not None  # it matches everything
    name, version = found[1], found[2]
    if name not in versions:
        known = ", ".join(f"{game}-v1" + (f" to -v{newest}" if newest > 1 else "") for game, newest in versions.items())
        raise ValueError(f"there is no environment {str(env_id)[:60]!r}; there are {known}")
    if version is None or not 1 <= int(version) <= versions[name]:
        known = " and ".join(f"{name}-v{number}" for number in range(1, versions[name] + 1))
        raise ValueError(f"there is no environment {str(env_id)[:60]!r}: {name} exists as {known}")
    return name, int(version)


def option_texts(options: Mapping[str, Option]) -> dict[str, str]:
    """Options as the texts that the game reads: true and false, numbers, words."""
    texts = {}
    for name, value in options.items():
        if isinstance(value, bool):
            texts[name] = "true" if value else "false"
        elif isinstance(value, (int, str)):
            texts[name] = str(value)
        else:
            raise TypeError(f"option {name} must be a truth value, a number or a text, not {type(value).__name__}")
    return texts


def checked_seed(seed: int) -> int:
    """A seed the engine takes: a whole number of 64 bits."""
    number = operator.index(seed)
    if not 0 <= number < 2**64:
        raise ValueError(f"a seed is a number from 0 to 2**64 - 1, not {number}")
    return number
