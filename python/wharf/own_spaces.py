"""The little that is needed of gymnasium's spaces, for those who have not installed it."""

from __future__ import annotations

from typing import Any, Union

import numpy as np
from numpy.typing import NDArray


class Space:
    """What values may be."""

    def __init__(self, shape: tuple[int, ...], dtype: Any) -> None:
        self.shape, self.dtype = shape, None if dtype is None else np.dtype(dtype)
        self._random = np.random.default_rng()

    def seed(self, seed: Union[int, None] = None) -> None:
        """The same seed, the same samples."""
        self._random = np.random.default_rng(seed)

    def __contains__(self, value: Any) -> bool:
        return bool(self.contains(value))

    def contains(self, value: Any) -> bool:
        """Whether this is one of them."""
        raise NotImplementedError

    def _facts(self) -> tuple[Any, ...]:
        return (self.shape, self.dtype)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Space) and type(other) is type(self) and repr(other._facts()) == repr(self._facts())

    __hash__ = None  # type: ignore[assignment]


class Discrete(Space):
    """The numbers 0 to n - 1."""

    def __init__(self, n: int) -> None:
        super().__init__((), np.int64)
        self.n, self.start = n, 0

    def sample(self, mask: Any = None) -> np.int64:
        """Any of them, or any where the mask is 1."""
        legal = np.arange(self.n) if mask is None else np.flatnonzero(mask)
        return np.int64(self._random.choice(legal))

    def contains(self, value: Any) -> bool:
        """Whether this is one of them."""
        return isinstance(value, (int, np.integer)) and 0 <= int(value) < self.n

    def _facts(self) -> tuple[Any, ...]:
        return (self.n,)


class MultiDiscrete(Space):
    """Arrays of numbers, each from 0 to its own n - 1."""

    def __init__(self, nvec: Any) -> None:
        self.nvec = np.asarray(nvec, np.int64)
        super().__init__(self.nvec.shape, np.int64)

    def sample(self) -> NDArray[np.int64]:
        """Any of them."""
        return np.asarray(self._random.random(self.nvec.shape) * self.nvec, np.int64)

    def contains(self, value: Any) -> bool:
        """Whether this is one of them."""
        array = np.asarray(value)
        return array.shape == self.shape and bool(((array >= 0) & (array < self.nvec)).all())

    def _facts(self) -> tuple[Any, ...]:
        return (self.nvec.tolist(),)


class Box(Space):
    """Arrays of one shape and kind of number."""

    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any) -> None:
        super().__init__(shape, dtype)
        self.low, self.high = np.full(shape, low, dtype), np.full(shape, high, dtype)

    def contains(self, value: Any) -> bool:
        """Whether this is one of them."""
        array = np.asarray(value)
        return bool(
            np.can_cast(array.dtype, self.dtype)
            and array.shape == self.shape
            and ((array >= self.low) & (array <= self.high)).all()
        )

    def _facts(self) -> tuple[Any, ...]:
        return (self.shape, self.dtype, self.low.tolist(), self.high.tolist())


class Dict(Space):
    """Named spaces."""

    def __init__(self, spaces: dict[str, Any]) -> None:
        super().__init__((), None)
        self.spaces = spaces

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def contains(self, value: Any) -> bool:
        """Whether this is one of them."""
        return (
            isinstance(value, dict)
            and set(value) == set(self.spaces)
            and all(space.contains(value[name]) for name, space in self.spaces.items())
        )

    def _facts(self) -> tuple[Any, ...]:
        return tuple((name, space._facts()) for name, space in self.spaces.items())
