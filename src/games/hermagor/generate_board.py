#!/usr/bin/env python3
"""Makes Hermagor's compile-time tables out of board.json, after checking the file.

  generate_board.py            writes board_tables.h (for the rules), map_lists.h (for the evaluation) and board_names.h
                               (for texts and drawings)
  generate_board.py --check    writes nothing; fails if the headers are not what board.json gives
  generate_board.py --board F  only checks another board file

Another print of the board is a change of board.json and one run of this script. Python's standard library only.
"""

import argparse
import json
import pathlib
import sys

from board_checks import GOODS, PLAYER_COUNTS, VILLAGES, BoardError, check, neighbours_of, place_word

FOLDER = pathlib.Path(__file__).resolve().parent
WIDTH = 120


def cheapest_ways(board):
    """H4.2: the cost of the cheapest way between any two places."""
    far = 10**6
    cost = [[0 if a == b else far for b in range(VILLAGES + 1)] for a in range(VILLAGES + 1)]
    for a, ways in neighbours_of(board).items():
        for b, price in ways:
            cost[a][b] = price
    for via in range(VILLAGES + 1):
        for a in range(VILLAGES + 1):
            for b in range(VILLAGES + 1):
                cost[a][b] = min(cost[a][b], cost[a][via] + cost[via][b])
    return cost


def mask(bits):
    return sum(1 << bit for bit in set(bits))


def village_mask(villages):
    return mask(v - 1 for v in villages)


def hexadecimal(values, digits):
    return [f"0x{value:0{digits}X}U" if digits <= 8 else f"0x{value:0{digits}X}ULL" for value in values]


def wrap(items, indent):
    """Comma-separated items in lines of at most WIDTH characters."""
    lines, line = [], " " * indent
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            lines.append(line.rstrip())
            line = " " * indent
        line += item + ", "
    return "\n".join(lines + [line.rstrip()])


class Header:
    """The text of one generated header."""

    def __init__(self, sentence, *includes):
        lines = "\n".join(f"#include {i}\n" if i.startswith("<") else f'#include "{i}"' for i in includes)
        self.text = (f"// {sentence}\n// Generated from board.json by generate_board.py: change the file, not this.\n"
                     f"#pragma once\n\n{lines}\n\nnamespace wharf::hermagor {{\n\n// clang-format off\n")

    def line(self, text=""):
        self.text += text + "\n"

    def table(self, comment, kind, name, parameter, values, offset=0):
        """A function with a local table: `name(parameter)` is values[parameter - offset]."""
        index = parameter if offset == 0 else f"{parameter} - {offset}"
        self.line(f"\n// {comment}")
        self.line(f"GAME_FN inline {kind} {name}(int {parameter}) {{")
        self.line(f"    static constexpr {kind} table[] = {{")
        self.line(wrap([str(v) for v in values], 8))
        self.line(f"    }};\n    return table[{index}];\n}}")

    def table_2d(self, comment, kind, name, first, second, rows):
        self.line(f"\n// {comment}")
        self.line(f"GAME_FN inline {kind} {name}(int {first}, int {second}) {{")
        self.line(f"    static constexpr {kind} table[][{len(rows[0])}] = {{")
        for row in rows:
            text = wrap([str(v) for v in row], 12)
            if "\n" in text:
                self.line("        {\n" + text + "\n        },")
            else:
                self.line("        {" + text.strip().rstrip(",") + "},")
        self.line(f"    }};\n    return table[{first}][{second}];\n}}")

    def finish(self):
        self.line("// clang-format on\n\n}  // namespace wharf::hermagor")
        return self.text


