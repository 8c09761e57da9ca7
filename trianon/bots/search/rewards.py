"""Rewards: what an end, or a position judged in its place, is worth to every seat, as one number."""

from typing import Final, final

from trianon.kernel.judgement import LOGISTIC, Judgement
from trianon.kernel.state import State

LEAD: Final = 0.5  # how much of the reward is for the margin: it varies less with luck than winning


@final
class Rewards:
    """Between 0 and 1, from the share of the win and from the margin. Alone it is the points."""

    def __init__(self, root: State, judgement: Judgement) -> None:
        self.judgement = judgement
        self.is_alone = root.seats == 1
        spread = max(1.0, judgement.spread(root))
        # What one point more is worth in an even game.
        self.slope: float = (
            1.0 / judgement.decisive
            if self.is_alone
            else (1.0 - LEAD) / (4.0 * LOGISTIC * spread) + LEAD / (2.0 * judgement.scale)
        )

    def of(self, s: State) -> list[float]:
        """The reward of every seat."""
        outlook = self.judgement.outlook(s)
        if self.is_alone:
            return [outlook.margins[0] / self.judgement.decisive]
        gains: list[float] = []
        for seat in range(s.seats):
            lead = outlook.margins[seat]
            squashed = 0.5 + 0.5 * lead / (self.judgement.scale + abs(lead))
            gains.append((1.0 - LEAD) * outlook.shares[seat] + LEAD * squashed)
        return gains
