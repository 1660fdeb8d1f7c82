#!/usr/bin/env python3
"""Teaches a net what a search with it finds (expert iteration), where a search is far stronger than the first thought.

    training/build-arena build/training hermagor
    training/improve.py hermagor nets/hermagor.net --arena build/training/arena-hermagor --seconds 500 --out runs

All cores but one play games in which `net:N` decides, always with the newest net; what it saw and found is learnt
meanwhile: the policy becomes what the search made of it, and the values lean towards how these games ended, from what
they were in the beginning, so that few games do not spoil what thousands of millions of decisions have taught. Games
are those of --tables: `3` is three of them, `3/search:200` one of them among two searchers. Every --save-every seconds
FOLDER/GAME-SECONDS.net is written, a mean over the last steps. A piece goes on from any net.
"""
import argparse
import copy
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
import net_file  # noqa: E402
from imitate import joined, read  # noqa: E402
from learner import WIN_WEIGHT  # noqa: E402
from net import Net, numbers, take_numbers  # noqa: E402
from self_play import DEVICE, padded  # noqa: E402

KEPT_ASIDE = 32  # one block of games in so many is not learnt from, and tells what is foretold
RESULT_PART = 0.25  # of a result in what the values are to become; the rest is what they were
SMOOTHED = 0.998  # of the mean of nets that is written, at every step


class Games(threading.Thread):
    """Plays with the newest net, --turn seconds at each kind of table in turn, and hands out what was decided."""

    def __init__(self, args, net):
        super().__init__(daemon=True)
        self.args, self.net = args, net
        self.ends = False
        self.played = []
        self.lock = threading.Lock()
        self.start()

    def take(self):
        with self.lock:
            played, self.played = self.played, []
        return played

    def run(self):
        args, number = self.args, 0
        player = f"net:{args.visits}"
        while not self.ends:
            players, _, rival = args.tables[number % len(args.tables)].partition("/")
            path = args.out / f"{number}.decisions"
            command = [args.arena, "--a", player, "--b", rival or player, "--decisions-of", player, "--net", self.net,
                       "--players", players, "--games", "1000000", "--seconds", args.turn, "--threads", args.threads,
                       "--explore", args.explore, "--vary-options", args.vary_options, "--seed", args.seed + number,
                       "--decisions", path, "--json"]
            done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
            if done.returncode != 0:
                print(f"improve: {done.stderr.strip() or done.returncode}", flush=True)
                return
            with self.lock:
                self.played.append(path)
            number += 1


def value_error(values, wanted, players, seats):
    """The error of training/rows.h: of the seats that are there, the win counts more than the lead."""
    place = torch.arange(2 * seats, device=values.device)
    weight = (place % seats < players[:, None]) * torch.where(place < seats, WIN_WEIGHT, 1.0) * 0.5 / players[:, None]
    return ((values - wanted) ** 2 * weight).sum(-1).mean()


