#!/usr/bin/env python3
"""Compares the games on the device with those on the processor, step by step, byte by byte: check_device.py GAME [STEPS]"""
import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).resolve().parent))
import self_play  # noqa: E402

BUILT = Path(__file__).resolve().parent.parent / "build" / "training"
LANES = 4096


def run(library, device, kinds, choose):
    """Yields what every step shows; `choose` gives the actions."""
    self_play.CUDA, self_play.DEVICE = device.type == "cuda", device
    play = self_play.SelfPlay(str(library), LANES, 7, kinds, 40.0)
    number = torch.bfloat16 if self_play.CUDA else torch.float32

    def empty(*shape, dtype):
        return torch.zeros(*shape, dtype=dtype, device=device)

    seats, masks = empty(LANES, dtype=torch.uint8), empty(LANES, play.mask_row, dtype=torch.uint8)
    seen, done = empty(LANES, play.row, dtype=number), empty(LANES, dtype=torch.uint8)
    results, actions = empty(LANES, 2 * play.seats, dtype=torch.float32), empty(LANES, dtype=torch.int32)
    play.step(actions, seats, masks, seen, done, results, begins=True)
    while True:
        yield [x.cpu().clone() for x in (seats, masks, seen.bfloat16(), done, results * done[:, None])]
        actions.copy_(choose[0].to(device))
        self_play.CUDA, self_play.DEVICE = device.type == "cuda", device
        play.step(actions, seats, masks, seen, done, results)


def main():
    game, steps = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    kinds = [{"players": players, "share": 1} for players in (2, 3, 4)]
    choose = [None]
    device = run(BUILT / f"self_play-{game}-cuda.so", torch.device("cuda"), kinds, choose)
    host = run(BUILT / f"self_play-{game}-cpu.so", torch.device("cpu"), kinds, choose)
    torch.manual_seed(3)
    for step in range(steps):
        theirs, ours = next(device), next(host)
        for name, a, b in zip(("seats", "masks", "observations", "done", "results"), theirs, ours):
            if not torch.equal(a, b):
                sys.exit(f"{game}: {name} differ at step {step}: {(a != b).sum().item()} numbers")
        choose[0] = torch.multinomial(ours[1].float(), 1)[:, 0].int()
    print(f"{game}: {steps} steps of {LANES} games are the same on both")


if __name__ == "__main__":
    main()
