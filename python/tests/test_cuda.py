"""Games on a CUDA device, where there is one: the same as on the CPU, in arrays that others take without a copy."""

import pytest

import wharf

torch = pytest.importorskip("torch")
NAMES = [name for name, _ in wharf.versions()]


def on_device(name, num_envs=300, **options):
    try:
        return wharf.make(f"{name}-v1", num_envs=num_envs, device="cuda", **options)
    except ValueError as problem:
        pytest.skip(str(problem))


@pytest.mark.parametrize("name", NAMES)
def test_as_on_the_cpu(name):
    there = on_device(name, players=3)
    here = wharf.make(f"{name}-v1", players=3, num_envs=300)
    masks, observations, actions = (torch.from_dlpack(a) for a in (there.masks, there.observations, there.actions))
    assert masks.is_cuda and masks.data_ptr() == there.masks.__cuda_array_interface__["data"][0]
    here.reset(5)
    there.reset(5)
    for _ in range(100):
        assert torch.equal(masks.cpu(), torch.from_numpy(here.masks))
        assert torch.equal(observations.cpu(), torch.from_numpy(here.observations))
        chosen = torch.multinomial(masks.float(), 1).squeeze(1).int()
        actions.copy_(chosen)
        torch.cuda.synchronize()
        seen, rewards, dones, truncations, infos = there.step(there.actions)
        here.step(chosen.cpu().numpy())
        for mine, its in ((here.rewards, rewards), (here.dones, dones), (here.players, seen["player"])):
            assert torch.equal(torch.from_numpy(mine), torch.from_dlpack(its).cpu())


def test_arrays_keep_their_memory():
    env = on_device("tortuga")
    assert env.masks.__dlpack_device__() == (2, 0) and env.masks.typestr == "|u1" and env.masks.shape == (300, 90)
    masks = torch.from_dlpack(env.masks)
    taken, given_up = env.observations.__dlpack__(), env.observations.__dlpack__()
    del env, given_up
    assert int(masks.sum()) > 0
    assert torch.from_dlpack(taken).shape == (300, 548)


def test_bad_actions():
    env = on_device("tortuga")
    actions = torch.from_dlpack(env.sample_actions())
    with pytest.raises(TypeError, match="not in the memory of the CUDA device"):
        env.step(actions.cpu().numpy())
    with pytest.raises(TypeError, match=r"must be int32 \(<i4\), not <i8"):
        env.step(actions.long())
    with pytest.raises(ValueError, match=r"must have the shape \(300,\), not \(299,\)"):
        env.step(actions[:299])
    with pytest.raises(ValueError, match="must lie side by side"):
        env.step(actions.repeat_interleave(2)[::2])
    before = torch.from_dlpack(env.observations)[7].clone()
    illegal = actions.clone()
    illegal[7] = 89 if int(torch.from_dlpack(env.masks)[7, 89]) == 0 else 88
    torch.cuda.synchronize()
    with pytest.raises(ValueError, match="environment 7: its action is not legal; it stays as it was"):
        env.step(illegal)
    assert torch.equal(torch.from_dlpack(env.observations)[7], before)
    env.step(env.sample_actions())
