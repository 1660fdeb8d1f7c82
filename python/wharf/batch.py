"""Many games of one kind at once."""

from __future__ import annotations

from typing import Any, Mapping, Union

import numpy as np

from ._wharf import Environments, Report
from .ids import checked_seed
from .spaces import Box, action_space, action_spaces_of_batch, batch_space


class BatchEnv:
    """Games side by side in `num_envs` environments; where a game ends, the next begins in the same step.

    The conventions are those of gymnasium's vector environments, but for the rewards: a game has several seats, so they
    are a row for every game (`wharf.vector_env` gives one number). The arrays show the engine's own memory and change
    with every call: copy what must stay. On the CPU they are numpy arrays, on a CUDA device objects that torch, cupy
    and jax take without a copy (`torch.from_dlpack(env.masks)`).

    players       (num_envs,) uint8             the seat that decides
    observations  (num_envs, floats) float32    what it sees (docs/features.md)
    masks         (num_envs, actions) uint8     1 where an index is a legal action
    rewards       (num_envs, players) float32   of a game that the last step ended, else 0; from -1 to 1, in all 0
    dones         (num_envs,) uint8             1 where the last step ended a game
    scores, ranks (num_envs, players) int16, uint8    of that game
    actions       (num_envs,) int32             room for actions; `sample_actions` writes there
    """

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        num_envs: int,
        seed: int,
        threads: int,
        device: str,
        observations: bool,
        options: Mapping[str, str],
    ) -> None:
        core = Environments(
            game, version, players, dict(options), num_envs, checked_seed(seed), threads, device, observations
        )
        self._core = core
        self._seeds = np.random.default_rng(seed)
        self.game: str = game
        self.version: int = version
        self.device: str = core.device
        self.num_envs: int = core.num_envs
        self.num_players: int = core.num_players
        self.num_actions: int = core.num_actions
        self.observation_size: int = core.observation_size
        self.players: Any = core.players
        self.observations: Any = core.observations
        self.masks: Any = core.masks
        self.rewards: Any = core.rewards
        self.dones: Any = core.dones
        self.scores: Any = core.scores
        self.ranks: Any = core.ranks
        self.actions: Any = core.actions
        self.metadata: dict[str, Any] = {"name": f"{game}-v{version}", "render_modes": [], "autoreset_mode": "SameStep"}
        self.render_mode: Union[str, None] = None
        self.spec: Any = None
        self.closed: bool = False
        self._terminations: Any = self.dones.view(np.bool_) if self.device == "cpu" else self.dones
        self._truncations = np.zeros(self.num_envs, np.bool_)
        self._truncations.flags.writeable = False

    # Spaces of a hundred thousand rows are made when somebody asks for them.
    @property
    def single_observation_space(self) -> Any:
        """What is seen in one game."""
        return batch_space(self.observation_size, self.num_actions, self.num_players, ())

    @property
    def observation_space(self) -> Any:
        """What is seen in all of them."""
        return batch_space(self.observation_size, self.num_actions, self.num_players, (self.num_envs,))

    @property
    def single_action_space(self) -> Any:
        """What is done in one game."""
        return action_space(self.num_actions)

    @property
    def action_space(self) -> Any:
        """What is done in all of them."""
        return action_spaces_of_batch(self.num_actions, self.num_envs)

    @property
    def reward_space(self) -> Any:
        """The rewards of the seats of a game."""
        return Box(-1, 1, (self.num_players,), np.float32)

    @property
    def unwrapped(self) -> Any:
        """Itself: there is nothing around it."""
        return self

    def reset(self, seed: Union[int, None] = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins game i of this seed in every environment i; shows what the deciding seats see, and infos.

        Without a seed the games are others than before, in the order that the last seed gives.
        """
        self._open()
        if seed is None:
            seed = int(self._seeds.integers(2**63))
        else:
            self._seeds = np.random.default_rng(checked_seed(seed))
        self._core.reset(checked_seed(seed))
        return self.observe(), self._infos()

    def observe(self) -> dict[str, Any]:
        """Who decides, what he sees and what he may do: "player", "observation", "action_mask"."""
        return {"player": self.players, "observation": self.observations, "action_mask": self.masks}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Plays one action in every environment and then chance, until a seat decides again.

        Returns what `observe` shows, rewards, terminations, truncations (none), and infos: scores and ranks of games
        that have ended. ValueError names the first environment whose action is not legal. On the CPU nothing has moved
        then; on a device the others have, and it stays as it was.
        """
        self._core.step(actions)
        return self.observe(), self.rewards, self._terminations, self._truncations, self._infos()

    def sample_actions(self) -> Any:
        """A legal action for every environment, each as likely as any: `actions`, where they are written."""
        self._core.draw_actions()
        return self.actions

    def roll_out(self, steps: int) -> Report:
        """Random play of so many decisions and chance events in every environment, inside the engine."""
        return self._core.roll_out(steps)

    def render(self) -> None:
        """Nothing: thousands of games are not looked at. `wharf.load_game` shows one."""

    def close(self, **kwargs: Any) -> None:
        """No game can be begun afterwards; arrays that somebody holds stay."""
        self.closed = True

    def __enter__(self) -> BatchEnv:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<BatchEnv {self.game}, {self.num_players} players, {self.num_envs} games, {self.device}>"

    def _infos(self) -> dict[str, Any]:
        return {"scores": self.scores, "ranks": self.ranks}

    def _open(self) -> None:
        if self.closed:
            raise ValueError("these environments are closed")
