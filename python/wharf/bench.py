"""What Python costs in a loop over many games: `python3 -m wharf.bench [num_envs]`.

Two random policies: actions drawn by the engine, and drawn by numpy from the masks. The engine's part is the time spent
in its calls, the check of actions included; Python's is the processor's time for all the rest, so that other programs do
not count.
"""

from __future__ import annotations

import sys
import time
from typing import Callable

import numpy as np
from numpy.typing import NDArray

import wharf


def draw_with_numpy(masks: NDArray[np.uint8], rng: np.random.Generator) -> NDArray[np.int64]:
    """For every row any of its ones, each as likely as any."""
    rows, actions = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    first = np.searchsorted(legal, np.arange(rows + 1) * actions)
    return np.asarray(legal[first[:-1] + (rng.random(rows) * np.diff(first)).astype(np.int64)] % actions, np.int64)


class EngineClock:
    """Time spent in the engine: on the clock, and of this thread's processor."""

    def __init__(self) -> None:
        self.wall = self.cpu = 0.0

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        function(*arguments)
        self.wall += time.perf_counter() - wall
        self.cpu += time.thread_time() - cpu


def measure(env_id: str, num_envs: int, with_numpy: bool, seconds: float = 2.0) -> tuple[float, float]:
    """Microseconds per game and step: Python's and the engine's."""
    env = wharf.make(env_id, players=3, num_envs=num_envs)
    core, seen = env._core, env.observe()  # what env.sample_actions and env.step call, apart from Python
    rng = np.random.default_rng(1)
    engine = EngineClock()
    steps = 0
    begin = time.thread_time()
    while engine.wall < seconds:
        if with_numpy:
            actions = draw_with_numpy(seen["action_mask"], rng)
        else:
            engine.call(core.draw_actions)
            actions = env.actions
        engine.call(core.step, actions)
        seen = env.observe()
        steps += 1
    python = time.thread_time() - begin - engine.cpu
    return 1e6 * python / (steps * num_envs), 1e6 * engine.wall / (steps * num_envs)


def main() -> None:
    num_envs = int(sys.argv[1]) if len(sys.argv) > 1 else 4096
    print(f"{num_envs} games of three, microseconds per game and step:")
    print(f"{'':14}{'drawn by the engine':>26}{'drawn by numpy':>26}")
    print(f"{'':14}{'Python':>13}{'engine':>13}{'Python':>13}{'engine':>13}")
    for env_id in wharf.env_ids():
        columns = [*measure(env_id, num_envs, False), *measure(env_id, num_envs, True)]
        print(f"{env_id:14}" + "".join(f"{column:13.3f}" for column in columns))


if __name__ == "__main__":
    main()
