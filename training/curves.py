#!/usr/bin/env python3
"""Draws what a training wrote down: curves.py FOLDER/GAME.jsonl > curves.svg"""
import json
import sys

WIDTH, HEIGHT, LEFT, TOP = 720, 200, 56, 30
COLOURS = ("#2f6fb0", "#c8722c", "#3f8f4f", "#7d55a8")


def chart(title, series, top, seconds, place):
    """One frame with lines; `series`: [(name, [(x, y, half interval or None), …]), …]"""
    highest = top or max((y for _, points in series for _, y, _ in points), default=1) * 1.1 or 1
    y0 = place + TOP

    def x_of(x):
        return LEFT + x / seconds * (WIDTH - LEFT - 150)

    def y_of(y):
        return y0 + (HEIGHT - TOP - 30) * (1 - y / highest)

    parts = [f'<text x="{LEFT}" y="{place + 18}" font-weight="bold">{title}</text>']
    for step in range(5):
        y = highest * step / 4
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 150}" y1="{y_of(y):.1f}" y2="{y_of(y):.1f}" stroke="#bbb" '
                     f'stroke-width="0.5"/><text x="{LEFT - 6}" y="{y_of(y) + 4:.1f}" text-anchor="end">{y:.3g}</text>')
    for number, (name, points) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        line = " ".join(f"{x_of(x):.1f},{y_of(min(y, highest)):.1f}" for x, y, _ in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.6"/>')
        for x, y, half in points:
            if half is not None:
                parts.append(f'<line x1="{x_of(x):.1f}" x2="{x_of(x):.1f}" y1="{y_of(min(highest, y + half)):.1f}" '
                             f'y2="{y_of(max(0, y - half)):.1f}" stroke="{colour}"/>')
        parts.append(f'<text x="{WIDTH - 142}" y="{y0 + 16 + 16 * number}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{WIDTH - 150}" y="{place + HEIGHT - 8}" text-anchor="end">{seconds:.0f} s</text>')
    return "".join(parts)


def draw(lines):
    steps = [line for line in lines if "arena" not in line]
    arenas = [line for line in lines if "arena" in line]
    seconds = max((line["seconds"] for line in lines), default=1)
    rivals = sorted({line["rival"] for line in arenas})
    charts = []
    if rivals:
        charts.append(("share of wins against fixed rivals", [
            (rival, [(a["seconds"], a["arena"]["share"], a["arena"]["half"])
                     for a in arenas if a["rival"] == rival]) for rival in rivals], 1))
    for title, name in (("million decisions per second", "speed"), ("entropy of the policy", "entropy"),
                        ("error of the values", "value_error")):
        scale = 1e-6 if name == "speed" else 1
        charts.append((title, [(name.replace("_", " "), [(s["seconds"], s[name] * scale, None) for s in steps])], None))
    body = "".join(chart(title, series, top, seconds, HEIGHT * i) for i, (title, series, top) in enumerate(charts))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT * len(charts)}" '
            f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>{body}</svg>\n')


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.stdout.write(draw([json.loads(line) for line in open(sys.argv[1])]))