def map_tables(out, board):
    villages, regions = board["villages"], board["regions"]
    cost = cheapest_ways(board)
    longest = max(max(row) for row in cost)
    out.line(f"inline constexpr int kVillages = {VILLAGES};")
    out.line(f"inline constexpr int kRegions = {len(regions)};")
    out.line(f"inline constexpr int kDuchies = {len(board['duchies'])};")
    out.line(f"inline constexpr int kLongestWay = {longest};  // the dearest of all cheapest ways")
    main_road = village_mask(v["id"] for v in villages if v["main_road"])
    out.line(f"inline constexpr std::uint32_t kMainRoad = {hexadecimal([main_road], 8)[0]};  // H6.4: its villages")
    out.table("H0.2: the good a village (1–32) buys.", "std::uint8_t", "good_in", "village",
              [GOODS.index(v["good"]) for v in villages], offset=1)
    out.table("The villages that buy a good.", "std::uint32_t", "villages_buying", "good",
              hexadecimal([village_mask(v["id"] for v in villages if v["good"] == g) for g in GOODS], 8))
    out.table("The villages of a duchy.", "std::uint32_t", "villages_of_duchy", "duchy",
              hexadecimal([village_mask(v["id"] for v in villages if v["duchy"] == d["id"])
                           for d in board["duchies"]], 8))
    out.table("The villages around a region.", "std::uint32_t", "villages_of_region", "region",
              hexadecimal([village_mask(r["villages"]) for r in regions], 8))
    out.table("The regions a village (1–32) lies at.", "std::uint32_t", "regions_of_village", "village",
              hexadecimal([mask(i for i, r in enumerate(regions) if v["id"] in r["villages"]) for v in villages], 8),
              offset=1)
    out.table("The goods whose buildings a region shows; none: it shows a noble flag.", "std::uint8_t",
              "buildings_of", "region",
              hexadecimal([mask(GOODS.index(g) for g in r["building_goods"]) for r in regions], 2))
    out.table_2d("H4.2: cost of the cheapest way between two places, 0 = the city.", "std::uint8_t", "cost_of_way",
                 "from", "to", cost)
    within = [hexadecimal([village_mask(v for v in range(1, VILLAGES + 1) if cost[a][v] <= budget)
                           for budget in range(longest + 1)], 8) for a in range(VILLAGES + 1)]
    out.table_2d("The villages that a way of at most this cost (0 to kLongestWay) leads to from a place.",
                 "std::uint32_t", "villages_within", "from", "budget", within)


def market_tables(out, board):
    market = board["market"]
    fields, rows, cols = market["fields"], market["rows"], market["cols"]
    stalls = [[r, c] for r in range(1, rows + 1) for c in range(1, cols + 1)]
    first_stall = len(fields)
    lanes = [f"H{r}" for r in range(1, rows)] + [f"V{c}" for c in range(1, cols)]
    costs = [f["cost"] for f in fields] + [market["stall_cost"]] * len(stalls)
    out.line("\n// Places for a buyer: the fields in the board file's order, then the stalls from top left to bottom right.")
    out.line(f"inline constexpr int kFields = {len(fields)};")
    out.line(f"inline constexpr int kStallRows = {rows};")
    out.line(f"inline constexpr int kStallColumns = {cols};")
    out.line(f"inline constexpr int kStalls = {len(stalls)};")
    out.line(f"inline constexpr int kPlaces = {len(costs)};")
    out.line(f"inline constexpr int kLanes = {len(lanes)};")
    out.line(f"inline constexpr int kDearestPlace = {max(costs)};")
    out.table("H2.2: cost of a place.", "std::uint8_t", "cost_of_place", "place", costs)
    out.table("The places that cost at most this (0 to kDearestPlace).", "std::uint64_t", "places_within", "budget",
              hexadecimal([mask(p for p, c in enumerate(costs) if c <= budget) for budget in range(max(costs) + 1)], 16))
    out.table("H1.4: the places in play with 2–5 players.", "std::uint64_t", "places_open", "players", hexadecimal(
        [mask([p for p, f in enumerate(fields) if n in f["usable_players"]] +
              [first_stall + i for i, s in enumerate(stalls) if s[0] not in market["unused_rows"][str(n)]])
         for n in PLAYER_COUNTS], 16), offset=PLAYER_COUNTS[0])
    out.table("The fields of a lane: H1, H2, … then V1, V2, …", "std::uint64_t", "fields_of_lane", "lane",
              hexadecimal([mask(p for p, f in enumerate(fields) if lane in f["lanes"]) for lane in lanes], 16))
    beside = [mask(p for p, f in enumerate(fields) if s in f["beside"]) for s in stalls]
    corner = [mask(p for p, f in enumerate(fields) if s in f["corner"]) for s in stalls]
    out.table("H3.2: the fields beside a stall, not at its corners.", "std::uint64_t", "fields_beside", "stall",
              hexadecimal(beside, 16))
    out.table("H3.2: a stall's own place and all fields around it.", "std::uint64_t", "places_around", "stall",
              hexadecimal([beside[i] | corner[i] | 1 << (first_stall + i) for i in range(len(stalls))], 16))


