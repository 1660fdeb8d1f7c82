"""People among each other under load: pages, bonds, presence, challenges, waiting rooms, pauses, another game."""
import random
import time

from client import Person
from tournaments import account

CLOCK = {"seconds": 600, "increment": 5}


class Refused(Exception):
    """The server has said no to what it must allow."""


class Community:
    """Accounts that live as long as the run, and what was acknowledged to them."""

    def __init__(self, run, broken):
        self.run = run
        self.broken = broken
        self.said = []  # (table, text) of lines that were acknowledged

    def live(self, number):
        run = self.run
        chance = random.Random(run.options.seed * 4000 + number)
        pair = None
        while not run.stop.is_set():
            try:
                if pair is None:
                    pair = [account(run.alive(chance), f"{name} {chr(97 + number)}") for name in ("Soakley", "Damper")]
                for person in pair:
                    person.server = run.alive(chance)
                # What was broken off may have left one blocked.
                must(pair[1].post("/api/block", {"user": pair[0].me["id"], "on": False}), "blocking no more")
                part = chance.choice((self.bonds, self.challenge, self.waiting_room, self.play_again, self.pages))
                part(chance, *pair)
                run.report.count(f"community: {part.__name__.replace('_', ' ')}")
            except self.broken:
                run.report.count("community: broken off")
                time.sleep(0.2)
            except Refused as refused:
                run.report.breach(str(refused))
            except AssertionError:
                pair = None  # the answer to signing up was lost: the names are taken
                number += 20
        for person in pair or []:
            with_everywhere(run, lambda node: at(node, person).get("/api/friends")[0])

    # --- parts -----------------------------------------------------------------------------------------------------

    def pages(self, chance, one, other):
        for path in ("", "/ratings?game=tortuga&players=2", "/opponents"):
            must(one.get(f"/api/players/{other.me['name'].replace(' ', '%20')}{path}"), "a person's page")
        must(one.get("/api/leaderboard?game=nauticus&players=2"), "a leaderboard")
        must(one.get("/api/turns"), "turns")

    def bonds(self, chance, one, other):
        """What was acknowledged is so at every node, and who blocks somebody is not challenged by him."""
        run = self.run
        follow = chance.random() < 0.5
        must(one.post("/api/follow", {"user": other.me["id"], "on": follow}), "following")
        run.soon(lambda node: follows(at(node, one), other) == follow, "a bond seen")
        wire = other.socket()
        home, process = other.server, other.server.process

        def is_seen(node, wanted):
            if home.process is not process or process.poll() is not None:
                raise OSError("the node where he was has died")
            return presence(at(node, one), other) in wanted

        run.soon(lambda node: is_seen(node, ("online", "playing")), "presence seen")
        must(other.post("/api/block", {"user": one.me["id"], "on": True}), "blocking")
        status, answer = one.post("/api/tables", challenge_of(other))
        if status == 201:
            run.report.breach("who was blocked has challenged the other")
        run.soon(lambda node: is_seen(node, ("away",)), "a block seen")
        must(other.post("/api/block", {"user": one.me["id"], "on": False}), "blocking no more")
        wire.close()
        run.soon(lambda node: presence(at(node, one), other) == "away", "absence seen")

    def challenge(self, chance, one, other):
        wire = other.socket()
        wire.wire.settimeout(60)
        begin = time.monotonic()
        table = must(one.post("/api/tables", challenge_of(other)), "a challenge")["id"]
        wire.hear_until(lambda: any(m["kind"] == "invited" and m["challenge"]["table"] == table for m in wire.heard))
        self.run.took("a challenge heard", begin)
        if chance.random() < 0.5:
            ask(wire, "decline", table=table)
            one.post(f"/api/tables/{table}/cancel")
        else:
            ask(wire, "join", table=table)
            ask(wire, "subscribe", table=table)
            wire.hear_until(lambda: wire.tables[table]["info"]["status"] == "playing")
            other.post(f"/api/tables/{table}/resign")
        wire.close()

    def waiting_room(self, chance, one, other):
        run = self.run
        table = must(one.post("/api/tables", {"game": "nauticus", "seats": [{"kind": "open"}] * 3}), "a table")["id"]
        host, guest = one.socket(), other.socket()
        for wire in (host, guest):
            wire.wire.settimeout(60)
            ask(wire, "subscribe", table=table)
        ask(guest, "join", table=table)
        self.say(guest, table, f"soak {chance.randrange(10**6)}")
        begin = time.monotonic()
        ask(host, "change", table=table, settings={"clock": CLOCK, "shuffle": True})
        guest.hear_until(lambda: guest.tables[table]["info"]["shuffle"])
        run.took("settings seen", begin)
        refused = guest.ask("change", table=table, settings={"clock": CLOCK, "shuffle": False})
        if refused is None:
            run.report.breach("who is not the host has changed a table's settings")
        seat = next(i for i, s in enumerate(guest.tables[table]["info"]["seats"]) if s.get("user") == other.me["id"])
        ask(host, "kick", table=table, seat=seat)
        for node in run.nodes:
            if node.process.poll() is None and at(node, other).post(f"/api/tables/{table}/join")[0] == 200:
                run.report.breach("who was sent away has come back")
        ask(host, "cancel", table=table)
        host.close()
        guest.close()

    def play_again(self, chance, one, other):
        """A game with a pause, given up; another one is offered and taken."""
        run = self.run
        table = must(one.post("/api/tables", {**challenge_of(other), "clock": CLOCK}), "a challenge")["id"]
        wires = [one.socket(), other.socket()]
        for wire in wires:
            wire.wire.settimeout(60)
            if wire is wires[1]:
                ask(wire, "join", table=table)
            ask(wire, "subscribe", table=table)
        first, second = wires
        for wire in wires:
            wire.hear_until(lambda: wire.tables[table]["info"]["status"] == "playing")
        begin = time.monotonic()
        ask(first, "pause", table=table)
        second.hear_until(lambda: second.tables[table].get("pause_asked") is not None)
        run.took("a pause asked for", begin)
        ask(second, "pause", table=table)
        first.hear_until(lambda: first.tables[table].get("paused"))
        if (first.ask("move", table=table, move="x") or {}).get("code") not in ("paused", "try_again"):
            run.report.breach("a move in a pause")
        ask(first, "resume", table=table)
        begin = time.monotonic()
        ask(second, "resign", table=table)
        first.hear_until(lambda: first.tables[table]["info"]["status"] == "over")
        run.took("an end seen", begin)
        ask(first, "rematch", table=table, order="rotated")
        again = first.answer["table"]
        begin = time.monotonic()
        second.hear_until(lambda: second.tables[table]["info"].get("rematch") == again)
        run.took("an offer seen", begin)
        ask(second, "rematch", table=table)
        if second.answer["table"] != again:
            run.report.breach("two who play again are at two tables")
        other.post(f"/api/tables/{again}/resign")
        for wire in wires:
            wire.close()

    def say(self, wire, table, text):
        if wire.ask("say", table=table, text=text) is None:
            self.said.append((table, text))

    def check(self):
        """Every line that was acknowledged is there, at every node."""
        for table, text in self.said:
            for node in self.run.nodes:
                status, answer = Person(node, "Reader").get(f"/api/tables/{table}/chat")
                if status != 200 or text not in [line["text"] for line in answer["lines"]]:
                    self.run.report.breach(f"table {table}: what was said is not there: {status}")
        self.run.report.count("chat lines compared", len(self.said))


# --- small things ----------------------------------------------------------------------------------------------------


def must(answer, what):
    status, body = answer
    if status >= 500:
        raise OSError(f"{what}: {status}")  # a node that ends, or a store that is away
    if status >= 400:
        raise Refused(f"{what} is refused: {status} {body}")
    return body


def ask(wire, do, **fields):
    refused = wire.ask(do, **fields)
    if refused is None:
        return
    if refused["code"] in ("try_again", "restarting"):
        raise OSError(refused["code"])
    raise Refused(f"{do} is refused: {refused}")


def at(node, person):
    """The same person at another node."""
    other = Person(node)
    other.cookie, other.me = person.cookie, person.me
    return other


def challenge_of(other):
    return {"game": "tortuga", "seats": [{"kind": "open"}, {"kind": "open", "user": other.me["name"]}]}


def follows(person, other):
    return any(f["id"] == other.me["id"] for f in person.get("/api/friends")[1]["following"])


def presence(person, other):
    return person.get(f"/api/players/{other.me['name'].replace(' ', '%20')}")[1].get("presence")


def with_everywhere(run, what):
    for node in run.nodes:
        if node.process.poll() is None:
            what(node)
