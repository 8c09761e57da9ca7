"""Standing orders: what they say, and what they answer (P7)."""

import pytest

import trianon
from tests.games.louis.court import court, evaluate
from tests.games.louis.look import asked
from trianon import State
from trianon.testing import rule

Y, R, G = range(3)


def at_tile(state: State, tile: int) -> State:
    """Keep all intrigue cards until the question about this tile."""
    while state.view(None)["pending"] != {"tile": tile}:
        state.play("keep")
    return state


def begun(**fields: object) -> State:
    """Y is asked at tile 1 and holds the card of tile 4."""
    state = court(stones={4: (1, 2, 0)}, general=(3, 0, 0), intrigue=("dauphin", "", ""), **fields)  # type: ignore[arg-type]
    evaluate(state)
    assert asked(state) == (Y, "intrigue")
    return state


def followed(state: State, until: int = 4, **cards: str) -> str | None:
    answer = state.follow_order(state.read_order({"until": until, "cards": cards}))
    return None if answer is None else answer.text


@rule("P7")
def test_where_there_is_no_choice_an_order_keeps() -> None:
    """Nothing can be done at tile 1 without its card, whatever the order says about it."""
    state = begun()
    assert followed(state) == "keep"
    assert followed(state, anne="place 2 from own") == "keep"


@rule("P7")
def test_a_pause_can_be_ordered_without_a_card() -> None:
    """The others need not know that there is nothing to think about."""
    assert followed(begun(), anne="ask") is None


@rule("P7", "L5.3")
@pytest.mark.parametrize("way", ["keep", "place 1 from general", "place 1 from own", "place 2 from own"])
def test_a_card_is_used_as_ordered(way: str) -> None:
    """Every answer can be given beforehand."""
    assert followed(at_tile(begun(), 4), dauphin=way) == way


@rule("P7")
def test_a_card_without_an_order_is_asked_about() -> None:
    """Also a card that came after the order was left."""
    state = at_tile(begun(), 4)
    assert followed(state) is None
    assert followed(state, anne="keep") is None
    assert followed(state, dauphin="ask") is None


@rule("P7", "L5.3")
def test_what_cannot_be_done_is_asked_about() -> None:
    """There is no stone in the general supply any more."""
    state = court(stones={4: (1, 2, 0)}, intrigue=("dauphin", "", ""))
    evaluate(state)
    assert followed(at_tile(state, 4), dauphin="place 1 from general") is None


@rule("P7")
def test_an_order_holds_until_its_round_is_over() -> None:
    """The last round it names is the last one in which it answers."""
    assert followed(begun(), until=1) == "keep"
    state = court(round=2, general=(3, 0, 0), intrigue=("dauphin", "", ""))
    evaluate(state)
    assert followed(state, until=1) is None
    assert followed(state, until=2) == "keep"


@rule("P7")
def test_only_intrigue_is_answered() -> None:
    """In an influence turn an order says nothing."""
    assert followed(court(intrigue=("dauphin", "", "")), anne="keep") is None


@pytest.mark.parametrize(
    ("doc", "field"),
    [
        ({}, "until"),
        ({"until": 0}, "until"),
        ({"until": 5}, "until"),
        ({"until": True}, "until"),
        ({"until": "4"}, "until"),
        ({"until": 1, "cards": ["dauphin"]}, "cards"),
        ({"until": 1, "cards": {"richelieu": "keep"}}, "cards"),
        ({"until": 1, "cards": {"dauphin": "place 2 from general"}}, "cards.dauphin"),
        ({"until": 1, "cards": {"dauphin": "pass"}}, "cards.dauphin"),
        ({"until": 1, "cards": {"dauphin": 2}}, "cards.dauphin"),
        ({"until": 1, "tiles": []}, "order"),
    ],
)
def test_nonsense_is_no_order(doc: dict[str, object], field: str) -> None:
    """The message names the field."""
    with pytest.raises(trianon.InvalidOption, match=f"^{field}: "):
        begun().read_order(doc)


def test_an_order_is_read_in_full() -> None:
    """Without cards it asks wherever there is a choice; the persons stand in the order of their tiles."""
    state = begun()
    assert state.read_order({"until": 2}) == {"until": 2, "cards": {}}
    read = state.read_order({"until": 4, "cards": {"louvois": "ask", "anne": "place 1 from own"}})
    assert list(read["cards"].items()) == [("anne", "place 1 from own"), ("louvois", "ask")]  # type: ignore[attr-defined]
    assert state.read_order(read) == read


def test_other_games_take_no_orders() -> None:
    """The table refuses them with a reason."""
    state = trianon.game("kabale").start(2, 1)
    with pytest.raises(trianon.InvalidOption, match="takes no standing orders"):
        state.read_order({})
    assert state.follow_order({}) is None
