"""PettingZoo's checks pass, and what users of PettingZoo do besides."""

import copy
import pickle
import warnings

import numpy as np
import pytest

import wharf
from pettingzoo_checks import api_test, seed_test


@pytest.mark.parametrize("env_id", wharf.env_ids())
def test_api(env_id):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of infinite bounds and of observations that are dictionaries
        api_test(wharf.aec_env(env_id, players=3), num_cycles=1000)
        api_test(wharf.aec_env(env_id, max_cycles=30), num_cycles=50)


@pytest.mark.parametrize("env_id", ["tortuga-v2", "hermagor-v2"])
def test_seeds(env_id):
    seed_test(lambda: wharf.aec_env(env_id, players=2), num_cycles=500)


def play_on(env, rng, steps=None):
    for _, agent in zip(range(steps or 10**6), env.agent_iter()):
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return {agent: env.rewards.get(agent) for agent in env.possible_agents}


def test_rewards_are_told_once():
    env = wharf.aec_env("nauticus-v2", players=3)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        for other, more in env.rewards.items():
            total[other] += more
    state = env._state
    assert list(total.values()) == pytest.approx(state.returns()) and max(total.values()) > 0


def test_max_cycles():
    env = wharf.aec_env("hermagor-v2", max_cycles=25)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert not termination and reward == 0
        if truncation:
            assert decisions == 25
            env.step(None)
            continue
        decisions += 1
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert decisions == 25 and env.agents == []


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_copies_go_on_alike(again):
    env = wharf.aec_env("tortuga-v2", players=3)
    env.reset(seed=5)
    play_on(env, np.random.default_rng(1), 40)
    other = again(env)
    assert other.agent_selection == env.agent_selection and str(other) == str(env)
    for _ in range(60):
        mask = env.observe(env.agent_selection)["action_mask"]
        action = int(np.flatnonzero(mask)[0])
        env.step(action)
        other.step(action)
        assert other.agent_selection == env.agent_selection
        assert (other.state() == env.state()).all()


def test_state_is_what_all_see():
    env = wharf.aec_env("gluck-auf-v2", players=3)
    env.reset(seed=2)
    assert env.state_space.contains(env.state())
    parts = env.state().reshape(3, -1)
    for seat, agent in enumerate(env.possible_agents):
        assert (env.observe(agent)["observation"] == parts[seat]).all()


def test_render(capsys):
    for mode in wharf.aec_env("tortuga-v2").metadata["render_modes"]:
        env = wharf.aec_env("tortuga-v2", render_mode=mode)
        env.reset(seed=1)
        shown = env.render()
        printed = capsys.readouterr().out
        assert ("Tortuga" in shown and not printed) if mode == "ansi" else (shown is None and "Tortuga" in printed)
        env.close()
    env = wharf.aec_env("tortuga-v2")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


def test_observations_are_kept():
    """What was seen does not change when the game goes on."""
    env = wharf.aec_env("hermagor-v2")
    env.reset(seed=1)
    seen = env.observe("player_0")["observation"]
    before = seen.copy()
    play_on(env, np.random.default_rng(1), 30)
    assert (seen == before).all() and (env.observe("player_0")["observation"] != before).any()
