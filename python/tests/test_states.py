"""Single games by OpenSpiel's names."""

import copy
import json
import pickle
import random

import numpy as np
import pytest

import wharf

GAMES = [(name, players) for name, _ in wharf.versions() for players in (2, 4)]


def play_randomly(state, rng, visit=lambda state: None):
    while not state.is_terminal():
        visit(state)
        if state.is_chance_node():
            indices, odds = zip(*state.chance_outcomes())
            state.apply_action(rng.choices(indices, odds)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name,players", GAMES)
def test_random_games(name, players):
    game = wharf.load_game(name, {"players": players})
    rng = random.Random(7)

    def check(state):
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal
        mask = state.legal_actions_mask()
        assert np.flatnonzero(mask).tolist() == legal
        if state.is_chance_node():
            assert state.current_player() == -1
            assert len(mask) == game.max_chance_outcomes()
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            assert sorted(index for index, _ in state.chance_outcomes()) == legal
        else:
            assert len(mask) == game.num_distinct_actions()
            assert 0 <= state.current_player() < players
            others = [seat for seat in range(players) if seat != state.current_player()]
            assert all(state.legal_actions(seat) == [] for seat in others)
        action = rng.choice(legal)
        player = state.current_player()
        assert state.string_to_action(state.action_to_string(action)) == action
        assert state.string_to_action(player, state.action_to_string(player, action)) == action
        assert state.returns() == [0.0] * players

    state = game.new_initial_state()
    assert state.is_initial_state()
    play_randomly(state, rng, check)
    assert state.current_player() == -4 and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0) and state.rewards() == state.returns()
    best = state.ranks().index(1)
    assert state.returns()[best] == max(state.returns()) == state.player_return(best)
    assert state.scores()[best] == max(state.scores())
    assert state.move_number() <= game.max_game_length() + game.max_chance_nodes_in_history() == game.max_move_number()


@pytest.mark.parametrize("name,players", GAMES)
def test_observations(name, players):
    game = wharf.load_game(name, {"players": players})
    fields = game.observation_fields()
    assert fields[-1][1] + fields[-1][2] == game.observation_tensor_size() == game.observation_tensor_shape()[0]
    offset, length = next((f[1], f[2]) for f in fields if f[0] == "players")

    def check(state):
        for seat in range(players):
            row = state.observation_tensor(seat)
            assert len(row) == game.observation_tensor_size() and np.isfinite(row).all()
            assert np.argmax(row[offset : offset + length]) == players - 2
            json.loads(state.observation_string(seat))

    play_randomly(game.new_initial_state(), random.Random(3), check)


def to_first_choice(game, seed=1):
    state = game.new_initial_state()
    wharf.Chance(seed).play(state)
    return state


def test_simultaneous_choices_are_unseen():
    game = wharf.load_game("tortuga(players=3)")
    state = to_first_choice(game)
    assert state.current_player() == 0
    for action in state.legal_actions():
        after = state.child(action)
        assert after.current_player() == 1, "the next seat chooses before anything is revealed"
        for seat in (1, 2):
            assert after.observation_tensor(seat) == state.observation_tensor(seat)
            assert after.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert after.observation_string(seat) == state.observation_string(seat)
            assert after.information_state_string(seat) == state.information_state_string(seat)
        assert after.information_state_string(0) != state.information_state_string(0)


def test_copies_and_texts():
    game = wharf.load_game("gluck-auf", {"players": 3})
    state = to_first_choice(game)
    before = state.serialize()
    for other in (
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(before),
    ):
        assert other.serialize() == before
        other.apply_action(other.legal_actions()[0])
        assert other.serialize() != before and state.serialize() == before
    assert str(state) and game.get_parameters() == {"players": 3, "start": "random"}
    assert pickle.loads(pickle.dumps(game)).num_players() == 3