def tile_and_price_tables(out, board):
    tiles, table = board["tiles"], board["price_table"]
    prices, fields, track = table["prices"], table["building_fields"], table["nobility_track"]
    goods = [mask(GOODS.index(g) for g in t["goods"]) for t in tiles]
    out.line("")
    out.line(f"inline constexpr int kGoods = {len(GOODS)};")
    out.line(f"inline constexpr int kProductTiles = {len(tiles)};")
    out.line(f"inline constexpr int kLowestPrice = {prices[0]};")
    out.line(f"inline constexpr int kHighestPrice = {prices[-1]};")
    out.line(f"inline constexpr int kBuildingFields = {len(fields)};")
    out.line(f"inline constexpr int kNobilityFields = {len(track)};")
    out.table("H0.4: the goods on a product tile (1–20); one good: there is an arrow, too.", "std::uint8_t", "goods_on",
              "tile", hexadecimal(goods, 2), offset=1)
    out.table("H0.4: the product tiles that show a good; bit 0 is tile 1.", "std::uint32_t", "tiles_showing", "good",
              hexadecimal([mask(i for i, t in enumerate(tiles) if g in t["goods"]) for g in GOODS], 8))
    out.table("H0.5: end value of a row by its price (5–10).", "std::uint8_t", "end_value", "price",
              [table["end_value"][str(p)] for p in prices], offset=prices[0])
    out.table("H0.5: value of a building field, from the left.", "std::uint8_t", "building_value", "field", fields)
    out.table("H0.5: the building fields that the price marker leaves open.", "std::uint8_t", "fields_open_at", "price",
              hexadecimal([mask(fields.index(f) for f in table["fields_open_at_price"][str(p)]) for p in prices], 2),
              offset=prices[0])
    two = hexadecimal([mask(fields.index(f) for f in table["two_player_fields"])], 2)[0]
    out.line(f"\ninline constexpr std::uint8_t kTwoPlayerFields = {two};  // H7.2")
    out.table("H0.5 (D): value of a field of the nobility track, from the left.", "std::uint8_t", "nobility_value",
              "field", track)


def tables_header(board):
    out = Header("Hermagor's board as the rules use it: map, market, tiles, prices.", "core/portable.h")
    map_tables(out, board)
    market_tables(out, board)
    tile_and_price_tables(out, board)
    return out.finish()


def map_lists_header(board):
    """Bit sets of the board as lists of equal length, so that no loop of the evaluation depends on the data."""
    villages, regions, duchies = board["villages"], board["regions"], [d["id"] for d in board["duchies"]]
    at = [[i for i, r in enumerate(regions) if v["id"] in r["villages"]] for v in villages]
    rows = [sorted(GOODS.index(g) for g in r["building_goods"]) or [len(GOODS)] for r in regions]
    most_regions, most_rows = max(map(len, at)), max(map(len, rows))
    out = Header("Hermagor's map as the evaluation uses it: lists of equal length.", "games/hermagor/board_tables.h")
    out.line(f"inline constexpr int kRegionsAtVillage = {most_regions};")
    out.line(f"inline constexpr int kRowsOfRegion = {most_rows};  // H0.2: a region shows one to three buildings")
    out.line("\nstruct MapLists {")
    out.line("    std::uint8_t regions[kVillages][kRegionsAtVillage];  // filled up with kRegions")
    out.line("    std::uint8_t rows[kRegions][kRowsOfRegion];          // filled up with the last; kGoods: the nobility track")
    out.line("    std::uint8_t duchy[kVillages];\n};")

    def lists(values):
        return wrap(["{" + ", ".join(map(str, v)) + "}" for v in values], 8)

    out.line("inline constexpr MapLists kMapLists{\n    .regions = {")
    out.line(lists(v + [len(regions)] * (most_regions - len(v)) for v in at))
    out.line("    },\n    .rows = {")
    out.line(lists(r + r[-1:] * (most_rows - len(r)) for r in rows))
    out.line("    },\n    .duchy = {")
    out.line(wrap([str(duchies.index(v["duchy"])) for v in villages], 8))
    out.line("    },\n};")
    return out.finish()


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def hyphened(name):
    return name.replace("_", "-")


