"""Spaces of observations and actions: gymnasium's where it is installed, else our own."""

from __future__ import annotations

from typing import Any

import numpy as np


def _kinds() -> Any:
    try:
        import gymnasium.spaces as kinds
    except ImportError:
        from . import own_spaces as kinds
    return kinds


Space: Any = _kinds().Space
Box: Any = _kinds().Box
Dict: Any = _kinds().Dict
Discrete: Any = _kinds().Discrete
MultiDiscrete: Any = _kinds().MultiDiscrete


def observation_space(floats: int, actions: int) -> Any:
    """What an agent sees, and what it may do."""
    return Dict({
        "observation": Box(-np.inf, np.inf, (floats,), np.float32),
        "action_mask": Box(0, 1, (actions,), np.int8),
    })  # fmt: skip


def action_space(actions: int) -> Any:
    """What an agent does."""
    return Discrete(actions)


def batch_space(floats: int, actions: int, players: int, rows: tuple[int, ...]) -> Any:
    """What is seen in one game (rows: ()), or in many."""
    return Dict({
        "player": Box(0, players - 1, rows, np.uint8),
        "observation": Box(-np.inf, np.inf, (*rows, floats), np.float32),
        "action_mask": Box(0, 1, (*rows, actions), np.uint8),
    })  # fmt: skip


def action_spaces_of_batch(actions: int, games: int) -> Any:
    """What is done in many games."""
    return MultiDiscrete(np.full(games, actions))
