#!/usr/bin/env python3
"""Checks the dice of a Wharf record, written from docs/fair-chance.md and nothing else.

  checker.py RECORD ODDS [--commitment HEX]

RECORD is the record of a finished game, ODDS what `wharf verify --odds RECORD` lists. Prints one line; exit code 0 when
every draw is proved, 4 and the first wrong draw otherwise. Standard library only.
"""
import hashlib
import hmac
import json
import sys


def mac(key, message):
    return hmac.new(key, message.encode(), hashlib.sha256).digest()


def lots(event, outcome, weight):
    """As many numbers as the outcome's weight, four to a hash."""
    for block in range((weight + 3) // 4):
        digest = hashlib.sha256(event + f"{outcome}\n{block}".encode()).digest()
        for lot in range(4 * block, min(4 * block + 4, weight)):
            piece = 8 * (lot % 4)
            yield int.from_bytes(digest[piece : piece + 8], "big")


def draw(key, label, ordinal, odds):
    """The outcome with the lowest lot."""
    event = mac(key, f"{label}\n{ordinal}")
    return min((min(lots(event, outcome, weight)), outcome.encode()) for outcome, weight in odds.items())[1].decode()


def draw_seats(key, seats):
    order, left = [], list(range(seats))
    while len(left) > 1:
        order.append(int(draw(key, "seat", len(order) + 1, {str(seat): 1 for seat in left})))
        left.remove(order[-1])
    return order + left


class Wrong(Exception):
    pass


def key_of(record, commitment):
    proof = record.get("proof")
    if proof is None:
        raise Wrong("the record has no proof")
    if proof["method"] != "wharf-chance/1":
        raise Wrong("a method this checker does not know")
    if commitment is not None and commitment != proof["commitment"]:
        raise Wrong("another commitment than was shown before the game")
    if "secret" not in proof:
        raise Wrong("the secret was lost")
    secret = bytes.fromhex(proof["secret"])
    if hashlib.sha256(secret).hexdigest() != proof["commitment"]:
        raise Wrong("the secret is not that of the commitment")
    if len(proof["numbers"]) != len(record["seats"]):
        raise Wrong("there must be a number, or nothing, for every seat")
    key = mac(secret, "".join(f"{line}\n" for line in ["wharf-chance/1", record["game"], *proof["numbers"]]))
    if "order" in proof and proof["order"] != draw_seats(key, len(record["seats"])):
        raise Wrong("the seats were drawn otherwise")
    for seat, told in enumerate(record["seats"]):
        is_computers = told.get("kind", "computer" if told["name"].startswith("computer (") else "") == "computer"
        if is_computers and proof["numbers"][proof["order"][seat] if "order" in proof else seat]:
            raise Wrong("a computer player's seat has a number")
    return key


def check(record, events, commitment=None):
    """How many draws are proved; raises Wrong with the first that is not."""
    key = key_of(record, commitment)
    moves, drawn, draws = record["moves"], {}, 0
    for event in events:
        move, label, odds = event["move"], event["label"], event["odds"]
        found = moves[move] if move < len(moves) else None
        expected = next(iter(odds), None)
        ordinal = 0
        if len(odds) > 1:
            ordinal = drawn[label] = drawn.get(label, 0) + 1
            expected = draw(key, label, ordinal, odds)
            draws += 1
        if found != ["chance", expected]:
            raise Wrong(f"move {move}, {label} {ordinal}: {found} instead of {expected}")
    # Every chance move of the record was among the events: none was smuggled in.
    listed = {event["move"] for event in events}
    for number, (who, text) in enumerate(moves):
        if who == "chance" and number not in listed:
            raise Wrong(f"move {number}: {text}, where nothing is drawn")
    return draws


def main(arguments):
    commitment = arguments[arguments.index("--commitment") + 1] if "--commitment" in arguments else None
    with open(arguments[0], encoding="utf-8") as file:
        record = json.load(file)
    with open(arguments[1], encoding="utf-8") as file:
        events = [json.loads(line) for line in file]
    try:
        print(f"proved: {check(record, events, commitment)} draws")
        return 0
    except Wrong as wrong:
        print(f"not proved: {wrong}")
        return 4


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
