#!/usr/bin/env python3
"""Learns to play like somebody from his decisions, as a rival of another style for a training.

    build/training/arena-hermagor --a search:1000 --b search:1000 --players 3 --games 300 --decisions three.decisions
    training/imitate.py hermagor three.decisions … --like nets/hermagor.net --seconds 30 --out searcher.net
    training/train.py hermagor --style searcher.net …

The net has the size and header of --like, and begins with its numbers: how a game goes it knows already. Its values are
not learnt and mean nothing. One decision in twenty is kept aside; how many of those it foretells is printed.
"""
import argparse
import sys
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
import net_file  # noqa: E402
from net import Net, numbers, take_numbers  # noqa: E402
from self_play import DEVICE, padded  # noqa: E402

INPUT_UNIT = 4096.0  # src/nets/inputs.h
LEAST_STEPS = 20  # however slow the machine


def read(paths, row, mask_row):
    """Observations, legal moves and moves of files that the arena wrote."""
    words = np.concatenate([np.fromfile(path, "<u2") for path in paths])
    starts, at = [], 0
    while at + 3 <= len(words):
        end = at + 3 + 2 * int(words[at]) + int(words[at + 1])
        if end > len(words):  # an arena that was cut off
            break
        starts.append(at)
        at = end
    seen = np.zeros((len(starts), row), np.float16)
    legal = np.zeros((len(starts), mask_row), bool)
    actions = np.zeros(len(starts), np.int64)
    for i, at in enumerate(starts):
        inputs, moves, actions[i] = words[at:at + 3]
        places = at + 3
        values = places + int(inputs)
        end = values + int(inputs)
        seen[i, words[places:values]] += words[values:end].view(np.int16) / INPUT_UNIT  # the last may be padding: 0, 0
        legal[i, words[end:end + int(moves)]] = True
    return torch.from_numpy(seen), torch.from_numpy(legal), torch.from_numpy(actions)


def learn(net, seen, legal, actions, seconds, batch=4096):
    """Cross-entropy over legal moves with a rate that falls; returns the share of foretold moves kept aside."""
    aside = torch.arange(len(actions)) % 20 == 0
    order = (~aside).nonzero()[:, 0]
    batch = min(batch, len(order))
    optimiser = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=0.01)

    def logits(rows):
        head = net(seen[rows].to(DEVICE).float())[0][:, :legal.shape[1]]
        return head.masked_fill(~legal[rows].to(DEVICE), -1e9)

    begun, steps = time.time(), 0
    while (part := (time.time() - begun) / seconds) < 1 or steps < LEAST_STEPS:
        steps += 1
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * max(0.0, 1 - part) + 1e-5
        rows = order[torch.randint(len(order), (batch,))]
        optimiser.zero_grad()
        F.cross_entropy(logits(rows), actions[rows].to(DEVICE)).backward()
        optimiser.step()
    with torch.no_grad():
        rows = aside.nonzero()[:, 0]
        return (logits(rows).argmax(-1).cpu() == actions[rows]).float().mean().item()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game")
    p.add_argument("decisions", nargs="+", type=Path)
    p.add_argument("--like", type=Path, required=True, metavar="NET")
    p.add_argument("--seconds", type=float, default=30)
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
    seen, legal, actions = read(args.decisions, row, mask_row)
    foretold = learn(net, seen, legal, actions, args.seconds)
    print(f"{args.game}: {len(actions)} decisions, {100 * foretold:.1f} % of those kept aside foretold", flush=True)
    net_file.write(args.out, game=like.game, rules=like.rules, features=like.features, seats=like.seats,
                   points_scale=like.points_scale, numbers=numbers(net, inputs, moves))


if __name__ == "__main__":
    main()
