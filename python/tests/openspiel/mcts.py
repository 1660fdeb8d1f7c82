"""Monte Carlo tree search after OpenSpiel's `python/algorithms/mcts.py`: UCT, chance nodes, a value for every player."""

import math

import numpy as np

import wharf as pyspiel


class RandomRolloutEvaluator:
    """The mean returns of some random games, and priors that are all alike."""

    def __init__(self, n_rollouts=1, random_state=None):
        self.n_rollouts = n_rollouts
        self._random_state = random_state or np.random.RandomState()

    def evaluate(self, state):
        result = None
        for _ in range(self.n_rollouts):
            working_state = state.clone()
            while not working_state.is_terminal():
                if working_state.is_chance_node():
                    action_list, prob_list = zip(*working_state.chance_outcomes())
                    action = self._random_state.choice(action_list, p=prob_list)
                else:
                    action = self._random_state.choice(working_state.legal_actions())
                working_state.apply_action(action)
            returns = np.array(working_state.returns())
            result = returns if result is None else result + returns
        return result / self.n_rollouts

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal_actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(legal_actions)) for action in legal_actions]


class SearchNode:
    """What is known of an action: by whom, how often, with what returns."""

    def __init__(self, action, player, prior):
        self.action, self.player, self.prior = action, player, prior
        self.explore_count, self.total_reward, self.outcome, self.children = 0, 0.0, None, []

    def uct_value(self, parent_explore_count, uct_c):
        if self.outcome is not None:
            return self.outcome[self.player]
        if self.explore_count == 0:
            return float("inf")
        return self.total_reward / self.explore_count + uct_c * math.sqrt(
            math.log(parent_explore_count) / self.explore_count
        )

    def best_child(self):
        def key(child):
            return 0 if child.outcome is None else child.outcome[child.player], child.explore_count, child.total_reward

        return max(self.children, key=key)


class MCTSBot(pyspiel.Bot):
    """Searches from the state it is shown, which it may look into."""

    def __init__(self, game, uct_c, max_simulations, evaluator, random_state=None):
        pyspiel.Bot.__init__(self)
        game_type = game.get_type()
        if game_type.reward_model != pyspiel.GameType.RewardModel.TERMINAL:
            raise ValueError("Game must have terminal rewards.")
        if game_type.dynamics != pyspiel.GameType.Dynamics.SEQUENTIAL:
            raise ValueError("Game must have sequential turns.")
        self._game, self.uct_c, self.max_simulations, self.evaluator = game, uct_c, max_simulations, evaluator
        self._random_state = random_state or np.random.RandomState()
        self.max_utility = game.max_utility()

    def restart_at(self, state):
        pass

    def step_with_policy(self, state):
        root = self.mcts_search(state)
        best = root.best_child()
        return [(a, 1.0 if a == best.action else 0.0) for a in state.legal_actions(state.current_player())], best.action

    def step(self, state):
        return self.step_with_policy(state)[1]

    def _apply_tree_policy(self, root, state):
        visit_path, working_state, current_node = [root], state.clone(), root
        while (not working_state.is_terminal() and current_node.explore_count > 0) or (working_state.is_chance_node()):
            if not current_node.children:
                legal_actions = self.evaluator.prior(working_state)
                self._random_state.shuffle(legal_actions)
                player = working_state.current_player()
                current_node.children = [SearchNode(action, player, prior) for action, prior in legal_actions]
            if working_state.is_chance_node():
                outcomes, probs = zip(*working_state.chance_outcomes())
                outcome = self._random_state.choice(outcomes, p=probs)
                chosen_child = next(c for c in current_node.children if c.action == outcome)
            else:
                chosen_child = max(
                    current_node.children, key=lambda c: c.uct_value(current_node.explore_count, self.uct_c)
                )
            working_state.apply_action(chosen_child.action)
            current_node = chosen_child
            visit_path.append(current_node)
        return visit_path, working_state

    def mcts_search(self, state):
        root = SearchNode(None, state.current_player(), 1)
        for _ in range(self.max_simulations):
            visit_path, working_state = self._apply_tree_policy(root, state)
            solved = working_state.is_terminal()
            if solved:
                returns = visit_path[-1].outcome = working_state.returns()
            else:
                returns = self.evaluator.evaluate(working_state)
            while visit_path:
                # What chance does counts for whoever decided before it.
                decider = next(n.player for n in reversed(visit_path) if n.player != pyspiel.PlayerId.CHANCE)
                node = visit_path.pop()
                node.total_reward += returns[decider]
                node.explore_count += 1
                if solved and node.children:
                    node.outcome = self._solved(node.children)
                    solved = node.outcome is not None
            if root.outcome is not None:
                break
        return root

    def _solved(self, children):
        """The outcome of a node whose children are known well enough, or None."""
        player, outcomes = children[0].player, [child.outcome for child in children]
        if player == pyspiel.PlayerId.CHANCE:
            return outcomes[0] if all(outcome == outcomes[0] for outcome in outcomes) else None
        best = max((outcome for outcome in outcomes if outcome is not None), key=lambda outcome: outcome[player])
        return best if None not in outcomes or best[player] == self.max_utility else None
