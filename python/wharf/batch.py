"""Many games of one kind at once."""

from __future__ import annotations

from typing import Any, Mapping

from ._wharf import Environments, Report
from .ids import checked_seed


class BatchEnv:
    """Games side by side in `num_envs` environments; where a game ends, the next begins.

    The arrays show the engine's own memory and change with every call: copy what must stay. On the CPU they are numpy
    arrays, on a CUDA device objects that torch, cupy and jax take without a copy (`torch.from_dlpack(env.masks)`).

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
        core = Environments(game, version, players, dict(options), num_envs, checked_seed(seed), threads, device, observations)
        self._core = core
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

    def reset(self, seed: int = 0) -> dict[str, Any]:
        """Begins game i of this seed in every environment i, and shows what the deciding seats see."""
        self._core.reset(checked_seed(seed))
        return self.observe()

    def observe(self) -> dict[str, Any]:
        """Who decides, what he sees and what he may do: "player", "observation", "action_mask"."""
        return {"player": self.players, "observation": self.observations, "action_mask": self.masks}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any]:
        """Plays one action in every environment and then chance, until a seat decides again.

        Returns what `observe` shows, rewards and dones. ValueError names the first environment whose action is not
        legal. On the CPU nothing has moved then; on a device the others have, and it stays as it was.
        """
        self._core.step(actions)
        return self.observe(), self.rewards, self.dones

    def sample_actions(self) -> Any:
        """A legal action for every environment, each as likely as any: `actions`, where they are written."""
        self._core.draw_actions()
        return self.actions

    def roll_out(self, steps: int) -> Report:
        """Random play of so many decisions and chance events in every environment, inside the engine."""
        return self._core.roll_out(steps)

    def __repr__(self) -> str:
        return f"<BatchEnv {self.game}, {self.num_players} players, {self.num_envs} games, {self.device}>"
