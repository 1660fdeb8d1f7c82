#!/usr/bin/env python3
"""Trains the net of one game by self-play.

    training/train.py hermagor --seconds 480 --out FOLDER
    training/train.py hermagor --seconds 480 --out FOLDER --resume FOLDER/hermagor.checkpoint --from 0.5 --to 1
    training/train.py hermagor --seconds 480 --out FOLDER --resume nets/hermagor.net --from 0.5
    torchrun --nproc-per-node 4 training/train.py hermagor …        on several devices

Settings are those of src/games/GAME/training.json. A long training is made of pieces: each goes a part of the way from
--from to --to (0 to 1: the rate of learning and the entropy bonus fall along it), saves FOLDER/GAME.checkpoint and goes
on from one on any machine, or from a net, which has eight bits of its numbers and nothing of the optimiser. Along the way
nets are written as FOLDER/GAME-SECONDS.net, and an arena plays them against fixed rivals on the processor's cores:
self-play itself says nothing about strength. FOLDER/GAME.jsonl keeps every figure; curves.py draws it.
"""
import argparse
import fcntl
import json
import os
import random
import sys
import time
from pathlib import Path

import torch
from torch import distributed

sys.path.insert(0, str(Path(__file__).resolve().parent))
import net_file  # noqa: E402
from arena_queue import ArenaQueue  # noqa: E402
from learner import Learner  # noqa: E402
from net import numbers  # noqa: E402
from self_play import CUDA  # noqa: E402

ANCHORED_FROM = 3  # players: with two, what is best against oneself is best against others
HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "build" / "training"
SETTINGS = {path.parent.name.replace("_", "-"): path for path in (HERE.parent / "src" / "games").glob("*/training.json")}


