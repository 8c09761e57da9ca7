"""Words of the rules (K1)."""

from tests.games.kabale.look import cards, discard, find, is_closed
from trianon.testing import given, rule
from trianon.testing.kabale import column_of, evaluated


@rule("K1.1", "K4.1")
def test_a_card_joins_at_the_bottom() -> None:
    """The new card is the lowest of its column."""
    state = given("kabale", columns=["art 5: 1:king 0:mage"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 1) == "1:king 0:mage [0:queen]"


@rule("K1.1", "K5.3.1")
def test_a_column_closes_up_when_a_card_leaves() -> None:
    """The cards below an explorer move up by one place."""
    state = given("kabale", columns=["art 5: 1:king [1:explorer]", "trade 5:"], hands=["queen"])
    state.play("queen > 1")
    assert cards(state, 1) == "1:king [0:queen]"


@rule("K1.2")
def test_cards_never_change_owner() -> None:
    """White's card, killed in blue's favour by blue's assassin, lands on white's own pile."""
    state = given("kabale", columns=["art 5: [0:assassin]"], hands=["", "king"], active=1)
    state.play("king > 1")
    assert discard(state, 1) == {"king"}
    assert discard(state, 0) == set()


@rule("K1.3")
def test_only_bottom_and_tucked_cards_are_hidden() -> None:
    """After every laid card all cards above it lie face up, save a tucked one."""
    state = given("kabale", columns=["art 5: [0:disguise]"], hands=["", "king queen"], active=1)
    state.play("king > 1")
    state.play("tuck farmer")
    assert cards(state, 1) == "0:disguise (0:farmer) [1:king]"
    state.play("merchant > 1")
    assert cards(state, 1) == "0:disguise (0:farmer) 1:king [0:merchant]"


@rule("K1.4")
def test_a_tucked_card_lies_between_its_disguise_and_the_next_card() -> None:
    """It is part of the column: a doppelganger above sees the disguise, one tucked sees the card below."""
    column = evaluated("art", "0:disguise (0:doppelganger) 1:queen")
    assert column.values["0:doppelganger"] == 16
    column = evaluated("art", "1:doppelganger 0:disguise (0:king) 1:queen")
    assert column.values["1:doppelganger"] == 0


@rule("K1.5", "K5.5")
def test_a_column_is_open_until_a_storm_is_revealed() -> None:
    """A hidden storm closes nothing; once revealed, it does."""
    state = given("kabale", columns=["art 5: [0:storm]"], hands=["", "king"], active=1)
    assert not is_closed(state, 1)
    state.play("king > 1")
    assert is_closed(state, 1)


@rule("K1.6")
def test_the_arriving_card_is_the_revealing_card() -> None:
    """An explorer that arrives is the revealing card there: the assassin kills it, not the card laid."""
    state = given("kabale", columns=["art 5: [1:explorer]", "trade 5: [1:assassin]"], hands=["king"])
    events = state.play("king > 1")
    assert find(events, "killed") == {"seat": 1, "card": "explorer", "column": 2, "by": 1}
    assert cards(state, 1) == "[0:king]"


@rule("K1.7")
def test_a_card_counts_only_where_it_lies() -> None:
    """A mage in column 2 does not touch the king in column 1."""
    state = given("kabale", columns=["art 1: 0:king", "trade 1: 1:mage", "military 1:"], hands=["queen"])
    events = state.play("queen > 3")
    assert column_of(events, 1).totals == [20, None, None]
    assert column_of(events, 2).totals == [None, 7, None]
    assert column_of(events, 3).totals == [16, None, None]
