"""Position documents: complete, hand-editable, and refused with the name of the field."""

import copy
import json

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st

import trianon
from tests.games.kabale.look import asked, options
from trianon import InvalidPosition
from trianon.testing import given, rule

KABALE = trianon.game("kabale")
ONES = "alchemy 1, military 1, agriculture 1, trade 1, religion 1, art 1"


def document() -> dict[str, object]:
    """A position of three seats with something everywhere."""
    state = given(
        "kabale",
        columns=[
            "art 5: 0:king 1:disguise (1:mage) [0:queen]",
            "trade 5 closed: 0:storm [1:witch]",
            "art 4:",
        ],
        hands=["juliet romeo beggar", "prince squire hermit"],
        discards=["dragon", "", "tomthumb"],
        won=["trade 1, trade 2", "art 1", ""],
        round=2,
    )
    doc: dict[str, object] = json.loads(json.dumps(state.to_json()))
    return doc


NONSENSE: list[tuple[str, object, str]] = [
    # field, value, what the message says
    ("format", 2, "^format:"),
    ("game", "chess", "^game:"),
    ("game", None, "^game:"),
    ("rules", 99, "^rules:"),
    ("seats", "three", "^seats:"),
    ("seats", 1, "^seats:"),
    ("seats", 7, "^seats:"),
    ("seats", True, "^seats:"),
    ("options", [], "^options:"),
    ("options", {"colour": "red"}, "^options:.*colour"),
    ("options", {"variant": "french"}, "^options:.*french"),
    ("options", {"first": 3}, "^options:.*first"),
    ("chance", "dice", "^chance:"),
    ("chance", {"kind": "sfc32", "words": [1, 2, 3]}, "^chance:"),
    ("chance", {"kind": "sfc32", "words": [1, 2, 3, -4]}, "^chance:"),
    ("chance", {"kind": "sha256", "seed": "xyz", "drawn": 0}, "^chance:"),
    ("chance", {"kind": "sha256", "seed": "00", "drawn": "many"}, "^chance:"),
    ("round", 0, "^round:"),
    ("round", 7, "^round:"),
    ("round", "2", "^round:"),
    ("round", True, "^round:"),
    ("active", 3, "^active:"),
    ("active", -1, "^active:"),
    ("active", None, "^active:"),
    ("over", "yes", "^over:"),
    ("over", 1, "^over:"),
    ("columns", None, "^columns:"),
    ("columns", "art 5:", "^columns:"),
    ("columns", ["art 5:", "trade 5:"], "^columns:"),
    ("columns", ["art 5:", "trade 5:", 3], r"^columns\[2\]:"),
    ("hands", ["", ""], "^hands:"),
    ("hands", {}, "^hands:"),
    ("hands", [None, "", ""], r"^hands\[0\]:"),
    ("hands", ["juliet romeo dwarf", "", ""], r"^hands\[0\]: there is no card 'dwarf'"),
    ("hands", ["juliet juliet", "", ""], r"^hands\[0\]: juliet"),
    ("hands", ["king romeo beggar", "", ""], r"^hands\[0\]: king"),
    ("discards", ["juliet", "", ""], r"^discards\[0\]: juliet"),
    ("discards", ["dwarf", "", ""], r"^discards\[0\]:"),
    ("decks", ["", "", ""], r"^decks\[0\]: seat 0 has lost"),
    ("decks", ["king", "", ""], r"^decks\[0\]: king"),
    ("won", ["trade 1"], "^won:"),
    ("won", ["trade 6", "", ""], r"^won\[0\]: 'trade 6'"),
    ("won", ["trade 5", "", ""], r"^won\[0\]: there is no further"),
    ("won", ["trade 1", "trade 1", ""], r"^won\[1\]: there is no further"),
    ("won", ["trade 1, trade 2, trade 3, trade 4", "", ""], "^won: "),
    ("lost", 5, "^lost:"),
    ("lost", "art 7", "^lost:"),
    ("lost", "art 1", "^lost: there is no further"),
    ("pending", "traitor", "^pending:"),
    ("pending", {"ask": "riot", "column": 1, "place": 0}, "^pending:"),
    ("pending", {"ask": "traitor", "column": 4, "place": 0}, r"^pending\.column:"),
    ("pending", {"ask": "traitor", "column": True, "place": 0}, r"^pending\.column:"),
    ("pending", {"ask": "traitor", "column": 1, "place": 0}, r"^pending\.place:"),
    ("pending", {"ask": "disguise", "column": 1, "place": 9}, r"^pending\.place:"),
    ("pending", {"ask": "disguise", "column": 1, "place": -1}, r"^pending\.place:"),
    ("pending", {"ask": "disguise", "column": 1, "place": 1}, r"^pending\.place:"),
    ("weather", "fine", "^weather:"),
    ("reshuffled", "king", "^reshuffled:"),
    ("reshuffled", ["king", "", ""], r"^reshuffled\[0\]: the deck holds"),
]


