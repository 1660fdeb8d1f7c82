"""PettingZoo's turn-by-turn interface."""

import numpy as np
import pytest

import wharf


def random_game(env, seed):
    """Plays as PettingZoo's documentation does, and checks what it promises."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    actions = []
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert agent == env.agent_selection and not truncation
        assert env.observation_space(agent).contains(observation)
        total[agent] += reward
        if termination:
            assert set(info) == {"score", "rank"}
            env.step(None)
            continue
        mask = observation["action_mask"]
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any(), "only the selected agent may act"
        action = int(rng.choice(np.flatnonzero(mask)))
        assert env.action_space(agent).contains(action)
        actions.append(action)
        env.step(action)
    assert env.agents == [] and sum(total.values()) == pytest.approx(0)
    return actions, total


@pytest.mark.parametrize("env_id", wharf.env_ids())
def test_games_end_and_repeat(env_id):
    env = wharf.aec_env(env_id, players=3)
    assert env.max_num_agents == 3
    first = random_game(env, 11)
    assert random_game(env, 11) == first
    assert random_game(env, 12) != first


def test_masks_sample():
    env = wharf.aec_env("tortuga-v1")
    env.reset(seed=1)
    observation, *_ = env.last()
    for _ in range(20):
        assert observation["action_mask"][env.action_space("player_0").sample(observation["action_mask"])] == 1


def test_render():
    env = wharf.aec_env("tortuga-v1", render_mode="ansi")
    env.reset(seed=1)
    assert "Tortuga" in env.render()
    assert wharf.aec_env("tortuga-v1").render_mode is None


def test_bad_input():
    with pytest.raises(ValueError, match="there is no environment 'tortuga-v9': tortuga exists as tortuga-v1"):
        wharf.aec_env("tortuga-v9")
    with pytest.raises(ValueError, match="tortuga exists as tortuga-v1"):
        wharf.aec_env("tortuga")
    with pytest.raises(
        ValueError, match="there is no environment 'go-v1'; there are tortuga-v1 to -v2, nauticus-v1 to -v2"
    ):
        wharf.aec_env("go-v1")
    with pytest.raises(ValueError, match="there is no render mode 'rgb_array'; there are 'ansi' and 'human'"):
        wharf.aec_env("tortuga-v1", render_mode="rgb_array")
    with pytest.raises(ValueError, match="max_cycles must be 1 or more"):
        wharf.aec_env("tortuga-v1", max_cycles=0)
    env = wharf.aec_env("tortuga-v1")
    with pytest.raises(RuntimeError, match="reset"):
        env.last()
    env.reset(seed=1)
    before = env.observe("player_0")["observation"]
    for action in (None, -1, 5000):
        with pytest.raises(ValueError):
            env.step(action)
    with pytest.raises(TypeError):
        env.step(1.5)
    with pytest.raises(ValueError, match="there is no agent 'nobody'"):
        env.observe("nobody")
    assert (env.observe("player_0")["observation"] == before).all() and env.agent_selection == "player_0"
