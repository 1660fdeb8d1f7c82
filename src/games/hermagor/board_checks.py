"""What a board file of Hermagor must fulfil before tables are made of it; see generate_board.py."""

from collections import Counter
from functools import cmp_to_key

GOODS = ["corn", "amulet", "weapon", "dragon_egg", "salt", "book", "blessing", "relic"]  # H0.1, the order of data.h
SPECIALS = ["price_fluctuation", "side_road", "black_market", "good_deal"]  # H0.4, the order of data.h
CITY = 0
VILLAGES = 32  # one bit each
VILLAGES_PER_GOOD = 4
ROAD_COSTS = range(2, 6)
FIELD_COSTS = range(2, 6)
REGION_SIZES = range(3, 7)
MAIN_ROAD_VILLAGES = 8
DUCHIES = 3
MAX_REGIONS = 32  # one bit each
PLAYER_COUNTS = range(2, 6)
PRODUCT_TILES = 20
MAX_NOBILITY = 16  # one bit each


class BoardError(Exception):
    """A board file is refused: the field and the reason."""

    def __init__(self, field, reason):
        super().__init__(f"{field}: {reason}")


def require(condition, field, reason):
    if not condition:
        raise BoardError(field, reason)


def check(board):
    """Raises BoardError at the first thing that is wrong."""
    try:
        check_goods(board)
        check_villages(board)
        check_roads(board)
        check_planar(board)
        check_regions(board)
        check_main_road(board)
        check_duchies(board)
        check_market(board)
        check_tiles(board)
        check_price_table(board)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BoardError("file", f"a field is missing or of the wrong kind ({type(error).__name__}: {error})") from error


# --- the map -----------------------------------------------------------------------------------------------------


def check_goods(board):
    require([g["id"] for g in board["goods"]] == GOODS, "goods", f"must be {', '.join(GOODS)} in this order")
    buildings = [g["building"] for g in board["goods"]]
    require(len(set(buildings)) == len(buildings), "goods", "every good needs a building of its own")


def place_word(name):
    """A village's name as moves write it."""
    return name.lower().replace(" ", "-")


def check_villages(board):
    villages = board["villages"]
    require(board["city"]["id"] == CITY, "city", f"must have the number {CITY}")
    require([v["id"] for v in villages] == list(range(1, VILLAGES + 1)), "villages",
            f"must be numbered 1 to {VILLAGES} in order")
    duchies = [d["id"] for d in board["duchies"]]
    require(len(duchies) == DUCHIES and len(set(duchies)) == DUCHIES, "duchies", f"must be {DUCHIES} different ones")
    for village in villages:
        field = f"village {village['id']}"
        require(village["good"] in GOODS, field, f"unknown good '{village['good']}'")
        require(village["duchy"] in duchies, field, f"unknown duchy '{village['duchy']}'")
    names = [place_word(place["name"]) for place in villages + [board["city"]]]
    require(len(set(names)) == len(names), "villages", "two places have one name")
    require(all(name.replace("-", "").isalpha() for name in names), "villages", "names have letters and spaces only")
    counts = Counter(v["good"] for v in villages)
    for good in GOODS:
        require(counts[good] == VILLAGES_PER_GOOD, "villages",
                f"goods are not balanced: {counts[good]} villages buy {good}, {VILLAGES_PER_GOOD} should")


def road_name(road):
    return f"road {road['a']}-{road['b']}"


def neighbours_of(board):
    """Place -> list of (neighbour, cost)."""
    ways = {place: [] for place in range(VILLAGES + 1)}
    for road in board["roads"]:
        ways[road["a"]].append((road["b"], road["cost"]))
        ways[road["b"]].append((road["a"], road["cost"]))
    return ways


def connected(places, ways):
    """Whether one can travel between all of `places` without leaving them."""
    places = set(places)
    seen, stack = set(), [min(places)]
    while stack:
        place = stack.pop()
        if place not in seen:
            seen.add(place)
            stack.extend(other for other, _ in ways[place] if other in places)
    return seen == places


def check_roads(board):
    seen = set()
    for road in board["roads"]:
        ends = frozenset((road["a"], road["b"]))
        require(len(ends) == 2 and all(0 <= end <= VILLAGES for end in ends), road_name(road),
                "must join two different places of the map")
        require(ends not in seen, road_name(road), "is there twice")
        require(road["cost"] in ROAD_COSTS, road_name(road),
                f"cost {road['cost']} is out of range {ROAD_COSTS[0]} to {ROAD_COSTS[-1]}")
        seen.add(ends)
    require(connected(range(VILLAGES + 1), neighbours_of(board)), "roads", "the map is not connected")


def points_of(board):
    points = {v["id"]: (v["x"], v["y"]) for v in board["villages"]}
    points[CITY] = (board["city"]["x"], board["city"]["y"])
    return points


def side_of(a, b, c):
    """Above 0 if c lies to one side of the line from a to b, below 0 on the other, 0 on it."""
    cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (cross > 0) - (cross < 0)


