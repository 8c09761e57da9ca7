"""Who knows what (C14)."""

import pytest

import trianon
from tests.games.castles.look import FULL_FOYER, PAIR, SALON, asked, doc, find, options, play, view
from trianon import Event
from trianon.games.castles.tableau import Tableau
from trianon.testing import given, rule, script

GAME = trianon.game("castles")
OWN = (
    "seat",
    "cards",
    "known",
    "returned",
    "looking",
    "choice",
    "spots",
    "barred",
    "offers",
)  # what only seats have in their view


def event_of(events: list[Event], kind: str) -> Event:
    """The first event of a kind."""
    return next(event for event in events if event.kind == kind)


@rule("C14.1")
def test_public_things_look_the_same_to_everybody() -> None:
    """Castles, money, scores, market, favors, heights of stacks and decks, numbers of cards."""
    state = given(
        "castles", seats=3, castles=[FULL_FOYER, PAIR], market=["shed +2000"], favors=["square"],
        bonus=["cash round", "stairs", ""],
    )  # fmt: skip
    public = view(state)
    for seat in range(3):
        seen = view(state, seat)
        assert {name: value for name, value in seen.items() if name not in OWN} == {
            name: value for name, value in public.items() if name != "seat"
        }
    assert public["market"][0] == {"slot": 0, "price": 15000, "room": "shed", "coins": 2000}
    assert [player["cards"] for player in public["players"]] == [2, 1, 0]
    assert [player["money"] for player in public["players"]] == [15000] * 3
    assert [player["points"] for player in public["players"]] == state.points()
    assert public["favors"][0]["measures"] == [1, 0, 0]
    turned = dict.fromkeys(public["stacks"], 0)
    assert public["deck"] == {"cards": 33, "discard": 0, "turned": turned, "tiles": [], "out": []}
    assert set(public["stacks"]) == {str(size) for size in (100, 150, 200, 250, 300, 350, 400, 450, 500, 600)}


def test_what_a_seat_knows_stays_as_it_is_while_others_take_turns() -> None:
    """So a table need not build it anew, though the turn passes on and the market is filled."""
    state = given("castles", seats=4, bonus=["cash", "stairs", "round", ""])
    known = state.own_mark(3)
    state.play("money")
    assert state.own_mark(3) == known != 0
    assert state.own_mark(state.seat) == 0  # whoever is asked gets something new
    assert isinstance(state, Tableau)
    state.deck -= 3  # room cards that everybody saw
    assert state.own_mark(3) == known
    state.laid.append(state.market[0])  # a tile face down: now the deck is its own
    assert state.own_mark(3) != known


@rule("C14.2", "C1.8")
def test_own_bonus_cards_are_secret() -> None:
    state = given("castles", bonus=["cash round", "stairs"])
    assert [card["card"] for card in view(state, 0)["cards"]] == ["round", "cash"]
    assert [card["card"] for card in view(state, 1)["cards"]] == ["stairs"]
    assert "cards" not in view(state)
    text = str(view(state, 1)) + str(view(state))
    assert "'cash'" not in text
    assert "'round'," not in text


@rule("C14.2", "C1.8", "D1")
def test_the_deal_and_the_returned_card_are_secret() -> None:
    state, events = GAME.start_with_events(2, 5, first=0)
    for event in events:
        if event.kind == "drew":
            owner = int(str(event.data["seat"]))
            assert "card" in event.view(owner)
            assert "card" not in event.view(1 - owner)
            assert "card" not in event.view(None)
    returned = event_of(state.play(options(state)[0]), "returned")
    assert "card" in returned.view(0)
    assert "card" not in returned.view(1)


@rule("C14.2", "C10.9")
def test_drawn_bonus_cards_are_secret() -> None:
    state = given("castles", castles=[["cloak_room 2 -4 r0"]], rewards=["cloak_room"])
    script(state, "bonus square", "bonus round")
    drew = event_of(state.play("claim cloak_room"), "drew")
    assert drew.view(0)["card"] == "square"
    assert "card" not in drew.view(1)
    assert [card["card"] for card in view(state, 0)["choice"]] == ["square", "round"]
    assert view(state, 1)["choice"] is None
    assert "choice" not in view(state)
    assert view(state)["players"][0]["cards"] == 0
    events = state.play("keep round")
    for kind in ("kept_card", "returned"):
        assert "card" not in event_of(events, kind).view(1)
    assert view(state)["players"][0]["cards"] == 1


