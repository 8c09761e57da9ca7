"""What a seat has seen of the privileges stays true in every world that it thinks possible (M15.5)."""

from collections import Counter
from itertools import combinations
from typing import cast

import pytest

import trianon
from tests.games.mercado.look import buying, doc, privileges
from trianon import Rng, State
from trianon.games.mercado.components import FACE_NAMES
from trianon.games.mercado.figures import PACKAGED
from trianon.testing import given, rule, script
from trianon.testing.mercado import check_components, counted
from trianon.testing.seen import follow, possible_worlds

ALL = Counter(dict(zip(FACE_NAMES, PACKAGED.face_count, strict=True)))


class Notes:
    """What a seat could write down about privileges, from the events that it was told and nothing else."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.own: Counter[str] = Counter()
        self.seen_in_discard: Counter[str] = Counter()
        self.held = [0] * seats  # how many tokens
        self.unseen: Counter[str] = Counter()  # when the stack was last made: all that others kept or gave up
        self.kept = [0] * seats  # and how many each of them kept
        self.shown: list[Counter[str]] = [Counter() for _ in range(seats)]  # what each has played since

    def start(self, state: State) -> None:
        """The table at the beginning."""
        texts = cast("dict[str, list[str]]", doc(state))
        self.own = counted(texts["privileges"][self.seat])
        self.seen_in_discard = counted(cast("str", doc(state)["played"])) + counted(texts["given"][self.seat])
        self.held = [counted(text).total() for text in texts["privileges"]]

    def write(self, event: dict[str, object]) -> None:
        """One more event."""
        kind, seat = event["event"], cast("int", event.get("seat", -1))
        face = cast("str", event.get("privilege"))
        if kind == "reshuffled" and event["pile"] == "privileges":
            self.unseen = ALL - self.own - self.seen_in_discard
            self.kept = [0 if seat == self.seat else held for seat, held in enumerate(self.held)]
            self.seen_in_discard = Counter()
            self.shown = [Counter() for _ in self.held]
        elif kind == "took_privilege":
            self.held[seat] += 1
            self.own.update([face] if seat == self.seat else [])
        elif kind in ("privilege_shown", "gave_up"):
            self.held[seat] -= 1
            if seat == self.seat:
                self.own[face] -= 1
            if face is not None:
                self.seen_in_discard[face] += 1
                self.shown[seat][face] += 1

    def allow(self, world: State) -> bool:
        """Whether what the others kept can come from what was unseen when the stack was made (Hall)."""
        texts = cast("dict[str, list[str]]", doc(world))
        had = [
            counted(texts["privileges"][seat]) + counted(texts["given"][seat]) + self.shown[seat]
            for seat in range(len(self.held))
        ]
        others = [seat for seat in range(len(self.held)) if seat != self.seat]
        for size in range(1, len(others) + 1):
            for group in combinations(others, size):
                together = sum((had[seat] for seat in group), Counter[str]())
                if (together & self.unseen).total() < sum(self.kept[seat] for seat in group):
                    return False
        return True


def thin_stack() -> State:
    """Two tokens are left in the stack, several lie in the discard, and the market gives many."""
    return given(
        "mercado",
        market=[
            "cedar: gold",
            "jasmine: gold",
            "chess_set: gold",
            "head_merchant: gold silver / gold / gold",
        ],
        privileges=["two_purge one_wild", "2 two_seal", "one_wild one_fake"],
        played="5 three 2 two 2 two_purge",
        given=["", "one_wild"],
    )


@pytest.mark.exhaustive
@rule("M15.5", "M11.3", "M15.3")
@pytest.mark.parametrize("seed", range(8))
def test_no_world_contradicts_what_was_seen(seed: int) -> None:
    state = thin_stack() if seed < 6 else trianon.game("mercado").start(seats=2 + seed % 3, seed=seed)
    notes = [Notes(seat, state.seats) for seat in range(state.seats)]
    for one in notes:
        one.start(state)
    told = 0
    for number, witnesses in enumerate(follow(state, Rng(seed), most=160)):
        for one, witness in zip(notes, witnesses, strict=True):
            for event in witness.events[told:]:
                one.write(event)
            assert one.allow(state), "the real world is possible"
        told = len(witnesses[0].events)
        if number % 8 == 0 and state.decision is not None:
            for one, witness in zip(notes, witnesses, strict=True):
                for world in possible_worlds(state, witness, number, 3):
                    assert one.allow(world), (seed, number, witness.seat)
                    check_components(world)


def restacked() -> State:
    """Seat 0 takes the last token of the first stack and one of the new one; seat 1 kept what it had."""
    state = buying(
        "cedar: 3 gold",
        privileges=["", "one_again two_seal"],
        played="5 three 2 two 3 two_purge two_seal 3 one_wild",
        given=["", "one_fake"],
    )
    script(state, "privilege one_fake", "privilege three")
    state.play("evaluate cedar")
    return state


@rule("M15.5", "M11.3")
def test_a_kept_token_is_none_that_was_seen_in_the_discard() -> None:
    """Seat 0 never saw three tokens: two of them seat 1 kept, one of them it had given up."""
    state = restacked()
    worlds = [state.determinize(0, Rng(seed)) for seed in range(40)]
    assert {privileges(world, 1) for world in worlds} == {
        "two_seal one_again",
        "two_seal one_fake",
        "one_fake one_again",
    }
    assert {privileges(world, 0) for world in worlds} == {"three one_fake"}


@rule("M15.5", "M15.3")
def test_who_gave_a_token_up_knows_it_is_in_the_new_stack() -> None:
    """Seat 1 knows the older token of seat 0: it was the only one left; the newer one may be any."""
    state = restacked()
    held = [counted(privileges(state.determinize(1, Rng(seed)), 0)) for seed in range(60)]
    assert all(hand["one_fake"] >= 1 for hand in held)
    assert len({str(sorted(hand.elements())) for hand in held}) == 6, "three, two, purge, seal, wild, fake"


@rule("M15.5")
def test_everybody_sees_how_many_tokens_are_older_than_the_stack() -> None:
    players = cast("list[dict[str, object]]", restacked().view(None)["players"])
    assert [(player["privileges"], player["earlier"]) for player in players] == [(2, [1]), (2, [2])]


@rule("M15.5")
def test_a_token_turned_up_from_the_new_stack_tells_what_was_given_up() -> None:
    """A second one_fake can only be the one that seat 1 gave up: so seat 1 kept the other two."""
    state = buying(
        "cedar: 3 gold",
        privileges=["", "one_again two_seal"],
        played="5 three 2 two 3 two_purge two_seal 3 one_wild",
        given=["", "one_fake"],
    )
    script(state, "privilege one_fake", "privilege one_fake")
    state.play("evaluate cedar")
    assert {privileges(state.determinize(0, Rng(seed)), 1) for seed in range(20)} == {"two_seal one_again"}


@rule("M11.3")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"held": ["2 one_fake", ""]}, "seat 0 does not have all these"),
        ({"held": ["127 one_fake", "127 one_fake"]}, "there are not so many"),
        ({"played": ""}, "stack 1 cannot have held"),
        ({"buried": []}, "must be a list of 1 lists"),
        ({"buried": [["", "one_again"]]}, "there are not so many"),
        ({"thrown": ""}, "must be an object with held, given, played and buried"),
    ],
)
def test_earlier_stacks_that_cannot_be_are_refused(change: dict[str, object], message: str) -> None:
    position = doc(restacked())
    position["earlier"][0].update(change)
    with pytest.raises(trianon.InvalidPosition, match=message):
        trianon.game("mercado").from_json(position)
