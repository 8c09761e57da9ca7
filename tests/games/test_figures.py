"""Printed figures: the packaged files, broken ones refused by name, and games with corrected ones."""

from typing import Any, cast

import pytest

import trianon
from trianon.kernel.playouts import playouts
from trianon.kernel.record import Record
from trianon.testing import play_out
from trianon.testing.help import help_of

GAMES = trianon.games()

# Of every game one correction: what the packaged file says, and what another box has printed.
CORRECTIONS = {
    "castles": ("type_food = { points = 3", "type_food = { points = 4"),
    "kabale": ("mage = { value = 7", "mage = { value = 7.5"),
    "louis": ("g1 = { louisdor = 3", "g1 = { louisdor = 4"),
    "mercado": ('price = "F:GG", points = 3', 'price = "F:GG", points = 4'),
}


def corrected(game: str, *changes: tuple[str, str]) -> trianon.Game:
    """A game with other figures than its packaged ones."""
    return trianon.game(game).corrected(changed(game, *changes or (CORRECTIONS[game],)), "my.toml")


def both(game: str) -> list[trianon.Game]:
    """A game as it comes, and with its correction."""
    return [trianon.game(game), corrected(game)]


def changed(game: str, *changes: tuple[str, str]) -> str:
    text = trianon.game(game).sheet().text
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize("game", GAMES)
def test_the_packaged_file_is_right_and_gives_the_game_itself(game: str) -> None:
    """Also when comments, sources and marks differ: they are no figures."""
    house = trianon.game(game)
    assert house.figures_id == ""
    assert house.corrected(house.sheet().text) is house
    assert corrected(game, ("format = 1", "format = 1 # checked"), ('source = "', 'source = " ')) is house


@pytest.mark.parametrize("game", GAMES)
def test_a_record_names_corrected_figures_and_needs_them(game: str) -> None:
    house, other = trianon.game(game), corrected(game)
    state = other.start(2, 1)
    for _ in range(12):
        state.play_at(0)
    record = Record.loads(state.record.dumps())
    assert record.figures == other.figures_id != ""
    assert other.replay(record).fingerprint() == state.fingerprint()
    with pytest.raises(trianon.InvalidRecord, match=rf"figures: .*{record.figures}.*--figures {game}=FILE"):
        house.replay(record)
    record.figures = "0" * 16
    with pytest.raises(trianon.InvalidRecord, match="not known here"):
        other.replay(record)


@pytest.mark.parametrize("game", GAMES)
def test_games_with_different_figures_live_in_one_process(game: str) -> None:
    """A corrected game reads records and positions without the correction, and those stay as they are."""
    house, other = trianon.game(game), corrected(game)
    plain, own = house.start(2, 1), other.start(2, 1)
    assert plain.fingerprint() != own.fingerprint()
    assert "figures" not in {**plain.record.to_json(), **plain.to_json(), **plain.view(0)}
    assert other.replay(plain.record).game is house
    assert other.from_json(plain.to_json()).game is house
    assert other.from_json(own.to_json()).game is other
    with pytest.raises(trianon.InvalidPosition, match=r"figures: .* not known here"):
        house.from_json(own.to_json())


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_possible_worlds_keep_the_figures(game: str) -> None:
    """Bots get a world as a document; its games are played to the end with its figures."""
    other = corrected(game)
    state = other.start(2, 3)
    world = state.determinize(0, trianon.Rng(1))
    for one in (state.copy(), world, other.from_json(world.to_json())):
        assert one.game is other
        assert one.view(0)["figures"] == other.figures_id
        assert len(playouts(one, 1, seed=1)) == 1
    play_out(state, trianon.Rng(5))
    help_of(game).check_components(state)


@pytest.mark.parametrize("game", GAMES)
def test_further_files_and_older_rules(game: str) -> None:
    """A second file counts for new games; those of the first, and by every version of the rules, go on."""
    house, first = trianon.game(game), corrected(game)
    back = first.corrected(house.sheet().text)
    assert back.start(2, 1).fingerprint() == house.start(2, 1).fingerprint()
    assert back.version(house.rules_version, first.figures_id) is first
    for version in range(1, house.rules_version + 1):
        older = back.version(version, first.figures_id)
        assert (older.rules_version, older.figures_id) == (version, first.figures_id)
        assert back.version(version).figures_id == ""
    with pytest.raises(trianon.InvalidOption, match="no rules version 99"):
        back.version(99, first.figures_id)


