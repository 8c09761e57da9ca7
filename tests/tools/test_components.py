"""The client's figures are the component tables' figures."""

from tools import components
from trianon.games.kabale.figures import VERSION_2, cards_of


def test_client_figures_are_up_to_date() -> None:
    """Whoever corrects a figure runs `make components`; this test reminds of it."""
    for name, text in components.tables().items():
        assert (components.TARGET / name).read_text("utf-8") == text, f"{name}: run `make components`"


def test_every_card_has_a_value_or_says_that_it_has_none() -> None:
    """A printed text for each of the 25 cards; only the doppelganger has no value of its own."""
    cards = cards_of(VERSION_2)
    assert len(cards) == 25
    assert [name for name, row in cards.items() if row["value"] is None] == ["doppelganger"]
    assert cards["alchemist"]["text"] == "8/12"