@pytest.mark.parametrize(("field", "value", "message"), NONSENSE)
def test_nonsense_is_refused_with_the_name_of_the_field(field: str, value: object, message: str) -> None:
    """One field of a good document is spoilt; the message begins with its name."""
    doc = document()
    KABALE.from_json(copy.deepcopy(doc))
    doc[field] = value
    with pytest.raises(InvalidPosition, match=message):
        KABALE.from_json(doc)


def test_every_field_is_tried() -> None:
    """The table above spoils every field that a document has."""
    assert {field for field, _, _ in NONSENSE} == {*document(), "reshuffled", "weather"}


COLUMNS = [
    ("art 5", "must look like"),
    ("art 9:", "'art 9' is not a goal card"),
    (":", "is not a goal card"),
    ("art 5 shut:", "'art 5 shut' is not a goal card"),
    ("art 5: king", "'king' is not a card"),
    ("art 5: 0:dwarf", "'0:dwarf' is not a card"),
    ("art 5: [0:king", "is not a card"),
    ("art 5: [0:king>", "is not a card"),
    ("art 5: 5:king", "there are only 2 seats"),
    ("art 5: 9:king", "is not a card"),
    ("art 5: 0:king 0:king", "0:king lies on the table twice"),
    ("art 5: [0:king] 1:mage", "only the bottom card can lie face down"),
    ("art 5: <0:king>", "only an explorer"),
    ("art 5: (0:king)", "a tucked card lies directly below"),
    ("art 5: 1:disguise (0:king)", "a tucked card lies directly below"),
    ("art 5: 0:disguise (0:king) (0:queen)", "a tucked card lies directly below"),
    ("art 5: [0:disguise] (0:king)", "a tucked card lies directly below"),
    ("art 5 closed:", "storm"),
    ("art 5 closed: 0:king [1:mage]", "storm"),
    ("art 5 closed: [0:storm]", "storm"),
    ("art 5 closed: 0:storm", "below the storm lies one card"),
    ("art 5 closed: 0:storm 1:king", "below the storm lies one card"),
    ("art 5 closed: 0:storm 1:king [1:mage]", "below the storm lies one card"),
    ("art 5 closed: 1:storm 0:storm [1:mage]", "below the storm lies one card"),
    ("art 5: 0:storm [1:mage]", "a storm face up has closed the column"),
    ("art 5: 0:king 0:storm", "a storm face up has closed the column"),
]


@pytest.mark.parametrize(("column", "message"), COLUMNS)
def test_a_column_must_make_sense(column: str, message: str) -> None:
    """Cards that exist, each once, hidden only where the rules allow it (K1.3, K1.4, K5.5)."""
    doc = {"game": "kabale", "seats": 2, "columns": [column, "trade 5:"], "hands": ["mage", ""]}
    with pytest.raises(InvalidPosition, match=r"^columns\[0\]: ") as refusal:
        KABALE.from_json(doc)
    assert message in str(refusal.value)


@pytest.mark.parametrize(
    "doc", [None, 3, "kabale", [], {}, {"game": "kabale"}, {"game": "kabale", "seats": 2}]
)
def test_what_is_no_position_at_all(doc: object) -> None:
    """Anything but a document with columns is refused."""
    with pytest.raises(InvalidPosition):
        KABALE.from_json(doc)


def test_a_goal_card_cannot_lie_in_two_places() -> None:
    """Two threes of a symbol exist, not three; one five, not two."""
    with pytest.raises(InvalidPosition, match=r"^columns\[1\]"):
        given("kabale", columns=["art 5:", "art 5:"])
    given("kabale", columns=["art 3:", "art 3:"])
    with pytest.raises(InvalidPosition, match=r"^columns\[2\]"):
        given("kabale", columns=["art 3:", "art 3:", "art 3:"])


@rule("F8")
def test_the_french_game_knows_no_ones() -> None:
    """A goal card of value 1 is not in that game."""
    with pytest.raises(InvalidPosition, match=r"^columns\[0\]: there is no further goal card 'art 1'"):
        given("kabale", columns=["art 1:"], options={"variant": "french"})


