"""The face of states, decisions, actions and events."""

import pickle
import random
from collections.abc import Sequence

import pytest

import trianon
from trianon import Decision, InvalidRecord, Rng, State
from trianon.testing import given, play_out, script

KABALE = trianon.game("kabale")


def question(state: State) -> Decision:
    assert state.decision is not None
    return state.decision


def test_options_are_a_sequence() -> None:
    """Everything a list of actions can do, short of changing it."""
    options = question(KABALE.start(seats=3, seed=1)).options
    texts = [str(option) for option in options]
    assert issubclass(type(options), Sequence)
    assert [str(options[index]) for index in range(len(options))] == texts
    assert str(options[-1]) == texts[-1]
    assert [str(option) for option in reversed(options)] == texts[::-1]
    assert [str(option) for option in options[1:4]] == texts[1:4]
    assert options.index(options[4]) == 4
    assert options.count(options[4]) == 1
    assert random.Random(1).choice(options) in options
    assert "king > 1" not in options  # a text is no action
    with pytest.raises(IndexError):
        options[len(options)]
    with pytest.raises(ValueError, match="not in"):
        options.index(KABALE.parse(KABALE.start(seats=3, seed=1), "decline"))
    assert options.count(KABALE.parse(KABALE.start(seats=3, seed=1), "decline")) == 0


def test_actions_compare_by_what_they_say() -> None:
    state = KABALE.start(seats=3, seed=1)
    one, two = KABALE.parse(state, "king > 2"), KABALE.parse(state.copy(), "KING>2")
    assert one == two
    assert hash(one) == hash(two)
    assert one != KABALE.parse(state, "king > 1")
    assert one != "king > 2"
    assert (one.kind, one.args, str(one)) == ("lay", {"card": "king", "column": 2}, "king > 2")
    assert one.to_json() == {"text": "king > 2", "kind": "lay", "args": {"card": "king", "column": 2}}


@pytest.mark.parametrize(
    ("text", "kind", "args"),
    [
        ("king > 2", "lay", {"card": "king", "column": 2}),
        ("tuck mage", "tuck", {"card": "mage"}),
        ("swap 3", "swap", {"column": 3}),
        ("decline", "decline", {}),
    ],
)
def test_what_an_action_says(text: str, kind: str, args: dict[str, object]) -> None:
    action = KABALE.parse(KABALE.start(seats=6, seed=1), text)
    assert (str(action), action.kind, action.args) == (text, kind, args)


def test_a_decision_as_data() -> None:
    decision = question(KABALE.start(seats=2, seed=1, first=1))
    told = decision.to_json()
    assert (told["seat"], told["ask"]) == (1, "lay")
    options = told["options"]
    assert isinstance(options, list)
    assert options[0] == {**decision.options[0].to_json(), "final": True}


def test_everything_has_a_short_form_for_people() -> None:
    state = KABALE.start(seats=2, seed=1, first=0)
    decision = question(state)
    assert repr(state) == "<kabale seat 0 is asked: lay>"
    assert repr(decision) == "<seat 0 is asked: lay, 6 options>"
    assert repr(decision.options) == "<6 options>"
    assert repr(decision.options[0]) == f"<Action {decision.options[0]}>"
    event = state.play(decision.options[0])[0]
    assert repr(event).startswith("<laid seat=0, column=1, card=")
    play_out(state, Rng(1))
    assert repr(state) == "<kabale over>"
    assert repr(state.outcome).startswith("<Outcome ((")
    assert repr(state.scores[0]) == f"<Score {state.scores[0].points}>"
    assert repr(state.scores[0].reasons[0]).startswith("<+")


def test_scripted_chance_comes_as_ordered() -> None:
    state = given("kabale", columns=["art 5:"], hands=["king"])
    script(state, "draw dragon")
    assert state.play("king > 1")[-1].data == {"seat": 0, "card": "dragon"}
    state = given("kabale", columns=["art 5:"], hands=["king"])
    script(state, "draw king")
    with pytest.raises(InvalidRecord, match="chance cannot give 'draw king' now"):
        state.play("king > 1")
    with pytest.raises(InvalidRecord, match="'throw six' is not like"):
        script(state, "throw six")


def test_impossible_starters_are_refused() -> None:
    """Chance can only name a seat that exists."""
    doc = KABALE.start(seats=2, seed=1).record.to_json()
    log = doc["log"]
    assert isinstance(log, list)
    log[0] = "~first 2"
    with pytest.raises(InvalidRecord, match="chance cannot give 'first 2' now"):
        KABALE.replay(trianon.Record.from_json(doc))


def test_imagined_games_do_not_follow_the_script() -> None:
    """What chance will give is not known in an imagined world, and not in a playout."""
    state = given("kabale", columns=["art 5:"], hands=["king"])
    script(state, "draw dragon", "draw king")
    drawn = set()
    for seed in range(20):
        world = state.determinize(0, Rng(seed))
        drawn.add(world.play("king > 1")[-1].data["card"])
    assert len(drawn) > 5
    assert len(trianon.playouts(state, 3, seed=1)) == 3


def test_whether_an_answer_is_final_does_not_depend_on_the_script() -> None:
    """A script that does not fit every option is no obstacle to asking."""
    state = given("kabale", columns=["art 5:"], hands=["king"])
    script(state, "draw king")
    assert all(question(state).is_final(index) for index in range(len(question(state).options)))


def test_points_are_counted_at_any_time() -> None:
    """Scores say what the piles are worth now."""
    state = given("kabale", won=["art 1", "trade 1"], round=2)
    assert [score.points for score in state.scores] == [1, 1]
    assert state.outcome is None


def test_errors_have_one_parent() -> None:
    for error in (
        trianon.IllegalAction, trianon.InvalidAction, trianon.InvalidOption, trianon.InvalidPosition,
        trianon.InvalidRecord,
    ):  # fmt: skip
        assert issubclass(error, trianon.TrianonError)
        assert str(pickle.loads(pickle.dumps(error("words")))) == "words"


def test_playouts_go_on_from_where_the_game_stands() -> None:
    """From a finished game there is nothing to play; goal cards already won are counted."""
    over = given("kabale", over=True, won=["art 5", "trade 4"], columns=[])
    assert trianon.playouts(over, 2, seed=1) == [(5, 4), (5, 4)]
    late = given(
        "kabale", columns=["art 1: 0:king", "trade 1:"], hands=["queen"], round=6, won=["military 5"]
    )
    for points in trianon.playouts(late, 20, seed=1):
        assert points[0] >= 6
