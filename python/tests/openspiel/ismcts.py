"""Information-set MCTS after OpenSpiel's `python/algorithms/ismcts.py` (Cowling, Powley, Whitehouse 2011)."""

import numpy as np

import wharf as pyspiel


class Node:
    def __init__(self):
        self.children = {}  # action: [visits, sum of returns]
        self.total_visits = None  # None: not expanded


class ISMCTSBot(pyspiel.Bot):
    """Every simulation plays in another state that the player cannot tell from the real one."""

    def __init__(self, game, evaluator, uct_c, max_simulations, max_world_samples=-1, random_state=None,
                 use_observation_string=False):  # fmt: skip
        pyspiel.Bot.__init__(self)
        self._game, self._evaluator, self._uct_c = game, evaluator, uct_c
        self._max_simulations, self._max_world_samples = max_simulations, max_world_samples
        self._random_state = random_state or np.random.RandomState()
        self._use_observation_string = use_observation_string

    def get_state_key(self, state):
        if self._use_observation_string:
            return state.current_player(), state.observation_string()
        return state.current_player(), state.information_state_string()

    def run_search(self, state):
        game_type = state.get_game().get_type()
        assert game_type.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        assert game_type.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self._nodes, self._worlds = {}, []
        legal_actions = state.legal_actions()
        if len(legal_actions) == 1:
            return [(legal_actions[0], 1.0)]
        root_key = self.get_state_key(state)
        root = self._nodes[root_key] = Node()
        for _ in range(self._max_simulations):
            world = self.sample_root_state(state)
            assert root_key == self.get_state_key(world)
            self.run_simulation(world)
        most = max(visits for visits, _ in root.children.values())
        best = [action for action, (visits, _) in root.children.items() if visits == most]
        return [(action, 1.0 / len(best) if action in best else 0.0) for action in legal_actions]

    def sample_root_state(self, state):
        if self._max_world_samples == -1 or len(self._worlds) < self._max_world_samples:
            world = state.resample_from_infostate(
                state.current_player(),
                pyspiel.UniformProbabilitySampler(int(self._random_state.randint(2**31)), 0.0, 1.0),
            )
            self._worlds.append(world)
            return world.clone()
        return self._worlds[self._random_state.randint(len(self._worlds))].clone()

    def step(self, state):
        action_list, prob_list = zip(*self.run_search(state))
        return self._random_state.choice(action_list, p=prob_list)

    def get_policy(self, state):
        return self.run_search(state)

    def run_simulation(self, state):
        if state.is_terminal():
            return state.returns()
        if state.is_chance_node():
            action_list, prob_list = zip(*state.chance_outcomes())
            state.apply_action(self._random_state.choice(action_list, p=prob_list))
            return self.run_simulation(state)
        player = state.current_player()
        node = self._nodes.setdefault(self.get_state_key(state), Node())
        if node.total_visits is None:
            node.total_visits = 0
            return self._evaluator.evaluate(state)
        fresh = [action for action in state.legal_actions() if action not in node.children]
        if fresh:
            action = fresh[self._random_state.randint(len(fresh))]
            node.children[action] = [0, 0.0]
        else:
            action = self.select(node)
        node.total_visits += 1
        node.children[action][0] += 1
        state.apply_action(action)
        returns = self.run_simulation(state)
        node.children[action][1] += returns[player]
        return returns

    def select(self, node):
        def value(child):
            return child[1] / child[0] + self._uct_c * np.sqrt(np.log(node.total_visits) / child[0])

        best = max(value(child) for child in node.children.values())
        candidates = [a for a, child in node.children.items() if value(child) > best - 1e-5]
        return candidates[self._random_state.randint(len(candidates))]
