"""The board file gives the committed headers, and a bad one is refused with the reason. Proves H0.2 H0.3 H0.4 H0.5."""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

import board_checks
from generate_board import FOLDER, cheapest_ways

BOARD = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))


def road(board, a, b):
    return next(r for r in board["roads"] if {r["a"], r["b"]} == {a, b})


def village(board, number):
    return board["villages"][number - 1]


class BoardFile(unittest.TestCase):
    def test_the_headers_are_what_the_board_gives(self):
        done = subprocess.run([sys.executable, "-B", str(FOLDER / "generate_board.py"), "--check"], check=False)
        self.assertEqual(done.returncode, 0)

    def test_the_board_is_accepted(self):
        board_checks.check(BOARD)
        self.assertEqual(len(board_checks.faces_of(BOARD)), len(BOARD["regions"]))

    def test_cheapest_ways_are_symmetric_and_never_longer_than_a_detour(self):
        cost = cheapest_ways(BOARD)
        places = range(len(cost))
        for a in places:
            self.assertEqual(cost[a][a], 0)
            for b in places:
                self.assertEqual(cost[a][b], cost[b][a])
                self.assertTrue(all(cost[a][b] <= cost[a][c] + cost[c][b] for c in places))

    def test_the_program_refuses_with_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            for text, reason in (("{", "refused"), ("[]", "refused"), ("{}", "missing"), (None, "refused")):
                path = pathlib.Path(folder) / "bad.json"
                if text is None:
                    path.unlink()
                else:
                    path.write_text(text, encoding="utf-8")
                done = subprocess.run([sys.executable, "-B", str(FOLDER / "generate_board.py"), "--board", str(path)],
                                      check=False, capture_output=True, text=True)
                self.assertEqual(done.returncode, 1)
                self.assertIn(reason, done.stderr)
                self.assertEqual(len(done.stderr.splitlines()), 1)


class BadBoards(unittest.TestCase):
    def refused(self, reason, change):
        board = copy.deepcopy(BOARD)
        change(board)
        with self.assertRaisesRegex(board_checks.BoardError, reason):
            board_checks.check(board)

    def test_unknown_good(self):
        self.refused("village 3: unknown good 'gold'", lambda b: village(b, 3).update(good="gold"))

    def test_unbalanced_goods(self):
        self.refused("not balanced: 5 villages buy corn", lambda b: village(b, 1).update(good="corn"))

    def test_road_cost(self):
        self.refused("road 0-1: cost 6 is out of range", lambda b: road(b, 0, 1).update(cost=6))

    def test_road_to_nowhere(self):
        self.refused("two different places", lambda b: road(b, 0, 1).update(b=33))

    def test_road_twice(self):
        self.refused("is there twice", lambda b: b["roads"].append(dict(b["roads"][0])))

    def test_unconnected(self):
        def cut(board):
            board["roads"] = [r for r in board["roads"] if 24 not in (r["a"], r["b"])]
        self.refused("not connected", cut)

    def test_crossing_roads(self):
        def cross(board):
            board["roads"].append({"a": 2, "b": 12, "cost": 3, "main_road": False})
            board["roads"].append({"a": 3, "b": 11, "cost": 3, "main_road": False})
        self.refused("crosses .* not planar", cross)

    def test_road_through_a_village(self):
        self.refused("runs through place 2", lambda b: village(b, 2).update(x=752, y=332))
        self.refused("one point", lambda b: village(b, 2).update(x=510, y=345))

    def test_region_that_is_no_face(self):
        self.refused("R06: is not a face", lambda b: b["regions"][5].update(villages=[2, 3, 12, 13]))
        self.refused("R06: is not a face", lambda b: b["regions"][5].update(touches_city=True))

    def test_face_without_region(self):
        self.refused("no region for the face", lambda b: b["regions"].pop())

    def test_region_size_and_contents(self):
        self.refused("2 villages are out of range", lambda b: b["regions"][0].update(villages=[1, 2]))
        self.refused("noble flag and buildings",
                     lambda b: b["regions"][0].update(buildings=["library"], building_goods=["book"]))
        self.refused("noble flag or one to three", lambda b: b["regions"][5].update(buildings=[], building_goods=[]))
        self.refused("do not match", lambda b: b["regions"][5].update(building_goods=["corn"]))

    def test_main_road(self):
        self.refused("main_road_order", lambda b: b["main_road_order"].pop())
        self.refused("does not follow", lambda b: road(b, 0, 1).update(main_road=False))
        self.refused("village 1: its main road mark", lambda b: village(b, 1).update(main_road=False))

    def test_duchies(self):
        self.refused("unknown duchy", lambda b: village(b, 1).update(duchy="north"))
        self.refused("rivers contradict", lambda b: village(b, 9).update(duchy="east"))
        self.refused("not connected", lambda b: village(b, 29).update(duchy="east"))

    def test_market(self):
        field = BOARD["market"]["fields"][0]["id"]
        self.refused("must have the 43 fields", lambda b: b["market"]["fields"].pop())
        self.refused(f"{field}: cost 9", lambda b: b["market"]["fields"][0].update(cost=9))
        self.refused(f"{field}: lanes or stalls", lambda b: b["market"]["fields"][0].update(lanes=["H2"]))
        self.refused(f"{field}: usable_players", lambda b: b["market"]["fields"][0].update(usable_players=[4, 5]))

    def test_tiles(self):
        self.refused("numbered 1 to 20", lambda b: b["tiles"].pop())
        self.refused("tile 1: a single good has the arrow", lambda b: b["tiles"][0].update(price_up=False))
        self.refused("tiles: goods are not balanced", lambda b: b["tiles"][0].update(goods=["salt"]))
        self.refused("tile 9: shows an unknown good", lambda b: b["tiles"][8].update(goods=["corn", "gold"]))
        self.refused("special_tiles", lambda b: b["special_tiles"].reverse())

    def test_price_table(self):
        self.refused("prices must rise", lambda b: b["price_table"].update(prices=[5, 7, 8]))
        self.refused("end values", lambda b: b["price_table"]["end_value"].update({"6": 9}))
        self.refused("four building fields", lambda b: b["price_table"].update(building_fields=[5, 3, 1]))
        self.refused("open fields at price 7", lambda b: b["price_table"]["fields_open_at_price"].update({"7": [5]}))
        self.refused("nobility track", lambda b: b["price_table"].update(nobility_track=[1, 5]))

    def test_missing_field(self):
        self.refused("file: a field is missing", lambda b: b.pop("roads"))


if __name__ == "__main__":
    unittest.main()
