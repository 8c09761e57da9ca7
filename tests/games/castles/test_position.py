"""Positions that a person writes: every question can stand open, nonsense is refused with its field."""

import json
import random
from typing import Any

import pytest

import trianon
from tests.games.castles.look import FOODS, FULL_FOYER, PAIR, SALON, asked, doc, options, random_game, view
from trianon import State
from trianon.testing import given, rule

GAME = trianon.game("castles")


def again(state: State) -> State:
    """The same position, read once more."""
    return GAME.from_json(doc(state))


@rule("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9")
@pytest.mark.parametrize(
    ("ask", "fields"),
    [
        ("return", {"bonus": ["cash round stairs", "square hallways completed"]}),
        ("arrange", {}),
        ("turn", {}),
        ("place", {"ask": "place parlor"}),
        ("reward", {"castles": [FULL_FOYER], "rewards": ["foyer", "cloak_room"]}),
        ("corridor", {"castles": [FULL_FOYER], "ask": "corridor foyer"}),
        ("downstairs", {"castles": [PAIR], "ask": "downstairs the_hole"}),
        ("stack", {"castles": [SALON], "ask": "stack nap_room"}),
        ("pick", {"castles": [SALON], "ask": "pick 300 0", "looked": {"300": "0"}}),
        ("bonus", {"castles": [FULL_FOYER], "ask": "bonus", "drawn": "cash hallways"}),
    ],
)
def test_every_question_can_stand_open(ask: str, fields: dict[str, object]) -> None:
    """It is written down and read back, and every answer does the same in both."""
    state = given("castles", **{"ask": ask, **fields} if ask in ("return", "arrange") else fields)
    assert asked(state) == (0, ask)
    twin = again(state)
    assert twin.to_json() == state.to_json()
    assert options(twin) == options(state)
    for text in options(state)[:6]:
        one, two = state.copy(), again(state)
        assert [event.to_json() for event in one.play(text)] == [event.to_json() for event in two.play(text)]
        assert one.fingerprint() == two.fingerprint()


@rule("P1", "A4")
def test_turns_within_turns_are_kept() -> None:
    """The Pantry waits below an extra turn, which has used its corridor reward."""
    state = given("castles", castles=[FOODS], pending=["rewards: pantry", "rewards used:", "turn"], seats=2)
    assert doc(again(state))["pending"] == ["rewards: pantry", "rewards used:", "turn"]
    assert [row["waiting"] for row in view(state)["rewards"]] == [True]
    state.play("money")
    assert asked(state) == (0, "reward")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"castles": ["foyer 0 0 r0, parlor 7 0 r0", "foyer 0 0 r0"]}, r"castles\[0\]\[1\]"),
        ({"castles": ["foyer 0 0 r0, parlor 8 0 r0", "foyer 0 0 r0"]}, "no door would meet"),
        ({"castles": ["foyer 0 0 r0, pavilion 6 0 r0", "foyer 0 0 r0"]}, "is not like"),
        ({"castles": ["foyer 0 0 r0, hallway 2 -2 r0", "foyer 0 0 r0"]}, "has a side"),
        ({"castles": ["foyer 0 0 r0, parlor 6 0 r0 dark", "foyer 0 0 r0"]}, "has a side"),
        ({"castles": ["parlor 6 0 r0", "foyer 0 0 r0, parlor 6 0 r0"]}, "somewhere else already"),
        ({"castles": ["foyer 0 0 r0"]}, "castles"),
        ({"market": ["parlor", "parlor", "", "", ""]}, r"market\[1\]"),
        ({"market": ["parlor +1500", "", "", "", ""]}, "thousands"),
        ({"market": ["ballroom", "", "", "", ""]}, "no room"),
        ({"money": [1500, 0]}, r"money\[0\]"),
        ({"money": [-1000, 0]}, r"money\[0\]"),
        ({"start": [5, 0]}, r"start\[0\]"),
        ({"activity": [3, 0]}, r"activity\[0\]"),
        ({"again": ["parlor 5", ""]}, "not in this castle"),
        ({"bonus": ["cash", "cash"]}, r"bonus\[1\]"),
        ({"bonus": ["gold", ""]}, "no bonus card"),
        ({"favors": ["square", "square"]}, "twice"),
        ({"favors": ["square", "round", "cash"]}, "2 lie there"),
        ({"favors": ["completed", "incomplete"]}, "exclude each other"),
        ({"stacks": {"300": "parlor"}}, "another size"),
        ({"stacks": {"310": ""}}, "stacks"),
        ({"deck": 51}, "deck"),
        ({"deck": 0}, "the round is the last one"),
        ({"discard": {"100": 6}}, "discard"),
        ({"hallways": 10}, "hallways"),
        ({"out": ["parlor by 0"]}, "only in the last round"),
        ({"laid": ["parlor by 3"]}, "cannot know"),
        ({"pending": ["dance"]}, r"pending\[0\]"),
        ({"pending": ["  "]}, r"pending\[0\]"),
        ({"pending": []}, "somebody is asked"),
        ({"pending": ["rewards:", " "]}, "is not a question"),
        ({"pending": ["rewards:"]}, "no answer"),
        ({"pending": ["arrange 4"], "market": ["parlor", "study", "", "", ""]}, "no answer"),
        ({"hints": ["0 cash"]}, r"hints\[0\]"),
        ({"hints": ["0 cash: cash"]}, "gave no such card away"),
        ({"bonus": ["", "cash round"], "hints": ["0 cash: cash round"]}, "not where a seat knows it"),
        ({"looked": {"300": "0 2"}}, "not a seat"),
        ({"laid": ["kitchen by 0 aware 1 1"], "looked": {"300": "1"}}, "cannot know"),
        ({"pending": ["rewards: foyer"]}, "not a completed room"),
        ({"pending": ["rewards:", "corridor foyer"]}, "not a completed room"),
        ({"pending": ["rewards:", "place foyer"]}, "is not a question"),
        ({"pending": ["rewards:", "bonus"]}, "drawn"),
        ({"pending": ["rewards:", "pick 300 0"]}, "has not looked"),
        ({"pending": ["rewards:", "place armory"]}, "no answer"),
        ({"pending": ["arrange 9"]}, "pending"),
        ({"pending": ["return 0"]}, "no card to return"),
        ({"pending": ["arrange 0"], "active": 1, "market": ["parlor", "study", "", "", ""]}, "active"),
        ({"master": 2}, "master"),
        ({"moat": 1}, "unknown field"),
    ],
)
def test_nonsense_is_refused(fields: dict[str, object], said: str) -> None:
    with pytest.raises(trianon.InvalidPosition, match=said):
        GAME.from_json({"game": "castles", "seats": 2, **fields})