def lies_between(a, b, c):
    return (side_of(a, b, c) == 0 and min(a[0], b[0]) <= c[0] <= max(a[0], b[0])
            and min(a[1], b[1]) <= c[1] <= max(a[1], b[1]))


def segments_cross(a, b, c, d):
    return side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0


def check_planar(board):
    points = points_of(board)
    require(len(set(points.values())) == len(points), "villages", "two places lie on one point")
    roads = board["roads"]
    for i, road in enumerate(roads):
        a, b = points[road["a"]], points[road["b"]]
        for place, point in points.items():
            require(place in (road["a"], road["b"]) or not lies_between(a, b, point), road_name(road),
                    f"runs through place {place}")
        for other in roads[i + 1:]:
            require(not segments_cross(a, b, points[other["a"]], points[other["b"]]), road_name(road),
                    f"crosses {road_name(other)}: the map is not planar")


def direction(origin, point):
    """A key that sorts directions around `origin` by angle, without rounding."""
    dx, dy = point[0] - origin[0], point[1] - origin[1]
    half = 0 if (dy > 0 or (dy == 0 and dx > 0)) else 1
    return half, dx, dy


def sorted_around(origin, places, points):
    def compare(p, q):
        hp, xp, yp = direction(points[origin], points[p])
        hq, xq, yq = direction(points[origin], points[q])
        return hp - hq if hp != hq else (xq * yp > xp * yq) - (xq * yp < xp * yq)

    return sorted(places, key=cmp_to_key(compare))


def faces_of(board):
    """The bounded faces of the drawn road graph, each as its cycle of places."""
    points, ways = points_of(board), neighbours_of(board)
    around = {p: sorted_around(p, [other for other, _ in ways[p]], points) for p in ways}
    unused = {(p, other) for p in ways for other in around[p]}
    faces = []
    while unused:
        first = edge = min(unused)
        cycle = []
        while True:
            unused.discard(edge)
            cycle.append(edge[0])
            turn = around[edge[1]]
            edge = (edge[1], turn[(turn.index(edge[0]) - 1) % len(turn)])
            if edge == first:
                break
        faces.append(cycle)

    def area(cycle):
        return sum(points[p][0] * points[q][1] - points[q][0] * points[p][1]
                   for p, q in zip(cycle, cycle[1:] + cycle[:1]))

    outer = max(faces, key=lambda cycle: abs(area(cycle)))
    return [face for face in faces if face is not outer]


def same_cycle(a, b):
    """Equal up to where the cycle begins and which way it runs."""
    if sorted(a) != sorted(b):
        return False
    turned = [a[i:] + a[:i] for i in range(len(a))]
    return b in turned or list(reversed(b)) in turned


def check_regions(board):
    buildings = {g["building"]: g["id"] for g in board["goods"]}
    regions = board["regions"]
    require(len(regions) <= MAX_REGIONS, "regions", f"at most {MAX_REGIONS} can be kept")
    require(len({r["id"] for r in regions}) == len(regions), "regions", "two regions have one name")
    for region in regions:
        field = f"region {region['id']}"
        require(len(region["villages"]) in REGION_SIZES, field,
                f"{len(region['villages'])} villages are out of range {REGION_SIZES[0]} to {REGION_SIZES[-1]}")
        require([buildings.get(b) for b in region["buildings"]] == region["building_goods"], field,
                "buildings and their goods do not match")
        require(len(set(region["buildings"])) == len(region["buildings"]), field, "a building is there twice")
        if region["noble"]:
            require(not region["buildings"], field, "has a noble flag and buildings")
        else:
            require(1 <= len(region["buildings"]) <= 3, field, "needs a noble flag or one to three buildings")
    faces = faces_of(board)
    for region in regions:
        matches = [f for f in faces if same_cycle([p for p in f if p != CITY], region["villages"])
                   and (CITY in f) == region["touches_city"]]
        require(len(matches) == 1, f"region {region['id']}", "is not a face of the road graph")
        faces.remove(matches[0])
    require(not faces, "regions", f"no region for the face of places {faces[0] if faces else ''}")


def check_main_road(board):
    order = board["main_road_order"]
    require(len(set(order)) == len(order) and CITY in order and len(order) == MAIN_ROAD_VILLAGES + 1,
            "main_road_order", f"must visit {MAIN_ROAD_VILLAGES} villages and the city, each once")
    steps = {frozenset(step) for step in zip(order, order[1:])}
    flagged = {frozenset((r["a"], r["b"])) for r in board["roads"] if r["main_road"]}
    require(steps == flagged, "main_road_order", "does not follow the roads marked as main road")
    for village in board["villages"]:
        require(village["main_road"] == (village["id"] in order), f"village {village['id']}",
                "its main road mark contradicts main_road_order")


