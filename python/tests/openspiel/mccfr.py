"""Monte Carlo counterfactual regret minimisation after OpenSpiel's `mccfr.py` (Lanctot et al. 2009): outcome sampling
and external sampling, tabular by information state strings."""

import numpy as np

import wharf as pyspiel

REGRET_INDEX, AVG_POLICY_INDEX = 0, 1


class AveragePolicy:
    def __init__(self, infostates):
        self._infostates = infostates

    def action_probabilities(self, state, player_id=None):
        if player_id is None:
            player_id = state.current_player()
        legal_actions = state.legal_actions()
        entry = self._infostates.get(state.information_state_string(player_id))
        if entry is None:
            return {action: 1 / len(legal_actions) for action in legal_actions}
        sums = entry[AVG_POLICY_INDEX]
        return dict(zip(legal_actions, sums / sums.sum()))


class MCCFRSolverBase:
    def __init__(self, game, random_state=None):
        assert game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        self._game, self._num_players, self._infostates = game, game.num_players(), {}
        self._rng = random_state or np.random.RandomState()

    def average_policy(self):
        return AveragePolicy(self._infostates)

    def lookup(self, key, num_legal_actions):
        if key not in self._infostates:
            self._infostates[key] = [np.full(num_legal_actions, 1e-6), np.full(num_legal_actions, 1e-6)]
        return self._infostates[key]

    @staticmethod
    def regret_matching(regrets):
        positive = np.maximum(regrets, 0)
        total = positive.sum()
        return positive / total if total > 0 else np.full(len(regrets), 1 / len(regrets))

    def sample_chance(self, state):
        outcomes, probs = zip(*state.chance_outcomes())
        return self._rng.choice(outcomes, p=probs)


class OutcomeSamplingSolver(MCCFRSolverBase):
    """One trajectory for every player and iteration; the update player explores."""

    epsilon = 0.6

    def iteration(self):
        for update_player in range(self._num_players):
            self._episode(self._game.new_initial_state(), update_player, 1.0, 1.0, 1.0)

    def _episode(self, state, update_player, my_reach, opp_reach, sample_reach):
        if state.is_terminal():
            return state.player_return(update_player)
        if state.is_chance_node():
            outcomes, probs = zip(*state.chance_outcomes())
            at = self._rng.choice(len(outcomes), p=probs)
            state.apply_action(outcomes[at])
            return self._episode(state, update_player, my_reach, probs[at] * opp_reach, probs[at] * sample_reach)
        player = state.current_player()
        legal_actions = state.legal_actions()
        regrets, sums = self.lookup(state.information_state_string(player), len(legal_actions))
        policy = self.regret_matching(regrets)
        uniform = np.full(len(legal_actions), 1 / len(legal_actions))
        sampled = self.epsilon * uniform + (1 - self.epsilon) * policy if player == update_player else policy
        at = self._rng.choice(len(legal_actions), p=sampled)
        own = policy[at] if player == update_player else 1.0
        theirs = 1.0 if player == update_player else policy[at]
        child = state.child(legal_actions[at])
        child_value = self._episode(
            child, update_player, my_reach * own, opp_reach * theirs, sample_reach * sampled[at]
        )
        child_values = np.zeros(len(legal_actions))
        child_values[at] = child_value / sampled[at]
        value = float((policy * child_values).sum())
        if player == update_player:
            regrets += opp_reach / sample_reach * (child_values - value)
            sums += my_reach * policy / sample_reach
        return value


class ExternalSamplingSolver(MCCFRSolverBase):
    """All actions of the update player, one sampled action of everybody else."""

    def iteration(self):
        for player in range(self._num_players):
            self._update_regrets(self._game.new_initial_state(), player)

    def _update_regrets(self, state, player):
        if state.is_terminal():
            return state.player_return(player)
        if state.is_chance_node():
            return self._update_regrets(state.child(self.sample_chance(state)), player)
        cur_player = state.current_player()
        legal_actions = state.legal_actions()
        regrets, sums = self.lookup(state.information_state_string(cur_player), len(legal_actions))
        policy = self.regret_matching(regrets)
        if cur_player != player:
            action = self._rng.choice(len(legal_actions), p=policy)
            value = self._update_regrets(state.child(legal_actions[action]), player)
        else:
            values = np.array([self._update_regrets(state.child(action), player) for action in legal_actions])
            value = float((policy * values).sum())
            regrets += values - value
        if cur_player == (player + 1) % self._num_players:  # the simple average
            sums += policy
        return value
