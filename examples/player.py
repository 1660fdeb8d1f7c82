#!/usr/bin/env python3
"""A player for any game of Wharf, in the protocol of docs/engine-protocol.md.

    ./wharf arena --game hermagor --seats "cmd:python3 examples/player.py,random" --games 20

It knows no rules: it reads the legal moves and the facts beside them, as a newcomer at the table would.
"""
import json
import random
import sys

KINDS = {"fill": 9, "fill-with": 7, "load": 5, "ride": 1, "deliver": 8, "build": 6, "sell": 2, "sell-here": 3, "buy": 1,
         "use": 3, "raid": 4, "attack": 3, "take": 2, "leave": -3, "end": -3, "stop": -3, "pass": -3, "unload": -2,
         "move": -1}


def numbers(fact):
    return {name: value for name, value in fact.items() if isinstance(value, int)}


def worth(move, open_orders):
    """What a move looks like to somebody who knows no rules: what it brings, less what it costs."""
    value = KINDS.get(move["kind"], 0)
    for fact in move["facts"]:
        given = numbers(fact)
        if "from" in given and "to" in given and fact["key"] == "hint.money":
            value += given["to"] - given["from"]
        elif "points" in fact["key"] or "points" in given:
            # Orders are worth points when they are done; too many that are not cost some.
            done = "deliver" in fact["key"] or "complete" in fact["key"]
            value += given.get("points", given.get("n", 0)) * (3 if done else 1 if open_orders < 2 else -1)
        elif "cost" in fact["key"]:
            value -= sum(given.values()) / 2
        elif "steps" in fact["key"]:
            value += given.get("n", 0) * (1 if open_orders else 0)
        elif fact["key"].startswith("hint.") and "n" in given:
            value += given["n"] / 4
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
        say({"type": "hello", "protocol": "wharf-engine/2", "name": "reads facts"})
    elif message["type"] == "move?":
        say({"type": "move", "move": choose(message["scene"], dice)})
    elif message["type"] == "end":
        break
