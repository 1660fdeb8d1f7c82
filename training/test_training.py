"""Tests of the trainer on one core: gradients, advantages, the draw of moves, pieces that resume, nets as files."""
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import curves  # noqa: E402
import net_file  # noqa: E402
from learner import HIGHEST_RATIO, LOWEST_RATIO, WIN_WEIGHT, Learner  # noqa: E402
from net import numbers  # noqa: E402

GAME = "tortuga"
LIBRARY = HERE.parent / "build" / "training" / f"self_play-{GAME}-cpu.so"
SMALL = {"lanes": 96, "steps": 24, "batch": 64, "width": 32, "blocks": 1, "past": 0.25}


@pytest.fixture(scope="module", autouse=True)
def library():
    subprocess.run([HERE / "build", "cpu", GAME], check=True)


def made(**more):
    torch.manual_seed(5)
    settings = {**json.loads((HERE.parent / "src" / "games" / GAME / "training.json").read_text()), **SMALL}
    learner = Learner(str(LIBRARY), settings, 11, False, **more)
    with torch.no_grad():  # a net with opinions
        for parameter in learner.net.parameters():
            parameter += 0.05 * torch.randn_like(parameter)
    return learner


@pytest.fixture
def learner():
    return made()


@pytest.mark.parametrize("anchored_from", [None, 3])
def test_the_gradient_is_that_of_the_loss(anchored_from):
    learner = made(anchored_from=anchored_from)
    learner.anchor_weight.fill_(0.7)
    if anchored_from:  # somebody of other opinions
        with torch.no_grad():
            for parameter in learner.anchor_net.parameters():
                parameter += 0.05 * torch.randn_like(parameter)
    learner.roll_out()
    rows = learner.learns.flatten().nonzero()[:64, 0]
    learner.chosen = rows

    def of(tensor):
        return tensor[:SMALL["steps"]].flatten(0, 1)[rows]

    with torch.no_grad():  # the net has moved on since the moves were drawn, some ratios are clipped
        for parameter in learner.net.parameters():
            parameter += 0.05 * torch.randn_like(parameter)
    head, values = learner.net(of(learner.seen))
    legal = of(learner.masks) != 0
    log_odds = F.log_softmax(head[:, :learner.play.mask_row].masked_fill(~legal, -1e9), -1)
    own = log_odds.gather(-1, of(learner.actions).long()[:, None])[:, 0]
    ratio = (own - of(learner.log_odds)).exp()
    advantage = of(learner.advantages)
    gain = torch.min(ratio * advantage, ratio.clamp(LOWEST_RATIO, HIGHEST_RATIO) * advantage).mean()
    entropy = -(log_odds.exp() * log_odds.masked_fill(~legal, 0)).sum(-1).mean()
    players = learner.play.players[rows % SMALL["lanes"]].long()
    seats = learner.play.seats
    present = torch.arange(2 * seats)[None] % seats < players[:, None]
    weight = torch.where(torch.arange(2 * seats) < seats, WIN_WEIGHT, 1.0) * present / (2 * players[:, None])
    error = (weight * (values - of(learner.returns)) ** 2).sum(-1).mean()
    assert ((ratio > HIGHEST_RATIO) | (ratio < LOWEST_RATIO)).any()
    distance = torch.zeros(())
    if anchored_from:
        theirs = learner.anchor_net(of(learner.seen))[0][:, :learner.play.mask_row]
        theirs = F.log_softmax(theirs.masked_fill(~legal, -1e9), -1)
        apart = (log_odds.exp() * (log_odds - theirs).masked_fill(~legal, 0)).sum(-1)
        assert set((players >= anchored_from).tolist()) == {True, False}
        distance = torch.where(players >= anchored_from, apart, 0.0).mean()
        assert distance > 0
    (error - gain - learner.entropy_weight * entropy + learner.anchor_weight * distance).backward()
    wanted = [parameter.grad.clone() for parameter in learner.net.parameters()]
    learner.net.zero_grad()

    learner.optimiser = torch.optim.SGD(learner.net.parameters(), lr=0.0)
    seen = []
    learner.optimiser.step = lambda: seen.extend(p.grad.clone() for p in learner.net.parameters())
    norm = torch.nn.utils.clip_grad_norm_
    torch.nn.utils.clip_grad_norm_ = lambda parameters, most: norm(parameters, 1e9)
    try:
        learner.update()
    finally:
        torch.nn.utils.clip_grad_norm_ = norm
    for mine, theirs in zip(seen, wanted):
        assert torch.allclose(mine, theirs, rtol=1e-3, atol=1e-6)
    assert abs(learner.shown[0].item() - entropy.item()) < 1e-3
    assert abs(learner.shown[1].item() - error.item()) < 1e-4
    assert abs(learner.shown[4].item() - distance.item()) < 1e-4


