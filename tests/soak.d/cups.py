"""Tournaments under load: made, joined, left, played by bots that come and go; their standings computed anew."""
import random
import time

from client import Person
from tournaments import Bot, account, accounts, check_arena, check_swiss, make

SECONDS = 400  # a tournament that takes longer does not come to its end


class Cups:
    def __init__(self, run, broken):
        self.run = run
        self.broken = broken

    def live(self, number):
        run = self.run
        chance = random.Random(run.options.seed * 5000 + number)
        host = persons = None
        while not run.stop.is_set():
            try:
                if host is None:
                    names = [f"Cup {chr(97 + number)}{chr(97 + i)}" for i in range(7)]
                    host = account(run.alive(chance), names[0])
                    persons = accounts([run.alive(chance)], names[1:])
                self.one(chance, host, persons)
            except (*self.broken, AssertionError) as failure:
                if host is None:
                    number += 13
                if isinstance(failure, AssertionError) and "instead of" in str(failure):
                    run.report.breach(f"a tournament's standings: {failure}")
                run.report.count("tournaments broken off")
                time.sleep(0.5)

    def one(self, chance, host, persons):
        run = self.run
        host.server = run.alive(chance)
        kind = chance.choice(("swiss", "arena", "swiss"))
        id = make(host, name="Soak", kind=kind, rounds=3 if kind == "swiss" else None, minutes=1 if kind == "arena" else None,
                  fill="beginner" if chance.random() < 0.5 else None, players=chance.choice((2, 2, 3)), appear=20)
        joined = []
        for person in persons:
            person.server = run.alive(chance)
            if insist(run, chance, person, f"/api/tournaments/{id}/join", "already_joined"):
                joined.append(person)
        bots = [Bot(person, id, run.nodes, 0.2, chance.randrange(1000)) for person in joined]
        for bot in bots:
            bot.start()
        try:
            if not insist(run, chance, host, f"/api/tournaments/{id}/start", "tournament_running"):
                return
            self.follow(chance, id, bots, kind, [p.me["id"] for p in joined])
        finally:
            for bot in bots:
                bot.over = True

    def follow(self, chance, id, bots, kind, users):
        run = self.run
        begin = time.monotonic()
        leaver = chance.choice(bots) if chance.random() < 0.5 else None
        while not run.stop.is_set():
            if time.monotonic() > begin + SECONDS:
                return run.report.breach(f"tournament {id} ({kind}) does not end")
            time.sleep(1)
            if leaver and time.monotonic() > begin + 5:
                leaver.gone = True
                insist(run, chance, leaver.person, f"/api/tournaments/{id}/leave", "not_joined", "tournament_over")
                leaver = None
            try:
                page = Person(run.alive(chance)).get("/api/tournaments/" + id)[1]
                if page["info"]["status"] != "over":
                    continue
            except self.broken:
                continue
            return self.compare(id, kind, users)

    def compare(self, id, kind, users):
        """The same at every node within five seconds, and what follows from the tables."""
        run = self.run

        def standings(node):
            page = Person(node).get("/api/tournaments/" + id)[1]
            return page["info"]["status"], [(s["user"], s["place"], s["points"]) for s in page["standings"]]

        nodes = [node for node in run.nodes if node.process.poll() is None]
        wanted = standings(nodes[0])
        run.soon(lambda node: standings(node) == wanted, "standings seen")
        looker = Person(nodes[0])
        page = looker.get("/api/tournaments/" + id)[1]
        if kind == "arena":
            check_arena(nodes[0], page, users)
        else:
            rounds = [looker.get(f"/api/tournaments/{id}?round={r}")[1] for r in range(1, page["info"]["round"] + 1)]
            check_swiss(nodes[0], page, rounds, users)
            run.report.count("tournament tables", sum(len(part["tables"]) for part in rounds))
        run.report.count(f"tournaments: {kind}")


def insist(run, chance, person, path, *done):
    """Until it is acknowledged; a lost answer may mean that it was."""
    while not run.stop.is_set():
        try:
            status, answer = person.post(path)
            if status == 200 or answer["error"]["code"] in done:
                return True
            if status < 500 and status != 429:
                run.report.breach(f"{path} is refused: {answer}")
                return False
        except (OSError, ValueError, KeyError):
            pass
        except Exception:  # noqa: BLE001  http.client's own, of a killed node
            pass
        person.server = run.alive(chance)
        time.sleep(0.2)
    return False
