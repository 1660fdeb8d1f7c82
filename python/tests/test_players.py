"""Computer players: what they think, and that one can stop them."""

import os
import pathlib
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

import wharf

NAMES = wharf.registered_names()


def at_choice(name, players=2):
    state = wharf.load_game(name, {"players": players}).new_initial_state()
    wharf.Chance(1).play(state)
    while len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
        wharf.Chance(2).play(state)
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spec", ["search:64", "net:64"])
def test_analysis(name, spec):
    state = at_choice(name, 3)
    analysis = state.analyse(spec, seed=4)
    legal = state.legal_actions()
    others = np.setdiff1d(np.arange(state.num_distinct_actions()), legal)
    assert analysis.iterations >= 64 and analysis.action in legal
    assert analysis.visits.shape == analysis.policy.shape == (state.num_distinct_actions(),)
    assert analysis.values.shape == (state.num_distinct_actions(), 3)
    assert analysis.visits[others].sum() == 0 and analysis.policy.sum() == pytest.approx(1, abs=1e-5)
    searched = analysis.visits > 0
    assert np.isnan(analysis.values[~searched]).all()
    assert (np.abs(analysis.values[searched]) <= 1.001).all()
    assert analysis.values[searched].sum(axis=1) == pytest.approx(0, abs=0.02)
    ranked = analysis.ranked()
    assert ranked[0] == analysis.action and sorted(ranked) == legal
    assert analysis.visits.sum() == analysis.iterations
    again = state.analyse(spec, seed=4)
    assert (again.visits == analysis.visits).all() and np.array_equal(again.values, analysis.values, equal_nan=True)


@pytest.mark.parametrize("spec", ["random", "greedy", "beginner", "net", "search:30", "net:30"])
def test_suggestions_are_numbers_that_know_why(spec):
    state = at_choice("nauticus")
    action = state.suggest(spec, seed=2)
    assert isinstance(action, int) and action in state.legal_actions() and action == state.analyse(spec, seed=2).action
    assert action.policy.sum() == pytest.approx(1, abs=1e-5)
    assert (action.visits.sum() > 0) == (":" in spec)
    if ":" not in spec:
        assert action.policy[action] == 1 and np.isnan(action.values).all()
    state.apply_action(action)
    assert f"{action:d}" == str(int(action))


INTERRUPTED = """
import signal, sys
import wharf
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever started us may have ignored it
state = wharf.load_game("hermagor").new_initial_state()
wharf.Chance(1).play(state)
player = wharf.player(sys.argv[1], state.get_game())
try:
    print("thinking", flush=True)
    getattr(player, sys.argv[2])(state)
except KeyboardInterrupt:
    assert wharf.player("greedy", state.get_game()).step(state) in state.legal_actions()
    print("interrupted", flush=True)
    sys.exit(0)
print("finished", flush=True)
sys.exit(1)
"""


@pytest.mark.parametrize("spec", ["search:10000000", "net:3600s", "search:3600s*2"])
@pytest.mark.parametrize("call", ["step", "analyse"])
def test_control_c_ends_a_search(spec, call):
    """A search of hours ends when it is told to, and the process goes on."""
    environment = {**os.environ, "PYTHONPATH": str(pathlib.Path(wharf.__file__).parents[1])}
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED, spec, call], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout.readline() == "thinking\n"
        time.sleep(0.2)  # most often it is inside the search by now; before it, the same must happen
        process.send_signal(signal.SIGINT)
        told, _ = process.communicate(timeout=300)
        assert told == "interrupted\n" and process.returncode == 0