class Pupil:
    def __init__(self, like, rate):
        self.like, self.rate = like, rate
        self.row, self.mask_row = padded(like.inputs, 32), padded(like.actions, 32)
        self.net = Net(self.row, self.mask_row, like.seats, like.width, like.blocks)
        take_numbers(self.net, like.numbers)
        self.net.to(DEVICE)
        self.first = copy.deepcopy(self.net).requires_grad_(False)
        self.mean = copy.deepcopy(self.net).requires_grad_(False)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), lr=rate, weight_decay=0.01)
        self.known, self.aside = [], []
        self.steps = 0

    @torch.no_grad()
    def hear(self, path, most):
        """Takes decisions in; the oldest are forgotten where there are more than `most`."""
        found = read([path], self.row, self.mask_row, self.like.seats)
        before = torch.cat([self.first(part.float())[1] for part in found.seen.split(16384)])
        wanted = (1 - RESULT_PART) * before + RESULT_PART * found.results
        found = found._replace(results=wanted)
        aside = found.blocks % KEPT_ASIDE == 0
        for rows, which in ((self.known, ~aside), (self.aside, aside)):
            rows.append(type(found)(*(of[which] for of in found)))
        while sum(one.count for one in self.known) > most and len(self.known) > 1:
            self.known.pop(0)
        self.known = [joined(self.known)] if len(self.known) > 8 else self.known
        return found.count

    def loss(self, found, rows):
        head, values = self.net(found.seen[rows].float())
        logits = head[:, :self.mask_row].masked_fill(~found.legal[rows], -1e9)
        target = 0.5 * found.thought[rows].float() + 0.5 * F.one_hot(found.actions[rows], self.mask_row)
        return F.cross_entropy(logits, target), value_error(values, found.results[rows], found.players[rows], self.like.seats)

    def step(self, part, batch):
        """Learns from as many decisions; the rate falls as `part` goes from 0 to 1."""
        found = self.known[torch.multinomial(torch.tensor([float(one.count) for one in self.known]), 1).item()]
        rows = torch.randint(found.count, (batch,), device=DEVICE)
        for group in self.optimiser.param_groups:
            group["lr"] = self.rate * min(1.0, (self.steps + 1) / 100) * max(0.02, 1 - part)
        policy, values = self.loss(found, rows)
        self.optimiser.zero_grad()
        (policy + values).backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimiser.step()
        self.steps += 1
        with torch.no_grad():
            for own, its in zip(self.mean.parameters(), self.net.parameters()):
                own.lerp_(its, 1 - min(SMOOTHED, self.steps / (self.steps + 10)))

    @torch.no_grad()
    def foretold(self, net):
        """The share of decisions kept aside that a net foretells, and its error of the values there."""
        if not sum(one.count for one in self.aside):
            return float("nan"), float("nan")
        found = joined(self.aside)
        right, error = [], []
        for rows in torch.arange(found.count, device=DEVICE).split(16384):
            head, values = net(found.seen[rows].float())
            likeliest = head[:, :self.mask_row].masked_fill(~found.legal[rows], -1e9).argmax(-1)
            right.append((likeliest == found.actions[rows]).float())
            error.append(value_error(values, found.results[rows], found.players[rows], self.like.seats) * len(rows))
        return torch.cat(right).mean().item(), (sum(error) / found.count).item()

    def write(self, path):
        like = self.like
        net_file.write(path, game=like.game, rules=like.rules, features=like.features, seats=like.seats,
                       points_scale=like.points_scale, numbers=numbers(self.mean, like.inputs, like.actions))


def parse():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game")
    p.add_argument("net", type=Path, metavar="NET")
    p.add_argument("--arena", type=Path, required=True)
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--seconds", type=float, default=300)
    p.add_argument("--tables", type=lambda text: text.split(","), default=["2", "3", "4"])
    p.add_argument("--visits", type=int, default=96, help="of the search that is learnt from")
    p.add_argument("--explore", type=float, default=0.2, help="decisions that are drawn from the policy instead")
    p.add_argument("--vary-options", type=float, default=0.15, help="games with other options than the usual ones")
    p.add_argument("--turn", type=float, default=15, help="seconds at one kind of table")
    p.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    p.add_argument("--rate", type=float, default=5e-4)
    p.add_argument("--batch", type=int, default=4096)
    p.add_argument("--passes", type=float, default=8, help="how often a decision is learnt from, on the mean")
    p.add_argument("--most", type=int, default=3_000_000, help="decisions kept")
    p.add_argument("--save-every", type=float, default=60)
    p.add_argument("--seed", type=int, default=1)
    return p.parse_args()


def main():
    args = parse()
    like = net_file.read(args.net)
    if like.game != args.game:
        sys.exit(f"improve: {args.net} is a net of {like.game}")
    args.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(args.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    pupil = Pupil(like, args.rate)
    newest = args.out / f"{args.game}-newest.net"
    pupil.write(newest)
    games = Games(args, newest)
    start, next_save, heard = time.time(), args.save_every, 0
    while games.is_alive() and (elapsed := time.time() - start) < args.seconds:
        for path in games.take():
            heard += pupil.hear(path, args.most)
            path.unlink()
        if not pupil.known or pupil.steps * args.batch >= args.passes * heard:
            time.sleep(0.05)
            continue
        pupil.step(elapsed / args.seconds, min(args.batch, max(one.count for one in pupil.known)))
        if elapsed >= next_save:
            next_save += args.save_every
            pupil.write(newest.with_suffix(".new"))
            newest.with_suffix(".new").rename(newest)
            pupil.write(args.out / f"{args.game}-{int(elapsed):04d}.net")
            was, is_now = pupil.foretold(pupil.first), pupil.foretold(pupil.mean)
            print(f"{elapsed:6.0f} s {heard:9d} decisions {pupil.steps:6d} steps  foretold {100 * is_now[0]:.1f} % "
                  f"({100 * was[0]:.1f} % at first)  values' error {is_now[1]:.4f} ({was[1]:.4f})", flush=True)
    games.ends = True
    last = args.out / f"{args.game}-{int(time.time() - start):04d}.net"
    pupil.write(last)
    print(f"{args.game}: {heard} decisions, {pupil.steps} steps in {time.time() - start:.0f} s; {last}", flush=True)


if __name__ == "__main__":
    main()
