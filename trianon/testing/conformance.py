"""What every game promises, as checks on any of its positions."""

import json
from typing import NamedTuple, cast

import trianon
from trianon.kernel.errors import IllegalAction, InvalidAction
from trianon.kernel.event import Event
from trianon.kernel.record import Record
from trianon.kernel.rng import Rng
from trianon.kernel.state import State
from trianon.testing.chance import script
from trianon.testing.help import help_of
from trianon.testing.players import play_out, random_answer

# So many options of a position are tried out; of a longer list, some spread over the whole of it.
TRIED = 12


class Whole(NamedTuple):
    """Everything there is about a state, to see whether something changed."""

    fingerprint: str
    document: dict[str, object]
    record: dict[str, object]


def whole(state: State) -> Whole:
    """The state with its chance and its history."""
    return Whole(state.fingerprint(), state.to_json(), state.record.to_json())


def check_decision(state: State) -> None:
    """Somebody is asked something that has answers; each has a text that reads back, and applies."""
    decision = state.decision
    assert decision is not None
    assert 0 <= decision.seat < state.seats
    assert decision.ask
    options = list(decision.options)
    assert 0 < len(options) == len(decision.options)
    texts = [str(option) for option in options]
    assert len(set(texts)) == len(texts), "two options have the same text"
    game = trianon.game(state.game.id)
    before = whole(state)
    for index, option in enumerate(options):
        assert option == decision.options[index]
        assert option in decision.options
        assert decision.options.index(option) == index
        assert game.parse(state, texts[index]) == option
    for index in some(len(options)):
        _check_option_applies(state, index)
    assert whole(state) == before, "trying an option on a copy changed the state"


def some(count: int) -> list[int]:
    """All indices of a short list of options; of a long one, some from its beginning to its end."""
    if count <= TRIED:
        return list(range(count))
    return [number * (count - 1) // (TRIED - 1) for number in range(TRIED)]


def _check_option_applies(state: State, index: int) -> None:
    """By text, by action and by index the same; with the finality that was announced."""
    decision = state.decision
    assert decision is not None
    option = decision.options[index]
    by_text, by_action, by_index = state.copy(), state.copy(), state.copy()
    told = [event.to_json() for event in by_text.play(str(option))]
    assert told == [event.to_json() for event in by_action.play(option)]
    assert told, "an answer without an event"
    by_index.play_at(index)
    assert by_text.fingerprint() == by_action.fingerprint() == by_index.fingerprint() != state.fingerprint()
    assert by_text.is_irreversible == by_index.is_irreversible == decision.is_irreversible(index)


def check_copy(state: State, rng: Rng) -> None:
    """A copy is equal and goes its own way: neither notices what happens to the other."""
    twin = state.copy()
    assert whole(twin) == whole(state)
    for seat in seats_and_spectator(state):
        assert twin.view(seat) == state.view(seat)
    before = whole(state)
    play_out(twin, rng, most=5)
    assert whole(state) == before, "playing a copy changed the original"
    again = state.copy()
    assert whole(again) == before


def check_json(state: State, rng: Rng) -> None:
    """The document, through JSON text, gives the same position, views and continuation."""
    doc = json.loads(json.dumps(state.to_json()))
    back = trianon.game(state.game.id).from_json(doc)
    assert back.to_json() == state.to_json()
    for seat in seats_and_spectator(state):
        assert same_goods(back.view(seat), state.view(seat))
    one, two = state.copy(), back
    dice = rng.split()
    for _ in range(6):
        assert one.fingerprint() == two.fingerprint()
        if one.decision is None or two.decision is None:
            break
        assert [str(option) for option in one.decision.options] == [
            str(option) for option in two.decision.options
        ]
        index = random_answer(one, dice)
        told = [event.to_json() for event in one.play(one.decision.options[index])]
        assert told == [event.to_json() for event in two.play(two.decision.options[index])]


def same_goods(one: object, two: object) -> bool:
    """Equal as JSON."""
    return json.dumps(one) == json.dumps(two)


def check_record(state: State) -> None:
    """The record, through its text, replays to the same position and to the same record."""
    record = Record.loads(state.record.dumps())
    assert record == state.record
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
    back = trianon.game(state.game.id).replay(record)
    assert back.fingerprint() == state.fingerprint()
    assert back.record == record


def check_replay(start: State, played: list[list[Event]], end: State) -> None:
    """Replaying the record step by step tells the same events as the game itself."""
    record = end.record
    state = trianon.game(end.game.id).replay(record, upto=len(start.record.actions))
    assert state.fingerprint() == start.fingerprint()
    script(state, *record.chance[len(start.record.chance) :])
    for action, events in zip(record.actions[len(start.record.actions) :], played, strict=True):
        told = state.play(action)
        assert [event.to_json() for event in told] == [event.to_json() for event in events]
    assert state.fingerprint() == end.fingerprint()


def check_refusal(state: State, text: str) -> None:
    """A text that is no option is refused with words, and nothing changes."""
    decision = state.decision
    options = [] if decision is None else [option.code for option in decision.options]
    before = whole(state)
    said = ""
    try:
        if trianon.game(state.game.id).parse(state, text).code in options:
            return
        state.play(text)
    except (IllegalAction, InvalidAction) as error:
        said = str(error)
    assert said, f"{text!r} was accepted, or refused without a word"
    assert whole(state) == before, f"refusing {text!r} changed the state"
    assert whole(state.copy()) == before


def check_over(state: State) -> None:
    """A finished game asks nobody, has an outcome and refuses any answer."""
    assert state.decision is None
    outcome = state.outcome
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(state.seats))
    points = [score.points for score in state.scores]
    assert [points[seat] for seat in outcome.winners] == [max(points)] * len(outcome.winners)
    assert json.dumps(outcome.to_json())


def check_scores(state: State) -> None:
    """Points are the sum of their reasons, and the fast count agrees."""
    assert len(state.scores) == state.seats
    for score, points in zip(state.scores, state.points(), strict=True):
        assert score.points == sum(reason.points for reason in score.reasons) == points
        told = score.to_json()
        assert told["points"] == points
        assert len(cast("list[object]", told["reasons"])) == len(score.reasons)


def check_components(state: State) -> None:
    """The components of the game are all there, each once."""
    help_of(state.game.id).check_components(state)


def seats_and_spectator(state: State) -> list[int | None]:
    """Everybody who can look at a table."""
    return [None, *range(state.seats)]