def tile_word(tile):
    return "-".join([str(tile["no"])] + [hyphened(good) for good in tile["goods"]])


def names_header(board):
    out = Header("Names and drawing of Hermagor's board, for texts and pictures; no rule includes this.",
                 "<string_view>", "games/hermagor/board_tables.h")
    out.line("struct PlaceOnMap {\n    std::string_view name;\n    std::int16_t x;\n    std::int16_t y;\n};")
    out.line("\nstruct Road {\n    std::uint8_t a;\n    std::uint8_t b;\n    std::uint8_t cost;\n    bool main_road;\n};\n")
    out.line(f"inline constexpr int kMapWidth = {board['canvas']['width']};")
    out.line(f"inline constexpr int kMapHeight = {board['canvas']['height']};")

    def places(comment, name, values):
        out.line(f"\n// {comment}\ninline constexpr PlaceOnMap {name}[] = {{")
        for label, x, y in values:
            out.line(f"    {{{quoted(label)}, {x}, {y}}},")
        out.line("};")

    def words(name, values):
        out.line(f"inline constexpr std::string_view {name}[] = {{\n{wrap([quoted(v) for v in values], 4)}\n}};")

    map_places, market, regions = [board["city"]] + board["villages"], board["market"], board["regions"]
    places("The city, then the villages by number.", "kPlacesOnMap", [(p["name"], p["x"], p["y"]) for p in map_places])
    places("Where a region's name stands.", "kRegionsOnMap", [(r["id"], r["label_x"], r["label_y"]) for r in regions])
    out.line("\ninline constexpr Road kRoads[] = {")
    out.line(wrap([f"{{{r['a']}, {r['b']}, {r['cost']}, {'true' if r['main_road'] else 'false'}}}"
                   for r in board["roads"]], 4))
    out.line("};\n\n// The words of moves and documents, in the order of the tables; places and villages begin with the city.")
    words("kMapWords", [place_word(p["name"]) for p in map_places])
    words("kGoodWords", [hyphened(g["id"]) for g in board["goods"]])
    words("kBuildingWords", [hyphened(g["building"]) for g in board["goods"]])
    words("kDuchyWords", [d["id"] for d in board["duchies"]])
    words("kRegionWords", [r["id"].lower() for r in regions])
    words("kPlaceWords", [f["id"] for f in market["fields"]] +
          [f"r{r}c{c}" for r in range(1, market["rows"] + 1) for c in range(1, market["cols"] + 1)])
    out.line("// Tiles begin with none.")
    words("kTileWords", ["none"] + [tile_word(t) for t in board["tiles"]] +
          [hyphened(name) for name in board["special_tiles"]])
    return out.finish()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", type=pathlib.Path, help="check this board file and write nothing")
    parser.add_argument("--check", action="store_true", help="compare the headers with board.json and write nothing")
    options = parser.parse_args()
    path = options.board or FOLDER / "board.json"
    try:
        with open(path, encoding="utf-8") as file:
            board = json.load(file)
        check(board)
    except (OSError, UnicodeDecodeError, json.JSONDecodeError, BoardError) as error:
        print(f"{path.name} refused: {error}", file=sys.stderr)
        return 1
    if options.board:
        return 0
    headers = {"board_tables.h": tables_header(board), "map_lists.h": map_lists_header(board),
               "board_names.h": names_header(board)}
    for name, text in headers.items():
        target = FOLDER / name
        if not options.check:
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{name} is not what board.json gives: run generate_board.py", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
