"""What a seat has seen counts: its worlds never contradict it, and the real world is always among them."""

import random
from collections import Counter
from typing import cast

import pytest

import trianon
from tests.games.louis.court import court
from tests.games.louis.look import View, hand, intrigues, missions
from tests.games.louis.oracle import PERSONS
from tests.games.louis.rich import rich
from trianon import Event, Rng, State
from trianon.testing import given, random_answer, rule

COLOURS = {"a": "light", "b": "medium", "c": "dark"}


def worlds(state: State, seat: int, count: int = 12) -> list[State]:
    return [state.determinize(seat, Rng(luck)) for luck in range(count)]


class Memory:
    """What one seat can know of hidden cards, by nothing but its views and what it was told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.influence: list[tuple[int, str]] = []  # who holds which card
        self.intrigue: dict[str, int] = {}
        self.missions: dict[str, set[int | str]] = {}  # who may hold it; "under": it may lie under a deck

    def hear(self, before: View, events: list[Event]) -> None:
        """One step of the game: the view before it, and what was told."""
        top = list(cast("list[str | None]", before["top"]))
        under = {
            pile: list(cards) for pile, cards in cast("dict[str, list[str | None]]", before["under"]).items()
        }
        decks = dict(cast("dict[str, int]", before["decks"]))
        for event in events:
            told = event.view(self.seat)
            by = cast("int", told.get("seat", -1))
            if event.kind in ("played", "exchanged_card") and (by, told["card"]) in self.influence:
                self.influence.remove((by, str(told["card"])))
            elif event.kind == "put_back":
                held = [card for seat, card in self.influence if seat == by]
                self.influence = [(seat, card) for seat, card in self.influence if seat != by]
                top.insert(0, str(told["card"]) if by == self.seat else held[0] if held else None)
            elif event.kind == "drew_influence" and top:
                card = top.pop(0)
                if card is not None and by != self.seat:
                    self.influence.append((by, card))
            elif event.kind == "influence_ended":
                self.influence, top = [], []
            elif event.kind == "drew_intrigue":
                self._draw_intrigue(by, decks, under["intrigue"])
            elif event.kind == "intrigue_played":
                self.intrigue.pop(str(told["person"]), None)
                under["intrigue"].append(str(told["person"]))
                decks["intrigue"] += 1
            elif event.kind == "fulfilled":
                self.missions.pop(str(told["mission"]), None)
            elif event.kind == "replaced":
                self._put_under(by, told, decks, under)
            elif event.kind == "drew_mission":
                self._draw_mission(by, told, decks, under)

    def _draw_intrigue(self, by: int, decks: dict[str, int], under: list[str | None]) -> None:
        if decks["intrigue"] == len(under):
            self.intrigue[str(under.pop(0))] = by
        decks["intrigue"] -= 1

    def _put_under(
        self, by: int, told: View, decks: dict[str, int], under: dict[str, list[str | None]]
    ) -> None:
        named = cast("list[str | None]", told.get("missions", [None, None]))
        for colour, mission in zip(cast("list[str]", told["colours"]), named, strict=False):
            under[colour].append(mission)
            decks[colour] += 1
            for held, places in self.missions.items():
                if by in places and COLOURS[held[0]] == colour:
                    places.add("under")

    def _draw_mission(
        self, by: int, told: View, decks: dict[str, int], under: dict[str, list[str | None]]
    ) -> None:
        colour = str(told["colour"])
        if by == self.seat:
            self.missions.pop(str(told["mission"]), None)
        if decks[colour] == len(under[colour]):
            mission = under[colour].pop(0)
            if by != self.seat and mission is not None:
                self.missions[mission] = {by}
            elif by != self.seat:
                for held, places in self.missions.items():
                    if "under" in places and COLOURS[held[0]] == colour:
                        places.add(by)
        decks[colour] -= 1

    def check(self, world: State) -> None:
        """The world agrees with all of it."""
        for holder in range(world.seats):
            known = Counter(card for seat, card in self.influence if seat == holder)
            assert known <= Counter(hand(world, holder)), (self.seat, known)
        for person, holder in self.intrigue.items():
            assert person in intrigues(world, holder), (self.seat, person)
        under = str(world.to_json()["under_missions"])
        for mission, places in self.missions.items():
            holders = {seat for seat in range(world.seats) if mission in missions(world, seat)}
            assert holders & places or ("under" in places and mission in under), (self.seat, mission, places)


def scarce(dice: random.Random, seats: int) -> State:
    """A position in which what was put under decks or on top of them is drawn again soon."""
    state = rich(dice, seats)
    doc = state.to_json()
    displays = [row.split() for row in cast("list[str]", doc["display"])]
    hands = [row.split() for row in cast("list[str]", doc["missions"])]
    for wanted in ("a19", "a20", "b11", "b12", "c03"):
        for row in (*displays, *hands):
            if wanted in row:
                row.remove(wanted)
        dice.choice(displays).append(wanted)
    gone = {name for row in (*displays, *hands) for name in row}
    for name in [*[f"c0{n}" for n in range(1, 9)], *[f"b{n:02}" for n in range(1, 13)]]:
        if name not in gone:
            dice.choice(hands).append(name)  # two decks are empty
    doc["display"], doc["missions"] = [" ".join(row) for row in displays], [" ".join(row) for row in hands]
    held = " ".join(cast("list[str]", doc["intrigue"])).split()
    doc["under_intrigue"] = " ".join(person for person in PERSONS if person not in held)
    doc["round"], doc["money_cards"] = 2, "g1 g2"
    return trianon.game("louis").from_json(doc)


@pytest.mark.exhaustive
@rule("L2.3", "L4.5", "L5.3", "L8.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_never_contradict_what_a_seat_saw(seats: int) -> None:
    """Whole games: all worlds and the real one agree with the memory of a seat, and look the same to it."""
    remembered: set[str] = set()
    for seed in range(4):
        state, rng = scarce(random.Random(seed), seats), Rng(seed)
        memories = [Memory(seat) for seat in range(seats)]
        number = 0
        while state.decision is not None:
            views = [state.view(seat) for seat in range(seats)]
            events = state.play(str(state.decision.options[random_answer(state, rng)]))
            number += 1
            for memory in memories:
                memory.hear(views[memory.seat], events)
                memory.check(state)
                remembered |= {name for name in ("influence", "intrigue", "missions") if vars(memory)[name]}
                if number % 6 == 0:
                    world = state.determinize(memory.seat, Rng(number))
                    memory.check(world)
                    assert world.view(memory.seat) == state.view(memory.seat)
    assert remembered == {"influence", "intrigue", "missions"}


# --- the cases one by one -----------------------------------------------------------------------------------


@rule("L4.5", "L8.11")
def test_a_card_put_back_and_taken_by_exchange() -> None:
    """Seat 0 puts its last card on top, seat 1 takes it with B11: seat 0 knows, seat 2 does not."""
    state = court(hands=("conde anne", "joker joker marie", ""), display=("", "b11"))
    for answer in ("play conde take", "exchange joker with b11"):
        state.play(answer)
    assert hand(state, 1).count("anne") == 1
    assert state.view(0)["clues"] == [{"card": "anne", "seats": [1], "pile": False}]
    assert all("anne" in hand(world, 1) for world in worlds(state, 0))
    assert not all("anne" in hand(world, 1) for world in worlds(state, 2))
    assert "clues" not in state.view(2)
    again = trianon.game("louis").from_json(state.to_json())
    assert again.fingerprint() == state.fingerprint()
    assert again.view(0) == state.view(0)
    state.play("play anne take")
    assert "clues" not in state.view(0)


@rule("L5.3", "L6.8")
def test_an_intrigue_card_from_under_the_deck_is_no_secret() -> None:
    """The deck is used up: seat 0 takes the card that everybody saw played."""
    state = given(
        "louis",
        step="supply",
        round=2,
        display=["c03"],
        intrigue=["", "conde"],
        under_intrigue=" ".join(person for person in PERSONS if person != "conde"),
    )
    state.play("use c03")
    assert cast("list[View]", state.view(2)["players"])[0]["intrigue_known"] == ["anne"]
    for seat in range(3):
        assert all("anne" in intrigues(world, 0) for world in worlds(state, seat))
    assert all(intrigues(world, 1) == ["conde"] for world in worlds(state, 2))


DARK = [f"c0{number}" for number in range(1, 9)]


def replacing(**fields: object) -> State:
    """No dark mission is in its deck: what seat 0 puts under it, seat 1 draws."""
    common: dict[str, object] = {"step": "replace", "pending": {"mission": "a19"}, "round": 2}
    return given("louis", **{**common, "display": ["a19", "a20"], **fields})


@rule("L8.8", "P15")
def test_a_mission_put_under_an_empty_deck_and_drawn_by_another() -> None:
    """Seat 0 knows what seat 1 drew, seat 2 does not."""
    state = replacing(missions=["c01 c03 a01", "c02 a02", " ".join(DARK[3:])])
    for answer in ("replace c01", "draw light", "replace a02", "draw dark"):
        state.play(answer)
    assert sorted(missions(state, 1)) == ["c01", "c02"]
    assert state.view(0)["clues"] == [{"mission": "c01", "seats": [1], "pile": False}]
    assert all("c01" in missions(world, 1) for world in worlds(state, 0))
    seen = {tuple(missions(world, 1)) for world in worlds(state, 2)}
    assert len(seen) > 1


@rule("L8.8", "P15")
def test_a_known_mission_may_have_been_put_back() -> None:
    """Seat 1 put back one of two dark missions: seat 0 knows one of them, and both cases are possible."""
    state = replacing(
        turn=1,
        pending={"mission": "a20"},
        missions=["a01 b01", "c01 c02", " ".join(DARK[2:])],
        clues=["c01@1", "", ""],
    )
    state.play("replace c02")
    assert state.view(0)["clues"] == [{"mission": "c01", "seats": [1], "pile": True}]
    found = Counter("c01" in missions(world, 1) for world in worlds(state, 0, 40))
    assert found[True] > 0 < found[False]
    for world in worlds(state, 0):
        under = str(world.to_json()["under_missions"])
        assert "c01" in missions(world, 1) or under == "1:c01"
    assert trianon.game("louis").from_json(state.to_json()).fingerprint() == state.fingerprint()