@rule("K2.2")
def test_more_goal_cards_than_rounds_are_refused() -> None:
    """In round 2 of a game for two only two goal cards can have been won."""
    given("kabale", seats=2, round=2, won=["art 1, trade 1"])
    with pytest.raises(InvalidPosition, match=r"^won: 3 goal cards"):
        given("kabale", seats=2, round=2, won=["art 1, trade 1", "military 1"])
    with pytest.raises(InvalidPosition, match=r"^won: "):
        given("kabale", seats=6, won=[ONES])


@rule("K2.1")
def test_a_hand_has_three_cards_at_most() -> None:
    """Nobody ever holds four."""
    with pytest.raises(InvalidPosition, match=r"^hands\[1\]: .*three"):
        given("kabale", hands=["", "king queen mage witch"])


@rule("K6.4")
def test_the_active_seat_needs_a_card() -> None:
    """Who has no card is passed over, so the turn cannot be there."""
    with pytest.raises(InvalidPosition, match=r"^hands\[0\]: the active seat"):
        given("kabale", hands=["nothing"])


@rule("K10.3")
def test_a_finished_game_is_in_its_last_round() -> None:
    """Over means after round 6, with no columns."""
    given("kabale", over=True, won=["art 1"])
    with pytest.raises(InvalidPosition, match=r"^round:"):
        given("kabale", over=True, round=3)
    with pytest.raises(InvalidPosition, match=r"^columns:"):
        given("kabale", over=True, columns=["art 1:", "trade 1:"])


@rule("K5.2")
@pytest.mark.parametrize("ask", ["disguise", "traitor"])
def test_a_question_can_be_pending(ask: str) -> None:
    """In the middle of an effect the position says what is asked."""
    state = given(
        "kabale",
        columns=[f"art 5: 0:king 1:{ask} [0:queen]"],
        pending={"ask": ask, "column": 1, "place": 1},
    )
    assert asked(state) == (1, ask)
    assert options(state)[0] == "decline"
    assert state.to_json()["pending"] == {"ask": ask, "column": 1, "place": 1}
    with pytest.raises(InvalidPosition, match=r"^pending: seat 0 has just laid a card"):
        given(
            "kabale",
            columns=[f"art 5: 0:king 1:{ask} [0:queen]"],
            hands=["mage witch romeo"],
            pending={"ask": ask, "column": 1, "place": 1},
        )


@pytest.mark.parametrize(
    "column",
    [
        "art 5: 1:disguise",
        "art 5: 1:disguise 0:king",
        "art 5: 1:disguise (1:mage) [0:king]",
        "art 5: [1:disguise]",
    ],
)
def test_a_pending_question_needs_the_card_that_raised_it(column: str) -> None:
    """Its card lies face up, nothing is tucked yet, and the revealing card lies hidden below."""
    with pytest.raises(InvalidPosition, match=r"^pending\.place:"):
        given("kabale", columns=[column], pending={"ask": "disguise", "column": 1, "place": 0})


def test_a_disguise_without_a_card_to_tuck_asks_nothing() -> None:
    """Its owner holds nothing, so the question cannot be pending."""
    with pytest.raises(InvalidPosition, match=r"^pending:"):
        given(
            "kabale",
            columns=["art 5: 1:disguise [0:king]"],
            hands=["", "nothing"],
            pending={"ask": "disguise", "column": 1, "place": 0},
        )


def test_the_document_belongs_to_the_caller() -> None:
    """Changing a document afterwards changes neither the state it came from nor the one made of it."""
    first = KABALE.start(seats=2, seed=1)
    doc = first.to_json()
    second = KABALE.from_json(doc)
    before = (first.view(0), first.record.to_json(), second.record.to_json(), second.to_json())
    before = copy.deepcopy(before)
    options_of = doc["options"]
    assert isinstance(options_of, dict)
    options_of["colours"] = ["red", "black"]
    columns = doc["columns"]
    assert isinstance(columns, list)
    columns[0] = "nonsense"
    assert before == (first.view(0), first.record.to_json(), second.record.to_json(), second.to_json())


@examples(
    st.sampled_from([*document()]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
        lambda inside: (
            st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=6), inside, max_size=3)
        ),
        max_leaves=6,
    ),
)
def test_any_value_is_read_or_refused(field: str, value: object) -> None:
    """Whatever stands in a field: a state comes out, or InvalidPosition; nothing else is ever raised."""
    doc = document()
    doc[field] = value
    try:
        state = KABALE.from_json(doc)
    except InvalidPosition:
        return
    state.view(0)
    assert KABALE.from_json(state.to_json()).fingerprint() == state.fingerprint()
