#!/usr/bin/env python3
"""A program that plays at a Wharf server: opens a table against a computer player and makes any legal move.

Usage: online_player.py http://localhost:8080 [GAME]      WHARF_TOKEN may hold an API token; without one it plays as a guest.
Replace choose() by something cleverer. Needs nothing but Python.
"""
import http.cookiejar
import json
import os
import random
import sys
import urllib.error
import urllib.request


class Wharf:
    def __init__(self, address, token=None):
        self.address = address.rstrip("/")
        self.headers = {"Authorization": "Bearer " + token} if token else {}
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()))
        if not token:
            self.post("/api/guest", {"name": "Example player"})

    def open(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = self.headers | ({"Content-Type": "application/json"} if data else {})
        return self.opener.open(urllib.request.Request(self.address + path, data, headers))

    def post(self, path, body):
        """The answer, or {"error": …} if the server refuses."""
        try:
            return json.load(self.open(path, body))
        except urllib.error.HTTPError as refused:
            return json.load(refused)

    def lines(self, path):
        """A stream: one JSON object per line; empty lines only say that the connection lives."""
        for line in self.open(path):
            if line.strip():
                yield json.loads(line)


def choose(scene):
    return random.choice(scene["legal"])["text"]


def main():
    game = sys.argv[2] if len(sys.argv) > 2 else "nauticus"
    wharf = Wharf(sys.argv[1], os.environ.get("WHARF_TOKEN"))
    seats = [{"kind": "open"}, {"kind": "computer", "level": "easy"}]
    table = wharf.post("/api/tables", {"game": game, "seats": seats})
    if "error" in table:
        sys.exit(json.dumps(table["error"]))
    wharf.post(f"/api/tables/{table['id']}/start", {})
    moves = 0
    for update in wharf.lines(f"/api/stream/tables/{table['id']}"):
        scene = update.get("scene")
        if scene and scene["over"]:
            print(f"{game}: {moves} moves, scores {scene['result']['scores']}, places {scene['result']['ranks']}")
            return
        if scene and scene["legal"]:
            answer = wharf.post(f"/api/tables/{table['id']}/move", {"move": choose(scene)})
            moves += "error" not in answer


if __name__ == "__main__":
    main()
