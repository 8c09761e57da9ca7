"""What a card counts: base values, musketeers, changes of value (K9.1, K9.2, K9.6)."""

import pytest

from trianon.games.kabale.components import NAMES
from trianon.testing import rule
from trianon.testing.kabale import evaluated

PROFESSIONS = {
    "alchemist": "alchemy", "swordsman": "military", "farmer": "agriculture",
    "merchant": "trade", "cardinal": "religion", "troubadour": "art",
}  # fmt: skip
PRINTED = {
    "king": 20, "queen": 16, "juliet": 14, "alchemist": 8, "swordsman": 8, "farmer": 8, "merchant": 8,
    "cardinal": 8, "explorer": 13, "assassin": 9.5, "storm": 9, "disguise": 0, "traitor": 10,
    "musketeers": 11, "mage": 7, "witch": 1, "prince": 14, "squire": 2, "hermit": 12, "doppelganger": None,
    "dragon": 11, "romeo": 5, "beggar": 4, "tomthumb": 2,
}  # fmt: skip


@rule("K9.1")
@pytest.mark.parametrize(("card", "value"), PRINTED.items())
def test_base_values(card: str, value: float | None) -> None:
    """Every card alone in an art column counts what the table says."""
    assert evaluated("art", f"0:{card}").values == {f"0:{card}": value}


@rule("K9.1")
def test_half_points_are_half_points() -> None:
    """Two halves make a whole number again, as a plain one; a dragon leaves the half."""
    assert evaluated("art", "0:assassin 0:farmer 1:assassin").totals == [17.5, 9.5]
    assert str(evaluated("art", "0:doppelganger 0:assassin").totals) == "[19, None]"
    assert evaluated("art", "0:assassin 1:dragon").values == {"0:assassin": 7.5, "1:dragon": 11}


@rule("K9.1")
@pytest.mark.parametrize(("card", "home"), PROFESSIONS.items())
@pytest.mark.parametrize("symbol", PROFESSIONS.values())
def test_professions_count_more_at_home(card: str, home: str, symbol: str) -> None:
    """Twelve under the own symbol, eight under any other."""
    assert evaluated(symbol, f"0:{card}").totals == [12 if symbol == home else 8, None]


@rule("W7", "K9.1", "K9.2")
def test_the_alchemist_with_and_without_musketeers() -> None:
    """His double value is no effect: musketeers change neither value."""
    for rest in ("", " 1:musketeers"):
        assert evaluated("alchemy", "0:alchemist" + rest).totals[0] == 12
        assert evaluated("trade", "0:alchemist" + rest).totals[0] == 8


@rule("K9.1")
def test_a_doppelganger_with_no_card_below_has_no_value() -> None:
    """It adds nothing to its owner's total."""
    column = evaluated("art", "0:farmer 0:doppelganger")
    assert column.values == {"0:farmer": 8, "0:doppelganger": None}
    assert column.totals == [8, None]


@rule("W9", "K9.1", "K9.2", "K9.6b")
def test_doppelgangers_without_value() -> None:
    """With musketeers none has a value; without, the last card of a column has none."""
    column = evaluated("art", "0:doppelganger 1:king 0:musketeers 1:doppelganger")
    assert column.values["0:doppelganger"] is None
    assert column.values["1:doppelganger"] is None
    assert evaluated("art", "0:king 1:doppelganger").values["1:doppelganger"] is None


@rule("W8", "K9.6b")
def test_two_doppelgangers_on_a_queen() -> None:
    """The upper one copies the lower one, which copies the queen."""
    column = evaluated("art", "0:doppelganger 1:doppelganger 2:queen")
    assert column.totals == [16, 16, 16]
    assert column.winner == 0


@rule("K9.2")
def test_musketeers_cancel_every_effect() -> None:
    """Mage, witch, dragon, hermit, Tom Thumb, Romeo and beggar count their base values and do nothing."""
    column = evaluated(
        "art",
        "0:king 1:mage 0:witch 1:dragon 0:hermit 1:tomthumb "
        "0:romeo 0:juliet 1:beggar 0:disguise 1:musketeers",
    )
    assert column.removed == {}
    assert column.values == {
        "0:king": 20, "1:mage": 7, "0:witch": 1, "1:dragon": 11, "0:hermit": 12, "1:tomthumb": 2,
        "0:romeo": 5, "0:juliet": 14, "1:beggar": 4, "0:disguise": 0, "1:musketeers": 11,
    }  # fmt: skip
    assert column.totals == [52, 35]
    assert (column.winner, column.why) == (0, "cancelled")


@rule("K9.2")
def test_musketeers_cancel_prince_and_squire() -> None:
    """The pair wins nothing outright."""
    column = evaluated("art", "0:prince 0:squire 1:king 1:musketeers")
    assert (column.winner, column.totals) == (1, [16, 31])


