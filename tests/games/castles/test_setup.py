"""Set-up (C1) for two to four players; the solo game has its own file."""

import pytest

import trianon
from tests.games.castles.look import asked, doc, every, find, kinds, options, play, view
from trianon.games.castles.components import BONUS_CARD_NAMES, FAVOR_NAMES, SIZES
from trianon.testing import given, rule

GAME = trianon.game("castles")
TABLE = [  # seats, large stacks and stairs, small stacks and hallways, cards, favors, prices
    (2, 4, 5, 22, 2, [15000, 10000, 8000, 6000, 4000]),
    (3, 5, 7, 33, 3, [15000, 10000, 8000, 6000, 4000, 2000]),
    (4, 6, 9, 44, 4, [15000, 10000, 8000, 6000, 4000, 2000, 1000]),
]
table = pytest.mark.parametrize(("seats", "large", "small", "cards", "favors", "prices"), TABLE)


@rule("C1.2", "C1.3", "C1.4", "C1.5")
@table
def test_what_lies_on_the_table(
    seats: int, large: int, small: int, cards: int, favors: int, prices: list[int]
) -> None:
    """Stacks together with the market make the figures of the table."""
    for seed in range(3):
        seen = view(GAME.start(seats, seed))
        assert seen["prices"] == prices
        assert seen["supply"] == {"hallway": small, "stairs": large}
        assert len(seen["favors"]) == len({row["favor"] for row in seen["favors"]}) == favors
        assert seen["deck"]["cards"] + seen["deck"]["discard"] == cards
        assert seen["deck"]["discard"] >= len(prices)
        assert all(slot["coins"] == 0 for slot in seen["market"])
        sizes = [size_of(slot["room"]) for slot in seen["market"]]
        for size in SIZES:
            height = seen["stacks"][str(size)] + sizes.count(size)
            assert height == (small if size <= 300 else large)


def size_of(room: str) -> int:
    """The size of a room tile, by the position of a game in which it is in no castle."""
    stacks = doc(given("castles", market=["", "", "", "", ""]))["stacks"]
    return next(int(size) for size, tiles in stacks.items() if room in tiles.split())


@rule("C1.4", "C1.3")
def test_what_is_put_away_is_random_and_unseen() -> None:
    """Of 75 tiles 45 are in play with two players; nobody is told which."""
    boxes = []
    for seed in range(3):
        state, events = GAME.start_with_events(2, seed)
        boxed = [text for text in state.record.chance if text.startswith("box ")]
        assert len(set(boxed)) == 5 * 4 + 5 * 2
        boxes.append(boxed)
        assert "box" not in kinds(events)
    assert len({tuple(boxed) for boxed in boxes}) == 3
    assert not [text for text in GAME.start(4, 1).record.chance if text.startswith("box ")]


@rule("C1.5", "C3.3")
def test_cards_are_turned_until_the_market_is_full() -> None:
    """Every tile belongs to the card before it; the cards lie on the discard pile."""
    state, events = GAME.start_with_events(4, 3)
    cards = every(events, "card_turned")
    tiles = every(events, "drawn")
    assert [card["size"] for card in cards if not card["empty"]] == [tile["size"] for tile in tiles]
    assert [tile["slot"] for tile in tiles] == list(range(7))
    assert sum(doc(state)["discard"].values()) == len(cards)


@rule("C1.2")
def test_completed_and_incomplete_exclude_each_other() -> None:
    """The one drawn later, further right, is replaced; with four favors this happens now and then."""
    met = 0
    for seed in range(200):
        state = GAME.start(4, seed)
        drawn = [text.split()[1] for text in state.record.chance if text.startswith("favor ")]
        favors = doc(state)["favors"]
        assert len(favors) == 4
        if {"completed", "incomplete"} <= set(drawn):
            met += 1
            later = max(("completed", "incomplete"), key=drawn.index)
            assert favors == [favor for favor in drawn if favor != later]
        else:
            assert favors == drawn
        if met == 1:
            break
    assert met == 1
    with pytest.raises(trianon.InvalidPosition, match="exclude each other"):
        given("castles", favors=["completed", "incomplete"])


