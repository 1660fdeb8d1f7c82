"""An action that knows why."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ._wharf import Analysis


class Suggestion(int):
    """What a computer player would do: the number of an action, with what the player thinks of all of them."""

    analysis: Analysis

    def __new__(cls, analysis: Analysis) -> Suggestion:
        action = super().__new__(cls, analysis.action)
        action.analysis = analysis
        return action

    @property
    def visits(self) -> NDArray[np.int64]:
        """(actions,): visits of every action; zeros if the player does not search."""
        return self.analysis.visits

    @property
    def policy(self) -> NDArray[np.float32]:
        """(actions,): the share of the visits."""
        return self.analysis.policy

    @property
    def values(self) -> NDArray[np.float32]:
        """(actions, players): expected returns; nan where nothing was searched."""
        return self.analysis.values
