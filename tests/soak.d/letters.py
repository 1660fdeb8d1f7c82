"""Games that are played turn by turn under load: whose turn it is, and that everybody is told of each of his turns once, by
a push service and a webhook of our own; and the month that everybody may download meanwhile."""
import gzip
import json
import queue
import random
import time

from client import Person
from telling import Browser
from tournaments import account

LEASE = 300  # seconds after which another node tells what a killed one may have told
GAMES = 3


class Letters:
    def __init__(self, run, broken, service):
        self.run = run
        self.broken = broken
        self.service = service
        self.told = {}  # (way, table, since) → moments
        self.turns = {}  # (user, table, since) of turns that were waited out → moment

    # --- those who are told ----------------------------------------------------------------------------------------

    def listen(self):
        run = self.run
        while not run.stop.is_set():
            try:
                path, _, content = self.service.next(timeout=1)
            except queue.Empty:
                continue
            except Exception as fault:  # what could not be decrypted, or was not signed
                run.report.breach(f"a message that is none: {fault!r}")
                continue
            told = json.loads(content) if isinstance(content, str) else content
            if told["kind"] != "turn":
                continue
            run.report.count("turns told")
            key = (path, told["table"], told.get("since", 0))
            moments = self.told.setdefault(key, [])
            moments.append(time.monotonic())
            # A push says nothing of the moment since when: it is not compared.
            if "since" in told and len(moments) > 1:
                run.report.count("turns told again after a kill")
                if moments[-1] - moments[-2] < LEASE - 10:
                    run.report.breach(f"told twice of one turn: {key}")

    def live(self, number):
        run = self.run
        chance = random.Random(run.options.seed * 6000 + number)
        pair = None
        while not run.stop.is_set():
            try:
                if pair is None:
                    names = [f"Letter {chr(97 + number)}{side}" for side in "xy"]
                    pair = [self.correspondent(run.alive(chance), name, hook) for name, hook in zip(names, (True, False))]
                self.some_turns(chance, pair)
            except self.broken:
                run.report.count("letters: broken off")
                time.sleep(0.2)
            except AssertionError:
                pair = None
                number += 17

    def correspondent(self, server, name, has_hook):
        person = account(server, name)
        if self.service.key is None:
            self.service.key = person.get("/api/notices")[1]["push_key"]
        path = name.replace(" ", "-")
        if has_hook:
            status, _ = person.post("/api/notices/webhook", {"url": f"{self.service.origin}/hook/{path}"})
            person.way = f"/hook/{path}"
        else:
            status, _ = person.post("/api/notices/push", Browser(self.service, path).subscription())
            person.way = f"/push/{path}"
        assert status == 201, status
        return person

    def some_turns(self, chance, pair):
        """Games go on a move at a time; now and then nobody does anything until who is waited for has been told."""
        run = self.run
        tables = []
        for _ in range(GAMES):
            for person in pair:
                person.server = run.alive(chance)
            status, table = pair[0].post("/api/tables", {"game": "nauticus", "seats": [{"kind": "open"}] * 2, "pace": "turns",
                                                         "clock": {"seconds": 86400, "increment": 0}})
            assert status == 201, table
            if pair[1].post(f"/api/tables/{table['id']}/join")[0] != 200 or pair[0].post(f"/api/tables/{table['id']}/start")[0] != 200:
                return
            tables.append(table["id"])
        run.report.count("games by letter", GAMES)
        for _ in range(12):
            if run.stop.is_set():
                return
            table = chance.choice(tables)
            person = next((p for p in pair if self.waits(p, table)), None)
            if person is None:
                continue
            person.server = run.alive(chance)
            if chance.random() < 0.4:
                self.wait_for_message(person, table)
            for _ in range(40):
                legal = person.get(f"/api/tables/{table}")[1]["scene"]["legal"]
                if not legal:
                    break
                if person.post(f"/api/tables/{table}/move", {"move": chance.choice(legal)["text"]})[0] == 200:
                    run.report.count("moves by letter")
            mine = self.waits(person, table)
            run.soon(lambda node: bool(self.waits(person, table, node)) == bool(mine), "a turn seen")
        for table in tables:
            pair[0].post(f"/api/tables/{table}/resign")

    def wait_for_message(self, person, table):
        run = self.run
        turn = self.waits(person, table)
        if not turn:
            return
        begin = time.monotonic()
        kills = run.report.counts.get("kills of nodes", 0)
        while not run.stop.is_set():
            key = (person.way, table, turn[0]["since"])
            if any(k[:2] == key[:2] and k[2] in (0, key[2]) and moments[-1] > begin - 60 for k, moments in list(self.told.items())):
                run.report.count("turns that were waited out")
                was_killed = run.report.counts.get("kills of nodes", 0) > kills
                if not was_killed:
                    run.took("a turn told", begin)
                return
            # Who was killed while he told it is relieved after his lease.
            if time.monotonic() > begin + LEASE + 60:
                return run.report.breach(f"nobody was told of his turn: {key}")
            if run.report.counts.get("kills of nodes", 0) > kills and time.monotonic() > begin + 20:
                return run.report.count("turns under way at a kill")
            time.sleep(0.2)

    def waits(self, person, table, node=None):
        asking = Person(node or person.server)
        asking.cookie = person.cookie
        return [turn for turn in asking.get("/api/turns")[1]["turns"] if turn["table"] == table]

    # --- who downloads ---------------------------------------------------------------------------------------------

    def download(self, number):
        run = self.run
        chance = random.Random(run.options.seed * 7000 + number)
        while not run.stop.wait(2):
            try:
                reader = Person(run.alive(chance))
                for month in reader.get("/api/export")[1]["months"]:
                    begin = time.monotonic()
                    status, body = fetch(reader, month["url"])
                    if status == 429:
                        continue
                    lines = gzip.decompress(body).decode().splitlines()
                    run.report.most("slowest month (s)", round(time.monotonic() - begin, 2))
                    for line in lines:
                        json.loads(line)["moves"]
                    if len(lines) < month["games"]:
                        run.report.breach(f"a month has {len(lines)} games of {month['games']}")
                    run.report.count("games downloaded", len(lines))
            except (*self.broken, EOFError):
                run.report.count("downloads broken off")


def fetch(person, url):
    import http.client
    connection = http.client.HTTPConnection("127.0.0.1", person.server.port, timeout=120)
    connection.request("GET", url)
    response = connection.getresponse()
    return response.status, response.read()