def parse():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("game", choices=sorted(SETTINGS))
    p.add_argument("--seconds", type=float, default=300, help="how long this piece learns")
    p.add_argument("--from", type=float, dest="begin", help="how far on the way it begins, 0 to 1; the checkpoint's")
    p.add_argument("--to", type=float, default=1.0, help="how far it ends")
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--resume", type=Path, metavar="CHECKPOINT or NET")
    p.add_argument("--style", action="append", default=[], metavar="NET[~TEMPERATURE]",
                   help="a net of the same size that plays in another way (imitate.py): a rival beside past nets")
    p.add_argument("--anchor", metavar="NET[~TEMPERATURE]",
                   help="a net of the same size that the one that learns stays near at tables of three players and more")
    p.add_argument("--set", action="append", default=[], metavar="NAME=JSON", help="another setting than the file's")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--save-every", type=float, default=60, help="seconds between nets")
    p.add_argument("--arena", type=Path, help="the program that plays nets against rivals; none: no arena")
    p.add_argument("--arena-threads", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    p.add_argument("--arena-games", type=int, default=200)
    p.add_argument("--rivals", default="greedy,search:1000", help="of the arena; search:1000/3 are two of them, three players")
    p.add_argument("--lock", type=Path,
                   help="makes all ready, then waits for this file before it reads nets and learns: several runs share one device")
    p.add_argument("--plain", action="store_true", help="without torch.compile")
    return p.parse_args()


def read_settings(args):
    settings = json.loads(SETTINGS[args.game].read_text())
    for change in args.set:
        name, _, value = change.partition("=")
        if name not in settings:
            sys.exit(f"train: there is no setting {name}; there are {', '.join(settings)}")
        settings[name] = json.loads(value)
    return settings


def fitting(path, game, settings):
    """The numbers of a net of this game and of the size that learns."""
    try:
        net = net_file.read(path)
    except (OSError, ValueError) as fault:
        sys.exit(f"train: {fault}")
    if net.game != game:
        sys.exit(f"train: {path} is a net of {net.game}")
    size = {"width": len(net.numbers["input.bias"]), "blocks": sum(name.endswith(".first.bias") for name in net.numbers)}
    wrong = [f"{name} {its}, not {settings[name]}" for name, its in size.items() if its != settings[name]]
    if wrong:
        sys.exit(f"train: {path} has {' and '.join(wrong)}: see --set")
    return net.numbers


def main():
    args = parse()
    settings = read_settings(args)
    library = BUILT / f"self_play-{args.game}-{'cuda' if CUDA else 'cpu'}.so"
    if not library.exists():
        sys.exit(f"train: {library.name} is missing: run training/build {'cuda' if CUDA else 'cpu'} {args.game}")
    rank = 0
    if "WORLD_SIZE" in os.environ:
        distributed.init_process_group("nccl" if CUDA else "gloo")
        rank = distributed.get_rank()
        if CUDA:
            torch.cuda.set_device(int(os.environ["LOCAL_RANK"]))
    torch.manual_seed(args.seed)  # the same net everywhere …
    random.seed(args.seed + rank)  # … but games of one's own
    args.out.mkdir(parents=True, exist_ok=True)

    started = time.time()
    learner = Learner(str(library), settings, args.seed + 1000 * rank, not args.plain, len(args.style),
                      ANCHORED_FROM if args.anchor else None)
    parameters = sum(p.numel() for p in learner.net.parameters())
    if rank == 0:
        print(f"{args.game}: {learner.play.observation} numbers, {learner.play.actions} moves, {parameters} parameters; "
              f"ready after {time.time() - started:.0f} s", flush=True)
    if args.lock:
        lock = open(args.lock, "w")
        fcntl.flock(lock, fcntl.LOCK_EX)
    begin, seconds_before, decisions = args.begin or 0.0, 0.0, 0
    if args.resume and args.resume.suffix == ".net":
        learner.load_net(fitting(args.resume, args.game, settings))
    elif args.resume:
        checkpoint = torch.load(args.resume, map_location="cpu")
        learner.load(checkpoint["learner"])
        begin = checkpoint["part"] if args.begin is None else args.begin
        seconds_before, decisions = checkpoint["seconds"], checkpoint["decisions"]

    def found(text):
        path, _, temperature = text.partition("~")
        return fitting(path, args.game, settings), float(temperature or 1)

    for number, style in enumerate(args.style):
        learner.meet(number, *found(style))
    if args.anchor:
        learner.hold(*found(args.anchor))

    log = open(args.out / f"{args.game}.jsonl", "a") if rank == 0 else None
    arena = ArenaQueue(args, log) if rank == 0 and args.arena else None

    def tell(**figures):
        log.write(json.dumps(figures) + "\n")
        log.flush()

    def save(seconds):
        path = args.out / f"{args.game}-{int(seconds):04d}.net"
        play = learner.play
        net_file.write(path, game=args.game, rules=play.rules, features=play.features,
                       seats=play.seats, points_scale=settings["points_scale"],
                       numbers=numbers(learner.net, play.observation, play.actions))
        return path

    start = time.time()
    next_line, next_past, next_save = 0.0, 10.0, args.save_every
    made = learnt_sum = last_made = 0
    last_time = 0.0
    while True:
        elapsed = time.time() - start
        if elapsed >= args.seconds:
            break
        part = begin + (args.to - begin) * elapsed / args.seconds
        learner.set_schedule(part, min(1.0, elapsed / 5.0 + 0.05))
        done, learnt = learner.iterate()
        made += done
        learnt_sum += learnt
        if elapsed >= next_past:
            next_past += 10.0
            learner.remember()
        learner.choose_rival()
        if rank != 0:
            continue
        if elapsed >= next_line:
            figures = learner.figures()
            now = time.time() - start
            speed = (made - last_made) / max(1e-3, now - last_time)
            last_made, last_time, next_line = made, now, elapsed + 10.0
            tell(seconds=seconds_before + now, part=part, decisions=decisions + made, speed=speed, **figures)
            shares = "".join(f" {share:.2f}" for share in figures["rival_shares"] if share is not None)
            print(f"{now:6.1f} s {(decisions + made) / 1e6:8.1f} M {speed / 1e6:6.2f} M/s  entropy {figures['entropy']:.3f}"
                  f"  value {figures['value_error']:.4f}  kl {figures['kl']:.4f}  clipped {figures['clipped']:.3f}"
                  f"  distance {figures['distance']:.3f}  rivals{shares}",
                  flush=True)
        if elapsed >= next_save:
            next_save += args.save_every
            path = save(seconds_before + elapsed)
            if arena:
                arena.add(path, seconds_before + elapsed)
    if rank != 0:
        return
    seconds = seconds_before + time.time() - start
    path = save(seconds)
    torch.save({"learner": learner.state(), "part": args.to, "seconds": seconds, "decisions": decisions + made,
                "settings": settings, "game": args.game}, args.out / f"{args.game}.checkpoint")
    steps, games, refused = learner.play.counts()
    print(f"{args.game}: {made / 1e6:.1f} M decisions, {learnt_sum / 1e6:.1f} M learnt from, {games} games, {refused} refused "
          f"in {time.time() - start:.0f} s; {path}", flush=True)
    if args.lock:
        lock.close()  # the next may learn while the arena plays
    if arena:
        arena.add(path, seconds)
        arena.finish()


if __name__ == "__main__":
    main()
