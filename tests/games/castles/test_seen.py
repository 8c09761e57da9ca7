"""A world never contradicts what a seat has seen: stacks it looked through, bonus cards it gave away."""

from typing import Any

import pytest

import trianon
from tests.games.castles.look import SALON, doc, grown, options, play, random_game, view
from trianon import State
from trianon.games.castles.components import BONUS_CARD_NAMES
from trianon.testing import given, rule
from trianon.testing.seen import Witness, follow, possible_worlds

CELLAR = ["powder_room", "broom_closet", "cloak_room", "washroom", "dirt_room", "utility_room"]

# --- stacks -----------------------------------------------------------------------------------------------


class Books:
    """For every look of a seat: what it saw then, and what has left that stack since."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.looks: list[
            tuple[str, set[str], list[str | int]]
        ] = []  # size, rooms; left: names, or put events
        self.on_deck: list[int] = []  # put events, the topmost last
        self.rooms: dict[int, str] = {}  # of put events that were turned up or laid by the seat itself
        self.puts = 0
        self.out: list[int] = []

    def hear(self, event: dict[str, Any]) -> None:
        if event["event"] == "looked" and event["seat"] == self.seat:
            self.looks.append((str(event["size"]), set(event["rooms"]), []))
        elif event["event"] == "put":
            self._leaves(str(event["size"]), self.puts)
            (self.out if event["last"] else self.on_deck).append(self.puts)
            if "room" in event:
                self.rooms[self.puts] = event["room"]
            self.puts += 1
        elif event["event"] == "drawn" and event["from"] == "deck":
            self.rooms[self.on_deck.pop()] = event["room"]
        elif event["event"] == "drawn":
            self._leaves(str(event["size"]), event["room"])

    def _leaves(self, size: str, what: str | int) -> None:
        for of_size, _, left in self.looks:
            if of_size == size:
                left.append(what)

    def check(self, world: dict[str, Any]) -> None:
        """What was seen is what is there now and what has left, as this world has it."""
        rooms = dict(self.rooms)
        for puts, entries in ((self.on_deck, world["laid"]), (self.out, world["out"])):
            for put, entry in zip(puts, entries, strict=True):
                room = entry.split()[0]
                assert rooms.setdefault(put, room) == room
        for size, seen, left in self.looks:
            names = [one if isinstance(one, str) else rooms[one] for one in left]
            assert {*world["stacks"][size].split(), *names} == seen
            assert len(set(names)) == len(names)


@pytest.mark.exhaustive
@rule("C14.2", "C10.8")
@pytest.mark.parametrize("seed", range(6))
def test_stacks_are_as_they_were_seen(seed: int) -> None:
    """In whole games, for every seat, by books that are kept from what it was told alone."""
    books = [Books(seat) for seat in range(3)]
    for number, (state, events) in enumerate(random_game(3, seed, eager=True)):
        for book in books:
            for event in events:
                book.hear(event.view(book.seat))
            book.check(doc(state))
            if book.looks and number % 5 == 0:
                for luck in range(3):
                    book.check(doc(state.determinize(book.seat, trianon.Rng(luck))))


@rule("C14.2", "C10.8")
def test_what_a_second_look_proves() -> None:
    """Seat 1 looked before the Kitchen left the stack, and again afterwards: it can only be the Kitchen."""
    state = given("castles", castles=[SALON, []], rewards=["nap_room"], looked={"300": "1"})
    play(state, "claim nap_room", "look 300", "put kitchen", "done")
    assert doc(state)["laid"] == ["kitchen by 0 aware 1"]
    assert "among" not in view(state, 1)["deck"]["tiles"][0]
    later = {**doc(state), "looked": {"300": "0 1 1"}}
    state = trianon.game("castles").from_json(later)
    assert view(state, 1)["deck"]["tiles"] == [{"size": 300, "seat": 0, "among": ["kitchen"]}]
    assert view(state, 0)["deck"]["tiles"] == [{"size": 300, "seat": 0, "room": "kitchen"}]
    for luck in range(20):
        assert doc(state.determinize(1, trianon.Rng(luck)))["laid"] == ["kitchen by 0 aware 1"]


@rule("C14.2")
def test_each_look_has_its_own_lot() -> None:
    """What left before the second look and what left after it are not mixed up."""
    laid = [
        "kitchen by 0 aware 1",
        "sauna by 0 aware 1",
        "scullery by 0 aware 1 1",
        "panic_room by 0 aware 1 1 1",
    ]
    state = given("castles", seats=2, laid=laid, looked={"300": "0 1 1 1"})
    tiles = view(state, 1)["deck"]["tiles"]
    assert [tile.get("among") for tile in tiles] == [
        ["sauna", "kitchen"], ["sauna", "kitchen"], ["scullery"], None,
    ]  # fmt: skip
    assert "panic_room" in view(state, 1)["known"]["300"]
    firsts = set()
    for luck in range(20):
        world = doc(state.determinize(1, trianon.Rng(luck)))["laid"]
        firsts.add(world[0])
        assert world[2] == laid[2]
        assert {row.split()[0] for row in world[:2]} == {"kitchen", "sauna"}
    assert len(firsts) == 2


def test_older_documents_say_who_is_certain() -> None:
    """A seat that was certain had looked a second time."""
    state = given(
        "castles",
        seats=2,
        laid=["kitchen by 0 aware 1 certain 1", "sauna by 0 aware 1"],
        looked={"300": "0 1"},
    )
    assert doc(state)["laid"] == ["kitchen by 0 aware 1", "sauna by 0 aware 1 1"]
    assert doc(state)["looked"] == {"300": "0 1 1"}


# --- bonus cards ------------------------------------------------------------------------------------------


def drawing(seats: int, under: list[str], rooms: int) -> State:
    """The deck is empty but for what lies under it; seat 1 has open rewards of so many utility rooms."""
    rest = [card for card in BONUS_CARD_NAMES if card not in [entry.split()[0] for entry in under]]
    hands = [" ".join(rest[seat::seats]) for seat in range(seats)]
    castle = grown("great_hall", *CELLAR[:rooms])
    return given(
        "castles", seats=seats, castles=[[], castle], master=0, active=1, bonus=hands, under=under,
        rewards=CELLAR[:rooms],
    )  # fmt: skip


@rule("C14.2", "C10.9")
def test_who_returned_cards_knows_who_draws_them() -> None:
    state = drawing(2, ["cash by 0", "round by 0"], 1)
    state.play("claim powder_room")
    for luck in range(10):
        assert set(doc(state.determinize(0, trianon.Rng(luck)))["drawn"].split()) == {"cash", "round"}
    assert view(state, 0)["returned"] == [
        {"card": "round", "under": False, "seats": [1]},
        {"card": "cash", "under": False, "seats": [1]},
    ]
    state.play("keep cash")
    kept = set()
    for luck in range(20):
        world = doc(state.determinize(0, trianon.Rng(luck)))
        under = world["under"][0].split()[0]
        kept.add(under)
        assert under in ("cash", "round")
        assert len({"cash", "round"} & set(world["bonus"][1].split())) == 1
    assert kept == {"cash", "round"}
    assert view(state, 0)["returned"][0] == {"card": "round", "under": True, "seats": [1]}
    assert doc(state)["hints"] == ["0 cash: round cash", "0 round: round cash"]
    assert trianon.game("castles").from_json(doc(state)).fingerprint() == state.fingerprint()


@rule("C14.2", "C10.9")
def test_a_single_card_that_was_returned() -> None:
    """The last card is kept at once: who returned it knows where it is."""
    state = drawing(2, ["cash by 0"], 1)
    state.play("claim powder_room")
    for luck in range(10):
        assert "cash" in doc(state.determinize(0, trianon.Rng(luck)))["bonus"][1].split()


class Story:
    """What may have happened to the cards under the deck, as one seat heard it.

    Cards that it never saw are numbers. What another seat kept of two cards splits a story in two.
    """

    def __init__(self, under: list[Any], hand: list[Any], drawn: list[Any]) -> None:
        self.under = under
        self.hand = hand  # of seat 1, as far as it was drawn from under the deck
        self.drawn = drawn

    def go_on(self, event: dict[str, Any], witness: int) -> "list[Story]":
        if event["event"] == "drew":
            top, *under = self.under
            if witness == 1 and isinstance(top, str) and top != event["card"]:
                return []
            return [Story(under, self.hand, [*self.drawn, event["card"] if witness == 1 else top])]
        if event["event"] == "kept_card":
            cards = [event["card"]] if witness == 1 else self.drawn
            return [
                Story(self.under, [*self.hand, card], [one for one in self.drawn if one != card])
                for card in cards
            ]
        if event["event"] == "returned":
            return [Story([*self.under, *self.drawn], self.hand, [])]
        return [self]

    def fits(self, world: dict[str, Any]) -> bool:
        under = [entry.split()[0] for entry in world["under"]]
        places = [*zip(self.under, under, strict=True)]
        seen = (
            [one for one in self.hand if isinstance(one, str)],
            [one for one in self.drawn if isinstance(one, str)],
        )
        unseen = [one for ours, one in places if isinstance(ours, int)]
        known = {one for one in [*self.under, *self.hand, *self.drawn] if isinstance(one, str)}
        return (
            all(isinstance(ours, int) or ours == one for ours, one in places)
            and set(seen[0]) <= set(world["bonus"][1].split())
            and set(seen[1]) <= set(world["drawn"].split())
            and not known & set(unseen)
        )


@pytest.mark.exhaustive
@rule("C14.2", "C10.9")
@pytest.mark.parametrize("seed", range(8))
def test_bonus_cards_are_where_they_may_be(seed: int) -> None:
    """Seat 1 draws again and again from what others, and then it itself, put under the deck."""
    under = ["cash by 0", "round by 0", "stairs by 2", "square by 0", "completed by 2"]
    state = drawing(3, under, 6)
    rng = trianon.Rng(seed)
    stories: list[list[Story]] = []
    for seat in range(3):
        cards = [
            entry.split()[0] if entry.endswith(str(seat)) else number for number, entry in enumerate(under)
        ]
        stories.append([Story(cards, [], [])])
    heard = 0
    for witnesses in follow(state, rng, most=16):
        told = [witness.events[heard:] for witness in witnesses]
        heard = len(witnesses[0].events)
        for witness in witnesses:
            for event in told[witness.seat]:
                stories[witness.seat] = [
                    after for story in stories[witness.seat] for after in story.go_on(event, witness.seat)
                ]
            check_stories(state, witness, stories[witness.seat], seed)


def check_stories(state: State, witness: Witness, stories: list[Story], luck: int) -> None:
    """The real world and all possible ones fit a story."""
    for world in [state, *possible_worlds(state, witness, luck, 4)]:
        if world.decision is not None:
            assert any(story.fits(doc(world)) for story in stories), (
                witness.seat,
                options(world),
                doc(world),
            )


@rule("C14.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_positions_that_look_alike_give_the_same_worlds(seats: int) -> None:
    """Whole games, every now and then: also the worlds of worlds are the same for the same luck."""
    state = trianon.game("castles").start(seats, seats)
    for number, witnesses in enumerate(follow(state, trianon.Rng(seats))):
        if number % 9 == 0:
            for witness in witnesses:
                possible_worlds(state, witness, number, 2)
