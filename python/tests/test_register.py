"""Games registered with OpenSpiel. Where it is not installed, its interface for games written in Python stands in, as its
documentation describes it: base classes that keep the history, and a table of games."""

import copy
import random
import types

import pytest

import wharf

try:
    import pyspiel as installed
except ImportError:
    installed = None


def stand_in():
    """What OpenSpiel asks of games written in Python, and no more."""
    table = {}

    class Game:
        def __init__(self, game_type, game_info, params):
            self.type, self.info, self.params = game_type, game_info, params

        def get_type(self):
            return self.type

        def num_players(self):
            return self.info["num_players"]

        def max_game_length(self):
            return self.info["max_game_length"]

    class State:
        def __init__(self, game):
            self.game, self.actions = game, []

        def apply_action(self, action):
            self._apply_action(action)
            self.actions.append(action)

        def legal_actions(self):
            player = self.current_player()
            return [a for a, _ in self.chance_outcomes()] if player == -1 else self._legal_actions(player)

        def is_chance_node(self):
            return self.current_player() == -1

        def action_to_string(self, player, action):
            return self._action_to_string(player, action)

        def history(self):
            return self.actions

        def clone(self):
            other = type(self)(self.game)
            vars(other).update(copy.deepcopy({k: v for k, v in vars(self).items() if k != "game"}))
            return other

    kinds = {
        name: getattr(wharf.GameType, name)
        for name in ("Dynamics", "ChanceMode", "Information", "Utility", "RewardModel")
    }
    game_type = type("GameType", (), {**kinds, "__init__": lambda self, **facts: vars(self).update(facts)})
    return types.SimpleNamespace(
        Game=Game, State=State, GameType=game_type, GameInfo=lambda **facts: facts,
        register_game=lambda kind, game: table.update({kind.short_name: game}),
        load_game=lambda name, params=None: table[name]({**table[name]().type.parameter_specification, **(params or {})}),
        IIGObservationType=wharf.IIGObservationType, PrivateInfoType=wharf.PrivateInfoType,
    )  # fmt: skip


@pytest.fixture(scope="module")
def pyspiel():
    spiel = installed or stand_in()
    assert wharf.register_with_pyspiel(None if installed else spiel) == wharf.registered_names()
    return spiel


@pytest.mark.parametrize("name", wharf.registered_names())
def test_registered_games_are_played(pyspiel, name):
    game = pyspiel.load_game(name, {"players": 3})
    ours = wharf.load_game(name, {"players": 3})
    assert game.num_players() == 3 and game.max_game_length() == ours.max_game_length()
    assert game.get_type().short_name == name and game.get_type().reward_model.name == "TERMINAL"
    assert game.max_chance_nodes_in_history() == ours.max_chance_nodes_in_history()
    state, twin = game.new_initial_state(), ours.new_initial_state()
    rng = random.Random(3)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    while not state.is_terminal():
        assert state.legal_actions() == twin.legal_actions()
        action = rng.choice(twin.legal_actions())
        assert state.action_to_string(state.current_player(), action) == twin.action_to_string(action)
        if not state.is_chance_node() and rng.random() < 0.1:
            other = state.clone()
            other.apply_action(action)
            assert other.history() != state.history() and str(state) == str(twin), "a copy is a copy"
            observer.set_from(state, 1)
            assert observer.tensor.tolist() == twin.information_state_tensor(1)
            assert observer.string_from(state, 1) == twin.information_state_string(1)
        state.apply_action(action)
        twin.apply_action(action)
    assert state.returns() == twin.returns() and list(state.history()) == twin.history()


@pytest.mark.skipif(installed is not None, reason="OpenSpiel is installed")
def test_without_openspiel_it_says_so():
    with pytest.raises(ImportError, match="pyspiel"):
        wharf.register_with_pyspiel()
