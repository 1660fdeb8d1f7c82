"""PPO in one file: one small net plays all seats of many games at once, and is measured against random play.

    python3 examples/ppo.py --seconds 150     # of processor time: a line a minute, the result at the end

What matters (docs/python.md): the entropy bonus, without which self-play settles in a narrow line; forced moves are not
learnt from; the reward is half the win and half the points. Needs numpy and wharf.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import wharf

Array = np.ndarray
Batch = dict[str, Array]
Rng = np.random.Generator


class Net:
    """One hidden layer; a logit for every action, and the value to the seat that decides. Adam learns it."""

    def __init__(self, inputs: int, actions: int, width: int, rng: Rng) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale / np.sqrt(rows)).astype(np.float32)

        # About a twelfth of the inputs is not 0, hence the scale of the first layer.
        self.parameters = [
            weights(inputs, width, 3.0), np.zeros(width, np.float32),
            weights(width, actions + 1, 0.1), np.zeros(actions + 1, np.float32),
        ]  # fmt: skip
        self.mean = [np.zeros_like(p) for p in self.parameters]
        self.square = [np.zeros_like(p) for p in self.parameters]
        self.updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the logarithms of the policy (very low where an action is not legal), the values."""
        w1, b1, w2, b2 = self.parameters
        hidden = np.maximum(seen @ w1 + b1, 0)
        out = hidden @ w2 + b2
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return hidden, logits, np.tanh(out[:, -1])

    def learn(self, seen: Array, hidden: Array, of_outputs: Array, rate: float) -> None:
        """A step of Adam down the gradient, whose norm is clipped to 1."""
        w2 = self.parameters[2]
        of_hidden = (of_outputs @ w2.T) * (hidden > 0)
        gradients = [seen.T @ of_hidden, of_hidden.sum(0), hidden.T @ of_outputs, of_outputs.sum(0)]
        norm = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.updates += 1
        fix = np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for p, g, m, s in zip(self.parameters, gradients, self.mean, self.square):
            g = g * min(1.0, 1.0 / (norm + 1e-8))
            m += 0.1 * (g - m)
            s += 0.001 * (g * g - s)
            p -= rate * fix * m / (np.sqrt(s) + 1e-8)


def draw(log_policy: Array, rng: Rng) -> Array:
    """An action for every row, by the policy (the Gumbel trick)."""
    noise = rng.random(log_policy.shape, dtype=np.float32)
    return (log_policy - np.log(-np.log(noise + 1e-20) + 1e-20)).argmax(axis=1)


def roll_out(env: wharf.BatchEnv, net: Net, steps: int, points: float, rng: Rng) -> Batch:
    """So many steps of all games. What is worth something to one seat is worth the opposite to the other."""
    kept: dict[str, list[Array]] = {
        name: [] for name in ("seen", "masks", "actions", "logs", "values", "seats", "ends")
    }
    rewards = []
    rows = np.arange(env.num_envs)
    for _ in range(steps):
        seats = env.players.copy()
        seen, masks = env.observations.copy(), env.masks.astype(bool)
        _, logs, values = net.forward(seen, masks)
        actions = draw(logs, rng)
        env.step(actions)
        lead = env.scores.astype(np.float32)
        lead = np.tanh((lead - lead[:, ::-1]) / points)
        rewards.append(0.5 * (env.rewards + lead)[rows, seats])
        for name, value in (
            ("seen", seen), ("masks", masks), ("actions", actions), ("logs", logs[rows, actions]), ("values", values),
            ("seats", seats), ("ends", env.dones.astype(bool)),
        ):  # fmt: skip
            kept[name].append(value)
    _, _, last = net.forward(env.observations, env.masks.astype(bool))
    batch = {name: np.stack(values) for name, values in kept.items()}
    batch["advantages"] = advantages(batch, np.stack(rewards), last, env.players)
    batch["targets"] = batch["advantages"] + batch["values"]
    return {name: value.reshape(-1, *value.shape[2:]) for name, value in batch.items()}


def advantages(batch: Batch, rewards: Array, last: Array, deciding: Array) -> Array:
    """Generalised advantage estimation through both seats' decisions, λ 0.95, no discount."""
    result = np.zeros_like(rewards)
    following, next_seat, next_value = np.zeros_like(last), deciding, last
    for t in reversed(range(len(rewards))):
        goes_on = np.where(batch["ends"][t], 0.0, np.where(next_seat == batch["seats"][t], 1.0, -1.0))
        delta = rewards[t] + goes_on * next_value - batch["values"][t]
        following = result[t] = delta + 0.95 * goes_on * following
        next_seat, next_value = batch["seats"][t], batch["values"][t]
    return result


