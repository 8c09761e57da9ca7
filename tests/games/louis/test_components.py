"""The printed figures (section 2), against a table of their own."""

from collections import Counter

from tests.games.louis import oracle
from trianon.games.louis import components as box
from trianon.games.louis.figures import PACKAGED, SHEET
from trianon.testing import rule


@rule("2.1")
def test_so_many_of_everything() -> None:
    """12 tiles, 16 stones each, 34 chips, 60 coats, 30 + 12 + 8 + 40 cards."""
    assert len(box.PERSONS) == 12
    assert box.STONES * len(box.COLOURS) == 64
    assert dict(zip(box.CHIPS, box.CHIP_COUNTS, strict=True)) == {
        "scepter": 6,
        "letter": 6,
        "ring": 6,
        "helmet": 6,
        "crown": 10,
    }
    assert len(box.COATS) * box.COATS_EACH == 60
    assert sum(box.CARD_COUNTS) == 30
    assert (len(box.MONEY_CARDS), len(box.MISSIONS)) == (8, 40)
    assert Counter(name[0] for name in box.MISSIONS) == {"a": 20, "b": 12, "c": 8}


@rule("2.2")
def test_tiles_touch_at_corners() -> None:
    """Sixteen edges, as the table of the layout has them; 6-7, 8-9, 10-11 and 12-5 do not touch."""
    found = {tile + 1: {other + 1 for other in near} for tile, near in enumerate(box.ADJACENT)}
    assert found == oracle.ADJACENT
    assert sum(len(near) for near in found.values()) == 32
    for one, two in ((6, 7), (8, 9), (10, 11), (12, 5)):
        assert two not in found[one]
        assert one not in found[two]


@rule("2.2")
def test_the_layout_is_a_chequerboard() -> None:
    """Rows of 2, 3, 2, 3, 2; tile 1 is the upper one of the inner square, 5 begins the outer ring."""
    assert box.PLACES == (
        (3, 2), (4, 3), (3, 4), (2, 3), (1, 2), (2, 1), (4, 1), (5, 2), (5, 4), (4, 5), (2, 5), (1, 4),
    )  # fmt: skip
    assert Counter(row for _, row in box.PLACES) == {1: 2, 2: 3, 3: 2, 4: 3, 5: 2}


@rule("2.3", "Q25")
def test_both_sides_of_every_tile() -> None:
    """Condition and number of front and back; the chip of Anne is the scepter."""
    assert list(box.PERSONS) == oracle.PERSONS
    for tile, (front, back) in oracle.SIDES.items():
        place = tile - 1
        assert (box.CONDITIONS[PACKAGED.condition[place]], int(PACKAGED.number[place])) == front
        assert (box.CONDITIONS[PACKAGED.condition[12 + place]], int(PACKAGED.number[12 + place])) == back
    chips = {tile + 1: box.CHIPS[chip] for tile, chip in enumerate(box.REWARD_CHIPS) if chip >= 0}
    assert chips == oracle.CHIP_OF
    assert chips[1] == "scepter"


@rule("2.4", "2.5")
def test_influence_and_intrigue_cards() -> None:
    """Every person twice and six jokers; every person once."""
    assert dict(zip(box.CARDS, box.CARD_COUNTS, strict=True)) == {**dict.fromkeys(box.PERSONS, 2), "joker": 6}
    assert bin(box.ALL_INTRIGUE).count("1") == 12


@rule("2.6")
def test_money_cards() -> None:
    """Three or five louisdor for each of the tiles 1 to 4."""
    found = {
        card: (amount, tile + 1)
        for card, amount, tile in zip(box.MONEY_CARDS, PACKAGED.money_amount, box.MONEY_TILE, strict=True)
    }
    assert found == oracle.MONEY_CARDS


@rule("2.7")
def test_what_missions_cost() -> None:
    """A named and any chip, two different named ones, two equal ones; balanced as reconstructed."""
    letters = {chip: name[0].upper() for chip, name in enumerate(box.CHIPS)} | {box.ANY: "?"}
    costs = {
        mission: letters[one] + letters[two]
        for mission, one, two in zip(box.MISSIONS, PACKAGED.cost_1, PACKAGED.cost_2, strict=True)
    }
    assert costs == oracle.COSTS
    light = Counter(cost for mission, cost in costs.items() if mission[0] == "a")
    assert light == {"S?": 5, "L?": 5, "R?": 5, "H?": 5}
    medium = Counter(cost for mission, cost in costs.items() if mission[0] == "b")
    assert medium == {"SL": 2, "SR": 2, "SH": 2, "LR": 2, "LH": 2, "RH": 2}
    dark = Counter(cost for mission, cost in costs.items() if mission[0] == "c")
    assert dark == {"SS": 2, "LL": 2, "RR": 2, "HH": 2}


@rule("2.7", "Q1")
def test_how_often_each_effect_occurs() -> None:
    """Two cards give a coat and two go to Louis: only so there are twelve medium ones."""
    names = [box.EFFECTS[effect] for effect in box.EFFECT]
    light = Counter(name for name, card in zip(names, box.MISSIONS, strict=True) if card[0] == "a")
    medium = Counter(name for name, card in zip(names, box.MISSIONS, strict=True) if card[0] == "b")
    dark = Counter(name for name, card in zip(names, box.MISSIONS, strict=True) if card[0] == "c")
    assert light == {
        "extra": 2, "stones": 4, "louisdor": 4, "dispatch": 4, "skip": 2, "change": 2, "replace": 2,
    }  # fmt: skip
    assert medium == {"mixed": 4, "coat": 2, "dispatch": 4, "exchange": 2}
    assert set(dark.values()) == {1}
    assert sum(amount == box.ON_LOUIS for amount in box.AMOUNT) == 2


@rule("2.7")
def test_reconstructed_figures_are_marked() -> None:
    """The tiles 1 and 4 come from the rulebooks; whatever was reconstructed is marked so."""
    marks = SHEET.packaged.marks()
    assert not {"anne", "dauphin"} & {*marks["tiles"]}
    assert marks["tiles"]["montespan"] == ["back"]
    assert (
        marks["tiles"]["philippe"]
        == marks["tiles"]["conde"]
        == marks["tiles"]["louvois"]
        == ["front", "back"]
    )
    assert marks["money"].keys() == {*box.MONEY_CARDS}
    assert marks["missions"].keys() == {*box.MISSIONS}