def test_advantages_run_through_everybodys_decisions(learner):
    play, T = learner.play, SMALL["steps"]
    learner.roll_out()
    seats, trace = play.seats, learner.settings["trace"]
    play.look_back(learner.values, learner.seats, learner.done, learner.results, learner.margin, learner.advantages,
                   learner.returns, trace)
    for lane in range(SMALL["lanes"]):
        n, margin = play.players[lane].item(), learner.margin.item()
        lasting = trace ** (2 / n)

        def worth(t, part, seat):
            return learner.values[t, lane, part * seats + (seat - learner.seats[t, lane].item()) % n].item()

        gain = np.zeros((2, n))
        for t in reversed(range(T)):
            over = learner.done[t, lane].item()
            decider = learner.seats[t, lane].item()
            for part in range(2):
                for seat in range(n):
                    after = learner.results[t, lane, part * seats + seat].item() if over else worth(t + 1, part, seat)
                    rest = 0 if over else lasting * gain[part, seat]
                    gain[part, seat] = after - worth(t, part, seat) + rest
                    place = part * seats + (seat - decider) % n
                    assert learner.returns[t, lane, place].item() == pytest.approx(
                        gain[part, seat] + worth(t, part, seat), abs=1e-4)
            mine = (1 - margin) * n / (n - 1) * gain[0, decider] + margin * gain[1, decider]
            assert learner.advantages[t, lane].item() == pytest.approx(mine, abs=1e-4)


def test_moves_are_legal_and_drawn_by_their_odds(learner):
    play, t = learner.play, SMALL["steps"]
    lanes = SMALL["lanes"]
    head, _ = learner.acting(learner.seen[t])
    actions, log_odds = torch.zeros(lanes, dtype=torch.int32), torch.zeros(lanes)
    learns = torch.zeros(lanes, dtype=torch.uint8)
    legal = learner.masks[t] != 0
    odds = F.softmax(head[:, :play.mask_row].masked_fill(~legal, -1e9), -1)
    counts, draws = torch.zeros_like(odds), 400
    for key in range(draws):
        play.draw(head, None, learner.masks[t], learner.seats[t], learner.rivals, torch.tensor([key]), actions, log_odds,
                  learns, 0)
        assert legal.gather(-1, actions.long()[:, None]).all()
        assert torch.allclose(log_odds, odds.gather(-1, actions.long()[:, None])[:, 0].log(), atol=1e-4)
        counts.scatter_add_(-1, actions.long()[:, None], torch.ones(lanes, 1))
    # Over all lanes the squared distances are as large as chance makes them.
    expected = (odds * draws)[legal]
    chi = ((counts[legal] - expected) ** 2 / expected.clamp_min(1e-3))[expected > 5]
    assert chi.mean() < 1.3
    assert counts[~legal].sum() == 0


