"""States that a player cannot tell from the real one: sampled from a state, or made from what the player was told."""

import json
import pickle
import random

import pytest

import wharf
from test_states import play_randomly

NAMES = wharf.registered_names()


def check(real, sampled, player):
    """Everything that the player ever learnt is the same."""
    assert sampled.current_player() == real.current_player()
    assert sampled.observation_string(player) == real.observation_string(player)
    assert sampled.observation_tensor(player) == real.observation_tensor(player)
    assert sampled.information_state_string(player) == real.information_state_string(player)
    if real.current_player() == player:
        assert sampled.legal_actions() == real.legal_actions()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_can_tell(name, players):
    rng = random.Random(8)
    others = []

    def look(state):
        if rng.random() > 0.15:
            return
        for player in range(players):
            sampled = state.resample_from_infostate(player, rng.random)
            check(state, sampled, player)
            assert sampled.information_state_tensor(player) == state.information_state_tensor(player)
            assert sampled.move_number() == state.move_number() == len(sampled.history())
            known = zip(sampled.history(), state.history())
            assert all(mine in (real, wharf.INVALID_ACTION) for mine, real in known)
            again = state.get_game().deserialize_state(sampled.serialize())
            assert again == sampled == pickle.loads(pickle.dumps(sampled))
            check(state, again, player)
            deeper = sampled.resample_from_infostate(player, rng.random)
            check(state, deeper, player)
            other = (player + 1) % players
            others.append(sampled.observation_string(other) == state.observation_string(other))
            assert sampled.resample_from_infostate(other, rng.random).observation_string(
                other
            ) == sampled.observation_string(other)

    play_randomly(wharf.load_game(name, {"players": players}).new_initial_state(), rng, look)
    secret = wharf.load_game(name).get_type().information == wharf.GameType.Information.IMPERFECT_INFORMATION
    assert all(others) != secret, "what others hold is drawn anew, where there are secrets"


def test_the_same_numbers_give_the_same_state():
    state = wharf.load_game("tortuga").new_initial_state()
    wharf.Chance(1).play(state)
    sample = lambda seed: state.resample_from_infostate(0, wharf.UniformProbabilitySampler(seed, 0.0, 1.0))
    assert sample(1) == sample(1) and sample(1) != sample(2)
    with pytest.raises(wharf.SpielError, match="numbers from 0 to 1"):
        state.resample_from_infostate(0, lambda: 2.0)
    with pytest.raises(wharf.SpielError, match="there is no player 7"):
        state.resample_from_infostate(7, random.random)


@pytest.mark.parametrize("name", NAMES)
def test_sampled_states_go_on(name):
    """A sampled state is played to its end; what the player is told goes on where it was."""
    rng = random.Random(4)
    state = wharf.load_game(name).new_initial_state()
    wharf.Chance(3).play(state)
    sampled = state.resample_from_infostate(1, rng.random)
    told = sampled.information_state_string(1)
    play_randomly(sampled, rng)
    assert sampled.is_terminal() and sampled.information_state_string(1).startswith(told)
    assert len(sampled.information_state_tensor(0)) == sampled.get_game().information_state_tensor_size()


@pytest.mark.parametrize("name", NAMES)
def test_states_from_a_view(name):
    rng = random.Random(6)
    game = wharf.load_game(name)

    def look(state):
        if rng.random() > 0.05 or state.is_chance_node():
            return
        player = state.current_player()
        document = state.seen(player)
        assert json.loads(document)["format"] == "wharf-seen/1"
        made = game.state_from_view(document, seed=rng.randrange(1000))
        check(state, made, player)
        assert json.loads(made.seen(player))["events"] == json.loads(document)["events"]
        assert made.suggest("greedy") in state.legal_actions()
        with pytest.raises(wharf.SpielError, match="is not known"):
            made.seen(1 - player)

    play_randomly(game.new_initial_state(), rng, look)


def test_bad_views():
    state = wharf.load_game("tortuga").new_initial_state()
    wharf.Chance(1).play(state)
    document = json.loads(state.seen(0))
    game = wharf.load_game("tortuga")
    for change, why in (
        ({"format": "wharf-match/1"}, 'no document "wharf-seen/1"'),
        ({"observer": "spectator"}, "a state needs a player's view"),
        ({"observer": 9}, "there is no player 9"),
        ({"observer": 256}, "there is no player 256"),
        ({"game": "hermagor"}, "a view of hermagor, not of tortuga"),
        ({"view": {}}, ""),
        ({"events": [["7", "x"]]}, 'there is no seat "7"'),
    ):
        with pytest.raises(wharf.SpielError, match=why):
            game.state_from_view(json.dumps({**document, **change}))
    for broken in ("", "[]", "{}", '{"format":"wharf-seen/1"}', "nonsense"):
        with pytest.raises(wharf.SpielError):
            game.state_from_view(broken)
        with pytest.raises(wharf.SpielError):
            game.deserialize_state(broken)
    with pytest.raises(wharf.SpielError):
        game.deserialize_state('{"format":"wharf-sampled/1","match":{}}')
    with pytest.raises(wharf.SpielError):
        wharf.load_game("tortuga", {"players": 3}).state_from_view(state.seen(0))
