"""Gymnasium's conventions for many games: spaces, seeds, five values, closing."""

import numpy as np
import pytest

import wharf
from wharf import spaces

try:
    import gymnasium
except ImportError:
    gymnasium = None


def test_spaces():
    env = wharf.make("tortuga-v2", num_envs=6, players=3)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen) and isinstance(env.observation_space, spaces.Space)
    assert env.single_observation_space.contains({name: array[0] for name, array in seen.items()})
    assert env.action_space.contains(env.sample_actions()) and env.single_action_space.contains(env.actions[0])
    assert not env.action_space.contains(np.full(6, env.num_actions))
    assert env.reward_space.contains(env.rewards[0]) and env.unwrapped is env
    assert env.single_observation_space == env.single_observation_space != env.observation_space


def test_seeds():
    env = wharf.make("tortuga-v2", num_envs=6, seed=3)

    def begun(**seed):
        return env.reset(**seed)[0]["observation"].copy()

    first, next_one = begun(seed=4), begun()
    assert (begun(seed=4) == first).all() and (begun() == next_one).all() and (first != next_one).any()
    assert (begun(seed=None) != next_one).any(), "without a seed the games are always others"
    other = wharf.make("tortuga-v2", num_envs=6, seed=3)
    assert (
        other.reset()[0]["observation"] == wharf.make("tortuga-v2", num_envs=6, seed=3).reset()[0]["observation"]
    ).all()
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        env.reset(seed=-1)
    with pytest.raises(TypeError):
        env.reset(seed="yesterday")


def test_closing():
    with wharf.make("tortuga-v2", num_envs=2) as env:
        masks = env.masks
    assert env.closed and masks.sum() > 0
    with pytest.raises(ValueError, match="closed"):
        env.reset()
    vector = wharf.vector_env("tortuga-v2", num_envs=2)
    vector.close()
    assert vector.closed


@pytest.mark.parametrize("env_id", wharf.env_ids())
def test_vector_env_is_the_batch_for_one_who_acts(env_id):
    env = wharf.vector_env(env_id, players=3, num_envs=8, threads=1)
    batch = wharf.make(env_id, players=3, num_envs=8, threads=1)
    if gymnasium is not None:
        assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=5)
    batch.reset(seed=5)
    ended = 0
    kept = seen["observation"]
    before = kept.copy()
    for _ in range(600):
        actions = batch.sample_actions().copy()
        acting = seen["player"].copy()
        seen, rewards, terminations, truncations, infos = env.step(actions)
        batch.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (8,)
        assert terminations.dtype == truncations.dtype == np.bool_ and rewards.dtype == np.float32
        assert (rewards == batch.rewards[np.arange(8), acting]).all() and (infos["rewards"] == batch.rewards).all()
        assert (terminations == (batch.dones == 1)).all() and not truncations.any()
        assert all((array == batch.observe()[name]).all() for name, array in seen.items())
        ended += terminations.sum()
        if ended:
            assert env.observation_space.contains(seen)
            break
    assert ended and (kept == before).all(), "what was seen stays"


def test_no_device():
    class OnDevice:
        device = "cuda"

    with pytest.raises(ValueError, match="plays on the CPU"):
        wharf.VectorEnv(OnDevice())