def test_results_are_shares_and_leads(learner):
    for _ in range(40):
        learner.roll_out()
        for t, lane in learner.done.nonzero().tolist():
            n = learner.play.players[lane].item()
            share = learner.results[t, lane, :n]
            lead = learner.results[t, lane, learner.play.seats:learner.play.seats + n]
            assert share.sum().item() == pytest.approx(1)
            assert (share > 0).any() and lead.abs().max() <= 1
            return
    pytest.fail("no game ended")


def train(folder, *more):
    small = [word for name, value in SMALL.items() for word in ("--set", f"{name}={value}")]
    command = [sys.executable, HERE / "train.py", GAME, "--out", folder, "--seconds", "4", *small, *more]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})


def test_a_training_in_two_pieces(tmp_path):
    run = train(tmp_path, "--to", "0.5")
    assert run.returncode == 0, run.stderr
    first = torch.load(tmp_path / f"{GAME}.checkpoint", map_location="cpu")
    assert first["part"] == 0.5
    older = sorted(tmp_path.glob("*.net"))[-1]
    run = train(tmp_path, "--resume", tmp_path / f"{GAME}.checkpoint", "--anchor", older, "--style", f"{older}~0.5",
                "--set", "style=0.2")
    assert run.returncode == 0, run.stderr
    second = torch.load(tmp_path / f"{GAME}.checkpoint", map_location="cpu")
    assert second["part"] == 1 and second["decisions"] > first["decisions"]
    lines = [json.loads(line) for line in (tmp_path / f"{GAME}.jsonl").read_text().splitlines()]
    assert "<svg" in curves.draw(lines)
    nets = sorted(tmp_path.glob("*.net"))
    assert net_file.read(nets[-1]).game == GAME


def test_a_wrong_setting_is_told():
    run = subprocess.run([sys.executable, HERE / "train.py", GAME, "--out", "/nowhere", "--set", "widht=3"],
                         capture_output=True, text=True)
    assert run.returncode != 0 and "widht" in run.stderr and "width" in run.stderr


def test_the_file_says_what_the_net_says(learner, tmp_path):
    play = learner.play
    path = tmp_path / "a.net"
    net_file.write(path, game=GAME, rules=play.rules, features=1, seats=play.seats, points_scale=25.0,
                   numbers=numbers(learner.net, play.observation, play.actions))
    seen = learner.seen[SMALL["steps"]]
    head, values = learner.net(seen)
    logits, read_values = net_file.evaluate(net_file.read(path), seen[:, :play.observation].numpy())
    assert np.abs(logits - head[:, :play.actions].detach().numpy()).mean() < 0.05  # eight bits
    assert np.abs(read_values - values.detach().numpy()).mean() < 0.05


def test_a_training_goes_on_from_a_net(learner, tmp_path):
    play = learner.play
    path = tmp_path / "a.net"
    net_file.write(path, game=GAME, rules=play.rules, features=1, seats=play.seats, points_scale=25.0,
                   numbers=numbers(learner.net, play.observation, play.actions))
    before = learner.net(learner.seen[0])
    with torch.no_grad():
        for parameter in learner.net.parameters():
            parameter += torch.randn_like(parameter)
    learner.load_net(net_file.read(path).numbers)
    after = learner.net(learner.seen[0])
    assert (before[0] - after[0])[:, :play.actions].abs().mean() < 0.05  # eight bits
    assert (before[1] - after[1]).abs().mean() < 0.05
    run = train(tmp_path, "--resume", path, "--from", "0.9", "--set", "width=32")
    assert run.returncode == 0, run.stderr


def test_a_novice_stands_behind_its_net(learner, tmp_path):
    play = learner.play
    paths = {rules: tmp_path / f"{rules}.net" for rules in (1, 2)}
    for rules, path in paths.items():
        net_file.write(path, game=GAME, rules=rules, features=1, seats=play.seats, points_scale=25.0,
                       numbers=numbers(learner.net, play.observation, play.actions))
    one, other = (net_file.read(path) for path in paths.values())
    net_file.join(tmp_path / "both.net", one, one)
    both = net_file.read(tmp_path / "both.net")
    assert both.hash == both.novice.hash == one.hash and one.novice is None
    with pytest.raises(ValueError, match="rules is 2, not 1"):
        net_file.join(tmp_path / "both.net", one, other)
    (tmp_path / "cut.net").write_bytes((tmp_path / "both.net").read_bytes()[:-1])
    with pytest.raises(ValueError, match="damaged"):
        net_file.read(tmp_path / "cut.net")


