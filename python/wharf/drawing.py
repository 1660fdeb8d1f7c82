"""Boards for notebooks: a state as HTML or SVG, a game as a slider. The drawing is the terminal's, in its colours."""

from __future__ import annotations

import html as escaping
import re
import unicodedata
from typing import Iterator, Union

from ._wharf import SpielError, State

_STYLES = {"1": "font-weight:bold", "2": "opacity:.6"}
_CODE = re.compile(r"\x1b\[([0-9;]*)m")
_COLUMN, _LINE = 8.4, 17  # pixels of a character


def html(state: State, player: Union[int, None] = None) -> str:
    """The board as a spectator or a player sees it, for a notebook."""
    lines = "\n".join(
        "".join(_span(style, text) for style, text in _runs(line)) for line in state.draw(player, True).splitlines()
    )
    return f'<pre style="line-height:1.2;font-family:monospace">{lines}</pre>'


def svg(state: State, player: Union[int, None] = None) -> str:
    """The same as a picture that stands for itself."""
    rows = state.draw(player, True).rstrip("\n").splitlines()
    width = max((_columns(_CODE.sub("", row)) for row in rows), default=1)
    parts = []
    for number, row in enumerate(rows):
        column = 0
        for style, text in _runs(row):
            columns = _columns(text)
            if text.strip():
                look = f' style="{style}"' if style else ""
                place = f'x="{column * _COLUMN:.1f}" y="{(number + 1) * _LINE}" textLength="{columns * _COLUMN:.1f}"'
                parts.append(f'<text {place} xml:space="preserve"{look}>{escaping.escape(text)}</text>')
            column += columns
    wide, high = width * _COLUMN, (len(rows) + 1) * _LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:.0f} {high}" width="{wide:.0f}" role="img"'
        f' font-family="monospace" font-size="14" fill="currentColor">{"".join(parts)}</svg>'
    )


class Replay:
    """A game move by move: in a notebook a slider, as a file a page of its own."""

    def __init__(self, state: State, player: Union[int, None] = None) -> None:
        """Of all that led to a state, as a spectator or a player sees it."""
        self.state, self.player = state.clone(), player

    def frames(self) -> Iterator[tuple[str, State]]:
        """What was done, in words, and the state after it; first nothing and the first state."""
        state = self.state.clone()
        moves = []
        for move in reversed(self.state.full_history()):
            try:
                state.undo_action(move.player, move.action)
            except SpielError:  # what led to a position or a sampled state is not known
                break
            moves.append(move)
        yield "", state
        for move in reversed(moves):
            words = state.action_to_string(move.player, move.action)
            state = state.child(move.action)
            who = "chance" if move.player < 0 else f"player {move.player}"
            yield f"{who}: {words}", state

    def _repr_html_(self) -> str:
        frames = []
        for number, (words, state) in enumerate(self.frames()):
            hidden = ' hidden=""' if number > 0 else ""
            frames.append(f"<div{hidden}><div>{number}. {escaping.escape(words)}</div>{html(state, self.player)}</div>")
        show = "for(const [i,f] of [...this.nextElementSibling.children].entries())f.hidden=i!=this.value"
        return (
            f'<div><input type="range" min="0" max="{len(frames) - 1}" value="0" style="width:100%" aria-label="move"'
            f' oninput="{show}" /><div>{"".join(frames)}</div></div>'
        )

    def save(self, path: str) -> None:
        """Writes the page."""
        with open(path, "w", encoding="utf-8") as file:
            file.write(
                f'<!doctype html><meta charset="utf-8"><title>{self.state.get_game()}</title>{self._repr_html_()}'
            )


def replay(state: State, player: Union[int, None] = None) -> Replay:
    """All that led to a state, as a slider: as a spectator sees it, or a player."""
    return Replay(state, player)


def _span(style: str, text: str) -> str:
    return f'<span style="{style}">{escaping.escape(text)}</span>' if style else escaping.escape(text)


# Pieces of a line, each with its style.
def _runs(line: str) -> Iterator[tuple[str, str]]:
    style, end = "", 0
    for code in _CODE.finditer(line):
        if code.start() > end:
            yield style, line[end : code.start()]
        end = code.end()
        parts = [_style(part) for part in _parts(code[1])]
        style = ";".join(filter(None, parts))
    if line[end:]:
        yield style, line[end:]


def _parts(code: str) -> list[str]:
    found = re.findall(r"38;5;\d+|\d+", code)
    return [] if code in ("", "0") else found


def _style(part: str) -> str:
    if part.startswith("38;5;"):
        colour = _of_256(int(part[5:]))
        return f"fill:{colour};color:{colour}"
    return _STYLES.get(part, "")


def _of_256(number: int) -> str:
    if number < 16 or number > 250:  # nearly white is the ink of the page, light or dark
        return "currentColor"
    if number >= 232:
        return f"rgb({(grey := 8 + 10 * (number - 232))},{grey},{grey})"
    levels = (0, 95, 135, 175, 215, 255)
    number -= 16
    return f"rgb({levels[number // 36]},{levels[number // 6 % 6]},{levels[number % 6]})"


def _columns(text: str) -> int:
    return sum(0 if unicodedata.combining(letter) else 1 for letter in text)
