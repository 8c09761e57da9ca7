"""Mage and witch (K9.3, K9.4)."""

import pytest

from trianon.games.kabale.components import NAMES
from trianon.testing import rule
from trianon.testing.kabale import evaluated

HIT_BY_MAGE = {"king", "queen", "juliet", "troubadour", "explorer", "traitor", "prince", "hermit", "dragon"}
HIT_BY_WITCH = {
    "alchemist", "swordsman", "farmer", "merchant", "cardinal", "storm", "disguise", "mage",
    "squire", "tomthumb", "romeo", "beggar",
}  # fmt: skip


@rule("W2", "K9.3")
def test_the_mage_removes_the_king() -> None:
    """The king is gone; seven points win."""
    column = evaluated("trade", "0:king 1:mage")
    assert column.removed == {"0:king": "mage"}
    assert (column.winner, column.totals) == (1, [None, 7])


@rule("K9.3")
@pytest.mark.parametrize("card", sorted(set(NAMES) - {"mage", "musketeers", "doppelganger"}))
def test_whom_the_mage_removes(card: str) -> None:
    """In an art column: everything of value ten and more, nothing else."""
    column = evaluated("art", f"0:{card} 1:mage")
    assert ("0:" + card in column.removed) == (card in HIT_BY_MAGE)


@rule("K9.3")
@pytest.mark.parametrize(
    ("below", "hit"), [("king", True), ("traitor", True), ("assassin", False), ("farmer", False)]
)
def test_the_mage_and_the_doppelganger(below: str, hit: bool) -> None:
    """A doppelganger is removed when the value it has is ten or more."""
    column = evaluated("art", f"0:doppelganger 1:{below} 1:mage")
    assert ("0:doppelganger" in column.removed) is hit


@rule("K9.3")
def test_two_mages_do_nothing() -> None:
    """They block each other."""
    column = evaluated("art", "0:king 1:mage 0:mage")
    assert column.removed == {}
    assert column.totals == [27, 7]


@rule("K9.4")
@pytest.mark.parametrize("card", sorted(set(NAMES) - {"witch", "musketeers", "doppelganger"}))
def test_whom_the_witch_removes(card: str) -> None:
    """In an art column: everything of value nine and less, nothing else."""
    column = evaluated("art", f"0:{card} 1:witch")
    assert ("0:" + card in column.removed) == (card in HIT_BY_WITCH)
    assert "1:witch" not in column.removed


@rule("A10", "K9.3", "K9.4")
def test_neither_mage_nor_witch_removes_the_assassin() -> None:
    """His value is nine and a half, and so is that of a doppelganger above him."""
    column = evaluated("art", "0:assassin 1:witch 1:mage")
    assert column.removed == {"1:mage": "witch"}
    assert (column.winner, column.totals) == (0, [9.5, 1])
    column = evaluated("art", "1:doppelganger 0:assassin 1:witch 1:mage 0:king")
    assert column.removed == {"1:mage": "witch", "0:king": "mage"}
    assert column.totals == [9.5, 10.5]


@rule("K9.4")
def test_the_witch_removes_a_doppelganger_that_stands_on_her() -> None:
    """It has her value one; the witch herself stays."""
    column = evaluated("art", "0:doppelganger 1:witch")
    assert column.removed == {"0:doppelganger": "witch"}
    assert column.winner == 1


@rule("K9.4")
def test_the_witch_spares_a_doppelganger_without_value() -> None:
    """No value is not a low value."""
    column = evaluated("art", "1:witch 0:doppelganger")
    assert column.removed == {}
    assert column.totals == [0, 1]


@rule("K9.4")
def test_two_witches_do_nothing() -> None:
    """They block each other, so low cards stay."""
    column = evaluated("art", "0:farmer 1:witch 0:witch")
    assert column.removed == {}
    assert column.totals == [9, 1]


@rule("K9.3", "K9.4")
def test_the_mage_acts_before_the_witch() -> None:
    """He removes the high cards and is then removed by her: she alone is left."""
    column = evaluated("art", "0:king 1:mage 0:witch 1:farmer")
    assert column.removed == {"0:king": "mage", "1:mage": "witch", "1:farmer": "witch"}
    assert (column.winner, column.totals) == (0, [1, None])


@rule("K9.4.1")
def test_removal_looks_at_base_values() -> None:
    """The hermit falls to the mage although company lowers him; Romeo is spared although Juliet is near."""
    column = evaluated("art", "0:hermit 1:farmer 0:witch 1:cardinal 0:mage 1:witch")
    assert column.removed == {"0:hermit": "mage"}
    column = evaluated("art", "0:romeo 0:juliet 1:mage")
    assert column.removed == {"0:juliet": "mage"}
    assert column.values["0:romeo"] == 5


@rule("K9.4.1")
def test_removal_reaches_tucked_cards() -> None:
    """A king under a disguise is no safer than elsewhere."""
    assert evaluated("art", "0:disguise (0:king) 1:mage").removed == {"0:king": "mage"}


@rule("K9.4.1")
def test_a_removed_card_counts_for_nothing() -> None:
    """A removed dragon lowers nobody, a removed beggar turns nothing round, removed cards are no company."""
    assert evaluated("art", "0:dragon 1:farmer 1:mage").totals == [None, 15]
    column = evaluated("art", "0:beggar 1:king 0:queen 1:witch")
    assert (column.why, column.winner) == ("highest", 1)
    assert evaluated("art", "0:tomthumb 1:king 1:mage").values["0:tomthumb"] == 5
    assert evaluated("art", "0:hermit 1:farmer 1:witch").values["0:hermit"] == 11


@rule("A4", "K9.3")
def test_a_doppelganger_whose_model_is_removed() -> None:
    """Its value is taken before the removal, so both leave together."""
    column = evaluated("art", "0:doppelganger 1:king 0:farmer 1:mage")
    assert column.removed == {"0:doppelganger": "mage", "1:king": "mage"}
    assert column.totals == [8, 7]


@rule("A4")
def test_a_doppelganger_that_stays_keeps_its_model() -> None:
    """What a doppelganger copies leaves together with it, so one that stays has kept its model."""
    column = evaluated("art", "0:doppelganger 1:doppelganger 0:farmer 1:king 0:mage")
    assert column.values["0:doppelganger"] == 8
    column = evaluated("art", "0:farmer 0:doppelganger 1:mage 1:queen")
    assert column.values["0:doppelganger"] == 7


@rule("A4", "K9.4")
def test_the_witch_looks_at_what_the_mage_has_left() -> None:
    """The mage takes the doppelganger of a king, the witch the doppelganger of a farmer."""
    column = evaluated("art", "1:mage 0:doppelganger 1:king 0:witch")
    assert column.removed == {"0:doppelganger": "mage", "1:king": "mage", "1:mage": "witch"}
    column = evaluated("art", "0:doppelganger 1:farmer 1:king 0:mage 1:witch")
    assert column.removed["0:doppelganger"] == "witch"
