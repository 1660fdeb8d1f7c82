"""Many games at once: the same as single games, in arrays without copies."""

import gc
import threading

import numpy as np
import pytest

import wharf


def batch(env_id="tortuga-v2", num_envs=8, **options):
    return wharf.make(env_id, num_envs=num_envs, threads=1, **options)


@pytest.mark.parametrize("env_id", wharf.env_ids())
def test_every_environment_is_a_game_of_its_own(env_id):
    """Environment i plays game i of the seed as a single state with the same chance does."""
    players, num_envs, seed = 3, 2, 9
    env = batch(env_id, num_envs, players=players)
    game = wharf.load_game(env_id, {"players": players})

    def begin(number):
        state, chance = game.new_initial_state(), wharf.Chance(seed, number)
        chance.play(state)
        return number, state, chance

    lanes = [begin(number) for number in range(num_envs)]
    rng = np.random.default_rng(1)
    env.reset(seed)
    finished = 0
    for _ in range(2000):
        for lane, (number, state, chance) in enumerate(lanes):
            assert env.players[lane] == state.current_player()
            assert (env.masks[lane] == state.legal_actions_mask()).all()
            assert (env.observations[lane] == state.observation_tensor()).all()
        if finished == 2:
            break
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks], dtype=np.int32)
        observed, rewards, dones, truncations, infos = env.step(actions)
        for lane, (number, state, chance) in enumerate(lanes):
            state.apply_action(actions[lane])
            chance.play(state)
            assert bool(dones[lane]) == state.is_terminal()
            assert rewards[lane].tolist() == pytest.approx(state.returns())
            if state.is_terminal():
                finished += 1
                assert env.scores[lane].tolist() == state.scores() and env.ranks[lane].tolist() == state.ranks()
                lanes[lane] = begin(number + num_envs)
    assert finished == 2


def test_arrays_are_the_engines_own():
    env = batch(num_envs=16, players=4)
    addresses = [a.ctypes.data for a in (env.players, env.observations, env.masks, env.rewards, env.actions)]
    before = env.observations.copy()
    observed, rewards, dones, truncations, infos = env.step(env.sample_actions())
    assert observed["observation"] is env.observations and rewards is env.rewards
    assert np.shares_memory(dones, env.dones) and infos["scores"] is env.scores and not truncations.any()
    assert addresses == [a.ctypes.data for a in (env.players, env.observations, env.masks, env.rewards, env.actions)]
    assert (env.observations != before).any()
    assert not env.observations.flags.owndata
    masks = env.masks
    del env, observed, rewards, dones, infos
    gc.collect()
    assert masks.sum() > 0, "an array keeps the memory it shows"
    np.from_dlpack(masks)


def test_shapes_and_types():
    env = batch("hermagor-v2", 5, players=5, tax_officer=True)
    assert (env.num_envs, env.num_players, env.device) == (5, 5, "cpu")
    assert env.observations.shape == (5, env.observation_size) and env.observations.dtype == np.float32
    assert env.masks.shape == (5, env.num_actions) and env.masks.dtype == np.uint8
    assert env.rewards.shape == (5, 5) and env.rewards.dtype == np.float32
    assert env.players.shape == env.dones.shape == env.actions.shape == (5,)
    assert env.actions.dtype == np.int32 and env.scores.dtype == np.int16
    assert batch(observations=False).observations is None


def test_threads_change_nothing():
    def end(threads):
        env = wharf.make("gluck-auf-v1", players=2, num_envs=70, threads=threads)
        env.reset(3)
        for _ in range(60):
            env.step(env.sample_actions())
        return env.observations.copy()

    assert (end(1) == end(3)).all()


def test_roll_outs():
    env = batch(num_envs=4)
    report = env.roll_out(2000)
    assert report.steps >= 4 * 2000 and report.games > 0
    assert (env.masks.sum(axis=1) > 0).all()
    env.step(env.sample_actions())


def same(env, before):
    return all((now == then).all() for now, then in zip((env.players, env.masks, env.observations), before))


def test_bad_actions_are_refused_and_nothing_moves():
    env = batch(num_envs=8)
    before = [a.copy() for a in (env.players, env.masks, env.observations)]
    legal = env.sample_actions().copy()
    illegal = legal.copy()
    illegal[5] = np.flatnonzero(env.masks[5] == 0)[0]
    with pytest.raises(ValueError, match=f"environment 5: action {illegal[5]} is not legal for player 0"):
        env.step(illegal)
    for value in (-1, env.num_actions, 2**31 - 1):
        illegal[5] = value
        with pytest.raises(ValueError, match=f"environment 5: action {value} is not legal"):
            env.step(illegal)
    wide = legal.astype(np.int64)
    wide[2] = 2**40
    with pytest.raises(ValueError, match="environment 2: action 1099511627776 is not legal"):
        env.step(wide)
    with pytest.raises(ValueError, match=r"must have the shape \(8,\), not \(7,\)"):
        env.step(legal[:7])
    with pytest.raises(ValueError, match=r"must have the shape \(8,\), not \(8, 1\)"):
        env.step(legal[:, None])
    for wrong in (legal.astype(np.float32), legal.astype(np.uint8), legal.astype(bool)):
        with pytest.raises(TypeError, match=f"must be int32 or int64, not {wrong.dtype}"):
            env.step(wrong)
    with pytest.raises(TypeError):
        env.step("now")
    with pytest.raises(TypeError):
        env.step(None)

    class OnDevice:
        __cuda_array_interface__ = {"shape": (8,), "typestr": "<i4", "data": (0, False), "version": 3}

    with pytest.raises(TypeError, match="in the memory of a CUDA device, the environments are on the CPU"):
        env.step(OnDevice())
    assert same(env, before)
    env.masks[:] = 1  # whoever scribbles over the masks is still refused by the rules
    illegal[5] = np.flatnonzero(before[1][5] == 0)[0]
    with pytest.raises(ValueError, match="environment 5: its action is not legal; it stays as it was"):
        env.step(illegal)
    env.reset(0)
    assert same(env, before), "the same seed begins the same games"
    env.step(legal.astype(np.int64))
    env.step(np.repeat(env.sample_actions(), 2)[::2])  # not side by side in memory


def test_bad_environments():
    with pytest.raises(ValueError, match="hermagor exists as hermagor-v1 and hermagor-v2"):
        wharf.make("hermagor-v3")
    with pytest.raises(ValueError, match="there is no environment 'poker-v1'"):
        wharf.make("poker-v1")
    with pytest.raises(ValueError, match="is for 2 to 5 players, not 6"):
        wharf.make("hermagor-v1", players=6)
    with pytest.raises(ValueError, match="lanes, not 0"):
        wharf.make("hermagor-v1", num_envs=0)
    with pytest.raises(ValueError, match="threads, not -1"):
        wharf.make("hermagor-v1", threads=-1)
    with pytest.raises(ValueError, match='there is no device "tpu"; there are cpu, cuda'):
        wharf.make("hermagor-v1", device="tpu")
    with pytest.raises(ValueError, match="a seed is a number from 0"):
        wharf.make("hermagor-v1", seed=-1)
    with pytest.raises(ValueError, match="six_tile"):
        wharf.make("hermagor-v1", six_tile="perhaps")


def test_one_caller_at_a_time():
    env = batch(num_envs=4000)
    faults = []

    def use():
        for _ in range(1000):
            if faults:
                return
            try:
                env.roll_out(20)
            except RuntimeError as error:
                faults.append(str(error))

    threads = [threading.Thread(target=use) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults and set(faults) == {"another thread is using these environments"}
    env.step(env.sample_actions())
