#!/usr/bin/env python3
"""Nets as Wharf's program reads them: writes, reads and evaluates files of the format in src/nets/README.md.

    training/net_file.py nets/tortuga.net                    says what a file holds
    training/net_file.py nets/tortuga.net NET NOVICE         makes one of two: a net, and its novice behind it

    write("tortuga.net", game="tortuga", rules=2, features=2, seats=4, points_scale=25.0, numbers={...})

`numbers` holds float arrays: input.weight [W, inputs], input.bias [W]; for every block b of 0, 1, …:
blocks.b.gain, blocks.b.shift [W], blocks.b.first.weight, blocks.b.second.weight [W, W], …bias [W]; last.gain,
last.shift [W]; policy.weight [actions, W], value1.weight [128, W], value2.weight [2 * seats, 128], and their biases.
"""
import struct
import sys
import types

import numpy as np

FORMAT = 1
HEADER = struct.Struct("<8sII16s8IfI")  # then the hash
GOLDEN = 0x9E3779B97F4A7C15
MOST_WIDTH = 512
MOST_BYTES = 2_000_000  # of what ships


def _mix(x):
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def hash_of(data):
    """The hash of a net without the eight bytes that hold it."""
    words = np.frombuffer(data + bytes(-len(data) % 8), "<u8")
    with np.errstate(over="ignore"):
        mixed = _mix(words ^ (np.arange(1, len(words) + 1, dtype=np.uint64) * np.uint64(GOLDEN)))
        mixed[HEADER.size // 8] = 0
        return int(_mix(np.uint64(len(data)) + mixed.sum(dtype=np.uint64)))


def quantised(weight):
    """Eight-bit weights and a scale for every output."""
    weight = np.asarray(weight, np.float32)
    scales = (np.maximum(np.abs(weight).max(axis=1), 1e-9) / 127).astype(np.float32)
    return np.clip(np.rint(weight / scales[:, None]), -127, 127).astype(np.int8), scales


def order(blocks):
    """The matrices and norms of a file, in their order."""
    yield "matrix", "input"
    for b in range(blocks):
        yield "norm", f"blocks.{b}"
        yield "matrix", f"blocks.{b}.first"
        yield "matrix", f"blocks.{b}.second"
    yield "norm", "last"
    for name in ("policy", "value1", "value2"):
        yield "matrix", name


def shapes(inputs, actions, seats, width, blocks, value_width):
    """The shape of every weight, by name."""
    found = {"input": (width, inputs), "policy": (actions, width), "value1": (value_width, width),
             "value2": (2 * seats, value_width)}
    for b in range(blocks):
        found[f"blocks.{b}.first"] = found[f"blocks.{b}.second"] = (width, width)
    return found


def packed(game, rules, features, seats, points_scale, numbers):
    """The bytes of a net."""
    numbers = {name: np.asarray(array, np.float32) for name, array in numbers.items()}
    blocks = sum(name.endswith(".first.weight") for name in numbers)
    width, inputs = numbers["input.weight"].shape
    sizes = (inputs, len(numbers["policy.weight"]), seats, width, blocks, len(numbers["value1.weight"]))
    wanted = shapes(*sizes)
    if width % 32 or width > MOST_WIDTH or sizes[5] % 32:
        raise ValueError("widths are multiples of 32, at most 512")
    for name, array in numbers.items():
        if not np.isfinite(array).all() or np.abs(array).max(initial=0) > 1e4:
            raise ValueError(f"{name} holds numbers that no net has")
    parts = []
    for kind, name in order(blocks):
        if kind == "norm":
            vectors = [numbers[f"{name}.gain"], numbers[f"{name}.shift"]]
            count = width
        else:
            if numbers[f"{name}.weight"].shape != wanted[name]:
                raise ValueError(f"{name}.weight is {numbers[f'{name}.weight'].shape}, not {wanted[name]}")
            small, scales = quantised(numbers[f"{name}.weight"])
            vectors = [scales, numbers[f"{name}.bias"]]
            count = wanted[name][0]
        for vector in vectors:
            if vector.shape != (count,):
                raise ValueError(f"{name}: a vector of {vector.shape}, not {count}")
            parts.append(vector.astype("<f4").tobytes())
        if kind == "matrix":
            parts.append(np.ascontiguousarray(small.T if name == "input" else small).tobytes())
    head = HEADER.pack(b"WHARFNET", FORMAT, HEADER.size + 8, game.encode(), rules, features, *sizes, points_scale, 0)
    data = head + bytes(8) + b"".join(parts)
    return head + struct.pack("<Q", hash_of(data)) + data[len(head) + 8:]


def write(path, **net):
    """Writes a net and returns its size in bytes."""
    data = packed(**net)
    with open(path, "wb") as file:
        file.write(data)
    return len(data)


def read(path):
    """A net with its numbers as floats, as `write` takes them; its weights are what eight bits left of them. Its novice
    too, if one came along, else None."""
    with open(path, "rb") as file:
        data = file.read()
    net, rest = _first(data, path)
    net.novice, rest = _first(rest, path) if rest else (None, b"")
    if rest:
        raise ValueError(f"{path} has more behind its nets")
    return net


def _first(data, path):
    """The first net of the bytes, and what stands behind it."""
    if data[:8] != b"WHARFNET" or len(data) < HEADER.size + 8:
        raise ValueError(f"{path} is no net")
    _, _, _, game, rules, features, inputs, actions, seats, width, blocks, value_width, points_scale, _ = HEADER.unpack_from(data)
    wanted = shapes(inputs, actions, seats, width, blocks, value_width)
    at = HEADER.size + 8
    size = at + sum(outputs * (columns + 8) for outputs, columns in wanted.values()) + (blocks + 1) * 8 * width
    data, rest = data[:size], data[size:]
    if len(data) != size or struct.unpack_from("<Q", data, HEADER.size)[0] != hash_of(data):
        raise ValueError(f"{path} is damaged")
    numbers = {}

    def take(kind, count):
        nonlocal at
        array = np.frombuffer(data, kind, count, at)
        at += array.nbytes
        return array

    for kind, name in order(blocks):
        if kind == "norm":
            numbers[f"{name}.gain"], numbers[f"{name}.shift"] = take("<f4", width), take("<f4", width)
            continue
        outputs, columns = wanted[name]
        scales = take("<f4", outputs)
        numbers[f"{name}.bias"] = take("<f4", outputs)
        small = take(np.int8, outputs * columns)
        small = small.reshape(columns, outputs).T if name == "input" else small.reshape(outputs, columns)
        numbers[f"{name}.weight"] = small * scales[:, None]
    return types.SimpleNamespace(game=game.rstrip(b"\0").decode(), rules=rules, features=features, seats=seats,
                                 points_scale=points_scale, numbers=numbers, width=width, blocks=blocks,
                                 inputs=inputs, actions=actions, hash=hash_of(data), data=data), rest


def join(path, net, novice):
    """Writes a file of two: the net of one file and, as its novice, that of another."""
    for one in ("game", "rules", "features", "inputs", "actions"):
        if getattr(net, one) != getattr(novice, one):
            raise ValueError(f"the novice's {one} is {getattr(novice, one)}, not {getattr(net, one)}")
    with open(path, "wb") as file:
        file.write(net.data + novice.data)


def evaluate(net, observations):
    """Logits of all actions and values of a batch of observations, in floats: what the program computes, but for its rounding."""
    n = net.numbers

    def norm(h, name):
        h = h - h.mean(axis=-1, keepdims=True)
        return h / np.sqrt((h * h).mean(axis=-1, keepdims=True) + 1e-5) * n[f"{name}.gain"] + n[f"{name}.shift"]

    def linear(x, name):
        return x @ n[f"{name}.weight"].T + n[f"{name}.bias"]

    h = linear(np.asarray(observations, np.float32), "input")
    for b in range(net.blocks):
        h = h + linear(np.maximum(linear(norm(h, f"blocks.{b}"), f"blocks.{b}.first"), 0), f"blocks.{b}.second")
    z = np.maximum(norm(h, "last"), 0)
    return linear(z, "policy"), linear(np.maximum(linear(z, "value1"), 0), "value2")


def main():
    if len(sys.argv) not in (2, 4):
        sys.exit("usage: net_file.py FILE [NET NOVICE]")
    if len(sys.argv) == 4:
        join(sys.argv[1], read(sys.argv[2]), read(sys.argv[3]))
    net = read(sys.argv[1])
    for one in (net, net.novice):
        if one is None:
            continue
        large = "" if len(one.data) <= MOST_BYTES else f", too large to ship (at most {MOST_BYTES})"
        print(f"{one.game}, rules {one.rules}, features {one.features}: {one.inputs} inputs, {one.actions} actions, {one.seats} seats, "
              f"width {one.width}, {one.blocks} blocks, points scale {one.points_scale:g}, {len(one.data)} bytes{large}, hash {one.hash:016x}")


if __name__ == "__main__":
    main()