def check_duchies(board):
    """The rivers cut the duchies apart: a road changes the duchy exactly where it crosses water an odd number of times.
    Roads of the city, where the rivers meet, are not judged."""
    points, ways = points_of(board), neighbours_of(board)
    duchy = {v["id"]: v["duchy"] for v in board["villages"]}
    banks = [(tuple(a), tuple(b)) for river in board["rivers"].values() for a, b in zip(river, river[1:])]
    for name in {d["id"] for d in board["duchies"]}:
        own = [v for v in duchy if duchy[v] == name]
        require(own and connected(own, ways), f"duchy {name}", "is empty or not connected")
    for road in board["roads"]:
        if CITY in (road["a"], road["b"]):
            continue
        crossings = sum(segments_cross(points[road["a"]], points[road["b"]], a, b) for a, b in banks)
        require((crossings % 2 == 1) == (duchy[road["a"]] != duchy[road["b"]]), road_name(road),
                "duchies and rivers contradict each other")


# --- the market, tiles and prices -----------------------------------------------------------------------------------


def expected_fields(rows, cols):
    """H0.3: a field at every crossing and at every stall side facing a lane."""
    fields = {}
    for r in range(1, rows):
        for c in range(1, cols + 1):
            fields[f"h{r}c{c}"] = ([f"H{r}"], [[r, c], [r + 1, c]], [])
    for c in range(1, cols):
        for r in range(1, rows + 1):
            fields[f"v{c}r{r}"] = ([f"V{c}"], [[r, c], [r, c + 1]], [])
    for r in range(1, rows):
        for c in range(1, cols):
            fields[f"h{r}v{c}"] = ([f"H{r}", f"V{c}"], [], [[r, c], [r, c + 1], [r + 1, c], [r + 1, c + 1]])
    return fields


def check_market(board):
    market = board["market"]
    rows, cols = market["rows"], market["cols"]
    expected = expected_fields(rows, cols)
    require(len(expected) + rows * cols <= 64, "market", "more than 64 places for a buyer")
    require(market["stall_cost"] in FIELD_COSTS, "market", "stall_cost is out of range")
    unused = {int(players): set(out) for players, out in market["unused_rows"].items()}
    require(sorted(unused) == list(PLAYER_COUNTS), "market", "unused_rows must name every number of players")
    require(sorted(f["id"] for f in market["fields"]) == sorted(expected), "market",
            f"must have the {len(expected)} fields of {rows} rows and {cols} columns, each once")
    for field in market["fields"]:
        name = f"market field {field['id']}"
        require((field["lanes"], field["beside"], field["corner"]) == expected[field["id"]], name,
                "lanes or stalls do not fit its place")
        require(field["cost"] in FIELD_COSTS, name,
                f"cost {field['cost']} is out of range {FIELD_COSTS[0]} to {FIELD_COSTS[-1]}")
        touched = {stall[0] for stall in field["beside"] + field["corner"]}
        usable = {players for players in PLAYER_COUNTS if not touched & unused[players]}  # H1.4
        require(set(field["usable_players"]) == usable, name, "usable_players contradicts unused_rows")


def check_tiles(board):
    tiles = board["tiles"]
    require([t["no"] for t in tiles] == list(range(1, PRODUCT_TILES + 1)), "tiles",
            f"must be numbered 1 to {PRODUCT_TILES} in order")
    counts = Counter()
    for tile in tiles:
        field = f"tile {tile['no']}"
        require(len(tile["goods"]) in (1, 2) and len(set(tile["goods"])) == len(tile["goods"]), field,
                "shows one good or two different ones")
        require(all(good in GOODS for good in tile["goods"]), field, "shows an unknown good")
        require(tile["price_up"] == (len(tile["goods"]) == 1), field, "a single good has the arrow, a double has none")
        counts.update(tile["goods"])
    require(len({counts[good] for good in GOODS}) == 1, "tiles", "goods are not balanced")
    require(board["special_tiles"] == SPECIALS, "special_tiles", f"must be {', '.join(SPECIALS)} in this order")


def check_price_table(board):
    table = board["price_table"]
    prices, fields = table["prices"], table["building_fields"]
    require(prices == list(range(prices[0], prices[0] + len(prices))), "price_table", "prices must rise by 1")
    values = [table["end_value"][str(price)] for price in prices]
    require(values == sorted(values) and values[0] >= 0, "price_table", "end values must not fall")
    require(len(fields) == 4 and fields == sorted(fields, reverse=True) and len(set(fields)) == 4 and fields[-1] >= 0,
            "price_table", "must have four building fields of falling value")
    open_before = 0
    for price in prices:
        shown = table["fields_open_at_price"][str(price)]
        require(shown == fields[:len(shown)] and len(shown) >= open_before, "price_table",
                f"open fields at price {price} must be the leftmost ones and never fewer than before")
        open_before = len(shown)
    require(set(table["two_player_fields"]) <= set(fields), "price_table", "two_player_fields are not building fields")
    track = table["nobility_track"]
    require(0 < len(track) <= MAX_NOBILITY and track == sorted(track, reverse=True) and track[-1] >= 0, "price_table",
            "the nobility track must have falling values")
