"""PettingZoo's own checks: the real ones where PettingZoo is installed, else written again from its documentation."""

import random
import re
from collections import defaultdict

import numpy as np

from wharf.spaces import Space

try:
    from pettingzoo.test import api_test, seed_test
except ImportError:

    def choose(env, agent, observation, info, done):
        if done:
            return None
        mask = observation.get("action_mask", info.get("action_mask"))
        return random.choice(np.flatnonzero(mask).tolist())

    def check_spaces(env):
        first = env.possible_agents[0]
        for agent in env.agents:
            assert isinstance(env.observation_space(agent), Space) and isinstance(env.action_space(agent), Space)
            assert env.observation_space(agent) is env.observation_space(agent), "the same object every time"
            assert env.action_space(agent) is env.action_space(agent), "the same object every time"
            assert env.observation_space(agent) is env.observation_spaces[agent]
            assert env.action_space(agent) is env.action_spaces[agent]
            assert env.observation_space(agent) == env.observation_space(first)
            assert env.action_space(agent) == env.action_space(first)
            assert re.match("[a-z]+_[0-9]+", agent)

    def check_play(env, num_cycles):
        env.reset()
        live_agents, has_finished, generated_agents = set(env.agents), set(), set()
        accumulated_rewards = defaultdict(int)
        for agent in env.agent_iter(env.num_agents * num_cycles):
            generated_agents.add(agent)
            assert agent not in has_finished, "agents cannot come back"
            assert isinstance(env.infos[agent], dict)
            observation, reward, terminated, truncated, info = env.last()
            action = choose(env, agent, observation, info, terminated or truncated)
            assert live_agents.issubset(env.agents), "agents leave when they are done, not before"
            if terminated or truncated:
                live_agents.remove(agent)
                has_finished.add(agent)
            assert accumulated_rewards[agent] == reward, "last() tells the sum of rewards"
            accumulated_rewards[agent] = 0
            assert env.step(action) is None
            for other, more in env.rewards.items():
                accumulated_rewards[other] += more
            assert env.num_agents == len(env.agents)
            for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
                assert set(of_agents) == set(env.agents), "who is done is told nothing more"
            assert set(env.agents).issubset(env.possible_agents)
            if not env.agents:
                break
            assert env.observation_space(agent).contains(observation)
        if not env.agents:
            assert has_finished == generated_agents, "all agents finished, none was skipped"
        env.reset()
        for agent in env.agent_iter(env.num_agents * 2):
            observation, reward, terminated, truncated, info = env.last()
            assert isinstance(terminated, bool) and isinstance(truncated, bool)
            assert terminated == env.terminations[agent] and truncated == env.truncations[agent]
            assert info == env.infos[agent] and float(env.rewards[agent]) == env.rewards[agent]
            env.step(choose(env, agent, observation, info, terminated or truncated))

    def check_actions_may_be_numpys(env):
        env.reset(seed=1)
        observation, *_ = env.last()
        action = int(np.flatnonzero(observation["action_mask"])[0])
        env.step(action)
        env.reset(seed=1)
        env.step(np.int32(action))

    def api_test(env, num_cycles=10, verbose_progress=False):
        env.reset()
        assert not any(env.terminations.values()) and not any(env.truncations.values())
        assert isinstance(env.num_agents, int) and env.num_agents > 0
        assert env.last(observe=False)[0] is None
        check_spaces(env)
        check_play(env, num_cycles)
        for of_agents in (env.rewards, env.terminations, env.truncations, env.infos):
            assert isinstance(of_agents, dict) and len(of_agents) == len(env.agents)
        check_actions_may_be_numpys(env)
        assert env.unwrapped is env and callable(env.render) and callable(env.close)

    def seed_test(env_constructor, num_cycles=500):
        def same(a, b):
            if isinstance(a, dict):
                return set(a) == set(b) and all(same(a[key], b[key]) for key in a)
            return np.array_equal(a, b)

        first, second = env_constructor(), env_constructor()
        for seed in (42, None):
            first.reset(seed=seed or 7)
            second.reset(seed=seed or 7)
            for env in (first, second):
                for agent in env.possible_agents:
                    env.action_space(agent).seed(42)
            for step, (one, other) in enumerate(zip(first.agent_iter(), second.agent_iter())):
                assert one == other
                seen, others = first.last(), second.last()
                assert all(same(a, b) for a, b in zip(seen, others))
                done = seen[2] or seen[3]
                actions = [
                    None if done else env.action_space(one).sample(seen[0]["action_mask"]) for env in (first, second)
                ]
                assert actions[0] == actions[1]
                first.step(actions[0])
                second.step(actions[1])
                if step >= num_cycles:
                    break
        first.close()
        second.close()