def test_a_corrected_tile_plays_as_corrected() -> None:
    """The letter opener is worth 4 instead of 3."""
    doc = help_of("mercado").complete({"market": ["letter_opener: 2 gold"], "characters": ["", "gold"]})
    steps = []
    for game in both("mercado"):
        state = game.from_json({"game": "mercado", **doc})
        state.play("evaluate letter_opener")
        steps.append(state.points()[0])
    assert steps == [3, 4]


def test_a_corrected_money_card_of_louis_pays_as_corrected() -> None:
    """Seed 1 turns up g1."""
    cards = [cast("dict[str, Any]", game.start(2, 1).view(0)["money_card"]) for game in both("louis")]
    assert [(card["card_id"], card["amount"]) for card in cards] == [("g1", 3), ("g1", 4)]


def test_a_corrected_card_of_kabale_counts_as_corrected() -> None:
    columns = ["art 3: 0:mage", "trade 2: 1:king"]
    doc = {"game": "kabale", "seats": 2, "columns": columns, "hands": ["queen", "romeo"]}
    views = [cast("list[Any]", game.from_json(doc).view(0)["columns"]) for game in both("kabale")]
    assert [view[0]["standing"]["totals"][0] for view in views] == [7, 7.5]


def test_a_corrected_tile_of_castles_counts_as_corrected() -> None:
    """The dining room is worth 1, and 3 for a living room; or 2 and 4: when laid, and in the count."""
    row = 'dining_room = { size = 300, type = "food", '
    other = corrected("castles", (f"{row}points = 1, bonus = 3", f"{row}points = 2, bonus = 4"))
    doc = help_of("castles").complete(
        {
            "seats": 2,
            "options": {"first": 1},
            "master": 1,
            "active": 0,
            "castles": ["foyer 0 0 r0, dining_room 6 0 r0", "foyer 0 0 r0"],
            "market": ["parlor", "gallery_of_mirrors", "sauna", "shed", "pantry"],
        }
    )
    told = []
    for game in (trianon.game("castles"), other):
        state = game.from_json({"game": "castles", **doc})
        before = state.points()[0]
        state.play("buy gallery_of_mirrors")
        spots = cast("list[Any]", state.view(0)["spots"])
        state.play("14 2 r0")
        [worth] = [one for one in state.scores[0].reasons if one.data.get("room") == "dining_room"]
        told.append((before, max(spot["points"] for spot in spots), worth.points))
    assert told == [(1, 6, 4), (2, 7, 6)]


