"""The face of states, decisions, actions and events."""

import pickle
import random
from collections.abc import Sequence

import pytest

import trianon
from trianon import Decision, InvalidRecord, Rng, State
from trianon.testing import given, play_out, script

TEMPLATE = trianon.game("template")


def question(state: State) -> Decision:
    assert state.decision is not None
    return state.decision


def waiting(**fields: object) -> State:
    """Seat 0 has presented a knight, and seat 1 is asked: challenge page, challenge duke, or bow."""
    return given("template", hands=["page page", "page duke duke"], presented="knight", **fields)


def test_options_are_a_sequence() -> None:
    """Everything a list of actions can do, short of changing it."""
    options = question(waiting()).options
    texts = [str(option) for option in options]
    assert issubclass(type(options), Sequence)
    assert [str(options[index]) for index in range(len(options))] == texts
    assert str(options[-1]) == texts[-1]
    assert [str(option) for option in reversed(options)] == texts[::-1]
    assert [str(option) for option in options[1:3]] == texts[1:3]
    assert options.index(options[2]) == 2
    assert options.count(options[2]) == 1
    assert random.Random(1).choice(options) in options
    assert "bow" not in options  # a text is no action
    with pytest.raises(IndexError):
        options[len(options)]
    with pytest.raises(ValueError, match="not in"):
        options.index(TEMPLATE.parse(waiting(), "present page"))
    assert options.count(TEMPLATE.parse(waiting(), "present page")) == 0


def test_actions_compare_by_what_they_say() -> None:
    state = TEMPLATE.start(seats=3, seed=1)
    one, two = TEMPLATE.parse(state, "present duke"), TEMPLATE.parse(state.copy(), " Present  DUKE")
    assert one == two
    assert hash(one) == hash(two)
    assert one != TEMPLATE.parse(state, "present page")
    assert one != "present duke"
    assert (one.kind, one.args, str(one)) == ("present", {"courtier": "duke"}, "present duke")
    assert one.to_json() == {"text": "present duke", "kind": "present", "args": {"courtier": "duke"}}


@pytest.mark.parametrize(
    ("text", "kind", "args"),
    [
        ("present duke", "present", {"courtier": "duke"}),
        ("challenge page", "challenge", {"courtier": "page"}),
        ("bow", "bow", {}),
    ],
)
def test_what_an_action_says(text: str, kind: str, args: dict[str, object]) -> None:
    action = TEMPLATE.parse(TEMPLATE.start(seats=3, seed=1), text)
    assert (str(action), action.kind, action.args) == (text, kind, args)


def test_a_decision_as_data() -> None:
    decision = question(waiting())
    told = decision.to_json()
    assert (told["seat"], told["ask"]) == (1, "reply")
    options = told["options"]
    assert isinstance(options, list)
    assert options[0] == {**decision.options[0].to_json(), "final": True}


def test_everything_has_a_short_form_for_people() -> None:
    state = waiting()
    decision = question(state)
    assert repr(state) == "<template seat 1 is asked: reply>"
    assert repr(decision) == "<seat 1 is asked: reply, 3 options>"
    assert repr(decision.options) == "<3 options>"
    assert repr(decision.options[0]) == f"<Action {decision.options[0]}>"
    event = state.play(decision.options[0])[0]
    assert repr(event) == "<challenged seat=1, courtier='page'>"
    play_out(state, Rng(1))
    assert repr(state) == "<template over>"
    assert repr(state.outcome).startswith("<Outcome ((")
    assert repr(state.scores[0]) == f"<Score {state.scores[0].points}>"
    assert repr(state.scores[0].reasons[0]).startswith("<+")


def test_scripted_chance_comes_as_ordered() -> None:
    state = waiting()
    script(state, "draw prince")
    assert state.play("bow")[-1].data == {"seat": 0, "courtier": "prince"}
    state = waiting(seen=["prince prince prince prince", ""])
    script(state, "draw prince")
    with pytest.raises(InvalidRecord, match="chance cannot give 'draw prince' now"):
        state.play("bow")
    with pytest.raises(InvalidRecord, match="'throw six' is not like"):
        script(state, "throw six")


def test_impossible_starters_are_refused() -> None:
    """Chance can only name a seat that exists."""
    doc = TEMPLATE.start(seats=2, seed=1).record.to_json()
    log = doc["log"]
    assert isinstance(log, list)
    log[0] = "~first 2"
    with pytest.raises(InvalidRecord, match="chance cannot give 'first 2' now"):
        TEMPLATE.replay(trianon.Record.from_json(doc))


def test_imagined_games_do_not_follow_the_script() -> None:
    """What chance will give is not known in an imagined world, and not in a playout."""
    state = waiting()
    script(state, "draw prince", "draw duke")
    drawn = set()
    for seed in range(20):
        world = state.determinize(1, Rng(seed))
        drawn.add(world.play("bow")[-1].data["courtier"])
    assert drawn == {"page", "knight", "duke", "prince"}
    assert len(trianon.playouts(state, 3, seed=1)) == 3


def test_whether_an_answer_is_final_does_not_depend_on_the_script() -> None:
    """A script that does not fit every option is no obstacle to asking."""
    state = waiting(seen=["prince prince prince prince", ""])
    script(state, "draw prince")
    assert all(question(state).is_irreversible(index) for index in range(len(question(state).options)))


def test_points_are_counted_at_any_time() -> None:
    """Scores say what the piles are worth now."""
    state = waiting(unseen=["page", "knight"])
    assert [score.points for score in state.scores] == [4, 3]
    assert state.outcome is None


def test_errors_have_one_parent() -> None:
    for error in (
        trianon.IllegalAction, trianon.InvalidAction, trianon.InvalidOption, trianon.InvalidPosition,
        trianon.InvalidRecord,
    ):  # fmt: skip
        assert issubclass(error, trianon.TrianonError)
        assert str(pickle.loads(pickle.dumps(error("words")))) == "words"


def test_playouts_go_on_from_where_the_game_stands() -> None:
    """From a finished game there is nothing to play; courtiers already won are counted."""
    over = given("template", hands=["", ""], late=True)
    assert trianon.playouts(over, 2, seed=1) == [(40, 0), (40, 0)]
    late = given("template", hands=["page", "duke duke"], late=True)
    for points in trianon.playouts(late, 20, seed=1):
        assert points[0] >= 40 - 4 - 2 - 2
