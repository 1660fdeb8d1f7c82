#!/usr/bin/env python3
"""A player for any game of Wharf, in the protocol of docs/engine-protocol.md.

    ./wharf arena --game hermagor --seats "cmd:python3 examples/player.py,random" --games 20

It knows no rules: it reads the legal moves and the hints beside them, as a newcomer at the table would.
"""
import json
import random
import re
import sys

VERBS = {"fill": 9, "load": 5, "ride": 1, "deliver": 8, "build": 6, "sell": 2, "buy": 1, "use": 3, "raid": 4,
         "attack": 3, "take": 2, "leave": -3, "end": -3, "stop": -3, "pass": -3, "unload": -2, "move": -1}


def worth(move, open_orders):
    """What a move looks like to somebody who can only read."""
    text, hint = move["text"], move["hint"]
    value = VERBS.get(text.split()[0], 0)
    for before, after in re.findall(r"money (\d+) → (\d+)", hint):
        value += int(after) - int(before)
    value += sum(int(number) for number in re.findall(r"\+(\d+)", hint))
    value -= sum(int(number) for number in re.findall(r"costs (\d+)", hint)) / 2
    value += sum(int(number) for number in re.findall(r"up to (\d+) steps", hint)) * (1 if open_orders else 0)
    for points in re.findall(r"(\d+) points?", hint):
        # Orders are worth points when they are done; too many that are not cost some.
        done = "deliver" in hint or "completes" in hint
        value += int(points) * (3 if done else 1 if open_orders < 2 else -1)
    return value


def choose(scene, dice):
    seats = scene["view"]["table"].get("seats", [])
    open_orders = len(seats[scene["seat"]].get("outstanding", [])) if seats else 0
    values = [worth(move, open_orders) for move in scene["legal"]]
    return scene["legal"][dice.choice([i for i, value in enumerate(values) if value == max(values)])]["text"]


def say(message):
    print(json.dumps(message), flush=True)


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice.seed(message["seed"])
        say({"type": "hello", "protocol": "wharf-engine/1", "name": "reads hints"})
    elif message["type"] == "move?":
        say({"type": "move", "move": choose(message["scene"], dice)})
    elif message["type"] == "end":
        break
