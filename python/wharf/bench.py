"""What Python costs in a loop over many games: `python3 -m wharf.bench [num_envs]`.

Two random policies: actions drawn by the engine, and drawn by numpy from the masks. The engine's part is the time spent
in its calls; Python's is the processor's time for all the rest, so that other programs do not count.
"""

from __future__ import annotations

import sys
import time

import numpy as np

import wharf


def draw_with_numpy(masks: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """For every row any of its ones, each as likely as any."""
    rows, actions = masks.shape
    legal = np.flatnonzero(masks.view(np.bool_))
    first = np.searchsorted(legal, np.arange(rows + 1) * actions)
    return legal[first[:-1] + (rng.random(rows) * np.diff(first)).astype(np.int64)] % actions


def measure(env_id: str, num_envs: int, with_numpy: bool, seconds: float = 2.0) -> tuple[float, float]:
    """Microseconds per game and step: Python's and the engine's."""
    env = wharf.make(env_id, players=3, num_envs=num_envs)
    rng = np.random.default_rng(1)
    python = engine = 0.0
    steps = 0
    while python + engine < seconds:
        begin = time.thread_time()
        actions = draw_with_numpy(env.masks, rng) if with_numpy else None
        drawn, called = time.thread_time(), time.perf_counter()
        env.step(env.sample_actions() if actions is None else actions)
        engine += time.perf_counter() - called
        python += drawn - begin
        steps += 1
    return 1e6 * python / (steps * num_envs), 1e6 * engine / (steps * num_envs)


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
