"""Programs written for OpenSpiel run with `import wharf as pyspiel`: its algorithms, as its users run them."""

import random

import numpy as np
import pytest

import wharf as pyspiel
from openspiel.ismcts import ISMCTSBot
from openspiel.mccfr import ExternalSamplingSolver, OutcomeSamplingSolver
from openspiel.mcts import MCTSBot, RandomRolloutEvaluator

NAMES = pyspiel.registered_names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_random_simulation(name, players):
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": players}), num_sims=2, serialize=True, verbose=False)


def late_state(game, seed, moves):
    """A state so many moves before the end of a random game."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    for move in reversed(state.full_history()[-moves:]):
        state.undo_action(move.player, move.action)
    return state


class SmallGame:
    """The end of a game as a game of its own: it begins so many moves before the end."""

    def __init__(self, name, seed, moves):
        self.whole = pyspiel.load_game(name)
        self.first = late_state(self.whole, seed, moves)

    def get_type(self):
        return self.whole.get_type()

    def num_players(self):
        return self.whole.num_players()

    def new_initial_state(self):
        return self.first.clone()


@pytest.mark.parametrize("name", NAMES)
def test_mcts(name):
    """At the end of games the bot beats a random one, from either seat."""
    game = pyspiel.load_game(name)
    total = 0.0
    for seed in range(6):
        for seat in range(2):
            random_state = np.random.RandomState(seed)
            evaluator = RandomRolloutEvaluator(1, random_state)
            bots = [pyspiel.make_uniform_random_bot(player, seed) for player in range(2)]
            bots[seat] = MCTSBot(game, 2, 30, evaluator, random_state)
            total += pyspiel.evaluate_bots(late_state(game, seed, 16), bots, seed)[seat]
    assert total > 0


def test_mcts_finds_the_winning_move():
    """Where one action wins at once and another does not, it is found."""
    game = pyspiel.load_game("hermagor")
    found = 0
    for seed in range(60):
        state = late_state(game, seed, 1)
        if state.is_chance_node() or not all(state.child(action).is_terminal() for action in state.legal_actions()):
            continue
        outcomes = {action: state.child(action).returns()[state.current_player()] for action in state.legal_actions()}
        if len(set(outcomes.values())) < 2:
            continue
        bot = MCTSBot(
            game, 2, 4 * len(outcomes), RandomRolloutEvaluator(1, np.random.RandomState(1)), np.random.RandomState(1)
        )
        assert outcomes[bot.step(state)] == max(outcomes.values())
        found += 1
    assert found > 0


@pytest.mark.parametrize("name", ["tortuga", "gluck-auf"])
@pytest.mark.parametrize("by_observation", [False, True])
def test_ismcts(name, by_observation):
    """Every simulation begins in a state that the player takes for the real one; the bot says so itself."""
    game = pyspiel.load_game(name)
    state = late_state(game, 3, 30)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, np.random.RandomState(2)), 2.0, 40, random_state=np.random.RandomState(1),
        use_observation_string=by_observation,
    )  # fmt: skip
    decisions = 0
    while not state.is_terminal() and decisions < 6:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        decisions += 1
    assert decisions > 0
    limited = ISMCTSBot(
        game, RandomRolloutEvaluator(1), 2.0, 10, max_world_samples=3, random_state=np.random.RandomState(1)
    )
    assert sum(odds for _, odds in limited.get_policy(late_state(game, 3, 30))) == pytest.approx(1)


def value_against_uniform(state, policy, player):
    """Exactly what a policy of one player earns against uniform play of the others."""
    if state.is_terminal():
        return state.player_return(player)
    if state.is_chance_node():
        return sum(odds * value_against_uniform(state.child(a), policy, player) for a, odds in state.chance_outcomes())
    legal = state.legal_actions()
    odds = {a: 1 / len(legal) for a in legal}
    if policy is not None and state.current_player() == player:
        odds = policy.action_probabilities(state)
    return sum(p * value_against_uniform(state.child(a), policy, player) for a, p in odds.items() if p > 0)


# Ends of games with decisions that matter: (game, seed, moves before the end).
SMALL = [("hermagor", 1, 6), ("gluck-auf", 4, 4), ("tortuga", 7, 6), ("nauticus", 11, 5)]


@pytest.mark.parametrize("solver_type,iterations", [(ExternalSamplingSolver, 60), (OutcomeSamplingSolver, 600)])
@pytest.mark.parametrize("small", SMALL)
def test_mccfr(solver_type, iterations, small):
    """Against uniform play the average policies earn more than uniform ones, in games small enough to be computed."""
    game = SmallGame(*small)
    solver = solver_type(game, np.random.RandomState(5))
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    gains = []
    for player in range(2):
        uniform = value_against_uniform(game.new_initial_state(), None, player)
        gains.append(value_against_uniform(game.new_initial_state(), policy, player) - uniform)
    assert sum(gains) > 0.05, gains


def test_outcome_sampling_plays_whole_games():
    solver = OutcomeSamplingSolver(pyspiel.load_game("tortuga"), np.random.RandomState(1))
    solver.iteration()
    assert len(solver._infostates) > 50
