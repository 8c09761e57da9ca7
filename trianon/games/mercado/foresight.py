"""Mercado: what a master foresees: the points that a seat will still make, as a small network tells them.

It looks at a seat and at the best of its rivals: what they have, and what the market promises them. What it
weighs how much was learned (`neurons.py`), from many more games and with more traits than `weights.py`.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from trianon.games.mercado.components import BLACK, CUTPURSE, DRAWN, FACES, FINISH, WHITE
from trianon.games.mercado.instinct import (
    RIVAL,
    TOKEN,
    is_contested,
    late_of,
    patience_of,
    prize,
    purse_of,
    symbol_worth,
    worth_of_all,
)
from trianon.games.mercado.prices import missing
from trianon.games.mercado.scoring import steps_of
from trianon.games.mercado.tableau import Tableau
from trianon.kernel.bags import count, total

HAVING: Final = (
    "progress",
    "seals",
    "privileges",
    "steps of privileges",
    "worth of their extras",
    "white coins in the purse",
    "coloured coins in the purse",
    "counterfeits in the purse",
    "spent coins",
    "drawn counterfeits",
    "genuine part of the purse",
    "coins for the next two draws",
    "worth of the symbols within reach",
    "start",
    "what is left for what pays later",
)
HOPING: Final = (
    "white coins beside tiles",
    "coins beside tiles",
    "what the next draw may buy",
    "hope of tiles that lack one coin",
    "hope of tiles that lack two",
    "hope of tiles that lack more",
    "hope of tiles not begun",
    "the best hope",
    "the second best",
    "tiles that lack one coin",
    "begun tiles that a rival lacks one coin of",
    "chance to reach the disc with the next draw",
)
# The places of the latter.
WHITE_LAID: Final = 0
LAID: Final = 1
NEXT: Final = 2
LACKING: Final = 3  # one coin, two, more
NOT_BEGUN: Final = 6
BEST: Final = 7
SECOND: Final = 8
NEARLY: Final = 9
CONTESTED: Final = 10
PASSING: Final = 11

TRAITS: Final = 27  # all of them
ROW: Final = 2 + 2 * TRAITS  # weights of a neuron
NEAR: Final = 2  # spaces ahead: fewer, or more than FAR, a tile seldom gives
FAR: Final = 7


def outline(s: Tableau, seat: i64) -> vec[float]:
    """The traits of a seat, in the order of HAVING and HOPING."""
    found = _having(s, seat)
    for hoped in _hoping(s, seat):
        found = append(found, hoped)
    return found


def _having(s: Tableau, seat: i64) -> vec[float]:
    purse = s.purses[seat]
    tokens = s.privileges[seat]
    held = total(purse)
    white = count(purse, WHITE)
    black = count(purse, BLACK)
    drawn = count(s.characters[seat], BLACK)
    late = late_of(s)
    found = vec[float](capacity=TRAITS)
    found = append(found, float(s.progress[seat]))
    found = append(found, float(s.seals[seat]))
    found = append(found, float(total(tokens)))
    found = append(found, float(steps_of(s.figures, tokens)))
    found = append(found, _extras(s, tokens, late))
    found = append(found, float(white))
    found = append(found, float(held - white - black))
    found = append(found, float(black))
    found = append(found, float(total(s.characters[seat]) - drawn))
    found = append(found, float(drawn))
    found = append(found, float(held - black) / float(max(1, held)))
    found = append(found, float(min(held, 2 * DRAWN)))
    found = append(found, _symbols_ahead(s, seat, late))
    found = append(found, 1.0 if s.first == seat else 0.0)
    return append(found, late)


def _extras(s: Tableau, tokens: i64, late: float) -> float:
    worth = 0.0
    for face in range(FACES):
        if count(tokens, face) > 0:
            worth += float(count(tokens, face)) * worth_of_all(s.figures.extras[face], late)
    return worth


def _symbols_ahead(s: Tableau, seat: i64, late: float) -> float:
    worth = 0.0
    for steps in range(NEAR, FAR + 1):
        worth += symbol_worth(s, seat, s.progress[seat] + steps, late)
    return worth


def _hoping(s: Tableau, seat: i64) -> vec[float]:
    figures = s.figures
    purse = purse_of(s, seat)
    late = late_of(s)
    patience = patience_of(late)
    found = vec[float]([0.0] * len(HOPING))
    for position in range(len(s.market)):
        tile = s.market[position]
        if tile == CUTPURSE:
            continue
        edge = s.edge(position, seat)
        found[WHITE_LAID] += float(count(edge, WHITE))
        found[LAID] += float(total(edge))
        gain = prize(s, tile, seat, late)
        purse.look_ahead(figures, tile, edge)
        soon = purse.soon
        later = purse.later
        hoped = gain * patience * (soon + patience * (later - soon + patience * (purse.latest - later)))
        found[NEXT] += soon * gain
        if is_contested(s, position, seat):
            hoped *= RIVAL
            if edge != 0:
                found[CONTESTED] += 1.0
        points = figures.points[tile]
        if points > 0 and s.progress[seat] + points >= FINISH:
            found[PASSING] = max(found[PASSING], soon)
        lacking = missing(figures, tile, edge)
        if edge == 0:
            found[NOT_BEGUN] += hoped
        else:
            found[LACKING + max(0, min(2, lacking - 1))] += hoped
            if lacking == 1:
                found[NEARLY] += 1.0
        if hoped > found[BEST]:
            found[SECOND] = found[BEST]
            found[BEST] = hoped
        elif hoped > found[SECOND]:
            found[SECOND] = hoped
    return found


def rival_of(s: Tableau, seat: i64) -> i64:
    """Who of the others is ahead, seals and privileges included."""
    best: i64 = -1
    most = -1.0
    for other in range(s.seats):
        if other != seat:
            ahead = float(s.progress[other] + s.seals[other]) + TOKEN * float(total(s.privileges[other]))
            if ahead > most:
                most = ahead
                best = other
    return best


@final
class Foresight:
    """A network with one hidden layer, and a straight part beside it.

    The weights of the straight part come first, then those of every neuron: a constant, what more than two
    seats change, the traits of the seat, those of its rival; and of a neuron what it counts.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.neurons: i64 = (len(weights) - ROW) // (ROW + 1)

    def expected(self, s: Tableau) -> list[float]:
        """The points with which every seat will end."""
        outlines: list[vec[float]] = [outline(s, seat) for seat in range(s.seats)]
        found: list[float] = []
        for seat in range(s.seats):
            gain = self.gain(outlines[seat], outlines[rival_of(s, seat)], float(s.seats - 2))
            found.append(float(s.progress[seat]) + gain)
        return found

    def gain(self, own: vec[float], rival: vec[float], more: float) -> float:
        """What a seat will still make; `more`: how many seats there are besides the two."""
        gain = self._sum(0, own, rival, more)
        place: i64 = ROW
        for _neuron in range(self.neurons):
            excited = self._sum(place, own, rival, more)
            if excited > 0.0:
                gain += excited * self.weights[place + ROW]
            place += ROW + 1
        return gain

    def _sum(self, place: i64, own: vec[float], rival: vec[float], more: float) -> float:
        weights = self.weights
        result = weights[place] + weights[place + 1] * more
        place += 2
        for trait in range(TRAITS):
            result += weights[place + trait] * own[trait] + weights[place + TRAITS + trait] * rival[trait]
        return result
