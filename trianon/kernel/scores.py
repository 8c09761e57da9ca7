"""Points with their reasons, and how a game ended."""


class Reason:
    """Some points and why: `why` names the reason, `data` what it is about."""

    def __init__(self, why: str, points: int, data: dict[str, object]) -> None:
        self.why = why
        self.points = points
        self.data = data

    def to_json(self) -> dict[str, object]:
        """The reason as data."""
        whole: dict[str, object] = {"why": self.why, "points": self.points}
        whole.update(self.data)
        return whole

    def __repr__(self) -> str:
        return f"<{self.points:+d} {self.why}>"


class Score:
    """The points of one seat; always the sum of its reasons."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        self.reasons = reasons
        self.points = sum([reason.points for reason in reasons])

    def to_json(self) -> dict[str, object]:
        """The score as data."""
        return {"points": self.points, "reasons": [reason.to_json() for reason in self.reasons]}

    def __repr__(self) -> str:
        return f"<Score {self.points}>"


class Outcome:
    """The end of a game: seats in order of merit, those who share a place together."""

    def __init__(self, ranking: tuple[tuple[int, ...], ...]) -> None:
        self.ranking = ranking
        self.winners = ranking[0]

    def to_json(self) -> dict[str, object]:
        """The outcome as data."""
        return {"winners": list(self.winners), "ranking": [list(place) for place in self.ranking]}

    def __repr__(self) -> str:
        return f"<Outcome {self.ranking}>"


def rank(merits: list[int]) -> Outcome:
    """The outcome when the highest merit wins and equal merits share a place."""
    places: list[tuple[int, ...]] = []
    for merit in sorted(set(merits), reverse=True):
        places.append(tuple([seat for seat in range(len(merits)) if merits[seat] == merit]))
    return Outcome(tuple(places))
