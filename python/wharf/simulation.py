"""OpenSpiel's check of any game: random games, and what every state promises."""

from __future__ import annotations

import random
from typing import Callable, Union

from ._wharf import Game
from .bots import draw_outcome
from .spiel import deserialize_game_and_state, serialize_game_and_state


def random_sim_test(
    game: Game, num_sims: int, serialize: bool = True, verbose: bool = False, mask_test: bool = True
) -> None:
    """Plays random games and checks what OpenSpiel promises of every state; AssertionError says what is broken."""
    for number in range(num_sims):
        _simulate(game, random.Random(number), serialize, print if verbose else None, mask_test)


def _simulate(
    game: Game, chance: random.Random, serialize: bool, tell: Union[Callable[[str], None], None], masks: bool
) -> None:
    state = game.new_initial_state()
    assert state.is_initial_state() and state.history() == []
    decisions = chances = 0
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        assert legal and legal == sorted(set(legal)), "legal actions are sorted and unique, and there is one"
        assert state.returns() == [0.0] * game.num_players(), "nothing is won before the end"
        if masks:
            assert [i for i, bit in enumerate(state.legal_actions_mask()) if bit] == legal, "the mask says the same"
        if state.is_chance_node():
            action, chances = draw_outcome(state, chance), chances + 1
            assert abs(sum(odds for _, odds in state.chance_outcomes()) - 1) < 1e-9, "probabilities add up to 1"
        else:
            assert 0 <= player < game.num_players() and max(legal) < game.num_distinct_actions()
            action, decisions = chance.choice(legal), decisions + 1
        if tell:
            tell(f"player {player}: {state.action_to_string(player, action)}")
        before = state.clone()
        if serialize and chance.random() < 0.05:
            again = deserialize_game_and_state(serialize_game_and_state(game, state))[1]
            assert again == state and again.history() == state.history(), "a state is read as it was written"
        state.apply_action(action)
        assert before != state and state.full_history()[-1].player == player and state.history()[-1] == action
        if chance.random() < 0.2:
            undone = state.clone()
            undone.undo_action(player, action)
            assert undone == before and str(undone) == str(before), "an action can be taken back"
    assert decisions <= game.max_game_length() and chances <= game.max_chance_nodes_in_history()
    assert state.legal_actions() == [] and abs(sum(state.returns()) - game.utility_sum()) < 1e-9
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
