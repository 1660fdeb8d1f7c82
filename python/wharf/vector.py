"""Many games as gymnasium's vector environments are: one reward for every game, its base class where it is there."""

from __future__ import annotations

from typing import Any, Union

import numpy as np
from numpy.typing import NDArray

from .batch import BatchEnv

try:
    from gymnasium.vector import VectorEnv as _Base
except ImportError:
    _Base = object

Arrays = dict[str, Any]


class VectorEnv(_Base):  # type: ignore[misc]
    """A `BatchEnv` on the CPU whose reward is that of the seat that has just acted, so that wrappers can add it up.

    All seats' rewards are in infos["rewards"]. A game that ends is followed by the next in the same step; there is no
    last observation, because nothing is estimated from the end of a game that is over. Arrays are copies.
    """

    def __init__(self, batch: BatchEnv) -> None:
        if batch.device != "cpu":
            raise ValueError('vector_env plays on the CPU; make(…, device="cuda") gives arrays on a device')
        self.batch = batch
        self.num_envs = batch.num_envs
        self.metadata = dict(batch.metadata)
        try:
            from gymnasium.vector import AutoresetMode

            self.metadata["autoreset_mode"] = AutoresetMode.SAME_STEP
        except ImportError:
            pass
        self.render_mode = None
        self.spec = None
        self.closed = False
        self.single_observation_space = batch.single_observation_space
        self.single_action_space = batch.single_action_space
        self.observation_space = batch.observation_space
        self.action_space = batch.action_space
        self._rows = np.arange(self.num_envs)

    def reset(self, *, seed: Union[int, None] = None, options: Any = None) -> tuple[Arrays, Arrays]:
        """Begins game i of this seed in every environment i."""
        self.batch.reset(seed=seed)
        return self._seen(), self._infos()

    def step(self, actions: Any) -> tuple[Arrays, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Arrays]:
        """Plays one action in every environment: observations, rewards, terminations, truncations, infos."""
        acting = self.batch.players.copy()
        _, rewards, terminations, truncations, _ = self.batch.step(actions)
        return self._seen(), rewards[self._rows, acting], terminations.copy(), truncations.copy(), self._infos()

    def render(self) -> None:
        """Nothing: `wharf.load_game` shows one game."""

    def close(self, **kwargs: Any) -> None:
        """No game can be begun afterwards."""
        self.batch.close()
        self.closed = True

    @property
    def unwrapped(self) -> Any:
        """Itself."""
        return self

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.batch!r}>"

    def _seen(self) -> Arrays:
        return {name: array.copy() for name, array in self.batch.observe().items()}

    def _infos(self) -> Arrays:
        batch = self.batch
        return {"rewards": batch.rewards.copy(), "scores": batch.scores.copy(), "ranks": batch.ranks.copy()}
