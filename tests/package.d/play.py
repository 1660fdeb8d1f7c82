#!/usr/bin/env python3
"""play.py PORT CERTIFICATE SESSION [--moves N]: a guest plays Tortuga against an easy computer player, to the end or for
some moves; with the file SESSION he comes back to his table."""
import argparse
import json
import pathlib
import random
import ssl
import sys
import types

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "server"))
from client import Person, Server  # noqa: E402

parser = argparse.ArgumentParser()
parser.add_argument("port", type=int)
parser.add_argument("certificate")
parser.add_argument("session", type=pathlib.Path)
parser.add_argument("--moves", type=int, default=10**6)
wanted = parser.parse_args()

server = types.SimpleNamespace(port=wanted.port, tls=ssl.create_default_context(cafile=wanted.certificate))
server.connect = types.MethodType(Server.connect, server)
if wanted.session.exists():
    kept = json.loads(wanted.session.read_text())
    guest = Person(server)
    guest.cookie = kept["cookie"]
    table = kept["table"]
else:
    guest = Person(server, "Anna")
    seats = [{"kind": "open"}, {"kind": "computer", "level": "easy"}]
    status, answer = guest.post("/api/tables", {"game": "tortuga", "seats": seats})
    assert status in (200, 201), answer
    table = answer["id"]
    wanted.session.write_text(json.dumps({"cookie": guest.cookie, "table": table}))
socket = guest.socket()
assert socket.ask("subscribe", table=table) is None
at = socket.tables[table]
if "scene" not in at:
    assert socket.ask("start", table=table) is None
    socket.hear_until(lambda: "scene" in at)
made = 0
while made < wanted.moves and not at["scene"]["over"]:
    told = len(at["told"])
    if at["scene"]["legal"]:
        error = socket.ask("move", table=table, move=random.choice(at["scene"]["legal"])["text"], at=told)
        assert error is None or error["code"] in ("outdated", "not_your_turn"), error
        made += error is None
    if len(at["told"]) == told:
        socket.hear_until(lambda: len(at["told"]) > told)
print(f"{made} moves made" + (", the game is over." if at["scene"]["over"] else "."))