def test_what_records_tell_beside_their_moves_is_read_over():
    game = wharf.load_game("tortuga", {"players": 2})
    state = to_first_choice(game, 4)
    record = json.loads(state.serialize())
    seats = [{**record["seats"][0], "kind": "person"}, {**record["seats"][1], "kind": "computer", "player": "hard"}]
    told = {"seats": seats, "played": {"begun": "2026-11-17T18:02:11Z"}, "times": [7] * len(record["moves"])}
    assert game.deserialize_state(json.dumps({**record, **told})) == state
    with pytest.raises(wharf.SpielError, match="times"):
        game.deserialize_state(json.dumps({**record, "times": [2, 1]}))


def test_whole_games_are_read_back():
    game = wharf.load_game("hermagor", {"players": 3, "tax_officer": True, "start_money": 10})
    state = game.new_initial_state()
    play_randomly(state, random.Random(5))
    again = game.deserialize_state(state.serialize())
    assert again.is_terminal() and again.returns() == state.returns() and again.ranks() == state.ranks()
    assert json.loads(state.serialize())["options"]["tax_officer"] is True


def test_chance_is_repeatable():
    game = wharf.load_game("nauticus")
    assert to_first_choice(game, 4).serialize() == to_first_choice(game, 4).serialize()
    assert to_first_choice(game, 4).serialize() != to_first_choice(game, 5).serialize()


@pytest.mark.parametrize("name", [name for name, _ in wharf.versions()])
def test_computer_players(name):
    game = wharf.load_game(name)
    state = to_first_choice(game)
    for spec in ("random", "easy", "greedy", "search:20"):
        assert wharf.player(spec, game, seed=3).step(state) in state.legal_actions()
    assert state.suggest("search:20", seed=1) == state.suggest("search:20", seed=1)


def test_bad_input_is_refused_and_changes_nothing():
    with pytest.raises(ValueError, match='there is no game "chess"; there are tortuga, nauticus'):
        wharf.load_game("chess")
    with pytest.raises(ValueError, match="tortuga is for 2 to 4 players, not 5"):
        wharf.load_game("tortuga", {"players": 5})
    with pytest.raises(ValueError, match="players must be a number"):
        wharf.load_game("tortuga(players=many)")
    with pytest.raises(ValueError, match="wind"):
        wharf.load_game("tortuga", {"wind": 3})
    with pytest.raises(ValueError, match="target"):
        wharf.load_game("tortuga", {"target": 7})
    with pytest.raises(TypeError, match="option target must be"):
        wharf.load_game("tortuga", {"target": 6.0})
    game = wharf.load_game("tortuga")
    state = to_first_choice(game)
    before = state.serialize()
    illegal = next(a for a in range(game.num_distinct_actions()) if a not in state.legal_actions())
    for action in (illegal, -1, game.num_distinct_actions(), 2**31 - 1):
        with pytest.raises(ValueError, match=f"action {action} is not legal for player 0"):
            state.apply_action(action)
        with pytest.raises(ValueError):
            state.action_to_string(action)
    with pytest.raises(TypeError):
        state.apply_action("keep A")
    with pytest.raises(ValueError, match="is no legal action of player 0"):
        state.string_to_action("keep Z")
    with pytest.raises(ValueError, match="there is no player 2; players are 0 to 1"):
        state.observation_tensor(2)
    with pytest.raises(ValueError, match="no chance node"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="at the end of the game"):
        state.scores()
    with pytest.raises(ValueError, match="name the player"):
        game.new_initial_state().observation_tensor()
    assert state.serialize() == before


def test_bad_documents_are_refused():
    game = wharf.load_game("tortuga", {"players": 3})
    with pytest.raises(ValueError):
        game.deserialize_state("no document")
    with pytest.raises(ValueError, match="for 2 players, not for 3"):
        game.deserialize_state(wharf.load_game("tortuga").new_initial_state().serialize())
    with pytest.raises(ValueError, match="other options"):
        game.deserialize_state(wharf.load_game("tortuga(players=3,target=8)").new_initial_state().serialize())
    with pytest.raises(ValueError, match="of nauticus, not of tortuga"):
        game.deserialize_state(wharf.load_game("nauticus").new_initial_state().serialize())
    with pytest.raises(ValueError, match="a player of tortuga, not of nauticus"):
        wharf.player("greedy", game).step(to_first_choice(wharf.load_game("nauticus")))
    with pytest.raises(ValueError):
        wharf.player("genius", game)