@rule("C1.1", "C1.6", "A10", "D10")
def test_what_everybody_begins_with() -> None:
    """A foyer in its fixed place, 15,000 marks in the open; all bonus cards are in deck and hands."""
    state = GAME.start(3, 5)
    seen = view(state)
    assert [player["money"] for player in seen["players"]] == [15000] * 3
    for seat in range(3):
        foyer = seen[f"castle_{seat}"]
        assert [(tile["room"], tile["x"], tile["y"], tile["r"]) for tile in foyer] == [("foyer", 0, 0, 0)]
        assert foyer[0]["doors"] == "eee"
    cards = " ".join([*doc(state)["bonus"], doc(state)["bonus_deck"]]).split()
    assert sorted(cards) == sorted(BONUS_CARD_NAMES)
    assert len(cards) == 27


@rule("A10", "D10")
def test_a_turned_foyer_is_the_same_foyer() -> None:
    """A position may turn it: as many spots for every tile of the market."""
    spots = []
    for turn in range(4):
        state = given("castles", castles=[f"foyer 0 0 r{turn}"], market=["parlor", "sauna", "shed"])
        spots.append([offer["spots"] for offer in view(state, 0)["offers"]])
    assert spots == [spots[0]] * 4


@rule("C1.7")
def test_a_random_first_master_builder_and_starting_points() -> None:
    masters = set()
    for seed in range(20):
        state, events = GAME.start_with_events(4, seed)
        master = find(events, "master_chosen")["seat"]
        masters.add(master)
        assert [state.points()[(master + step) % 4] for step in range(4)] == [0, 1, 2, 3]
    assert masters == {0, 1, 2, 3}
    state = GAME.start(3, 1, first=2)
    assert view(state)["master"] == 2
    assert state.points() == [1, 2, 0]
    with pytest.raises(trianon.InvalidOption):
        GAME.start(2, 1, first=2)


@rule("C1.8", "D1")
def test_one_of_three_bonus_cards_goes_under_the_deck() -> None:
    """The master builder first, then clockwise."""
    state = GAME.start(3, 4, first=1)
    under = []
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "return")
        hand = doc(state)["bonus"][seat].split()
        assert options(state) == [f"return {card}" for card in hand]
        assert len(hand) == 3
        event = find(state.play(f"return {hand[1]}"), "returned")
        assert event == {"seat": seat, "card": hand[1]}
        assert doc(state)["bonus"][seat].split() == [hand[0], hand[2]]
        under.append(f"{hand[1]} by {seat}")
    assert doc(state)["under"] == under


@rule("C1.9", "C2")
def test_the_first_round_begins_with_the_prices() -> None:
    state = GAME.start(2, 4, first=0)
    before = doc(state)
    events = play(state, options(state)[0])
    assert "round_began" not in kinds(events)
    events = play(state, options(state)[0])
    assert find(events, "round_began") == {"round": 1, "seat": 0, "last": False, "alone": False}
    assert "drawn" not in kinds(events)
    assert asked(state) == (0, "arrange")
    assert doc(state)["market"] == before["market"]
    assert doc(state)["deck"] == before["deck"]


@rule("A26", "C1.2")
def test_favors_and_cards_are_drawn() -> None:
    """There is no option to agree on them; over some games many different ones come."""
    for name in ("favors", "bonus"):
        with pytest.raises(trianon.InvalidOption):
            GAME.start(2, 1, **{name: "square"})
    seen = {favor for seed in range(30) for favor in doc(GAME.start(4, seed))["favors"]}
    assert len(seen) > 18
    assert seen <= set(FAVOR_NAMES)


@rule("C1.6")
def test_one_to_four_players_each_with_an_own_colour() -> None:
    assert view(GAME.start(4, 1))["colours"] == ["red", "yellow", "green", "blue"]
    assert view(GAME.start(2, 1, colours=["blue", "red"]))["colours"] == ["blue", "red"]
    for seats in (0, 5):
        with pytest.raises(trianon.InvalidOption):
            GAME.start(seats, 1)