TOML = "tiles.letter_opener"
BROKEN = {
    "castles": [
        (
            "points = 8",
            "points = 0",
            "bonus_cards.all_sizes.points: must be a whole number from 1 to 20, not 0",
        ),
        ("size = 100", "size = 200", "tiles.pantry.size: must be 100: sizes, types and doors make"),
        ("4,1E 0,3W", "4,1E 0,1W", "tiles.pantry.doors: must be '4,1E 0,3W': sizes, types and doors make"),
        ('for = "sleeping"', 'for = "bedroom"', "tiles.the_hole.for: must be types in quotes, of activity, "),
        ('for = "sleeping"', 'for = ""', "tiles.the_hole.for: a bonus is for at least one type"),
        ('for = "living sleeping"', 'for = "living living"', "tiles.piano_room.for: names a type twice"),
        ("bonus = -1", "bonus = 1", "tiles.piano_room.bonus: must be negative for activity rooms only"),
        ("per = 1", "per = 2", "bonus_cards.all_sizes.per: must be 1, for it counts once"),
        ("type_food = {", "type_drink = {", "bonus_cards.type_drink: there is no such bonus card"),
    ],
    "kabale": [
        (
            "king = { value = 20",
            "king = { value = 9.25",
            "cards.king.value: must be a number from 0 to 25 in halves",
        ),
        ("king = { value = 20", "king = { value = true", "cards.king.value: must be a number"),
        ("farmer = { value = 8", "farmer = { value = 9", "cards: all professions must have the same value"),
        ("[cards]", "[cards]\ndoppelganger = { value = 3 }", "cards.doppelganger: there is no such card"),
    ],
    "louis": [
        ('front = "money 3"', 'front = "coins 3"', 'tiles.anne.front: must be "first", or a number'),
        ('back = "first"', 'back = "first 2"', 'tiles.anne.back: must be "first", or a number'),
        (
            "g1 = { louisdor = 3",
            "g1 = { louisdor = 0",
            "money.g1.louisdor: must be a whole number from 1 to 9, not 0",
        ),
        ("g8 = {", "g9 = {", "money.g9: there is no such money card"),
        ('cost = "scepter any"', 'cost = "crown any"', "missions.a01.cost: must be two chips of"),
        ('cost = "scepter any"', 'cost = "scepter ring"', "missions.a01.cost: must be one chip and any"),
        ('cost = "scepter ring"', 'cost = "ring ring"', "missions.b01.cost: must be two different chips"),
    ],
    "mercado": [
        ("format = 1", "format = 2", "format: must be 1, not 2"),
        ('game = "mercado"', 'game = "louis"', "game: must be 'mercado', not 'louis'"),
        ("[sources]", "[sources", "not TOML: "),
        ("[sources]", "[source]", "sources: must be a table of titles"),
        ("[privileges]", "[privilege]", "privilege: there is no such table; known: "),
        ('R = "Rulebook', 'Q = 3\nR = "Rulebook', "sources.Q: must be a title in quotes, not 3"),
        ("letter_opener = {", "letter_closer = {", "tiles.letter_closer: there is no such tile"),
        ("letter_opener = {", "# letter_opener = {", "tiles.letter_opener: this tile is missing"),
        ("three = { count = 5", "three = 5 # {", "privileges.three: must be a row in braces, not 5"),
        (
            '"F:GG", points = 3,',
            '"F:GG",',
            f"{TOML}.points: is missing; must be a whole number",
        ),
        (
            "points = 3",
            "points = 30",
            f"{TOML}.points: must be a whole number from 0 to 9, or ",
        ),
        ("points = 3", "points = true", f"{TOML}.points: must be "),
        ("points = 3", 'points = "reveal"', f"{TOML}.points: only a perfume can"),
        (
            "points = 3",
            "points = 3, weight = 2",
            f"{TOML}.weight: there is no such figure",
        ),
        ('"F:GG"', '"F:GX"', f'{TOML}.price: must be a price such as "F:GGS", "S3" or "D4", not \'F:GX\''),
        ('"F:GG"', '"S5"', f"{TOML}.price: must be a price"),
        ('effects = "fake 1"', 'effects = "fake"', "tiles.silver_jug.effects: must be effects such as"),
        ('effects = "fake 1"', 'effects = "opp_fake 1"', "tiles.silver_jug.effects: must be effects such as"),
        ("count = 5", "count = 6", "privileges: their counts must add up to 18, not 19"),
        ("steps = 3", "steps = 4", "privileges.three.steps: must be a whole number from 1 to 3, not 4"),
        ('0 = { symbol = "fake 1"', '30 = { symbol = "fake 1"', "side_a.30: there is no such space"),
        ('0 = { symbol = "fake 1"', '0 = { symbol = ""', "side_a.0.symbol: must be one effect"),
        ('source = "R"', 'source = "Q"', f"{TOML}.source: 'Q' is none of R, L2"),
        ('source = "R"', "source = 1", f"{TOML}.source: must be words in quotes"),
        (
            'reconstructed = "price',
            'reconstructed = "cost',
            f"{TOML}.reconstructed: 'cost' is none of name",
        ),
    ],
}


@pytest.mark.parametrize(
    ("game", "old", "new", "message"), [(game, *row) for game, rows in BROKEN.items() for row in rows]
)
def test_a_broken_file_is_refused_by_name(game: str, old: str, new: str, message: str) -> None:
    """One clear line: the file, the entry, what is expected there."""
    with pytest.raises(trianon.InvalidFigures) as refused:
        corrected(game, (old, new))
    assert str(refused.value).startswith(f"my.toml: {message}")
