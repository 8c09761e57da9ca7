"""What is not legal is refused with its reason, and changes nothing."""

import pytest

import trianon
from trianon.testing import given, rule

ON_TILES = {4: [2, 2, 0], 6: [3, 0, 0], 8: [1, 0, 0]}
TURN: dict[str, object] = {"hands": ["conde joker", "anne marie"]}
PATH: dict[str, object] = {
    "step": "path",
    "pending": {"card": "conde", "placed": "6"},
    "hands": ["joker"],
    "discard": "conde",
}
REFUSED: list[tuple[dict[str, object], str, str]] = [
    # position, answer, reason
    (TURN, "play anne place", "does not hold anne"),
    (TURN, "play conde place with c05", "not displayed"),
    (TURN, "exchange conde with b11", "not displayed"),
    (TURN, "skip with a15", "not displayed"),
    ({**TURN, "display": ["a15"], "money": [1]}, "skip with a15", "costs more than there is"),
    ({**TURN, "display": ["a15*"]}, "skip with a15", "used already"),
    (TURN, "put 6", "asked for something else now: turn"),
    (PATH, "put 7", "adjacent"),
    (PATH, "put 4", "adjacent"),
    ({**PATH, "step": "take", "pending": {"card": "conde"}}, "take 4", "so many stones"),
    ({"step": "supply", "display": ["a07"]}, "use a08", "a08 cannot give that now"),
    ({"step": "supply", "display": ["c01"], "general": [1]}, "use c01 2 stones", "c01 cannot give that now"),
    ({"step": "dispatch", "display": ["a11"], "pending": {"mission": "a11"}}, "use a12 from own", "a11"),
    ({"step": "reserve", "display": ["c06"], "general": [0]}, "put 3 from general", "so many stones there"),
    ({"step": "intrigue", "pending": {"tile": 1}, "intrigue": ["marie"]}, "place 1 from own", "no intrigue"),
    (
        {"step": "conde", "pending": {"tile": 6, "present": "3 0 0"}, "general": [0]},
        "put 3 from general",
        "ston",
    ),
    (
        {"step": "maintenon", "pending": {"tile": 8, "present": "1 0 0"}, "general": [0]},
        "put 2+0 take 0",
        "ston",
    ),
    ({"step": "missions", "chips": ["ring ring"], "missions": ["c01"]}, "fulfil c01 with ring ring", "L7.3"),
    (
        {"step": "missions", "chips": ["ring ring"], "missions": ["c01"]},
        "fulfil c03 with ring ring",
        "hold c03",
    ),
    ({"step": "missions", "chips": ["ring ring"]}, "change ring with a17", "A17 or A18"),
    ({"step": "keep", "chips": ["ring crown"]}, "keep letter", "no such chip"),
    ({"step": "replace", "display": ["a19"], "pending": {"mission": "a19"}}, "replace c01", "does not hold"),
]


@rule("P3", "P4", "P5", "P6", "P7", "P10", "P11", "P12", "P14", "P15")
@pytest.mark.parametrize(("position", "answer", "reason"), REFUSED)
def test_the_reason_is_said(position: dict[str, object], answer: str, reason: str) -> None:
    """IllegalAction, with words for the person who asked for it."""
    state = given("louis", tiles=ON_TILES, **position)
    before = state.fingerprint()
    with pytest.raises(trianon.IllegalAction, match=reason):
        state.play(answer)
    assert state.fingerprint() == before


@pytest.mark.parametrize("answer", ["", "play", "play conde", "play king place", "put 13", "put 0", "take x"])
def test_what_cannot_be_read_is_no_action(answer: str) -> None:
    """InvalidAction."""
    with pytest.raises(trianon.InvalidAction):
        given("louis", **TURN).play(answer)


@rule("P13", "L2.7")
def test_an_empty_deck() -> None:
    """Said by name."""
    dark = " ".join(f"c0{number}" for number in range(1, 9))
    state = given("louis", step="deck", pending={"draws": 1}, missions=["", dark])
    with pytest.raises(trianon.IllegalAction, match="empty"):
        state.play("draw dark")