@rule("C14.2", "C14.1", "C10.8")
def test_a_stack_is_seen_by_who_looks_through_it() -> None:
    """The others hear which stack; later they see the backs of the tiles on the deck and who laid them."""
    state = given("castles", castles=[SALON], rewards=["nap_room"])
    events = play(state, "claim nap_room", "look 300")
    looked = event_of(events, "looked")
    assert "rooms" in looked.view(0)
    assert "rooms" not in looked.view(1)
    assert looked.view(1)["size"] == 300
    assert view(state, 0)["looking"]["rooms"] == looked.data["rooms"]
    assert view(state, 1)["looking"] is None
    assert "looking" not in view(state)
    room = doc(state)["stacks"]["300"].split()[0]
    put = event_of(state.play(f"put {room}"), "put")
    assert (put.view(0)["room"], "room" in put.view(1), put.view(1)["size"]) == (room, False, 300)
    state.play("done")
    assert view(state, 0)["deck"]["tiles"] == [{"size": 300, "seat": 0, "room": room}]
    assert view(state, 1)["deck"]["tiles"] == view(state)["deck"]["tiles"] == [{"size": 300, "seat": 0}]
    assert view(state, 0)["known"] == {"300": doc(state)["stacks"]["300"].split()}
    assert view(state, 1)["known"] == {}


@rule("C14.2")
def test_two_seats_that_know_the_same_stack() -> None:
    """Who looked before knows the tile as one of those it saw; who looks again knows which one is missing."""
    state = given("castles", castles=[SALON], rewards=["nap_room"], looked={"300": "1"})
    before = view(state, 1)["known"]["300"]
    play(state, "claim nap_room", "look 300", "put kitchen", "done")
    assert view(state, 1)["known"]["300"] == before, "the Kitchen is there or on the deck"
    assert doc(state)["laid"] == ["kitchen by 0 aware 1"]
    assert "room" not in view(state, 1)["deck"]["tiles"][0]


@rule("C14.2", "C10.8")
def test_tiles_out_of_the_game_stay_secret() -> None:
    state = given("castles", castles=[SALON], rewards=["nap_room"], last_round=True)
    play(state, "claim nap_room", "look 300", "put kitchen", "done")
    assert view(state, 0)["deck"]["out"] == [{"size": 300, "seat": 0, "room": "kitchen"}]
    assert view(state, 1)["deck"]["out"] == [{"size": 300, "seat": 0}]


@rule("C14.2")
def test_worlds_that_a_seat_cannot_tell_apart() -> None:
    """Fronts of stacks, box and deck change, the sizes do not; what the seat laid itself stays."""
    state = given(
        "castles", seats=2, stacks={"300": "sauna kitchen panic_room"}, laid=["scullery by 0", "shed by 1"],
        market=["", "", "", "", ""],
    )  # fmt: skip
    rng = trianon.Rng(5)
    fronts, stacks = set(), set()
    for _ in range(30):
        world = doc(state.determinize(0, rng))
        assert world["laid"][0] == "scullery by 0"
        fronts.add(world["laid"][1])
        stacks.add(world["stacks"]["300"])
        assert len(world["stacks"]["300"].split()) == 3
        assert "scullery" not in world["stacks"]["300"]
    assert fronts == {f"{room} by 1" for room in of_size_250()}
    assert len(stacks) > 10


def of_size_250() -> list[str]:
    """All tiles of size 250."""
    tiles: list[str] = doc(given("castles", market=["", "", "", "", ""]))["stacks"]["250"].split()
    return tiles


@rule("C14.2")
@pytest.mark.parametrize("ask", ["place sauna", "turn"])
def test_previews_are_for_the_asked_seat(ask: str) -> None:
    state = given("castles", ask=ask)
    name = "spots" if ask.startswith("place") else "offers"
    assert view(state, 0)[name]
    assert view(state, 1)[name] is None
    assert name not in view(state)


@rule("C14.1", "C12.5")
def test_at_the_end_all_cards_are_open() -> None:
    state = given("castles", last_round=True, master=0, active=0, bonus=["cash", "stairs"])
    state.play("money")
    for seat in (None, 0, 1):
        assert [[row["card"] for row in cards] for cards in view(state, seat)["shown"]] == [
            ["cash"],
            ["stairs"],
        ]


@rule("C14.1", "D5")
def test_open_rewards_are_public() -> None:
    state = given("castles", castles=[FULL_FOYER], rewards=["foyer", "cloak_room"])
    assert asked(state) == (0, "reward")
    assert view(state, 1)["rewards"] == view(state)["rewards"]
    assert [row["room"] for row in view(state)["rewards"]] == ["foyer", "cloak_room"]
    assert find(state.play("decline foyer"), "declined")["room"] == "foyer"