@pytest.fixture(scope="module")
def arena(tmp_path_factory):
    folder = tmp_path_factory.mktemp("arena")
    subprocess.run([HERE / "build-arena", folder, GAME], check=True)
    return folder / f"arena-{GAME}"


def test_the_arena_plays_nets_and_says_what_is_no_net(arena):
    def play(net):
        command = [arena, "--net", net, "--a", "novice", "--b", "net", "--games", "2", "--json"]
        return subprocess.run(command, capture_output=True, text=True)

    found = json.loads(play(HERE.parent / "nets" / f"{GAME}.net").stdout)
    assert found["games"] == 2 and 0 <= found["share"] <= 1
    wrong = play(HERE / "README.md")
    assert wrong.returncode == 2 and "fault.no-net" in wrong.stderr


def test_a_style_is_learnt_from_decisions_and_met(arena, tmp_path):
    assert train(tmp_path).returncode == 0
    net = sorted(tmp_path.glob("*.net"))[-1]
    subprocess.run([arena, "--a", "greedy", "--b", "greedy", "--players", "3", "--games", "120", "--decisions",
                    tmp_path / "greedy.decisions"],
                   check=True, capture_output=True)
    run = subprocess.run([sys.executable, HERE / "imitate.py", GAME, tmp_path / "greedy.decisions", "--like", net,
                          "--seconds", "6", "--out", tmp_path / "greedy.net"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    foretold = float(run.stdout.split(" %")[0].split(", ")[-1])
    assert foretold > 40  # a move in five would be chance
    run = train(tmp_path, "--style", tmp_path / "greedy.net", "--set", "past=0.5")
    assert run.returncode == 0, run.stderr


def test_a_net_of_another_size_or_game_is_refused(tmp_path):
    run = train(tmp_path, "--style", HERE.parent / "nets" / f"{GAME}.net~0.5")
    assert run.returncode != 0 and "blocks 2, not 1: see --set" in run.stderr and "Traceback" not in run.stderr
    run = train(tmp_path, "--resume", HERE.parent / "nets" / "hermagor.net")
    assert run.returncode != 0 and "is a net of hermagor" in run.stderr
    run = train(tmp_path, "--style", tmp_path / "none.net")
    assert run.returncode != 0 and "none.net" in run.stderr and "Traceback" not in run.stderr


def test_a_net_learns_what_a_search_with_it_finds(arena, tmp_path):
    net = HERE.parent / "nets" / f"{GAME}.net"
    run = subprocess.run([sys.executable, HERE / "improve.py", GAME, net, "--arena", arena, "--seconds", "8", "--turn", "0.5",
                          "--threads", "1", "--visits", "8", "--tables", "2,3/greedy", "--batch", "64", "--passes", "0.5",
                          "--save-every", "3", "--out", tmp_path], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    learnt = Path(run.stdout.split("; ")[-1].strip())
    before, after = net_file.read(net), net_file.read(learnt)
    assert after.hash != before.hash and after.points_scale == before.points_scale
    values = before.numbers["value2.weight"], after.numbers["value2.weight"]
    assert 0 < np.abs(values[0] - values[1]).max() < 0.1  # they lean, they do not leap
    wrong = subprocess.run([sys.executable, HERE / "improve.py", "nauticus", net, "--arena", arena, "--out", tmp_path],
                           capture_output=True, text=True)
    assert wrong.returncode != 0 and "is a net of tortuga" in wrong.stderr
