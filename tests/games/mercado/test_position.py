"""Position documents: what is refused, and why; taking back."""

from typing import Any

import pytest

import trianon
from tests.games.mercado.look import asked, buying, doc, options
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
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(trianon.InvalidPosition, match=message):
        read(**fields)


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
                "pending": ["buying jasmine 4", "giveup 1 1"],
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
    assert not any(decision.is_final(index) for index in range(len(decision.options)))
    state.play("gold > letter_opener")
    decision = state.decision
    assert decision is not None
    assert decision.is_final(options(state).index("done"))
    quiet = given("mercado", drawn="gold", characters=["", "gold"])
    quiet.play("gold > coin_changer")
    assert quiet.decision is not None
    assert not quiet.decision.is_final(0), "nothing is drawn: the next player has a choice"


@rule("M15.3", "D2")
def test_a_privilege_once_shown_cannot_be_taken_back() -> None:
    state = given("mercado", privileges=["two"], characters=["gold"])
    decision = state.decision
    assert decision is not None
    assert [decision.is_final(index) for index in range(2)] == [True, False]


@rule("M6.2")
def test_choosing_the_next_tile_of_two() -> None:
    state = buying("head_merchant: gold silver copper", market=["letter_opener: 2 gold"])
    assert options(state) == ["evaluate letter_opener", "evaluate head_merchant"]
