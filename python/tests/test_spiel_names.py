"""OpenSpiel's names, enumerations and conventions."""

import copy
import pickle
import random

import numpy as np
import pytest

import wharf as pyspiel
from test_states import play_randomly

NAMES = pyspiel.registered_names()


def at_first_choice(name, seed=1, **params):
    state = pyspiel.load_game(name, params).new_initial_state()
    pyspiel.Chance(seed).play(state)
    return state


def test_enumerations():
    assert [
        int(getattr(pyspiel.PlayerId, name)) for name in ("CHANCE", "SIMULTANEOUS", "INVALID", "TERMINAL", "MEAN_FIELD")
    ] == [-1, -2, -3, -4, -5]
    assert pyspiel.INVALID_ACTION == -1
    start = pyspiel.load_game("tortuga").new_initial_state()
    assert start.current_player() == pyspiel.PlayerId.CHANCE == -1 and start.current_player() != pyspiel.PlayerId.TERMINAL
    assert pyspiel.PlayerId.CHANCE < 0 and {pyspiel.PlayerId.CHANCE: "chance"}[start.current_player()] == "chance"
    assert set(pyspiel.StateType.__members__) == {"TERMINAL", "CHANCE", "DECISION", "MEAN_FIELD"}
    assert set(pyspiel.GameType.Dynamics.__members__) == {"SEQUENTIAL", "SIMULTANEOUS", "MEAN_FIELD"}
    assert set(pyspiel.GameType.ChanceMode.__members__) == {
        "DETERMINISTIC",
        "EXPLICIT_STOCHASTIC",
        "SAMPLED_STOCHASTIC",
    }
    assert set(pyspiel.GameType.Utility.__members__) == {"ZERO_SUM", "CONSTANT_SUM", "GENERAL_SUM", "IDENTICAL"}
    assert set(pyspiel.PrivateInfoType.__members__) == {"ALL_PLAYERS", "NONE", "SINGLE_PLAYER"}


def test_types():
    types = pyspiel.registered_games()
    assert [kind.short_name for kind in types if kind.default_loadable] == NAMES
    for kind in types:
        game = pyspiel.load_game(kind.short_name)
        assert game.get_type() == kind and pickle.loads(pickle.dumps(kind)) == kind
        assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM and game.utility_sum() == 0
        assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
        assert kind.min_num_players == 2 and kind.max_num_players in (4, 5)
        assert kind.parameter_specification == game.get_parameters()
        assert kind.short_name in kind.pretty_print() and repr(kind) == f"<GameType '{kind.short_name}'>"
    secret = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert {kind.short_name for kind in types if kind.information == secret} == {"tortuga", "gluck-auf"}


def test_parameters_have_real_types():
    game = pyspiel.load_game("hermagor(players=3,tax_officer=True)")
    parameters = game.get_parameters()
    assert parameters["players"] == 3 and parameters["tax_officer"] is True and parameters["six_tile"] is False
    assert parameters["start"] == "random" and parameters["start_money"] == 20
    assert pyspiel.load_game("hermagor", parameters) == game
    assert pyspiel.load_game(str(game)) == game != pyspiel.load_game("hermagor(players=3)")
    assert (
        pyspiel.load_game("hermagor")
        == pyspiel.load_game("hermagor", {"six_tile": False})
        != pyspiel.load_game("hermagor-v1")
    )
    assert hash(pyspiel.load_game("hermagor")) == hash(pyspiel.load_game("hermagor"))
    assert game != "hermagor"
    read = pyspiel.game_parameters_from_string("hermagor(players=3,tax_officer=True)")
    assert read == {"name": "hermagor", "players": 3, "tax_officer": True}
    assert pyspiel.game_parameters_to_string(read) == "hermagor(players=3,tax_officer=True)"


@pytest.mark.parametrize("name", NAMES)
def test_histories(name):
    game = pyspiel.load_game(name, {"players": 3})
    state = game.new_initial_state()
    assert state.history() == [] and state.full_history() == [] and state.history_str() == ""
    played = []

    def remember(state):
        played.append(state.current_player())

    play_randomly(state, random.Random(2), remember)
    history = state.full_history()
    assert [move.player for move in history] == played and state.move_number() == len(history)
    assert state.history() == [move.action for move in history]
    assert state.history_str() == ", ".join(map(str, state.history()))
    again = game.new_initial_state()
    for move in history:
        assert again != state
        again.apply_action(move.action)
    assert again == state and again.full_history() == history
    text = pyspiel.serialize_game_and_state(game, state)
    read_game, read_state = pyspiel.deserialize_game_and_state(text)
    assert read_game == game and read_state == state and read_state.history() == state.history()
    assert copy.deepcopy(state) == state == pickle.loads(pickle.dumps(state))
    with pytest.raises(TypeError):
        hash(state)
    for move in reversed(history):
        state.undo_action(move.player, move.action)
    assert state == game.new_initial_state() and state.is_initial_state()
    with pytest.raises(pyspiel.SpielError, match="nothing to undo"):
        state.undo_action(0, 0)


def test_undo_wants_the_last_action():
    state = at_first_choice("hermagor")
    action = state.legal_actions()[0]
    player = state.current_player()
    before = state.clone()
    state.apply_action(action)
    for wrong in ((player, action + 1), (1 - player, action), (-1, action)):
        with pytest.raises(pyspiel.SpielError, match=f"the last action was {action} of player {player}"):
            state.undo_action(*wrong)
    state.undo_action(player, action)
    assert state == before


