"""Talks to `wharf engine` as a bot author would who has read docs/engine-protocol.md, and checks every line of both sides
against docs/engine-protocol.schema.json, with a validator for what that file uses."""
import json
import pathlib
import subprocess
import sys
import time

WHARF, RECORD, AT = sys.argv[1], json.loads(pathlib.Path(sys.argv[2]).read_text()), int(sys.argv[3])
RULES = int(RECORD["rules"])
SCHEMA = json.loads(pathlib.Path("docs/engine-protocol.schema.json").read_text())


def fits(value, schema, where="line"):
    """Nothing, or where it does not."""
    if "$ref" in schema:
        return fits(value, SCHEMA["$defs"][schema["$ref"].rsplit("/", 1)[1]], where)
    if "anyOf" in schema:
        faults = [fits(value, part, where) for part in schema["anyOf"]]
        return None if None in faults else min(faults, key=lambda fault: ".type:" in fault)
    if "const" in schema:
        return None if value == schema["const"] else f"{where}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{where}: {value!r}"
    kinds = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float), "null": type(None)}
    kind = schema.get("type")
    if kind and (not isinstance(value, kinds[kind]) or kind in ("integer", "number") and isinstance(value, bool)):
        return f"{where}: no {kind}"
    if kind == "integer" and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{where}: out of range"
    if kind == "array":
        return next((fault for i, one in enumerate(value) if (fault := fits(one, schema.get("items", {}), f"{where}[{i}]"))), None)
    if kind == "object":
        missing = [name for name in schema.get("required", []) if name not in value]
        known = schema.get("properties", {})
        if missing:
            return f"{where}: {missing} missing"
        if schema.get("additionalProperties") is False and set(value) - set(known):
            return f"{where}: {set(value) - set(known)} unknown"
        return next((fault for name, one in value.items() if name in known and (fault := fits(one, known[name], f"{where}.{name}"))), None)
    return None