def improve(net: Net, batch: Batch, size: int, epochs: int, rate: float, entropy: float, rng: Rng) -> float:
    """PPO's clipped steps over the decisions that were no forced moves; returns the entropy of the policy."""
    free = np.flatnonzero(batch["masks"].sum(axis=1) > 1)
    spread = batch["advantages"][free].std() + 1e-6
    entropies = []
    for _ in range(epochs):
        order = rng.permutation(free)
        for first in range(0, len(order) - size + 1, size):
            at = order[first : first + size]
            seen, masks, actions = batch["seen"][at], batch["masks"][at], batch["actions"][at]
            rows = np.arange(size)
            hidden, logs, values = net.forward(seen, masks)
            policy = np.exp(logs)
            gain = batch["advantages"][at] / spread
            ratio = np.exp(logs[rows, actions] - batch["logs"][at])
            clipped = np.where(gain > 0, ratio > 1.2, ratio < 0.8)
            push = np.where(clipped, 0.0, ratio * gain)
            uncertainty = -(policy * np.where(masks, logs, 0)).sum(axis=1)
            of_outputs = np.empty((size, policy.shape[1] + 1), np.float32)
            of_logits = policy * push[:, None]
            of_logits[rows, actions] -= push
            of_logits += entropy * policy * (np.where(masks, logs, 0) + uncertainty[:, None])
            of_outputs[:, :-1] = of_logits
            of_outputs[:, -1] = (values - batch["targets"][at]) * (1 - values * values)
            net.learn(seen, hidden, of_outputs / size, rate)
            entropies.append(float(uncertainty.mean()))
    return float(np.mean(entropies))


def against_random(net: Net, env_id: str, games: int, seed: int) -> float:
    """The net's share of the wins; it has each seat in half of the games. The likeliest move is played."""
    env = wharf.make(env_id, players=2, num_envs=games, threads=1)
    env.reset(seed=seed)
    own = np.arange(games) % 2
    share, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        _, logs, _ = net.forward(env.observations, env.masks.astype(bool))
        actions = np.where(env.players == own, logs.argmax(axis=1), env.sample_actions())
        env.step(actions)
        first = env.dones.astype(bool) & ~over
        share[first] = 0.5 + 0.5 * env.rewards[np.arange(games), own][first]
        over |= first
    return float(share.mean())


def train(env_id: str, seconds: float, most: float, width: int, entropy: float, seed: int = 1) -> Net:
    """Self-play for so many seconds of this process's time on processors, or so many decisions at most."""
    envs, steps, points = 128, 64, 20.0
    rng = np.random.default_rng(seed)
    env = wharf.make(env_id, players=2, num_envs=envs, threads=1)
    env.reset(seed=seed)
    net = Net(env.observation_size, env.num_actions, width, rng)
    begin, decisions, told = time.process_time(), 0, 0.0
    while (spent := time.process_time() - begin) < seconds and decisions < most:
        left = 1 - max(spent / seconds, decisions / most)
        batch = roll_out(env, net, steps, points, rng)
        uncertainty = improve(net, batch, 512, 2, 1e-3 * max(0.05, left), entropy * max(0.2, left), rng)
        decisions += envs * steps
        if spent >= told:
            share = against_random(net, env_id, 100, seed=1000)
            print(
                f"{spent:5.0f} s, {decisions:9,} decisions, entropy {uncertainty:.2f}, against random {share:.1%}",
                flush=True,
            )
            told += 60
    return net


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--game", default="hermagor-v1", help="an environment: %(default)s")
    arguments.add_argument("--seconds", type=float, default=150, help="of processor time: %(default)s")
    arguments.add_argument("--decisions", type=float, default=np.inf, help="at most, so that it can be repeated")
    arguments.add_argument("--entropy", type=float, default=0.03, help="the bonus at first: %(default)s")
    arguments.add_argument("--width", type=int, default=64, help="of the hidden layer: %(default)s")
    arguments.add_argument("--games", type=int, default=1000, help="of the measurement at the end: %(default)s")
    given = arguments.parse_args()
    begin = time.process_time()
    net = train(given.game, given.seconds, given.decisions, given.width, given.entropy)
    share = against_random(net, given.game, given.games, seed=2000)
    print(
        f"against random {share:.1%} of {given.games} games, after {time.process_time() - begin:.0f} s of processor time"
    )


if __name__ == "__main__":
    main()