def test_simultaneous_choices_turn_by_turn_and_at_once():
    """Tortuga: all keep dice behind their screens; nothing tells the second player what the first has kept."""
    state = at_first_choice("tortuga", players=3)
    assert not state.is_simultaneous_node() and state.current_player() == 0
    joint = []
    one_by_one = state.clone()
    for seat in range(3):
        assert one_by_one.current_player() == seat
        seen = {one_by_one.information_state_string(other) for other in range(seat, 3)}
        joint.append(one_by_one.legal_actions()[-1])
        one_by_one.apply_action(joint[-1])
        assert {one_by_one.information_state_string(other) for other in range(seat + 1, 3)} <= seen
    at_once = state.clone()
    at_once.apply_actions(joint)
    assert at_once == one_by_one
    for wrong, why in (
        ([0], "one action for each of 3 players, not 1"),
        ([joint[0], 5000, 0], "action 5000 is not legal for player 1"),
    ):
        before = state.clone()
        with pytest.raises(pyspiel.SpielError, match=why):
            state.apply_actions(wrong)
        assert state == before
    with pytest.raises(pyspiel.SpielError, match="chance decides now"):
        pyspiel.load_game("tortuga").new_initial_state().apply_actions([0, 0])


@pytest.mark.parametrize("name", NAMES)
def test_tensors_and_observers(name):
    state = at_first_choice(name, seed=4)
    game = state.get_game()
    for perfect_recall, tensor, string in (
        (False, state.observation_tensor, state.observation_string),
        (True, state.information_state_tensor, state.information_state_string),
    ):
        observer = game.make_observer(pyspiel.IIGObservationType(perfect_recall=perfect_recall), {})
        assert observer.tensor.dtype == np.float32
        for player in range(2):
            observer.set_from(state, player)
            assert isinstance(tensor(player), list) and observer.tensor.tolist() == tensor(player)
            assert observer.string_from(state, player) == string(player)
        assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
        assert all(np.shares_memory(part, observer.tensor) for part in observer.dict.values())
    assert len(state.observation_tensor()) == game.observation_tensor_size() == game.observation_tensor_shape()[0]
    assert len(state.information_state_tensor()) == game.information_state_tensor_size()
    assert game.make_py_observer(None, None).tensor.size == game.observation_tensor_size()  # as make_observation(game) does
    public = game.make_observer(
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    )
    public.set_from(state, 0)
    with pytest.raises(pyspiel.SpielError, match="secrets of all players"):
        game.make_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
    with pytest.raises(pyspiel.SpielError, match="this is an observer of"):
        public.set_from(pyspiel.load_game(name, {"players": 3}).new_initial_state(), 0)


def test_information_states_tell_histories_apart():
    """Two ways to one position are two information states, and one observation."""
    seen, told, texts = {}, set(), set()
    for seed in range(3):
        state = pyspiel.load_game("tortuga").new_initial_state()

        def look(state):
            if state.current_player() == 0:
                told.add(tuple(state.information_state_tensor(0)))
                texts.add(state.information_state_string(0))
                seen[state.information_state_string(0)] = tuple(state.information_state_tensor(0))

        play_randomly(state, random.Random(seed), look)
    assert len(told) == len(texts) == len(seen)


def test_errors_are_one_kind():
    assert issubclass(pyspiel.SpielError, ValueError) and issubclass(pyspiel.SpielError, RuntimeError)
    with pytest.raises(pyspiel.SpielError, match='there is no game "chess"; there are tortuga, nauticus'):
        pyspiel.load_game("chess")
    with pytest.raises(pyspiel.SpielError, match="must be written option=value"):
        pyspiel.load_game("hermagor(players)")
    with pytest.raises(pyspiel.SpielError, match="one bot for each of 2"):
        pyspiel.evaluate_bots(at_first_choice("nauticus"), [], 1)
    with pytest.raises(pyspiel.SpielError, match="this is no state"):
        pyspiel.load_game("hermagor").deserialize_state("{")
    with pytest.raises(pyspiel.SpielError, match="is no game with a state"):
        pyspiel.deserialize_game_and_state("hermagor")
    with pytest.raises(NotImplementedError):
        pyspiel.Bot().step(at_first_choice("nauticus"))


def test_our_players_are_bots():
    game = pyspiel.load_game("nauticus")
    bots = [pyspiel.player("greedy", game, seed=1), pyspiel.make_uniform_random_bot(1, 7)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, seed=3)
    assert sum(returns) == 0
    state = at_first_choice("nauticus")
    policy, action = pyspiel.player("search:50", game, seed=1).step_with_policy(state)
    assert sum(odds for _, odds in policy) == pytest.approx(1) and action == max(policy, key=lambda item: item[1])[0]
    assert [a for a, _ in policy] == state.legal_actions()


def test_actions_without_a_state():
    game = pyspiel.load_game("hermagor")
    names = {game.action_to_string(0, action) for action in range(game.num_distinct_actions())}
    assert len(names) == game.num_distinct_actions()
    with pytest.raises(pyspiel.SpielError, match="there is no action 9999"):
        game.action_to_string(0, 9999)