class Engine:
    def __init__(self, *arguments):
        self.process = subprocess.Popen([WHARF, "engine", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, check=True, **message):
        side = "FromProgram" if message["type"] in ("sample", "simulate", "forget") else "ToProgram"
        fault = fits(message, SCHEMA["$defs"][side]) if check else None
        assert not fault, (fault, message)
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def hear(self):
        message = json.loads(self.process.stdout.readline())
        side = "ToProgram" if message["type"] in ("worlds", "simulated", "problem") else "FromProgram"
        fault = fits(message, SCHEMA["$defs"][side])
        assert not fault, (fault, message)
        return message


engine = Engine("--player", "search:20")
engine.say(type="hello", protocol="wharf-engine/2", protocols=["wharf-engine/2", "wharf-engine/3"], game="tortuga", rules=RULES, players=2, seat=0, options=None, seed=1)
hello = engine.hear()
assert hello["protocol"] == "wharf-engine/3" and hello["games"] > 1 and hello["analyses"], hello
engine.say(type="option", name="player", value="greedy")

# Any points of a record, in order; where nobody decides there is nothing to say.
engine.say(type="analyse?", query=1, record=RECORD, at=[0, AT, len(RECORD["moves"])], visits=50, most=2)
points = [engine.hear() for _ in range(3)]
assert [p["at"] for p in points] == [0, AT, len(RECORD["moves"])] and points[0]["seat"] is None and points[2]["moves"] == [], points
best = points[1]["moves"]
assert 1 <= len(best) <= 2 and abs(sum(best[0]["values"]) - 1) < 1e-3 and best[0]["line"][0][1] == best[0]["move"], best
engine.say(type="stop", query=1)

# A scene of that point: from an analysis host, or a server.
class Host:
    """Plays the record to the point, and shows the seat's scene."""
    def __init__(self):
        record = {**RECORD, "moves": RECORD["moves"][:AT]}
        record.pop("result", None)
        shown = subprocess.run([WHARF, "show", "-", "--seat", "0", "--json"], input=json.dumps(record), capture_output=True, text=True, check=True).stdout
        self.scene = json.loads(shown)
        self.scene = self.scene.get("scene", self.scene)

scene = Host().scene
engine.say(False, type="analyse?", query=2, game="tortuga", rules=RULES, players=2, seat=0, scene=scene, visits=50, only=[best[0]["move"]])
assert [m["move"] for m in engine.hear()["moves"]] == [best[0]["move"]]

# Two games at once, worlds, lines of moves, and the moves themselves.
for match in (1, 2):
    engine.say(type="newgame", match=match, game="tortuga", rules=RULES, players=2, seat=0, options=None, seed=match)
engine.say(False, type="ponder", match=2, scene=scene)
engine.say(type="sample", match=2, ask=7, count=2, positions=True)
worlds = engine.hear()
assert worlds["ask"] == 7 and len(worlds["positions"]) == 2, worlds
engine.say(type="simulate", match=2, ask=8, world=worlds["worlds"][0], keep=True, tell=True, moves=[[0, best[0]["move"]]], finish={"player": "random", "games": 5})
after = engine.hear()
assert after["means"]["games"] == 5 and after["told"][0] == [0, best[0]["move"]], after
engine.say(type="simulate", match=2, ask=9, world=after["world"])
assert engine.hear()["over"] is False
engine.say(type="forget", match=2, worlds=[after["world"]])
engine.say(type="simulate", match=2, ask=10, world=after["world"])
assert "no world" in engine.hear()["reason"]
for match in (1, 2):
    engine.say(False, type="move?", match=match, told=[], scene=scene, budget={"seconds": 60})
answers = [engine.hear(), engine.hear()]
assert [a["match"] for a in answers] == [1, 2] and all(a["move"] for a in answers), answers

# Stop ends an analysis where it is: this one would take hours. Points not yet reached come without moves.
began = time.monotonic()
engine.say(type="analyse?", query=3, record=RECORD, at=[AT] * 200, visits=100_000)
engine.say(False, type="analyse?", query=4, game="tortuga", rules=RULES, players=2, seat=0, scene=scene, visits=100_000)
time.sleep(0.5)
for query in (3, 4):
    engine.say(type="stop", query=query)
stopped = [engine.hear() for _ in range(201)]
assert all(p["stopped"] for p in stopped), stopped
assert stopped[0]["moves"] and not stopped[199]["moves"] and stopped[200]["query"] == 4, stopped
assert time.monotonic() - began < 60

# It ponders on others' time, and is there at once for whatever else is asked; a move of a long search can be had sooner.
assert hello["ponder"]
engine.say(type="option", name="player", value="net:2000000")
engine.say(type="newgame", match=4, game="tortuga", rules=RULES, players=2, seat=0, options=None, seed=4)
engine.say(type="option", name="player", value="net:50")
engine.say(type="newgame", match=5, game="tortuga", rules=RULES, players=2, seat=0, options=None, seed=5)
for match in (4, 5, 5):
    engine.say(False, type="ponder", match=match, scene=scene)
ticks = lambda: sum(map(int, pathlib.Path(f"/proc/{engine.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]))
before = ticks()
while ticks() < before + 20:  # hundredths of a second of processor time, and nobody has asked anything
    time.sleep(0.05)
    assert time.monotonic() - began < 120, "it does not ponder"
engine.say(False, type="move?", match=5, told=[], scene=scene, budget={"seconds": 60})
answer = engine.hear()
assert answer["match"] == 5 and answer["move"], answer
engine.say(False, type="move?", match=4, told=[], scene=scene, budget={"seconds": 60})
time.sleep(0.2)
engine.say(type="stop", match=4)
answer = engine.hear()
assert answer["match"] == 4 and answer["move"] and time.monotonic() - began < 120, answer
engine.say(False, type="ponder", match=5, scene=scene)

# What is wrong with one game or query is said, and the rest goes on.
for message in (dict(type="move?", match=99), dict(type="newgame", match=3, game="chess", rules=1, seat=0), dict(type="move?", match=1, scene={}),
                dict(type="analyse?", query=5), dict(type="analyse?", query=6, record={"format": "x"}), dict(type="analyse?", query=7, record=RECORD, at=[10 ** 6]),
                dict(type="option", name="player", value="god"), dict(type="sample", match=98), dict(type="end", match=97)):
    engine.say(False, **message)
    answer = engine.hear()
    assert answer["type"] == "error" and answer["reason"], (message, answer)
    for name in ("match", "query"):
        assert answer.get(name) == message.get(name), (message, answer)
engine.say(type="end", match=1)
engine.say(False, type="move?", match=1, scene=scene)
assert engine.hear()["type"] == "error"
engine.process.stdin.close()
assert engine.process.wait(timeout=120) == 0
