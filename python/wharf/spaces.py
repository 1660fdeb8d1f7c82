"""Spaces of observations and actions: gymnasium's where it is installed, else the little that is needed of them."""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:

    class Discrete:  # type: ignore[no-redef]
        """The numbers 0 to n - 1."""

        def __init__(self, n: int) -> None:
            self.n = n
            self.shape = ()
            self.dtype = np.dtype(np.int64)
            self._random = np.random.default_rng()

        def seed(self, seed: int) -> None:
            self._random = np.random.default_rng(seed)

        def sample(self, mask: Any = None) -> int:
            """Any of them, or any where the mask is 1."""
            legal = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(self._random.choice(legal))

        def contains(self, value: Any) -> bool:
            return 0 <= int(value) < self.n

    class Box:  # type: ignore[no-redef]
        """Arrays of one shape and kind of number."""

        def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any) -> None:
            self.low, self.high, self.shape, self.dtype = low, high, shape, np.dtype(dtype)

        def contains(self, value: Any) -> bool:
            return np.shape(value) == self.shape and bool(np.all((value >= self.low) & (value <= self.high)))

    class Dict:  # type: ignore[no-redef]
        """Named spaces."""

        def __init__(self, spaces: dict[str, Any]) -> None:
            self.spaces = spaces

        def __getitem__(self, name: str) -> Any:
            return self.spaces[name]

        def contains(self, value: Any) -> bool:
            return all(space.contains(value[name]) for name, space in self.spaces.items())


def observation_space(floats: int, actions: int) -> Any:
    return Dict({
        "observation": Box(-np.inf, np.inf, (floats,), np.float32),
        "action_mask": Box(0, 1, (actions,), np.int8),
    })  # fmt: skip


def action_space(actions: int) -> Any:
    return Discrete(actions)
