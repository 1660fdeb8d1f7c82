"""One game with PettingZoo's turn-by-turn ("agent environment cycle") interface; PettingZoo need not be installed."""

from __future__ import annotations

import operator
import secrets
import warnings
from typing import Any, Iterator, Union

import numpy as np
from numpy.typing import NDArray

from ._wharf import Chance, Game, State
from .ids import Option, checked_seed, game_and_version, option_texts
from .spaces import Box, action_space, observation_space

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

Observation = dict[str, NDArray[Any]]


class AECEnv(_Base):  # type: ignore[misc]
    """Seats are agents "player_0", "player_1", …; chance is played by the environment, repeatably with a seed.

    An observation is {"observation": float32 array, "action_mask": int8 array}; the mask of an agent that is not asked
    is all zeros. Rewards come with the last step: from -1 to 1, in all 0. After `max_cycles` decisions, if they are
    limited, the game is cut off: agents are truncated, and nobody has won anything.
    """

    def __init__(
        self,
        env_id: str,
        players: int = 2,
        render_mode: Union[str, None] = None,
        max_cycles: Union[int, None] = None,
        **options: Option,
    ) -> None:
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"there is no render mode {render_mode!r}; there are 'ansi' and 'human'")
        if max_cycles is not None and operator.index(max_cycles) < 1:
            raise ValueError(f"max_cycles must be 1 or more, not {max_cycles}")
        self.game = Game(*game_and_version(env_id), players, option_texts(options))
        self.metadata: dict[str, Any] = {
            "name": env_id, "render_modes": ["ansi", "human"], "render_fps": 1, "is_parallelizable": False,
        }  # fmt: skip
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        floats, actions = self.game.observation_tensor_size(), self.game.num_distinct_actions()
        self.observation_spaces = {agent: observation_space(floats, actions) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}
        self._no_action = np.zeros(actions, np.int8)
        self.state_space = Box(-np.inf, np.inf, (players * floats,), np.float32)
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self._decisions = 0
        self._state: Union[State, None] = None
        self._observer = self.game.make_observer()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_observer"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._observer = self.game.make_observer()

    @property
    def unwrapped(self) -> AECEnv:
        """Itself: there is nothing around it."""
        return self

    @property
    def num_agents(self) -> int:
        """Agents that are not done."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """Agents at the beginning."""
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Any:
        """What an agent may see."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        """What an agent may do, somewhere."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: Union[int, None] = None, options: Any = None) -> None:
        """Begins a game. The same seed and the same actions make the same game again."""
        self._chance = Chance(secrets.randbits(63) if seed is None else checked_seed(seed))
        self._state = self.game.new_initial_state()
        self._chance.play(self._state)
        self._decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.current_player()]

    def observe(self, agent: str) -> Observation:
        """What an agent sees, whether it is asked or not."""
        state = self._begun()
        seat = self._seats[self._known(agent)]
        self._observer.set_from(state, seat)
        mask = self._no_action.copy()
        if seat == state.current_player():
            mask[state.legal_actions()] = 1
        return {"observation": self._observer.tensor.copy(), "action_mask": mask}

    def state(self) -> NDArray[np.float32]:
        """What all agents see together, player_0's observation first: for critics that may know everything."""
        return np.concatenate([self.observe(agent)["observation"] for agent in self.possible_agents])

    def last(self, observe: bool = True) -> tuple[Union[Observation, None], float, bool, bool, dict[str, Any]]:
        """For the selected agent: observation, reward since it acted last, termination, truncation, info."""
        self._begun()
        agent = self.agent_selection
        if agent not in self.rewards:
            raise ValueError("the game is over: reset it")
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
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} is done: its only action is None")
            self._remove(agent)
            return
        if action is None:
            raise ValueError(f"{agent} is not done: it must act")
        state.apply_action(operator.index(action))
        self._chance.play(state)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        if state.is_terminal():
            self._end(state)
        elif self.max_cycles is not None and self._decisions >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Union[str, None]:
        """The board as a spectator sees it: as a text ("ansi"), or printed ("human")."""
        if self.render_mode is None:
            warnings.warn('render() does nothing without a render mode: aec_env(…, render_mode="ansi")', stacklevel=2)
            return None
        board = str(self._begun())
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Nothing is held."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _begun(self) -> State:
        if self._state is None:
            raise RuntimeError("reset() has to be called first")
        return self._state

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise ValueError(f"there is no agent {agent!r}; agents are {', '.join(self.possible_agents)}")
        return agent

    def _end(self, state: State) -> None:
        scores, ranks = state.scores(), state.ranks()
        for seat, (name, reward) in enumerate(zip(self.possible_agents, state.returns())):
            self.rewards[name] = reward
            self._cumulative_rewards[name] += reward
            self.terminations[name] = True
            self.infos[name] = {"score": scores[seat], "rank": ranks[seat]}
        self.agent_selection = self.agents[0]

    # An agent that is done leaves. Until the end of the game rewards are 0, and here they are again.
    def _remove(self, agent: str) -> None:
        self.agents.remove(agent)
        for of_agents in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            of_agents.pop(agent)  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]
