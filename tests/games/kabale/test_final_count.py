"""After the evaluation, and the final count (K10, K11)."""

from typing import cast

import pytest

from tests.games.kabale.look import discard, find, kinds, won
from trianon import Score, State
from trianon.testing import given, rule

SIX = ["alchemy", "military", "agriculture", "trade", "religion", "art"]


def finished(*piles: str) -> State:
    """A finished game in which the seats have won these goal cards."""
    return given("kabale", over=True, won=list(piles), columns=[], hands=[])


def score(pile: str) -> Score:
    return finished(pile).scores[0]


def one_of_each(*values: int) -> str:
    """Goal cards of these values, one of each symbol in turn."""
    return ", ".join(f"{symbol} {value}" for symbol, value in zip(SIX, values, strict=True))


@rule("K10.1")
def test_the_winner_takes_the_goal_card() -> None:
    """It lies with the winner, no longer in the row."""
    state = given("kabale", columns=["art 1: 1:king", "trade 1:"], hands=["queen"])
    events = state.play("queen > 2")
    assert find(events, "won") == {"seat": 1, "column": 1, "symbol": "art", "value": 1}
    assert won(state, 1) == ["art 1"]
    assert won(state, 0) == ["trade 1"]


@rule("K10.2")
def test_all_cards_go_to_their_owners_discard_piles() -> None:
    """Removed cards and tucked cards too."""
    state = given(
        "kabale", columns=["art 1: 0:king 1:disguise (1:queen) 1:mage", "trade 1:"], hands=["juliet"]
    )
    state.play("juliet > 2")
    assert discard(state, 0) == {"king", "juliet"}
    assert discard(state, 1) == {"disguise", "queen", "mage"}


@rule("K9.1", "K10.1")
def test_columns_are_evaluated_from_left_to_right() -> None:
    """One after another, each with its own goal card."""
    state = given("kabale", columns=["art 1: 1:king", "art 2: 1:queen 1:mage", "trade 1:"], hands=["queen"])
    events = state.play("queen > 3")
    order = [(event.kind, event.data["column"]) for event in events if event.kind in ("evaluated", "won")]
    assert order == [(kind, column) for column in (1, 2, 3) for kind in ("evaluated", "won")]


@rule("K10.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_the_game_has_six_rounds(number: int) -> None:
    """After the sixth the game ends, before that another round begins."""
    state = given("kabale", columns=["art 1: 1:king", "trade 1:"], hands=["queen"], round=number)
    happened = kinds(state.play("queen > 2"))
    assert ("game_ended" in happened) == (number == 6)
    assert ("round_began" in happened) == (number < 6)
    assert (state.decision is None) == (state.outcome is not None) == (number == 6)


@rule("K11.1", "W16")
def test_four_fives() -> None:
    """Radka: not all symbols, twenty points."""
    assert score("alchemy 5, military 5, agriculture 5, trade 5").points == 20


@rule("K11.1", "W17")
def test_an_incomplete_set() -> None:
    """Two, four, three and one make ten."""
    assert score("alchemy 2, military 4, agriculture 3, trade 1").points == 10


@rule("K11.1")
def test_no_goal_cards_no_points() -> None:
    """An empty pile counts nothing, without any reason."""
    assert (score("").points, score("").reasons) == (0, ())


@rule("K11.2", "W14")
def test_six_symbols_doubled() -> None:
    """Honza: thirteen doubled is twenty-six."""
    assert score(one_of_each(1, 2, 3, 4, 2, 1)).points == 26


@rule("K11.2", "W15")
def test_six_symbols_and_one_card_more() -> None:
    """Iveta: fifteen doubled, less one."""
    assert score(one_of_each(1, 2, 3, 4, 4, 1) + ", trade 1").points == 29


@rule("K11.3", "W18")
def test_six_symbols_and_two_cards_more() -> None:
    """Eighteen doubled, less two."""
    assert score(one_of_each(3, 3, 2, 5, 4, 1) + ", trade 1, religion 2").points == 34


@rule("K11.3")
def test_the_highest_card_of_a_symbol_is_in_the_set() -> None:
    """Whatever order they were won in; every further card costs one point whatever its value."""
    result = score("art 1, art 5, " + one_of_each(2, 2, 2, 2, 2, 4))
    assert result.points == 2 * (2 + 2 + 2 + 2 + 2 + 5) - 2
    reasons = [(reason.why, reason.points, reason.data) for reason in result.reasons]
    assert ("set", 10, {"symbol": "art", "value": 5}) in reasons
    assert ("extra", -1, {"symbol": "art", "value": 1}) in reasons
    assert ("extra", -1, {"symbol": "art", "value": 4}) in reasons


@rule("K11.4", "A11")
def test_the_set_is_not_doubled_when_that_is_worse() -> None:
    """A set of ones with many high cards besides: the plain count is better and is taken."""
    fives = "alchemy 5, alchemy 4, alchemy 3, alchemy 3, military 5, military 4, military 3, military 3, "
    rest = "agriculture 1, trade 1, religion 1, art 1"
    result = score(fives + rest)
    assert result.points == 34
    assert {reason.why for reason in result.reasons} == {"goal"}


@rule("K11.4", "A11")
def test_equal_counts_are_told_plainly() -> None:
    """When doubling gains nothing, the reasons are those of the plain count."""
    result = score(
        "alchemy 5, alchemy 4, alchemy 3, military 3, military 2, agriculture 1, trade 1, religion 1, art 1"
    )
    assert result.points == 5 + 4 + 3 + 3 + 2 + 4 == 2 * (5 + 3 + 4) - 3
    assert {reason.why for reason in result.reasons} == {"goal"}


@rule("K11.5")
def test_most_points_win() -> None:
    """The ranking goes by points."""
    state = finished("art 5", "art 4, trade 4", "art 1")
    assert state.outcome is not None
    assert state.outcome.winners == (1,)
    assert state.outcome.ranking == ((1,), (0,), (2,))


@rule("K11.5", "A12")
def test_equal_points_share_the_win() -> None:
    """Nothing breaks a tie at the end."""
    state = finished("art 5", "trade 1", "trade 5")
    assert state.outcome is not None
    assert state.outcome.winners == (0, 2)
    assert state.outcome.ranking == ((0, 2), (1,))
    assert state.view(1)["winners"] == [0, 2]


@rule("K11.1")
def test_the_view_of_a_finished_game_tells_the_scores() -> None:
    """Points with their reasons, the same as in `scores`."""
    state = finished("art 5, trade 2", "art 4")
    assert state.view(None)["scores"] == [score.to_json() for score in state.scores]
    assert [entry["points"] for entry in cast("list[dict[str, object]]", state.view(None)["scores"])] == [
        7,
        4,
    ]
