"""A player for Wharf in a few lines: the engine protocol (docs/engine-protocol.md, version 3) as one small file.

    import wharf_engine

    def choose(game):                      # game.scene, game.legal, game.seat, game.players, game.options, game.random
        return game.random.choice(game.legal)

    wharf_engine.run(choose, name="my bot")

Copy it beside your program; it needs nothing but Python 3.8.
"""
import json
import os
import random
import select
import sys
import time


class Problem(Exception):
    """A sample or simulate that was not done, and why."""


class Lines:
    """Standard input and output, a JSON object a line; lines that nobody has asked for yet wait."""

    def __init__(self):
        self.waiting, self.rest, self.asks = [], b"", 0

    def say(self, *messages):
        sys.stdout.write("".join(json.dumps(message) + "\n" for message in messages))
        sys.stdout.flush()

    def read(self, wait=True):
        """The lines that are there, at least one if it waits; ends the program when there will be none."""
        while True:
            if not wait and not select.select([0], [], [], 0)[0]:
                return []
            piece = os.read(0, 1 << 16)
            if not piece:
                sys.exit(0)
            *whole, self.rest = (self.rest + piece).split(b"\n")
            if whole or not wait:
                return [json.loads(line) for line in whole if line.strip()]

    def ask(self, requests):
        """Sends requests, a few at a time, and returns their answers in order."""
        answers = {}
        first = self.asks + 1
        for begin in range(0, len(requests), 16):
            for request in requests[begin:begin + 16]:
                self.asks += 1
                request["ask"] = self.asks
            self.say(*requests[begin:begin + 16])
            while self.asks not in answers:
                for message in self.read():
                    if "ask" in message:
                        answers[message["ask"]] = message
                    else:
                        self.waiting.append(message)
        return [answers[number] for number in range(first, self.asks + 1)]


class Game:
    """One game as its seat sees it; choose() gets it with the decision at hand."""

    def __init__(self, lines, options, message):
        self.lines, self.options, self.match = lines, options, message["match"]
        self.name, self.rules = message["game"], message["rules"]
        self.players, self.seat, self.table_options = message["players"], message["seat"], message["options"]
        self.random = random.Random(message["seed"])
        self.told, self.scene, self.legal, self.clock, self.deadline = [], None, [], message.get("clock"), None

    def see(self, message):
        if message.get("again"):
            self.told = []
        self.told += message.get("told", [])
        self.scene = message.get("scene", self.scene)
        self.legal = [move["text"] for move in self.scene["legal"]] if self.scene else []
        self.clock = message.get("clock", self.clock)
        if "budget" in message:
            self.deadline = time.monotonic() + message["budget"]["seconds"]

    def seconds_left(self):
        return self.deadline - time.monotonic()

    def stopped(self):
        """Whether the host wants the answer now (or, while it ponders, anything else)."""
        self.lines.waiting += self.lines.read(wait=False)
        return any(message.get("match") == self.match for message in self.lines.waiting)

    def sample(self, count=1, positions=False):
        """Numbers of worlds that fit what the seat sees; with positions, pairs of a number and the whole position."""
        requests = [{"type": "sample", "match": self.match, "count": min(100, count - done), "positions": positions}
                    for done in range(0, count, 100)]
        answers = [self._checked(answer) for answer in self.lines.ask(requests)]
        worlds = [world for answer in answers for world in answer["worlds"]]
        return list(zip(worlds, [p for answer in answers for p in answer["positions"]])) if positions else worlds

    def simulate(self, world, moves=(), **wanted):
        """What is so after these moves, [(seat, text), …]: legal moves, scores, whether it is over. Further fields as in
        the protocol: keep, wait, tell, scene, legal, finish={"player": "random", "games": 10}."""
        return self.simulate_all([dict(world=world, moves=list(moves), **wanted)])[0]

    def simulate_all(self, all_wanted):
        requests = [{"type": "simulate", "match": self.match, **wanted} for wanted in all_wanted]
        return [self._checked(answer) for answer in self.lines.ask(requests)]

    def forget(self, worlds):
        self.lines.say({"type": "forget", "match": self.match, "worlds": list(worlds)})

    @staticmethod
    def _checked(answer):
        if answer["type"] == "problem":
            raise Problem(answer["reason"])
        return answer


def run(choose, name="a bot", options=None, games=16, ponder=None, analyse=None, ended=None):
    """Plays until the host is done. `choose(game)` returns the text of a move, or a pair of it and the values it expects
    for every seat; `options` are those the host may set, with their defaults; `ponder(game)` thinks until
    game.stopped(); `analyse(query)` returns the moves of an analysis; `ended(game)` hears how a game ended."""
    lines, settings, playing = Lines(), dict(options or {}), {}
    while True:
        if not lines.waiting:
            lines.waiting = lines.read()
        message = lines.waiting.pop(0) if lines.waiting else {}
        kind, match = message.get("type"), message.get("match")
        if kind == "hello":
            declared = [{"name": key, "default": value} for key, value in settings.items()]
            lines.say({"type": "hello", "protocol": "wharf-engine/3", "name": name, "games": games,
                       "ponder": ponder is not None, "analyses": analyse is not None, "options": declared})
        elif kind == "option":
            settings[message["name"]] = message["value"]
        elif kind == "newgame":
            playing[match] = Game(lines, settings, message)
        elif kind == "move?":
            playing[match].see(message)
            chosen = choose(playing[match])
            move, values = chosen if isinstance(chosen, tuple) else (chosen, None)
            lines.say({"type": "move", "match": match, "move": move, **({"values": values} if values else {})})
            lines.waiting = [m for m in lines.waiting if (m.get("type"), m.get("match")) != ("stop", match)]
        elif kind == "ponder" and ponder and match in playing:
            playing[match].see(message)
            ponder(playing[match])
        elif kind == "analyse?" and analyse:
            lines.say({"type": "analysis", "query": message["query"], "moves": analyse(message)})
        elif kind in ("end", "refused") and match in playing:
            game = playing.pop(match)
            game.see(message)
            if ended:
                ended(game)
