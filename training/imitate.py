#!/usr/bin/env python3
"""Learns to play like somebody from his decisions, as a rival of another style for a training.

    build/training/arena-hermagor --a net --b search:1000 --net nets/hermagor.net --players 3 --games 300 --decisions a.decisions
    training/imitate.py hermagor a.decisions … --like nets/hermagor.net --seconds 20 --out searcher.net
    training/train.py hermagor --style searcher.net …

The net has the size and header of --like, and begins with its numbers: how a game goes it knows already. Its values are
not learnt and mean nothing. Whole blocks of games are kept aside, for decisions of one game, and of games with the same
chance, resemble each other: one block in twenty tells when to stop, another one how many moves are foretold.

Where he will be met by a net that learns, its games with him are the ones to learn from, and games in which the
imitation itself decides for him in most turns (arena --stand-in): what it does wrong leads where he never was.
"""
import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
import net_file  # noqa: E402
from net import Net, numbers, take_numbers  # noqa: E402
from self_play import DEVICE, padded  # noqa: E402

INPUT_UNIT = 4096.0  # src/nets/inputs.h
THOUGHT_UNIT = 65535.0
HEADER = 5
LEAST_STEPS = 20  # however slow the machine
FORGOTTEN = 0.1  # of the inputs, other ones every time: no decision is learnt by heart


def starts_of(words, seats):
    """Where the decisions of a file begin."""
    starts, at = [], 0
    while at + HEADER <= len(words):
        end = at + HEADER + 2 * (seats + int(words[at]) + int(words[at + 1]))
        if end > len(words):  # an arena that was cut off
            break
        starts.append(at)
        at = end
    return np.array(starts, np.int64)


def spread(first, counts):
    """The places first[i], first[i] + 1, … of every row i, counts[i] of them, and which row each belongs to."""
    rows = np.repeat(np.arange(len(counts)), counts)
    within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
    return first[rows] + within, rows


class Decisions(NamedTuple):
    """Decisions of files that the arena wrote, a row each."""
    seen: torch.Tensor
    legal: torch.Tensor
    actions: torch.Tensor
    thought: torch.Tensor
    blocks: torch.Tensor
    players: torch.Tensor
    results: torch.Tensor  # as the values of a net are counted

    @property
    def count(self):
        return self.seen.shape[0]


def joined(parts):
    """Several decisions as one."""
    return Decisions(*(torch.cat(of) for of in zip(*parts)))


def read(paths, row, mask_row, seats):
    """The decisions of files that the arena wrote."""
    parts = []
    for path in paths:
        words = np.fromfile(path, "<u2")
        starts = starts_of(words, seats)
        if not len(starts):
            continue
        inputs, moves = words[starts].astype(np.int64), words[starts + 1].astype(np.int64)
        body = starts + HEADER + 2 * seats
        at, of = spread(body, inputs)
        own = torch.zeros(len(starts), row, dtype=torch.float16, device=DEVICE)
        values = words[at + inputs[of]].view(np.int16)
        # An odd number of inputs is made even by a 0 in the first place, which must not hide what stands there.
        is_there = values != 0
        places = of[is_there], words[at].astype(np.int64)[is_there]
        own[tuple(torch.from_numpy(part).to(DEVICE) for part in places)] = torch.from_numpy(
            values[is_there] / np.float32(INPUT_UNIT)).half().to(DEVICE)
        at, of = spread(body + 2 * inputs, moves)
        places = torch.from_numpy(of).to(DEVICE), torch.from_numpy(words[at].astype(np.int64)).to(DEVICE)
        legal = torch.zeros(len(starts), mask_row, dtype=torch.bool, device=DEVICE)
        legal[places] = True
        thought = torch.zeros(len(starts), mask_row, dtype=torch.float16, device=DEVICE)
        thought[places] = torch.from_numpy(words[at + moves[of]] / np.float32(THOUGHT_UNIT)).half().to(DEVICE)
        results = words[starts[:, None] + HEADER + np.arange(2 * seats)].view(np.int16) / np.float32(INPUT_UNIT)
        numbers_at = [torch.from_numpy(words[starts + place].astype(np.int64)).to(DEVICE) for place in (2, 3, 4)]
        parts.append(Decisions(own, legal, numbers_at[0], thought, *numbers_at[1:], torch.from_numpy(results).to(DEVICE)))
    return joined(parts)


def learn(net, found, seconds, batch=4096):
    """Cross-entropy over legal moves, of the move made and of where the thought went, with a rate that falls.

    The net becomes the one that foretold most on the way; returns the shares of foretold moves, at first and then."""
    seen, legal, actions, thought, blocks = found[:5]

    def rows_where(which):
        return which.nonzero()[:, 0]

    checked, told = rows_where(blocks % 20 == 0), rows_where(blocks % 20 == 10)
    order = rows_where(blocks % 10 != 0)
    batch = max(1, min(batch, len(order) // 16))
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.05)

    def logits(rows, kept=1.0):
        inputs = seen[rows].float()
        if kept < 1:
            inputs *= (torch.rand_like(inputs) < kept).float()
        return net(inputs)[0][:, :legal.shape[1]].masked_fill(~legal[rows], -1e9)

    @torch.no_grad()
    def foretold(rows):
        parts = [(logits(part).argmax(-1) == actions[part]).float() for part in rows.split(16384)]
        return torch.cat(parts).mean().item() if parts else float("nan")

    first = foretold(told)
    best, best_state = foretold(checked), {k: v.clone() for k, v in net.state_dict().items()}
    begun, steps, next_check = time.time(), 0, 0.1
    while (part := (time.time() - begun) / seconds) < 1 or steps < LEAST_STEPS:
        steps += 1
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.0, 1 - part) + 1e-5
        rows = order[torch.randint(len(order), (batch,), device=DEVICE)]
        target = 0.5 * thought[rows].float() + 0.5 * F.one_hot(actions[rows], legal.shape[1])
        optimiser.zero_grad()
        F.cross_entropy(logits(rows, 1 - FORGOTTEN), target).backward()
        optimiser.step()
        if part >= next_check or steps == LEAST_STEPS:
            next_check = part + 0.05
            now = foretold(checked)
            if not now < best:
                best, best_state = now, {k: v.clone() for k, v in net.state_dict().items()}
    net.load_state_dict(best_state)
    return first, foretold(told), len(told), steps


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game")
    p.add_argument("decisions", nargs="+", type=Path)
    p.add_argument("--like", type=Path, required=True, metavar="NET")
    p.add_argument("--seconds", type=float, default=20)
    p.add_argument("--out", type=Path, required=True)
    args = p.parse_args()
    like = net_file.read(args.like)
    if like.game != args.game:
        sys.exit(f"imitate: {args.like} is a net of {like.game}")
    inputs, moves = like.numbers["input.weight"].shape[1], len(like.numbers["policy.bias"])
    row, mask_row = padded(inputs, 32), padded(moves, 32)
    net = Net(row, mask_row, like.seats, like.width, like.blocks)
    take_numbers(net, like.numbers)
    net.to(DEVICE)
    torch.backends.cuda.matmul.allow_tf32 = True
    found = read(args.decisions, row, mask_row, like.seats)
    first, foretold, told, steps = learn(net, found, args.seconds)
    print(f"{args.game}: {found.count} decisions, {100 * foretold:.1f} % of {told} in games kept aside foretold, "
          f"{100 * first:.1f} % before; {steps} steps", flush=True)
    net_file.write(args.out, game=like.game, rules=like.rules, features=like.features, seats=like.seats,
                   points_scale=like.points_scale, numbers=numbers(net, inputs, moves))


if __name__ == "__main__":
    main()
