"""A world never contradicts what was seen: a spectator who forgets nothing follows whole games (K12)."""

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

import pytest

import trianon
from trianon import InvalidPosition, Rng, State
from trianon.games.kabale.components import NAMES
from trianon.testing import given, rule, script
from trianon.testing.kabale import in_column
from trianon.testing.players import random_answer

KABALE = trianon.game("kabale")


@dataclass(eq=False)
class Lying:
    """A card that left a hand: whose, and which one if that was seen."""

    seat: int
    card: str | None = None


class Draw:
    """A card went from a deck to a hand, and only its owner saw it."""


Step = Draw | Lying | set[str]  # a set: the discard pile that became the deck
Laid = dict[Lying, str]


def is_possible(held: set[str], deck: set[str], past: list[Step], laid: Laid, hand: set[str]) -> bool:
    """Whether some order of the decks leads from a hand and a deck to a hand, these cards laid on the way."""
    held, deck, drawn = set(held), set(deck), 0  # cards of the deck not laid yet, and how many of them drawn
    for step in past:
        if isinstance(step, Draw):
            drawn += 1
        elif isinstance(step, set):
            held, deck, drawn = held | deck, set(step), 0  # nothing was left of the old one
        elif (card := step.card or laid[step]) in held:
            held.remove(card)
        elif card in deck and drawn:
            deck.remove(card)
            drawn -= 1
        else:
            return False
    return held <= hand and hand - held <= deck and len(hand - held) == drawn


