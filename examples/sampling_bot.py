#!/usr/bin/env python3
"""A player that searches without knowing any rules: worlds that fit its view, and random games from there.

    ./wharf arena --game tortuga --seats "cmd:python3 examples/sampling_bot.py,greedy" --games 20

Every move is tried in the same worlds; the worse half is dropped and the rest tried on, until one is left. Random games
are played a few decisions far (in Tortuga about to the end of the next round): who plays on at random wins nothing.
"""
import math

import wharf_engine

OPTIONS = {"tries": 600, "games": 4, "decisions": 14, "player": "random"}


def worth(means, seat):
    """Being ahead counts, and how far a little."""
    others = max(score for i, score in enumerate(means["scores"]) if i != seat)
    return means["shares"][seat] + 0.5 * math.tanh((means["scores"][seat] - others) / 20)


def choose(game):
    left = list(game.legal)
    game.random.shuffle(left)
    total = dict.fromkeys(left, 0.0)
    rounds = max(1, math.ceil(math.log2(len(left))))
    finish = {name: game.options[name] for name in ("player", "games", "decisions")}
    while len(left) > 1 and not game.stopped():
        worlds = game.sample(max(1, game.options["tries"] // (rounds * len(left))))
        asked = [(move, world) for world in worlds for move in left]
        answers = game.simulate_all([{"world": world, "moves": [[game.seat, move]], "legal": False, "finish": finish}
                                     for move, world in asked])
        for (move, _), answer in zip(asked, answers):
            total[move] += worth(answer["means"], game.seat) / len(worlds)
        left.sort(key=lambda move: -total[move])
        left = left[:max(1, len(left) // 2)]
    return left[0]


wharf_engine.run(choose, name="sampling bot", options=OPTIONS)
