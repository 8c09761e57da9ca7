"""Positions in which something particular is about to happen."""

from typing import Any

from trianon.testing import given


def _document(**fields: object) -> dict[str, Any]:
    return given("kabale", **fields).to_json()


def apart() -> dict[str, Any]:
    """Two hands without a common card, empty columns: seat 0 lays."""
    return _document(columns=["art 4:", "trade 5:"], hands=["king queen juliet", "beggar tomthumb romeo"])


def disguised() -> dict[str, Any]:
    """The disguise of seat 0 lies face down: whoever lays in column 1 turns it up."""
    return _document(columns=["art 5: [0:disguise]", "trade 5:"], hands=["king queen mage"])


def betrayed() -> dict[str, Any]:
    """The traitor of seat 0 lies face down in the second of three columns."""
    columns = ["art 5:", "trade 4: [0:traitor]", "religion 3:"]
    return _document(columns=columns, hands=["king queen mage", "", ""])


def worn_out() -> dict[str, Any]:
    """Nobody can draw (K6.3), so that laying on open ground reveals nothing: it can be taken back."""
    return _document(
        columns=["art 4: [1:beggar]", "trade 5:", "religion 5:"],
        hands=["only king queen mage", "only witch dragon", "only romeo juliet"],
        buried=(0, 1, 2),
    )


def nearly_over() -> dict[str, Any]:
    """The last round: one card of seat 0 ends the game."""
    return _document(
        round=6,
        columns=["art 1: 0:king", "trade 2: 1:queen"],
        hands=["mage witch romeo", "beggar tomthumb juliet"],
        won=["military 3, religion 4", "alchemy 2, agriculture 5"],
        lost="art 2, art 3, art 5, trade 3, trade 5, military 2",
    )


def round_ends() -> dict[str, Any]:
    """One card of seat 0 ends the second round."""
    return _document(
        round=2,
        columns=["art 1: 0:king", "trade 2: 1:queen"],
        hands=["mage witch romeo", "beggar tomthumb juliet"],
    )


def crowded() -> dict[str, Any]:
    """Four players, long columns, everything a column can show."""
    columns = [
        "agriculture 5: 1:doppelganger 2:troubadour 3:musketeers [1:mage] ",
        "religion 4 closed: 0:alchemist 2:storm [1:assassin]",
        "alchemy 3: 3:swordsman 1:disguise (1:witch) <2:explorer>",
        "military 5: 0:tomthumb 3:cardinal 2:merchant 1:hermit 3:romeo [0:juliet]",
    ]
    return _document(columns=columns, hands=["king disguise doppelganger", "", "", ""])