@dataclass
class Memory:
    """Everything that everybody saw, in order; knows nothing of the engine's own notes."""

    seats: int
    columns: list[list[Lying]] = field(default_factory=list)
    discards: list[set[str]] = field(default_factory=list)
    past: list[list[Step]] = field(default_factory=list)
    reshuffles: int = 0

    def __post_init__(self) -> None:
        self.columns = [[] for _ in range(self.seats)]
        self.discards = [set() for _ in range(self.seats)]
        self.past = [[Draw(), Draw(), Draw()] for _ in range(self.seats)]

    def take_in(self, event: dict[str, Any]) -> None:
        """What one event shows to a spectator."""
        follow = getattr(self, f"_{event['event']}", None)
        if follow is not None:
            follow(event)

    def _column(self, event: dict[str, Any]) -> list[Lying]:
        return self.columns[event["column"] - 1]

    def _drew(self, event: dict[str, Any]) -> None:
        self.past[event["seat"]].append(Draw())

    def _laid(self, event: dict[str, Any]) -> None:
        self._column(event).append(self._out_of_hand(event))

    def _tucked(self, event: dict[str, Any]) -> None:
        self._column(event).insert(event["place"], self._out_of_hand(event))

    def _out_of_hand(self, event: dict[str, Any]) -> Lying:
        lying = Lying(event["seat"])
        self.past[event["seat"]].append(lying)
        return lying

    def _revealed(self, event: dict[str, Any]) -> None:
        self._column(event)[event["place"]].card = event["card"]

    def _moved(self, event: dict[str, Any]) -> None:
        column = self._column(event)
        explorer = next(lying for lying in column if (lying.seat, lying.card) == (event["seat"], "explorer"))
        column.remove(explorer)
        self.columns[event["to"] - 1].append(explorer)

    def _killed(self, event: dict[str, Any]) -> None:
        self._column(event).pop().card = event["card"]
        self.discards[event["seat"]].add(event["card"])

    def _evaluated(self, event: dict[str, Any]) -> None:
        for lying, card in zip(self._column(event), event["cards"], strict=True):
            lying.card = card["card"]
            self.discards[card["seat"]].add(card["card"])
        self._column(event).clear()

    def _reshuffled(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        self.reshuffles += 1
        self.past[seat].append(self.discards[seat])
        self.discards[seat] = set()

    def check(self, state: State) -> None:
        """Whether a position agrees with everything that was seen."""
        for seat in range(self.seats):
            own: Any = state.view(seat)
            laid: Laid = {}
            assert set(own["players"][seat]["discard"]) == self.discards[seat]
            for column, remembered in zip(own["columns"], self.columns, strict=True):
                assert [card["seat"] for card in column["cards"]] == [lying.seat for lying in remembered]
                for card, lying in zip(column["cards"], remembered, strict=True):
                    if lying.seat == seat:
                        assert lying.card in (None, card["card"])
                        laid[lying] = card["card"]
            assert is_possible(set(), {*NAMES}, self.past[seat], laid, set(own["hand"])), (
                "no luck leads there"
            )


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


# --- two cards out of the hand before the next is drawn ----------------------------------------------------


def laid_and_tucked(bottom: str, tucked: str) -> tuple[State, list[Step], list[Lying]]:
    """Seat 1 made its deck of FRESH, drew one card of it, and then laid one card and tucked another.

    Also what everybody saw since it held disguise, queen and juliet, and the two cards.
    """
    start = ("disguise", "queen", "juliet")
    lying = in_column(1, [card for card in NAMES if card not in (*start, *FRESH.split())])
    state = given(
        "kabale",
        columns=["art 5:", f"trade 5: {lying}"],
        hands=["king queen farmer", " ".join(start)],
        decks=[" ".join(card for card in NAMES if card not in ("king", "queen", "farmer")), ""],
        discards=["", FRESH],
        active=1,
    )
    script(state, "draw alchemist", "draw juliet", "draw swordsman", "draw farmer")
    for action in ("disguise > 1", "farmer > 2", f"{bottom} > 1", f"tuck {tucked}"):
        state.play(action)
    two = [Lying(1), Lying(1)]
    return state, [Lying(1, "disguise"), {*FRESH.split()}, Draw(), *two, Draw(), Draw()], two


def worlds_of_two(state: State) -> Counter[tuple[str, str, str]]:
    """The bottom card, the tucked card and the hand of seat 1, as seat 0 imagines them, and how often."""
    rng, found = Rng(3), Counter[tuple[str, str, str]]()
    for _ in range(1500):
        own: Any = state.determinize(0, rng).view(1)
        mine = [card["card"] for card in own["columns"][0]["cards"] if card["seat"] == 1]
        found[mine[2], mine[1], " ".join(own["hand"])] += 1
    return found


def possible_of_two(past: list[Step], two: list[Lying]) -> set[tuple[str, str, str]]:
    """The same by trying out all ways to place the six cards that seat 0 has not seen."""
    start, ways = {"disguise", "queen", "juliet"}, permutations(["queen", "juliet", *FRESH.split()], 5)
    return {
        (bottom, tucked, " ".join(sorted(hand, key=NAMES.index)))
        for bottom, tucked, *hand in ways
        if is_possible(start, set(), past, {two[0]: bottom, two[1]: tucked}, {*hand})
    }


@rule("K5.6", "K6.2", "K12.2")
@pytest.mark.parametrize(
    ("bottom", "tucked"), [("queen", "juliet"), ("alchemist", "queen"), ("queen", "alchemist")]
)
def test_one_drawn_card_is_not_laid_and_tucked_at_once(bottom: str, tucked: str) -> None:
    """Of two cards out of the hand one at least is old: all such worlds occur, equally often, no others."""
    state, past, two = laid_and_tucked(bottom, tucked)
    expected = possible_of_two(past, two)
    assert len(expected) == 56
    for position in (state, KABALE.from_json(state.to_json())):
        found = worlds_of_two(position)
        assert set(found) == expected
        both_old = sum(
            often for (one, other, _), often in found.items() if {one, other} == {"queen", "juliet"}
        )
        assert 170 < both_old < 260  # a seventh of 1500, on average


@rule("K4.2", "K12.1")
@pytest.mark.parametrize(
    ("bottom", "tucked", "known"),
    [("alchemist", "queen", {"not": FRESH.split()}), ("queen", "alchemist", {}), ("queen", "juliet", {})],
)
def test_turning_up_one_of_two_cards_may_tell_the_other(
    bottom: str, tucked: str, known: dict[str, list[str]]
) -> None:
    """A new card proves that the other one is old; after an old one it may be anything."""
    state, _, _ = laid_and_tucked(bottom, tucked)
    before: Any = state.view(0)
    both = [card for card in before["columns"][0]["cards"] if not card["up"]]
    assert [card["one_not"] for card in both] == [FRESH.split()] * 2
    state.play("king > 1")
    after: Any = state.view(0)
    cards = after["columns"][0]["cards"]
    assert cards[1] == {"seat": 1, "up": False, "tucked": True, **known}
    assert cards[2]["card"] == bottom


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


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ("1:disguise (1:juliet*) [1:queen]", "^columns: stars of seat 1 are on a tucked card and others"),
        ("1:disguise (1:juliet) [1:queen*]", "^columns: stars of seat 1 are on a tucked card and others"),
        ("1:disguise (1:juliet*) [1:queen'*]", "^columns: stars of seat 1 .* of the same age"),
        ("1:disguise (1:alchemist*) [1:swordsman*]", "^columns: no card of seat 1 with a star is older"),
        ("1:disguise* (1:juliet*) [1:queen*]", r"^columns\[0\]: .* everybody knows"),
    ],
)
def test_what_is_known_of_several_cards_must_be_true(cards: str, message: str) -> None:
    state, _, _ = laid_and_tucked("queen", "juliet")
    doc: Any = state.to_json()
    assert doc["columns"][0] == "art 5: 1:disguise (1:juliet*) [1:queen*]"
    doc["columns"][0] = f"art 5: {cards}"
    doc["hands"][1] = " ".join(
        [card for card in ("queen", "juliet", *FRESH.split()) if card not in cards][:3]
    )
    doc["decks"][1] = "merchant"
    with pytest.raises(InvalidPosition, match=message):
        KABALE.from_json(doc)
