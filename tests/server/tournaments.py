"""Who plays in a tournament over the real API, and its standings computed anew from the tables alone, by what
docs/tournaments.md says."""
import collections
import http.client
import random
import threading
import time
from fractions import Fraction

from client import AGES, Closed, Person, wait_until

PASSWORD = "correct horse"
CLOCK = {"seconds": 30, "increment": 1}


def check(got, wanted, what=""):
    assert got == wanted, f"{what} {got!r} instead of {wanted!r}"


def code(answer):
    return answer[1].get("error", {}).get("code") if isinstance(answer[1], dict) else None


def account(server, name, bot=False):
    person = Person(server)
    status, me = person.post("/api/register", {"name": name, "password": PASSWORD, "bot": bot})
    assert status == 200, me
    person.me = me
    return person


def accounts(servers, names, bot=True):
    """Passwords take long by purpose: several at a time."""
    made = {}

    def make(part):
        for i in part:
            made[i] = account(servers[i % len(servers)], names[i], bot)

    threads = [threading.Thread(target=make, args=(range(k, len(names), 4),)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [made[i] for i in range(len(names))]


class Bot(threading.Thread):
    """Plays random moves at every table it is called to; gives up now and then, so that games are short."""

    def __init__(self, person, tournament, nodes, gives_up=0.2, seed=0):
        super().__init__(daemon=True)
        self.person, self.tournament, self.nodes, self.gives_up = person, tournament, nodes, gives_up
        self.random = random.Random(seed)
        self.gone = False  # has left: does nothing any more
        self.over = False
        self.failure = None
        self.moves = 0
        self.calls = collections.deque()

    def run(self):
        try:
            while not self.over and not self.gone:
                try:
                    self.follow()
                except (OSError, Closed, http.client.HTTPException):
                    # The node has died: another one goes on, or the same when it is back.
                    time.sleep(0.1)
                    self.person.server = self.random.choice([n for n in self.nodes if n.process.poll() is None] or self.nodes)
        except BaseException as failure:
            self.failure = failure

    def page(self):
        status, page = self.person.get("/api/tournaments/" + self.tournament)
        if status != 200:
            raise Closed(f"the page is answered with {status}")
        return page

    def follow(self):
        socket = self.person.socket()
        self.calls.clear()
        mine = [s for s in self.page()["standings"] if s["user"] == self.person.me["id"]]
        if mine and "table" in mine[0]:
            self.calls.append(mine[0]["table"])
        while not self.over and not self.gone:
            if self.calls:
                self.play(socket, self.calls.popleft())
                continue
            socket.wire.settimeout(3)
            try:
                self.note(socket.hear())
            except TimeoutError:
                page = self.page()
                self.over = page["info"]["status"] in ("over", "cancelled")
                mine = [s for s in page["standings"] if s["user"] == self.person.me["id"]]
                if mine and "table" in mine[0]:
                    self.calls.append(mine[0]["table"])
            socket.wire.settimeout(AGES)
            for message in socket.heard:
                self.note(message)
            socket.heard.clear()
        socket.close()

    def note(self, message):
        if message["kind"] == "tournament_table" and message["tournament"] == self.tournament:
            self.calls.append(message["table"])

    def play(self, socket, id):
        if socket.ask("subscribe", table=id):
            time.sleep(0.2)  # it is being opened, or we are late
            return
        socket.ask("number", table=id, number="")
        while not self.gone:
            table = socket.tables.get(id)
            if table and table["info"]["status"] in ("over", "abandoned"):
                break
            seat = next((i for i, s in enumerate(table["info"]["seats"]) if s.get("user") == self.person.me["id"]), None)
            if table["info"]["seats"][seat]["substituted"]:
                socket.ask("return", table=id)
            legal = table.get("scene", {}).get("legal", [])
            if not legal:
                self.note(socket.hear())
                continue
            if self.random.random() < self.gives_up:
                socket.ask("resign", table=id)
            else:
                socket.ask("move", table=id, move=self.random.choice(legal)["text"])
                self.moves += 1
        for message in socket.heard:
            self.note(message)
        socket.heard.clear()
        socket.ask("unsubscribe", table=id)


def make(host, **more):
    wanted = {"name": "Harbour cup", "kind": "swiss", "game": "tortuga", "players": 2, "clock": CLOCK, "rounds": 3,
              "pause": 0, "appear": 10, "bots": True, **more}
    status, info = host.post("/api/tournaments", {k: v for k, v in wanted.items() if v is not None})
    assert status == 201, info
    return info["id"]


def played(server, id, bots, seconds=AGES):
    """Until it is over; its pages, one for every round."""
    looker = Person(server)
    page = {}

    def is_over():
        page.update(looker.get("/api/tournaments/" + id)[1])
        return page["info"]["status"] in ("over", "cancelled") or any(bot.failure for bot in bots)

    def games():  # on a busy machine they take long, but they end
        return page and f"round {page['info']['round']}, {sum(bot.moves for bot in bots)} moves"

    wait_until(is_over, "the tournament is over", seconds, games)
    for bot in bots:
        assert bot.failure is None, repr(bot.failure)
        bot.over = True
    page = looker.get("/api/tournaments/" + id)[1]
    check(page["info"]["status"], "over")
    return page, [looker.get(f"/api/tournaments/{id}?round={r}")[1] for r in range(1, page["info"]["round"] + 1)]


def places(table):
    """Ranks at a table as its own page has them: who resigned or was played for is behind all others."""
    left = [s["resigned"] or s["substituted"] for s in table["seats"]]
    order = [(gone, rank if not gone else 0) for gone, rank in zip(left, table["result"]["ranks"])]
    return [1 + sum(other < own for other in order) for own in order], left


def share(ranks, seat):
    others = [r for i, r in enumerate(ranks) if i != seat]
    return sum((Fraction(2) if ranks[seat] < r else Fraction(1) if ranks[seat] == r else Fraction(0)) for r in others) / (2 * len(others))


def standings_anew(server, rounds, players):
    """Swiss standings by what docs/tournaments.md says, from the finished tables."""
    looker = Person(server)
    points, wins = collections.Counter(), collections.Counter()
    games = []
    for number, page in enumerate(rounds, 1):
        seen = set()
        for table in page["tables"]:
            check(table["over"], True)
            info = looker.get("/api/tables/" + table["table"])[1]["info"]
            check(info["tournament"], {"id": page["info"]["id"], "round": number})
            users = [s.get("user", "") for s in info["seats"]]
            check(users, table["users"])
            ranks, _ = places(info)
            check(ranks, table["ranks"], table["table"])
            for seat, user in enumerate(users):
                assert user not in seen, "somebody sits at two tables of a round"
                if user:
                    seen.add(user)
                    points[user] += share(ranks, seat)
                    wins[user] += ranks[seat] == 1
            games.append((users, ranks))
        names = {s["name"]: s["user"] for s in page["standings"]}
        for name in page["byes"]:
            assert names[name] not in seen
            points[names[name]] += 1 if page["info"]["players"] == 2 else Fraction(1, 2)
    nobody = Fraction(len(rounds), 2)
    opponents = collections.Counter()
    for users, _ in games:
        for user in filter(None, users):
            others = [points[o] if o else nobody for o in users if o != user]
            opponents[user] += Fraction(int(sum(others) * 24 * 24 / len(others)), 24 * 24)
    for page in rounds:
        names = {s["name"]: s["user"] for s in page["standings"]}
        for name in page["byes"]:
            opponents[names[name]] += nobody
    key = lambda user: (points[user], int(opponents[user] * 24))
    direct = collections.Counter()
    for users, ranks in games:
        for a, one in enumerate(users):
            for b, other in enumerate(users):
                if a != b and one and other and key(one) == key(other):
                    direct[one] += (ranks[a] < ranks[b]) - (ranks[a] > ranks[b])
    full = {user: (*key(user), direct[user], wins[user]) for user in players}
    place = {user: 1 + sum(other > full[user] for other in full.values()) for user in players}
    return {user: (place[user], int(points[user] * 24), *full[user][1:]) for user in players}, games


def check_swiss(server, page, rounds, players):
    """Places, points and all tie-breaks; the games."""
    anew, games = standings_anew(server, rounds, players)
    check({s["user"]: (s["place"], s["points"], s["opponents"], s["direct"], s["wins"]) for s in page["standings"]}, anew)
    check([s["place"] for s in page["standings"]], sorted(s["place"] for s in page["standings"]))
    check(page["info"]["winners"], [s["name"] for s in page["standings"] if s["place"] == 1])
    return games


def check_knock_out(server, page, rounds, players, size):
    """Who goes on is who was best at his table and stayed; who is where follows from the round he reached, his place at
    its table, his points."""
    looker = Person(server)
    points, reached, last = collections.Counter(), collections.Counter(), {}
    going = set(players)
    for number, part in enumerate(rounds, 1):
        names = {s["name"]: s["user"] for s in part["standings"]}
        byes = {names[name] for name in part["byes"]}
        there = list(byes)
        may_go_on, must_go_on = set(byes), set(byes)
        for table in part["tables"]:
            info = looker.get("/api/tables/" + table["table"])[1]["info"]
            users = [s.get("user", "") for s in info["seats"]]
            check(users, table["users"])
            assert 2 <= len(users) <= size, users
            ranks, left = places(info)
            check(ranks, table["ranks"])
            there += filter(None, users)
            stayed = sorted((rank, user) for rank, user, gone in zip(ranks, users, left) if user and not gone)
            best = 2 if size == 4 else 1
            if stayed:
                edge = stayed[min(best, len(stayed)) - 1][0]
                may_go_on |= {user for rank, user in stayed if rank <= edge}
                must_go_on |= {user for rank, user in stayed if rank < edge}
            for seat, user in enumerate(users):
                if user:
                    points[user] += share(ranks, seat)
                    reached[user], last[user] = number, ranks[seat]
        for user in byes:
            points[user] += 1 if size == 2 else Fraction(1, 2)
            reached[user], last[user] = number, 0
        check(len(there), len(set(there)), "nobody at two tables")
        assert set(there) <= going, "who was beaten is not back"
        going = may_go_on
        if number < len(rounds):
            following = {u for t in rounds[number]["tables"] for u in t["users"] if u} | {names[n] for n in rounds[number]["byes"]}
            assert must_go_on <= following | {s["user"] for s in page["standings"] if s["away"]}, "who has won goes on"
    check((len(rounds[-1]["tables"]), rounds[-1]["byes"]), (1, []), "the final")
    full = {user: (-reached[user], last.get(user, 0), -points[user]) for user in players}
    place = {user: 1 + sum(other < full[user] for other in full.values()) for user in players}
    check({s["user"]: (s["place"], s["points"], s["reached"]) for s in page["standings"]},
          {user: (place[user], int(points[user] * 24), reached[user]) for user in players})


def check_arena(server, page, players):
    """Points, fewer games, wins: from every table there was."""
    looker = Person(server)
    points, games, wins = collections.Counter(), collections.Counter(), collections.Counter()
    for number in range(1, page["info"]["round"] + 1):
        for table in looker.get(f"/api/tournaments/{page['info']['id']}?round={number}")[1]["tables"]:
            info = looker.get("/api/tables/" + table["table"])[1]["info"]
            ranks, _ = places(info)
            for seat, user in enumerate(s.get("user", "") for s in info["seats"]):
                points[user] += share(ranks, seat)
                games[user] += 1
                wins[user] += ranks[seat] == 1
    full = {user: (-points[user], games[user], -wins[user]) for user in players}
    place = {user: 1 + sum(other < full[user] for other in full.values()) for user in players}
    check({s["user"]: (s["place"], s["points"], s["games"], s["wins"]) for s in page["standings"]},
          {user: (place[user], int(points[user] * 24), games[user], wins[user]) for user in players})
    return sum(games.values())