@rule("A15", "K9.2")
def test_several_musketeers_are_like_one() -> None:
    """They do not cancel each other."""
    column = evaluated("art", "0:king 1:mage 0:musketeers 1:musketeers")
    assert column.removed == {}
    assert column.totals == [31, 18]


@rule("K9.2", "K9.8")
def test_musketeers_cancel_the_beggar() -> None:
    """The highest total wins although a beggar is there."""
    assert evaluated("art", "0:king 1:beggar 1:musketeers").winner == 0


@rule("K9.6a")
def test_the_hermit_loses_one_for_each_other_card() -> None:
    """Above and below, of every owner; disguise and tucked card count one each; never below zero."""
    assert evaluated("art", "0:hermit").values["0:hermit"] == 12
    assert evaluated("art", "1:king 0:hermit 0:queen").values["0:hermit"] == 10
    assert evaluated("art", "0:hermit 1:disguise (1:king)").values["0:hermit"] == 10
    others = " ".join(f"1:{card}" for card in NAMES[:9]) + " 1:explorer 1:assassin 1:traitor 1:storm"
    assert evaluated("art", f"0:hermit {others}").values["0:hermit"] == 0


@rule("K9.6a")
def test_tom_thumb_gains_three_for_each_other_card() -> None:
    """Two and three per card."""
    assert evaluated("art", "0:tomthumb").values["0:tomthumb"] == 2
    assert evaluated("art", "1:king 0:tomthumb 0:queen").values["0:tomthumb"] == 8
    assert evaluated("art", "1:disguise (1:king) 0:tomthumb").values["0:tomthumb"] == 8


@rule("W6", "K9.6a")
def test_romeo_and_juliet() -> None:
    """Fifteen with his own Juliet, above or below; five with another's or alone."""
    assert evaluated("art", "1:romeo 1:juliet").values["1:romeo"] == 15
    assert evaluated("art", "1:juliet 0:king 1:romeo").values["1:romeo"] == 15
    assert evaluated("art", "1:romeo 0:juliet").values["1:romeo"] == 5
    assert evaluated("art", "1:disguise (1:juliet) 1:romeo").values["1:romeo"] == 15


@rule("K9.6b")
def test_a_doppelganger_takes_the_value_not_the_effect() -> None:
    """On a mage, a beggar or a dragon it is only a number."""
    assert evaluated("art", "0:doppelganger 1:dragon").values == {"0:doppelganger": 9, "1:dragon": 11}
    assert evaluated("art", "0:king 1:doppelganger 1:mage").removed == {"0:king": "mage"}


@rule("A3", "K9.6", "K9.6b")
def test_doppelgangers_copy_after_own_changes() -> None:
    """Hermit, Tom Thumb and Romeo change first, then they are copied."""
    assert evaluated("art", "0:doppelganger 1:hermit").values["0:doppelganger"] == 11
    assert evaluated("art", "0:doppelganger 1:tomthumb").values["0:doppelganger"] == 5
    assert evaluated("art", "0:doppelganger 1:romeo 1:juliet").values["0:doppelganger"] == 15


@rule("A3", "K9.6", "K9.6c")
def test_dragons_come_last() -> None:
    """A card is copied before a dragon lowers it, and each card suffers each dragon once."""
    column = evaluated("art", "0:doppelganger 1:king 0:dragon")
    assert column.values == {"0:doppelganger": 20, "1:king": 18, "0:dragon": 11}
    column = evaluated("art", "1:doppelganger 1:king 0:dragon")
    assert column.values == {"1:doppelganger": 18, "1:king": 18, "0:dragon": 11}


@rule("A7")
def test_a_tucked_doppelganger_copies_the_card_that_revealed_the_disguise() -> None:
    """The next card below it in the order of the column."""
    column = evaluated("art", "0:disguise (0:doppelganger) 1:king 0:farmer")
    assert column.values["0:doppelganger"] == 20


@rule("W5", "K9.6c")
def test_a_dragon_lowers_the_witch_to_nothing() -> None:
    """One minus two is zero."""
    column = evaluated("trade", "0:dragon 1:witch")
    assert column.totals == [11, 0]
    assert column.winner == 0


@rule("K9.6c")
def test_several_dragons_add_up_and_hit_each_other() -> None:
    """Each card of a third player loses four, each dragon two."""
    column = evaluated("art", "0:dragon 1:dragon 2:king 0:farmer")
    assert column.values == {"0:dragon": 9, "1:dragon": 9, "2:king": 16, "0:farmer": 6}


@rule("K9.6c")
def test_no_card_falls_below_nothing() -> None:
    """A disguise stays at zero, a doppelganger without value keeps none."""
    column = evaluated("art", "0:dragon 1:disguise 1:squire 1:doppelganger")
    assert column.values == {"0:dragon": 11, "1:disguise": 0, "1:squire": 0, "1:doppelganger": None}
    assert column.totals == [11, 0]