@rule("P7")
def test_what_is_left_out_is_filled_in_sensibly() -> None:
    """All tiles are somewhere, stacks are as high as the number of players makes them."""
    state = GAME.from_json({"game": "castles", "seats": 2, "castles": ["parlor 6 0 r0", ""]})
    seen = state.view(None)
    assert seen["stacks"] == {
        "100": 5, "150": 4, "200": 5, "250": 5, "300": 5, "350": 4, "400": 4, "450": 4, "500": 4, "600": 4,
    }  # fmt: skip
    assert seen["supply"] == {"hallway": 5, "stairs": 4}
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize(
    ("ask", "text", "said"),
    [
        ("turn", "6 0 r0", "something else now: turn"),
        ("turn", "buy armory", "cannot be laid"),
        ("turn", "buy throne_room", "not in the market"),
        ("place parlor", "money", "something else now: place"),
        ("place parlor", "8 0 r0", "no door would meet"),
        ("place parlor", "6 0 r0 light", "C7.9"),
        ("place hallway", "6 2 r0 dark", "other level"),
        ("arrange", "throne_room > 15000", "C4.1"),
    ],
)
def test_refusals_say_why(ask: str, text: str, said: str) -> None:
    state = given("castles", ask=ask, market=["study", "armory", "shed", "sauna", "pantry"])
    with pytest.raises(trianon.IllegalAction, match=said):
        state.play(text)


WORDS = [
    "rewards:", "rewards used:", "rewards: foyer", "rewards: ,", "turn", "bonus", "arrange 0", "arrange 3",
    "  ", "return 1", "place parlor", "place hallway", "stack nap_room", "pick 300 1", "corridor foyer",
]  # fmt: skip


def meddled(written: dict[str, Any], luck: random.Random) -> dict[str, Any]:
    """A document in which somebody has changed a few things."""
    changed = {**written}
    for name in luck.sample(sorted(changed), luck.randint(1, 4)):
        value = changed[name]
        if luck.random() < 0.4:
            del changed[name]
        elif name == "pending":
            changed[name] = luck.choices(WORDS, k=luck.randint(1, 3))
        elif isinstance(value, bool):
            changed[name] = not value
        elif isinstance(value, int):
            changed[name] = value + luck.choice([-1, 1, 7])
        elif isinstance(value, list):
            changed[name] = [*value[1:], *value[:1]] if luck.random() < 0.7 else value[1:]
        elif isinstance(value, dict):
            changed[name] = {key: entry for key, entry in value.items() if luck.random() < 0.8}
    return changed


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(3))
def test_what_is_read_can_be_played_on_and_written(seed: int) -> None:
    """Whatever is accepted: every position reached from there is written down and read back."""
    luck = random.Random(seed)
    accepted = 0
    for number, (state, _) in enumerate(random_game(2 + seed % 2, seed, eager=True)):
        if number % 4:
            continue
        for _ in range(6):
            try:
                other = GAME.from_json(meddled(doc(state), luck))
            except trianon.InvalidPosition:
                continue
            accepted += 1
            for _ in range(6):
                written = json.loads(json.dumps(doc(other)))
                assert GAME.from_json(written).to_json() == written
                if other.decision is None:
                    break
                other.play_at(luck.randrange(len(other.decision.options)))
    assert accepted > 20
