"""Bots as OpenSpiel has them, and games between them."""

from __future__ import annotations

import random
from typing import Any, Sequence

from ._wharf import SpielError, State


class Bot:
    """The base of bots written in Python: they override `step`, and more where they can do more."""

    def step(self, state: State) -> int:
        """The bot's action in a state in which it decides."""
        raise NotImplementedError("a bot must say what it does: step(state)")

    def restart(self) -> None:
        """A new game begins."""

    def restart_at(self, state: State) -> None:
        """A game goes on from a state."""

    def inform_action(self, state: State, player_id: int, action: int) -> None:
        """Somebody did this in a state."""

    def inform_actions(self, state: State, actions: Sequence[int]) -> None:
        """All did this at once in a state."""

    def provides_policy(self) -> bool:
        """Whether `get_policy` and `step_with_policy` can be called."""
        return False

    def get_policy(self, state: State) -> list[tuple[int, float]]:
        """Every legal action with its probability."""
        raise SpielError("this bot does not tell its policy")

    def step_with_policy(self, state: State) -> tuple[list[tuple[int, float]], int]:
        """The policy and the action that is taken."""
        raise SpielError("this bot does not tell its policy")

    def provides_force_action(self) -> bool:
        """Whether `force_action` can be called."""
        return False

    def force_action(self, state: State, action: int) -> None:
        """The bot must do this."""
        raise SpielError("this bot cannot be made to do anything")


class _UniformRandomBot(Bot):
    def __init__(self, player_id: int, seed: int) -> None:
        self._player, self._random = player_id, random.Random(seed)

    def step(self, state: State) -> int:
        return self._random.choice(state.legal_actions(self._player))

    def provides_policy(self) -> bool:
        return True

    def get_policy(self, state: State) -> list[tuple[int, float]]:
        legal = state.legal_actions(self._player)
        return [(action, 1 / len(legal)) for action in legal]

    def step_with_policy(self, state: State) -> tuple[list[tuple[int, float]], int]:
        return self.get_policy(state), self.step(state)


def make_uniform_random_bot(player_id: int, seed: int) -> Bot:
    """A bot that does anything that is legal, each as likely as any."""
    return _UniformRandomBot(player_id, seed)


def evaluate_bots(state: State, bots: Sequence[Any], seed: int) -> list[float]:
    """Plays a game to its end, one bot for each player, and gives the returns."""
    if len(bots) != state.num_players():
        raise SpielError(f"there must be one bot for each of {state.num_players()} players, not {len(bots)}")
    chance = random.Random(seed)
    for bot in bots:
        bot.restart_at(state)
    while not state.is_terminal():
        player = state.current_player()
        action = draw_outcome(state, chance) if player < 0 else int(bots[player].step(state))
        for other, bot in enumerate(bots):
            if other != player:
                bot.inform_action(state, player, action)
        state.apply_action(action)
    return state.returns()


def draw_outcome(state: State, chance: random.Random) -> int:
    """An outcome of a chance node, by its odds."""
    outcomes, odds = zip(*state.chance_outcomes())
    return int(chance.choices(outcomes, odds)[0])
