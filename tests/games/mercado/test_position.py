"""Position documents: what is refused, and why; taking back."""

import functools
from typing import Any

import pytest
from hypothesis import given as given_data
from hypothesis import settings
from hypothesis import strategies as st

import trianon
from tests.games.mercado.look import asked, buying, doc, options
from trianon import Rng
from trianon.testing import given, rule
from trianon.testing.mercado import complete

GAME = trianon.game("mercado")


def read(**fields: object) -> Any:
    return GAME.from_json({"game": "mercado", **complete(fields)})


@rule("M17.1", "M17.2", "M17.3")
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"purses": ["6 gold"], "characters": [""]}, r"purses\[0\]: seat 0 has 6 gold coins"),
        ({"purses": ["gold doubloon"]}, "'doubloon' is none of gold"),
        (
            {"purses": ["rest", "30 black"], "characters": ["9 black"]},
            "purses: there are only 14 white and 38",
        ),
        ({"characters": ["white"]}, r"characters\[0\]: white coins never lie there"),
        ({"seals": [8, 8]}, "seals: there are only 15"),
        ({"seals": [-1, 0]}, r"seals\[0\]: must be a number"),
        ({"privileges": ["2 one_again"]}, "privileges: there are not so many of one_again"),
        ({"market": ["cloth: 3 gold"]}, r"market\[0\]: the coins of seat 0 do not fit"),
        ({"market": ["cloth: black"]}, r"market\[0\]: the coins of seat 0 do not fit"),
        ({"market": ["letter_opener: / 2 gold"]}, r"market\[0\]: seat 1 cannot have completed it"),
        (
            {"market": ["letter_opener: 2 gold"], "step": "action"},
            r"market\[0\]: seat 0 cannot have completed",
        ),
        ({"market": ["cloth", "ring", "hat", "clock", "book"]}, "market: must be a list of 8 texts"),
        ({"market": ["throne"]}, "market"),
        (
            {"discards": "letter_opener", "market": ["letter_opener"]},
            "discards: letter_opener is somewhere else",
        ),
        ({"drawn": "black"}, "drawn: black coins are laid aside"),
        ({"drawn": "gold", "step": "action"}, "drawn: coins lie there only"),
        ({"drawn": "5 gold silver"}, "drawn: nobody draws more than 5"),
        ({"drawn": "gold", "step": "seal"}, "step: the question of the seal"),
        ({"placed": 1, "step": "action"}, "placed: coins are placed only"),
        ({"step": "dance"}, "step: must be one of"),
        ({"step": "evaluate"}, "step: 'evaluate' has no answer"),
        ({"order": [0, 0]}, "order: must list the seats"),
        ({"order": [0, True]}, "order"),
        ({"progress": [1.5, 0]}, r"progress\[0\]"),
        ({"round": 0}, "round: must be a number"),
        ({"first": 1, "options": {"first": 0}}, "first: the options say 0"),
        ({"pending": ["symbol"]}, "pending: holds a task and the question above it"),
        ({"pending": ["played two 0", "dance"]}, r"pending\[1\]: 'dance' is not like"),
        ({"pending": ["played two 9", "symbol"]}, r"pending\[0\]: this task cannot wait"),
        ({"pending": ["played two 0", "symbol"]}, r"pending\[1\]: this question cannot be asked"),
        ({"pending": ["buying cloth 0", "purge 1"]}, r"pending\[0\]: cloth is not in the market"),
        ({"colour": "red"}, "colour: unknown field"),
        ({"round": 10**9 + 1}, "round: must be a number"),
        ({"step": "privilege"}, "step: who has no privilege is not asked"),
        ({"purses": ["127 gold"], "characters": ["6 gold"]}, r"purses\[0\]: seat 0 has 133 gold"),
        ({"step": "over", "progress": [3, 3], "seals": [4, 0]}, r"progress\[0\]: seals and privileges"),
        ({"step": "over", "pending": ["played two 0", "symbol"]}, "pending: the game is over"),
        ({"sold": ["cloth 2"]}, r"sold\[0\]: 'cloth 2' is not like"),
        ({"sold": ["cutpurse 0"]}, r"sold\[0\]: cutpurse is never sold"),
        ({"sold": ["rose 0 turned"]}, r"sold\[0\]: rose is never turned over"),
        ({"sold": [""]}, r"sold\[0\]"),
        ({"sold": ["cloth"], "discards": "ring"}, "sold: ring is discarded"),
        ({"busy": 1}, "busy: must be true or false"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(trianon.InvalidPosition, match=message):
        read(**fields)


@rule("M10.3", "M10.10", "M9.5", "M8.2")
@pytest.mark.parametrize(
    "fields",
    [
        # Not by this task: the head merchant gives a privilege, a fan one purge, the cup none.
        {"market": ["head_merchant: gold silver copper"], "pending": ["service head_merchant", "purge 9"]},
        {"market": ["lavender: 2 gold"], "pending": ["buying lavender 2", "purge 3"]},
        {"market": ["lavender: 2 gold"], "pending": ["buying lavender 3", "purge 1"]},
        {"market": ["lavender: 2 gold"], "pending": ["buying lavender 0", "purge 1"]},
        {"market": ["pewter_cup: 2 copper"], "pending": ["buying pewter_cup 2", "purge 1"]},
        {"pending": ["played two_purge 0", "purge 1"], "progress": [1]},
        {"pending": ["played three 0", "purge 1"], "progress": [4]},
        # Not of this seat, not at this stage, not so many.
        {"market": ["jasmine: 3 white"], "pending": ["buying jasmine 4", "giveup 1 1"]},
        {"market": ["jasmine: 3 white"], "pending": ["buying jasmine 5", "giveup 2 1"]},
        {"market": ["jasmine: 3 white"], "pending": ["buying jasmine 5", "giveup 1 2"]},
        {"market": ["coin_changer: 3 gold"], "pending": ["service coin_changer", "cutpurse"]},
        {"market": ["coin_changer: 3 gold"], "pending": ["service coin_changer", "purge 1"]},
        # A token that has not moved the marker so far, or whose extra is under way.
        {"pending": ["played three 0", "symbol"], "progress": [2]},
        {"pending": ["played two_seal 1", "symbol"], "progress": [3]},
    ],
)
def test_what_waits_must_be_within_reach(fields: dict[str, object]) -> None:
    """A question is refused that its task never asks, though there are coins and tokens for it."""
    with pytest.raises(trianon.InvalidPosition, match=r"pending\[1\]: this question cannot be asked"):
        read(privileges=["", "two three", "two three"], characters=["5 black"], **fields)


@rule("M9.4", "M10.3", "M16.4")
@pytest.mark.parametrize(
    "fields",
    [
        {"pending": ["played three 0", "purge 1"]},
        {"pending": ["played two_purge 1", "purge 1"]},
        {"market": ["letter_opener: 2 gold"], "pending": ["buying letter_opener 0", "purge 1"]},
    ],
)
def test_what_a_symbol_or_an_extra_asks(fields: dict[str, object]) -> None:
    """The purge of a space (A6), of a token, and of a space that a tile led to."""
    state = read(progress=[6], characters=["5 black"], **fields)
    assert asked(state) == (0, "purge")
    assert doc(GAME.from_json(doc(state))) == doc(state)


@rule("M17.1")
@settings(max_examples=150, deadline=None)
@given_data(data=st.data())
def test_whatever_is_read_can_be_written_and_read_again(data: st.DataObject) -> None:
    """A position with a few fields changed by hand is refused, or all that can follow it round-trips."""
    position = dict(data.draw(st.sampled_from(documents())))
    for _ in range(data.draw(st.integers(1, 3))):
        name = data.draw(st.sampled_from(CHANGED))
        position[name] = data.draw(st.sampled_from([other[name] for other in documents()] + ODD[name]))
    try:
        state = GAME.from_json(position)
    except trianon.InvalidPosition:
        return
    rng = Rng(1)
    for _ in range(12):
        written = doc(state)
        assert doc(GAME.from_json(written)) == written
        if state.decision is None:
            break
        state.play_at(rng.below(len(state.decision.options)))


ODD: dict[str, list[object]] = {
    "round": [1, 999, 1000],
    "active": [0, 1, 2],
    "step": ["privilege", "action", "seal", "place", "evaluate", "over"],
    "extra": [0, 1, 127],
    "busy": [True, False],
    "drawn": ["", "gold", "2 white"],
    "placed": [0, 1, 5],
    "seals": [[0, 0, 0], [5, 5, 5]],
    "privileges": [["", "", ""], ["two", "three two", "one_again"]],
    "played": ["", "5 three"],
    "given": [["", "", ""], ["", "one_wild", ""]],
    "progress": [[0, 0, 0], [29, 6, 5], [127, 3, 3]],
    "pending": [
        [],
        ["played three 0", "symbol"],
        ["played two_purge 1", "purge 1"],
        ["service coin_changer", "changer"],
    ],
    "characters": [["", "", ""]],
    "discards": ["", "cloth rose"],
    "sold": [[], ["cloth 0", "hat 1 turned"]],
    "market": [],
    "purses": [],
    "order": [[0, 1, 2]],
    "earlier": [[]],
}
CHANGED = sorted(ODD)


@functools.cache
def documents() -> list[dict[str, Any]]:
    """Positions of a random game with the cutpurse, all with something waiting among them."""
    found: list[dict[str, Any]] = []
    for seed in range(3):
        state, rng = GAME.start(seats=3, seed=seed, promo="yes", first=0), Rng(seed)
        number = 0
        while state.decision is not None:
            if number % 10 == 0 or doc(state)["pending"]:
                found.append(doc(state))
            state.play_at(rng.below(len(state.decision.options)))
            number += 1
        found.append(doc(state))
    return found


@rule("D3", "D9", "D10", "D8", "D11")
@pytest.mark.parametrize(
    ("fields", "question"),
    [
        ({"privileges": [""], "progress": [3], "pending": ["played three 0", "symbol"]}, (0, "symbol")),
        (
            {
                "market": ["lavender: 2 gold"],
                "purses": ["3 gold"],
                "characters": ["5 silver 5 copper 5 turquoise black"],
                "pending": ["buying lavender 2", "purge 1"],
            },
            (0, "purge"),
        ),
        (
            {
                "market": ["jasmine: gold silver copper"],
                "privileges": ["", "two three"],
                "pending": ["buying jasmine 5", "giveup 1 1"],
            },
            (1, "giveup"),
        ),
        (
            {"market": ["coin_changer: 3 gold"], "pending": ["service coin_changer", "changer"]},
            (0, "changer"),
        ),
        ({"market": ["cutpurse: 3 black"], "pending": ["service cutpurse", "cutpurse"]}, (0, "cutpurse")),
    ],
)
def test_every_question_can_be_set_up(fields: dict[str, object], question: tuple[int, str]) -> None:
    state = read(**fields)
    assert asked(state) == question
    assert doc(GAME.from_json(doc(state))) == doc(state)


@rule("D6", "M4.4")
def test_placing_can_be_taken_back_until_the_turn_is_confirmed() -> None:
    """Coins are not final; `done` is, when a tile is replaced or the next player draws."""
    state = given("mercado", market=["letter_opener: gold"], drawn="gold silver")
    decision = state.decision
    assert decision is not None
    assert not any(decision.is_irreversible(index) for index in range(len(decision.options)))
    state.play("gold > letter_opener")
    decision = state.decision
    assert decision is not None
    assert decision.is_irreversible(options(state).index("done"))
    quiet = given("mercado", drawn="gold", characters=["", "gold"])
    quiet.play("gold > coin_changer")
    assert quiet.decision is not None
    assert not quiet.decision.is_irreversible(0), "nothing is drawn: the next player has a choice"


@rule("M15.3", "D2")
def test_a_privilege_once_shown_cannot_be_taken_back() -> None:
    state = given("mercado", privileges=["two"], characters=["gold"])
    decision = state.decision
    assert decision is not None
    assert [decision.is_irreversible(index) for index in range(2)] == [True, False]


@rule("M6.2")
def test_choosing_the_next_tile_of_two() -> None:
    state = buying("head_merchant: gold silver copper", market=["letter_opener: 2 gold"])
    assert options(state) == ["evaluate letter_opener", "evaluate head_merchant"]
