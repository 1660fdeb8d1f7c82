"""A game as a slider, for notebooks. States draw themselves."""

from __future__ import annotations

import html
from typing import Iterator, Union

from ._wharf import SpielError, State


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
            frames.append(f"<div{hidden}><div>{number}. {html.escape(words)}</div>{state.svg(self.player)}</div>")
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
