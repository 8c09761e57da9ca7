"""A19 and A20 at the end of the mission phase (L7.7, L8.8, P15)."""

from typing import cast

import pytest

from tests.games.louis import oracle
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import asked, decks, find, kinds, missions, of, options
from trianon.testing import rule, script

Y, R, G = range(3)


@rule("L8.8", "P15", "L7.7", "Q11")
@pytest.mark.parametrize("mission", ["a19", "a20"])
def test_none_one_or_two_missions(mission: str) -> None:
    """Every mission of the hand and every pair, or no replacement."""
    state = court(display=(mission, "", ""), missions=("a03 b01 c01", "", ""))
    evaluate(state)
    assert asked(state) == (Y, "replace")
    assert options(state) == [
        "no replacement",
        "replace a03",
        "replace b01",
        "replace c01",
        "replace a03 b01",
        "replace a03 c01",
        "replace b01 c01",
    ]


@rule("L8.8", "P15", "P13")
def test_two_missions_for_two_others() -> None:
    """They go under the decks of their colours; each new one comes from a deck of the player's choice."""
    state = court(display=("a19", "", ""), missions=("a03 b01", "", ""))
    evaluate(state)
    before = decks(state)
    events = state.play("replace a03 b01")
    assert find(events, "replaced")["colours"] == ["light", "medium"]
    assert missions(state, Y) == []
    after = decks(state)
    assert (after["light"], after["medium"]) == (before["light"] + 1, before["medium"] + 1)
    assert asked(state) == (Y, "deck")
    script(state, "mission c04", "mission b08")
    state.play("draw dark")
    assert asked(state) == (Y, "deck")
    state.play("draw medium")
    assert missions(state, Y) == ["b08", "c04"]


@rule("L8.8", "L8.1", "P15")
def test_no_replacement() -> None:
    """The hand stays as it is, and the next round begins."""
    state = court(display=("a19", "", ""), missions=("a03 b01", "", ""))
    evaluate(state)
    events = state.play("no replacement")
    assert find(events, "not_replaced") == {"seat": Y, "mission": "a19"}
    assert missions(state, Y) == ["a03", "b01"]
    assert "round_began" in kinds(events)


@rule("L8.8", "L8.1")
def test_both_cards_work_one_after_the_other() -> None:
    """The second one may replace what the first one brought."""
    state = court(display=("a19 a20", "", ""), missions=("a03", "", ""))
    evaluate(state)
    script(state, "mission b05")
    state.play("replace a03")
    state.play("draw medium")
    assert asked(state) == (Y, "replace")
    assert cast("dict[str, str]", state.view(None)["pending"])["mission"] == "a20"
    assert options(state) == ["no replacement", "replace b05"]


@rule("L7.7", "L8.8", "Q11")
def test_after_all_mission_turns_in_turn_order() -> None:
    """Not at the end of the owner's turn but of the phase: first the others have their mission turns."""
    state = court(
        display=("a19", "", "a20"),
        missions=("a03", "a05", "a04"),
        chips=("", "ring ring", ""),
        start=2,
        turn=2,
    )
    evaluate(state)
    assert asked(state) == (R, "missions")
    state.play("finish")
    assert asked(state) == (G, "replace")
    state.play("no replacement")
    assert asked(state) == (Y, "replace")


@rule("L8.8", "L8.1", "Q11")
def test_a19_works_in_the_phase_in_which_it_was_displayed() -> None:
    """Displayed in the turn, used at the end of the same phase."""
    state = court(chips=("ring ring", "", ""), missions=("a19 b01", "", ""))
    evaluate(state)
    state.play("fulfil a19 with ring ring")
    state.play("draw dark")
    assert asked(state) == (Y, "replace")


@rule("L8.8")
def test_in_round_4_it_is_skipped() -> None:
    """The game ends without a question."""
    state = court(round=4, display=("a19 a20", "", ""), missions=("a03 b01", "", ""))
    assert kinds(evaluate(state))[-1] == "game_ended"


@rule("L8.8", "L2.7")
def test_a_card_under_the_deck_is_drawn_last() -> None:
    """With all other dark missions elsewhere the one just put there comes back."""
    rest = " ".join(f"c0{number}" for number in range(2, 9))
    state = court(display=("a19", "", ""), missions=("c01", rest, ""))
    evaluate(state)
    assert decks(state)["dark"] == 0
    state.play("replace c01")
    under = cast("dict[str, list[str | None]]", state.view(Y)["under"])
    assert under["dark"] == ["c01"]
    events = state.play("draw dark")
    assert find(events, "drew_mission") == {"seat": Y, "colour": "dark", "mission": "c01"}
    assert missions(state, Y) == ["c01"]


@rule("L8.8", "L2.7", "Q23")
def test_drawing_when_only_the_returned_cards_are_left() -> None:
    """All decks were empty: what was put under them comes back, without a question."""
    others = " ".join(card for card in oracle.COSTS if card not in ("a19", "b01"))
    state = court(display=("a19", "", ""), missions=("b01", others, ""))
    evaluate(state)
    events = state.play("replace b01")
    assert [event["mission"] for event in of(events, "drew_mission")] == ["b01"]


@rule("P15", "L2.3")
def test_the_others_see_number_and_colours() -> None:
    """The cards themselves only their owner."""
    state = court(display=("a19", "", ""), missions=("a03 b01", "", ""))
    evaluate(state)
    told = state.play("replace a03 b01")[0]
    assert told.view(R) == {"event": "replaced", "seat": Y, "count": 2, "colours": ["light", "medium"]}
    assert told.view(Y)["missions"] == ["a03", "b01"]
    under = cast("dict[str, list[str | None]]", state.view(R)["under"])
    assert (under["light"], under["medium"]) == ([None], [None])
