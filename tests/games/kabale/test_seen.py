"""A world never contradicts what was seen: a spectator who forgets nothing follows whole games (K12)."""

from dataclasses import dataclass, field
from typing import Any

import pytest

import trianon
from trianon import InvalidPosition, Rng, State
from trianon.games.kabale.components import NAMES
from trianon.testing import rule
from trianon.testing.kabale import in_column
from trianon.testing.players import random_answer

KABALE = trianon.game("kabale")


@dataclass
class Lying:
    """A card in a column: whose, which one if that was seen, and what it cannot be."""

    seat: int
    card: str | None = None
    not_these: set[str] = field(default_factory=set)


@dataclass
class Memory:
    """Everything that can be concluded from what everybody sees; knows nothing of the engine's own notes."""

    seats: int
    columns: list[list[Lying]] = field(default_factory=list)
    discards: list[set[str]] = field(default_factory=list)
    made_of: list[set[str]] = field(default_factory=list)
    reshuffles: int = 0

    def __post_init__(self) -> None:
        self.columns = [[] for _ in range(self.seats)]
        self.discards = [set() for _ in range(self.seats)]
        self.made_of = [set(NAMES) for _ in range(self.seats)]

    def take_in(self, event: dict[str, Any]) -> None:
        """What one event shows to a spectator."""
        follow = getattr(self, f"_{event['event']}", None)
        if follow is not None:
            follow(event)

    def _column(self, event: dict[str, Any]) -> list[Lying]:
        return self.columns[event["column"] - 1]

    def _laid(self, event: dict[str, Any]) -> None:
        self._column(event).append(Lying(event["seat"]))

    def _tucked(self, event: dict[str, Any]) -> None:
        self._column(event).insert(event["place"], Lying(event["seat"]))

    def _revealed(self, event: dict[str, Any]) -> None:
        self._column(event)[event["place"]].card = event["card"]

    def _moved(self, event: dict[str, Any]) -> None:
        column = self._column(event)
        explorer = next(lying for lying in column if (lying.seat, lying.card) == (event["seat"], "explorer"))
        column.remove(explorer)
        self.columns[event["to"] - 1].append(explorer)

    def _killed(self, event: dict[str, Any]) -> None:
        self._column(event).pop()
        self.discards[event["seat"]].add(event["card"])

    def _evaluated(self, event: dict[str, Any]) -> None:
        for card in event["cards"]:
            self.discards[card["seat"]].add(card["card"])
        self._column(event).clear()

    def _reshuffled(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self.reshuffles += 1
        self.made_of[seat], self.discards[seat] = self.discards[seat], set()
        for column in self.columns:
            for lying in column:
                if lying.seat == seat and lying.card is None:
                    lying.not_these |= self.made_of[seat]

    def check(self, state: State) -> None:
        """Whether a position agrees with everything that was seen."""
        for seat in range(self.seats):
            own: Any = state.view(seat)
            elsewhere = set(own["hand"]) | set(own["players"][seat]["discard"])
            assert set(own["players"][seat]["discard"]) == self.discards[seat]
            for column, remembered in zip(own["columns"], self.columns, strict=True):
                assert [card["seat"] for card in column["cards"]] == [lying.seat for lying in remembered]
                for card, lying in zip(column["cards"], remembered, strict=True):
                    if lying.seat == seat:
                        elsewhere.add(card["card"])
                        assert lying.card in (None, card["card"])
                        assert card["card"] not in lying.not_these, "it was in the deck after it was laid"
            assert set(NAMES) - elsewhere <= self.made_of[seat], "the deck was not made of that card"


@pytest.mark.exhaustive
@rule("K12.1", "K12.2", "K12.3", "K6.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_world_contradicts_what_was_seen(seats: int) -> None:
    """The real position is always among the possible ones, and those that are ruled out never occur."""
    state, rng, memory = KABALE.start(seats=seats, seed=seats), Rng(seats), Memory(seats)
    while state.decision is not None:
        memory.check(state)
        for viewer in (None, rng.below(seats)):
            world = state.determinize(viewer, rng)
            memory.check(world)
            memory.check(KABALE.from_json(world.to_json()).determinize(viewer, rng))
            assert world.view(viewer) == state.view(viewer)
        for event in state.play(state.decision.options[random_answer(state, rng)]):
            memory.take_in(event.view(None))
    assert memory.reshuffles >= seats


FRESH = "alchemist swordsman farmer merchant"


def after_a_reshuffle(bottom: str, hand: str, reshuffled: str = FRESH) -> State:
    """The deck of seat 1 was made of FRESH, of which a card was drawn; below its open cards lies one more."""
    away = {*hand.split(), *FRESH.split(), *bottom.strip("[']").removeprefix("1:").split()}
    lying = in_column(1, [card for card in NAMES if card not in away and card != "storm"])
    return KABALE.from_json(
        {
            "game": "kabale",
            "seats": 2,
            "columns": [f"art 5: {lying} {bottom}", "trade 5:"],
            "hands": ["king", hand],
            "decks": [" ".join(NAMES[1:]), "swordsman farmer merchant"],
            "discards": ["", "storm"],
            "reshuffled": ["", reshuffled],
        }
    )


def worlds(state: State, seat: int | None) -> list[Any]:
    rng = Rng(1)
    return [state.determinize(seat, rng).to_json() for _ in range(300)]


def bottoms(state: State) -> set[str]:
    """What the card at the foot of the first column is in worlds of seat 0."""
    return {doc["columns"][0].split()[-1].strip("[']").removeprefix("1:") for doc in worlds(state, 0)}


@rule("K6.2", "K12.3")
def test_a_deck_is_made_of_the_pile_that_everybody_saw() -> None:
    """What was hidden at that moment is not in the deck; of the hand one card has been drawn since."""
    state, fresh = after_a_reshuffle("[1:king']", "queen juliet alchemist"), {*FRESH.split()}
    seen = worlds(state, 0)
    assert {card for doc in seen for card in doc["decks"][1].split()} == fresh
    for doc in seen:
        assert len(fresh.intersection(doc["hands"][1].split())) == 1
    assert bottoms(state) == {"king", "queen", "juliet"}


@rule("K12.2")
def test_a_card_laid_after_the_reshuffle_may_be_an_old_or_a_new_one() -> None:
    assert bottoms(after_a_reshuffle("[1:king]", "queen alchemist")) == {"king", "queen", *FRESH.split()}


@rule("K6.2", "K12.1")
def test_a_hidden_card_may_have_seen_several_reshuffles() -> None:
    """None of the piles that became the deck meanwhile holds it."""
    piles = f"queen witch / {FRESH}"
    assert bottoms(after_a_reshuffle("[1:king'']", "queen juliet alchemist", piles)) == {"king", "juliet"}
    assert bottoms(after_a_reshuffle("[1:king']", "queen juliet alchemist", piles)) == {
        "king",
        "queen",
        "juliet",
    }


@rule("K12.1")
def test_the_view_shows_what_can_be_known() -> None:
    """To everybody the pile that was reshuffled; of a hidden card what it cannot be, but not to its owner."""
    state = after_a_reshuffle("[1:king']", "queen juliet alchemist")
    for viewer in (None, 0, 1):
        view: Any = state.view(viewer)
        assert [player.get("reshuffled") for player in view["players"]] == [None, FRESH.split()]
        bottom = view["columns"][0]["cards"][-1]
        known = {"card": "king"} if viewer == 1 else {"not": FRESH.split()}
        assert bottom == {"seat": 1, "up": False, **known}


@pytest.mark.parametrize(
    ("bottom", "hand", "reshuffled", "message"),
    [
        ("[1:king'']", "queen juliet alchemist", FRESH, r"^columns\[0\]: 1:king saw more reshuffles"),
        ("[1:king']", "queen juliet alchemist", f"{FRESH} king", r"^columns\[0\]: 1:king was in the deck"),
        ("1:king'", "queen juliet alchemist", FRESH, r"^columns\[0\]: .* everybody knows"),
        (
            "[1:king']",
            "queen juliet alchemist",
            "farmer",
            r"^reshuffled\[1\]: the deck holds swordsman merchant",
        ),
        (
            "[1:king']",
            "queen juliet alchemist",
            f"/ {FRESH}",
            r"^reshuffled\[1\]: nobody reshuffles an empty",
        ),
        ("[1:king']", "queen juliet alchemist", "dwarf", r"^reshuffled\[1\]: there is no card"),
    ],
)
def test_what_is_known_must_be_true(bottom: str, hand: str, reshuffled: str, message: str) -> None:
    with pytest.raises(InvalidPosition, match=message):
        after_a_reshuffle(bottom, hand, reshuffled)
