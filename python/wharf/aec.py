"""One game with PettingZoo's turn-by-turn ("agent environment cycle") interface; PettingZoo need not be installed."""

from __future__ import annotations

import operator
import secrets
from typing import Any, Iterator, Union

import numpy as np

from ._wharf import Chance, Game, State
from .ids import Option, checked_seed, game_and_version, option_texts
from .spaces import action_space, observation_space


class AECEnv:
    """Seats are agents "player_0", "player_1", …; chance is played by the environment, repeatably with a seed.

    An observation is {"observation": float32 array, "action_mask": int8 array}; the mask of an agent that is not asked
    is all zeros. Rewards come with the last step: from -1 to 1, in all 0.
    """

    def __init__(
        self, env_id: str, players: int = 2, render_mode: Union[str, None] = None, **options: Option
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}; there is 'ansi'")
        self.game = Game(*game_and_version(env_id), players, option_texts(options))
        self.metadata = {"name": env_id, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._observation_space = observation_space(self.game.observation_tensor_size(), self.game.num_distinct_actions())
        self._action_space = action_space(self.game.num_distinct_actions())
        self._state: Union[State, None] = None

    @property
    def unwrapped(self) -> AECEnv:
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        return self._action_space

    def reset(self, seed: Union[int, None] = None, options: Any = None) -> None:
        """Begins a game. The same seed and the same actions make the same game again."""
        self._chance = Chance(secrets.randbits(63) if seed is None else checked_seed(seed))
        self._state = self.game.new_initial_state()
        self._chance.play(self._state)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, whether it is asked or not."""
        state = self._begun()
        seat = self._seat(agent)
        return {
            "observation": state.observation_tensor(seat),
            "action_mask": state.legal_actions_mask(seat).view(np.int8),
        }

    def last(self, observe: bool = True) -> tuple[Union[dict[str, np.ndarray], None], float, bool, bool, dict[str, Any]]:
        """For the selected agent: observation, reward since it acted last, termination, truncation, info."""
        self._begun()
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order they are asked, until all are done."""
        self._begun()
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Union[int, None]) -> None:
        """Does this for the selected agent; None for one whose game is over. ValueError if it is not legal."""
        state = self._begun()
        if not self.agents:
            raise ValueError("the game is over: reset it")
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError(f"{agent} is done: its only action is None")
            self._remove(agent)
            return
        if action is None:
            raise ValueError(f"{agent} is not done: it must act")
        state.apply_action(operator.index(action))
        self._chance.play(state)
        self._cumulative_rewards[agent] = 0.0
        if state.is_terminal():
            for name, reward in zip(self.possible_agents, state.returns()):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
                self.terminations[name] = True
            scores, ranks = state.scores(), state.ranks()
            for seat, name in enumerate(self.possible_agents):
                self.infos[name] = {"score": scores[seat], "rank": ranks[seat]}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.current_player()]

    def render(self) -> Union[str, None]:
        """The board as a spectator sees it, as text."""
        return str(self._begun()) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begun(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() has to be called first")
        return self._state

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise ValueError(f"there is no agent {agent!r}; agents are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def _remove(self, agent: str) -> None:
        self.agents.remove(agent)
        for of_agents in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of_agents[agent]
        if self.agents:
            self.agent_selection = self.agents[0]
